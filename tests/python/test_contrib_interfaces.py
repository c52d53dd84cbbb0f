"""mxnet.contrib's first autograd interface, and gluon loaders as iterators of modules."""
import sys

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.contrib import autograd as old
from mxnet.contrib.io import DataLoaderIter

X = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32)
Y = np.array([[-1.0, 0.5], [2.0, 1.0]], np.float32)


def test_gradients_and_value():
    (dx, dy), value = old.grad_and_loss(lambda x, y: x * x * y)(nd.array(X), nd.array(Y))
    np.testing.assert_allclose(dx.asnumpy(), 2 * X * Y)
    np.testing.assert_allclose(dy.asnumpy(), X * X)
    np.testing.assert_allclose(value.asnumpy(), X * X * Y)


def test_argument_numbers():
    def power(x, exponent, y):
        return x ** exponent * y
    (dy,) = old.grad(power, argnum=2)(nd.array(X), 3, nd.array(Y))
    np.testing.assert_allclose(dy.asnumpy(), X ** 3, rtol=1e-6)
    dy, dx = old.grad(power, argnum=[2, 0])(nd.array(X), 3, nd.array(Y))
    np.testing.assert_allclose(dx.asnumpy(), 3 * X ** 2 * Y, rtol=1e-6)
    with pytest.raises(AssertionError, match="float"):
        old.grad(lambda x: x)(3.0)


def test_lists_of_outputs():
    (dx,), outputs = old.grad_and_loss(lambda x: [x, x * 2])(nd.array(X))
    np.testing.assert_array_equal(dx.asnumpy(), np.full((2, 2), 3.0))
    assert len(outputs) == 2


def test_sections():
    ones = nd.ones((50, 50))
    assert not old.set_is_training(True)
    assert mx.autograd.is_recording() and old.set_is_training(False) and not mx.autograd.is_recording()
    with old.train_section():
        assert mx.autograd.is_training() and mx.autograd.is_recording()
        assert 0 < (nd.Dropout(ones, p=0.5).asnumpy() == 0).mean() < 1
        with old.test_section():
            assert not mx.autograd.is_training() and not mx.autograd.is_recording()
            assert (nd.Dropout(ones, p=0.5).asnumpy() == 1).all()
        assert mx.autograd.is_training()
    assert not mx.autograd.is_training() and not mx.autograd.is_recording()


def test_backward():
    x, dx = nd.array(X), nd.zeros((2, 2))
    old.mark_variables([x], [dx], "add")
    with old.train_section():
        y = x * x
    old.backward([y], [nd.array(Y)], retain_graph=True)
    old.compute_gradient([y])
    np.testing.assert_allclose(dx.asnumpy(), 2 * X * Y + 2 * X)


def loader(**kwargs):
    data = mx.gluon.data.ArrayDataset(np.arange(20).reshape(10, 2), np.arange(10))
    return mx.gluon.data.DataLoader(data, batch_size=4, **kwargs)


def test_loader_as_iterator():
    iterator = DataLoaderIter(loader(), "x", "y", dtype="float16")
    assert iterator.provide_data[0][:2] == ("x", (4, 2)) and iterator.provide_label[0][:2] == ("y", (4,))
    for _ in range(2):
        batches = list(iterator)
        assert [batch.pad for batch in batches] == [0, 0, 2]
        data = np.concatenate([batch.data[0].asnumpy() for batch in batches])
        label = np.concatenate([batch.label[0].asnumpy() for batch in batches])
        assert data.dtype == label.dtype == np.float16
        np.testing.assert_array_equal(data, np.append(np.arange(20), np.zeros(4)).reshape(12, 2))
        np.testing.assert_array_equal(label, np.append(np.arange(10), np.zeros(2)))
        iterator.reset()
    assert [batch.pad for batch in DataLoaderIter(loader(last_batch="discard"))] == [0, 0]


def test_loader_without_data():
    with pytest.raises(ValueError, match="'loader'"):
        DataLoaderIter([])


def test_module_reads_from_a_loader():
    """Samples that fill up a batch do not count."""
    out = mx.sym.LinearRegressionOutput(mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=1), mx.sym.var("label"))
    module = mx.mod.Module(out, label_names=["label"])
    iterator = DataLoaderIter(loader(), label_name="label")
    module.bind(iterator.provide_data, iterator.provide_label, for_training=False)
    module.init_params(mx.init.One())
    predicted = module.predict(iterator).asnumpy()[:, 0]
    np.testing.assert_allclose(predicted, np.arange(20).reshape(10, 2).sum(axis=1))


def test_metrics_for_tensorboard(monkeypatch):
    """Every call writes each metric under its name, numbered from 1."""
    written = []

    class Writer:
        def __init__(self, folder):
            written.append(folder)

        def add_scalar(self, name, value, step):
            written.append((name, value, step))
    module = type(sys)("mxboard")
    module.SummaryWriter = Writer
    monkeypatch.setitem(sys.modules, "mxboard", module)
    callback = mx.contrib.tensorboard.LogMetricsCallback("folder", prefix="train")
    metric = mx.metric.MSE()
    for label, pred in ((1.0, 3.0), (1.0, 1.0)):
        metric.update([nd.array([label])], [nd.array([pred])])
        callback(mx.model.BatchEndParam(epoch=0, nbatch=0, eval_metric=metric, locals=None))
    assert written == ["folder", ("train-mse", 4.0, 1), ("train-mse", 2.0, 2)]


def test_tensorboard_without_a_writer(monkeypatch):
    for name in ("mxboard", "tensorboardX", "torch.utils.tensorboard"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ImportError, match="mxboard, tensorboardX"):
        mx.contrib.tensorboard.LogMetricsCallback("folder")


def test_schedules_from_before():
    schedule = mx.misc.FactorScheduler(10, 0.5)
    rates = [schedule(i) for i in (0, 9, 10, 11, 20, 40)]
    np.testing.assert_allclose(rates, [0.01, 0.01, 0.005, 0.005, 0.0025, 0.000625])
    schedule.base_lr = 1.0
    assert schedule(19) == 0.5
    for step, factor, name in ((0, 0.1, "step"), (1, 1.0, "factor")):
        with pytest.raises(ValueError, match=f"'{name}'"):
            mx.misc.FactorScheduler(step, factor)
    with pytest.raises(NotImplementedError):
        mx.misc.LearningRateScheduler()(1)


def test_executor_group_from_before():
    """Slices of a batch go to the devices; the gradients of all together are those of the whole batch."""
    from mxnet.executor_manager import DataParallelExecutorGroup
    product = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=1, no_bias=True, name="fc")
    out = mx.sym.LinearRegressionOutput(product, mx.sym.var("label"), name="out")
    data, label = np.arange(12, dtype=np.float32).reshape(4, 3), np.arange(4, dtype=np.float32)
    batches = mx.io.NDArrayIter(data, label, 4, label_name="label")
    group = DataParallelExecutorGroup(out, out.list_arguments(), ["fc_weight"], [mx.cpu(0), mx.cpu(1)],
                                      [slice(0, 1), slice(1, 4)], batches)
    for weight in group.param_arrays[0]:
        weight[:] = 0.5
    group.load_data_batch(next(batches))
    group.forward(is_train=True)
    group.backward()
    predicted = data.sum(axis=1) * 0.5
    gradients = [grad.asnumpy()[0] for grad in group.grad_arrays[0]]
    np.testing.assert_allclose(gradients[0], (predicted - label)[:1] @ data[:1], rtol=1e-5)
    np.testing.assert_allclose(gradients[1], (predicted - label)[1:] @ data[1:], rtol=1e-5)
    metric = mx.metric.MSE()
    group.update_metric(metric, [nd.array(label)])
    errors = (predicted - label) ** 2
    np.testing.assert_allclose(metric.get()[1], np.mean([errors[:1].mean(), errors[1:].mean()]), rtol=1e-5)
