"""Linear algebra operators for symbols."""
from .gen_linalg import *  # noqa: F403
from .gen_linalg import __all__ as __all__
