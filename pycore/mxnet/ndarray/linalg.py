"""Linear algebra operators for arrays."""
from .gen_linalg import *  # noqa: F401,F403
from .gen_linalg import __all__
