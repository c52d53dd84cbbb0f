"""ONNX Runtime's side of the rows about networks: our exported graphs as ONNX models.

`python -m benchmarks.onnx_nets FILE` writes FILE.onnx from FILE.json and FILE.npz with `mx.onnx`; it is a process of
our interpreter, so that the memory it takes is not counted where ONNX Runtime's is measured.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from benchmarks.exported import load, read, require_equal, run_ours
from benchmarks.row import Call, threads


def write(path: Path) -> Path:
    """The network as an ONNX model for any number of images."""
    import mxnet as mx

    net = read(path)
    values = {name: net.values[name] for name in net.values.files}
    shape = values.pop("data").shape
    values.pop("answer")
    file = path.with_suffix(".onnx")
    mx.onnx.export_model(str(path.with_suffix(".json")), values, [shape], "float32", str(file), dynamic=True,
                         dynamic_input_shapes=[("batch", *shape[1:])])  # fmt: skip
    return file


def zoo(name: str, batch: int, tiny: bool) -> tuple:
    """A session that was found to answer as ours does, and its images."""
    import onnxruntime

    net = load(name, *((10, 32, batch) if tiny else (1000, 224, batch)))
    file = net.path.with_suffix(".onnx")
    if not file.exists():
        run_ours("benchmarks.onnx_nets", net.path)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads()
    session = onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    images = net.values["data"]
    require_equal(session.run(None, {"data": images})[0], net.values["answer"], f"ONNX Runtime's {name}")
    return session, images


def inference(name: str, batch: int) -> Any:
    """Factory of a row."""

    def make(tiny: bool) -> Call:
        session, images = zoo(name, batch, tiny)
        return lambda: session.run(None, {"data": images})[0]

    return make


if __name__ == "__main__":
    write(Path(sys.argv[1]))
