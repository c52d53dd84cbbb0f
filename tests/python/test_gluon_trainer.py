# Trainer against optimizers by hand, on one context and on several, with and without a store.
import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon import nn


def parameter(contexts=(mx.cpu(0),), shape=(3,)):
    param = gluon.Parameter("w", shape=shape)
    param.initialize(init="zeros", ctx=list(contexts))
    return param


def backward(param, factors=None):
    """Give the copies of `param` the gradients `factors` (1 by default)."""
    with mx.autograd.record():
        losses = [(data * (1 if factors is None else factor)).sum()
                  for data, factor in zip(param.list_data(), factors or [1] * len(param.list_data()))]  # fmt: skip
    for loss in losses:
        loss.backward()


def test_sgd_with_momentum_by_hand():
    param = parameter()
    trainer = gluon.Trainer([param], "sgd", {"learning_rate": 0.1, "momentum": 0.9, "wd": 0.01})
    w = momentum = 0.0
    for _ in range(4):
        backward(param, [6])
        trainer.step(2)
        momentum = 0.9 * momentum - 0.1 * (6 / 2 + 0.01 * w)
        w += momentum
        np.testing.assert_allclose(param.data().asnumpy(), np.full(3, w), rtol=1e-5)
    assert trainer._kvstore is None and trainer._update_on_kvstore is None


def test_factors_of_a_parameter():
    param = parameter()
    param.lr_mult = 0.5
    trainer = gluon.Trainer([param], "sgd", {"learning_rate": 1.0})
    backward(param)
    trainer.step(1)
    assert (param.data().asnumpy() == -0.5).all()


@pytest.mark.parametrize("on_store", [True, False, None])
@pytest.mark.parametrize("kind", ["local", "device"])
def test_gradients_of_several_contexts_are_summed(kind, on_store):
    param = parameter([mx.cpu(0), mx.cpu(1)])
    options = {"learning_rate": 1.0, "momentum": 0.5}
    trainer = gluon.Trainer([param], "sgd", options, kvstore=kind, update_on_kvstore=on_store)
    for expected in (-2, -5):
        backward(param)
        trainer.step(1)
        for data in param.list_data():
            assert (data.asnumpy() == expected).all()
    assert trainer._update_on_kvstore == (on_store is not False)
    assert trainer._kvstore.type == kind


def test_allreduce_and_update_apart():
    param = parameter([mx.cpu(0), mx.cpu(1)])
    trainer = gluon.Trainer([param], "sgd", {"learning_rate": 1.0}, update_on_kvstore=False)
    backward(param, [1, 2])
    trainer.allreduce_grads()
    assert all((grad.asnumpy() == 3).all() for grad in param.list_grad())
    trainer.update(1)
    assert all((data.asnumpy() == -3).all() for data in param.list_data())
    trainer = gluon.Trainer([param], "sgd", update_on_kvstore=True)
    for wrong in (trainer.allreduce_grads, lambda: trainer.update(1)):
        with pytest.raises(AssertionError, match="not supported"):
            wrong()


@pytest.mark.parametrize("contexts", [[mx.cpu(0)], [mx.cpu(0), mx.cpu(1)]])
@pytest.mark.parametrize("on_store", [True, False])
def test_states_survive_a_file(tmp_path, contexts, on_store):
    file = str(tmp_path / "trainer.states")
    param = parameter(contexts)
    make = lambda: gluon.Trainer([param], "sgd", {"learning_rate": 1.0, "momentum": 0.5}, update_on_kvstore=on_store)  # noqa: E731
    first = make()
    backward(param)
    first.step(1)
    first.save_states(file)
    second = make()
    second.load_states(file)
    size = len(contexts)
    assert (param.data(contexts[0]).asnumpy() == -size).all()
    backward(param)
    second.step(1)
    # the momentum of the first trainer goes on: -(0.5 + 1) * size
    assert (param.data(contexts[0]).asnumpy() == -2.5 * size).all()
    param.lr_mult = 2.0
    assert second.optimizer._get_lr(0) == 2.0


def test_learning_rate():
    param = parameter()
    trainer = gluon.Trainer([param], "sgd", {"learning_rate": 0.5})
    assert trainer.learning_rate == 0.5
    trainer.set_learning_rate(0.25)
    backward(param)
    trainer.step(1)
    assert (param.data().asnumpy() == -0.25).all()
    schedule = mx.lr_scheduler.FactorScheduler(2, factor=0.1, base_lr=1)
    trainer = gluon.Trainer([param], "sgd", {"lr_scheduler": schedule})
    with pytest.raises(UserWarning):
        trainer.set_learning_rate(1)
    rates = []
    for _ in range(5):
        backward(param)
        trainer.step(1)
        rates.append(trainer.learning_rate)
    np.testing.assert_allclose(rates, [1, 1, 0.1, 0.1, 0.01])


@pytest.mark.parametrize("on_store", [True, False])
def test_schedules_count_steps_and_not_contexts(on_store):
    param = parameter([mx.cpu(0), mx.cpu(1)])
    schedule = mx.lr_scheduler.FactorScheduler(2, factor=0.1, base_lr=1)
    trainer = gluon.Trainer([param], "sgd", {"lr_scheduler": schedule}, update_on_kvstore=on_store)
    rates = []
    for _ in range(5):
        backward(param)
        trainer.step(1)
        rates.append(trainer.learning_rate)
    np.testing.assert_allclose(rates, [1, 1, 0.1, 0.1, 0.01])


def test_stale_gradients_are_reported_or_skipped():
    used, unused = parameter(), gluon.Parameter("v", shape=(1,))
    unused.initialize(init="ones")
    trainer = gluon.Trainer([used, unused], "sgd", {"learning_rate": 1.0})
    backward(used)
    with pytest.raises(UserWarning, match="Gradient of Parameter `v`"):
        trainer.step(1)
    trainer.step(1, ignore_stale_grad=True)
    assert (unused.data().asnumpy() == 1).all()
    assert (used.data().asnumpy() == -1).all()


def test_parameters_without_gradient_are_left_alone():
    net = nn.HybridSequential()
    net.add(nn.Dense(2, in_units=2), nn.BatchNorm(in_channels=2))
    net.initialize()
    net[0].weight.grad_req = "null"
    before = net[0].weight.data().asnumpy()
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 1.0})
    with mx.autograd.record():
        y = (net(nd.array([[1, 2], [3, 5]])) * nd.array([[1, 2], [3, 7]])).sum()
    y.backward()
    trainer.step(1)
    assert (net[0].weight.data().asnumpy() == before).all()
    assert (net[1].beta.data().asnumpy() == [-4, -9]).all()


def test_parameters_initialized_later_and_again():
    net = nn.Dense(1, use_bias=False)
    net.initialize(init="ones")
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 1.0})
    for expected in (0, -1):
        with mx.autograd.record():
            y = net(nd.ones((1, 2)))
        y.backward()
        trainer.step(1)
        assert (net.weight.data().asnumpy() == expected).all()
    net.initialize(init="ones", force_reinit=True)
    with mx.autograd.record():
        y = net(nd.ones((1, 2)))
    y.backward()
    trainer.step(1)
    assert (net.weight.data().asnumpy() == 0).all()


def test_half_precision_with_float32_copies():
    param = gluon.Parameter("w", shape=(2,), dtype="float16")
    param.initialize(init="ones")
    trainer = gluon.Trainer([param], "sgd", {"learning_rate": 1e-4, "multi_precision": True})
    for _ in range(10):
        backward(param)
        trainer.step(1)
    # each step is too small for float16 near 1; ten together are not
    assert param.data().dtype == np.float16
    np.testing.assert_allclose(param.data().asnumpy(), 0.999, atol=3e-4)
    assert (param.data().asnumpy() < 1).all()


def test_loading_values_resets_the_store(tmp_path):
    file = str(tmp_path / "x.params")
    params = gluon.ParameterDict()
    x = params.get("x", shape=(2,))
    params.initialize(ctx=[mx.cpu(0), mx.cpu(1)], init="zeros")
    params.save(file)
    trainer = gluon.Trainer(params, "sgd", {"learning_rate": 0.5})
    for _ in range(2):
        backward(x)
        trainer.step(1)
        params.load(file)
        assert trainer._kvstore is None
    backward(x)
    trainer.step(1)
    assert (x.data(mx.cpu(0)).asnumpy() == -1).all()


def test_arguments_are_checked():
    with pytest.raises(ValueError, match="list or dict of Parameters"):
        gluon.Trainer(3, "sgd")
    with pytest.raises(ValueError, match="list or dict of Parameters"):
        gluon.Trainer([3], "sgd")
    with pytest.raises(AssertionError, match="optimizer_params must be None"):
        gluon.Trainer([parameter()], mx.optimizer.SGD(), {"learning_rate": 1})
    other = gluon.Parameter("v", shape=(1,))
    other.initialize(ctx=mx.cpu(1))
    with pytest.raises(AssertionError, match="same set of contexts"):
        gluon.Trainer([parameter(), other], "sgd")


def test_dictionaries_are_ordered_by_name():
    net = nn.Sequential()
    for prefix in ("zeros_", "ones_"):
        net.add(nn.Dense(1, in_units=1, use_bias=False, prefix=prefix))
    net.initialize()
    trainer = gluon.Trainer(net.collect_params(), "sgd")
    assert [param.name for param in trainer._params] == ["ones_weight", "zeros_weight"]


def test_a_small_network_learns():
    rng = np.random.RandomState(0)
    x = rng.uniform(-1, 1, (200, 2)).astype("float32")
    y = (x[:, 0] * x[:, 1] > 0).astype("float32")
    net = nn.HybridSequential()
    net.add(nn.Dense(16, activation="relu"), nn.Dense(2))
    net.initialize(mx.init.Xavier())
    net.hybridize()
    loss = gluon.loss.SoftmaxCrossEntropyLoss()
    trainer = gluon.Trainer(net.collect_params(), "adam", {"learning_rate": 0.05})
    for _ in range(60):
        with mx.autograd.record():
            value = loss(net(nd.array(x)), nd.array(y))
        value.backward()
        trainer.step(200)
    assert (net(nd.array(x)).argmax(axis=1).asnumpy() == y).mean() > 0.95
