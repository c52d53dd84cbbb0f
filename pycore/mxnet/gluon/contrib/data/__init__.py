# Additional samplers.
"""Additional samplers."""
from .sampler import *
