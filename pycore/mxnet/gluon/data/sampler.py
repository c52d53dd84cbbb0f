# Samplers: the order in which items of a data set are visited.
"""Samplers."""
import numpy as np

__all__ = ["Sampler", "SequentialSampler", "RandomSampler", "FilterSampler", "BatchSampler"]


class Sampler:
    """Base class of samplers: subclasses define `__iter__` (indices) and `__len__` (how many)."""

    def __iter__(self):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'iter': expected a subclass that defines __iter__")

    def __len__(self):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'len': expected a subclass that defines __len__")


class SequentialSampler(Sampler):
    """`length` indices from `start` on, in order."""

    def __init__(self, length, start=0):
        self._length = length
        self._start = start

    def __iter__(self):
        return iter(range(self._start, self._start + self._length))

    def __len__(self):
        return self._length


class RandomSampler(Sampler):
    """The indices 0 to `length` - 1 in an order drawn from NumPy's global generator."""

    def __init__(self, length):
        self._length = length

    def __iter__(self):
        indices = np.arange(self._length)
        np.random.shuffle(indices)
        return iter(indices)

    def __len__(self):
        return self._length


class FilterSampler(Sampler):
    """The indices of the items of `dataset` for which `fn(item)` is true; `fn` runs once, at construction."""

    def __init__(self, fn, dataset):
        self._fn = fn
        self._dataset = dataset
        self._indices = [i for i in range(len(dataset)) if fn(dataset[i])]

    def __iter__(self):
        return iter(self._indices)

    def __len__(self):
        return len(self._indices)


class BatchSampler(Sampler):
    """Lists of `batch_size` indices from `sampler`.

    `last_batch` says what happens to a last list that is not full: 'keep' it, 'discard' it, or let it 'rollover' to the
    front of the next pass.
    """

    def __init__(self, sampler, batch_size, last_batch="keep"):
        self._sampler = sampler
        self._batch_size = batch_size
        self._last_batch = last_batch
        self._prev = []
        if last_batch not in ("keep", "discard", "rollover"):
            raise ValueError(f"last_batch must be one of 'keep', 'discard', or 'rollover', but got {last_batch}")

    def __iter__(self):
        batch, self._prev = self._prev, []
        for index in self._sampler:
            batch.append(index)
            if len(batch) == self._batch_size:
                yield batch
                batch = []
        if batch:
            if self._last_batch == "keep":
                yield batch
            elif self._last_batch == "rollover":
                self._prev = batch

    def __len__(self):
        count = len(self._sampler)
        if self._last_batch == "keep":
            return -(-count // self._batch_size)
        if self._last_batch == "discard":
            return count // self._batch_size
        return (len(self._prev) + count) // self._batch_size
