"""Batches, their descriptions, and iterators over arrays in memory and over other iterators."""
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ..base import mx_real_t
from .utils import is_csr, named_sources, rows_at, rows_slice


class DataDesc(namedtuple("DataDesc", ["name", "shape"])):
    """Name, shape, type and layout of one input.

    Parameters
    ----------
    name : str
    shape : tuple of int
        With the batch size.
    dtype : numpy type or its name
    layout : str
        Letters of the axes; 'N' is the batch.
    """

    def __new__(cls, name, shape, dtype=mx_real_t, layout="NCHW"):
        desc = super().__new__(cls, name, shape)
        desc.dtype = dtype
        desc.layout = layout
        return desc

    def __repr__(self):
        return f"DataDesc[{self.name},{self.shape},{self.dtype},{self.layout}]"

    @staticmethod
    def get_batch_axis(layout):
        """Position of the batch in a layout: 0 when there is no layout, -1 when it has no 'N'."""
        return 0 if layout is None else layout.find("N")

    @staticmethod
    def get_list(shapes, types):
        """DataDesc objects from (name, shape) pairs and, optionally, (name, type) pairs."""
        if types is None:
            return [DataDesc(*shape) for shape in shapes]
        dtypes = dict(types)
        return [DataDesc(shape[0], shape[1], dtypes[shape[0]]) for shape in shapes]


class DataBatch:
    """One batch.

    Parameters
    ----------
    data, label : list of NDArray
    pad : int, optional
        How many samples at the end only fill the batch up.
    index : numpy.ndarray, optional
        Which samples these are.
    bucket_key : optional
        For `BucketingModule`.
    provide_data, provide_label : list of DataDesc, optional
    """

    def __init__(self, data, label=None, pad=None, index=None, bucket_key=None, provide_data=None,
                 provide_label=None):
        if data is not None and not isinstance(data, (list, tuple)):
            raise AssertionError("Data must be list of NDArrays")
        if label is not None and not isinstance(label, (list, tuple)):
            raise AssertionError("Label must be list of NDArrays")
        self.data = data
        self.label = label
        self.pad = pad
        self.index = index
        self.bucket_key = bucket_key
        self.provide_data = provide_data
        self.provide_label = provide_label

    def __str__(self):
        data_shapes = [d.shape for d in self.data]
        label_shapes = [label.shape for label in self.label] if self.label else None
        return f"{type(self).__name__}: data shapes: {data_shapes} label shapes: {label_shapes}"


class DataIter:
    """Base of data iterators.

    Subclasses offer `provide_data` and `provide_label` (lists of DataDesc) and write `iter_next`, `getdata`,
    `getlabel` and `getpad`, or `next` as a whole.
    """

    def __init__(self, batch_size=0):
        self.batch_size = batch_size

    def __iter__(self):
        return self

    def reset(self):
        """Start from the beginning."""

    def next(self):
        """The next batch; StopIteration at the end."""
        if self.iter_next():
            return DataBatch(data=self.getdata(), label=self.getlabel(), pad=self.getpad(), index=self.getindex())
        raise StopIteration

    def __next__(self):
        return self.next()

    def iter_next(self):
        """Move to the next batch; whether there is one."""
        raise NotImplementedError(f"{type(self).__name__} has no iter_next")

    def getdata(self):
        """Data arrays of the current batch."""
        raise NotImplementedError(f"{type(self).__name__} has no getdata")

    def getlabel(self):
        """Label arrays of the current batch."""
        raise NotImplementedError(f"{type(self).__name__} has no getlabel")

    def getindex(self):
        """Indices of the samples of the current batch, or None."""
        return

    def getpad(self):
        """Number of samples that only fill up the current batch."""
        raise NotImplementedError(f"{type(self).__name__} has no getpad")


class NDArrayIter(DataIter):
    """Batches of rows of arrays.

    Parameters
    ----------
    data : NDArray, numpy.ndarray, h5py.Dataset, CSRNDArray, or a list or dict of these
        NumPy arrays become float32.
    label : the same, optional
    batch_size : int
    shuffle : bool
        Draw a new order at the start and at each reset, from NumPy's global generator.
    last_batch_handle : {'pad', 'discard', 'roll_over'}
        What becomes of the rows that do not fill a batch: filled up from the beginning, left out, or kept for the
        next epoch. Sparse data can only discard.
    data_name, label_name : str
        Names of single sources; lists get numbered ones.
    layout : str
        Layout in the descriptions.
    """

    def __init__(self, data, label=None, batch_size=1, shuffle=False, last_batch_handle="pad", data_name="data",
                 label_name="softmax_label", layout="NCHW"):
        super().__init__(batch_size)
        if last_batch_handle not in ("pad", "discard", "roll_over"):
            raise ValueError(f"[NDArrayIter] argument 'last_batch_handle': expected 'pad', 'discard' or 'roll_over', "
                             f"got {last_batch_handle!r}")
        self.data = named_sources(data, allow_empty=False, default_name=data_name)
        self.label = named_sources(label, allow_empty=True, default_name=label_name)
        self.data_list = [source for _, source in self.data + self.label]
        if last_batch_handle != "discard" and any(is_csr(source) for source in self.data_list):
            raise NotImplementedError("`NDArrayIter` only supports ``CSRNDArray`` with `last_batch_handle` set to "
                                      "`discard`.")
        self.num_data = self.data[0][1].shape[0]
        for name, source in self.data + self.label:
            if source.shape[0] < self.num_data:
                raise ValueError(f"[NDArrayIter] argument '{name}': expected at least {self.num_data} rows as in "
                                 f"'{self.data[0][0]}', got {source.shape[0]}")
        self.num_source = len(self.data_list)
        self.idx = np.arange(self.num_data)
        self.shuffle = shuffle
        self.last_batch_handle = last_batch_handle
        self.layout = layout
        self.cursor = -batch_size
        self._left = self.idx[:0]  # rows that the last epoch rolled over
        self._ended = False
        if shuffle:
            np.random.shuffle(self.idx)

    def _describe(self, sources):
        return [DataDesc(name, (self.batch_size,) + tuple(source.shape[1:]), source.dtype, layout=self.layout)
                for name, source in sources]

    @property
    def provide_data(self):
        """Descriptions of the data."""
        return self._describe(self.data)

    @property
    def provide_label(self):
        """Descriptions of the labels."""
        return self._describe(self.label)

    def hard_reset(self):
        """Start over, and drop rows that were to roll over."""
        if self.shuffle:
            np.random.shuffle(self.idx)
        self.cursor = -self.batch_size
        self._left = self.idx[:0]
        self._ended = False

    def reset(self):
        left = self.idx[:0]
        if self.last_batch_handle == "roll_over" and self.num_data - self.batch_size < self.cursor < self.num_data:
            left = self.idx[self.cursor:].copy()
        if self.shuffle:
            np.random.shuffle(self.idx)
        self._left = left
        self.cursor = -self.batch_size - len(left)
        self._ended = False

    def iter_next(self):
        if self._ended:
            return False  # the cursor stays, because it tells which rows roll over
        self.cursor += self.batch_size
        needed = 1 if self.last_batch_handle == "pad" else self.batch_size
        self._ended = self.cursor + needed > self.num_data
        return not self._ended

    def _rows(self, sources):
        start, stop = self.cursor, self.cursor + self.batch_size
        if start >= 0 and stop <= self.num_data and not self.shuffle:
            return [rows_slice(source, start, stop) for _, source in sources]
        if start < 0:
            index = np.concatenate([self._left, self.idx[:stop]])
        else:
            index = self.idx[np.arange(start, stop) % self.num_data]
        return [rows_at(source, index) for _, source in sources]

    def getdata(self):
        return self._rows(self.data)

    def getlabel(self):
        return self._rows(self.label)

    def getpad(self):
        if self.last_batch_handle == "pad" and self.cursor + self.batch_size > self.num_data:
            return self.cursor + self.batch_size - self.num_data
        if self.last_batch_handle == "roll_over" and -self.batch_size < self.cursor < 0:
            return -self.cursor
        return 0


class ResizeIter(DataIter):
    """Another iterator with a different number of batches per epoch.

    Parameters
    ----------
    data_iter : DataIter
        Starts over when it ends early.
    size : int
        Batches per epoch.
    reset_internal : bool
        Whether `reset` also resets `data_iter`.
    """

    def __init__(self, data_iter, size, reset_internal=True):
        super().__init__(data_iter.batch_size)
        self.data_iter = data_iter
        self.size = size
        self.reset_internal = reset_internal
        self.cur = 0
        self.current_batch = None
        self.provide_data = data_iter.provide_data
        self.provide_label = data_iter.provide_label
        if hasattr(data_iter, "default_bucket_key"):
            self.default_bucket_key = data_iter.default_bucket_key

    def reset(self):
        self.cur = 0
        if self.reset_internal:
            self.data_iter.reset()

    def iter_next(self):
        if self.cur == self.size:
            return False
        try:
            self.current_batch = self.data_iter.next()
        except StopIteration:
            self.data_iter.reset()
            self.current_batch = self.data_iter.next()
        self.cur += 1
        return True

    def getdata(self):
        return self.current_batch.data

    def getlabel(self):
        return self.current_batch.label

    def getindex(self):
        return self.current_batch.index

    def getpad(self):
        return self.current_batch.pad


class PrefetchingIter(DataIter):
    """One or several iterators whose next batch is fetched by threads while the current one is in use.

    Parameters
    ----------
    iters : DataIter or list of DataIter
        Of equal batch size and length; their data and labels are put together.
    rename_data, rename_label : list of dict, optional
        New names, one dict for each iterator.
    """

    def __init__(self, iters, rename_data=None, rename_label=None):
        super().__init__()
        self.iters = iters if isinstance(iters, list) else [iters]
        self.n_iter = len(self.iters)
        if not self.iters:
            raise AssertionError("[PrefetchingIter] argument 'iters': expected at least one iterator, got none")
        self.rename_data = rename_data
        self.rename_label = rename_label
        self.batch_size = self.provide_data[0][1][0]
        self.current_batch = None
        self._pool = ThreadPoolExecutor(self.n_iter, "prefetch")
        self._fetch()

    def __del__(self):
        pool = getattr(self, "_pool", None)
        if pool is not None:
            pool.shutdown(wait=False)

    @staticmethod
    def _next_or_none(source):
        # A StopIteration would be swallowed on its way through a future.
        try:
            return source.next()
        except StopIteration:
            return None

    def _fetch(self):
        self._coming = [self._pool.submit(self._next_or_none, source) for source in self.iters]

    def _described(self, attribute, renames):
        described = []
        for i, source in enumerate(self.iters):
            for desc in getattr(source, attribute):
                if renames is not None:
                    desc = desc if isinstance(desc, DataDesc) else DataDesc(*desc)
                    desc = DataDesc(renames[i].get(desc.name, desc.name), desc.shape, desc.dtype, desc.layout)
                described.append(desc)
        return described

    @property
    def provide_data(self):
        """Descriptions of the data of all iterators."""
        return self._described("provide_data", self.rename_data)

    @property
    def provide_label(self):
        """Descriptions of the labels of all iterators."""
        return self._described("provide_label", self.rename_label)

    def reset(self):
        for future in self._coming:
            future.exception()  # wait: an iterator must not be reset while it is read
        for source in self.iters:
            source.reset()
        self._fetch()

    def iter_next(self):
        batches = [future.result() for future in self._coming]
        if batches[0] is None:
            if any(batch is not None for batch in batches):
                raise AssertionError("Number of entry mismatches between iterators")
            return False
        for batch in batches:
            if batch is None:
                raise AssertionError("Number of entry mismatches between iterators")
            if batch.pad != batches[0].pad:
                raise AssertionError("Number of pad mismatches between iterators")
        self.current_batch = DataBatch(
            [array for batch in batches for array in batch.data],
            [array for batch in batches for array in batch.label or ()],
            batches[0].pad, batches[0].index, provide_data=self.provide_data, provide_label=self.provide_label)
        self._fetch()
        return True

    def next(self):
        if self.iter_next():
            return self.current_batch
        raise StopIteration

    def getdata(self):
        return self.current_batch.data

    def getlabel(self):
        return self.current_batch.label

    def getindex(self):
        return self.current_batch.index

    def getpad(self):
        return self.current_batch.pad
