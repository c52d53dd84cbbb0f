"""Parts beside the core: mixed precision (`amp`), the first interface of differentiation (`autograd`), gluon's loaders
for modules (`io`), variance reduced gradients (`svrg_optimization`), vocabularies and word vectors (`text`)."""
from .. import _lazy
from . import amp

__all__ = ["amp", "autograd", "io", "svrg_optimization", "text"]
__getattr__, __dir__ = _lazy.submodules(__name__, ("autograd", "io", "svrg_optimization", "text"))
