# Blocks, under the module name that code written for MXNet 1.x imports them from.
"""Base classes of neural network layers."""
from ._block import Block, _BlockScope
from ._hybrid_block import HybridBlock
from ._structure import _common_prefix, _flatten, _regroup
from ._symbol_block import SymbolBlock
from .parameter import DeferredInitializationError, Parameter, ParameterDict, tensor_types
from .utils import HookHandle

__all__ = ["Block", "HybridBlock", "SymbolBlock"]

# Names that other packages take from here although they are not part of the public interface.
_OTHERS = (_BlockScope, _common_prefix, _flatten, _regroup, DeferredInitializationError, Parameter, ParameterDict,
           tensor_types, HookHandle)

for _class in (Block, HybridBlock, SymbolBlock):
    _class.__module__ = __name__
