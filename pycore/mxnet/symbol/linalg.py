"""Linear algebra operators for symbols."""
from .gen_linalg import *  # noqa: F401,F403
from .gen_linalg import __all__
