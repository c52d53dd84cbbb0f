"""Seeding, and the random functions for arrays."""
from __future__ import annotations

from . import _capi
from .context import Context
from .ndarray.random import (
    exponential,
    gamma,
    generalized_negative_binomial,
    multinomial,
    negative_binomial,
    normal,
    poisson,
    randint,
    randn,
    shuffle,
    uniform,
)

__all__ = ["seed", "uniform", "normal", "randn", "randint", "gamma", "exponential", "poisson", "negative_binomial",
           "generalized_negative_binomial", "multinomial", "shuffle"]


def seed(seed_state: int, ctx: Context | str = "all") -> None:
    """Seed the generators of all devices, or of one.

    With 'all', each device derives its own state from the seed; with one device given, the same seed gives the
    same numbers on every device. The generator is Philox: a seed does not bring the numbers that it brings in
    MXNet 1.9.1. Raises ValueError when `seed_state` is not an integer.
    """
    try:
        number = int(seed_state)
    except (TypeError, ValueError):
        raise ValueError(f"[random.seed] argument 'seed_state': expected an int, got {seed_state!r}") from None
    number = ((number + 2**31) % 2**32) - 2**31  # the C parameter is a 32-bit int
    if ctx == "all":
        _capi.random_seed(number)
    else:
        device = Context(ctx)
        _capi.random_seed_context(number, device.device_typeid, device.device_id)
