"""Results that differ from MXNet 1.9.1 on purpose, each against mathematics: finite differences, NumPy, definitions."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, nd


def slope(f, x, head, step=1e-3):
    """Gradient of <head, f(x)> by central differences, in the precision of what f answers."""
    grad = np.zeros_like(x)
    for i in np.ndindex(*x.shape):
        up, down = x.copy(), x.copy()
        up[i] += step
        down[i] -= step
        grad[i] = ((f(up) - f(down)) * head).sum() / (2 * step)
    return grad


def test_selu_has_the_slope_of_its_curve():
    # 1.9.1 scales the negative half by a constant that its forward does not use.
    x = np.array([-2.0, -0.1, 0.1, 1.5])
    scale, alpha = 1.0507009873554804, 1.6732632423543772
    a = nd.array(x, dtype="float64")
    a.attach_grad()
    with autograd.record():
        y = nd.LeakyReLU(a, act_type="selu")
    y.backward()
    np.testing.assert_allclose(y.asnumpy(), scale * np.where(x > 0, x, alpha * np.expm1(x)), rtol=1e-6)
    np.testing.assert_allclose(a.grad.asnumpy(), scale * np.where(x > 0, 1, alpha * np.exp(x)), rtol=1e-5)


@pytest.mark.parametrize("lengths", ["data", "label", "both"])
def test_ctc_loss_with_lengths_has_the_slope_of_its_curve(lengths):
    # With lengths and the blank at the end 1.9.1 answers the gradient of another sequence.
    rng = np.random.RandomState(0)
    data = rng.randn(5, 2, 4)
    label = np.array([[0, 1, 2], [2, 0, 0]])
    options = {"blank_label": "last"}
    further = []
    if lengths in ("data", "both"):
        options["use_data_lengths"] = True
        further.append(nd.array([4, 5]))
    if lengths in ("label", "both"):
        options["use_label_lengths"] = True
        further.append(nd.array([2, 1]))

    def loss(x):
        names = ["data_lengths"] * options.get("use_data_lengths", False)
        names += ["label_lengths"] * options.get("use_label_lengths", False)
        return nd.CTCLoss(x, nd.array(label), **dict(zip(names, further)), **options)

    a = nd.array(data)
    a.attach_grad()
    head = rng.rand(2)
    with autograd.record():
        y = loss(a)
    y.backward(nd.array(head))
    wanted = slope(lambda x: loss(nd.array(x)).asnumpy().astype("float64"), data, head, 1e-2)
    np.testing.assert_allclose(a.grad.asnumpy(), wanted, atol=2e-3)


def test_results_of_csr_arrays_have_sorted_columns():
    # The format asks for rising columns in each row, and 1.9.1's own check refuses what its sum answers.
    a = nd.array([[1, 2, 0], [3, 0, 4]]).tostype("csr")
    for result in (nd.elemwise_add(a, a), nd.elemwise_mul(a, a)):
        result.check_format(full_check=True)
        columns, rows = result.indices.asnumpy(), result.indptr.asnumpy()
        for begin, end in zip(rows, rows[1:]):
            assert (np.diff(columns[begin:end]) > 0).all()
    np.testing.assert_array_equal(nd.elemwise_add(a, a).asnumpy(), [[2, 4, 0], [6, 0, 8]])


def test_equal_maxima_share_the_gradient():
    # 1.9.1 gives the whole gradient to each: more flows back than came.
    a = nd.array([[1, 3, 3], [2, 0, 1]])
    a.attach_grad()
    with autograd.record():
        y = nd.max(a, axis=1)
    y.backward(nd.array([1, 10]))
    np.testing.assert_allclose(a.grad.asnumpy().sum(axis=1), [1, 10], rtol=1e-6)


def test_tiling_zero_times_gives_an_empty_array():
    assert nd.tile(nd.array([[1, 2]]), reps=(0,)).shape == (1, 0)
    assert nd.tile(nd.array([[1, 2]]), reps=(1, 0, 3)).shape == (1, 0, 6)


def test_draws_are_those_of_another_generator():
    # Not wrong there, but not to be repeated either: each of two numbers comes up half of the time, and a seed brings
    # the same ones again, with no word about which.
    mx.random.seed(7)
    first = nd.random.randint(-1, 1, shape=(40000,), dtype="int32")
    mx.random.seed(7)
    np.testing.assert_array_equal(nd.random.randint(-1, 1, shape=(40000,), dtype="int32").asnumpy(), first.asnumpy())
    values, counts = np.unique(first.asnumpy(), return_counts=True)
    assert values.tolist() == [-1, 0]
    assert abs(counts[0] - 20000) < 5 * 100  # five standard deviations
