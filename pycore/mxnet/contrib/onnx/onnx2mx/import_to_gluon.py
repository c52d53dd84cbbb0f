"""`import_to_gluon`."""
from __future__ import annotations

from typing import Any

from .import_model import read_model
from .import_onnx import GraphProto

__all__ = ["import_to_gluon"]


def import_to_gluon(model_file: Any, ctx: Any) -> Any:
    """A `gluon.SymbolBlock` of an ONNX model file, its parameters on a device or several."""
    model, version = read_model(model_file)
    return GraphProto().graph_to_gluon(model.graph, ctx, opset_version=version)
