"""Parts beside the core: mixed precision (`amp`) and variance reduced gradients (`svrg_optimization`)."""
from .. import _lazy
from . import amp

__all__ = ["amp", "svrg_optimization"]
__getattr__, __dir__ = _lazy.submodules(__name__, ("svrg_optimization",))
