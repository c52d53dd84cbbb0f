"""Operators of the contrib namespace for symbols."""
from .gen_contrib import *  # noqa: F403
