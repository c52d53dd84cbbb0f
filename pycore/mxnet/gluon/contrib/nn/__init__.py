# Additional layers.
"""Additional layers."""
from .basic_layers import *
