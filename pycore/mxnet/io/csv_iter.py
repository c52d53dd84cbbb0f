"""Batches of rows of CSV files."""
import numpy as np

from ..base import MXNetError
from .io import DataDesc
from .row_iter import DenseRowIter

_TYPES = ("float32", "int32", "int64")


class CSVIter(DenseRowIter):
    """Batches of rows of a CSV file of numbers, and optionally labels of another.

    Parameters
    ----------
    data_csv : str
        Path of the file; each line holds one sample.
    data_shape : tuple of int
        Shape of one sample.
    batch_size : int
    label_csv : str, optional
        Path of the labels; all labels are 0 without it.
    label_shape : tuple of int
        Shape of one label; labels of one value come out flat.
    round_batch : bool
        Fill the last batch up from the beginning, and let the next epoch start after those rows. Otherwise the rest
        of the last batch still holds rows of the batch before.
    dtype : {'float32', 'int32', 'int64'}
    data_name, label_name : str
    prefetch_buffer, ctx
        Accepted for the sake of old programs; the file is read at once into host memory.

    Raises
    ------
    MXNetError
        For missing files, rows that do not fit the shape, and files with fewer rows than a batch.
    """

    def __init__(self, data_csv, data_shape, batch_size, label_csv=None, label_shape=(1,), round_batch=True,
                 prefetch_buffer=4, ctx="cpu", dtype="float32", data_name="data", label_name="softmax_label"):
        del prefetch_buffer, ctx
        self._dtype = np.dtype(dtype)
        if self._dtype.name not in _TYPES:
            raise MXNetError(f"[CSVIter] argument 'dtype': expected one of {', '.join(_TYPES)}, got {dtype}")
        self._data = self._read("data_csv", data_csv, tuple(data_shape))
        if label_csv in (None, "NULL"):
            self._label = np.zeros((len(self._data),) + tuple(label_shape), self._dtype)
        else:
            self._label = self._read("label_csv", label_csv, tuple(label_shape))
        if tuple(label_shape) == (1,):
            self._label = self._label.reshape(-1)
        rows = len(self._data)
        if len(self._label) != rows:
            raise MXNetError(f"[CSVIter] argument 'label_csv': expected {rows} rows as in {data_csv}, "
                             f"got {len(self._label)}")
        super().__init__(batch_size, rows, round_batch)
        self.provide_data = [DataDesc(data_name, (batch_size,) + self._data.shape[1:], self._dtype.type)]
        self.provide_label = [DataDesc(label_name, (batch_size,) + self._label.shape[1:], self._dtype.type)]

    def _read(self, argument, path, shape):
        try:
            table = np.loadtxt(path, delimiter=",", ndmin=2, dtype=self._dtype)
        except (OSError, ValueError) as error:
            raise MXNetError(f"[CSVIter] argument '{argument}': expected a file of numbers, got {path}: "
                             f"{error}") from error
        if table.shape[1] != int(np.prod(shape)):
            raise MXNetError(f"[CSVIter] argument '{argument}': expected {int(np.prod(shape))} values in each row for "
                             f"shape {shape}, got {table.shape[1]}")
        return table.reshape((len(table),) + shape)
