"""Operators that have a name in the sparse namespace; all arrays are dense in this version."""
from .gen_sparse import *  # noqa: F403
from .gen_sparse import __all__ as __all__


def __getattr__(name: str) -> object:
    if name in ("csr_matrix", "row_sparse_array", "CSRNDArray", "RowSparseNDArray", "BaseSparseNDArray"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}: sparse storage is not available in this "
                             "version")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
