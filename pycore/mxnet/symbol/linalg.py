"""Linear algebra operators for symbols."""
from .gen_linalg import *  # noqa: F403
