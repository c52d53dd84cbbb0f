"""Rows about whole networks: inference and training."""

from __future__ import annotations

from typing import Any

from benchmarks import onnx_nets, torch_nets
from benchmarks.row import Call, Factory, Row

OLD = "mxnet 1.9.1"


def zoo(name: str, batch: int, tiny: bool, dtype: str = "float32") -> tuple:
    """A network of the model zoo with random weights, and images of 224 x 224."""
    import mxnet as mx
    from mxnet.gluon.model_zoo import vision

    side = 32 if tiny else 224
    net = vision.get_model(name, classes=10 if tiny else 1000)
    net.initialize(mx.init.Xavier())
    net.hybridize(static_alloc=True, static_shape=True)
    images = mx.nd.random.uniform(-1, 1, shape=(batch, 3, side, side))
    if dtype != "float32":
        net(images[:1]).wait_to_read()  # initializers know float32 only
        net.cast(dtype)
        images = images.astype(dtype)
    return net, images


def _inference(name: str, batch: int, dtype: str = "float32") -> Factory:
    def make(tiny: bool) -> Call:
        net, images = zoo(name, batch, tiny, dtype)
        return lambda: net(images)

    return make


def _mx_step(net: Any, loss_of: Any, batch: int, **rule: float) -> Call:
    """A step of SGD, waited for: `loss_of` answers the losses of the batch."""
    import mxnet as mx
    from mxnet import autograd, gluon

    trainer = gluon.Trainer(net.collect_params(), "sgd", rule)

    def step() -> object:
        with autograd.record():
            loss = loss_of()
        loss.backward()
        trainer.step(batch)
        mx.nd.waitall()
        return loss

    return step


def _resnet_training(tiny: bool) -> Call:
    """A step of ResNet-18 on images of 64 x 64."""
    import mxnet as mx
    from mxnet import gluon
    from mxnet.gluon.model_zoo import vision

    batch, side = (2, 32) if tiny else (32, 64)
    net = vision.resnet18_v1(classes=10)
    net.initialize(mx.init.Xavier())
    net.hybridize(static_alloc=True, static_shape=True)
    loss = gluon.loss.SoftmaxCrossEntropyLoss()
    x, y = mx.nd.random.uniform(shape=(batch, 3, side, side)), mx.nd.zeros((batch,))
    return _mx_step(net, lambda: loss(net(x), y), batch, learning_rate=0.01, momentum=0.9)


LSTM = (5000, 256, 35, 32)  # vocabulary, size of the layers, steps, sequences
TINY_LSTM = (50, 8, 5, 4)


def _lstm_training(tiny: bool) -> Call:
    """A step of a language model with two LSTM layers."""
    import mxnet as mx
    from mxnet import gluon

    vocabulary, size, steps, batch = TINY_LSTM if tiny else LSTM

    class Model(gluon.HybridBlock):
        def __init__(self) -> None:
            super().__init__()
            with self.name_scope():
                self.embedding = gluon.nn.Embedding(vocabulary, size)
                self.lstm = gluon.rnn.LSTM(size, 2, input_size=size)
                self.scores = gluon.nn.Dense(vocabulary, flatten=False)

        def hybrid_forward(self, F, x):
            return self.scores(self.lstm(self.embedding(x)))

    net = Model()
    net.initialize()
    net.hybridize()
    loss = gluon.loss.SoftmaxCrossEntropyLoss()
    words = mx.nd.floor(mx.nd.random.uniform(0, vocabulary, shape=(steps, batch)))
    target = words.reshape((-1,))
    return _mx_step(net, lambda: loss(net(words).reshape((-1, vocabulary)), target), batch, learning_rate=0.01)


def _everywhere(name: str, batch: int) -> dict:
    return {
        "mx": _inference(name, batch),
        "torch": torch_nets.inference(name, batch),
        "onnxruntime": onnx_nets.inference(name, batch),
    }


ROWS = {
    "resnet50": Row("ResNet-50, one image", _everywhere("resnet50_v1", 1), 3, (1, "img/s"), goals={OLD: 22.4 / 28}),
    "resnet50x16": Row(
        "ResNet-50, 16 images", _everywhere("resnet50_v1", 16), 1, (16, "img/s"), goals={OLD: 23.7 / 29}
    ),
    "resnet50x16bf16": Row(
        "ResNet-50 bfloat16, 16 images",
        {"ours": _inference("resnet50_v1", 16, "bfloat16")},
        1,
        (16, "img/s"),
        ("ours", "resnet50x16"),
        goals={"beside": 1 / 1.7},
    ),
    "mobilenet": Row(
        "MobileNet 1.0, one image", _everywhere("mobilenet1.0", 1), 10, (1, "img/s"), goals={OLD: 1 / 1.3}
    ),
    "resnet18train": Row(
        "ResNet-18 training, 32 images",
        {"mx": _resnet_training, "torch": torch_nets.resnet_training},
        2,
        (32, "img/s"),
        goals={OLD: 158 / 185},
    ),
    "lstmtrain": Row(
        "LSTM training, 35x32 words",
        {"mx": _lstm_training, "torch": lambda tiny: torch_nets.lstm_training(*(TINY_LSTM if tiny else LSTM))},
        2,
        (35 * 32, "words/s"),
        goals={OLD: 7530 / 9500},
    ),
}
