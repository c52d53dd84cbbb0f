"""Operators for arrays without a namespace of their own."""
from .gen_op import *  # noqa: F403
from .gen_op import __all__ as __all__
