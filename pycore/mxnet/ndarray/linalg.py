"""Linear algebra operators for arrays."""
from .gen_linalg import *  # noqa: F403
