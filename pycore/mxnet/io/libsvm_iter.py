"""Sparse batches of files of LibSVM's text format."""
import os

import numpy as np

from .. import ndarray as nd
from ..base import MXNetError
from .io import DataDesc
from .row_iter import RowIter, part_of


class _SparseRows:
    """The rows of a LibSVM file: the number before each, and its (index, value) pairs as a matrix in CSR form."""

    def __init__(self, argument, path, width):
        self.width = width
        starts, indices, values, heads = [0], [], [], []
        for name, line_number, line in self._lines(argument, path):
            where = f"[LibSVMIter] argument '{argument}': line {line_number} of {name}:"
            try:
                head, *pairs = line.split()
                heads.append(float(head))
                for pair in pairs:
                    index, value = pair.split(":")
                    indices.append(int(index))
                    values.append(float(value))
            except ValueError:
                raise MXNetError(f"{where} expected a number and pairs index:value, got {line!r}") from None
            row = indices[starts[-1]:]
            if any(not 0 <= index < width for index in row) or any(a >= b for a, b in zip(row, row[1:])):
                raise MXNetError(f"{where} expected rising indices from 0 to {width - 1}, got {row}")
            starts.append(len(indices))
        self.heads = np.array(heads)
        self._starts, self._indices, self._values = np.array(starts), np.array(indices, np.int64), np.array(values)

    @staticmethod
    def _lines(argument, path):
        """(file, line number, line) of all lines that are not empty, of a file or of all files of a folder."""
        names = sorted(os.path.join(path, name) for name in os.listdir(path)) if os.path.isdir(path) else [path]
        for name in names:
            try:
                with open(name) as file:
                    yield from ((name, number, line) for number, line in enumerate(file, 1) if line.strip())
            except OSError as error:
                raise MXNetError(f"[LibSVMIter] argument '{argument}': expected a file, got {name}: "
                                 f"{error}") from error

    def take(self, rows, dtype):
        """The rows with these numbers as a CSRNDArray."""
        places = [np.arange(self._starts[row], self._starts[row + 1]) for row in rows]
        starts = np.concatenate([[0], np.cumsum([len(place) for place in places])]).astype(np.int64)
        flat = np.concatenate(places).astype(np.int64)
        return nd.sparse.csr_matrix((self._values[flat], self._indices[flat], starts), shape=(len(rows), self.width),
                                    dtype=dtype)


class LibSVMIter(RowIter):
    """Batches of rows of a text file in the format of LibSVM, with indices from 0: `label index:value index:value ...`.

    Data come as a CSRNDArray (batch_size, width). The last batch is filled up from the beginning, and the next epoch
    starts after those rows.

    Parameters
    ----------
    data_libsvm : str
        Path of the file, or of a folder all of whose files are read.
    data_shape : tuple of int
        (width,).
    batch_size : int
    label_libsvm : str, optional
        Path of another such file whose pairs are the labels, a CSRNDArray too. Without it the labels are the first
        numbers of the lines, an NDArray (batch_size,).
    label_shape : tuple of int
        (width,) of the labels.
    num_parts, part_index : int
        Read only part number `part_index` of so many.
    round_batch : bool
        Must be True.
    dtype : str or numpy.dtype, optional
        float32 by default.
    data_name, label_name : str
    prefetch_buffer, ctx
        Accepted for the sake of old programs; the files are read at once into host memory.

    Raises
    ------
    MXNetError
        For missing files, lines of another form, indices beyond the width, unequal numbers of rows, and fewer rows
        than a batch.
    """

    def __init__(self, data_libsvm, data_shape, batch_size, label_libsvm=None, label_shape=(1,), num_parts=1,
                 part_index=0, round_batch=True, prefetch_buffer=4, ctx="cpu", dtype=None, data_name="data",
                 label_name="softmax_label"):
        del prefetch_buffer, ctx
        if not round_batch:
            raise MXNetError("[LibSVMIter] argument 'round_batch': expected True, got False")
        shapes = {"data_shape": tuple(data_shape), "label_shape": tuple(label_shape)}
        for name, shape in shapes.items():
            if len(shape) != 1:
                raise MXNetError(f"[LibSVMIter] argument '{name}': expected one dimension, got {shape}")
        self._dtype = np.dtype("float32" if dtype is None else dtype)
        self._data = _SparseRows("data_libsvm", data_libsvm, *shapes["data_shape"])
        rows = len(self._data.heads)
        self._label = None
        if label_libsvm not in (None, "NULL"):
            self._label = _SparseRows("label_libsvm", label_libsvm, *shapes["label_shape"])
            if len(self._label.heads) != rows:
                raise MXNetError(f"[LibSVMIter] argument 'label_libsvm': expected {rows} rows as in {data_libsvm}, got "
                                 f"{len(self._label.heads)}")
        elif shapes["label_shape"] != (1,):
            raise MXNetError(f"[LibSVMIter] argument 'label_shape': expected (1,) without 'label_libsvm', got "
                             f"{label_shape}")
        self._chosen = np.arange(rows)[part_of(rows, num_parts, part_index, "LibSVMIter")]
        super().__init__(batch_size, len(self._chosen))
        self.provide_data = [DataDesc(data_name, (batch_size, *shapes["data_shape"]), self._dtype.type)]
        self.provide_label = [DataDesc(label_name, (batch_size,) if self._label is None
                                       else (batch_size, *shapes["label_shape"]), self._dtype.type)]

    def getdata(self):
        """The data of the current batch, one CSRNDArray."""
        return self._data.take(self._chosen[self._rows], self._dtype)

    def getlabel(self):
        """The labels of the current batch, one NDArray or CSRNDArray."""
        rows = self._chosen[self._rows]
        if self._label is None:
            return nd.array(self._data.heads[rows], dtype=self._dtype)
        return self._label.take(rows, self._dtype)

    def getindex(self):
        return self._chosen[self._rows].astype(np.uint64)
