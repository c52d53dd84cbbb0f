# Data sets: things with a length and items, and views that transform, filter or select items.
"""Data sets."""
import os

from ... import ndarray
from ...base import MXNetError
from ..utils import check_sha1, download

__all__ = ["Dataset", "SimpleDataset", "ArrayDataset", "RecordFileDataset"]


class Dataset:
    """Base class of data sets: subclasses define `__getitem__` and `__len__`."""

    def __getitem__(self, idx):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'idx': expected a subclass that defines "
                                  "__getitem__")

    def __len__(self):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'len': expected a subclass that defines __len__")

    def filter(self, fn):
        """The items for which `fn(item)` is true. `fn` runs now, over all items."""
        from .sampler import FilterSampler
        return _SampledDataset(self, FilterSampler(fn, self))

    def shard(self, num_shards, index):
        """Part `index` of `num_shards` consecutive parts whose sizes differ by at most one."""
        if index >= num_shards:
            raise AssertionError(f"Shard index of out bound: {index} out of {num_shards}")
        if num_shards <= 0:
            raise AssertionError("Number of shards must be greater than 0")
        if index < 0:
            raise AssertionError("Index must be non-negative")
        step, rest = divmod(len(self), num_shards)
        start = step * index + min(index, rest)
        from .sampler import SequentialSampler
        return _SampledDataset(self, SequentialSampler(step + (index < rest), start))

    def take(self, count):
        """The first `count` items; all for None or a larger number."""
        if count is None or count > len(self):
            count = len(self)
        from .sampler import SequentialSampler
        return _SampledDataset(self, SequentialSampler(count))

    def sample(self, sampler):
        """The items whose indices `sampler` gives, in its order."""
        from .sampler import Sampler
        if not isinstance(sampler, Sampler):
            raise TypeError(f"Invalid sampler type: {type(sampler)}. Expected gluon.data.Sampler instead.")
        return _SampledDataset(self, sampler)

    def transform(self, fn, lazy=True):
        """`fn(*item)` for each item; when it is asked for, or (not `lazy`) all now."""
        view = _LazyTransformDataset(self, fn)
        return view if lazy else SimpleDataset([view[i] for i in range(len(view))])

    def transform_first(self, fn, lazy=True):
        """Like `transform`, but `fn` sees only the first part of each item; the others stay."""
        return self.transform(_TransformFirstClosure(fn), lazy)


class SimpleDataset(Dataset):
    """A list, array or anything else with items as a data set."""

    def __init__(self, data):
        self._data = data

    def __len__(self):
        return len(self._data)

    def __getitem__(self, idx):
        return self._data[idx]


class _LazyTransformDataset(Dataset):
    """Items of another data set, transformed when asked for."""

    def __init__(self, data, fn):
        self._data = data
        self._fn = fn

    def __len__(self):
        return len(self._data)

    def __getitem__(self, idx):
        item = self._data[idx]
        return self._fn(*item) if isinstance(item, tuple) else self._fn(item)


class _TransformFirstClosure:
    """Applies a function to the first part of an item; a class so that it can be pickled."""

    def __init__(self, fn):
        self._fn = fn

    def __call__(self, x, *args):
        return (self._fn(x), *args) if args else self._fn(x)


class _SampledDataset(Dataset):
    """Items of another data set in the order of a sampler, whose indices are kept."""

    def __init__(self, dataset, sampler):
        self._dataset = dataset
        self._sampler = sampler
        self._indices = list(sampler)

    def __len__(self):
        return len(self._indices)

    def __getitem__(self, idx):
        return self._dataset[self._indices[idx]]


class ArrayDataset(Dataset):
    """Several sequences of one length side by side: item i is the tuple of their items i (or the item, for one).

    Each argument is an NDArray, NumPy array, list or Dataset. A one-dimensional NDArray gives plain numbers.
    """

    def __init__(self, *args):
        if not args:
            raise AssertionError("Needs at least 1 arrays")
        self._length = len(args[0])
        self._data = []
        for i, data in enumerate(args):
            if len(data) != self._length:
                raise AssertionError(f"All arrays must have the same length; array[0] has length {self._length} while "
                                     f"array[{i}] has {len(data)}.")
            if isinstance(data, ndarray.NDArray) and len(data.shape) == 1:
                data = data.asnumpy()
            self._data.append(data)

    def __getitem__(self, idx):
        if len(self._data) == 1:
            return self._data[0][idx]
        return tuple(data[idx] for data in self._data)

    def __len__(self):
        return self._length


class RecordFileDataset(Dataset):
    """The records of a RecordIO file `filename` (with its index, the same name ending in .idx) as bytes."""

    def __init__(self, filename):
        self.idx_file = os.path.splitext(filename)[0] + ".idx"
        self.filename = filename
        from ...recordio import MXIndexedRecordIO
        self._record = MXIndexedRecordIO(self.idx_file, self.filename, "r")

    def __getitem__(self, idx):
        return self._record.read_idx(self._record.keys[idx])

    def __len__(self):
        return len(self._record.keys)


class _DownloadedDataset(Dataset):
    """Base of data sets that live in files under `root`; `_get_data` fills `_data` and `_label`."""

    def __init__(self, root, transform):
        super().__init__()
        self._transform = transform
        self._data = None
        self._label = None
        self._root = os.path.expanduser(root)
        os.makedirs(self._root, exist_ok=True)
        self._get_data()

    def __getitem__(self, idx):
        if self._transform is not None:
            return self._transform(self._data[idx], self._label[idx])
        return self._data[idx], self._label[idx]

    def __len__(self):
        return len(self._label)

    def _file(self, name, sha1, namespace):
        """Path of the file `name` under the root, fetched from the repository of MXNET_GLUON_REPO when missing."""
        path = os.path.join(self._root, name)
        if os.path.exists(path) and (sha1 is None or check_sha1(path, sha1)):
            return path
        from ..utils import _get_repo_file_url
        try:
            url = _get_repo_file_url(namespace, name)
        except MXNetError as error:
            raise MXNetError(f"[{type(self).__name__}] argument 'root': expected the file {path}, which is not there. "
                             f"{error}") from error
        return download(url, path=path, sha1_hash=sha1)

    def _get_data(self):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'root': expected a subclass that defines "
                                  "_get_data")
