"""Monitor: the statistics it reports, when, and in which form."""
import numpy as np
import pytest

import mxnet as mx


def executor():
    net = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=4, name="fc")
    ex = mx.sym.SoftmaxOutput(net, name="softmax").simple_bind(mx.cpu(), data=(2, 3))
    for array in ex.arg_arrays:
        array[:] = 0.5
    return ex


def report(monitor, ex):
    monitor.tic()
    ex.forward(is_train=True)
    ex.backward()
    return [(step, name, text.strip()) for step, name, text in monitor.toc()]


def test_default_statistic():
    """The norm divided by the root of the size, in as many digits as a float32 has."""
    ex = executor()
    monitor = mx.mon.Monitor(1)
    monitor.install(ex)
    lines = {name: text for _, name, text in report(monitor, ex)}
    assert lines["fc_output"] == "1.25" and lines["softmax_output"] == "0.25" and lines["data"] == "0.5"
    # Probabilities 1/4 less the label 0.5, rounded down to class 0: (-3/4, 1/4, 1/4, 1/4).
    assert lines["fc_backward_output1"] == lines["softmax_backward_output0"]
    np.testing.assert_allclose(float(lines["softmax_backward_output0"]), np.sqrt((9 + 3) / 16 / 4), rtol=1e-6)
    assert len(lines["softmax_backward_output0"]) <= len("0.43301270")


def test_interval_pattern_and_order():
    ex = executor()
    monitor = mx.mon.Monitor(2, stat_func=lambda array: array.sum(), pattern="fc_(weight|output|bias)", sort=True)
    monitor.install(ex)
    results = [report(monitor, ex) for _ in range(4)]
    expected = [("fc_bias", "2.0"), ("fc_output", "10.0"), ("fc_weight", "6.0")]
    assert results == [[(1, *line) for line in expected], [], [(3, *line) for line in expected], []]


def test_statistics_of_several_values():
    ex = executor()
    monitor = mx.mon.Monitor(1, stat_func=lambda array: [array.min(), array.shape_array()], pattern="fc_weight")
    monitor.install(ex)
    ((_, name, text),) = report(monitor, ex)
    assert (name, text) == ("fc_weight", "0.5\t[4 3]")


def test_bad_statistic():
    ex = executor()
    monitor = mx.mon.Monitor(1, stat_func=lambda array: 1.0)
    monitor.install(ex)
    with pytest.raises(AssertionError, match="'stat_func'"):
        report(monitor, ex)
