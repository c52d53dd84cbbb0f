"""Operators for arrays whose names begin with an underscore, and everything else under the same roof."""
from .gen_internal import *  # noqa: F403
