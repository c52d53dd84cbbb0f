# Losses against NumPy, plain and compiled, with weights and gradients.
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.gluon import loss as L

RNG = np.random.RandomState(3)
PRED = RNG.uniform(-2, 2, (4, 3)).astype("float32")
REAL = RNG.uniform(-2, 2, (4, 3)).astype("float32")
SIGNS = np.sign(RNG.uniform(-1, 1, (4, 3))).astype("float32")
CLASSES = np.array([0, 2, 1, 1], dtype="float32")
SHARES = np.exp(REAL) / np.exp(REAL).sum(1, keepdims=True)
UNIT = RNG.uniform(0.05, 0.95, (4, 3)).astype("float32")


def log_softmax(x):
    return x - np.log(np.exp(x).sum(1, keepdims=True))


def huber(d, rho):
    d = np.abs(d)
    return np.where(d > rho, d - rho / 2, d * d / (2 * rho))


ROWS = np.arange(4), CLASSES.astype(int)
BINARY = (SIGNS + 1) / 2
CASES = [
    (lambda: L.L2Loss(), PRED, REAL, ((PRED - REAL) ** 2 / 2).mean(1)),
    (lambda: L.L2Loss(weight=0.5), PRED, REAL, ((PRED - REAL) ** 2 / 4).mean(1)),
    (lambda: L.L1Loss(), PRED, REAL, np.abs(PRED - REAL).mean(1)),
    (lambda: L.L1Loss(batch_axis=1), PRED, REAL, np.abs(PRED - REAL).mean(0)),
    (lambda: L.HuberLoss(rho=0.5), PRED, REAL, huber(PRED - REAL, 0.5).mean(1)),
    (lambda: L.HingeLoss(margin=0.7), PRED, SIGNS, np.maximum(0, 0.7 - PRED * SIGNS).mean(1)),
    (lambda: L.SquaredHingeLoss(), PRED, SIGNS, (np.maximum(0, 1 - PRED * SIGNS) ** 2).mean(1)),
    (lambda: L.LogisticLoss(), PRED, SIGNS, np.log1p(np.exp(-PRED * SIGNS)).mean(1)),
    (lambda: L.LogisticLoss(label_format="binary"), PRED, BINARY, np.log1p(np.exp(-PRED * SIGNS)).mean(1)),
    (lambda: L.SigmoidBCELoss(), PRED, UNIT, (np.log1p(np.exp(PRED)) - PRED * UNIT).mean(1)),
    (lambda: L.SigmoidBCELoss(from_sigmoid=True), UNIT, BINARY,
     -(BINARY * np.log(UNIT) + (1 - BINARY) * np.log(1 - UNIT)).mean(1)),
    (lambda: L.SoftmaxCELoss(), PRED, CLASSES, -log_softmax(PRED)[ROWS]),
    (lambda: L.SoftmaxCELoss(from_logits=True), log_softmax(PRED), CLASSES, -log_softmax(PRED)[ROWS]),
    (lambda: L.SoftmaxCELoss(sparse_label=False), PRED, SHARES, -(SHARES * log_softmax(PRED)).sum(1)),
    (lambda: L.SoftmaxCELoss(axis=1), PRED[:, :, None], CLASSES[:, None], -log_softmax(PRED)[ROWS]),
    (lambda: L.KLDivLoss(from_logits=False), PRED, SHARES, (SHARES * (np.log(SHARES) - log_softmax(PRED))).mean(1)),
    (lambda: L.KLDivLoss(), log_softmax(PRED), SHARES, (SHARES * (np.log(SHARES) - log_softmax(PRED))).mean(1)),
    (lambda: L.PoissonNLLLoss(), PRED, UNIT, (np.exp(PRED) - UNIT * PRED).mean()),
    (lambda: L.PoissonNLLLoss(from_logits=False), UNIT, UNIT[::-1].copy(),
     (UNIT - UNIT[::-1] * np.log(UNIT + 1e-8)).mean()),
]  # fmt: skip


@pytest.mark.parametrize("active", [False, True], ids=["plain", "compiled"])
@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(make()) + str(i) for i, (make, *_) in enumerate(CASES)])
def test_values(case, active):
    make, pred, label, expected = CASES[case]
    loss = make()
    loss.hybridize(active)
    got = loss(nd.array(pred), nd.array(label)).asnumpy()
    np.testing.assert_allclose(got.reshape(np.shape(expected)), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(make()) + str(i) for i, (make, *_) in enumerate(CASES)])
def test_gradients_by_differences(case):
    make, pred, label, _ = CASES[case]
    loss = make()
    loss.cast("float64")
    x = nd.array(pred, dtype="float64")
    y = nd.array(label, dtype="float64")
    x.attach_grad()
    with mx.autograd.record():
        total = loss(x, y).sum()
    total.backward()
    place = (1, 2) + (0,) * (pred.ndim - 2)
    sums = []
    for step in (1e-5, -1e-5):
        moved = pred.astype("float64")
        moved[place] += step
        sums.append(loss(nd.array(moved, dtype="float64"), y).sum().asscalar())
    assert abs((sums[0] - sums[1]) / 2e-5 - x.grad.asnumpy()[place]) < 1e-4


def test_labels_take_the_shape_of_the_prediction():
    pred, label = nd.array(PRED[:, :1]), nd.array(REAL[:, 0])
    np.testing.assert_allclose(L.L2Loss()(pred, label).asnumpy(), (PRED[:, 0] - REAL[:, 0]) ** 2 / 2, rtol=1e-5)


def test_sample_weights_multiply():
    weights = np.array([[0.5], [0], [1], [2]], dtype="float32")
    plain = L.L1Loss()(nd.array(PRED), nd.array(REAL)).asnumpy()
    weighted = L.L1Loss(weight=2)(nd.array(PRED), nd.array(REAL), nd.array(weights)).asnumpy()
    np.testing.assert_allclose(weighted, 2 * plain * weights[:, 0], rtol=1e-5)
    with pytest.raises(AssertionError, match="expected a number"):
        L.L1Loss(weight="a")(nd.array(PRED), nd.array(REAL))


def test_positive_weight_of_binary_cross_entropy():
    pos = RNG.uniform(0, 3, (1, 3)).astype("float32")
    prob = 1 / (1 + np.exp(-PRED))
    expected = -(pos * BINARY * np.log(prob) + (1 - BINARY) * np.log(1 - prob)).mean(1)
    got = L.SigmoidBCELoss()(nd.array(PRED), nd.array(BINARY), None, nd.array(pos)).asnumpy()
    np.testing.assert_allclose(got, expected, rtol=1e-4)


def test_large_scores_do_not_overflow():
    got = L.SigmoidBCELoss()(nd.array([[1000.0], [-1000.0]]), nd.array([[1.0], [1.0]])).asnumpy()
    np.testing.assert_allclose(got, [0, 1000])


def test_triplet_loss():
    third = RNG.uniform(-2, 2, (4, 3)).astype("float32")
    expected = np.maximum(0, ((PRED - REAL) ** 2 - (PRED - third) ** 2).sum(1) + 0.5)
    got = L.TripletLoss(margin=0.5)(nd.array(PRED), nd.array(REAL), nd.array(third)).asnumpy()
    np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-5)


def test_cosine_embedding_loss():
    cos = (PRED * REAL).sum(1) / np.linalg.norm(PRED, axis=1) / np.linalg.norm(REAL, axis=1)
    label = np.array([1, -1, -1, 1], dtype="float32")
    expected = np.where(label == 1, 1 - cos, np.maximum(0, cos - 0.1))
    got = L.CosineEmbeddingLoss(margin=0.1)(nd.array(PRED), nd.array(REAL), nd.array(label)).asnumpy()
    np.testing.assert_allclose(got.reshape(-1), expected, rtol=1e-4, atol=1e-5)


def test_stirling_term_of_the_poisson_loss():
    pred, target = UNIT * 4 + 0.5, UNIT[::-1].copy() * 4 + 0.5
    full = target * np.log(target) - target + 0.5 * np.log(2 * np.pi * target)
    expected = (pred - target * np.log(pred) + full * (target > 1)).mean()
    got = L.PoissonNLLLoss(from_logits=False, compute_full=True)(nd.array(pred), nd.array(target)).asscalar()
    assert abs(got - expected) < 1e-4


def test_smoothed_metric_loss():
    distances = ((PRED[:, None] - REAL[None]) ** 2).sum(2)
    log_prob = log_softmax(-distances)
    target = np.eye(4) * 0.7 + (1 - np.eye(4)) * 0.3 / 3
    expected = (target * (np.log(target) - log_prob)).mean(1) * 4
    got = L.SDMLLoss()(nd.array(PRED), nd.array(REAL)).asnumpy()
    np.testing.assert_allclose(got, expected, rtol=1e-3, atol=1e-4)


def test_ctc_loss():
    ones, labels = nd.ones((2, 20, 4)), nd.array([[1, 0, -1, -1], [2, 1, 1, -1]])
    expected = [18.82820702, 16.50581741]  # of uniform scores: log of the number of alignments, less 20 log 4
    np.testing.assert_allclose(L.CTCLoss()(ones, labels).asnumpy(), expected, rtol=1e-4)
    got = L.CTCLoss(layout="TNC", label_layout="TN")(ones.swapaxes(0, 1), labels.T).asnumpy()
    np.testing.assert_allclose(got, expected, rtol=1e-4)
    longer = nd.ones((2, 25, 4))
    got = L.CTCLoss()(longer, nd.array([[2, 1, 3, 3], [3, 2, 2, 3]]), nd.array([20, 20]), nd.array([2, 3])).asnumpy()
    np.testing.assert_allclose(got, expected, rtol=1e-4)
    for wrong in ({"layout": "NCT"}, {"label_layout": "TT"}):
        with pytest.raises(AssertionError):
            L.CTCLoss(**wrong)
