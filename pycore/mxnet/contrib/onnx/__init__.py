"""ONNX under its first names: models to and from our graphs. Needs the package `onnx`."""
from ...onnx import export_model
from . import onnx2mx
from .onnx2mx.import_model import get_model_metadata, import_model
from .onnx2mx.import_to_gluon import import_to_gluon

__all__ = ["export_model", "get_model_metadata", "import_model", "import_to_gluon", "onnx2mx"]
