# Layers of neural networks.
"""Neural network layers."""
from ..block import Block, HybridBlock, SymbolBlock
from .activations import ELU, GELU, SELU, Activation, LeakyReLU, PReLU, Swish
from .basic_layers import *
from .basic_layers import __all__ as _basic
from .conv_layers import *
from .conv_layers import __all__ as _conv

__all__ = ["Block", "HybridBlock", "SymbolBlock", "Activation", "LeakyReLU", "PReLU", "ELU", "SELU", "Swish", "GELU",
           *_basic, *_conv]
