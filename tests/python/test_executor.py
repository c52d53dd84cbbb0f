"""Bound graphs and cached ops."""
import concurrent.futures
import threading

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd, sym


def linear():
    return sym.FullyConnected(sym.var("x"), num_hidden=2, name="f")


def test_simple_bind():
    ex = linear().simple_bind(mx.cpu(), x=(3, 4))
    assert list(ex.arg_dict) == ["x", "f_weight", "f_bias"]
    assert [a.shape for a in ex.arg_arrays] == [(3, 4), (2, 4), (2,)]
    assert ex.outputs[0].shape == (3, 2)
    x, w, b = (np.random.RandomState(0).randn(*a.shape).astype(np.float32) for a in ex.arg_arrays)
    ex.copy_params_from({"f_weight": nd.array(w), "f_bias": nd.array(b)})
    out = ex.forward(is_train=True, x=nd.array(x))[0]
    np.testing.assert_allclose(out.asnumpy(), x @ w.T + b, rtol=1e-5, atol=1e-6)
    head = np.arange(6, dtype=np.float32).reshape(3, 2)
    ex.backward(nd.array(head))
    np.testing.assert_allclose(ex.grad_dict["x"].asnumpy(), head @ w, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(ex.grad_dict["f_weight"].asnumpy(), head.T @ x, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(ex.grad_dict["f_bias"].asnumpy(), head.sum(0), rtol=1e-5)


def test_bind_by_list_and_dict():
    a, b = sym.var("a"), sym.var("b")
    net = a * b
    x, y = nd.array([1.0, 2.0]), nd.array([3.0, 4.0])
    for args in ([x, y], {"b": y, "a": x}):
        ex = net.bind(mx.cpu(), args)
        assert ex.forward()[0].asnumpy().tolist() == [3, 8]
        assert ex.grad_dict == {"a": None, "b": None}
    grads = {"a": nd.zeros((2,)), "b": nd.ones((2,))}
    ex = net.bind(mx.cpu(), [x, y], args_grad=grads, grad_req={"a": "write", "b": "add"})
    ex.forward(is_train=True)
    ex.backward([nd.ones((2,))])
    assert grads["a"].asnumpy().tolist() == [3, 4]
    assert grads["b"].asnumpy().tolist() == [2, 3]
    x[:] = 10
    assert ex.forward()[0].asnumpy().tolist() == [30, 40]


def test_grad_req():
    ex = linear().simple_bind(mx.cpu(), grad_req={"x": "write"}, x=(1, 2))
    assert ex.grad_dict["x"] is not None
    assert ex.grad_dict["f_weight"] is None
    assert all(g is None for g in linear().simple_bind(mx.cpu(), grad_req="null", x=(1, 2)).grad_arrays)
    assert linear().simple_bind(mx.cpu(), grad_req=["null", "write", "add"], x=(1, 2)).grad_arrays[0] is None


def test_dtypes():
    ex = linear().simple_bind(mx.cpu(), type_dict={"x": "float64"}, x=(1, 2))
    assert ex.outputs[0].dtype is np.float64
    assert ex.arg_dict["f_weight"].dtype is np.float64


def test_reshape_shares_parameters():
    ex = linear().simple_bind(mx.cpu(), x=(4, 3))
    small = ex.reshape(x=(2, 3))
    assert small.outputs[0].shape == (2, 2)
    ex.arg_dict["f_weight"][:] = 1
    ex.arg_dict["f_bias"][:] = 0
    assert small.forward(x=nd.ones((2, 3)))[0].asnumpy().tolist() == [[3, 3], [3, 3]]
    with pytest.raises(mx.MXNetError):
        ex.reshape(x=(8, 3))
    assert ex.reshape(allow_up_sizing=True, x=(8, 3)).outputs[0].shape == (8, 2)
    again = ex.reshape(partial_shaping=True, allow_up_sizing=True, x=(4, 9))
    assert again.arg_dict["f_weight"].shape == (2, 9)


def test_auxiliary_states():
    net = sym.BatchNorm(sym.var("x"), fix_gamma=False, momentum=0.5, name="bn")
    ex = net.simple_bind(mx.cpu(), x=(4, 3))
    assert list(ex.aux_dict) == ["bn_moving_mean", "bn_moving_var"]
    ex.copy_params_from({"bn_gamma": nd.ones(3), "bn_beta": nd.zeros(3)},
                        {"bn_moving_mean": nd.zeros(3), "bn_moving_var": nd.ones(3)})
    x = np.random.RandomState(1).randn(4, 3).astype(np.float32)
    ex.forward(is_train=True, x=nd.array(x))
    ex.outputs[0].wait_to_read()
    np.testing.assert_allclose(ex.outputs[0].asnumpy(), (x - x.mean(0)) / np.sqrt(x.var(0) + 1e-3), rtol=1e-3,
                               atol=1e-4)
    ex.backward([nd.ones((4, 3))])
    np.testing.assert_allclose(ex.aux_dict["bn_moving_mean"].asnumpy(), 0.5 * x.mean(0), rtol=1e-4, atol=1e-6)


def test_monitor():
    seen = []
    ex = sym.exp(linear(), name="e").simple_bind(mx.cpu(), x=(1, 2))
    ex.set_monitor_callback(lambda name, array: seen.append((name, array.shape)))
    for array in ex.arg_arrays:
        array[:] = 1
    ex.forward()
    nd.waitall()
    assert ("f_output", (1, 2)) in seen and ("e_output", (1, 2)) in seen
    seen.clear()
    ex.set_monitor_callback(lambda name, array: seen.append((name, float(array.sum().asscalar()))), monitor_all=True)
    ex.forward()
    assert any(name.startswith("f_") and value == 2 for name, value in seen)

    def broken(name, array):
        raise KeyError(name)
    ex.set_monitor_callback(broken)
    with pytest.raises(KeyError, match="f_output"):
        ex.forward()


def test_bad_calls():
    net = linear()
    ex = net.simple_bind(mx.cpu(), x=(1, 2))
    for error, call in [
        (RuntimeError, lambda: net.simple_bind(mx.cpu())),
        (RuntimeError, lambda: net.simple_bind(mx.cpu(), grad_req="sometimes", x=(1, 2))),
        (TypeError, lambda: net.simple_bind(mx.cpu(), x=3)),
        (ValueError, lambda: net.bind(mx.cpu(), [nd.ones((1, 2))])),
        (ValueError, lambda: net.bind(mx.cpu(), {"x": nd.ones((1, 2))})),
        (TypeError, lambda: net.bind(mx.cpu(), "x")),
        (TypeError, lambda: net.bind(mx.cpu(), [1, 2, 3])),
        (TypeError, lambda: net.bind("cpu", [1, 2, 3])),
        (ValueError, lambda: ex.forward(x=nd.ones((1, 3)))),
        (TypeError, lambda: ex.forward(y=nd.ones((1, 2)))),
        (ValueError, lambda: ex.forward(x=3)),
        (TypeError, lambda: ex.backward([1])),
        (ValueError, lambda: ex.copy_params_from({"y": nd.ones(1)})),
        (mx.MXNetError, lambda: (ex.forward(is_train=True), ex.backward())),
        (mx.MXNetError, lambda: net.bind(mx.cpu(), [nd.ones((1, 2)), nd.ones((2, 3)), nd.ones(2)]).forward()),
    ]:
        with pytest.raises(error):
            call()
    ex.copy_params_from({"y": nd.ones(1)}, allow_extra_params=True)
    assert ex.forward(x=nd.ones((1, 2)))[0].shape == (1, 2)


@pytest.mark.parametrize("flags", [(), (("static_alloc", True),), (("static_alloc", True), ("static_shape", True))])
def test_cached_op(flags):
    left = sym.var("a")
    net = sym.Group([left * sym.var("b"), left + 1])
    op = nd.CachedOp(net, flags)
    for size in (2, 2, 3):
        a, b = nd.arange(size), nd.ones((size,)) * 2
        a.attach_grad()
        with mx.autograd.record():
            first, second = op(a, b)
        assert first.asnumpy().tolist() == [2.0 * i for i in range(size)]
        assert second.asnumpy().tolist() == [i + 1.0 for i in range(size)]
        first.backward()
        assert a.grad.asnumpy().tolist() == [2.0] * size
    out = nd.zeros((3,))
    single = nd.CachedOp(sym.var("a") * 2, flags)
    assert single(nd.ones((3,)), out=out) is out
    assert out.asnumpy().tolist() == [2, 2, 2]
    with pytest.raises(TypeError):
        single(1)
    with pytest.raises(mx.MXNetError):
        op(nd.ones((1,)))


def test_one_executor_in_many_threads():
    """No thread sees another one's values: forward gives each call arrays of its own once several threads call."""
    ex = sym.FullyConnected(sym.var("d"), num_hidden=3, name="f", no_bias=True).simple_bind(mx.cpu(), d=(1, 4))
    ex.arg_dict["f_weight"][:] = 1
    assert ex.forward(d=nd.full((1, 4), 5))[0] is ex.outputs[0]
    gate = threading.Barrier(4)

    def call(k):
        gate.wait()
        return {float(ex.forward(d=nd.full((1, 4), k))[0].asnumpy().max()) for _ in range(50)}

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert list(pool.map(call, range(4))) == [{4.0 * k} for k in range(4)]


def test_backward_after_another_thread():
    x = sym.var("x")
    ex = (x * x).simple_bind(mx.cpu(), x=(1,))

    def forward(value):
        ex.forward(is_train=True, x=nd.array([value]))

    forward(3)
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        pool.submit(forward, 5).result()
        with pytest.raises(mx.MXNetError, match="another thread"):
            ex.backward(nd.ones(1))
        pool.submit(ex.backward, nd.ones(1)).result()
    assert ex.grad_dict["x"].asscalar() == 10
    forward(4)
    ex.backward(nd.ones(1))
    assert ex.grad_dict["x"].asscalar() == 8


def test_handing_an_executor_over():
    """Forward in one thread and backward in another that never called forward is no mixing."""
    ex = (sym.var("x") * 2).simple_bind(mx.cpu(), x=(1,))
    ex.forward(is_train=True)
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        pool.submit(ex.backward, nd.ones(1)).result()
    assert ex.grad_dict["x"].asscalar() == 2


def test_equal_expressions_are_computed_once(monkeypatch):
    a, b = sym.Variable("a"), sym.Variable("b")
    cases = [((a + b) * (a + b), 1), (sym.Group([a * b, a * b]), 0), ((a + 1) + (a + 2), 0),
             (sym.Dropout(a) + sym.Dropout(a), 0)]
    for expression, saved in cases:
        results = []
        for flag in ("0", "1"):
            monkeypatch.setenv("MXNET_ELIMINATE_COMMON_EXPR", flag)
            executor = expression.simple_bind(mx.cpu(), **dict.fromkeys(expression.list_inputs(), (2, 3)))
            outputs = executor.forward(is_train=False, **{n: nd.ones((2, 3)) * 2 for n in expression.list_inputs()})
            executor.backward([nd.ones((2, 3))] * len(outputs))
            results.append((len(executor.get_optimized_symbol().get_internals()), outputs, executor.grad_arrays))
        assert results[0][0] - results[1][0] == saved
        for plain, merged in zip(results[0][1] + results[0][2], results[1][1] + results[1][2]):
            np.testing.assert_allclose(plain.asnumpy(), merged.asnumpy())


def test_monitor_sees_gradients():
    x = sym.FullyConnected(sym.Variable("data"), num_hidden=2, name="fc")
    x = sym.LinearRegressionOutput(sym.Activation(x, act_type="tanh", name="act"), name="loss")
    executor = x.simple_bind(mx.cpu(), data=(1, 3), grad_req={"fc_weight": "write"})
    for array in executor.arg_arrays:
        array[:] = 0.5
    executor.forward(is_train=True)
    executor.backward()
    plain = executor.grad_dict["fc_weight"].asnumpy()
    seen = {}
    executor.set_monitor_callback(lambda name, array: seen.update({name: array.asnumpy()}))
    executor.forward(is_train=True)
    assert list(seen) == ["fc_output", "act_output", "loss_output"]
    seen.clear()
    executor.backward()
    assert list(seen) == ["loss_backward_output0", "loss_backward_output1", "act_backward_output",
                          "fc_backward_output0", "fc_backward_output1", "fc_backward_output2"]
    np.testing.assert_array_equal(seen["fc_backward_output1"], plain)
    np.testing.assert_array_equal(executor.grad_dict["fc_weight"].asnumpy(), plain)
    assert seen["fc_backward_output0"].shape == (1, 3) and not seen["loss_backward_output1"].any()


@pytest.mark.parametrize("request_", ["write", "add"])
def test_sparse_gradient_buffers(request_):
    x = sym.Variable("x")
    grad = nd.ones((3, 2)).tostype("row_sparse")
    executor = (x * 2).bind(mx.cpu(), {"x": nd.ones((3, 2))}, {"x": grad}, request_)
    executor.forward(is_train=True)
    head = nd.array([[1, 1], [0, 0], [0, 1]])
    executor.backward([head])
    assert grad.stype == "row_sparse"
    np.testing.assert_array_equal(grad.asnumpy(), 2 * head.asnumpy() + (request_ == "add"))


def test_hook_of_a_cached_op_sees_inputs_by_their_use():
    x = sym.Pooling(sym.Variable("d"), kernel=(2,), pool_type="avg", name="pool")
    op = nd.CachedOp(sym.Activation(x, act_type="relu", name="act"))
    seen = []
    op._register_op_hook(lambda name, kind, array: seen.append((name.decode(), kind.decode())), monitor_all=True)
    op(nd.ones((1, 1, 4)))
    assert seen == [("pool_data", "Pooling"), ("pool_output", "Pooling"), ("act_input0", "Activation"),
                    ("act_output", "Activation")]


def test_recorded_call_of_a_small_graph_is_written_out():
    x, graph = nd.ones((1, 2)), sym.Variable("x") * 2 + 1
    x.attach_grad()
    lengths = []
    for limit in (2, 1):
        op = nd.CachedOp(graph, [("inline_limit", limit)])
        with mx.autograd.record():
            y = op(x).exp()
        lengths.append(len(mx.autograd.get_symbol(y).get_internals()))
    assert lengths == [4, 3]


def test_storage_types_of_bound_arrays():
    weight = sym.Variable("weight", stype="row_sparse")
    x = sym.Embedding(sym.Variable("data"), weight, input_dim=4, output_dim=2, sparse_grad=True)
    executor = x.simple_bind(mx.cpu(), data=(2,), grad_req={"weight": "write"})
    assert executor.arg_dict["weight"].stype == executor.grad_dict["weight"].stype == "row_sparse"
    executor.arg_dict["weight"][:] = 1
    executor.forward(is_train=True, data=nd.array([3, 1]))
    executor.backward([nd.ones((2, 2))])
    assert executor.grad_dict["weight"].indices.asnumpy().tolist() == [1, 3]
    product = sym.dot(sym.Variable("a", stype="csr"), sym.Variable("b"))
    executor = product.simple_bind(mx.cpu(), a=(2, 3), b=(3, 1), stype_dict={"b": "default"})
    assert [executor.arg_dict[n].stype for n in "ab"] == ["csr", "default"]
    executor.arg_dict["a"][:] = np.eye(2, 3)
    assert executor.forward(b=nd.array([[5], [6], [7]]))[0].asnumpy().tolist() == [[5], [6]]
    with pytest.raises(mx.MXNetError):
        product.simple_bind(mx.cpu(), a=(2, 3, 1), b=(1, 1))


def test_backward_before_forward_computes_what_it_reads():
    net = mx.sym.FullyConnected(mx.sym.var("x"), num_hidden=2, no_bias=True, name="f")
    executor = net.simple_bind(mx.cpu(), x=(1, 3))
    executor.arg_dict["x"][:] = mx.nd.array([[1, 2, 3]])
    executor.backward(mx.nd.array([[10, 20]]))
    np.testing.assert_array_equal(executor.grad_dict["f_weight"].asnumpy(), [[10, 20, 30], [20, 40, 60]])


def test_simple_bind_passes_over_what_is_no_argument():
    executor = mx.sym.relu(mx.sym.var("x")).simple_bind(mx.cpu(), x=(1, 3), axis=-1, mode="clip", y=(2,))
    assert list(executor.arg_dict) == ["x"]
