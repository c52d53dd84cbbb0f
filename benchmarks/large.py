"""Rows for arrays that exceed every cache and for whole networks; the small ones are in `rows.py`."""

from __future__ import annotations

from typing import Callable

from benchmarks.rows import BIG, Row, _copy_with_threads, _mx


def _elementwise(title: str, operator: str) -> Row:
    """A function of every element, and a copy of as many bytes beside it."""
    call = _mx(lambda mx, a, out: getattr(mx.nd, operator)(a, out=out), (BIG,), (BIG,))
    return Row(title, 3, {"mx": call, "numpy": _copy_with_threads}, 8 * BIG)


def _zoo(name: str, batch: int, dtype: str = "float32") -> Callable[[], Callable[[], object]]:
    """Inference with a network of the model zoo and random weights, images of 224 x 224."""

    def make() -> Callable[[], object]:
        import mxnet as mx
        from mxnet.gluon.model_zoo import vision

        net = vision.get_model(name)
        net.initialize(mx.init.Xavier())
        images = mx.nd.random.uniform(-1, 1, shape=(batch, 3, 224, 224))
        net(images[:1])
        if dtype != "float32":
            net.cast(dtype)
            images = images.astype(dtype)
        net.hybridize(static_alloc=True, static_shape=True)
        return lambda: net(images).wait_to_read()

    return make


def _resnet_training() -> Callable[[], object]:
    """A step of ResNet-18 with 32 images of 64 x 64."""
    import mxnet as mx
    from mxnet import autograd, gluon
    from mxnet.gluon.model_zoo import vision

    net = vision.resnet18_v1(classes=10)
    net.initialize(mx.init.Xavier())
    net.hybridize(static_alloc=True, static_shape=True)
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.01, "momentum": 0.9})
    loss_of = gluon.loss.SoftmaxCrossEntropyLoss()
    x, y = mx.nd.random.uniform(shape=(32, 3, 64, 64)), mx.nd.zeros((32,))

    def step() -> None:
        with autograd.record():
            loss = loss_of(net(x), y)
        loss.backward()
        trainer.step(32)
        mx.nd.waitall()

    return step


def _lstm_training() -> Callable[[], object]:
    """A step of a language model: two LSTM layers of 256, 35 steps of 32 sequences, a vocabulary of 5,000."""
    import mxnet as mx
    from mxnet import autograd, gluon

    class Model(gluon.HybridBlock):
        def __init__(self) -> None:
            super().__init__()
            with self.name_scope():
                self.embedding = gluon.nn.Embedding(5000, 256)
                self.lstm = gluon.rnn.LSTM(256, 2, input_size=256)
                self.scores = gluon.nn.Dense(5000, flatten=False)

        def hybrid_forward(self, F, x):
            return self.scores(self.lstm(self.embedding(x)))

    net = Model()
    net.initialize()
    net.hybridize()
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.01})
    loss_of = gluon.loss.SoftmaxCrossEntropyLoss()
    words = mx.nd.floor(mx.nd.random.uniform(0, 5000, shape=(35, 32)))
    target = words.reshape((-1,))

    def step() -> None:
        with autograd.record():
            loss = loss_of(net(words).reshape((-1, 5000)), target)
        loss.backward()
        trainer.step(32)
        mx.nd.waitall()

    return step


def _record() -> Callable[[], object]:
    """Record, tanh of a product, another product, sum of squares, backward: 8 x 16."""
    import mxnet as mx
    from mxnet import autograd

    x, w, v = (mx.nd.random.uniform(shape=s) for s in ((8, 16), (16, 16), (16, 16)))
    w.attach_grad()
    v.attach_grad()

    def step() -> None:
        with autograd.record():
            loss = mx.nd.sum(mx.nd.square(mx.nd.dot(mx.nd.tanh(mx.nd.dot(x, w)), v)))
        loss.backward()

    return step


LARGE: dict[str, Row] = {
    "slice": Row("slice of rows", 2000, {"mx": _mx(lambda mx, a: a[2:5], (10, 10))}),
    "reshape": Row("reshape", 2000, {"mx": _mx(lambda mx, a: a.reshape((5, 20)), (10, 10))}),
    "record": Row("record and backward, 8x16", 200, {"mx": _record}),
    "exp16m": _elementwise("exp of 16M floats", "exp"),
    "tanh16m": _elementwise("tanh of 16M floats", "tanh"),
    "sigmoid16m": _elementwise("sigmoid of 16M floats", "sigmoid"),
    "softmax16m": Row("softmax of 16K rows", 3, {"mx": _mx(lambda mx, a: mx.nd.softmax(a), (1 << 14, 1 << 10))}),
    "argmax16m": Row("argmax of 16K rows", 3, {"mx": _mx(lambda mx, a: mx.nd.argmax(a, axis=1), (1 << 14, 1 << 10))}),
    "transpose16m": Row("transpose 4096x4096", 3, {"mx": _mx(lambda mx, a: mx.nd.transpose(a), (4096, 4096))}),
    "broadcast16m": Row(
        "broadcast add, 16M", 3, {"mx": _mx(lambda mx, a, b: mx.nd.broadcast_add(a, b), (4096, 4096), (1, 4096))}
    ),
    "resnet50": Row("ResNet-50, one image", 2, {"mx": _zoo("resnet50_v1", 1)}),
    "resnet50x16": Row("ResNet-50, 16 images", 1, {"mx": _zoo("resnet50_v1", 16)}),
    "mobilenet": Row("MobileNet 1.0, one image", 5, {"mx": _zoo("mobilenet1.0", 1)}),
    "resnet18train": Row("ResNet-18 training, 32 images", 1, {"mx": _resnet_training}),
    "lstmtrain": Row("LSTM training, 35x32 words", 1, {"mx": _lstm_training}),
}
