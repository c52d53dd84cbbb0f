"""Modules: outputs, gradients and updates by hand, several devices, buckets, checkpoints, loops."""
import logging
import os

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.io import DataBatch, DataDesc, NDArrayIter

WEIGHT, BIAS = [[1.0, 2.0], [3.0, 4.0]], [0.5, -0.5]
PARAMS = {"fc_weight": nd.array(WEIGHT), "fc_bias": nd.array(BIAS)}


def dense(**options):
    return mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=2, name="fc", **options)


def bound(symbol, shape=(2, 2), params=PARAMS, contexts=None, label=None, **options):
    module = mx.mod.Module(symbol, label_names=[label] if label else None, context=contexts or mx.cpu())
    module.bind([("data", shape)], [(label, shape[:1])] if label else None, **options)
    if params is not None:
        module.init_params(arg_params=params, aux_params={})
    return module


@pytest.mark.parametrize("contexts", [[mx.cpu(0)], [mx.cpu(0), mx.cpu(1)]])
def test_forward_backward_update_by_hand(contexts):
    module = bound(dense(), contexts=contexts, inputs_need_grad=True)
    x, g = np.array([[1.0, -1.0], [2.0, 0.5]]), np.array([[1.0, 0.0], [0.5, 2.0]])
    module.init_optimizer(optimizer_params={"learning_rate": 0.1, "rescale_grad": 1.0})
    module.forward(DataBatch([nd.array(x)]), is_train=True)
    np.testing.assert_allclose(module.get_outputs()[0].asnumpy(), x @ np.array(WEIGHT).T + BIAS, rtol=1e-6)
    module.backward([nd.array(g)])
    np.testing.assert_allclose(module.get_input_grads()[0].asnumpy(), g @ np.array(WEIGHT), rtol=1e-6)
    module.update()
    args, auxs = module.get_params()
    assert auxs == {}
    np.testing.assert_allclose(args["fc_weight"].asnumpy(), WEIGHT - 0.1 * g.T @ x, rtol=1e-6)
    np.testing.assert_allclose(args["fc_bias"].asnumpy(), BIAS - 0.1 * g.sum(0), rtol=1e-6)
    per_device = module.get_outputs(merge_multi_context=False)[0]
    assert [out.shape[0] for out in per_device] == [2 // len(contexts)] * len(contexts)


def test_gradients_may_add_up_and_parameters_may_be_fixed():
    module = mx.mod.Module(mx.sym.make_loss(dense()), label_names=None, fixed_param_names=["fc_bias"])
    module.bind([("data", (1, 2))], grad_req="add")
    module.init_params(arg_params=PARAMS)
    for _ in range(2):
        module.forward_backward(DataBatch([nd.ones((1, 2))]))
    executor = module._exec_group.execs[0]
    assert executor.grad_dict["fc_weight"].asnumpy().tolist() == [[2, 2], [2, 2]]
    assert executor.grad_dict.get("fc_bias") is None


def test_layouts_split_and_merge_along_the_batch_axis():
    data = mx.sym.var("data", __layout__="TN")
    module = mx.mod.Module(mx.sym.identity(data, __layout__="TN"), label_names=None, context=[mx.cpu(0), mx.cpu(1)])
    module.bind([DataDesc("data", (3, 4), layout="TN")], for_training=False)
    module.init_params()
    values = np.arange(12).reshape(3, 4)
    module.forward(DataBatch([nd.array(values)]))
    assert [out.shape for out in module.get_outputs(merge_multi_context=False)[0]] == [(3, 2), (3, 2)]
    assert np.array_equal(module.get_outputs()[0].asnumpy(), values)


def test_batches_of_other_shapes_rebind():
    module = bound(dense(), shape=(2, 2))
    module.init_optimizer(optimizer_params={"learning_rate": 1.0, "rescale_grad": 1.0})
    for rows in (2, 5, 1, 2):
        module.forward(DataBatch([nd.ones((rows, 2))]), is_train=True)
        assert module.get_outputs()[0].shape == (rows, 2)
        module.backward([nd.ones((rows, 2))])
        module.update()
    assert module.get_params()[0]["fc_bias"].asnumpy().tolist() == [0.5 - 10, -0.5 - 10]
    module.reshape([("data", (3, 2))])
    assert module.data_shapes[0].shape == (3, 2) and module.output_shapes == [("fc_output", (3, 2))]
    with pytest.raises(mx.MXNetError, match="fc_weight"):
        module.forward(DataBatch([nd.ones((2, 3))]))


def test_inference_needs_no_labels():
    symbol = mx.sym.SoftmaxOutput(dense(), name="softmax")
    wanted = [[1 / (1 + np.exp(3.0)), 1 / (1 + np.exp(-3.0))]]
    for names in (None, ["softmax_label"]):
        module = mx.mod.Module(symbol, label_names=names)
        module.bind([("data", (1, 2))], for_training=False)
        module.set_params(PARAMS, {})
        module.forward(DataBatch([nd.ones((1, 2))]))
        np.testing.assert_allclose(module.get_outputs()[0].asnumpy(), wanted, rtol=1e-5)
        assert sorted(module.get_params()[0]) == ["fc_bias", "fc_weight"]


def test_parameters_given_missing_and_extra():
    module = bound(dense(), params=None)
    module.init_params(initializer=mx.init.One(), arg_params={"fc_bias": nd.ones(2) * 3}, allow_missing=True)
    args = module.get_params()[0]
    assert (args["fc_weight"].asnumpy() == 1).all() and (args["fc_bias"].asnumpy() == 3).all()
    with pytest.raises(RuntimeError, match="fc_weight"):
        module.set_params({"fc_bias": nd.ones(2)}, {})
    with pytest.raises(ValueError, match="other"):
        module.set_params({"other": nd.ones(2)}, {}, allow_missing=True)
    with pytest.raises(ValueError, match="fc_bias"):
        module.set_params({"fc_bias": nd.ones(3), "fc_weight": nd.ones((2, 2))}, {})
    module.set_params({"other": nd.ones(2), "fc_bias": nd.ones(2)}, {}, allow_missing=True, allow_extra=True)
    assert (module.get_params()[0]["fc_bias"].asnumpy() == 1).all()
    with pytest.warns(UserWarning, match="already initialized"):
        module.init_params()


def test_states_stay_until_they_are_set():
    state = mx.sym.var("state", shape=(0, 2))
    total = mx.sym.var("data") + state
    module = mx.mod.Module(total, label_names=None, state_names=["state"], context=[mx.cpu(0), mx.cpu(1)])
    module.bind([("data", (2, 2))], for_training=False)
    module.init_params()
    module.set_states(value=5)
    module.forward(DataBatch([nd.ones((2, 2))]))
    assert (module.get_outputs()[0].asnumpy() == 6).all()
    module.set_states(states=module.get_outputs(merge_multi_context=False))
    assert (module.get_states()[0].asnumpy() == 6).all()


def test_buckets_share_parameters():
    def generate(length):
        mean = mx.sym.mean(mx.sym.var("data"), axis=1, keepdims=True)
        fc = mx.sym.FullyConnected(mean, num_hidden=2, name="fc")
        return mx.sym.SoftmaxOutput(fc, name="softmax"), ("data",), ("softmax_label",)

    def batch(length):
        return DataBatch([nd.ones((2, length))], [nd.zeros(2)], bucket_key=length,
                         provide_data=[("data", (2, length))], provide_label=[("softmax_label", (2,))])

    module = mx.mod.BucketingModule(generate, default_bucket_key=8)
    module.bind([("data", (2, 8))], [("softmax_label", (2,))])
    module.init_params(mx.init.Zero())
    module.init_optimizer(optimizer_params={"learning_rate": 1.0, "rescale_grad": 1.0})
    for length in (8, 3):
        module.forward_backward(batch(length))
        module.update()
    first, second = 0.5 * 2, 2 / (1 + np.exp(4.0))
    bias = module.get_params()[0]["fc_bias"].asnumpy()
    np.testing.assert_allclose(bias, [first + second, -first - second], rtol=1e-4)
    executors = [module._buckets[length]._exec_group.execs[0] for length in (8, 3)]
    executors[0].arg_dict["fc_bias"][:] = 7
    assert (executors[1].arg_dict["fc_bias"].asnumpy() == 7).all()


def test_sequential_modules_pass_gradients_back():
    first = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=2, name="a", no_bias=True)
    second = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=1, name="b", no_bias=True)
    chain = mx.mod.SequentialModule()
    chain.add(mx.mod.Module(first, label_names=None)).add(mx.mod.Module(second, label_names=None), auto_wiring=True)
    chain.bind([("data", (1, 2))], inputs_need_grad=True)
    a, b = np.array([[1.0, 2], [3, 4]]), np.array([[5.0, 6]])
    chain.init_params(arg_params={"a_weight": nd.array(a), "b_weight": nd.array(b)}, allow_missing=True)
    x = np.array([[1.0, -1]])
    chain.forward(DataBatch([nd.array(x)]), is_train=True)
    chain.backward([nd.ones((1, 1))])
    assert chain.get_outputs()[0].asnumpy() == pytest.approx(x @ a.T @ b.T)
    assert chain.get_input_grads()[0].asnumpy() == pytest.approx(b @ a)
    assert sorted(chain.get_params()[0]) == ["a_weight", "b_weight"]


def test_a_loss_in_python():
    loss = mx.mod.PythonLossModule(grad_func=lambda scores, labels: scores - labels.reshape((-1, 1)))
    chain = mx.mod.SequentialModule()
    chain.add(mx.mod.Module(dense(), label_names=None)).add(loss, take_labels=True, auto_wiring=True)
    chain.bind([("data", (1, 2))], [("softmax_label", (1,))])
    chain.init_params(arg_params=PARAMS, allow_missing=True)
    chain.init_optimizer(optimizer_params={"learning_rate": 0.1})
    chain.forward_backward(DataBatch([nd.ones((1, 2))], [nd.array([2.0])]))
    chain.update()
    np.testing.assert_allclose(chain.get_params()[0]["fc_bias"].asnumpy(), [0.5 - 0.1 * 1.5, -0.5 - 0.1 * 4.5])


def test_checkpoints_with_optimizer_states(tmp_path):
    prefix = str(tmp_path / "net")
    rates = {"learning_rate": 0.1, "momentum": 0.9, "rescale_grad": 1.0}
    module = bound(mx.sym.make_loss(dense()))
    module.init_optimizer(optimizer_params=rates)
    batch = DataBatch([nd.ones((2, 2))])
    module.forward_backward(batch)
    module.update()
    module.save_checkpoint(prefix, 3, save_optimizer_states=True)
    assert sorted(os.listdir(tmp_path)) == ["net-0003.params", "net-0003.states", "net-symbol.json"]
    again = mx.mod.Module.load(prefix, 3, load_optimizer_states=True, label_names=None)
    again.bind([("data", (2, 2))])
    again.init_optimizer(optimizer_params=rates)
    for one in (module, again):
        one.forward_backward(batch)
        one.update()
    for name, value in module.get_params()[0].items():
        np.testing.assert_array_equal(value.asnumpy(), again.get_params()[0][name].asnumpy())
    symbol, args, auxs = mx.model.load_checkpoint(prefix, 3)
    assert symbol.list_arguments() == ["data", "fc_weight", "fc_bias"]
    assert sorted(args) == ["fc_bias", "fc_weight"] and auxs == {}
    fresh = bound(symbol, params=None)
    fresh.init_params()
    fresh.load_params(prefix + "-0003.params")
    assert fresh.get_params()[0]["fc_bias"].asnumpy().tolist() == args["fc_bias"].asnumpy().tolist()


def learnable(rows=40):
    rng = np.random.RandomState(0)
    x = rng.randn(rows, 2)
    return x, (x[:, 0] > x[:, 1]).astype("float32")


@pytest.mark.parametrize("contexts, kvstore", [(mx.cpu(), "local"), ([mx.cpu(0), mx.cpu(1)], "device"),
                                               ([mx.cpu(0), mx.cpu(1)], None)])
def test_fit_score_predict(contexts, kvstore, caplog):
    caplog.set_level(logging.INFO)
    mx.random.seed(0)
    x, y = learnable()
    train = NDArrayIter(x, y, 8, shuffle=True)
    valid = NDArrayIter(x, y, 16)
    seen = []
    module = mx.mod.Module(mx.sym.SoftmaxOutput(dense(), name="softmax"), context=contexts)
    module.fit(train, eval_data=valid, num_epoch=8, optimizer_params={"learning_rate": 0.5}, kvstore=kvstore,
               batch_end_callback=lambda param: seen.append((param.epoch, param.nbatch)),
               epoch_end_callback=lambda epoch, symbol, args, auxs: seen.append(sorted(args)))
    assert seen[:6] == [(0, i) for i in range(5)] + [["fc_bias", "fc_weight"]]
    assert module.score(NDArrayIter(x, y, 8), ["acc", "ce"])[0][1] > 0.9
    assert any("Epoch[7] Validation-accuracy=" in message for message in caplog.messages)
    out = module.predict(valid)
    assert out.shape == (40, 2)
    parts = [(outputs[0].shape[0], number, batch.pad) for outputs, number, batch in module.iter_predict(valid)]
    assert parts == [(16, 0, 0), (16, 1, 0), (8, 2, 8)]
    assert [part[0].shape for part in module.predict(valid, merge_batches=False)] == [(16, 2), (16, 2), (8, 2)]
    assert module.predict(valid, num_batch=1, always_output_list=True)[0].shape == (16, 2)
    np.testing.assert_allclose(module.predict(x[:16]).asnumpy(), out[:16].asnumpy(), rtol=1e-5)


def test_feed_forward(tmp_path):
    x, y = learnable()
    with pytest.warns(DeprecationWarning):
        model = mx.model.FeedForward.create(mx.sym.SoftmaxOutput(dense(), name="softmax"), x, y, num_epoch=10,
                                            numpy_batch_size=8, learning_rate=0.5)
    out = model.predict(x)
    assert out.shape == (40, 2) and (out.argmax(1) == y).mean() > 0.9
    model.save(str(tmp_path / "ff"))
    with pytest.warns(DeprecationWarning):
        again = mx.model.FeedForward.load(str(tmp_path / "ff"), 10)
    np.testing.assert_allclose(again.predict(x), out, rtol=1e-5)
    assert model.score(NDArrayIter(x, y, 8)) > 0.9


def test_each_step_wants_the_one_before():
    module = mx.mod.Module(dense(), label_names=None)
    for call in (module.get_params, module.init_params, module.init_optimizer, module.update,
                 lambda: module.forward(DataBatch([nd.ones((1, 2))]))):
        with pytest.raises(AssertionError, match="bind"):
            call()
    with pytest.raises(AssertionError, match="epochs"):
        module.fit(NDArrayIter(np.ones((2, 2))))
    with pytest.raises(ValueError, match="data_names"):
        module.bind([("other", (1, 2))])
    with pytest.raises(TypeError, match="data"):
        module.bind([("data", nd.ones(2))])
    with pytest.raises(ValueError, match="no_such"):
        mx.mod.Module(dense(), data_names=["no_such"])
    module.bind([("data", (1, 2))])
    with pytest.raises(AssertionError, match="inputs_need_grad"):
        module.init_params()
        module.get_input_grads()


def test_a_monitor_sees_outputs_and_arguments():
    seen = mx.mon.Monitor(2, stat_func=lambda array: array.sum(), pattern="fc_(output|bias)|data", sort=True)
    module = bound(dense())
    module.install_monitor(seen)
    results = []
    for _ in range(3):
        seen.tic()
        module.forward(DataBatch([nd.ones((2, 2))]), is_train=True)
        results.append(seen.toc())
    assert results[0] == [(1, "data", "4.0\t"), (1, "fc_bias", "0.0\t"), (1, "fc_output", "20.0\t")]
    assert results[1] == [] and [step for step, _, _ in results[2]] == [3, 3, 3]


def test_the_old_executor_manager_trains():
    from mxnet.executor_manager import DataParallelExecutorManager, _check_arguments
    x, y = learnable(8)
    data = NDArrayIter(x, y, 8)
    symbol = mx.sym.SoftmaxOutput(dense(), name="softmax")
    manager = DataParallelExecutorManager(symbol, [mx.cpu(0), mx.cpu(1)], data)
    assert manager.param_names == ["fc_weight", "fc_bias"]
    manager.set_params({**PARAMS, "unknown": nd.ones(1)}, {})
    manager.load_data_batch(data.next())
    manager.forward(is_train=True)
    manager.backward()
    metric = mx.metric.create("acc")
    manager.update_metric(metric, [nd.array(y)])
    scores = x @ np.array(WEIGHT).T + BIAS
    assert metric.get()[1] == (scores.argmax(1) == y).mean()
    odds = np.exp(scores - scores.max(1, keepdims=True))
    grad = odds / odds.sum(1, keepdims=True) - np.eye(2)[y.astype(int)]
    total = sum(part.asnumpy() for part in manager.grad_arrays[1])
    np.testing.assert_allclose(total, grad.sum(0), rtol=1e-4, atol=1e-5)
    copies = {"fc_bias": nd.zeros(2), "fc_weight": nd.zeros((2, 2))}
    manager.copy_to(copies, {})
    assert copies["fc_bias"].asnumpy().tolist() == BIAS
    twice = mx.sym.FullyConnected(mx.sym.var("a"), weight=mx.sym.var("a"), num_hidden=1, name="f")
    with pytest.raises(ValueError, match='"a"'):
        _check_arguments(twice)
