"""Operators for arrays whose names begin with an underscore, and everything else under the same roof."""
from .gen_internal import *  # noqa: F403
from .gen_internal import __all__ as __all__
