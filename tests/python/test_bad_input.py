"""What bad input gets: an error that names operator and argument, and a process that works on."""
import ctypes
import json
import struct

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, error, gluon, nd, sym


def works():
    """A little of everything still computes."""
    x = nd.array([[1.0, 2.0]])
    x.attach_grad()
    with autograd.record():
        y = (nd.FullyConnected(x, nd.ones((3, 2)), nd.zeros(3), num_hidden=3) ** 2).sum()
    y.backward()
    assert x.grad.asnumpy().tolist() == [[18, 18]]
    s = sym.FullyConnected(sym.var("data"), num_hidden=1, name="f")
    ex = s.simple_bind(mx.cpu(), data=(1, 2))
    ex.arg_dict["f_weight"][:] = 1
    assert ex.forward(data=x)[0].asnumpy().tolist() == [[3]]
    nd.waitall()


@pytest.fixture(autouse=True)
def usable_afterwards():
    yield
    works()


def run(call):
    """The call's result, waited for: work that fails late counts as well."""
    result = call()
    for a in result if isinstance(result, (list, tuple)) else [result]:
        if isinstance(a, nd.NDArray):
            a.asnumpy()
    return result


def expect(call, kind, operator, argument):
    with pytest.raises(kind) as info:
        run(call)
    text = str(info.value)
    assert operator in text, text
    if argument:
        assert argument in text, text
    if isinstance(info.value, mx.MXNetError):
        assert "\n" not in text.strip() or "Arguments:" in text, text


def ones(*shape, dtype="float32"):
    return nd.ones(shape, dtype=dtype)


SHAPES = [
    ("elemwise_add", "rhs", lambda: nd.elemwise_add(ones(2), ones(3))),
    ("broadcast_add", "rhs", lambda: nd.broadcast_add(ones(2, 3), ones(2, 4))),
    ("broadcast_add", "rhs", lambda: ones(2, 3) + ones(4, 3)),
    ("dot", "rhs", lambda: nd.dot(ones(2, 3), ones(2, 3))),
    ("batch_dot", "rhs", lambda: nd.batch_dot(ones(2, 3, 4), ones(3, 4, 5))),
    ("batch_dot", "lhs", lambda: nd.batch_dot(ones(3, 4), ones(4, 5))),
    ("FullyConnected", "weight", lambda: nd.FullyConnected(ones(2, 3), ones(4, 5), num_hidden=4, no_bias=True)),
    ("FullyConnected", "bias", lambda: nd.FullyConnected(ones(2, 3), ones(4, 3), ones(5), num_hidden=4)),
    ("Convolution", "data", lambda: nd.Convolution(ones(2, 3), ones(1, 3, 1, 1), kernel=(1, 1), num_filter=1,
                                                   no_bias=True)),
    ("Convolution", "weight", lambda: nd.Convolution(ones(1, 3, 5, 5), ones(1, 2, 3, 3), kernel=(3, 3), num_filter=1,
                                                     no_bias=True)),
    ("Convolution", "data", lambda: nd.Convolution(ones(1, 3, 5, 5), ones(1, 3, 7, 7), kernel=(7, 7), num_filter=1,
                                                     no_bias=True)),
    ("Deconvolution", "data", lambda: nd.Deconvolution(ones(2, 3), ones(3, 1, 1, 1), kernel=(1, 1), num_filter=1)),
    ("Pooling", "data", lambda: nd.Pooling(ones(1, 1, 3, 3), kernel=(5, 5), pool_type="max")),
    ("BatchNorm", "gamma", lambda: nd.BatchNorm(ones(2, 3), ones(2), ones(3), ones(3), ones(3))),
    ("LayerNorm", "gamma", lambda: nd.LayerNorm(ones(2, 3), ones(2), ones(3))),
    ("Concat", "arg1", lambda: nd.concat(ones(2, 3), ones(3, 4), dim=0)),
    ("stack", "arg1", lambda: nd.stack(ones(2), ones(3))),
    ("Reshape", "shape", lambda: nd.reshape(ones(2, 3), shape=(4, 2))),
    ("Reshape", "shape", lambda: nd.reshape(ones(2, 3), shape=(-1, -1))),
    ("Reshape", "shape", lambda: ones(2, 3).reshape((7,))),
    ("broadcast_to", "shape", lambda: nd.broadcast_to(ones(2, 3), shape=(4, 3))),
    ("where", "x", lambda: nd.where(ones(2), ones(3), ones(3))),
    ("Embedding", "weight", lambda: nd.Embedding(nd.zeros(2), ones(3, 4), input_dim=5, output_dim=4)),
    ("SoftmaxOutput", "label", lambda: nd.SoftmaxOutput(ones(2, 3), ones(3))),
    ("LinearRegressionOutput", "label", lambda: nd.LinearRegressionOutput(ones(2, 3), ones(4, 3))),
    ("sgd_update", "grad", lambda: nd.sgd_update(ones(2), ones(3), lr=0.1)),
    ("adam_update", "mean", lambda: nd.adam_update(ones(2), ones(2), ones(3), ones(2), lr=0.1)),
    ("gather_nd", "indices", lambda: nd.gather_nd(ones(2, 3), nd.zeros((3, 1)))),
    ("SequenceMask", "sequence_length", lambda: nd.SequenceMask(ones(2, 3), ones(2), use_sequence_length=True)),
    ("pick", "index", lambda: nd.pick(ones(2, 3), nd.zeros(3))),
    ("RNN", "parameters", lambda: nd.RNN(ones(2, 1, 3), ones(5), ones(1, 1, 2), mode="rnn_tanh", state_size=2,
                                         num_layers=1)),
    ("sum", "out", lambda: nd.sum(ones(2, 3), axis=1, out=ones(3))),
    ("slice", "begin", lambda: nd.slice(ones(2, 3), begin=(0, 0, 0), end=(1, 1, 1))),
    ("Pad", "pad_width", lambda: nd.Pad(ones(1, 1, 2, 2), mode="constant", pad_width=(0, 0, 1))),
    ("zeros", "shape", lambda: nd.zeros((-1, 2))),
    ("random_uniform", "shape", lambda: nd.random.uniform(shape=(-2,))),
    ("broadcast_to", "memory", lambda: nd.broadcast_to(ones(1, 1), shape=(1 << 40, 1 << 40))),
    ("tile", "reps", lambda: nd.tile(ones(2), reps=(1 << 62,))),
    ("_eye", "memory", lambda: nd.eye(1 << 31)),
    ("im2col", "data", lambda: nd.im2col(ones(2, 3), kernel=(2, 2))),
]

DTYPES = [
    ("elemwise_add", "rhs", lambda: nd.elemwise_add(ones(2), ones(2, dtype="float64"))),
    ("broadcast_mul", "rhs", lambda: ones(2) * ones(2, dtype="int32")),
    ("FullyConnected", "weight", lambda: nd.FullyConnected(ones(2, 3), ones(4, 3, dtype="float64"), num_hidden=4,
                                                           no_bias=True)),
    ("softmax", "data", lambda: nd.softmax(ones(2, 3, dtype="int32"))),
    ("Convolution", "data", lambda: nd.Convolution(ones(1, 1, 3, 3, dtype="int32"), ones(1, 1, 3, 3, dtype="int32"),
                                                   kernel=(3, 3), num_filter=1, no_bias=True)),
    ("BatchNorm", "data", lambda: nd.BatchNorm(ones(2, 3, dtype="int32"), ones(3), ones(3), ones(3), ones(3))),
    ("Cast", "dtype", lambda: nd.cast(ones(2), dtype="float31")),
    ("NDArray", "dtype", lambda: nd.zeros(2, dtype="complex64")),
    ("sum", "out", lambda: nd.sum(ones(2), out=ones(1, dtype="int32"))),
]

NAMES = [
    ("sum", "nothing", lambda: nd.sum(ones(2), nothing=1)),
    ("sum", "nothing", lambda: sym.sum(sym.var("x"), nothing=1)),
    ("FullyConnected", "num_hidden", lambda: nd.FullyConnected(ones(2, 3), ones(4, 3), ones(4))),
    ("FullyConnected", "num_hidden", lambda: sym.FullyConnected(sym.var("x"))),
    ("Activation", "act_type", lambda: nd.Activation(ones(2))),
    ("Activation", "act_type", lambda: nd.Activation(ones(2), act_type="nothing")),
    ("Pooling", "pool_type", lambda: nd.Pooling(ones(1, 1, 2, 2), kernel=(2, 2), pool_type="median")),
    ("sum", "axis", lambda: nd.sum(ones(2), axis="x")),
    ("Dropout", "p", lambda: nd.Dropout(ones(2), p=1.5)),
    ("Dropout", "p", lambda: nd.Dropout(ones(2), p="much")),
    ("FullyConnected", "num_hidden", lambda: nd.FullyConnected(ones(2, 3), ones(4, 3), ones(4), num_hidden=0)),
    ("FullyConnected", "num_hidden", lambda: nd.FullyConnected(ones(2, 3), ones(4, 3), ones(4), num_hidden=1 << 40)),
    ("Convolution", "data", lambda: nd.Convolution(ones(1, 3, 2, 2), ones(2, 1, 1, 1), kernel=(1, 1), num_filter=2,
                                                        num_group=2, no_bias=True)),
    ("Convolution", "stride", lambda: nd.Convolution(ones(1, 3, 2, 2), ones(2, 3, 1, 1), kernel=(1, 1), stride=(0, 1),
                                                     num_filter=2, no_bias=True)),
    ("Pooling", "kernel", lambda: nd.Pooling(ones(1, 1, 2, 2), kernel=(0, 2), pool_type="max")),
    ("topk", "k", lambda: nd.topk(ones(2, 3), k=4)),
    ("random_uniform", "low", lambda: nd.random.uniform(2, 1, shape=(2,))),
    ("random_normal", "scale", lambda: nd.random.normal(0, -1, shape=(2,))),
    ("random_gamma", "alpha", lambda: nd.random.gamma(-1, 1, shape=(2,))),
    ("random_exponential", "", lambda: nd.random.exponential(-1, shape=(2,))),
    ("random_poisson", "lam", lambda: nd.random.poisson(-1, shape=(2,))),
    ("random_randint", "", lambda: nd.random.randint(3, 3, shape=(2,))),
]

AXES = [
    ("sum", "axis", lambda: nd.sum(ones(2, 3), axis=2)),
    ("sum", "axis", lambda: nd.sum(ones(2, 3), axis=(0, 0))),
    ("mean", "axis", lambda: ones(2, 3).mean(axis=-3)),
    ("argmax", "axis", lambda: nd.argmax(ones(2, 3), axis=2)),
    ("softmax", "axis", lambda: nd.softmax(ones(2, 3), axis=2)),
    ("Concat", "dim", lambda: nd.concat(ones(2), ones(2), dim=1)),
    ("stack", "axis", lambda: nd.stack(ones(2), ones(2), axis=3)),
    ("transpose", "axes", lambda: nd.transpose(ones(2, 3), axes=(0, 2))),
    ("transpose", "axes", lambda: nd.transpose(ones(2, 3), axes=(0, 0))),
    ("SwapAxis", "dim", lambda: nd.swapaxes(ones(2, 3), 0, 2)),
    ("expand_dims", "axis", lambda: nd.expand_dims(ones(2), axis=3)),
    ("squeeze", "axis", lambda: nd.squeeze(ones(2, 1), axis=0)),
    ("slice_axis", "axis", lambda: nd.slice_axis(ones(2, 3), axis=2, begin=0, end=1)),
    ("slice_axis", "", lambda: nd.slice_axis(ones(2, 3), axis=0, begin=1, end=5)),
    ("repeat", "axis", lambda: nd.repeat(ones(2), 2, axis=1)),
    ("reverse", "axis", lambda: nd.reverse(ones(2), axis=1)),
    ("LayerNorm", "axis", lambda: nd.LayerNorm(ones(2, 3), ones(3), ones(3), axis=2)),
    ("SliceChannel", "axis", lambda: nd.split(ones(2, 3), num_outputs=1, axis=2)),
    ("SliceChannel", "num_outputs", lambda: nd.split(ones(2, 3), num_outputs=2, axis=1)),
    ("sort", "axis", lambda: nd.sort(ones(2), axis=1)),
    ("pick", "axis", lambda: nd.pick(ones(2, 3), nd.zeros(2), axis=2)),
    ("take", "axis", lambda: nd.take(ones(2, 3), nd.zeros(2), axis=2)),
    ("broadcast_axis", "axis", lambda: nd.broadcast_axis(ones(1, 2), axis=2, size=2)),
    ("broadcast_axis", "data", lambda: nd.broadcast_axis(ones(2, 2), axis=0, size=3)),
    ("L2Normalization", "", lambda: nd.L2Normalization(ones(2), mode="spatial")),
]

INDICES = [
    lambda: ones(2, 3)[2],
    lambda: ones(2, 3)[-3],
    lambda: ones(2, 3)[0, 3],
    lambda: ones(2, 3)[0, 0, 0],
    lambda: ones(3)[[0, 3]],
    lambda: ones(3)[[-4]],
    lambda: ones(3)[nd.array([0, 9])],
    lambda: ones(3)[np.array([3])],
    lambda: ones(2, 3)[[0, 1], [0, 3]],
    lambda: ones(2, 3)[:, [3]],
    lambda: ones(3).__setitem__(3, 1),
    lambda: ones(3).__setitem__([0, 3], 1),
    lambda: ones(2, 3).__setitem__((0, 3), 1),
    lambda: ones(2, 3).__setitem__(([0, 1], [0, 3]), 1),
    lambda: sym.split(sym.var("x"), num_outputs=2)[2],
]


@pytest.mark.parametrize(("operator", "argument", "call"), SHAPES, ids=[f"{o}-{a}" for o, a, _ in SHAPES])
def test_shapes(operator, argument, call):
    expect(call, (mx.MXNetError, ValueError), operator, argument)


@pytest.mark.parametrize(("operator", "argument", "call"), DTYPES, ids=[f"{o}-{a}" for o, a, _ in DTYPES])
def test_dtypes(operator, argument, call):
    expect(call, (mx.MXNetError, TypeError), operator, argument)


@pytest.mark.parametrize(("operator", "argument", "call"), NAMES, ids=[f"{o}-{a}" for o, a, _ in NAMES])
def test_parameters(operator, argument, call):
    expect(call, (mx.MXNetError, ValueError, TypeError), operator, argument)


@pytest.mark.parametrize(("operator", "argument", "call"), AXES, ids=[f"{o}-{a}" for o, a, _ in AXES])
def test_axes(operator, argument, call):
    expect(call, mx.MXNetError, operator, argument)


@pytest.mark.parametrize("call", INDICES, ids=range(len(INDICES)))
def test_indices_out_of_range(call):
    with pytest.raises(IndexError):
        run(call)


# ---- files ------------------------------------------------------------------------------------------------------

def params_bytes(tmp_path):
    nd.save(str(tmp_path / "good.params"), {"w": nd.array([[1.0, 2], [3, 4]]), "b": nd.arange(3)})
    return (tmp_path / "good.params").read_bytes()


def load_bytes(tmp_path, data):
    (tmp_path / "bad.params").write_bytes(data)
    return nd.load(str(tmp_path / "bad.params"))


def test_truncated_params(tmp_path):
    data = params_bytes(tmp_path)
    assert sorted(load_bytes(tmp_path, data)) == ["b", "w"]
    for size in range(len(data)):
        with pytest.raises((error.FileError, ValueError)):
            load_bytes(tmp_path, data[:size])
        with pytest.raises(mx.MXNetError):
            nd.load_frombuffer(data[:size])


def test_changed_params(tmp_path):
    """One byte or word changed: an error, or arrays of another value; never a crash and never a huge allocation."""
    data = params_bytes(tmp_path)
    for at in range(len(data)):
        for word in (b"\xff", b"\x00", b"\xff\xff\xff\x7f", b"\xff" * 8, struct.pack("<q", 1 << 40)):
            changed = data[:at] + word + data[at + len(word):]
            try:
                loaded = load_bytes(tmp_path, changed)
            except (mx.MXNetError, UnicodeDecodeError):
                continue
            for a in loaded.values() if isinstance(loaded, dict) else loaded:
                assert a.size < 1000


@pytest.mark.parametrize(("where", "word"), [
    (16, struct.pack("<Q", 1 << 60)),  # the number of arrays
    (28, struct.pack("<i", 1 << 30)),  # storage type
    (32, struct.pack("<i", 1 << 30)),  # the number of dimensions
    (32, struct.pack("<i", -7)),
    (36, struct.pack("<q", 1 << 62)),  # a dimension
    (36, struct.pack("<q", -5)),
    (60, struct.pack("<i", 77)),  # dtype
])
def test_huge_claims(tmp_path, where, word):
    data = params_bytes(tmp_path)
    with pytest.raises(error.FileError, match="not a valid array file"):
        load_bytes(tmp_path, data[:where] + word + data[where + len(word):])


def test_files_that_are_not_there_or_are_something_else(tmp_path):
    for name in ("none.params", ".", "text.params"):
        (tmp_path / "text.params").write_text("hello " * 100)
        with pytest.raises((error.FileError, OSError)):
            nd.load(str(tmp_path / name))
    with pytest.raises((error.FileError, OSError)):
        nd.save(str(tmp_path / "no" / "such" / "folder.params"), nd.ones(1))
    with pytest.raises((error.FileError, OSError)):
        sym.load(str(tmp_path / "none.json"))


# ---- graphs -----------------------------------------------------------------------------------------------------

def graph():
    return json.loads(sym.FullyConnected(sym.var("x"), num_hidden=2, name="f").tojson())


def changed_graph(change):
    g = graph()
    change(g)
    return json.dumps(g)


def drop(*path):
    def change(g):
        for p in path[:-1]:
            g = g[p]
        del g[path[-1]]
    return change


def put(value, *path):
    def change(g):
        for p in path[:-1]:
            g = g[p]
        g[path[-1]] = value
    return change


GRAPHS = {
    "cycle": put([3, 0, 0], "nodes", 3, "inputs", 0),
    "later node": put([[2, 0, 0]], "nodes", 0, "inputs"),
    "no such node": put([9, 0, 0], "nodes", 3, "inputs", 0),
    "huge node": put([1 << 63, 0, 0], "nodes", 3, "inputs", 0),
    "negative node": put([-1, 0, 0], "nodes", 3, "inputs", 0),
    "no such output": put([0, 5, 0], "nodes", 3, "inputs", 0),
    "huge output": put([0, 1 << 40, 0], "nodes", 3, "inputs", 0),
    "input too many": lambda g: g["nodes"][3]["inputs"].append([0, 0, 0]),
    "unknown operator": put("NoSuchOperator", "nodes", 3, "op"),
    "unknown parameter": put({"num_hidden": "2", "nothing": "1"}, "nodes", 3, "attrs"),
    "bad parameter": put({"num_hidden": "many"}, "nodes", 3, "attrs"),
    "missing parameter": put({}, "nodes", 3, "attrs"),
    "attrs no object": put([1], "nodes", 3, "attrs"),
    "attribute no text": put({"num_hidden": 2}, "nodes", 3, "attrs"),
    "no nodes": drop("nodes"),
    "nodes no list": put(3, "nodes"),
    "node no object": put(3, "nodes", 0),
    "no name": drop("nodes", 0, "name"),
    "no operator": drop("nodes", 3, "op"),
    "no inputs": drop("nodes", 3, "inputs"),
    "inputs no list": put("x", "nodes", 3, "inputs"),
    "no heads": drop("heads"),
    "empty heads": put([], "heads"),
    "bad head": put([[99, 0, 0]], "heads"),
    "head output": put([[3, 1, 0]], "heads"),
    "variable with inputs": put([[0, 0, 0]], "nodes", 1, "inputs"),
}


@pytest.mark.parametrize("change", GRAPHS.values(), ids=GRAPHS)
def test_graphs(change, tmp_path):
    text = changed_graph(change)
    with pytest.raises(mx.MXNetError):
        sym.load_json(text)
    (tmp_path / "g.json").write_text(text)
    with pytest.raises(mx.MXNetError):
        sym.load(str(tmp_path / "g.json"))


def test_truncated_json():
    text = json.dumps(graph())
    assert sym.load_json(text).list_arguments() == ["x", "f_weight", "f_bias"]
    for size in range(len(text)):
        with pytest.raises(mx.MXNetError):
            sym.load_json(text[:size])
    for text in ("[" * 100000, '{"a":' * 100000, "null", "3", "[]", "{}", "\x00", "\udcff", "{" + "}" * 9):
        with pytest.raises((mx.MXNetError, UnicodeEncodeError)):
            sym.load_json(text)


def test_long_chains():
    """A graph of many nodes in a row is built, bound, copied and freed without deep recursion."""
    count = 50000
    nodes = [{"op": "null", "name": "x", "inputs": []}]
    nodes += [{"op": "negative", "name": f"n{i}", "inputs": [[i, 0, 0]]} for i in range(count)]
    text = json.dumps({"nodes": nodes, "arg_nodes": [0], "heads": [[count, 0, 0]]})
    s = sym.load_json(text)
    assert s.list_arguments() == ["x"]
    assert s.infer_shape(x=(2,))[1] == [(2,)]
    del s
    x = nd.ones(1)
    x.attach_grad()
    with autograd.record():
        y = x
        for _ in range(count):
            y = -y
    y.backward()
    assert x.grad.asscalar() == 1
    del y


def test_composing_with_itself_makes_no_cycle():
    net = sym.var("x") + 1
    twice = net * 2
    net._compose(x=net)
    assert net.eval(x=nd.ones(1))[0].asscalar() == 3
    net._compose(x=twice)
    assert net.list_arguments() == ["x"]
    assert net.eval(x=nd.ones(1))[0].asscalar() == 6
    assert twice.eval(x=nd.ones(1))[0].asscalar() == 4


def test_operator_without_outputs():
    with pytest.raises(mx.MXNetError, match=r"\[reset_arrays\] expected an operator with an output"):
        sym.reset_arrays(sym.var("a"), sym.var("b"), num_arrays=2)


def test_incomplete_graphs():
    net = sym.FullyConnected(sym.var("x"), num_hidden=2, name="f")
    with pytest.raises(ValueError, match="f_weight"):
        net.bind(mx.cpu(), {"x": ones(1, 3)})
    with pytest.raises(mx.MXNetError, match="f_weight|x"):
        net.simple_bind(mx.cpu())
    with pytest.raises(mx.MXNetError, match="'weight'.*operator f"):
        net.bind(mx.cpu(), {"x": ones(1, 3), "f_weight": ones(2, 4), "f_bias": ones(2)})
    with pytest.raises((mx.MXNetError, ValueError), match="x"):
        net.bind(mx.cpu(), {"x": ones(1, 3), "f_weight": ones(2, 3), "f_bias": ones(2)},
                 args_grad={"x": ones(1, 4)})
    with pytest.raises((mx.MXNetError, ValueError)):
        net.bind(mx.cpu(), [ones(1, 3)])
    with pytest.raises(mx.MXNetError, match="f"):
        net.infer_shape(x=(1, 3), f_weight=(2, 4))
    with pytest.raises((mx.MXNetError, ValueError)):
        sym.BatchNorm(sym.var("x"), name="b").bind(mx.cpu(), {"x": ones(1, 3), "b_gamma": ones(3), "b_beta": ones(3)})
    ex = net.simple_bind(mx.cpu(), x=(1, 3))
    with pytest.raises(TypeError, match="y"):
        ex.forward(y=ones(1, 3))
    with pytest.raises(ValueError, match="x"):
        ex.forward(x=ones(2, 3))
    with pytest.raises(mx.MXNetError, match="out_grads"):
        ex.backward()
    with pytest.raises(mx.MXNetError, match="out_grads"):
        ex.backward(ones(3, 2))


def test_symbol_block(tmp_path):
    sym.FullyConnected(sym.var("data"), num_hidden=2, name="f").save(str(tmp_path / "n.json"))
    nd.save(str(tmp_path / "n.params"), {"arg:f_weight": ones(2, 3)})
    with pytest.raises((mx.MXNetError, AssertionError, ValueError, RuntimeError), match="f_bias"):
        gluon.SymbolBlock.imports(str(tmp_path / "n.json"), ["data"], str(tmp_path / "n.params"))
    nd.save(str(tmp_path / "n.params"), {"arg:f_weight": ones(2, 3), "arg:f_bias": ones(3)})
    with pytest.raises((mx.MXNetError, AssertionError, ValueError), match="f_bias|f"):
        gluon.SymbolBlock.imports(str(tmp_path / "n.json"), ["data"], str(tmp_path / "n.params"))(ones(1, 3))


# ---- sparse arrays ----------------------------------------------------------------------------------------------

BROKEN = {
    "row pointer too large": lambda: nd.sparse.csr_matrix(([7, 8, 9], [0, 2, 1], [0, 5, 2, 3]), shape=(3, 4)),
    "row pointers end early": lambda: nd.sparse.csr_matrix(([7, 8, 9], [0, 2, 1], [0, 1, 1, 2]), shape=(3, 4)),
    "negative row pointer": lambda: nd.sparse.csr_matrix(([7, 8, 9], [0, 2, 1], [0, -2, 2, 3]), shape=(3, 4)),
    "huge row pointer": lambda: nd.sparse.csr_matrix(([7, 8, 9], [0, 2, 1], [0, 1, 2, 1 << 40]), shape=(3, 4)),
    "row too large": lambda: nd.sparse.row_sparse_array(([[1, 2], [3, 4]], [1, 4]), shape=(3, 2)),
    "negative row": lambda: nd.sparse.row_sparse_array(([[1, 2], [3, 4]], [1, -2]), shape=(3, 2)),
    "huge row": lambda: nd.sparse.row_sparse_array(([[1, 2], [3, 4]], [1, 1 << 40]), shape=(3, 2)),
}


@pytest.mark.parametrize("make", BROKEN.values(), ids=BROKEN)
def test_broken_sparse_arrays(make):
    """They can be made, as in 1.9.1, but nobody reads past their end."""
    a = make()
    for read in (a.check_format, a.asnumpy, a.copy, lambda: a + a, lambda: a * 2, lambda: a.tostype("default"),
                 lambda: nd.dot(a, ones(a.shape[1], 2)), lambda: a.copyto(nd.zeros(a.shape)),
                 lambda: nd.sgd_update(nd.ones(a.shape), a, lr=1.0)):
        with pytest.raises(mx.MXNetError, match="indptr|indices"):
            run(read)


def test_columns_outside_of_a_csr_matrix():
    for column in (4, -1, 1 << 40):
        with pytest.raises(ValueError, match="indices"):
            nd.sparse.csr_matrix(([7.0, 8.0], [0, column], [0, 1, 2]), shape=(2, 4))
    a = nd.sparse.csr_matrix(([7.0, 8.0], [0, 3], [0, 1, 2]), shape=(2, 4))
    a.indices = nd.array([0, 9], dtype="int64")
    with pytest.raises(mx.MXNetError, match="column indices"):
        a.asnumpy()


# ---- work that fails late, and gradients ------------------------------------------------------------------------

def test_failed_work():
    """The error of work that ran later comes out of the reading, names the operator, and goes with the array."""
    for read in (nd.NDArray.asnumpy, nd.NDArray.wait_to_read):
        for depends in (lambda a: a, lambda a: a * 2 + 1):
            bad = nd.take(nd.arange(3), nd.array([5]), mode="raise")
            a = depends(bad)
            with pytest.raises(mx.MXNetError, match="take"):
                read(a)
            read(a)  # once told is enough, also for all that the error went to
            read(bad)
    fresh = nd.zeros(1)
    fresh[:] = 3  # overwriting repairs nothing of others, and needs nothing of them
    assert fresh.asscalar() == 3
    bad[:] = 1
    assert bad.asscalar() == 1
    try:
        nd.waitall()
    except mx.MXNetError as e:
        assert "take" in str(e)


def test_failed_work_in_a_bound_graph():
    s = sym.take(sym.var("a"), sym.var("i"), mode="raise", name="pickrow") * 2
    ex = s.bind(mx.cpu(), {"a": nd.arange(3), "i": nd.array([7])})
    ex.forward()
    with pytest.raises(mx.MXNetError, match="take"):
        ex.outputs[0].asnumpy()
    assert ex.forward(i=nd.array([2]))[0].asnumpy().tolist() == [4]


def test_backward_without_record():
    x = ones(2)
    x.attach_grad()
    with pytest.raises(mx.MXNetError, match="record"):
        (x * 2).backward()
    with pytest.raises(mx.MXNetError, match="record"):
        ones(2).backward()
    with autograd.record():
        y = (x * 2).sum()
    y.backward()
    with pytest.raises(mx.MXNetError, match="retain_graph"):
        y.backward()
    with autograd.record():
        y = x * 2
    with pytest.raises(mx.MXNetError, match="head_grads"):
        y.backward(ones(3))
    with pytest.raises((mx.MXNetError, ValueError)):
        autograd.grad(y, [ones(2)])
    with autograd.record():
        z = ones(2) * 3
    with pytest.raises(mx.MXNetError):
        z.backward()
    with autograd.record():
        with pytest.raises(mx.MXNetError, match="[Ii]nplace"):
            x[:] = x * 2 + x
    with pytest.raises((mx.MXNetError, ValueError)):
        x.attach_grad(grad_req="sometimes")


def test_trainer_and_parameters():
    net = gluon.nn.Dense(2)
    with pytest.raises((mx.MXNetError, RuntimeError), match="initiali"):
        net(ones(1, 3))
    net.initialize()
    with pytest.raises((mx.MXNetError, RuntimeError, gluon.parameter.DeferredInitializationError)):
        net.weight.data()
    net(ones(1, 3))
    with pytest.raises((mx.MXNetError, ValueError), match="weight|FullyConnected"):
        net(ones(1, 4))
    with pytest.raises((mx.MXNetError, AssertionError, ValueError)):
        net.weight.set_data(ones(5, 5))
    with pytest.raises((ValueError, mx.MXNetError)):
        gluon.Trainer(net.collect_params(), "no_such_optimizer")
    trainer = gluon.Trainer(net.collect_params(), "sgd")
    with pytest.raises((UserWarning, mx.MXNetError)):
        trainer.step(1)


# ---- the C functions --------------------------------------------------------------------------------------------

@pytest.fixture
def lib():
    library = ctypes.CDLL(mx.libinfo.find_lib_path()[0])
    library.MXGetLastError.restype = ctypes.c_char_p
    return library


def refused(lib, status, *words):
    assert status == -1
    text = lib.MXGetLastError().decode()
    for word in words:
        assert word in text, text
    return text


def c_array(lib, *shape):
    handle = ctypes.c_void_p()
    assert lib.MXNDArrayCreateEx64((ctypes.c_int64 * len(shape))(*shape), len(shape), 1, 0, 0, 0,
                                   ctypes.byref(handle)) == 0
    return handle


def c_invoke(lib, name, inputs, **params):
    op = ctypes.c_void_p()
    status = lib.NNGetOpHandle(name.encode(), ctypes.byref(op))
    if status:
        return status, None
    count, outputs = ctypes.c_int(0), ctypes.POINTER(ctypes.c_void_p)()
    keys = (ctypes.c_char_p * max(len(params), 1))(*[k.encode() for k in params])
    values = (ctypes.c_char_p * max(len(params), 1))(*[str(v).encode() for v in params.values()])
    arrays = (ctypes.c_void_p * max(len(inputs), 1))(*[a.value for a in inputs])
    status = lib.MXImperativeInvoke(op, len(inputs), arrays, ctypes.byref(count), ctypes.byref(outputs), len(params),
                                    keys, values)
    return status, [ctypes.c_void_p(outputs[i]) for i in range(count.value)]


def test_c_calls(lib):
    a, b = c_array(lib, 2, 3), c_array(lib, 4)
    refused(lib, c_invoke(lib, "NoSuchOperator", [a])[0], "NoSuchOperator")
    refused(lib, c_invoke(lib, "sum", [a], nothing=1)[0], "sum", "nothing")
    refused(lib, c_invoke(lib, "sum", [a], axis=7)[0], "sum", "axis")
    refused(lib, c_invoke(lib, "sum", [a, b])[0], "sum", "data")
    refused(lib, c_invoke(lib, "sum", [])[0], "sum", "data")
    refused(lib, c_invoke(lib, "elemwise_add", [a, b])[0], "elemwise_add", "rhs")
    refused(lib, c_invoke(lib, "elemwise_add", [a, ctypes.c_void_p()])[0], "null")
    refused(lib, c_invoke(lib, "FullyConnected", [a, a], no_bias=True)[0], "FullyConnected", "num_hidden")
    kind, op, argument = ctypes.c_int(), ctypes.c_char_p(), ctypes.c_char_p()
    assert lib.MXHubErrorGetLast(ctypes.byref(kind), ctypes.byref(op), ctypes.byref(argument)) == 0
    assert (kind.value, op.value, argument.value) == (1, b"FullyConnected", b"num_hidden")
    assert lib.MXNDArrayFree(b) == 0
    refused(lib, c_invoke(lib, "elemwise_add", [a, b])[0], "freed")
    refused(lib, lib.MXNDArrayFree(b), "freed")
    refused(lib, lib.MXNDArrayWaitToRead(b), "freed")
    out = ctypes.c_void_p()
    refused(lib, lib.MXNDArrayReshape(a, 2, (ctypes.c_int * 2)(4, 4), ctypes.byref(out)), "shape")
    refused(lib, lib.MXNDArraySlice(a, 1, 9, ctypes.byref(out)))
    refused(lib, lib.MXNDArraySlice(a, 2, 1, ctypes.byref(out)))
    refused(lib, lib.MXNDArrayAt(a, 2, ctypes.byref(out)))
    refused(lib, lib.MXNDArraySyncCopyToCPU(a, (ctypes.c_float * 9)(), ctypes.c_size_t(9)))
    refused(lib, lib.MXNDArraySyncCopyFromCPU(a, (ctypes.c_float * 9)(), ctypes.c_size_t(9)))
    for dims in ((-1, 2), (1 << 40, 1 << 40), (1 << 62,)):
        shape = (ctypes.c_int64 * len(dims))(*dims)
        status = lib.MXNDArrayCreateEx64(shape, len(dims), 1, 0, 0, 0, ctypes.byref(out))
        refused(lib, status)
    refused(lib, lib.MXNDArrayCreateEx64((ctypes.c_int64 * 1)(2), 1, 1, 0, 0, 99, ctypes.byref(out)), "dtype")
    refused(lib, lib.MXNDArrayCreateEx64((ctypes.c_int64 * 1)(2), 1, 77, 0, 0, 0, ctypes.byref(out)))
    assert lib.MXNDArrayFree(a) == 0


def test_c_handles_of_another_kind(lib):
    a, s = c_array(lib, 2), ctypes.c_void_p()
    assert lib.MXSymbolCreateVariable(b"x", ctypes.byref(s)) == 0
    refused(lib, lib.MXNDArrayWaitToRead(s), "handle")
    refused(lib, lib.MXExecutorForward(a, 0), "handle")
    refused(lib, lib.MXExecutorFree(s), "handle")
    refused(lib, lib.MXFreeCachedOp(a), "handle")
    refused(lib, lib.MXSymbolFree(a), "handle")
    refused(lib, lib.MXPredForward(a))
    refused(lib, lib.MXPredFree(s))
    refused(lib, lib.MXNDListFree(a))
    refused(lib, lib.MXHubInvocationFree(a))
    assert lib.MXSymbolFree(s) == 0
    refused(lib, lib.MXSymbolFree(s), "freed")
    assert lib.MXNDArrayFree(a) == 0


def predictor(lib, graph_text, params, names=(b"x",), shapes=((1, 3),)):
    handle, begin = ctypes.c_void_p(), [0]
    for s in shapes:
        begin.append(begin[-1] + len(s))
    dims = [d for s in shapes for d in s]
    status = lib.MXPredCreate(graph_text, params, len(params), 1, 0, len(names), (ctypes.c_char_p * len(names))(*names),
                              (ctypes.c_uint * len(begin))(*begin), (ctypes.c_uint * max(len(dims), 1))(*dims),
                              ctypes.byref(handle))
    return status, handle


def test_c_predictor(lib, tmp_path):
    text = json.dumps(graph()).encode()
    nd.save(str(tmp_path / "p"), {"arg:f_weight": ones(2, 3), "arg:f_bias": ones(2)})
    params = (tmp_path / "p").read_bytes()
    status, p = predictor(lib, text, params)
    assert status == 0
    for size in range(0, len(params), 7):
        refused(lib, predictor(lib, text, params[:size])[0])
    for size in range(0, len(text), 11):
        refused(lib, predictor(lib, text[:size], params)[0])
    refused(lib, predictor(lib, text, params, (b"y",))[0])
    refused(lib, predictor(lib, text, params, (b"x",), ((1, 4),))[0], "f_weight")
    refused(lib, predictor(lib, None, params)[0], "null")
    data = (ctypes.c_float * 3)(1, 2, 3)
    refused(lib, lib.MXPredSetInput(p, b"y", data, 3), "y")
    refused(lib, lib.MXPredSetInput(p, b"x", data, 4), "x")
    assert lib.MXPredSetInput(p, b"x", data, 3) == 0
    assert lib.MXPredForward(p) == 0
    out = (ctypes.c_float * 2)()
    refused(lib, lib.MXPredGetOutput(p, 1, out, 2))
    refused(lib, lib.MXPredGetOutput(p, 0, out, 3))
    assert lib.MXPredGetOutput(p, 0, out, 2) == 0
    assert list(out) == [7, 7]
    assert lib.MXPredFree(p) == 0
    refused(lib, lib.MXPredForward(p), "freed")
