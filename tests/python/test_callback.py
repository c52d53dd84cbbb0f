"""Callbacks of training loops, and tables of symbols."""
import logging
import time

import pytest

import mxnet as mx
from mxnet import nd
from mxnet.model import BatchEndParam


@pytest.fixture
def log(caplog):
    caplog.set_level(logging.INFO)
    return caplog


@pytest.fixture
def clock(monkeypatch):
    """Each look at the clock finds it a second later."""
    now = [0.0]

    def tick():
        now[0] += 1
        return now[0]

    monkeypatch.setattr(time, "time", tick)


def metric_with(value):
    metric = mx.metric.create("mae")
    metric.update([nd.array([0.0])], [nd.array([value])])
    return metric


def test_speedometer(log, clock):
    metric = metric_with(2)
    meter = mx.callback.Speedometer(4, frequent=2)
    for epoch in range(2):
        for nbatch in range(5):
            meter(BatchEndParam(epoch, nbatch, metric, None))
    assert log.messages[:2] == ["Epoch[0] Batch [0-2]\tSpeed: 8.00 samples/sec\tmae=2.000000",
                       "Epoch[0] Batch [2-4]\tSpeed: 8.00 samples/sec\tmae=nan"]
    assert len(log.messages) == 4 and metric.get_global()[1] == 2
    keeping = mx.callback.Speedometer(4, frequent=1, auto_reset=False)
    for nbatch in range(2):
        keeping(BatchEndParam(0, nbatch, metric_with(3), None))
    assert log.messages[-1] == "Epoch[0] Batch [0-1]\tSpeed: 4.00 samples/sec\tmae=3.000000"
    keeping(BatchEndParam(0, 2, None, None))
    assert log.messages[-1] == "Iter[0] Batch [2]\tSpeed: 4.00 samples/sec"


def test_progress_and_metrics_are_logged(log):
    mx.callback.ProgressBar(total=4, length=8)(BatchEndParam(0, 1, None, None))
    metric = metric_with(1)
    for nbatch in range(3):
        mx.callback.log_train_metric(2, auto_reset=True)(BatchEndParam(5, nbatch, metric, None))
    mx.callback.LogValidationMetricsCallback()(BatchEndParam(6, 0, metric_with(4), None))
    assert log.messages == ["[==------] 25%\r", "Iter[5] Batch[0] Train-mae=1.000000", "Iter[5] Batch[2] Train-mae=nan",
                   "Epoch[6] Validation-mae=4.000000"]


def test_checkpoints_every_few_epochs(tmp_path):
    symbol, prefix = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=1, name="fc"), str(tmp_path / "net")
    save = mx.callback.do_checkpoint(prefix, period=2)
    for epoch in range(4):
        save(epoch, symbol, {"fc_weight": nd.ones((1, 1)) * epoch}, {"mean": nd.zeros(1)})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["net-0002.params", "net-0004.params",
                                                                "net-symbol.json"]
    _, args, auxs = mx.model.load_checkpoint(prefix, 4)
    assert args["fc_weight"].asscalar() == 3 and list(auxs) == ["mean"]

    class Spy:
        def save_checkpoint(self, *args):
            calls.append(args)

    calls = []
    save = mx.callback.module_checkpoint(Spy(), "p", period=3, save_optimizer_states=True)
    for epoch in range(4):
        save(epoch)
    assert calls == [("p", 3, True)]


def network():
    data = mx.sym.var("data")
    conv = mx.sym.Convolution(data, kernel=(3, 3), num_filter=4, name="conv")
    pool = mx.sym.Pooling(conv, kernel=(2, 2), stride=(2, 2), pool_type="max", name="pool")
    both = mx.sym.Concat(pool, mx.sym.Activation(pool, act_type="relu", name="act"), dim=1, name="both")
    shared = mx.sym.var("w_weight")
    first = mx.sym.FullyConnected(both, weight=shared, num_hidden=5, no_bias=True, name="fc1")
    second = mx.sym.FullyConnected(both, weight=shared, num_hidden=5, name="fc2")
    return mx.sym.SoftmaxOutput(first + second, name="softmax")


def test_a_summary_counts_parameters(capsys):
    mx.viz.print_summary(network(), {"data": (2, 3, 8, 8)}, line_length=80)
    lines = capsys.readouterr().out.splitlines()
    table = {line.split("(")[0]: line.split() for line in lines if "(" in line}
    assert table["data"][1:] == ["3x8x8", "0"]
    assert table["conv"][1:] == ["4x6x6", str(4 * 3 * 9 + 4), "data"]
    assert table["pool"][1:] == ["4x3x3", "0", "conv"]
    assert table["fc1"][1:] == ["5", str(5 * 72), "both"]
    assert table["fc2"][1:] == ["5", str(5 * 72 + 5), "both"]
    both = next(i for i, line in enumerate(lines) if line.startswith("both"))
    assert lines[both].split()[-1] == "pool" and lines[both + 1].split() == ["act"]
    # Shared weights are there once.
    assert f"Total params: {4 * 3 * 9 + 4 + 5 * 72 + 5}" in lines
    assert all(len(line) <= 80 for line in lines)


def test_a_summary_without_shapes(capsys):
    mx.viz.print_summary(network())
    assert "conv(Convolution)" in capsys.readouterr().out
    with pytest.raises(TypeError, match="Symbol"):
        mx.viz.print_summary(3)


def test_pictures_need_graphviz():
    graphviz = pytest.importorskip("graphviz")
    picture = mx.viz.plot_network(network(), shape={"data": (2, 3, 8, 8)})
    assert isinstance(picture, graphviz.Digraph)
    assert "4x6x6" in picture.source and "conv_weight" not in picture.source
