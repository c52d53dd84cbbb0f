"""Optimizers against their formulas in NumPy, their bookkeeping, and learning rate schedules."""
import pickle

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

LR, WD, CLIP, RESCALE = 0.1, 0.05, 0.6, 0.5


class Reference:
    """Formulas: each takes (weight, gradient, step number, state dict) and returns the new weight."""

    @staticmethod
    def sgd(w, g, t, s, momentum=0.0):
        s["m"] = momentum * s.get("m", 0) - LR * (g + WD * w)
        return w + s["m"]

    @staticmethod
    def nag(w, g, t, s, momentum=0.0):
        g = g + WD * w
        s["m"] = momentum * s.get("m", 0) - LR * g
        return w + momentum * s["m"] - LR * g

    @staticmethod
    def signum(w, g, t, s, momentum=0.9, wd_lh=0.0):
        if momentum == 0:
            return (1 - LR * WD) * w - LR * np.sign(g)
        s["m"] = momentum * s.get("m", 0) - (1 - momentum) * (g + WD * w)
        return (1 - LR * wd_lh) * w + LR * np.sign(s["m"])

    @staticmethod
    def dcasgd(w, g, t, s, momentum=0.0, lamda=0.04):
        previous = s.get("w", w)
        s["m"] = momentum * s.get("m", 0) - LR * (g + WD * w + lamda * g * g * (w - previous))
        s["w"] = w
        return w + s["m"]

    @staticmethod
    def adam(w, g, t, s, beta1=0.9, beta2=0.999, epsilon=1e-8):
        g = s["clip"](s["raw"] + WD * w)
        s["m"] = beta1 * s.get("m", 0) + (1 - beta1) * g
        s["v"] = beta2 * s.get("v", 0) + (1 - beta2) * g * g
        lr = LR * np.sqrt(1 - beta2 ** t) / (1 - beta1 ** t)
        return w - lr * s["m"] / (np.sqrt(s["v"]) + epsilon)

    @staticmethod
    def adamw(w, g, t, s, beta1=0.9, beta2=0.999, epsilon=1e-6):
        s["m"] = beta1 * s.get("m", 0) + (1 - beta1) * g
        s["v"] = beta2 * s.get("v", 0) + (1 - beta2) * g * g
        mean, var = s["m"] / (1 - beta1 ** t), s["v"] / (1 - beta2 ** t)
        return w - LR * (mean / (np.sqrt(var) + epsilon) + WD * w)

    @staticmethod
    def adamax(w, g, t, s, beta1=0.9, beta2=0.999):
        g = s["clip"](s["raw"] + WD * w)
        s["m"] = beta1 * s.get("m", 0) + (1 - beta1) * g
        s["u"] = np.maximum(beta2 * s.get("u", 0), np.abs(g))
        return w - LR / (1 - beta1 ** t) * s["m"] / s["u"]

    @staticmethod
    def nadam(w, g, t, s, beta1=0.9, beta2=0.999, epsilon=1e-8):
        g = s["clip"](s["raw"] + WD * w)
        now, later = (beta1 * (1 - 0.5 * 0.96 ** (0.004 * k)) for k in (t, t + 1))
        s["p"] = s.get("p", 1) * now
        s["m"] = beta1 * s.get("m", 0) + (1 - beta1) * g
        s["v"] = beta2 * s.get("v", 0) + (1 - beta2) * g * g
        step = (1 - now) * g / (1 - s["p"]) + later * s["m"] / (1 - s["p"] * later)
        return w - LR * step / (np.sqrt(s["v"] / (1 - beta2 ** t)) + epsilon)

    @staticmethod
    def adagrad(w, g, t, s, eps=1e-7):
        s["h"] = s.get("h", 0) + g * g
        return w - LR * (g / np.sqrt(s["h"] + eps) + WD * w)

    @staticmethod
    def rmsprop(w, g, t, s, centered=False, gamma1=0.9, gamma2=0.9, epsilon=1e-8):
        g = s["clip"](s["raw"] + WD * w)
        s["n"] = gamma1 * s.get("n", 0) + (1 - gamma1) * g * g
        if not centered:
            return w - LR * g / np.sqrt(s["n"] + epsilon)
        s["g"] = gamma1 * s.get("g", 0) + (1 - gamma1) * g
        s["d"] = gamma2 * s.get("d", 0) - LR * g / np.sqrt(s["n"] - s["g"] ** 2 + epsilon)
        return w + s["d"]

    @staticmethod
    def adadelta(w, g, t, s, rho=0.9, epsilon=1e-5):
        s["g"] = rho * s.get("g", 0) + (1 - rho) * g * g
        delta = np.sqrt(s.get("d", 0) + epsilon) / np.sqrt(s["g"] + epsilon) * g
        s["d"] = rho * s.get("d", 0) + (1 - rho) * delta * delta
        return w - delta - WD * w

    @staticmethod
    def ftrl(w, g, t, s, lamda1=0.01, beta=1):
        n = s.get("n", 0)
        s["n"] = n + g * g
        s["z"] = s.get("z", 0) + g - (np.sqrt(s["n"]) - np.sqrt(n)) * w / LR
        small = np.abs(s["z"]) <= lamda1
        return np.where(small, 0, (np.sign(s["z"]) * lamda1 - s["z"]) / ((beta + np.sqrt(s["n"])) / LR + WD))

    @staticmethod
    def ftml(w, g, t, s, beta1=0.6, beta2=0.999, epsilon=1e-8):
        g = s["clip"](s["raw"] + WD * w)
        s["v"] = beta2 * s.get("v", 0) + (1 - beta2) * g * g
        d = (1 - beta1 ** t) / LR * (np.sqrt(s["v"] / (1 - beta2 ** t)) + epsilon)
        s["z"] = beta1 * s.get("z", 0) + (1 - beta1) * g - (d - beta1 * s.get("d", 0)) * w
        s["d"] = d
        return -s["z"] / d

    @staticmethod
    def lamb(w, g, t, s, beta1=0.9, beta2=0.999, epsilon=1e-6, lower_bound=None):
        s["m"] = beta1 * s.get("m", 0) + (1 - beta1) * g
        s["v"] = beta2 * s.get("v", 0) + (1 - beta2) * g * g
        step = s["m"] / (1 - beta1 ** t) / (np.sqrt(s["v"] / (1 - beta2 ** t)) + epsilon) + WD * w
        norm = max(np.linalg.norm(w), lower_bound or 0)
        return w - LR * norm / np.linalg.norm(step) * step

    @staticmethod
    def lars(w, g, t, s, momentum=0.0, eta=0.001):
        raw = s["raw"]
        ratio = eta * np.linalg.norm(w) / (np.linalg.norm(raw) + WD * np.linalg.norm(w))
        s["m"] = momentum * s.get("m", 0) - LR * ratio * (g + WD * w)
        return w + s["m"]


CASES = [("sgd", {}), ("sgd", {"momentum": 0.9}), ("nag", {}), ("nag", {"momentum": 0.9}), ("signum", {}),
         ("signum", {"momentum": 0.0}), ("signum", {"wd_lh": 0.2}), ("dcasgd", {}), ("dcasgd", {"momentum": 0.5}),
         ("adam", {}), ("adamw", {}), ("adamax", {}), ("nadam", {}), ("adagrad", {}), ("rmsprop", {}),
         ("rmsprop", {"centered": True}), ("adadelta", {}), ("ftrl", {}), ("ftml", {}), ("lamb", {}),
         ("lamb", {"lower_bound": 9.0}), ("lars", {}), ("lars", {"momentum": 0.9})]


def run(name, options, clip, dtype="float32", steps=4, **further):
    """Weights by the optimizer and by its formula, after some steps with the same gradients."""
    rng = np.random.RandomState(0)
    optimizer = mx.optimizer.create(name, learning_rate=LR, wd=WD, rescale_grad=RESCALE, clip_gradient=clip,
                                    **options, **further)
    updater = mx.optimizer.get_updater(optimizer)
    start = rng.randn(3, 4)
    weight, wanted = nd.array(start, dtype=dtype), nd.array(start, dtype=dtype).asnumpy().astype("float64")
    state = {"clip": (lambda g: np.clip(g, -clip, clip)) if clip else (lambda g: g)}
    for t in range(1, steps + 1):
        grad = nd.array(rng.randn(3, 4), dtype=dtype)
        updater(0, grad, weight)
        state["raw"] = grad.asnumpy().astype("float64") * RESCALE
        wanted = getattr(Reference, name)(wanted, state["clip"](state["raw"]), t, state, **options)
    return weight, wanted, updater


@pytest.mark.parametrize("clip", [None, CLIP])
@pytest.mark.parametrize("name, options", CASES)
def test_against_the_formula(name, options, clip):
    weight, wanted, _ = run(name, options, clip)
    np.testing.assert_allclose(weight.asnumpy(), wanted, rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize("name, options", [case for case in CASES if case[0] != "signum"])
def test_mixed_precision_keeps_a_float32_copy(name, options):
    weight, wanted, updater = run(name, options, None, dtype="float16", multi_precision=True)
    assert weight.dtype == np.float16
    # The copy is as exact as float32, the weight is its rounding.
    np.testing.assert_allclose(weight.asnumpy(), wanted, rtol=2e-3, atol=2e-3)
    arrays = [a for a in updater.states[0] if isinstance(a, nd.NDArray) and a.dtype == np.float32]
    assert any(np.allclose(a.asnumpy().astype("float16"), weight.asnumpy()) for a in arrays)


def test_float16_without_a_copy_warns():
    with pytest.warns(UserWarning, match="float16"):
        mx.optimizer.Adam().create_state_multi_precision(0, nd.ones(2, dtype="float16"))


@pytest.mark.parametrize("name, options", [("sgd", {}), ("sgd", {"momentum": 0.9}), ("adam", {}),
                                           ("adam", {"clip_gradient": 0.3, "rescale_grad": 0.5})])
def test_several_weights_in_one_call(name, options):
    def make():
        optimizer = mx.optimizer.create(name, learning_rate=0.5, wd=0.1, **options)
        optimizer.set_lr_mult({1: 0.25})
        optimizer.set_wd_mult({2: 0.0})
        return mx.optimizer.get_updater(optimizer)

    single, several = make(), make()
    one = [nd.array([1.0 + i, 2]) for i in range(6)] + [nd.zeros((0, 3))]
    other = [w.copy() for w in one]
    for _ in range(2):
        grads = [nd.array([0.5, i]) for i in range(6)] + [nd.zeros((0, 3))]
        for i, (w, g) in enumerate(zip(one, grads)):
            single(i, g, w)
        several(list(range(7)), grads, other)
    for a, b in zip(one, other):
        np.testing.assert_allclose(a.asnumpy(), b.asnumpy(), rtol=1e-6)


def test_histories_of_weights_without_gradient_end_at_zero():
    # Rounding would keep them subnormal for ever, which costs a multiple of the time.
    smallest = np.finfo(np.float32).tiny
    means = np.array([smallest, 2 * smallest, -smallest], np.float32)
    weight, gradient, mean, var = (nd.array(v) for v in (np.ones(3), np.zeros(3), means, means**2))
    nd.adam_update(weight, gradient, mean, var, lr=LR, out=weight)
    np.testing.assert_array_equal(mean.asnumpy(), [0, np.float32(0.9) * means[1], 0])
    np.testing.assert_array_equal(weight.asnumpy(), 1)
    momentum = nd.array(means)
    nd.sgd_mom_update(weight, gradient, momentum, lr=LR, momentum=0.5, out=weight)
    np.testing.assert_array_equal(momentum.asnumpy(), [0, smallest, 0])


def test_a_subclass_with_its_own_update_gets_one_weight_at_a_time():
    class Half(mx.optimizer.Adam):
        def update(self, index, weight, grad, state):
            assert isinstance(index, int)
            super().update(index, weight, grad * 0, state)

    net = mx.gluon.nn.Dense(2, in_units=3)
    net.initialize()
    before = net.weight.data().asnumpy()
    trainer = mx.gluon.Trainer(net.collect_params(), Half())
    with mx.autograd.record():
        loss = net(nd.ones((1, 3))).sum()
    loss.backward()
    trainer.step(1)
    np.testing.assert_array_equal(net.weight.data().asnumpy(), before)


def test_the_aggregation_size_must_be_a_number(monkeypatch):
    monkeypatch.setenv("MXNET_OPTIMIZER_AGGREGATION_SIZE", "some")
    with pytest.raises(ValueError, match="MXNET_OPTIMIZER_AGGREGATION_SIZE.*'some'"):
        mx.optimizer.SGD()


def test_sgld_adds_noise_of_the_rates_variance():
    mx.random.seed(1)
    weight = nd.zeros((200, 200))
    mx.optimizer.SGLD(learning_rate=0.04).update(0, weight, nd.ones((200, 200)), None)
    values = weight.asnumpy()
    assert values.mean() == pytest.approx(-0.02, abs=0.005) and values.std() == pytest.approx(0.2, rel=0.02)


def test_large_batches_accumulate_gradients():
    optimizer = mx.optimizer.LBSGD(learning_rate=0.1, batch_scale=2, warmup_epochs=1, updates_per_epoch=4)
    weight = nd.zeros(1)
    seen = []
    for grad in (1, 3, 1, 1, 2, 2):
        optimizer.update(0, weight, nd.array([grad]), None)
        seen.append(float(weight.asscalar()))
    # After 2 of 4 warm-up updates the factor is 1.5; from the fourth on it is batch_scale.
    assert seen == pytest.approx([0, -0.3, -0.3, -0.5, -0.5, -0.9])


def test_group_adagrad_has_one_history_for_each_row():
    optimizer = mx.optimizer.contrib.GroupAdaGrad(learning_rate=0.1)
    weight, grad = nd.zeros((2, 2)), np.array([[1.0, 3.0], [0.5, 0.5]])
    state = optimizer.create_state(0, weight)
    optimizer.update(0, weight, nd.array(grad), state)
    history = (grad ** 2).mean(axis=1, keepdims=True)
    np.testing.assert_allclose(state.asnumpy(), history)
    np.testing.assert_allclose(weight.asnumpy(), -0.1 * grad / np.sqrt(history + 1e-5), rtol=1e-5)
    with pytest.raises(AssertionError, match="wd"):
        mx.optimizer.contrib.GroupAdaGrad(wd=0.1).update(0, weight, nd.ones((2, 2)), state)


def test_multipliers():
    symbol = mx.sym.FullyConnected(mx.sym.var("data"), name="fc", num_hidden=2, lr_mult=3)
    optimizer = mx.optimizer.SGD(sym=symbol, param_idx2name={0: "fc_weight", 1: "fc_bias", 2: "bn_gamma"}, wd=0.1,
                                 learning_rate=2.0)
    assert [optimizer._get_lr(i) for i in range(3)] == [6, 6, 2]
    assert [optimizer._get_wd(i) for i in range(3)] == [0.1, 0, 0.1]
    optimizer.set_lr_mult({1: 0.5})
    optimizer.set_wd_mult({"fc_bias": 2})
    assert optimizer._get_lr(1) == 1 and optimizer._get_wd(1) == 0.2
    assert optimizer._get_lrs([0, 1]) == [6, 1] and optimizer._get_wds([0, 1]) == [0.1, 0.2]


def test_update_counts_by_device():
    optimizer = mx.optimizer.SGD(begin_num_update=3)
    optimizer._update_count(0)
    optimizer._update_count([0, 1])
    assert optimizer.num_update == 5 and optimizer._index_update_count == {0: 5, 1: 4}
    optimizer._set_current_context(1)
    optimizer._update_count(0)
    assert optimizer.num_update == 5 and optimizer._index_update_count == {0: 4}


def test_learning_rate():
    optimizer = mx.optimizer.SGD(learning_rate=0.01)
    optimizer.set_learning_rate(0.2)
    assert optimizer.learning_rate == 0.2
    schedule = mx.lr_scheduler.FactorScheduler(step=1, base_lr=0.5)
    optimizer = mx.optimizer.SGD(lr_scheduler=schedule)
    assert optimizer.learning_rate == 0.5
    assert mx.optimizer.SGD(lr_scheduler=schedule, learning_rate=0.3).learning_rate == 0.3
    with pytest.raises(UserWarning):
        optimizer.set_learning_rate(1)


def test_states_travel_as_a_pickle():
    updater = mx.optimizer.get_updater(mx.optimizer.SGD(momentum=0.9, learning_rate=0.1))
    weight = nd.ones(2)
    updater(0, nd.ones(2), weight)
    saved, saved_all = updater.get_states(), updater.get_states(dump_optimizer=True)
    states = pickle.loads(saved)
    assert list(states) == [0] and states[0].asnumpy() == pytest.approx([-0.1, -0.1])
    assert type(pickle.loads(saved_all)[1]).__module__ == "mxnet.optimizer.optimizer"
    for blob, rate in ((saved, 0.7), (saved_all, 0.1)):
        other, copy = mx.optimizer.get_updater(mx.optimizer.SGD(momentum=0.9, learning_rate=0.7)), weight.copy()
        other.set_states(blob)
        other(0, nd.ones(2), copy)
        assert copy.asnumpy() == pytest.approx([0.9 - 0.09 - rate] * 2)


def test_creation():
    assert isinstance(mx.optimizer.create("AdaM", beta1=0.5), mx.optimizer.Adam)
    with pytest.raises(ValueError, match="nothing_such"):
        mx.optimizer.create("nothing_such")
    with pytest.raises(AssertionError, match="param_idx2name"):
        mx.optimizer.SGD(param_idx2name=[1])


@pytest.mark.parametrize("make, wanted", [
    (lambda **k: mx.lr_scheduler.FactorScheduler(2, 0.5, stop_factor_lr=0.3, base_lr=1.0, **k),
     [1, 1, 1, 0.5, 0.5, 0.3, 0.3]),
    (lambda **k: mx.lr_scheduler.MultiFactorScheduler([2, 5], 0.1, base_lr=1.0, **k),
     [1, 1, 1, 0.1, 0.1, 0.1, 0.01]),
    (lambda **k: mx.lr_scheduler.PolyScheduler(4, base_lr=1.0, pwr=2, final_lr=0.2, **k),
     [1, 0.65, 0.4, 0.25, 0.2, 0.2, 0.2]),
    (lambda **k: mx.lr_scheduler.CosineScheduler(4, base_lr=1.0, final_lr=0.2, **k),
     [1, 0.6 + 0.4 * 0.5 ** 0.5, 0.6, 0.6 - 0.4 * 0.5 ** 0.5, 0.2, 0.2, 0.2]),
])
def test_schedules(make, wanted):
    schedule = make()  # schedules remember the rate, so they are asked in order
    assert [schedule(i) for i in range(7)] == pytest.approx(wanted)
    warm = make(warmup_steps=2, warmup_begin_lr=0.2)
    assert [warm(0), warm(1), warm(2)] == pytest.approx([0.2, 0.6, 1.0])
    assert make(warmup_steps=2, warmup_begin_lr=0.2, warmup_mode="constant")(1) == 0.2


def test_impossible_schedules():
    for bad in (lambda: mx.lr_scheduler.FactorScheduler(0), lambda: mx.lr_scheduler.FactorScheduler(1, 2.0),
                lambda: mx.lr_scheduler.MultiFactorScheduler([3, 3]), lambda: mx.lr_scheduler.PolyScheduler(0),
                lambda: mx.lr_scheduler.CosineScheduler(9, warmup_mode="x"),
                lambda: mx.lr_scheduler.CosineScheduler(9, base_lr=0.1, warmup_begin_lr=1)):
        with pytest.raises(ValueError):
            bad()
