"""Seeds, and the distributions that NumPy does not have: `mx.npx.random`."""
from __future__ import annotations

from ..numpy.random import bernoulli, normal_n, uniform_n
from ..random import seed

__all__ = ["seed", "bernoulli", "normal_n", "uniform_n"]
