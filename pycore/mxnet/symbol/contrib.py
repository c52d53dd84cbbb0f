"""Operators of the contrib namespace for symbols."""
from .gen_contrib import *  # noqa: F401,F403
from .gen_contrib import __all__
