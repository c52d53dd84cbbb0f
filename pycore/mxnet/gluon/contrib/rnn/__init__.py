# Additional recurrent cells.
"""Additional recurrent cells."""
from .conv_rnn_cell import *
from .rnn_cell import *
