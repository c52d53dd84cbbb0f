"""MXNet Hub: arrays, symbols, automatic differentiation and neural networks with the API of MXNet 1.x."""
from __future__ import annotations

import importlib
from typing import Any

from . import base, context, libinfo, name, util
from . import ndarray, ndarray as nd
from . import attribute, autograd, engine, random, random as rnd, registry
from .attribute import AttrScope
from .base import MXNetError
from .context import Context, cpu, cpu_pinned, current_context, gpu, gpu_memory_info, num_gpus
from .libinfo import __version__
from .util import (is_np_array, is_np_shape, np_array, np_shape, set_np_shape, use_np, use_np_array, use_np_shape)

# Parts that load when they are first used: short name -> module.
_LAZY = {
    "symbol": "symbol", "sym": "symbol", "executor": "executor", "gluon": "gluon",
    "module": "module", "mod": "module", "initializer": "initializer", "init": "initializer",
    "metric": "metric", "visualization": "visualization", "viz": "visualization", "io": "io",
    "lr_scheduler": "lr_scheduler", "optimizer": "optimizer", "callback": "callback", "model": "model",
    "kvstore": "kvstore", "kv": "kvstore", "monitor": "monitor", "mon": "monitor", "test_utils": "test_utils",
    "runtime": "runtime", "log": "log", "error": "error", "dlpack": "dlpack", "rnn": "rnn", "recordio": "recordio",
    "executor_manager": "executor_manager", "misc": "misc", "operator": "operator", "onnx": "onnx",
    "profiler": "profiler",
    "contrib": "contrib", "image": "image", "img": "image", "np": "numpy",
    "numpy": "numpy", "npx": "numpy_extension", "numpy_extension": "numpy_extension",
}

__all__ = ["AttrScope", "Context", "MXNetError", "attribute", "autograd", "base", "context", "cpu", "cpu_pinned",
           "current_context", "engine", "executor", "gpu", "gpu_memory_info", "is_np_array", "is_np_shape", "libinfo",
           "name", "nd", "ndarray", "np_array", "np_shape", "num_gpus", "random", "registry", "rnd", "set_np_shape",
           "sym", "symbol", "use_np", "use_np_array", "use_np_shape", "util", "__version__"]


def __getattr__(name: str) -> Any:
    target = _LAZY.get(name)
    if target is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = importlib.import_module(f"{__name__}.{target}")
    globals()[name] = module
    return module


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})
