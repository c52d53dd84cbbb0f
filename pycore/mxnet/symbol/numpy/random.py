"""Random numbers as symbols: `mx.sym.np.random`."""
from __future__ import annotations

from ...numpy._dispatch import create_symbol
from ...numpy.random import Random

_random = Random(create_symbol)
__all__ = list(Random.NAMES)
for _name in __all__:
    globals()[_name] = getattr(_random, _name)
del _name
