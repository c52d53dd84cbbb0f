"""ONNX Runtime's side of the rows about networks: our exported graphs as ONNX models.

`python -m benchmarks.onnx_nets FILE` writes FILE.onnx from FILE.json and FILE.npz; it is a process of its own, so that
the memory it takes is not counted where ONNX Runtime's is measured.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.exported import Exported, Node, load, read, require_equal
from benchmarks.row import Call, threads


def _attributes(a: dict) -> dict:
    """Windows as ONNX writes them."""
    return {"kernel_shape": a["kernel"], "strides": a["stride"], "pads": [*a["pad"], *a["pad"]]}


def _node(node: Node) -> tuple:
    """ONNX's operator and its attributes."""
    a = node.attrs
    if node.op == "Convolution":
        return "Conv", {**_attributes(a), "dilations": a["dilate"], "group": a["num_group"]}
    if node.op == "BatchNorm":
        return "BatchNormalization", {"epsilon": a["eps"]}
    if node.op == "Activation" and a["act_type"] == "relu":
        return "Relu", {}
    if node.op == "Pooling" and a["global_pool"]:
        return {"avg": "GlobalAveragePool", "max": "GlobalMaxPool"}[a["pool_type"]], {}
    if node.op == "Pooling" and a["pool_type"] == "max":
        return "MaxPool", {**_attributes(a), "ceil_mode": int(a["pooling_convention"] == "full")}
    if node.op in ("Flatten", "elemwise_add"):
        return {"Flatten": "Flatten", "elemwise_add": "Add"}[node.op], {}
    if node.op == "FullyConnected":
        return "Gemm", {"transB": 1}
    raise NotImplementedError(f"no ONNX operator for {node.op} {node.name} {a}")


def convert(net: Exported) -> Any:
    """The model, checked by the `onnx` package."""
    import onnx
    from onnx import helper, numpy_helper

    nodes, constants = [], []
    for node in net.nodes:
        if node.op == "null":
            if node.name != "data":
                constants.append(numpy_helper.from_array(net.values[node.name], node.name))
            continue
        inputs = [net.nodes[i].name for i in node.inputs]
        if node.op == "FullyConnected":
            nodes.append(helper.make_node("Flatten", [inputs[0]], [f"{node.name}_flat"]))
            inputs[0] = f"{node.name}_flat"
        op, attributes = _node(node)
        nodes.append(helper.make_node(op, inputs, [node.name], name=node.name, **attributes))
    float32 = onnx.TensorProto.FLOAT
    data = helper.make_tensor_value_info("data", float32, ["batch", *net.values["data"].shape[1:]])
    answer = helper.make_tensor_value_info(net.nodes[-1].name, float32, ["batch", net.values["answer"].shape[1]])
    graph = helper.make_graph(nodes, "network", [data], [answer], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model, full_check=True)
    return model


def zoo(name: str, batch: int, tiny: bool) -> tuple:
    """A session that was found to answer as ours does, and its images."""
    import onnxruntime

    net = load(name, *((10, 32, batch) if tiny else (1000, 224, batch)))
    file = net.path.with_suffix(".onnx")
    if not file.exists():
        subprocess.run([sys.executable, "-m", "benchmarks.onnx_nets", str(net.path)], check=True)
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
    import onnx

    exported = read(Path(sys.argv[1]))
    onnx.save(convert(exported), exported.path.with_suffix(".onnx"))
