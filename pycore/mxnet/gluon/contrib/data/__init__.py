# Additional samplers and data sets.
"""Additional samplers, and text data sets (`text`)."""
from . import text
from .sampler import *
