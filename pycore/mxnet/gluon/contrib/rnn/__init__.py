# Additional recurrent cells.
"""Additional recurrent cells."""
from .rnn_cell import *
