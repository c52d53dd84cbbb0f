# Layers and data helpers that are not part of the core of gluon.
"""Additional layers, cells and samplers."""
from ... import _lazy

__all__ = ["data", "nn", "rnn"]
__getattr__, __dir__ = _lazy.submodules(__name__, tuple(__all__))
