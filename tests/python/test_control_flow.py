# Control flow over arrays and symbols, against NumPy loops and finite differences.
import json

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon, nd
from mxnet.base import ArgumentError

RNG = np.random.RandomState(7)


def run(symbol, values, heads=None, is_train=True):
    """Outputs and gradients by name of a symbol with these arguments; gradients of its outputs are ones by default."""
    args = {name: nd.array(values[name], dtype=values[name].dtype) for name in symbol.list_arguments()}
    grads = {name: nd.zeros(values[name].shape, dtype=values[name].dtype) for name in args}
    bound = symbol.bind(mx.cpu(), args, args_grad=grads)
    outs = bound.forward(is_train=is_train)
    if is_train:
        bound.backward(heads or [nd.ones(o.shape, dtype=o.dtype) for o in outs])
    return [o.asnumpy() for o in outs], {name: g.asnumpy() for name, g in grads.items()}


def check_gradients(symbol, values, wanted=None, weights=None):
    """Gradients of a weighted sum of all outputs against central differences, in float64."""
    values = {name: np.asarray(v, np.float64) for name, v in values.items()}
    symbol = symbol if len(symbol) > 1 else mx.sym.Group([symbol])
    outs, _ = run(symbol, values, is_train=False)
    weights = weights or [RNG.uniform(0.5, 1.5, o.shape) for o in outs]
    _, grads = run(symbol, values, [nd.array(w, dtype="float64") for w in weights])

    def loss(changed):
        return sum((o * w).sum() for o, w in zip(run(symbol, changed, is_train=False)[0], weights))

    for name in wanted or values:
        want = np.zeros_like(values[name])
        for place in np.ndindex(*want.shape):
            ends = []
            for step in (1e-5, -1e-5):
                changed = {k: v.copy() for k, v in values.items()}
                changed[name][place] += step
                ends.append(loss(changed))
            want[place] = (ends[0] - ends[1]) / 2e-5
        np.testing.assert_allclose(grads[name], want, rtol=1e-4, atol=1e-6, err_msg=name)


def variables(*names):
    return [mx.sym.var(name) for name in names]


def draw(**shapes):
    return {name: RNG.uniform(-1, 1, shape).astype(np.float32) for name, shape in shapes.items()}


# ---- foreach ---------------------------------------------------------------------------------------------------------

def test_foreach_is_the_loop_over_slices():
    data, state, w = variables("data", "state", "w")
    outs, last = mx.sym.contrib.foreach(lambda x, s: (x * w + s, s * 0.5 + x), data, state)
    values = draw(data=(5, 2, 3), state=(2, 3), w=(2, 3))
    s, want = values["state"], []
    for x in values["data"]:
        want.append(x * values["w"] + s)
        s = s * 0.5 + x
    (got, final), _ = run(mx.sym.Group([outs, last]), values)
    np.testing.assert_allclose(got, want, rtol=1e-6)
    np.testing.assert_allclose(final, s, rtol=1e-6)
    check_gradients(mx.sym.Group([outs, last]), values)


def test_foreach_over_several_arrays_with_nested_states():
    a, b, s, t = variables("a", "b", "s", "t")

    def body(slices, states):
        x, (y,) = slices
        p, (q,) = states
        return [x + p, [y * q]], [p * x, [q + mx.sym.sin(y)]]

    (first, (second,)), (p, (q,)) = mx.sym.contrib.foreach(body, [a, [b]], [s, [t]])
    values = draw(a=(4, 2), b=(4, 3), s=(2,), t=(3,))
    ps, qs, want = values["s"], values["t"], ([], [])
    for x, y in zip(values["a"], values["b"]):
        want[0].append(x + ps)
        want[1].append(y * qs)
        ps, qs = ps * x, qs + np.sin(y)
    symbol = mx.sym.Group([first, second, p, q])
    for got, expected in zip(run(symbol, values)[0], (*want, ps, qs)):
        np.testing.assert_allclose(got, expected, rtol=1e-5)
    check_gradients(symbol, values)


def test_foreach_over_a_vector_sees_arrays_of_one_element():
    data, s = variables("data", "s")
    outs, last = mx.sym.contrib.foreach(lambda x, s: (s + x, s + x), data, s)
    values = {"data": np.arange(1, 6, dtype="f"), "s": np.zeros(1, "f")}
    (got, final), grads = run(mx.sym.Group([outs, last]), values, [nd.ones((5, 1)), nd.zeros((1,))])
    np.testing.assert_array_equal(got, [[1], [3], [6], [10], [15]])
    np.testing.assert_array_equal(final, [15])
    np.testing.assert_array_equal(grads["data"], [5, 4, 3, 2, 1])
    assert outs.infer_shape(data=(5,), s=(1,))[1] == [(5, 1)]


def test_foreach_infers_shapes_in_both_directions():
    data, s, w = variables("data", "s", "w")
    outs, last = mx.sym.contrib.foreach(
        lambda x, s: (mx.sym.FullyConnected(x, w, num_hidden=4, no_bias=True) + s, s + 1), data, s)
    args, out, _ = mx.sym.Group([outs, last]).infer_shape(data=(7, 2, 3))
    assert args == [(7, 2, 3), (2, 4), (4, 3)] and out == [(7, 2, 4), (2, 4)]
    args, _, _ = mx.sym.Group([outs, last]).infer_type(data="float64")
    assert args == [np.float64] * 3
    partly = mx.sym.var("d", shape=(0, 3))
    outs, _ = mx.sym.contrib.foreach(lambda x, s: (x + s, s * 2), partly, s)
    assert outs.infer_shape_partial()[1] == [(0, 3)]


def test_foreach_within_foreach_reads_both_around():
    data, s, w = variables("data", "s", "w")
    scaled = w * 2

    def outer(x, s):
        inner, q = mx.sym.contrib.foreach(
            lambda y, q: (mx.sym.broadcast_add(y * q, x.sum()) * scaled, mx.sym.tanh(q + s)), x, s)
        return inner.sum(axis=0), q

    outs, last = mx.sym.contrib.foreach(outer, data, s)
    values = draw(data=(3, 2, 4), s=(4,), w=(4,))
    s, want = values["s"], []
    for x in values["data"]:
        q, total = s, 0
        for y in x:
            total = total + (y * q + x.sum()) * values["w"] * 2
            q = np.tanh(q + s)
        want.append(total)
        s = q
    symbol = mx.sym.Group([outs, last])
    (got, final), _ = run(symbol, values)
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(final, s, rtol=1e-5)
    check_gradients(symbol, values)


def test_foreach_swaps_states_and_hands_them_through():
    data, a, b, c = variables("data", "a", "b", "c")
    outs, states = mx.sym.contrib.foreach(lambda x, s: (x + s[0], [s[1], s[0], s[2]]), data, [a, b, c])
    values = draw(data=(3, 2), a=(2,), b=(2,), c=(2,))
    got, grads = run(mx.sym.Group([outs, *states]), values)
    want = values["data"] + np.stack([values["a"], values["b"], values["a"]])
    np.testing.assert_allclose(got[0], want, rtol=1e-6)
    for g, name in zip(got[1:], "bac"):
        np.testing.assert_array_equal(g, values[name])
    np.testing.assert_array_equal(grads["a"], [3, 3])
    np.testing.assert_array_equal(grads["b"], [2, 2])
    np.testing.assert_array_equal(grads["c"], [1, 1])


def test_the_same_symbol_as_data_and_state():
    data, = variables("data")
    outs, last = mx.sym.contrib.foreach(lambda x, s: (mx.sym.broadcast_add(s, x), mx.sym.broadcast_mul(s, x)), data,
                                        data)
    check_gradients(mx.sym.Group([outs, last]), draw(data=(3, 2)) | {})


def test_foreach_without_slices_gives_nothing_and_the_first_states():
    data, s = variables("data", "s")
    outs, last = mx.sym.contrib.foreach(lambda x, s: (x + s, s * 2), data, s)
    with mx.util.np_shape(True):
        bound = mx.sym.Group([outs, last]).bind(mx.cpu(), {"data": nd.zeros((0, 2)), "s": nd.array([3, 4])})
        got = bound.forward()
        assert got[0].shape == (0, 2)
        np.testing.assert_array_equal(got[1].asnumpy(), [3, 4])


def test_random_operators_draw_anew_in_each_step():
    data, s = variables("data", "s")
    outs, _ = mx.sym.contrib.foreach(lambda x, s: (mx.sym.Dropout(x, p=0.5) + s, s * 1), data, s)
    values = {"data": np.ones((50, 40), "f"), "s": np.zeros(40, "f")}
    mx.random.seed(3)
    (got,), grads = run(outs, values)
    assert set(np.unique(got)) == {0, 2}
    assert len({row.tobytes() for row in got}) == 50
    np.testing.assert_array_equal(grads["data"], got)  # the gradient has the masks of the forward pass
    mx.random.seed(3)
    np.testing.assert_array_equal(run(outs, values)[0][0], got)


def test_auxiliary_states_in_a_body_are_updated_once_a_step():
    data, s = variables("data", "s")
    outs, last = mx.sym.contrib.foreach(
        lambda x, s: (mx.sym.BatchNorm(x, name="bn", momentum=0.5, fix_gamma=False), s + 1), data, s)
    symbol = mx.sym.Group([outs, last])
    assert symbol.list_auxiliary_states() == ["bn_moving_mean", "bn_moving_var"]
    x = RNG.uniform(-1, 1, (3, 8, 2)).astype("f")
    bound = symbol.simple_bind(mx.cpu(), data=x.shape, s=(1,))
    bound.arg_dict["data"][:] = x
    bound.arg_dict["bn_gamma"][:] = 1
    bound.forward(is_train=True)
    mean = np.zeros(2)
    for row in x:
        mean = 0.5 * mean + 0.5 * row.mean(axis=0)
    np.testing.assert_allclose(bound.aux_dict["bn_moving_mean"].asnumpy(), mean, rtol=1e-5)
    bound.backward([nd.ones(o.shape) for o in bound.outputs])
    np.testing.assert_allclose(bound.aux_dict["bn_moving_mean"].asnumpy(), mean, rtol=1e-5)


def test_monitors_see_the_loop_from_outside():
    data, s = variables("data", "s")
    outs, last = mx.sym.contrib.foreach(lambda x, s: (x + s, s + x), data, s, name="loop")
    for symbol, names in ((outs, ["output0"]), (mx.sym.Group([outs, last]), ["output0", "output1"])):
        bound = symbol.bind(mx.cpu(), {"data": nd.ones((2, 3)), "s": nd.zeros((3,))})
        seen = {}
        bound.set_monitor_callback(lambda name, value: seen.update({name: value.asnumpy()}))
        bound.forward()
        assert [name.split("_")[-1] for name in seen] == names
        np.testing.assert_array_equal(next(iter(seen.values())), [[1, 1, 1], [2, 2, 2]])


def test_loops_with_equal_inputs_and_other_bodies_stay_apart():
    data, s = variables("data", "s")
    both = [mx.sym.contrib.foreach(lambda x, s: (x * k + s, s * 1), data, s)[0] for k in (2, 3)]
    outs, _ = run(mx.sym.Group(both), {"data": np.ones((2, 1), "f"), "s": np.zeros(1, "f")})
    assert [o.ravel().tolist() for o in outs] == [[2, 2], [3, 3]]


def test_gradients_are_added_where_asked_for():
    data, s, w = variables("data", "s", "w")
    outs, last = mx.sym.contrib.foreach(lambda x, s: (x * w + s, s + w), data, s)
    values = draw(data=(3, 2), s=(2,), w=(2,))
    symbol = mx.sym.Group([outs, last])
    grads = {"data": nd.ones((3, 2)), "w": nd.ones((2,)) * 5}
    bound = symbol.bind(mx.cpu(), {k: nd.array(v) for k, v in values.items()}, args_grad=grads,
                        grad_req={"data": "write", "s": "null", "w": "add"})
    want = run(symbol, values)[1]
    for times in (1, 2):
        bound.forward(is_train=True)
        bound.backward([nd.ones(o.shape) for o in bound.outputs])
        np.testing.assert_allclose(grads["w"].asnumpy(), 5 + times * want["w"], rtol=1e-5)
        np.testing.assert_allclose(grads["data"].asnumpy(), want["data"], rtol=1e-6)


# ---- while_loop ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("steps", [0, 1, 4, 6])
def test_while_loop_stops_at_its_condition_or_bound(steps):
    i, s, w = variables("i", "s", "w")
    (outs, twice), (count, last) = mx.sym.contrib.while_loop(
        lambda i, s: i < steps, lambda i, s: ([s * w, s + w], [i + 1, mx.sym.tanh(s) * w]), [i, s], max_iterations=5)
    values = draw(s=(3,), w=(3,)) | {"i": np.zeros(1, "f")}
    s, want = values["s"], np.zeros((2, 5, 3))
    ran = min(steps, 5)
    for k in range(ran):
        want[0, k], want[1, k] = s * values["w"], s + values["w"]
        s = np.tanh(s) * values["w"]
    symbol = mx.sym.Group([outs, twice, count, last])
    got, _ = run(symbol, values)
    np.testing.assert_allclose(got[:2], want, rtol=1e-6)
    np.testing.assert_array_equal(got[2], [ran])
    np.testing.assert_allclose(got[3], s, rtol=1e-6)
    check_gradients(symbol, values, wanted=["s", "w"])


def test_while_loop_without_outputs_and_with_a_condition_outside():
    s, limit = variables("s", "limit")
    bound = limit * 2
    outs, last = mx.sym.contrib.while_loop(lambda s: mx.sym.sum(s) < mx.sym.sum(bound), lambda s: (None, s * 2), s,
                                           max_iterations=20)
    assert outs == []
    (got,), grads = run(last, {"s": np.array([1, 2], "f"), "limit": np.array([20], "f")})
    np.testing.assert_array_equal(got, [16, 32])
    np.testing.assert_array_equal(grads["s"], [16, 16])
    np.testing.assert_array_equal(grads["limit"], [0])


def test_a_variable_of_the_loop_that_nothing_reads():
    i, s = variables("i", "s")
    _, (_, last) = mx.sym.contrib.while_loop(lambda i, s: i < 3, lambda i, s: (None, [i + 1, i * 10]), [i, s],
                                             max_iterations=9)
    (got,), grads = run(last, {"i": np.zeros(1, "f"), "s": np.ones(1, "f")})
    np.testing.assert_array_equal(got, [20])
    np.testing.assert_array_equal(grads["s"], [0])


# ---- cond ------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("flag", [0, 1])
def test_cond_takes_one_branch(flag):
    p, a, b = variables("p", "a", "b")
    both = a * b
    first, second = mx.sym.contrib.cond(p, lambda: [both * a, a + 1], lambda: [mx.sym.sin(b), both])
    values = draw(a=(3,), b=(3,)) | {"p": np.array([flag], "f")}
    x, y = values["a"], values["b"]
    want = (x * y * x, x + 1) if flag else (np.sin(y), x * y)
    symbol = mx.sym.Group([first, second])
    for got, expected in zip(run(symbol, values)[0], want):
        np.testing.assert_allclose(got, expected, rtol=1e-6)
    check_gradients(symbol, values, wanted=["a", "b"])


def test_the_branch_that_is_not_taken_is_not_computed():
    p, a = variables("p", "a")
    draws = mx.sym.contrib.cond(p, lambda: mx.sym.BatchNorm(a, name="bn", momentum=0), lambda: a * 2)
    bound = draws.simple_bind(mx.cpu(), p=(1,), a=(4, 2))
    bound.arg_dict["a"][:] = 3
    for flag, mean in ((0, 0), (1, 3)):
        bound.arg_dict["p"][:] = flag
        bound.forward(is_train=True)
        bound.outputs[0].wait_to_read()
        np.testing.assert_array_equal(bound.aux_dict["bn_moving_mean"].asnumpy(), [mean] * 2)


def test_loops_in_branches_and_branches_in_loops():
    data, s = variables("data", "s")

    def body(x, s):
        more = mx.sym.contrib.cond(mx.sym.sum(x) > 0, lambda: s + x, lambda: mx.sym.contrib.while_loop(
            lambda v: mx.sym.sum(v * v) > 0.1, lambda v: (None, v * 0.5), s * x, max_iterations=10)[1])
        return more * 2, more

    outs, last = mx.sym.contrib.foreach(body, data, s)
    values = {"data": np.array([[1, 2], [-1, -2], [0.5, 0.1], [-2, -1]], "f"), "s": np.array([0.3, -0.6], "f")}
    s, want = values["s"].astype("d"), []
    for x in values["data"]:
        if x.sum() > 0:
            s = s + x
        else:
            s = s * x
            for _ in range(10):
                if (s * s).sum() <= 0.1:
                    break
                s = s * 0.5
        want.append(s * 2)
    symbol = mx.sym.Group([outs, last])
    np.testing.assert_allclose(run(symbol, values)[0][0], want, rtol=1e-5)
    check_gradients(symbol, values)


# ---- gluon -----------------------------------------------------------------------------------------------------------

class Loops(gluon.HybridBlock):
    """All three kinds of control flow around a layer with parameters."""

    def __init__(self):
        super().__init__()
        self.dense = gluon.nn.Dense(3, in_units=3, flatten=False)

    def hybrid_forward(self, F, x, s):
        outs, s = F.contrib.foreach(lambda y, s: (self.dense(y) + s, F.tanh(self.dense(s))), x, s)
        _, s = F.contrib.while_loop(lambda v: F.sum(v * v) < 4, lambda v: (None, self.dense(v) + v), s,
                                    max_iterations=5)
        return F.contrib.cond(F.sum(x) > 0, lambda: F.broadcast_add(outs, s), lambda: F.broadcast_mul(outs, s))


@pytest.mark.parametrize("sign", [1, -1])
def test_hybridized_blocks_compute_what_others_do(sign):
    block = Loops()
    block.initialize(mx.init.Normal(0.5))
    x, s = nd.array(sign * np.abs(RNG.randn(4, 2, 3))), nd.array(RNG.randn(2, 3))
    for array in (x, s):
        array.attach_grad()
    answers = []
    for hybrid in (False, True, True):
        block.hybridize(hybrid)
        with autograd.record():
            out = block(x, s)
            loss = (out * out).sum()
        loss.backward()
        answers.append([out.asnumpy(), x.grad.asnumpy(), s.grad.asnumpy(),
                        *(p.grad().asnumpy() for p in block.collect_params().values())])
        answers[-1].append(block(x, s).asnumpy())  # without recording
    for other in answers[1:]:
        for got, want in zip(other, answers[0]):
            np.testing.assert_allclose(got, want, rtol=2e-4, atol=1e-5)


def test_second_derivatives_of_a_hybridized_loop():
    class Powers(gluon.HybridBlock):
        def hybrid_forward(self, F, x, w):
            outs, s = F.contrib.foreach(lambda y, s: (y * s, s * w * s), x, w)
            return F.broadcast_add(outs, s)

    x, w = nd.array([[1, 2], [3, 4], [5, 6]]), nd.array([0.5, 1.5])
    results = []
    for hybrid in (False, True):
        block = Powers()
        block.hybridize(hybrid)
        w.attach_grad()
        with autograd.record():
            first = autograd.grad(block(x, w).sum(), [w], create_graph=True)[0]
        first.backward()
        results.append((first.asnumpy(), w.grad.asnumpy()))
    # sum = x1 w + x2 w^3 + x3 w^7 + 3 w^15
    v = np.array([0.5, 1.5])
    np.testing.assert_allclose(results[0][0], [1, 2] + 3 * np.array([3, 4]) * v**2 + 7 * np.array([5, 6]) * v**6
                               + 45 * v**14, rtol=1e-5)
    for got, want in zip(results[1], results[0]):
        np.testing.assert_allclose(got, want, rtol=1e-5)


@pytest.mark.parametrize("sign", [1, -1])
def test_second_derivatives_are_those_of_the_recorded_loop(sign):
    class Both(gluon.HybridBlock):
        def hybrid_forward(self, F, x, w, i):
            outs, (_, v) = F.contrib.while_loop(lambda i, v: i < 3, lambda i, v: (v * v * w, (i + 1, F.sin(v) * w)),
                                                [i, x], max_iterations=5)
            v = F.contrib.cond(F.sum(v) > 0, lambda: F.exp(v * w), lambda: v * v * w)
            return F.broadcast_mul(outs, v)

    results = []
    for hybrid in (False, True):
        block = Both()
        block.hybridize(hybrid)
        x, w = nd.array([sign * 0.7, sign * 1.2]), nd.array([0.9, 1.3])
        x.attach_grad()
        w.attach_grad()
        with autograd.record():
            first = autograd.grad(block(x, w, nd.zeros((1,))).sum(), [x, w], create_graph=True)
            mixed = (first[0] * first[0] + first[1] * nd.sin(first[0])).sum()
        mixed.backward()
        results.append([a.asnumpy() for a in (*first, x.grad, w.grad)])
    for got, want in zip(*results):
        np.testing.assert_allclose(got, want, rtol=1e-5)


@pytest.mark.parametrize("hybrid", [False, True])
def test_arrays_with_numpy_semantics_stay_such(hybrid):
    class Sums(gluon.HybridBlock):
        def hybrid_forward(self, F, x, s):
            return F.contrib.foreach(lambda y, s: (F.np.tanh(y) + s, s + y), x, s)

    with mx.util.np_shape(True), mx.util.np_array(True):
        block = Sums()
        block.hybridize(hybrid)
        outs, last = block(mx.np.array([1.0, 2, 3]), mx.np.array(0.5))  # slices without axes
    assert isinstance(outs, mx.np.ndarray) and isinstance(last, mx.np.ndarray)
    np.testing.assert_allclose(outs.asnumpy(), np.tanh([1, 2, 3]) + [0.5, 1.5, 3.5], rtol=1e-6)
    assert last.shape == () and float(last) == 6.5


def test_exported_blocks_with_control_flow_come_back(tmp_path):
    block = Loops()
    block.initialize(mx.init.Normal(0.5))
    block.hybridize()
    x, s = nd.array(RNG.randn(4, 2, 3)), nd.array(RNG.randn(2, 3))
    want = block(x, s).asnumpy()
    block.export(str(tmp_path / "loops"))
    back = gluon.SymbolBlock.imports(str(tmp_path / "loops-symbol.json"), ["data0", "data1"],
                                     str(tmp_path / "loops-0000.params"))
    np.testing.assert_allclose(back(x, s).asnumpy(), want, rtol=1e-6)


# ---- files -----------------------------------------------------------------------------------------------------------

# Written by MXNet 1.9.1: out[t] = data[t] * w + s, s = s + data[t].
SAVED = {
    "nodes": [
        {"op": "null", "name": "data", "inputs": []}, {"op": "null", "name": "s", "inputs": []},
        {"op": "null", "name": "w", "inputs": []},
        {"op": "_foreach", "name": "_foreach0",
         "attrs": {"in_data_locs": "[0]", "in_state_locs": "[2]", "num_args": "4", "num_out_data": "1",
                   "num_outputs": "2", "remain_locs": "[1]"},
         "inputs": [[0, 0, 0], [1, 0, 0], [2, 0, 0]],
         "subgraphs": [
             {"nodes": [
                 {"op": "null", "name": "data-0", "attrs": {"__subgraph_name__": "foreach0"}, "inputs": []},
                 {"op": "null", "name": "w", "inputs": []},
                 {"op": "elemwise_mul", "name": "_mul0", "attrs": {"__subgraph_name__": "foreach0"},
                  "inputs": [[0, 0, 0], [1, 0, 0]]},
                 {"op": "null", "name": "s-0", "attrs": {"__subgraph_name__": "foreach0"}, "inputs": []},
                 {"op": "elemwise_add", "name": "_plus0", "attrs": {"__subgraph_name__": "foreach0"},
                  "inputs": [[2, 0, 0], [3, 0, 0]]},
                 {"op": "elemwise_add", "name": "_plus1", "attrs": {"__subgraph_name__": "foreach0"},
                  "inputs": [[3, 0, 0], [0, 0, 0]]}],
              "arg_nodes": [0, 1, 3], "node_row_ptr": [0, 1, 2, 3, 4, 5, 6], "heads": [[4, 0, 0], [5, 0, 0]]}]}],
    "arg_nodes": [0, 1, 2], "node_row_ptr": [0, 1, 2, 3, 5], "heads": [[3, 0, 0], [3, 1, 0]],
    "attrs": {"mxnet_version": ["int", 10901]},
}


def test_a_file_of_191_is_read_run_and_written_as_it_was():
    symbol = mx.sym.load_json(json.dumps(SAVED))
    (outs, last), _ = run(symbol, {"data": np.array([[1, 2], [3, 4]], "f"), "s": np.array([1, 1], "f"),
                                   "w": np.array([2, 3], "f")})
    np.testing.assert_array_equal(outs, [[3, 7], [8, 15]])
    np.testing.assert_array_equal(last, [5, 7])
    written = json.loads(symbol.tojson())
    assert written.pop("attrs") != SAVED["attrs"]
    assert written == {k: v for k, v in SAVED.items() if k != "attrs"}


def test_the_front_end_makes_the_same_graph_as_191():
    data, s, w = variables("data", "s", "w")
    mx.AttrScope._subgraph_names.clear()
    with mx.name.NameManager():
        symbol = mx.sym.Group(list(mx.sym.contrib.foreach(lambda x, s: (x * w + s, s + x), data, s)))
    assert json.loads(symbol.tojson())["nodes"] == SAVED["nodes"]


def broken(change):
    graph = json.loads(json.dumps(SAVED))
    change(graph["nodes"][3])
    return graph


@pytest.mark.parametrize(("change", "message"), [
    (lambda n: n.pop("subgraphs"), "subgraphs"),
    (lambda n: n.update(subgraphs=[]), "subgraphs"),
    (lambda n: n.update(subgraphs=[3]), "graph in node '_foreach0'"),
    (lambda n: n["attrs"].update(in_data_locs="[7]"), "in_data_locs"),
    (lambda n: n["attrs"].update(in_data_locs="[2]"), "in_state_locs"),
    (lambda n: n["attrs"].update(remain_locs="[]"), "num_args"),
    (lambda n: n["attrs"].update(num_outputs="3"), "num_outputs"),
    (lambda n: n["attrs"].update(num_out_data="2"), "num_outputs"),
    (lambda n: n["subgraphs"][0].update(heads=[[4, 0, 0]]), "num_outputs"),
    (lambda n: n["subgraphs"][0]["nodes"].pop(), "heads"),
    (lambda n: n["subgraphs"][0]["nodes"][2].update(op="nothing"), "nothing"),
])
def test_damaged_files_are_errors(change, message):
    with pytest.raises(mx.MXNetError, match=message):
        mx.sym.load_json(json.dumps(broken(change)))


# ---- bad input -------------------------------------------------------------------------------------------------------

DATA, STATE = nd.ones((3, 2)), nd.ones((2,))


def twice(x, axis=0):
    kind = nd if isinstance(x, nd.NDArray) else mx.sym
    return kind.concat(x, x, dim=axis)


@pytest.mark.parametrize("symbolic", [False, True])
@pytest.mark.parametrize(("call", "argument"), [
    (lambda c, d, s: c.foreach(lambda x, s: (x, s), 3, s), "data"),
    (lambda c, d, s: c.foreach(lambda x, s: (x, s), [], s), "data"),
    (lambda c, d, s: c.foreach(lambda x, s: (x, s), d, "s"), "init_states"),
    (lambda c, d, s: c.foreach(lambda x, s: (3, s), d, s), "body"),
    (lambda c, d, s: c.foreach(lambda x, s: x, d, s), "body"),
    (lambda c, d, s: c.foreach(lambda x, s: None, d, s), "body"),
    (lambda c, d, s: c.foreach(lambda x, s: (x, [s, s]), d, s), "body"),
    (lambda c, d, s: c.while_loop(lambda s: s, lambda s: (s, s), s), "max_iterations"),
    (lambda c, d, s: c.while_loop(lambda s: s, lambda s: (s, s), s, "x"), "max_iterations"),
    (lambda c, d, s: c.while_loop(lambda: s, lambda: (s, s), [], 3), "loop_vars"),
    (lambda c, d, s: c.while_loop(lambda s: s.sum(), lambda s: (s, [s, s]), s, 3), "func"),
    (lambda c, d, s: c.while_loop(lambda s: s.sum(), lambda s: s, s, 3), "func"),
])
def test_wrong_arguments_are_named(symbolic, call, argument):
    data, state = variables("data", "state") if symbolic else (DATA, STATE)
    with pytest.raises(ArgumentError, match=f"argument '{argument}'"):
        call(mx.sym.contrib if symbolic else nd.contrib, data, state)


def test_shapes_that_change_from_step_to_step_are_errors():
    with pytest.raises(ArgumentError, match=r"\[foreach\] argument 'body'.*\(4,\).*\(8,\)"):
        nd.contrib.foreach(lambda x, s: (twice(s), twice(s)), DATA, STATE)
    with pytest.raises(ArgumentError, match="as many|equally many"):
        nd.contrib.foreach(lambda x, s: (x[0], s), [DATA, nd.ones((4, 2))], STATE)
    data, state = variables("data", "state")
    outs, _ = mx.sym.contrib.foreach(lambda x, s: (x + 1, twice(s)), data, state)
    with pytest.raises(mx.MXNetError, match=r"\[_foreach\] argument 'state 0'.*\(2,\).*\(4,\)"):
        outs.infer_shape(data=(3, 2), state=(2,))
    outs, _ = mx.sym.contrib.foreach(lambda x, s: (x[0] + x[1], s * 1), [data, mx.sym.var("other")], state)
    with pytest.raises(mx.MXNetError, match=r"as many slices as the first array has, 3, got shape \(4,2\)"):
        outs.infer_shape(data=(3, 2), other=(4, 2), state=(2,))


def test_conditions_have_one_element_and_branches_the_same_shape():
    p, a = variables("p", "a")
    out = mx.sym.contrib.cond(p, lambda: a * 2, lambda: a * 3)
    with pytest.raises(mx.MXNetError, match=r"\[_cond\] argument 'cond'.*one element.*\(2,\)"):
        out.simple_bind(mx.cpu(), p=(2,), a=(3,))
    out = mx.sym.contrib.cond(p, lambda: a * 2, lambda: mx.sym.concat(a, a, dim=0))
    with pytest.raises(mx.MXNetError, match="same shape from both branches"):
        out.infer_shape(p=(1,), a=(3,))
    with pytest.raises(ArgumentError, match="Number of outputs"):
        mx.sym.contrib.cond(p, lambda: [a, a], lambda: a)
    with pytest.raises(ValueError, match="truth value"):
        nd.contrib.cond(STATE, lambda: STATE, lambda: STATE)


def test_bodies_that_read_nothing_of_the_loop():
    data, state = variables("data", "state")
    with pytest.raises(AssertionError, match="slice 0"):
        mx.sym.contrib.foreach(lambda x, s: (s, s), data, state)
    with pytest.raises(ArgumentError, match="state 0"):
        mx.sym.contrib.foreach(lambda x, s: (x, x), data, state)


def test_a_state_of_the_loop_is_not_an_auxiliary_state():
    data, mean = variables("data", "mean")
    with pytest.raises(mx.MXNetError, match=r"\[_foreach\].*auxiliary state"):
        mx.sym.contrib.foreach(
            lambda x, s: (mx.sym.BatchNorm(x, moving_mean=s, name="bn"), s * 1), data, mean)[0].infer_shape(
                data=(3, 4, 2))


def test_operators_without_kernels_are_not_part_of_bodies():
    class Twice(mx.operator.CustomOpProp):
        def create_operator(self, ctx, shapes, dtypes):
            raise AssertionError

    mx.operator.register("control_flow_twice")(Twice)
    data, s = variables("data", "s")
    outs, _ = mx.sym.contrib.foreach(lambda x, s: (mx.sym.Custom(x, op_type="control_flow_twice") + s, s * 1), data, s)
    with pytest.raises(mx.MXNetError, match=r"\[_foreach\].*kernels.*Custom"):
        outs.simple_bind(mx.cpu(), data=(3, 2), s=(2,))


def test_operators_of_control_flow_are_not_called_on_arrays():
    from mxnet import _ops
    with pytest.raises(mx.MXNetError, match=r"\[_foreach\].*graphs"):
        _ops._NDOp("_foreach", None, ("num_args",), variadic="num_args")(
            (DATA, STATE), (), None, {"num_outputs": 1, "num_out_data": 1, "in_state_locs": [], "in_data_locs": [0],
                                      "remain_locs": [], "num_args": 3})
