"""Operators of the contrib namespace for symbols."""
from .gen_contrib import *  # noqa: F403
from .gen_contrib import __all__ as __all__
