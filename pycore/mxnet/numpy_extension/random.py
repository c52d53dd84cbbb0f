"""Seeds, and the distributions that NumPy does not have: `mx.npx.random`."""
from __future__ import annotations

from .. import random as _random
from ..context import Context
from ..numpy.random import bernoulli, normal_n, uniform_n


def seed(seed: int, ctx: Context | str = "all") -> None:
    """Seed the generators of all devices, or of one; see `mx.random.seed`."""
    _random.seed(seed, ctx)


__all__ = ["seed", "bernoulli", "normal_n", "uniform_n"]
