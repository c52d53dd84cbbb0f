"""`mx.nd.np`: the functions of `mx.np`, which take arrays and symbols alike."""
import importlib
import sys

# The module itself under a second name, and its parts with it.
sys.modules[__name__] = importlib.import_module("mxnet.numpy")
for _part in ("linalg", "random"):
    sys.modules[f"{__name__}.{_part}"] = importlib.import_module(f"mxnet.numpy.{_part}")
