"""`import_model` and `get_model_metadata`."""
from __future__ import annotations

import os
from typing import Any

from ....onnx._needs import require_onnx
from .import_onnx import GraphProto

__all__ = ["get_model_metadata", "import_model"]


def read_model(model_file: Any) -> tuple[Any, int]:
    """The model of a file, and the version of the operators that it is written in."""
    onnx = require_onnx()
    model = onnx.load_model(os.fspath(model_file))
    versions = [o.version for o in model.opset_import if o.domain in ("", "ai.onnx")]
    return model, versions[0] if versions else 1


def import_model(model_file: Any) -> tuple[Any, dict, dict]:
    """Symbol, parameters and auxiliary states of an ONNX model file.

    Raises `ImportError` when the package `onnx` is missing, `NotImplementedError` for an operator that has no exact
    form among ours; the message names it.
    """
    model, version = read_model(model_file)
    return GraphProto().from_onnx(model.graph, opset_version=version)


def get_model_metadata(model_file: Any) -> dict[str, list[tuple]]:
    """Inputs as (name, shape, ONNX's number of the type) under `input_tensor_data`, outputs as (name, shape) under
    `output_tensor_data`; 0 is a size that is left open."""
    model, _ = read_model(model_file)
    return GraphProto().get_graph_metadata(model.graph)
