"""The functions of `mx.np` and `mx.npx` that are operators themselves, found by the operator's name."""
from __future__ import annotations

import importlib
import inspect
from typing import Any, Callable

from . import _capi
from . import numpy as mx_np
from . import numpy_extension as mx_npx

# Parts of operators' names that say in which submodule the function is.
_NP_OP_SUBMODULE_LIST = ["_random_", "_linalg_"]
_NP_EXT_OP_SUBMODULE_LIST = ["_image_", "_random_"]


def _get_builtin_op(op_name: str) -> Callable | None:
    """The function of an operator `_np_NAME` or `_npx_NAME`; None for other operators."""
    for prefix, module, parts in (("_np_", mx_np, _NP_OP_SUBMODULE_LIST), ("_npx_", mx_npx, _NP_EXT_OP_SUBMODULE_LIST)):
        if not op_name.startswith(prefix):
            continue
        name, space = op_name[len(prefix):], module
        for part in parts:
            if name.startswith(part):
                name, space = name[len(part):], importlib.import_module(f"{module.__name__}.{part.strip('_')}")
        return getattr(space, name, None)
    return None


def _register_op_signatures() -> None:
    """Write down the signature at each of these functions, where tools find it without asking `inspect`."""
    for name in _capi.op_names():
        op: Any = _get_builtin_op(name)
        if op is not None and not hasattr(op, "__signature__"):
            op.__signature__ = inspect.signature(op)


_register_op_signatures()
