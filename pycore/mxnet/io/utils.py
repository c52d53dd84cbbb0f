"""Taking arrays of several kinds apart into named sources, and rows out of those."""
import numpy as np

from .. import ndarray as nd
from ..ndarray import NDArray


def is_csr(source):
    """Whether this is a compressed-sparse-row array, ours or SciPy's."""
    return getattr(source, "stype", None) == "csr" or getattr(source, "format", None) == "csr"


def is_h5(source):
    """Whether this is an h5py data set, which is read from its file batch by batch."""
    kind = type(source)
    return kind.__module__.split(".")[0] == "h5py" and kind.__name__ == "Dataset"


def sparse_array(source_array, ctx=None, dtype=None):
    """A CSRNDArray from SciPy's csr_matrix or a CSRNDArray."""
    return nd.sparse.array(source_array, ctx=ctx, dtype=dtype)


def named_sources(data, allow_empty, default_name):
    """A list of (name, source) from an array, a list of arrays or a dict of them.

    Sources come out as NDArray, CSRNDArray or h5py data set. One array gets the default name, a list numbered ones.
    """
    if data is None:
        data = []
    if isinstance(data, (np.ndarray, NDArray)) or is_h5(data) or is_csr(data):
        data = [data]
    if isinstance(data, (list, tuple)):
        if not allow_empty and not data:
            raise AssertionError(f"[NDArrayIter] argument '{default_name}': expected at least one array, got none")
        if len(data) == 1:
            data = {default_name: data[0]}
        else:
            data = {f"_{i}_{default_name}": source for i, source in enumerate(data)}
    if not isinstance(data, dict):
        raise TypeError("Input must be NDArray, numpy.ndarray, h5py.Dataset a list of them or dict with them as "
                        "values")
    return [(name, _source(name, source)) for name, source in sorted(data.items())]


def _source(name, source):
    if is_csr(source):
        return source if isinstance(source, NDArray) else sparse_array(source)
    if isinstance(source, NDArray) or is_h5(source):
        return source
    try:
        return nd.array(source)
    except Exception:
        raise TypeError(f"Invalid type '{type(source)}' for {name}, should be NDArray, numpy.ndarray or "
                        f"h5py.Dataset") from None


def rows_slice(source, start, stop):
    """Rows start to stop as an NDArray; of dense arrays as a view."""
    rows = source[start:stop]
    return rows if isinstance(rows, NDArray) else nd.array(rows)


def rows_at(source, index):
    """The rows at a NumPy array of indices, in that order, as a new NDArray."""
    if is_h5(source):
        # h5py takes increasing indices only.
        unique, where = np.unique(index, return_inverse=True)
        return nd.array(source[unique][where])
    if is_csr(source):
        return sparse_array(source.asscipy()[index])
    return nd.take(source, nd.array(index, ctx=source.context, dtype="int64"))
