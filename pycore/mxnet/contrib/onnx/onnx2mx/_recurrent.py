"""ONNX's recurrent layers: their weights as our flat vector of parameters."""
from __future__ import annotations

from typing import Any

import numpy as np

from ....onnx.mx2onnx._recurrent import MODES
from ._graph import Node, translates


def _flat(n: Node, order: list[int], size: int) -> np.ndarray:
    """All matrices, then all biases, the gates in our order."""
    inner, outer = n.known(1, "weights"), n.known(2, "weights")
    gates, directions = len(order), len(inner)
    bias = n.known(3, "biases") if n.has(3) else np.zeros((directions, 2 * gates * size), inner.dtype)
    back = np.argsort(order)

    def ours(matrix: np.ndarray) -> np.ndarray:
        return matrix.reshape(gates, size, -1)[back].reshape(-1)

    matrices = [ours(part[d]) for d in range(directions) for part in (inner, outer)]
    return np.concatenate(matrices + [ours(half) for d in range(directions) for half in np.split(bias[d], 2)])


@translates("LSTM", "GRU", "RNN")
def _recurrent(n: Node) -> Any:
    direction, size = n.get("direction", "forward"), n.get("hidden_size")
    n.need(direction in ("forward", "bidirectional"), f"direction {direction}")
    n.need(not n.has(4), "sequence_lens")
    n.need(not n.has(7) and n.get("clip") is None and not n.get("input_forget", 0) and not n.get("layout", 0),
           "peepholes, clip, input_forget or layout")
    directions = 2 if direction == "bidirectional" else 1
    usual = {"LSTM": ["Sigmoid", "Tanh", "Tanh"], "GRU": ["Sigmoid", "Tanh"], "RNN": ["Tanh"]}[n.kind]
    kinds = [k.decode() if isinstance(k, bytes) else k for k in n.get("activations") or usual * directions]
    mode = {"LSTM": "lstm", "GRU": "gru", "RNN": "rnn_relu" if kinds[0] == "Relu" else "rnn_tanh"}[n.kind]
    n.need(kinds == (["Relu"] if mode == "rnn_relu" else usual) * directions, f"activations {kinds}")
    n.need(mode != "gru" or n.get("linear_before_reset", 0) == 1, "a reset gate before the product")
    name = f"{n.label}_parameters"
    n.reader.values[name] = _flat(n, MODES[mode][1], size)
    states = []
    for which in (5, 6)[:2 if mode == "lstm" else 1]:
        zeros = None if n.has(which) else n.op("zeros", shape=(directions, 0, size))
        states.append(n[which] if zeros is None else zeros)
    made = n.op("RNN", n[0], n.reader.symbol(name), *states, mode=mode, state_size=size, num_layers=1,
                bidirectional=directions == 2, state_outputs=True)
    apart = n.op("reshape", made[0], shape=(0, 0, directions, -1))
    return [n.op("transpose", apart, axes=(0, 2, 1, 3)), *(made[i] for i in range(1, len(states) + 1))]
