"""Symbols: composing, names, attributes, inference, JSON."""
import copy
import pickle

import numpy as np
import pytest

import mxnet as mx
from mxnet import sym
from mxnet.base import NotImplementedForSymbol


def mlp():
    x = sym.var("data")
    net = sym.FullyConnected(x, num_hidden=8, name="fc1")
    net = sym.Activation(net, act_type="relu", name="relu1")
    net = sym.FullyConnected(net, num_hidden=3, name="fc2")
    return sym.SoftmaxOutput(net, name="softmax")


def test_names():
    net = mlp()
    assert net.name == "softmax"
    assert net.list_arguments() == ["data", "fc1_weight", "fc1_bias", "fc2_weight", "fc2_bias", "softmax_label"]
    assert net.list_outputs() == ["softmax_output"]
    assert net.list_auxiliary_states() == []
    with mx.name.NameManager():
        x = sym.var("x")
        assert [(x + x).name, (x + 1).name, (1 - x).name, (x > 1).name, abs(x).name] == [
            "_plus0", "_plusscalar0", "_rminusscalar0", "_greater_scalar0", "abs0"]
        assert sym.flip(x, axis=0).name == "flip0"
        assert sym.FullyConnected(x, num_hidden=1).name == "fullyconnected0"
    with mx.name.Prefix("p_"):
        assert (x + x).name.startswith("p__plus")
        assert sym.var("v").name == "v"


def test_repr():
    x, y = sym.var("x"), sym.var("y")
    assert repr(x) == "<Symbol x>"
    assert repr(sym.Group([x, y])) == "<Symbol group [x, y]>"


def test_parts():
    net = mlp()
    internals = net.get_internals()
    assert internals["relu1_output"].list_arguments() == ["data", "fc1_weight", "fc1_bias"]
    assert [s.name for s in internals][:2] == ["data", "fc1_weight"]
    assert net.get_children().list_outputs() == ["fc2_output", "softmax_label"]
    assert sym.var("x").get_children() is None
    parts = sym.split(sym.var("x"), num_outputs=3, axis=1, name="s")
    assert len(parts) == 3
    assert parts.list_outputs() == ["s_output0", "s_output1", "s_output2"]
    assert parts[1].list_outputs() == ["s_output1"]
    assert parts[1:].list_outputs() == ["s_output1", "s_output2"]
    assert parts["s_output2"].list_outputs() == ["s_output2"]
    with pytest.raises(IndexError):
        parts[3]
    with pytest.raises(ValueError, match="nope"):
        parts["nope"]
    with pytest.raises(TypeError):
        parts[1.5]


def test_compose():
    head = sym.FullyConnected(sym.var("x"), num_hidden=2, name="head")
    joined = head(x=mlp())
    assert joined.list_arguments()[:1] == ["data"]
    assert head.list_arguments() == ["x", "head_weight", "head_bias"]
    with pytest.raises(mx.MXNetError):
        head(nothing=mlp())
    with pytest.raises(TypeError):
        head(x=1)
    both = sym.Concat(sym.var("a"), sym.var("b"), dim=0)
    assert both.list_arguments() == ["a", "b"]
    assert both.attr("num_args") == "2"


def test_attributes():
    x = sym.var("x", shape=(2, 3), lr_mult=2, dtype="float16", __mine__="1")
    attrs = x.list_attr()
    assert attrs["__shape__"] == "(2, 3)"
    assert attrs["__lr_mult__"] == "2"
    assert attrs["__dtype__"] == "2"
    assert attrs["__mine__"] == "1"
    with mx.AttrScope(__group__="4", mood="so"):
        y = sym.exp(x, attr={"__own__": "o"}, name="y")
        with mx.AttrScope(__group__="5"):
            z = sym.exp(x)
    assert y.attr("mood") == "so" and y.attr("__group__") == "4" and y.attr("__own__") == "o"
    assert z.attr("mood") == "so" and z.attr("__group__") == "5"
    assert y.attr_dict()["x"]["__mine__"] == "1"
    assert x.attr("missing") is None
    with pytest.raises(ValueError):
        sym.var("x", mine="1")
    with pytest.raises(ValueError):
        x._set_attr(a=1)
    with pytest.raises(TypeError):
        sym.var(3)
    with pytest.raises(ValueError):
        mx.AttrScope(a=1)


def test_infer_shape():
    net = mlp()
    args, outs, aux = net.infer_shape(data=(5, 7))
    assert args == [(5, 7), (8, 7), (8,), (3, 8), (3,), (5,)]
    assert (outs, aux) == ([(5, 3)], [])
    assert net.infer_shape((5, 7))[1] == [(5, 3)]
    with pytest.warns(UserWarning, match="data"):
        assert net.infer_shape() == (None, None, None)
    partial = net.infer_shape_partial()
    assert partial[0][0] == ()
    with pytest.raises(mx.MXNetError) as error:
        net.infer_shape(data=(5, 7), fc1_weight=(8, 6))
    assert "fc1" in str(error.value)
    with pytest.raises(mx.MXNetError):
        net.infer_shape(nothing=(1, 2))
    with pytest.raises(TypeError):
        net.infer_shape(data=5)
    with pytest.raises(ValueError):
        net.infer_shape((5, 7), data=(5, 7))


def test_infer_type():
    net = mlp()
    args, outs, _ = net.infer_type(data="float64")
    assert args[0] is np.float64 and args[1] is np.float64 and outs[0] is np.float64
    assert sym.var("x").infer_type_partial()[0] == [None]


def test_json(tmp_path):
    net = mlp()
    again = sym.load_json(net.tojson())
    assert again.list_arguments() == net.list_arguments()
    assert again.tojson() == net.tojson()
    path = str(tmp_path / "net.json")
    net.save(path)
    assert sym.load(path).tojson() == net.tojson()
    assert pickle.loads(pickle.dumps(net)).tojson() == net.tojson()
    assert copy.deepcopy(net).tojson() == net.tojson()
    for bad in ("{", "", "[]", '{"nodes": []}', net.tojson()[:-20]):
        with pytest.raises(mx.MXNetError):
            sym.load_json(bad)
    with pytest.raises(mx.MXNetError):
        sym.load(path + ".missing")
    for function in (sym.load, sym.load_json):
        with pytest.raises(TypeError):
            function(3)


def test_values():
    a, b = sym.var("a"), sym.var("b")
    x, y = np.array([1.0, 4.0], np.float32), np.array([2.0, 2.0], np.float32)
    cases = [
        (a + b, x + y), (a - b, x - y), (a * b, x * y), (a / b, x / y), (a ** b, x ** y), (a > b, x > y),
        (a == b, x == y), (2 - a, 2 - x), (2 / a, 2 / x), (2 ** a, 2 ** x), (-a, -x), (a + 1.5, x + 1.5),
        (sym.maximum(a, 2), np.maximum(x, 2)), (sym.minimum(a, b), np.minimum(x, y)), (sym.pow(a, b), x ** y),
        (sym.zeros((2,)) + a, x), (sym.arange(2) + a, x + [0, 1]), (a.sum(), [5.0]), (sym.full((2,), 3) * a, 3 * x),
    ]
    for symbol, want in cases:
        names = symbol.list_arguments()
        arrays = {k: mx.nd.array(v) for k, v in (("a", x), ("b", y)) if k in names}
        got = symbol.eval(**arrays)[0].asnumpy()
        np.testing.assert_allclose(got, np.asarray(want, np.float32), rtol=1e-6, err_msg=symbol.tojson())
    assert sym.maximum(1, 2) == 2
    with pytest.raises(ValueError, match="missing"):
        (a + b).eval(a=mx.nd.ones(1))


def test_what_symbols_are_not():
    x = sym.var("x")
    for call in (x.asnumpy, x.asscalar, x.copy, x.detach, x.backward, x.wait_to_read, lambda: bool(x)):
        with pytest.raises(NotImplementedForSymbol):
            call()
    with pytest.raises(NotImplementedForSymbol):
        x += 1
    with pytest.raises(TypeError):
        x + mx.nd.ones(1)
    with pytest.raises(TypeError):
        hash(x)
    with pytest.raises(TypeError):
        sym.Group([])
    with pytest.raises(TypeError):
        sym.FullyConnected(mx.nd.ones((1, 1)), num_hidden=1)


def test_random_symbols():
    low, high = sym.var("low"), sym.var("high")
    assert sym.random.uniform(low, high, shape=(4,)).list_arguments() == ["low", "high"]
    out = sym.random.normal(0, 1, shape=(3, 2)).eval()[0]
    assert out.shape == (3, 2)
    with pytest.raises(TypeError):
        sym.random.uniform(low, 1)
