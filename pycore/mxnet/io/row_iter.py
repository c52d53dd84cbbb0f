"""The part that iterators over rows of files have in common: which rows a batch holds."""
import numpy as np

from .. import ndarray as nd
from ..base import MXNetError
from .io import DataBatch, DataIter


def part_of(rows, num_parts, part_index, owner):
    """The slice of `rows` rows that is part number `part_index` of `num_parts` parts."""
    if not 0 <= part_index < num_parts:
        raise MXNetError(f"[{owner}] argument 'part_index': expected a number from 0 to {num_parts - 1}, got "
                         f"{part_index}")
    return slice(rows * part_index // num_parts, rows * (part_index + 1) // num_parts)


class RowIter(DataIter):
    """Batches of `total` rows in their order; a subclass makes arrays of the chosen `_rows`.

    With `round_batch` the last batch is filled up from the beginning, and the next epoch starts after those rows.
    Otherwise the rest of the last batch still holds rows of the batch before.
    """

    def __init__(self, batch_size, total, round_batch=True):
        super().__init__(batch_size)
        if not 0 < batch_size <= total:
            raise MXNetError(f"[{type(self).__name__}] argument 'batch_size': expected a number from 1 to the {total} "
                             f"rows that there are, got {batch_size}")
        self._total = total
        self._round = bool(round_batch)
        self._start = 0  # where the next epoch begins
        self._at = 0
        self._rows = np.arange(batch_size)
        self._pad = 0

    def reset(self):
        self._at = self._start
        self._start = 0

    def iter_next(self):
        if self._at >= self._total:
            return False
        stop = self._at + self.batch_size
        self._pad = max(0, stop - self._total)
        rows = np.arange(self._at, stop)
        if self._pad:
            if self._round:
                rows %= self._total
                self._start = self._pad
            else:
                keep = self.batch_size - self._pad
                rows[keep:] = self._rows[keep:]
        self._rows = rows
        self._at = stop
        return True

    def next(self):
        if not self.iter_next():
            raise StopIteration
        return DataBatch(data=[self.getdata()], label=[self.getlabel()], pad=self._pad, index=self.getindex())

    def getindex(self):
        return self._rows.astype(np.uint64)

    def getpad(self):
        return self._pad


class DenseRowIter(RowIter):
    """Rows of two NumPy arrays, `_data` and `_label`, which become NDArrays of type `_dtype`."""

    def getdata(self):
        """The data of the current batch, one NDArray."""
        return nd.array(self._data[self._rows], dtype=self._dtype)

    def getlabel(self):
        """The labels of the current batch, one NDArray."""
        return nd.array(self._label[self._rows], dtype=self._dtype)
