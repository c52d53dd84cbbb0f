"""Operators that have a name in the sparse namespace; all arrays are dense in this version."""
from .gen_sparse import *  # noqa: F403
from .gen_sparse import __all__ as __all__
