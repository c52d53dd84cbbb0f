"""Operators for arrays whose names begin with an underscore, and everything else under the same roof."""
from .gen_internal import *  # noqa: F401,F403
from .gen_internal import __all__
