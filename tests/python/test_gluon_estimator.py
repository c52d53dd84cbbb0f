"""Estimator: the training loop against NumPy, the order of events, and what each handler does."""
import os

import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon
from mxnet.gluon import nn
from mxnet.gluon.contrib import estimator as est_package
from mxnet.gluon.contrib.estimator import (
    BatchBegin,
    BatchEnd,
    BatchProcessor,
    CheckpointHandler,
    EarlyStoppingHandler,
    EpochBegin,
    EpochEnd,
    Estimator,
    LoggingHandler,
    MetricHandler,
    StoppingHandler,
    TrainBegin,
    TrainEnd,
    ValidationHandler,
)

X = np.random.RandomState(3).uniform(-1, 1, (10, 3)).astype(np.float32)
Y = (X @ np.array([[1.0], [-2.0], [0.5]], np.float32) + 0.25).astype(np.float32)


def loader(x=X, y=Y, batch_size=4):
    return gluon.data.DataLoader(gluon.data.ArrayDataset(mx.nd.array(x), mx.nd.array(y)), batch_size=batch_size)


def linear(weight=0.0, hybrid=False):
    net = nn.HybridSequential() if hybrid else nn.Sequential()
    net.add(nn.Dense(1, in_units=3, weight_initializer=mx.init.Constant(weight)))
    net.initialize()
    if hybrid:
        net.hybridize()
    return net


def estimator(net=None, rate=0.1, metrics=None, optimizer="sgd", **kwargs):
    net = net or linear()
    trainer = gluon.Trainer(net.collect_params(), optimizer, {"learning_rate": rate})
    return Estimator(net, gluon.loss.L2Loss(), train_metrics=metrics, trainer=trainer, **kwargs)


def numpy_sgd(batches, rate=0.1):
    """Weights of linear regression after stochastic gradient descent on half the squared error."""
    weight, bias = np.zeros(3), 0.0
    for x, y in batches:
        error = x @ weight + bias - y[:, 0]
        weight, bias = weight - rate * (error @ x) / len(x), bias - rate * error.mean()
    return weight, bias


def batches_of(epochs, size=4):
    return [(X[i:i + size], Y[i:i + size]) for _ in range(epochs) for i in range(0, len(X), size)]


def values(net):
    return [param.data().asnumpy() for param in net.collect_params().values()]


def test_training_is_stochastic_gradient_descent():
    est = estimator()
    est.fit(loader(), epochs=3)
    weight, bias = numpy_sgd(batches_of(3))
    np.testing.assert_allclose(values(est.net)[0][0], weight, rtol=1e-5, atol=1e-7)
    np.testing.assert_allclose(values(est.net)[1], [bias], rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("kvstore", ["device", "local"])
def test_several_devices(kvstore):
    """Every device takes its part of a batch; the step is that of the whole batch, the metric that of all parts."""
    devices = [mx.cpu(0), mx.cpu(1)]
    net = linear()
    net.initialize(ctx=devices, force_reinit=True)
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.1}, kvstore=kvstore)
    est = Estimator(net, gluon.loss.L2Loss(), trainer=trainer, context=devices)
    est.fit(loader(), val_data=loader(), epochs=3)
    weight, bias = numpy_sgd(batches_of(3))
    for device in devices:
        np.testing.assert_allclose(net[0].weight.data(device).asnumpy()[0], weight, rtol=1e-5, atol=1e-7)
    losses = 0.5 * (X @ weight + bias - Y[:, 0]) ** 2
    np.testing.assert_allclose(est.val_metrics[0].get()[1], losses.mean(), rtol=1e-4)


def test_parameters_move_to_the_devices():
    net = linear()
    est = estimator(net, context=[mx.cpu(1)])
    assert net[0].weight.list_ctx() == [mx.cpu(1)] and est.context == [mx.cpu(1)]


def test_number_of_batches():
    est = estimator()
    est.fit(loader(), batches=5)
    np.testing.assert_allclose(values(est.net)[0][0], numpy_sgd(batches_of(2)[:5])[0], rtol=1e-5, atol=1e-7)


def test_batch_axis():
    """With samples on axis 1 the network sees the transposed data and the loss is that of each sample."""
    class Columns(gluon.data.Dataset):
        def __len__(self):
            return 10

        def __getitem__(self, index):
            return mx.nd.array(X[index]), mx.nd.array(Y[index])

    def stack(samples):
        return (mx.nd.stack(*[sample[0] for sample in samples], axis=1),
                mx.nd.stack(*[sample[1] for sample in samples], axis=1))

    class Transposed(nn.Sequential):
        def forward(self, x):
            return super().forward(x.T).T

    net = Transposed()
    net.add(nn.Dense(1, in_units=3, weight_initializer="zeros"))
    net.initialize()
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.1})
    est = Estimator(net, gluon.loss.L2Loss(batch_axis=1), trainer=trainer)
    data = gluon.data.DataLoader(Columns(), batch_size=4, batchify_fn=stack)
    est.fit(data, val_data=data, epochs=2, batch_axis=1)
    np.testing.assert_allclose(values(net)[0][0], numpy_sgd(batches_of(2))[0], rtol=1e-5, atol=1e-7)


def test_metrics_names_and_values():
    est = estimator(linear(0.5), rate=0.0, metrics=[mx.metric.MSE(), mx.metric.MAE()])
    assert [metric.name for metric in est.train_metrics] == ["training mse", "training mae"]
    assert [metric.name for metric in est.val_metrics] == ["validation mse", "validation mae"]
    est.fit(loader(), val_data=loader(X[:4], Y[:4]), epochs=2)

    def errors(x, y):
        return x @ np.full(3, 0.5) - y[:, 0]
    groups = [errors(x, y) for x, y in batches_of(1)]
    # The metrics average over batches.
    np.testing.assert_allclose(est.train_metrics[0].get()[1], np.mean([(e ** 2).mean() for e in groups]), rtol=1e-5)
    np.testing.assert_allclose(est.train_metrics[1].get()[1], np.mean([abs(e).mean() for e in groups]), rtol=1e-5)
    np.testing.assert_allclose(est.val_metrics[0].get()[1], (errors(X[:4], Y[:4]) ** 2).mean(), rtol=1e-5, atol=1e-7)


def test_default_metrics():
    est = estimator()
    assert [metric.name for metric in est.train_metrics] == ["training l2loss"]
    est.fit(loader(), epochs=1)
    losses, done = [], []
    for x, y in batches_of(1):
        weight, bias = numpy_sgd(done)
        losses.extend(0.5 * (x @ weight + bias - y[:, 0]) ** 2)
        done.append((x, y))
    np.testing.assert_allclose(est.train_metrics[0].get()[1], np.mean(losses), rtol=1e-5, atol=1e-7)
    soft = Estimator(linear(), gluon.loss.SoftmaxCrossEntropyLoss(), trainer=est.trainer)
    assert [metric.name for metric in soft.val_metrics] == ["validation accuracy", "validation softmaxcrossentropyloss"]


class Recorder(TrainBegin, TrainEnd, EpochBegin, EpochEnd, BatchBegin, BatchEnd):
    """Writes down what is called, in which order, with which arguments."""

    def __init__(self, log, name="", priority=0, stop=None):
        self.log, self.name, self.priority, self.stop = log, name, priority, stop

    def _note(self, event, kwargs=()):
        self.log.append(self.name + event)
        assert set(kwargs) == {"batch_begin": {"batch"}, "batch_end": {"batch", "pred", "label", "loss"}}.get(
            event, set())
        return self.stop == event

    def train_begin(self, estimator, **kwargs):
        self._note("train_begin", kwargs)

    def train_end(self, estimator, **kwargs):
        self._note("train_end", kwargs)

    def epoch_begin(self, estimator, **kwargs):
        self._note("epoch_begin", kwargs)

    def epoch_end(self, estimator, **kwargs):
        return self._note("epoch_end", kwargs)

    def batch_begin(self, estimator, **kwargs):
        self._note("batch_begin", kwargs)

    def batch_end(self, estimator, **kwargs):
        return self._note("batch_end", kwargs)


def test_order_of_events():
    log = []
    estimator().fit(loader(batch_size=5), epochs=2, event_handlers=Recorder(log))
    batch = ["batch_begin", "batch_end"]
    assert log == ["train_begin"] + 2 * (["epoch_begin"] + 2 * batch + ["epoch_end"]) + ["train_end"]
    log.clear()
    estimator().evaluate(loader(batch_size=5), event_handlers=Recorder(log))
    assert log == ["epoch_begin"] + 2 * batch + ["epoch_end"]


def test_priorities():
    log = []
    handlers = [Recorder(log, "late ", 5), Recorder(log, "early ", -5), Recorder(log, "next ", -5)]
    estimator().fit(loader(batch_size=10), epochs=1, event_handlers=handlers)
    assert log[:3] == ["early train_begin", "next train_begin", "late train_begin"]


def test_handlers_end_an_epoch_and_the_training():
    log = []
    estimator().fit(loader(), epochs=2, event_handlers=[Recorder(log, stop="batch_end"), Recorder([])])
    assert log.count("batch_end") == 2 and log.count("epoch_end") == 2  # one of three batches in each epoch
    log.clear()
    estimator().fit(loader(), epochs=5, event_handlers=Recorder(log, stop="epoch_end"))
    assert log.count("epoch_end") == 1 and log[-1] == "train_end"


@pytest.mark.parametrize("handler, kwargs, epochs, batches", [
    (StoppingHandler(max_epoch=2), {"epochs": 5}, 2, 6), (StoppingHandler(max_batch=4), {"epochs": 5}, 2, 4),
    (StoppingHandler(max_epoch=9), {"epochs": 1}, 1, 3), (StoppingHandler(), {"batches": 7}, 3, 7)])
def test_stopping(handler, kwargs, epochs, batches):
    estimator().fit(loader(), event_handlers=handler, **kwargs)
    assert (handler.current_epoch, handler.current_batch) == (epochs, batches)


def test_validation_periods():
    seen = []

    def evaluate(val_data, batch_axis, event_handlers):
        seen.append((val_data, batch_axis, event_handlers))
    extra = Recorder([])
    estimator().fit(loader(), epochs=4, event_handlers=ValidationHandler("data", evaluate, 3, 5, event_handlers=extra))
    assert seen == 3 * [("data", 0, extra)]  # after the batches 5 and 10 and the epoch 3


def test_custom_batch_processor():
    class Twice(BatchProcessor):
        def fit_batch(self, estimator, train_batch, batch_axis=0):
            data, label = train_batch
            return super().fit_batch(estimator, (data * 2, label), batch_axis)
    est = estimator(batch_processor=Twice())
    est.fit(loader(), epochs=1)
    expected, _ = numpy_sgd([(2 * x, y) for x, y in batches_of(1)])
    np.testing.assert_allclose(values(est.net)[0][0], expected, rtol=1e-5, atol=1e-7)


def test_logging(capsys):
    est = estimator(linear(), metrics=mx.metric.MSE())
    est.fit(loader(), val_data=loader(), epochs=1, event_handlers=LoggingHandler(2, est.train_metrics))
    lines = capsys.readouterr().out.splitlines()
    mse = est.train_metrics[0].get()[1]
    assert lines[0] == "Training begin: using optimizer SGD with current learning rate 0.1000"
    assert lines[1:3] == ["Train for 1 epochs.", "[Epoch 0] Begin, current learning rate: 0.1000"]
    assert [line.split("]")[1] for line in lines[3:5]] == ["[Batch 0", "[Batch 2"]
    assert "[Samples 10]" in lines[4] and lines[4].endswith(f"training mse: {mse:.4f}")
    assert lines[5] == "Validation Begin" and "validation mse" in lines[6]
    assert lines[7].startswith("[Epoch 0] Finished in") and lines[8].startswith("Train finished")


class Series(mx.metric.EvalMetric):
    """A metric with given values, one for each epoch."""

    def __init__(self, name, series):
        self.series, self.epoch = series, -1
        super().__init__(name)

    def reset(self):
        self.epoch += 1

    def update(self, labels, preds):
        pass

    def get(self):
        return self.name, self.series[max(self.epoch - 1, 0)]


RISE_AND_FALL = [.1, .2, .2, .3, .1, .1, .1]


# Columns: the metric, what the handler gets, the epochs trained, the epoch of the stop, the best value.
@pytest.mark.parametrize("name, series, kwargs, epochs, stopped, best", [
    ("accuracy", RISE_AND_FALL, {}, 3, 2, .2),
    ("accuracy", RISE_AND_FALL, {"patience": 1}, 3, 2, .2),
    ("accuracy", RISE_AND_FALL, {"patience": 2}, 6, 5, .3),
    ("loss", [5, 4, 3, 3, 3, 3, 3], {"patience": 2}, 5, 4, 3),
    ("loss", [5, 4, 3, 3, 3, 3, 3], {"mode": "min", "min_delta": 1}, 2, 1, 5),
    ("accuracy", [.1, .2, .3, .4, .5, .6, .7], {"baseline": .35}, 1, 0, .35),
    ("accuracy", [.1, .2, .3, .4, .5, .6, .7], {"baseline": .35, "patience": 3}, 3, 2, .35),
    ("accuracy", [.1, .2, .3, .4, .5, .6, .7], {"baseline": .35, "patience": 4}, 7, 0, .7),
    ("accuracy", [.5, .6, .55, .7, .8, .9, 1], {"min_delta": .2}, 2, 1, .5),
    ("rmse", [.5, .6, .5, .7, .8, .9, 1], {"mode": "max"}, 3, 2, .6),
])
def test_early_stopping(name, series, kwargs, epochs, stopped, best):
    metric = Series(name, series)
    handler = EarlyStoppingHandler(metric, **kwargs)
    estimator().fit(loader(), epochs=7, event_handlers=[MetricHandler(metric), handler])
    assert (handler.current_epoch, handler.stopped_epoch, handler.best) == (epochs, stopped, best)
    assert handler.stop_training == (epochs < 7)


def test_early_stopping_warns():
    with pytest.warns(UserWarning, match="larger values of mine"):
        EarlyStoppingHandler(mx.metric.Loss("mine"))
    handler = EarlyStoppingHandler(mx.metric.Accuracy())
    with pytest.warns(UserWarning, match="accuracy was not updated"):
        estimator().fit(loader(), epochs=2, event_handlers=handler)
    assert handler.current_epoch == 2


@pytest.mark.parametrize("kwargs, stems", [
    ({}, ["epoch0batch3", "epoch1batch6", "epoch2batch9", "epoch3batch12"]),
    ({"epoch_period": 2, "batch_period": 2},
     ["epoch1batch6", "epoch2batch7", "epoch3batch11", "epoch3batch12", "epoch3batch9"]),
    ({"epoch_period": None, "batch_period": 1, "max_checkpoints": 2}, ["epoch3batch10", "epoch3batch11"]),
])
@pytest.mark.parametrize("hybrid", [False, True])
def test_checkpoint_files(tmp_path, kwargs, stems, hybrid):
    estimator(linear(hybrid=hybrid)).fit(loader(), epochs=4, event_handlers=CheckpointHandler(str(tmp_path), **kwargs))
    expected = {f"model-{stem}.{ending}" for stem in stems for ending in ("params", "states")}
    assert set(os.listdir(tmp_path)) == expected | ({"model-symbol.json"} if hybrid else set())


def test_checkpoint_of_the_best(tmp_path):
    metric = Series("accuracy", [.1, .5, .3, .4])
    handler = CheckpointHandler(str(tmp_path), "m", monitor=metric, save_best=True)
    estimator().fit(loader(), epochs=4, event_handlers=[MetricHandler(metric), handler])
    best, second = linear(), linear()
    best.load_parameters(str(tmp_path / "m-best.params"))
    second.load_parameters(str(tmp_path / "m-epoch1batch6.params"))
    np.testing.assert_array_equal(values(best)[0], values(second)[0])
    np.testing.assert_allclose(values(best)[0][0], numpy_sgd(batches_of(2))[0], rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("kind, first, total, last", [
    ("epochs", 2, 5, "epoch4batch15"), ("batches", 6, 9, "epoch2batch8")])
def test_resume(tmp_path, kind, first, total, last):
    """Interrupted and continued, Adam ends where it ends without interruption."""
    periods = {"epoch_period": 1} if kind == "epochs" else {"epoch_period": None, "batch_period": 3}
    whole = estimator(optimizer="adam")
    whole.fit(loader(), **{kind: total})
    estimator(optimizer="adam").fit(loader(), event_handlers=CheckpointHandler(str(tmp_path), **periods),
                                    **{kind: first})
    second = estimator(linear(7.0), optimizer="adam")
    handler = CheckpointHandler(str(tmp_path), resume_from_checkpoint=True, **periods)
    second.fit(loader(), event_handlers=handler, **{kind: total})
    assert (second.max_epoch or second.max_batch) == total - first
    for got, expected in zip(values(second.net), values(whole.net)):
        np.testing.assert_allclose(got, expected, rtol=1e-6)
    assert handler.saved_checkpoints[-1] == "model-" + last
    with pytest.raises(ValueError, match="nothing is left to train"):
        second.fit(loader(), event_handlers=handler, **{kind: total})
    with pytest.raises(AssertionError, match="same kind as the training"):
        second.fit(loader(), event_handlers=CheckpointHandler(
            str(tmp_path), resume_from_checkpoint=True, batch_period=1), **{kind: total})


def test_resume_without_checkpoint(tmp_path):
    est = estimator()
    est.fit(loader(), epochs=1, event_handlers=CheckpointHandler(str(tmp_path / "new"), resume_from_checkpoint=True))
    np.testing.assert_allclose(values(est.net)[0][0], numpy_sgd(batches_of(1))[0], rtol=1e-5, atol=1e-7)


def test_initialization():
    net = nn.Sequential()
    net.add(nn.Dense(2, in_units=3, weight_initializer=mx.init.One()), nn.Dense(1))
    net[0].initialize()
    with pytest.warns(UserWarning, match="No trainer specified"):
        est = Estimator(net, gluon.loss.L2Loss(), initializer=mx.init.Constant(2.0))
    assert est.trainer.learning_rate == 0.001 and est.context == [mx.cpu()]
    est.evaluate(loader())
    np.testing.assert_array_equal(net[0].weight.data().asnumpy(), np.ones((2, 3)))  # was initialized before
    np.testing.assert_array_equal(net[1].weight.data().asnumpy(), np.full((1, 2), 2.0))
    with pytest.warns(UserWarning, match="Network already fully initialized"):
        Estimator(net, gluon.loss.L2Loss(), initializer=mx.init.Zero(), trainer=est.trainer)


def test_validation_network():
    net = linear(1.0)
    other = linear(0.0)
    est = estimator(net, rate=0.0, metrics=mx.metric.MSE(), val_net=other, val_loss=gluon.loss.L1Loss())
    est.evaluate(loader(batch_size=10))
    np.testing.assert_allclose(est.val_metrics[0].get()[1], (Y ** 2).mean(), rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("kwargs, text", [
    ({"loss": "l2"}, "'loss'"), ({"val_loss": 3}, "'val_loss'"), ({"train_metrics": "acc"}, "'metrics'"),
    ({"trainer": "sgd"}, "'trainer'"), ({"context": "cpu"}, "'context'"),
    ({"batch_processor": 3}, "'batch_processor'")])
def test_bad_arguments(kwargs, text):
    net = linear()
    with pytest.raises(ValueError, match=text):
        Estimator(net, **{"loss": gluon.loss.L2Loss(), "trainer": gluon.Trainer(net.collect_params(), "sgd"), **kwargs})


@pytest.mark.parametrize("kwargs, text", [
    ({}, "exactly one"), ({"epochs": 1, "batches": 1}, "exactly one"),
    ({"epochs": 1, "event_handlers": [3]}, "'event_handlers'"),
    ({"epochs": 1, "val_data": [X]}, "'val_data'"), ({"epochs": 1, "train_data": X}, "'train_data'"),
    ({"epochs": 1, "event_handlers": [LoggingHandler(metrics=mx.metric.MSE())]}, "'metrics'")])
def test_bad_fit(kwargs, text):
    with pytest.raises(ValueError, match=text):
        estimator().fit(**{"train_data": loader(), **kwargs})


def test_bad_handlers(tmp_path):
    with pytest.raises(ValueError, match="'log_interval'"):
        LoggingHandler(log_interval="x")
    with pytest.raises(ValueError, match="'monitor'"):
        EarlyStoppingHandler("accuracy")
    with pytest.raises(ValueError, match="'monitor'"):
        CheckpointHandler(str(tmp_path), save_best=True)
    with pytest.raises(AssertionError, match="0 GPUs"):
        estimator(context=[mx.gpu(100)])
    assert est_package.estimator.Estimator is Estimator
