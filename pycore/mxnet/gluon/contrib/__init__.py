# Layers, cells, data helpers and a training loop that are not part of the core of gluon.
"""Additional layers, cells and samplers, and a training loop with events (`estimator`)."""
from ... import _lazy

__all__ = ["cnn", "data", "estimator", "nn", "rnn"]
__getattr__, __dir__ = _lazy.submodules(__name__, tuple(__all__))
