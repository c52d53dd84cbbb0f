"""Operators for symbols without a namespace of their own."""
from .gen_op import *  # noqa: F401,F403
from .gen_op import __all__
