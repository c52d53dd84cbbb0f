"""Gluon with arrays of the NumPy interface: layers, compiled blocks, losses, training."""
import numpy as onp
import pytest

import mxnet as mx
from mxnet import autograd, gluon, np, npx
from mxnet.gluon import nn


@pytest.fixture(autouse=True)
def numpy_mode():
    npx.set_np()
    yield
    npx.reset_np()


def network():
    net = nn.HybridSequential()
    net.add(nn.Dense(8, activation="tanh"), nn.BatchNorm(), nn.Dense(2))
    net.initialize(mx.init.Xavier())
    return net


def test_parameters_and_results_are_of_the_numpy_interface():
    net = network()
    x = np.random.uniform(size=(4, 3))
    assert type(net(x)) is np.ndarray
    assert type(net[0].weight.data()) is np.ndarray and type(net[0].weight.grad()) is np.ndarray
    plain = net(x).asnumpy()
    net.hybridize()
    compiled = net(x)
    assert type(compiled) is np.ndarray
    onp.testing.assert_allclose(compiled.asnumpy(), plain, rtol=1e-5)


class Mixture(gluon.HybridBlock):
    """Operators, indexing, creation and npx inside one block."""

    def __init__(self):
        super().__init__()
        with self.name_scope():
            self.weight = self.params.get("weight", shape=(3, 3), init="ones")

    def hybrid_forward(self, F, x, weight):
        y = F.np.sqrt(x * 2 + 1) / weight.sum(axis=0)
        y = F.npx.relu(y - 0.1) + F.np.ones((3,))
        return y[:, 1:], F.np.mean(y, axis=1, keepdims=True), y.max() == y


def test_user_block_runs_alike_compiled():
    net = Mixture()
    net.initialize()
    x = np.random.uniform(size=(4, 3))
    plain = [y.asnumpy() for y in net(x)]
    want = onp.maximum(onp.sqrt(x.asnumpy() * 2 + 1) / 3 - 0.1, 0) + 1
    onp.testing.assert_allclose(plain[0], want[:, 1:], rtol=1e-5)
    onp.testing.assert_allclose(plain[1], want.mean(1, keepdims=True), rtol=1e-5)
    assert plain[2].dtype == onp.bool_ and plain[2].sum() == 1
    net.hybridize()
    for got, expected in zip(net(x), plain):
        assert type(got) is np.ndarray
        onp.testing.assert_allclose(got.asnumpy(), expected, rtol=1e-5)


def test_scalars_pass_through_compiled_blocks():
    class Total(gluon.HybridBlock):
        def hybrid_forward(self, F, x):
            return x.sum() + F.np.zeros(())
    net = Total()
    net.hybridize()
    assert net(np.ones((2, 3))).shape == () and float(net(np.ones((2, 3)))) == 6


@pytest.mark.parametrize("loss", [gluon.loss.L2Loss(), gluon.loss.L1Loss(), gluon.loss.HuberLoss(),
                                  gluon.loss.SigmoidBCELoss(), gluon.loss.KLDivLoss(from_logits=False)])
def test_losses_are_those_of_classic_arrays(loss):
    pred, label = onp.random.RandomState(0).rand(2, 4, 3).astype("float32")
    got = loss(np.array(pred), np.array(label))
    assert type(got) is np.ndarray
    npx.reset_np()
    want = loss(mx.nd.array(pred), mx.nd.array(label)).asnumpy()
    onp.testing.assert_allclose(got.asnumpy(), want, rtol=1e-5)


@pytest.mark.parametrize("hybridize", [False, True])
@pytest.mark.parametrize("optimizer", ["sgd", "adam", "nag"])
def test_training_learns(hybridize, optimizer):
    mx.random.seed(1)
    rng = onp.random.RandomState(3)
    x = np.array(rng.randn(64, 3), dtype="float32")
    y = np.array(x.asnumpy()[:, 0] > 0, dtype="float32")
    net, loss = network(), gluon.loss.SoftmaxCrossEntropyLoss()
    if hybridize:
        net.hybridize()
    trainer = gluon.Trainer(net.collect_params(), optimizer, {"learning_rate": 0.05})
    for _ in range(40):
        with autograd.record():
            total = loss(net(x), y).mean()
        total.backward()
        trainer.step(1)
    assert float(total) < 0.25
    accuracy = (np.argmax(net(x), axis=1) == y.astype("int64")).mean()
    assert float(accuracy) > 0.9


def test_decorated_class_works_outside_the_mode():
    @npx.use_np
    class Half(gluon.HybridBlock):
        def hybrid_forward(self, F, x):
            return F.np.true_divide(x, 2)
    npx.reset_np()
    net = Half()
    assert Half()(np.ones(3)).asnumpy().tolist() == [0.5] * 3
    net.hybridize()
    assert type(net(np.ones(3))) is np.ndarray
