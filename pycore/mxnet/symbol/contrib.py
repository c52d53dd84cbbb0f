"""Operators of the contrib namespace for symbols."""
from . import _contrib_functions, gen_contrib
from ._contrib_functions import *  # noqa: F403
from .gen_contrib import *  # noqa: F403

__all__ = [*gen_contrib.__all__, *_contrib_functions.__all__]
