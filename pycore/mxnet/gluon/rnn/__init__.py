# Recurrent cells and layers.
"""Recurrent neural networks."""
from .rnn_cell import *
from .rnn_layer import *
