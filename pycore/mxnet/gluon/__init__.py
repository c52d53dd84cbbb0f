# Gluon: the imperative interface to neural networks.
"""Blocks, layers, losses, data loading and training."""
from .. import _lazy
from . import block, loss, nn, parameter, parameter_dict, trainer, utils
from .block import Block, HybridBlock, SymbolBlock
from .parameter import Constant, DeferredInitializationError, Parameter, ParameterDict, tensor_types
from .trainer import Trainer

_LAZY = ("contrib", "data", "model_zoo", "rnn")

__all__ = ["Block", "Constant", "DeferredInitializationError", "HybridBlock", "Parameter", "ParameterDict",
           "SymbolBlock", "Trainer", "block", "loss", "nn", "parameter", "parameter_dict", "tensor_types", "trainer",
           "utils", *_LAZY]
__getattr__, __dir__ = _lazy.submodules(__name__, _LAZY)
