"""Operators of the contrib namespace for symbols, and control flow over symbols."""
from . import _contrib_functions, _control_flow, gen_contrib
from ._contrib_functions import *  # noqa: F403
from ._control_flow import *  # noqa: F403
from .gen_contrib import *  # noqa: F403

__all__ = [*gen_contrib.__all__, *_contrib_functions.__all__, *_control_flow.__all__]
