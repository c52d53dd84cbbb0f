"""What neural networks need beyond NumPy: `mx.npx`. Layers as functions, switches, files, devices."""
from __future__ import annotations

import importlib
from typing import Any

from ..context import Context, cpu, cpu_pinned, current_context, gpu, gpu_memory_info, num_gpus
from ..ndarray import waitall
from ..numpy._dispatch import call, operator, require_array, shape_param
from ..util import is_np_array, is_np_shape, reset_np, set_np, use_np
from . import random
from .random import seed
from .utils import load, save

# Operators of neural networks, under the names that they have here.
_OPERATORS = (
    "activation", "arange_like", "batch_dot", "batch_flatten", "batch_norm", "cast", "convolution", "deconvolution",
    "dropout", "embedding", "erf", "erfinv", "fully_connected", "gamma", "gammaln", "gather_nd", "layer_norm",
    "leaky_relu", "log_softmax", "multibox_detection", "multibox_prior", "multibox_target", "one_hot", "pick",
    "pooling", "relu", "reshape_like", "rnn", "roi_pooling", "sequence_mask", "shape_array", "sigmoid", "slice",
    "smooth_l1", "softmax", "topk",
)


for _name in _OPERATORS:
    globals()[_name] = operator(f"_npx_{_name}", _name, __name__)
del _name
Custom = operator("_npi_Custom", "Custom", __name__)


def __getattr__(name: str) -> Any:
    if name == "image":
        return importlib.import_module(f"{__name__}.image")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def reshape(a: Any, newshape: Any, reverse: bool = False, order: str = "C") -> Any:
    """The same elements in another shape, written with codes that refer to the old one.

    -1 follows from the others, -2 copies a size, -3 drops a size of 1, -4 copies all that are left, -5 multiplies the
    next two, -6 splits one into the two numbers that follow. reverse: read the codes from the end.
    """
    require_array("reshape", "a", a)
    return call("_npx_reshape", a, newshape=shape_param(newshape), reverse=reverse, order=order)


def nonzero(a: Any) -> Any:
    """Positions of the elements that are not zero: one row for each, int64. `np.nonzero` gives them by axis."""
    require_array("nonzero", "a", a)
    return call("_npx_nonzero", a)


def constraint_check(x: Any, msg: str = "Constraint violated.") -> Any:
    """True, without axes, if no element of `x` is zero; ValueError with this text when the values are waited for."""
    require_array("constraint_check", "x", x)
    return call("_npx_constraint_check", x, msg=msg)


__all__ = [*_OPERATORS, "Custom", "reshape", "nonzero", "constraint_check", "random", "seed", "load", "save", "Context",
           "cpu", "cpu_pinned", "current_context", "gpu", "gpu_memory_info", "num_gpus", "is_np_array", "is_np_shape",
           "reset_np", "set_np", "use_np", "waitall"]
