"""The optional package `onnx`."""
from __future__ import annotations

from typing import Any


def require_onnx() -> Any:
    """The package `onnx`, or an error that says that it is missing."""
    try:
        import onnx
    except ImportError as error:
        raise ImportError("ONNX models need the Python package 'onnx', which is not installed here: "
                          "pip install onnx") from error
    return onnx
