"""Recurrent layers: our flat vector of parameters as ONNX's weights, one operator per layer."""
from __future__ import annotations

import numpy as np

from ._graph import Node, Writer, translates

# ONNX's operator; the order of its gates in terms of ours (LSTM: in, forget, cell, out; GRU: reset, update, new).
MODES = {"lstm": ("LSTM", [0, 3, 1, 2]), "gru": ("GRU", [1, 0, 2]), "rnn_tanh": ("RNN", [0]), "rnn_relu": ("RNN", [0])}


def _parameters(n: Node, flat: np.ndarray, gates: list[int]) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """W, R and B of each layer. All matrices come first, then all biases."""
    size, directions = n["state_size"], 2 if n["bidirectional"] else 1
    count, width, start = len(gates), n.sizes([2])[0], 0

    def read(*shape: int) -> np.ndarray:
        nonlocal start
        start += (length := int(np.prod(shape)))
        return flat[start - length:start].reshape(count, size, *shape[1:])[gates].reshape(shape)

    rows, matrices = count * size, []
    for _ in range(n["num_layers"]):
        pairs = [(read(rows, width), read(rows, size)) for _ in range(directions)]
        matrices.append([np.stack(part) for part in zip(*pairs)])
        width = size * directions
    layers = []
    for inner, outer in matrices:
        biases = [np.concatenate([read(rows), read(rows)]) for _ in range(directions)]
        layers.append((inner, outer, np.stack(biases)))
    return layers


@translates("RNN")
def _rnn(g: Writer, n: Node) -> list[str]:
    n.need(n["projection_size"] is None, "projection_size")
    n.need(n["lstm_state_clip_min"] is None and n["lstm_state_clip_max"] is None, "clipping of states")
    if n.inputs[1] not in g.constants:
        raise n.error("its parameters must be known when the model is exported")
    kind, gates = MODES[n["mode"]]
    directions = 2 if n["bidirectional"] else 1
    attributes = {"hidden_size": n["state_size"], "direction": "bidirectional" if directions == 2 else "forward"}
    if kind == "GRU":
        attributes["linear_before_reset"] = 1
    if n["mode"] == "rnn_relu":
        attributes["activations"] = ["Relu"] * directions
    states = n.inputs[2:4 if kind == "LSTM" else 3]
    lengths = ""
    if n["use_sequence_length"]:
        lengths = g.cast_from(n.inputs[-1], n.types[-1], np.int32)
    x, ends = n.inputs[0], []
    for layer, arrays in enumerate(_parameters(n, g.constants[n.inputs[1]], gates)):
        first = layer * directions
        initial = ["" if s in g.unsized else g.slice(s, 0, first, first + directions) for s in states]
        weights = [g.const(array, n.types[1]) for array in arrays]
        made = g.ops(1 + len(states), kind, x, *weights, lengths, *initial, **attributes)
        x = g.reshape(g.transpose(made[0], 0, 2, 1, 3), 0, 0, -1)
        ends.append(made[1:])
    last = [g.op("Concat", *parts, axis=0) if len(parts) > 1 else parts[0] for parts in zip(*ends)]
    return [x, *last]
