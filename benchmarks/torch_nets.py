"""PyTorch's side of the rows about networks: the same graphs, built of torch.nn modules."""

from __future__ import annotations

from typing import Any

from benchmarks.exported import Exported, Node, load, require_equal
from benchmarks.row import Call


def _module(node: Node, values: Any, inputs: list) -> Any:
    """The module for one node, with its parameters; `inputs` are the names of what it takes."""
    import torch
    from torch import nn

    a = node.attrs
    weights = {name: torch.from_numpy(values[name]) for name in inputs[1:] if name in values}
    if node.op == "Convolution":
        out, channels = a["num_filter"], weights[inputs[1]].shape[1] * a["num_group"]
        module: Any = nn.Conv2d(
            channels, out, a["kernel"], a["stride"], a["pad"], a["dilate"], a["num_group"], not a["no_bias"]
        )
        state = dict(zip(("weight", "bias"), weights.values()))
    elif node.op == "BatchNorm":
        module = nn.BatchNorm2d(len(weights[inputs[1]]), a["eps"], 1 - a["momentum"])
        state = dict(zip(("weight", "bias", "running_mean", "running_var"), weights.values()))
    elif node.op == "FullyConnected":
        module = nn.Linear(weights[inputs[1]].shape[1], a["num_hidden"])
        state = dict(zip(("weight", "bias"), weights.values()))
    else:
        return _plain(node)
    module.load_state_dict(state, strict=False)
    return nn.Sequential(nn.Flatten(), module) if node.op == "FullyConnected" else module


def _plain(node: Node) -> Any:
    """A module without parameters."""
    from torch import nn

    a = node.attrs
    if node.op == "Activation" and a["act_type"] == "relu":
        return nn.ReLU(inplace=True)
    if node.op == "Pooling" and a["global_pool"] and a["pool_type"] == "avg":
        return nn.AdaptiveAvgPool2d(1)
    if node.op == "Pooling" and a["pool_type"] == "max":
        return nn.MaxPool2d(a["kernel"], a["stride"], a["pad"])
    if node.op == "Flatten":
        return nn.Flatten()
    if node.op == "elemwise_add":
        return None
    raise NotImplementedError(f"no PyTorch module for {node.op} {node.name} {a}")


def build(net: Exported) -> Any:
    """The whole graph as a module."""
    from torch import nn

    class Graph(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.steps, self.parts = [], nn.ModuleList()
            for position, node in enumerate(net.nodes):
                if node.op == "null":
                    continue
                module = _module(node, net.values, [net.nodes[i].name for i in node.inputs])
                sources = [i for i in node.inputs if net.nodes[i].op != "null" or net.nodes[i].name == "data"]
                self.steps.append((position, sources, None if module is None else len(self.parts)))
                if module is not None:
                    self.parts.append(module)

        def forward(self, data: Any) -> Any:
            seen = {i: data for i, node in enumerate(net.nodes) if node.name == "data"}
            for position, sources, part in self.steps:
                if part is None:
                    seen[position] = seen[sources[0]] + seen[sources[1]]
                else:
                    seen[position] = self.parts[part](seen[sources[0]])
            return seen[position]

    return Graph()


def zoo(name: str, batch: int, tiny: bool) -> tuple:
    """A frozen network for inference that was found to answer as ours does, and its images."""
    import torch

    net = load(name, *((10, 32, batch) if tiny else (1000, 224, batch)))
    images = torch.from_numpy(net.values["data"])
    with torch.no_grad():
        model = torch.jit.freeze(torch.jit.trace(build(net).eval(), images[:1]))
        model = torch.jit.optimize_for_inference(model)
        require_equal(model(images).numpy(), net.values["answer"], f"PyTorch's {name}")
    return model, images


def inference(name: str, batch: int) -> Any:
    """Factory of a row."""

    def make(tiny: bool) -> Call:
        import torch

        model, images = zoo(name, batch, tiny)

        def call() -> object:
            with torch.inference_mode():
                return model(images)

        return call

    return make


def resnet_training(tiny: bool) -> Call:
    """A step of ResNet-18 on images of 64 x 64."""
    import torch
    from torch import nn

    batch, side = (2, 32) if tiny else (32, 64)
    net = build(load("resnet18_v1", 10, side, batch)).train()
    images, classes = torch.rand(batch, 3, side, side), torch.zeros(batch, dtype=torch.long)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.01, momentum=0.9)
    return _step(net, lambda: nn.functional.cross_entropy(net(images), classes), optimizer)


def lstm_training(vocabulary: int, size: int, steps: int, batch: int) -> Call:
    """A step of a language model of two LSTM layers."""
    import torch
    from torch import nn

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.embedding = nn.Embedding(vocabulary, size)
            self.lstm = nn.LSTM(size, size, 2)
            self.scores = nn.Linear(size, vocabulary)

        def forward(self, words: Any) -> Any:
            return self.scores(self.lstm(self.embedding(words))[0])

    net = Model()
    words = torch.randint(0, vocabulary, (steps, batch))
    optimizer = torch.optim.SGD(net.parameters(), lr=0.01)
    loss = lambda: nn.functional.cross_entropy(net(words).reshape(-1, vocabulary), words.reshape(-1))  # noqa: E731
    return _step(net, loss, optimizer)


def _step(net: Any, loss_of: Any, optimizer: Any) -> Call:
    def step() -> object:
        optimizer.zero_grad()
        loss = loss_of()
        loss.backward()
        optimizer.step()
        return loss.detach()

    return step
