"""Plans for training put channels last between convolutions: values and gradients stay those of the graph as given."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon, nd


class Net(gluon.HybridBlock):
    """Convolutions of larger and small images, with what usually stands between them."""

    def __init__(self):
        super().__init__()
        with self.name_scope():
            self.stem = gluon.nn.Conv2D(16, 5, strides=2, padding=2, in_channels=3)
            self.norm = gluon.nn.BatchNorm(in_channels=16)
            self.left = gluon.nn.Conv2D(16, 3, padding=1, use_bias=False, in_channels=16)
            self.right = gluon.nn.Conv2D(16, 1, in_channels=16)
            self.groups = gluon.nn.Conv2D(32, 3, padding=1, groups=4, in_channels=32)
            self.small = gluon.nn.Conv2D(16, 3, strides=3, in_channels=32)
            self.scores = gluon.nn.Dense(4, in_units=96)

    def hybrid_forward(self, F, x):
        x = F.relu(self.norm(self.stem(x)))
        pooled = F.Pooling(x, kernel=(3, 3), stride=(2, 2), pad=(1, 1))
        both = F.concat(self.left(pooled), F.LeakyReLU(self.right(pooled), slope=0.2), dim=1)
        gate = F.sigmoid(F.mean(both, axis=(2, 3), keepdims=True))
        both = self.groups(both) + F.broadcast_mul(both, gate)
        return self.scores(self.small(F.Pooling(both, kernel=(2, 2), pool_type="avg")))


def trained(hybrid):
    """Parameters, gradients, states and output of two steps."""
    mx.random.seed(0)
    net = Net()
    net.initialize(mx.init.Xavier())
    rng = np.random.RandomState(1)
    for p in net.collect_params().values():
        p.set_data(nd.array(rng.rand(*p.shape) if p.name.endswith(("gamma", "var")) else 0.3 * rng.randn(*p.shape)))
    if hybrid:
        net.hybridize(static_alloc=True, static_shape=True)
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.01})
    images, labels = nd.array(rng.randn(2, 3, 40, 32)), nd.array([1, 3])
    images.attach_grad()
    for _ in range(2):
        with autograd.record():
            out = net(images)
            loss = gluon.loss.SoftmaxCrossEntropyLoss()(out, labels)
        loss.backward()
        trainer.step(2)
    arrays = [out, images.grad]
    for p in net.collect_params().values():
        arrays += [p.data(), p.grad()] if p.grad_req != "null" else [p.data()]
    return [a.asnumpy() for a in arrays]


def test_hybridized_training_agrees_with_call_by_call():
    for one, other in zip(trained(True), trained(False)):
        np.testing.assert_allclose(one, other, rtol=2e-3, atol=2e-5)


def test_an_executor_agrees_and_a_monitor_sees_channels_first():
    data, weight = mx.sym.var("data"), mx.sym.var("weight")
    conv = mx.sym.Convolution(data, weight, kernel=(3, 3), num_filter=8, no_bias=True, name="conv")
    out = mx.sym.sum(mx.sym.square(mx.sym.relu(conv, name="act")), name="total")
    rng = np.random.RandomState(0)
    arrays = {"data": nd.array(rng.randn(2, 4, 9, 8)), "weight": nd.array(rng.randn(8, 4, 3, 3))}
    results = []
    for monitored in (False, True):
        grads = {name: nd.zeros(a.shape) for name, a in arrays.items()}
        executor = out.bind(mx.cpu(), arrays, grads)
        seen = {}
        if monitored:
            executor.set_monitor_callback(lambda name, array, seen=seen: seen.setdefault(name, array.asnumpy()))
        executor.forward(is_train=True)
        executor.backward(nd.ones((1,)))
        results.append([executor.outputs[0].asnumpy(), *(g.asnumpy() for g in grads.values())])
        if monitored:
            assert seen["act_output"].shape == (2, 8, 7, 6)
    for one, other in zip(*results):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("shape, width", [((2, 5, 6), 3), ((3, 9, 7), 300)])
def test_max_pooling_with_channels_last(shape, width):
    rng = np.random.RandomState(0)
    host = rng.randint(0, 5, (*shape, width)).astype("float32")
    last, first = nd.array(host), nd.array(host.transpose(0, 3, 1, 2))
    options = {"kernel": (3, 3), "stride": (2, 2), "pad": (1, 1)}
    grads = []
    for array, layout in ((last, "NHWC"), (first, "NCHW")):
        array.attach_grad()
        with autograd.record():
            out = nd.Pooling(array, layout=layout, **options)
        head = np.random.RandomState(1).randn(*(out.shape if layout == "NCHW" else np.array(out.shape)[[0, 3, 1, 2]]))
        out.backward(nd.array(head if layout == "NCHW" else head.transpose(0, 2, 3, 1)))
        grads.append(array.grad.asnumpy())
    np.testing.assert_allclose(grads[0].transpose(0, 3, 1, 2), grads[1], rtol=1e-6)
