"""Metrics: values worked out by hand or with NumPy, local and global statistics, creation."""
import json
import math

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

create = mx.metric.create


def updated(metric, labels, preds):
    metric.update([nd.array(labels)], [nd.array(preds)])
    return metric.get()[1]


@pytest.mark.parametrize("name, options, labels, preds, value", [
    ("acc", {}, [0, 1, 1], [[0.3, 0.7], [0, 1], [0.4, 0.6]], 2 / 3),
    ("acc", {}, [1, 2, 2], [1, 0, 2], 2 / 3),
    ("acc", {"axis": 0}, [1, 0], [[0, 1], [1, 0]], 1.0),
    ("top_k_accuracy", {"top_k": 2}, [2, 0, 1], [[0.1, 0.5, 0.4], [0.2, 0.3, 0.5], [0.6, 0.3, 0.1]], 2 / 3),
    ("mae", {}, [1, 2, 3], [2, 4, 3], 1.0),
    ("mse", {}, [1, 2, 3], [2, 4, 3], 5 / 3),
    ("rmse", {}, [1, 2, 3], [2, 4, 3], math.sqrt(5 / 3)),
    ("ce", {}, [1, 0], [[0.75, 0.25], [0.5, 0.5]], -(math.log(0.25) + math.log(0.5)) / 2),
    ("nll_loss", {}, [1, 0], [[0.75, 0.25], [0.5, 0.5]], -(math.log(0.25) + math.log(0.5)) / 2),
    ("perplexity", {"ignore_label": None}, [1, 0], [[0.75, 0.25], [0.5, 0.5]], math.sqrt(8)),
    ("perplexity", {"ignore_label": 1}, [1, 0], [[0.75, 0.25], [0.5, 0.5]], 2.0),
    ("f1", {}, [1, 1, 0, 0], [[0, 1], [1, 0], [0, 1], [1, 0]], 0.5),
    ("f1", {}, [0, 0], [[1, 0], [1, 0]], 0.0),
    ("mcc", {}, [1, 1, 0, 0], [[0, 1], [1, 0], [1, 0], [1, 0]], 2 / math.sqrt(1 * 2 * 2 * 3)),
    ("mcc", {}, [0, 0], [[1, 0], [1, 0]], 0.0),
    ("pcc", {}, [1, 1, 0, 0], [[0, 1], [1, 0], [1, 0], [1, 0]], 2 / math.sqrt(12)),
    ("pearsonr", {}, [[1, 2], [3, 5]], [[1, 2], [3, 4]], np.corrcoef([1, 2, 3, 5], [1, 2, 3, 4])[0, 1]),
    ("loss", {}, [0], [[1, 2], [3, 6]], 3.0),
])
def test_values(name, options, labels, preds, value):
    metric = create(name, **options)
    assert math.isnan(metric.get()[1])
    assert updated(metric, labels, preds) == pytest.approx(value, rel=1e-6)


def test_multiclass_pcc_equals_the_sum_over_its_definition():
    table = np.array([[23, 13, 3], [7, 19, 11], [2, 5, 17]])
    labels, preds = np.concatenate([[[i, j]] * table[i, j] for i in range(3) for j in range(3)]).T
    total, rows, columns = table.sum(), table.sum(1), table.sum(0)
    want = (total * np.trace(table) - rows @ columns) / math.sqrt(
        (total ** 2 - rows @ rows) * (total ** 2 - columns @ columns))
    assert updated(create("pcc"), labels, preds) == pytest.approx(want)


def test_averages_of_updates_and_of_samples_differ():
    batches = [([1, 0, 1, 0], [[0.1, 0.9], [0.5, 0.5], [0.85, 0.15], [1, 0]]), ([0, 1], [[0.6, 0.4], [0.2, 0.8]])]
    macro, micro = create("f1"), create("f1", average="micro")
    for labels, preds in batches:
        updated(macro, labels, preds)
        updated(micro, labels, preds)
    assert (macro.num_inst, micro.num_inst) == (2, 6)
    assert macro.get()[1] == pytest.approx((2 / 3 + 1) / 2)
    assert micro.get()[1] == pytest.approx(2 * 2 / (2 * 2 + 0 + 1))


def test_micro_pearson_equals_the_coefficient_of_all_samples():
    rng = np.random.RandomState(0)
    metric = create("pearsonr", average="micro")
    label, pred = rng.rand(4, 3, 2), rng.rand(4, 3, 2)
    for one, other in zip(label, pred):
        metric.update([nd.array(one)], [nd.array(other)])
    assert metric.get()[1] == pytest.approx(np.corrcoef(label.ravel(), pred.ravel())[0, 1], rel=1e-5)


@pytest.mark.parametrize("name, options", [("acc", {}), ("f1", {}), ("mcc", {"average": "micro"}), ("pcc", {}),
                                           ("ce", {}), ("perplexity", {"ignore_label": None}),
                                           (["acc", "ce"], {})])
def test_local_statistics_restart_and_global_ones_go_on(name, options):
    rng = np.random.RandomState(1)
    restarted, whole, last = create(name, **options), create(name, **options), create(name, **options)
    for step in range(4):
        labels, preds = rng.randint(0, 2, 6), rng.rand(6, 2)
        for metric in (restarted, whole) + ((last,) if step == 3 else ()):
            updated(metric, labels, preds)
        if step < 3:
            restarted.reset_local()
    assert restarted.get_global() == whole.get() == whole.get_global()
    assert restarted.get() == last.get()
    assert restarted.get_global_name_value() == whole.get_name_value()
    restarted.reset()
    assert np.isnan(restarted.get_global()[1]).all()


def test_a_list_makes_a_composite():
    metric = create(["acc", "ce"])
    updated(metric, [1, 0], [[0.25, 0.75], [0.5, 0.5]])
    names, values = metric.get()
    assert names == ["accuracy", "cross-entropy"]
    assert values == pytest.approx([1.0, -(math.log(0.75) + math.log(0.5)) / 2])
    assert str(metric).startswith("EvalMetric: {'accuracy': 1.0")
    assert isinstance(metric.get_metric(0), mx.metric.Accuracy)
    with pytest.raises(ValueError, match="out of range"):
        metric.get_metric(2)


@pytest.mark.parametrize("metric", [
    create("acc", axis=0), create("f1", average="micro"), create("top_k_accuracy", top_k=3), create("perplexity", -1),
    create("nll_loss"), create(["acc", "f1"])])
def test_configurations_make_equal_metrics(metric):
    again = create(json.dumps(metric.get_config()))
    assert type(again) is type(metric)
    assert again.get_config() == metric.get_config()


def test_functions_are_metrics():
    def total_and_count(label, pred):
        assert isinstance(label, np.ndarray)
        return (label - pred).sum(), 4

    metric = create(total_and_count)
    assert metric.name == "total_and_count"
    assert updated(metric, [3, 2], [1, 2]) == 0.5
    assert mx.metric.np(lambda label, pred: 7).name.startswith("<") is False
    with pytest.raises(NotImplementedError):
        metric.get_config()
    with pytest.raises(ValueError, match="does not match"):
        metric.update([nd.ones(1)], [])
    mx.metric.np(total_and_count, allow_extra_outputs=True).update([nd.ones(1)], [nd.ones(1), nd.ones(2)])


def test_dicts_are_taken_by_name():
    metric = mx.metric.MSE(output_names=["b"], label_names=["y"])
    metric.update_dict({"x": None, "y": nd.array([1.0])}, {"a": None, "b": nd.array([3.0])})
    assert metric.get() == ("mse", 4.0)


def test_single_arrays_and_numpy_arrays():
    metric = create("mae")
    metric.update(nd.array([[1.0, 2.0]]), nd.array([[2.0, 4.0]]))
    metric.update([np.array([1.0])], [np.array([1.0])])
    assert metric.get()[1] == pytest.approx(0.75)


@pytest.mark.parametrize("name, label, pred, error", [
    ("acc", (3,), (4, 2), ValueError), ("pearsonr", (3,), (4,), ValueError), ("ce", (3,), (4, 2), AssertionError),
    ("f1", (3,), (4, 2), ValueError)])
def test_shapes_that_do_not_fit(name, label, pred, error):
    with pytest.raises(error):
        create(name).update([nd.ones(label)], [nd.ones(pred)])


def test_more_than_two_classes_have_no_f1():
    with pytest.raises(ValueError, match="binary"):
        updated(create("f1"), [0, 1, 2], np.eye(3, 2))


def test_registration():
    @mx.metric.register
    @mx.metric.alias("always_one_alias")
    class AlwaysOne(mx.metric.EvalMetric):
        def update(self, labels, preds):
            self.sum_metric += 1
            self.num_inst += 1

    assert updated(create("alwaysone", "n"), [1], [1]) == 1
    assert create("always_one_alias", "n").name == "n"
    with pytest.raises((AssertionError, ValueError), match="no_such_metric"):
        create("no_such_metric")
