# IntervalSampler.
"""Additional samplers."""
from ...data.sampler import Sampler

__all__ = ["IntervalSampler"]


class IntervalSampler(Sampler):
    """Every `interval`-th of the indices 0 to `length` - 1.

    With `rollover` those follow that come one after each of them, then two after, until all are used.
    """

    def __init__(self, length, interval, rollover=True):
        if not 0 < interval <= length:
            raise AssertionError(f"[IntervalSampler] argument 'interval': expected a number from 1 to the length "
                                 f"{length}, got {interval}")
        self._length = length
        self._interval = interval
        self._rollover = rollover

    def __iter__(self):
        for start in range(self._interval if self._rollover else 1):
            yield from range(start, self._length, self._interval)

    def __len__(self):
        return self._length if self._rollover else -(-self._length // self._interval)
