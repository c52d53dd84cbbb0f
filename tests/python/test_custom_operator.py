# Operators written in Python: arrays, symbols, gluon, states, parameters, sparse arrays, threads and mistakes.
import gc
import threading
import weakref

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon, nd
from mxnet.base import ArgumentError, MXNetError, ShapeError, StateError

X = np.array([[0.5, -1.0, 2.0], [3.0, -0.25, 1.5]], "float32")


def operator(name, forward, backward=None, **overrides):
    """Register operator `name` made of two functions of the arguments of `CustomOp`'s methods."""
    class Op(mx.operator.CustomOp):
        pass

    arguments = ("req", "in_data", "out_data", "aux"), ("req", "out_grad", "in_data", "out_data", "in_grad", "aux")
    Op.forward = lambda self, is_train, **given: forward(self, is_train, *(given[name] for name in arguments[0]))
    if backward is not None:
        Op.backward = lambda self, **given: backward(self, *(given[name] for name in arguments[1]))

    class Prop(mx.operator.CustomOpProp):
        def create_operator(self, ctx, in_shapes, in_dtypes):
            return Op()

    for method, function in overrides.items():
        setattr(Prop, method, function)
    return mx.operator.register(name)(Prop)


def scaled_square(name="scaled_square"):
    class Square(mx.operator.CustomOp):
        def __init__(self, factor):
            super().__init__()
            self.factor = factor

        def forward(self, is_train, req, in_data, out_data, aux):
            self.kept = in_data[0] * self.factor  # for backward: every call has its own
            self.assign(out_data[0], req[0], self.kept * in_data[0])

        def backward(self, req, out_grad, in_data, out_data, in_grad, aux):
            self.assign(in_grad[0], req[0], 2 * self.kept * out_grad[0])

    @mx.operator.register(name)
    class SquareProp(mx.operator.CustomOpProp):
        def __init__(self, factor="1"):
            super().__init__()
            self.factor = float(factor)

        def create_operator(self, ctx, in_shapes, in_dtypes):
            return Square(self.factor)


def test_calls_keep_what_belongs_to_them():
    scaled_square()
    x = nd.array(X)
    x.attach_grad()
    with autograd.record():
        y = nd.Custom(x, op_type="scaled_square", factor=3)
        z = nd.Custom(y, op_type="scaled_square")
        total = (y + z).sum()
    total.backward()
    np.testing.assert_allclose(z.asnumpy(), 9 * X**4, rtol=1e-6)
    np.testing.assert_allclose(x.grad.asnumpy(), 6 * X + 36 * X**3, rtol=1e-6)


@pytest.mark.parametrize("grad_req", ["write", "add"])
def test_in_a_bound_graph(grad_req):
    scaled_square()
    sym = mx.sym.Custom(mx.sym.var("x") * 2, op_type="scaled_square", factor=3, name="sq")
    assert sym.list_outputs() == ["sq_output"] and sym.list_arguments() == ["x"]
    assert sym.infer_shape(x=(2, 3))[1] == [(2, 3)]
    executor = sym.simple_bind(mx.cpu(), grad_req=grad_req, x=X.shape)
    for run in (1, 2):
        executor.forward(is_train=True, x=nd.array(X))
        executor.backward(nd.ones(X.shape))
        np.testing.assert_allclose(executor.outputs[0].asnumpy(), 12 * X**2, rtol=1e-6)
        np.testing.assert_allclose(executor.grad_dict["x"].asnumpy(), 24 * X * (run if grad_req == "add" else 1),
                                   rtol=1e-6)
    again = mx.sym.load_json(sym.tojson())
    np.testing.assert_allclose(again.eval(x=nd.array(X))[0].asnumpy(), 12 * X**2, rtol=1e-6)


@pytest.mark.parametrize("active", [False, True], ids=["plain", "compiled"])
def test_in_a_network_that_is_called_twice(active):
    scaled_square()

    class Net(gluon.HybridBlock):
        def hybrid_forward(self, F, x):
            return F.Custom(x, op_type="scaled_square") + 1

    net = Net()
    if active:
        net.hybridize()
    x = nd.array(X)
    x.attach_grad()
    with autograd.record():
        inner = net(x)
        total = (inner + net(inner)).sum()
    total.backward()
    np.testing.assert_allclose(x.grad.asnumpy(), 2 * X + 4 * X * (X**2 + 1), rtol=1e-6)


def test_an_executor_keeps_one_instance():
    made = []
    operator("counting", None,
             create_operator=lambda self, ctx, shapes, dtypes: made.append((str(ctx), shapes, dtypes)) or Op())

    class Op(mx.operator.CustomOp):
        runs = 0

        def forward(self, is_train, req, in_data, out_data, aux):
            self.runs += 1
            self.assign(out_data[0], req[0], in_data[0] * 0 + self.runs)

    executor = mx.sym.Custom(mx.sym.var("x"), op_type="counting").bind(mx.cpu(), {"x": nd.array(X)})
    for expected in (1, 2, 3):
        assert float(executor.forward()[0][0, 0].asscalar()) == expected
    assert made == [("cpu(0)", [[2, 3]], [np.float32])]


def test_several_inputs_outputs_and_states():
    def forward(self, is_train, req, in_data, out_data, aux):
        a, b = in_data
        self.assign(out_data[0], req[0], a * b)
        self.assign(out_data[1], req[1], a.sum(axis=1))
        if is_train:
            aux[0] += 1

    def backward(self, req, out_grad, in_data, out_data, in_grad, aux):
        a, b = in_data
        self.assign(in_grad[0], req[0], out_grad[0] * b + out_grad[1].reshape((-1, 1)))
        self.assign(in_grad[1], req[1], out_grad[0] * a * aux[0].asscalar())

    operator("pair", forward, backward, list_arguments=lambda self: ["a", "b"],
             list_outputs=lambda self: ["product", "sum"], list_auxiliary_states=lambda self: ["count"],
             infer_shape=lambda self, s: (s[:1] * 2, [s[0], s[0][:1]], [(1,)]))
    sym = mx.sym.Custom(a=mx.sym.var("a"), op_type="pair", name="p")
    assert sym.list_arguments() == ["a", "p_b"] and sym.list_auxiliary_states() == ["p_count"]
    assert sym.list_outputs() == ["p_product", "p_sum"]
    assert sym.infer_shape(a=(2, 3)) == ([(2, 3), (2, 3)], [(2, 3), (2,)], [(1,)])
    executor = sym.simple_bind(mx.cpu(), a=X.shape)
    executor.arg_dict["a"][:] = X
    executor.arg_dict["p_b"][:] = X + 1
    for count in (1, 2):
        executor.forward(is_train=True)
        executor.backward([nd.ones(X.shape), nd.array([10, 20])])
        assert executor.aux_dict["p_count"].asscalar() == count
        np.testing.assert_allclose(executor.outputs[0].asnumpy(), X * (X + 1), rtol=1e-6)
        np.testing.assert_allclose(executor.outputs[1].asnumpy(), X.sum(1), rtol=1e-6)
        np.testing.assert_allclose(executor.grad_dict["a"].asnumpy(), X + 1 + np.array([[10], [20]]), rtol=1e-6)
        np.testing.assert_allclose(executor.grad_dict["p_b"].asnumpy(), X * count, rtol=1e-6)


def test_a_loss_needs_no_gradient_of_its_output():
    def backward(self, req, out_grad, in_data, out_data, in_grad, aux):
        with pytest.raises(StateError):  # it has no value
            out_grad[0].asnumpy()
        self.assign(in_grad[0], req[0], out_data[0] - in_data[1])

    class Prop(mx.operator.CustomOpProp):
        def __init__(self):
            super().__init__(need_top_grad=False)

        def list_arguments(self):
            return ["data", "label"]

        def infer_shape(self, in_shape):
            return [in_shape[0], in_shape[0]], [in_shape[0]], []

        def create_operator(self, ctx, in_shapes, in_dtypes):
            return Op()

    class Op(mx.operator.CustomOp):
        def forward(self, is_train, req, in_data, out_data, aux):
            self.assign(out_data[0], req[0], nd.sigmoid(in_data[0]))

    Op.backward = backward
    mx.operator.register("logistic")(Prop)
    sym = mx.sym.Custom(mx.sym.var("data"), mx.sym.var("label"), op_type="logistic")
    executor = sym.simple_bind(mx.cpu(), data=(2, 3), grad_req={"data": "write", "label": "null"})
    executor.forward(is_train=True, data=nd.array(X), label=nd.ones((2, 3)))
    executor.backward()
    np.testing.assert_allclose(executor.grad_dict["data"].asnumpy(), 1 / (1 + np.exp(-X)) - 1, rtol=1e-5)


def test_without_inputs():
    operator("constant", lambda self, train, req, x, y, aux: self.assign(y[0], req[0], nd.arange(6).reshape((2, 3))),
             list_arguments=lambda self: [], infer_shape=lambda self, s: ([], [(2, 3)], []),
             infer_type=lambda self, t: ([], [np.float32], []))
    np.testing.assert_array_equal(nd.Custom(op_type="constant").asnumpy(), np.arange(6).reshape(2, 3))


def test_types_follow_the_input():
    scaled_square()
    y = nd.Custom(nd.array(X, dtype="float64"), op_type="scaled_square")
    assert y.dtype == np.float64
    operator("to_int", lambda self, train, req, x, y, aux: self.assign(y[0], req[0], x[0].round()),
             infer_type=lambda self, t: (t, [np.int32], []))
    y = nd.Custom(nd.array(X), op_type="to_int")
    assert y.dtype == np.int32
    np.testing.assert_array_equal(y.asnumpy(), [[1, -1, 2], [3, 0, 2]])


def test_numpy_arrays_where_they_are_wanted():
    seen = []

    def forward(self, is_train, req, in_data, out_data, aux):
        seen.append(type(in_data[0]))
        self.assign(out_data[0], req[0], in_data[0] * 2)

    operator("doubled", forward)
    with mx.util.np_array(True), mx.util.np_shape(True):
        y = mx.npx.Custom(mx.np.array(3.0), op_type="doubled")
        assert isinstance(y, mx.np.ndarray) and y.shape == () and float(y) == 6
    nd.Custom(nd.array([1.0]), op_type="doubled")
    assert seen == [mx.np.ndarray, nd.NDArray]


def test_sparse_arrays():
    def forward(self, is_train, req, in_data, out_data, aux):
        assert in_data[0].stype == out_data[0].stype == "csr"
        self.assign(out_data[0], req[0], nd.sparse.square(in_data[0]))

    kinds = {"infer_storage_type": lambda self, kinds: (kinds, [kinds[0]], [])}
    operator("sparse_square", forward, **kinds)
    dense = np.array([[0, 2, 0], [0, 0, -3]], "float32")
    y = nd.Custom(nd.array(dense).tostype("csr"), op_type="sparse_square")
    assert y.stype == "csr"
    np.testing.assert_array_equal(y.asnumpy(), dense**2)
    # Who does not speak of storage gets dense arrays.
    scaled_square()
    y = nd.Custom(nd.array(dense).tostype("csr"), op_type="scaled_square")
    assert y.stype == "default"
    np.testing.assert_array_equal(y.asnumpy(), dense**2)


def test_a_later_registration_counts():
    for factor in (2, 3):
        operator("replaced", lambda self, train, req, x, y, aux, n=factor: self.assign(y[0], req[0], x[0] * n))
        np.testing.assert_allclose(nd.Custom(nd.array(X), op_type="replaced").asnumpy(), X * factor)


def test_arrays_that_an_operator_keeps_stay_valid():
    kept = []
    operator("hoarder", lambda self, train, req, x, y, aux: (kept.extend(x), self.assign(y[0], req[0], x[0] + 1)))
    sym = mx.sym.Custom(mx.sym.var("x") * 2, op_type="hoarder") * 1
    for _ in range(3):
        sym.eval(x=nd.ones((50, 50)))
    gc.collect()
    assert all(a.asnumpy().shape == (50, 50) for a in kept)


def test_instances_are_let_go():
    class Op(mx.operator.CustomOp):
        def forward(self, is_train, req, in_data, out_data, aux):
            self.assign(out_data[0], req[0], in_data[0])

        def backward(self, req, out_grad, in_data, out_data, in_grad, aux):
            self.assign(in_grad[0], req[0], out_grad[0])

    alive = weakref.WeakSet()

    def create(self, ctx, shapes, dtypes):
        op = Op()
        alive.add(op)
        return op

    operator("counted", None, create_operator=create)
    x = nd.array(X)
    x.attach_grad()
    for _ in range(20):
        with autograd.record():
            y = nd.Custom(x, op_type="counted")
        y.backward()
    del y
    gc.collect()
    assert len(alive) == 0


def test_many_threads_run_one_network():
    scaled_square()

    class Net(gluon.HybridBlock):
        def hybrid_forward(self, F, x):
            return F.Custom(x * 1, op_type="scaled_square", factor=2)

    net = Net()
    net.hybridize()
    net(nd.array(X))
    wrong = []

    def work(seed):
        values = np.random.RandomState(seed).rand(20, 30).astype("float32")
        for _ in range(20):
            if not np.allclose(net(nd.array(values)).asnumpy(), 2 * values**2, rtol=1e-5):
                wrong.append(seed)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_waiting_for_everything_inside_an_operator():
    def forward(self, is_train, req, in_data, out_data, aux):
        big = nd.dot(nd.ones((300, 300)), nd.ones((300, 300)))
        mx.nd.waitall()
        self.assign(out_data[0], req[0], in_data[0] + big[0, 0])

    operator("waits", forward)
    sym = mx.sym.Custom(mx.sym.var("x"), op_type="waits")
    np.testing.assert_allclose(sym.eval(x=nd.array(X))[0].asnumpy(), X + 300)


def fails(self, *args):
    raise ValueError("no such luck")


@pytest.mark.parametrize("where", ["array", "graph"])
def test_exceptions_arrive_with_their_cause(where):
    operator("unlucky", fails)
    with pytest.raises(StateError, match="forward of 'unlucky'.*no such luck") as caught:
        if where == "array":
            nd.Custom(nd.array(X), op_type="unlucky")
        else:
            mx.sym.Custom(mx.sym.var("x"), op_type="unlucky").eval(x=nd.array(X))
    assert isinstance(caught.value.__cause__, ValueError)


def test_a_missing_backward_says_so():
    operator("one_way", lambda self, train, req, x, y, aux: self.assign(y[0], req[0], x[0]))
    x = nd.array(X)
    x.attach_grad()
    with autograd.record():
        y = nd.Custom(x, op_type="one_way")
    with pytest.raises(StateError, match="has no backward"):
        y.backward()


@pytest.mark.parametrize(("override", "message"), [
    ({"infer_shape": lambda self, s: (s, [])}, "infer_shape.*expected 1 outputs"),
    ({"infer_shape": lambda self, s: (s, [(2, 3)], [(1,)])}, "infer_shape.*expected 0 auxiliary states"),
    ({"infer_shape": lambda self, s: s[0]}, "infer_shape.*expected lists"),
    ({"infer_type": lambda self, t: (t, ["float63"], [])}, "infer_type"),
    ({"infer_shape": lambda self, s: ([(7, 7)], [(7, 7)], [])}, r"data.*\(7,7\).*\(2,3\)"),
    ({"list_outputs": lambda self: []}, "list_outputs.*an output"),
    ({"list_arguments": lambda self: "data"}, "list_arguments.*list of strings"),
    ({"create_operator": lambda self, ctx, s, t: None}, "create_operator.*expected a CustomOp"),
    ({"declare_backward_dependency": lambda self, g, i, o: [17]}, "declare_backward_dependency.*got 17"),
])
def test_properties_that_cannot_be(override, message):
    operator("wrong", lambda self, train, req, x, y, aux: self.assign(y[0], req[0], x[0]), **override)
    x = nd.array(X)
    x.attach_grad()
    with pytest.raises(MXNetError, match=message), autograd.record():
        nd.Custom(x, op_type="wrong").backward()


def test_calls_that_cannot_be():
    scaled_square()
    x = nd.array(X)
    with pytest.raises(ArgumentError, match="op_type.*registered custom operator.*'nowhere'"):
        nd.Custom(x, op_type="nowhere")
    with pytest.raises(ArgumentError, match="op_type"):
        nd.Custom(x)
    with pytest.raises(ArgumentError, match=r"expected 1 inputs \(data\), got 2"):
        nd.Custom(x, x, op_type="scaled_square")
    with pytest.raises(ArgumentError, match="unexpected keyword argument 'speed'"):
        nd.Custom(x, op_type="scaled_square", speed=3)
    with pytest.raises(ArgumentError, match="subclass of CustomOpProp"):
        mx.operator.register("no_prop")(int)
    with pytest.raises(ArgumentError, match="expected 'null', 'write', 'inplace' or 'add'"):
        mx.operator.CustomOp().assign(x, "sometimes", x)


def test_shapes_of_inputs_that_do_not_fit():
    operator("same_shapes", lambda self, *a: None, list_arguments=lambda self: ["a", "b"],
             infer_shape=lambda self, s: ([s[0], s[0]], [s[0]], []))
    with pytest.raises(ShapeError, match=r"b.*\(2,3\).*\(4,\)"):
        nd.Custom(nd.array(X), nd.ones((4,)), op_type="same_shapes")


def test_old_interfaces():
    class Softplus(mx.operator.NumpyOp):
        def forward(self, in_data, out_data):
            assert isinstance(in_data[0], np.ndarray)
            out_data[0][:] = np.log1p(np.exp(in_data[0]))

        def backward(self, out_grad, in_data, out_data, in_grad):
            in_grad[0][:] = out_grad[0] / (1 + np.exp(-in_data[0]))

    class Cube(mx.operator.NDArrayOp):
        def forward(self, in_data, out_data):
            out_data[0][:] = in_data[0] ** 3

        def backward(self, out_grad, in_data, out_data, in_grad):
            in_grad[0][:] = 3 * in_data[0] ** 2 * out_grad[0]

    for op, value, slope in ((Softplus(), np.log1p(np.exp(X)), 1 / (1 + np.exp(-X))), (Cube(), X**3, 3 * X**2)):
        executor = op(mx.sym.var("x"), name="op").simple_bind(mx.cpu(), x=X.shape)
        executor.forward(is_train=True, x=nd.array(X))
        executor.backward(nd.ones(X.shape) * 2)
        np.testing.assert_allclose(executor.outputs[0].asnumpy(), value, rtol=1e-5)
        np.testing.assert_allclose(executor.grad_dict["x"].asnumpy(), 2 * slope, rtol=1e-5)


def test_what_the_library_says_of_its_operators():
    arguments = mx.operator.get_operator_arguments("FullyConnected")
    assert arguments.names[:4] == ["data", "weight", "bias", "num_hidden"] and arguments.narg == len(arguments.types)
    assert arguments.types[0] == "NDArray-or-Symbol"
    assert {"relu", "Custom"} <= set(mx.operator.get_all_registered_operators())
