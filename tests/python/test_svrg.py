"""Variance reduced gradients: the module's steps against NumPy's, and that the variance does go away."""
import numpy as np
import pytest

import mxnet as mx
from mxnet.contrib.svrg_optimization.svrg_module import SVRGModule
from mxnet.contrib.svrg_optimization.svrg_optimizer import _SVRGOptimizer

RNG = np.random.RandomState(11)
X = RNG.uniform(-1, 1, (12, 3)).astype(np.float32)
Y = (X @ np.array([1.0, -2.0, 0.5], np.float32) + 0.3 * RNG.normal(size=12)).astype(np.float32)
BATCH = 4
START = 0.5


def iterator(batch=BATCH):
    return mx.io.NDArrayIter(X, Y, batch_size=batch, label_name="label")


def symbol():
    data = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=1, name="fc")
    return mx.sym.LinearRegressionOutput(data, mx.sym.var("label"), name="out")


def module(kind=SVRGModule, context=None, **kwargs):
    kwargs = {"update_freq": 2, **kwargs} if kind is SVRGModule else kwargs
    mod = kind(symbol(), label_names=["label"], context=context or mx.cpu(), **kwargs)
    data = iterator()
    mod.bind(data.provide_data, data.provide_label)
    mod.init_params(mx.init.Constant(START))
    return mod


def gradient(weight, rows):
    """Summed over the batch, of half the squared error; the last entry belongs to the bias."""
    inputs = np.concatenate([X[rows], np.ones((len(rows), 1))], axis=1)
    return inputs.T @ (inputs @ weight - Y[rows])


ROWS = [np.arange(i, i + BATCH) for i in range(0, 12, BATCH)]


def numpy_svrg(epochs, rate, update_freq=2):
    weight = np.append(np.full(3, START), 0.0)  # biases start at zero
    for epoch in range(epochs):
        if epoch % update_freq == 0:
            snapshot = weight.copy()
            mean = np.mean([gradient(snapshot, rows) for rows in ROWS], axis=0)
        for rows in ROWS:
            corrected = gradient(weight, rows) - gradient(snapshot, rows) + mean
            weight = weight - rate * corrected / BATCH
    return weight


def weights(mod):
    args, _ = mod.get_params()
    return np.append(args["fc_weight"].asnumpy()[0], args["fc_bias"].asnumpy())


# Without a store several devices do not see each other's gradients.
@pytest.mark.parametrize("context, kvstore", [(mx.cpu(), None), (mx.cpu(), "local"), ([mx.cpu(0), mx.cpu(1)], "local"),
                                              ([mx.cpu(0), mx.cpu(1)], "device")])
@pytest.mark.parametrize("epochs, update_freq", [(1, 1), (5, 2), (4, 3)])
def test_fit_is_numpys(context, kvstore, epochs, update_freq):
    mod = module(context=context, update_freq=update_freq)
    mod.fit(iterator(), eval_metric="mse", optimizer_params={"learning_rate": 0.2}, num_epoch=epochs, kvstore=kvstore)
    np.testing.assert_allclose(weights(mod), numpy_svrg(epochs, 0.2, update_freq), rtol=1e-4, atol=1e-6)


def test_full_gradients():
    mod = module()
    mod.init_optimizer(optimizer_params={"learning_rate": 0.1})
    mod.update_full_grads(iterator())
    start = np.append(np.full(3, START), 0.0)
    expected = np.mean([gradient(start, rows) for rows in ROWS], axis=0)
    np.testing.assert_allclose(mod._param_dict[0]["fc_weight"].asnumpy()[0], expected[:3], rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(mod._param_dict[0]["fc_bias"].asnumpy(), expected[3:], rtol=1e-5, atol=1e-6)


def test_variance_vanishes_at_the_snapshot():
    """At the snapshot itself every batch gives the mean gradient: the variance over batches is zero."""
    mod = module()
    mod.init_optimizer(optimizer_params={"learning_rate": 0.0})
    mod.update_full_grads(iterator())
    corrected, plain = [], []
    for batch in iterator():
        mod.forward_backward(batch)
        plain.append(mod._exec_group.grad_arrays[0][0].asnumpy())
        mod.update()
        corrected.append(mod._exec_group.grad_arrays[0][0].asnumpy())
    assert np.std(plain, axis=0).min() > 0.1
    np.testing.assert_allclose(corrected, [np.mean(plain, axis=0)] * 3, rtol=1e-5, atol=1e-5)


def test_converges_where_sgd_does_not():
    """With a constant rate SGD keeps circling the least squares solution; variance reduction arrives at it."""
    inputs = np.concatenate([X, np.ones((12, 1))], axis=1)
    solution = np.linalg.lstsq(inputs, Y, rcond=None)[0]
    distance = {}
    for kind in (SVRGModule, mx.mod.Module):
        mod = module(kind)
        mod.fit(iterator(), eval_metric="mse", optimizer_params={"learning_rate": 0.3}, num_epoch=200)
        distance[kind] = np.abs(weights(mod) - solution).max()
    assert distance[SVRGModule] < 1e-5 < 1e-2 < distance[mx.mod.Module]


def test_plain_gradients_before_the_first_snapshot():
    plain, reduced = module(mx.mod.Module), module()
    for mod in (plain, reduced):
        mod.init_optimizer(optimizer_params={"learning_rate": 0.1})
        for batch in iterator():
            mod.forward_backward(batch)
            mod.update()
    np.testing.assert_array_equal(weights(plain), weights(reduced))


def test_sparse_gradients():
    """A row-sparse weight: its gradient at the snapshot plus the mean, rows of other batches included."""
    dense = np.zeros((4, 5), np.float32)
    dense[[0, 1, 2, 3], [0, 2, 2, 4]] = [1, 2, 3, 4]
    target = np.array([[1.0], [2.0], [3.0], [4.0]], np.float32)
    weight = mx.sym.var("v", shape=(5, 1), stype="row_sparse", init=mx.init.Constant(0.5))
    out = mx.sym.LinearRegressionOutput(mx.sym.dot(mx.sym.var("data", stype="csr"), weight), mx.sym.var("label"))
    data = mx.io.NDArrayIter(mx.nd.array(dense).tostype("csr"), {"label": target}, 2, last_batch_handle="discard")
    mod = SVRGModule(out, label_names=["label"], update_freq=1)
    mod.bind(data.provide_data, data.provide_label)
    mod.init_params()
    mod.init_optimizer(kvstore=None, optimizer_params={"learning_rate": 0.1, "lazy_update": False})
    mod.update_full_grads(data)
    mod.forward_backward(next(data))
    mod.update()
    mean = dense.T @ (dense @ np.full((5, 1), 0.5) - target) / 2
    np.testing.assert_allclose(mod.get_params()[0]["v"].asnumpy(), 0.5 - 0.1 * mean / 2, rtol=1e-5)


def test_states_and_checkpoint(tmp_path):
    prefix = str(tmp_path / "model")
    mod = module()
    mod.fit(iterator(), optimizer="adam", eval_metric="mse", num_epoch=2)
    mod.save_checkpoint(prefix, 2, save_optimizer_states=True)
    mod.load_optimizer_states(prefix + "-0002.states")
    loaded = mx.mod.Module.load(prefix, 2, label_names=["label"])
    data = iterator()
    loaded.bind(data.provide_data, data.provide_label)
    np.testing.assert_array_equal(weights(loaded), weights(mod))


def test_optimizer_assigns_mean_gradients():
    store = mx.kv.create("local")
    optimizer = _SVRGOptimizer(default_optimizer="sgd", param_idx2name={0: "w", 1: "w_full"}, learning_rate=0.5)
    store.set_optimizer(optimizer)
    out = mx.nd.zeros(2)
    for key, expected in ((0, [0.0, -1.0]), (1, [2.0, 4.0])):
        store.init(key, mx.nd.ones(2))
        store.push(key, mx.nd.array([2.0, 4.0]))
        store.pull(key, out)
        np.testing.assert_array_equal(out.asnumpy(), expected)
    assert optimizer.default_opt.learning_rate == 0.5


def test_optimizer_object():
    mod = module()
    mod.init_optimizer(kvstore=None, optimizer=mx.optimizer.SGD(learning_rate=0.1, rescale_grad=1 / BATCH))
    mod.fit(iterator(), eval_metric="mse", num_epoch=1)
    np.testing.assert_allclose(weights(mod), numpy_svrg(1, 0.1), rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize("value", [None, 0, 1.5])
def test_bad_frequency(value):
    with pytest.raises(ValueError, match="'update_freq'"):
        SVRGModule(symbol(), label_names=["label"], update_freq=value)


def test_bad_request():
    mod = SVRGModule(symbol(), label_names=["label"], update_freq=1)
    with pytest.raises(ValueError, match="'grad_req'"):
        mod.bind(iterator().provide_data, iterator().provide_label, grad_req="add")
