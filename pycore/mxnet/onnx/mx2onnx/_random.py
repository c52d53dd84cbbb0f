"""Random numbers, drawn when the model runs."""
from __future__ import annotations

from typing import Any

import numpy as np

from ._graph import Node, Writer, translates

# ONNX's operator and its names of our parameters.
_KINDS = {"normal": ("RandomNormal", {"mean": "loc", "scale": "scale"}),
          "uniform": ("RandomUniform", {"low": "low", "high": "high"})}  # fmt: skip


@translates(*(f"_random_{kind}{like}" for kind in _KINDS for like in ("", "_like")))
def _random(g: Writer, n: Node) -> str:
    from onnx import helper

    kind, names = _KINDS[n.op.split("_")[2]]
    attributes: dict[str, Any] = {theirs: float(n[ours]) for theirs, ours in names.items()}
    attributes["dtype"] = helper.np_dtype_to_tensor_dtype(np.dtype(n.out_types[0]))
    if n.inputs:
        return g.op(f"{kind}Like", n.inputs[0], **attributes)
    return g.op(kind, shape=n.out_sizes(), **attributes)
