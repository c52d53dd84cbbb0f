"""What neural networks need beyond NumPy: `mx.npx`. Layers as functions, switches, files, devices."""
from __future__ import annotations

import functools
from typing import Any, Callable

from ..context import Context, cpu, cpu_pinned, current_context, gpu, gpu_memory_info, num_gpus
from ..ndarray import _internal as _nd_internal
from ..ndarray import waitall
from ..numpy._dispatch import as_np, call, is_symbol, require_array, shape_param, symbol_function
from ..util import is_np_array, is_np_shape, reset_np, set_np, use_np
from . import random
from .random import seed
from .utils import load, save

# Operators of neural networks, under the names that they have here.
_OPERATORS = (
    "activation", "arange_like", "batch_dot", "batch_flatten", "batch_norm", "cast", "convolution", "deconvolution",
    "dropout", "embedding", "erf", "erfinv", "fully_connected", "gamma", "gammaln", "gather_nd", "layer_norm",
    "leaky_relu", "log_softmax", "one_hot", "pick", "pooling", "relu", "reshape_like", "rnn", "roi_pooling",
    "sequence_mask", "shape_array", "sigmoid", "slice", "smooth_l1", "softmax", "topk",
)


def _operator(name: str, registered: str) -> Callable:
    """A generated operator function whose results are arrays, or symbols, of the NumPy interface."""
    function = getattr(_nd_internal, registered)

    @functools.wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        for value in (*args, *kwargs.values()):
            if is_symbol(value):
                return as_np(symbol_function(registered)(*args, **kwargs))
        return as_np(function(*args, **kwargs))
    wrapped.__name__ = wrapped.__qualname__ = name
    wrapped.__module__ = __name__
    return wrapped


for _name in _OPERATORS:
    globals()[_name] = _operator(_name, f"_npx_{_name}")
del _name
Custom = _operator("Custom", "_npi_Custom")


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
    """True, without axes, if all elements are true; else ValueError with this text. Waits for the values."""
    from ..numpy.reduce import all as all_of
    require_array("constraint_check", "x", x)
    result = all_of(x)
    if not result.item():
        raise ValueError(msg)
    return result


__all__ = [*_OPERATORS, "Custom", "reshape", "nonzero", "constraint_check", "random", "seed", "load", "save", "Context",
           "cpu", "cpu_pinned", "current_context", "gpu", "gpu_memory_info", "num_gpus", "is_np_array", "is_np_shape",
           "reset_np", "set_np", "use_np", "waitall"]
