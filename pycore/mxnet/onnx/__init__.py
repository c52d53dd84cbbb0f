"""ONNX: graphs with their parameters as ONNX models (`export_model`). Needs the package `onnx`."""
from . import mx2onnx
from .mx2onnx import export_model, get_operator_support

__all__ = ["export_model", "get_operator_support", "mx2onnx"]
