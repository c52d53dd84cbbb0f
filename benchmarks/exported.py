"""A network of our model zoo as files that every peer can read: its symbol, parameters, images and our answers.

`python -m benchmarks.exported FILE NETWORK CLASSES SIDE BATCH` writes FILE.json and FILE.npz. Peers that have no MXNet
ask for them with `load`, which runs that command with our interpreter when the files are not there yet.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List, NamedTuple

OURS, FOLDER = "BENCHMARKS_OURS", "BENCHMARKS_FOLDER"  # our interpreter, and where the files are; set by the runner
TOLERANCE = 1e-4


class Node(NamedTuple):
    """One operator of a graph; inputs are positions in the list of nodes."""

    op: str
    name: str
    attrs: Dict[str, Any]
    inputs: List[int]


class Exported(NamedTuple):
    """What the files hold. `values` gives parameters by name, `data` and `answer`."""

    path: Path
    nodes: List[Node]
    values: Any


def export(path: Path, name: str, classes: int, side: int, batch: int) -> None:
    """Write the network; normalisations get statistics that a wrong conversion would not survive."""
    import numpy as np

    import mxnet as mx
    from mxnet.gluon.model_zoo import vision

    net = vision.get_model(name, classes=classes)
    net.initialize(mx.init.Xavier())
    random = np.random.RandomState(0)
    images = random.uniform(-1, 1, (batch, 3, side, side)).astype("float32")
    net(mx.nd.array(images[:1])).wait_to_read()
    for parameter in net.collect_params().values():
        if parameter.name.endswith(("gamma", "running_var")):
            parameter.set_data(mx.nd.array(random.uniform(0.5, 1.5, parameter.shape)))
        elif parameter.name.endswith(("beta", "running_mean", "bias")):
            parameter.set_data(mx.nd.array(random.uniform(-0.2, 0.2, parameter.shape)))
    values = {key: parameter.data().asnumpy() for key, parameter in net.collect_params().items()}
    path.with_suffix(".json").write_text(net(mx.sym.var("data")).tojson())
    np.savez(path.with_suffix(".npz"), data=images, answer=net(mx.nd.array(images)).asnumpy(), **values)


def read(path: Path) -> Exported:
    """The files that `export` wrote."""
    import numpy as np

    nodes = []
    for node in json.loads(path.with_suffix(".json").read_text())["nodes"]:
        attrs = {key: _value(text) for key, text in node.get("attrs", {}).items()}
        nodes.append(Node(node["op"], node["name"], attrs, [source[0] for source in node["inputs"]]))
    return Exported(path, nodes, np.load(path.with_suffix(".npz")))


def _value(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def load(name: str, classes: int, side: int, batch: int) -> Exported:
    """The exported network, made now if nobody did it before."""
    folder = os.environ.get(FOLDER) or tempfile.gettempdir()
    path = Path(folder) / f"{name.replace('.', '_')}-{classes}-{side}-{batch}"
    if not path.with_suffix(".npz").exists():
        run_ours("benchmarks.exported", path, name, classes, side, batch)
    return read(path)


def run_ours(module: str, *arguments: object) -> None:
    """Run a module with the interpreter that has our package."""
    command = [os.environ.get(OURS) or sys.executable, "-m", module, *map(str, arguments)]
    subprocess.run(command, check=True)


def require_equal(answer: Any, expected: Any, who: str) -> None:
    """Raise unless a peer computes what we compute, relative to the largest answer."""
    import numpy as np

    error = float(np.abs(answer - expected).max() / np.abs(expected).max())
    if not error <= TOLERANCE:
        raise ValueError(f"{who} differs from our answer by {error:.1e} of the largest value")


if __name__ == "__main__":
    export(Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:6]))
