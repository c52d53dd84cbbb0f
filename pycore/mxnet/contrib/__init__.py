"""Parts beside the core: mixed precision (`amp`), the first interface of differentiation (`autograd`), gluon's loaders
for modules (`io`), the contrib operators (`ndarray`, `symbol`), variance reduced gradients (`svrg_optimization`),
metrics for TensorBoard (`tensorboard`), vocabularies and word vectors (`text`)."""
from .. import _lazy
from . import amp, ndarray, symbol
from . import ndarray as nd
from . import symbol as sym

_LATER = ("autograd", "io", "onnx", "svrg_optimization", "tensorboard", "text")
__all__ = ["amp", "nd", "ndarray", "sym", "symbol", *_LATER]
__getattr__, __dir__ = _lazy.submodules(__name__, _LATER)
