# Layers and data helpers that are not part of the core of gluon.
"""Additional layers, cells and samplers."""
from . import data, nn, rnn
