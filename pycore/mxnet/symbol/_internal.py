"""Operators for symbols whose names begin with an underscore, and everything else under the same roof."""
from .._ops import name_by_alias
from .gen_internal import *  # noqa: F403
from .gen_internal import __all__ as __all__

name_by_alias(globals(), __all__)
