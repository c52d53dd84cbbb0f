# The older place of mxnet.symbol.contrib.
"""The operators of `mxnet.symbol.contrib`."""
from ..symbol.contrib import *  # noqa: F403
from ..symbol.contrib import __all__ as __all__
