"""Operators for symbols without a namespace of their own."""
from .._ops import name_by_alias
from .gen_op import *  # noqa: F403
from .gen_op import __all__ as __all__

name_by_alias(globals(), __all__)
