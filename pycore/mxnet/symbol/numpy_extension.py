"""`mx.sym.npx`: the functions of `mx.npx`, which take arrays and symbols alike."""
import importlib
import sys

# The module itself under a second name, and its parts with it.
sys.modules[__name__] = importlib.import_module("mxnet.numpy_extension")
for _part in ("image", "random"):
    sys.modules[f"{__name__}.{_part}"] = importlib.import_module(f"mxnet.numpy_extension.{_part}")
