# Deformable convolutions.
"""Additional convolution layers."""
from .conv_layers import *
