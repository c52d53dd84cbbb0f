# The older place of mxnet.ndarray.contrib.
"""The operators of `mxnet.ndarray.contrib`."""
from ..ndarray.contrib import *  # noqa: F403
from ..ndarray.contrib import __all__ as __all__
