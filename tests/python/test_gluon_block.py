# Blocks: names, children, hooks, tracing, compiling, files.
import json
import warnings

import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon import nn


class Add(gluon.HybridBlock):
    """Sum of the arguments that are not None."""

    def hybrid_forward(self, F, a, b=None):
        if a is None:
            return b
        return a if b is None else a + b


def mlp(**kwargs):
    net = nn.HybridSequential(**kwargs)
    with net.name_scope():
        net.add(nn.Dense(4, activation="tanh"), nn.Dense(2))
    return net


# -- names ------------------------------------------------------------------------------------------------------------


def test_prefixes_nest():
    with mx.name.NameManager():
        net = mlp(prefix="net_")
        assert list(net.collect_params().keys()) == [
            "net_dense0_weight", "net_dense0_bias", "net_dense1_weight", "net_dense1_bias"]  # fmt: skip
        assert (net.prefix, net.name) == ("net_", "net")
        outer = nn.HybridSequential(prefix="out_")
        with outer.name_scope():
            inner = nn.HybridSequential(prefix="")
            with inner.name_scope():
                inner.add(nn.Dense(1), nn.Dense(1, prefix="head_"))
            outer.add(inner, nn.Dense(1))
        assert [name for name in outer.collect_params() if name.endswith("weight")] == [
            "out_dense0_weight", "out_head_weight", "out_dense1_weight"]  # fmt: skip


def test_blocks_outside_a_scope_count_globally():
    with mx.name.NameManager():
        assert [nn.Dense(1).prefix for _ in range(2)] == ["dense0_", "dense1_"]
        assert nn.Conv2D(1, 1).prefix == "conv0_"
        assert nn.Activation("relu").prefix == "relu0_"
        assert nn.MaxPool2D().prefix == "pool0_"


def test_names_of_operators_in_the_graph():
    net = mlp(prefix="net_")
    out = net(mx.sym.var("data"))
    assert out.list_outputs() == ["net_dense1_fwd_output"]
    assert out.list_arguments() == [
        "data", "net_dense0_weight", "net_dense0_bias", "net_dense1_weight", "net_dense1_bias"]  # fmt: skip
    nodes = [node["name"] for node in json.loads(out.tojson())["nodes"] if node["op"] != "null"]
    assert nodes == ["net_dense0_fwd", "net_dense0_tanh_fwd", "net_dense1_fwd"]


def test_collect_params_by_pattern():
    net = mlp(prefix="net_")
    assert list(net.collect_params(".*bias")) == ["net_dense0_bias", "net_dense1_bias"]
    assert list(net.collect_params("net_dense0_bias|net_dense1_weight")) == ["net_dense0_bias", "net_dense1_weight"]


def test_parameters_can_be_shared():
    first = nn.Dense(2, in_units=2)
    second = nn.Dense(2, in_units=2, params=first.collect_params())
    assert second.weight is first.weight
    first.initialize()
    x = nd.ones((1, 2))
    assert (first(x).asnumpy() == second(x).asnumpy()).all()


# -- attributes and children ------------------------------------------------------------------------------------------


def test_attributes_keep_their_kind():
    block = gluon.Block()
    block.free = None
    block.free = 1
    block.child = gluon.Block()
    with pytest.raises(TypeError, match="Changing attribute type"):
        block.child = 3
    other = gluon.Block()
    block.child = other
    assert list(block._children.values()) == [other]
    block.weight = gluon.Parameter("w")
    with pytest.raises(TypeError):
        block.weight = 3
    with pytest.raises(AssertionError, match="Overriding Parameter attribute weight"):
        block.weight = gluon.Parameter("v")


def test_hybrid_blocks_take_hybrid_children_only():
    net = nn.HybridSequential()
    for wrong in (nn.Sequential(), 3):
        with pytest.raises(ValueError, match="must also be HybridBlock"):
            net.add(wrong)
    with pytest.raises(ValueError, match="must also be HybridBlock"):
        net.child = nn.Sequential()


def test_blocks_in_lists_are_reported():
    class Net(gluon.Block):
        def __init__(self):
            super().__init__()
            self.layers = [nn.Dense(2)]
            self.table = {"a": (1, nn.Dense(2))}
            self.plain = [1, 2]

    with pytest.warns(UserWarning, match="unregistered container") as caught:
        Net().collect_params()
    assert len([item for item in caught if "unregistered" in str(item.message)]) == 2


def test_sequential_is_a_list():
    for kind in (nn.Sequential, nn.HybridSequential):
        net = kind()
        layers = [nn.Dense(3) for _ in range(3)]
        net.add(*layers)
        assert len(net) == 3 and net[1] is layers[1] and net[-1] is layers[2]
        part = net[1:]
        assert isinstance(part, kind) and [part[0], part[1]] == layers[1:]


def test_apply_visits_children_first():
    net = mlp(prefix="net_")
    seen = []
    assert net.apply(lambda block: seen.append(block.name)) is net
    assert seen == ["net_dense0_tanh", "net_dense0", "net_dense1", "net"]


def test_printing():
    net = nn.HybridSequential()
    net.add(nn.Dense(3, in_units=2, activation="relu"), nn.Dropout(0.5))
    assert str(net) == (
        "HybridSequential(\n  (0): Dense(2 -> 3, Activation(relu))\n  (1): Dropout(p = 0.5, axes=())\n)"
    )


# -- running ----------------------------------------------------------------------------------------------------------


def test_hooks_run_around_forward_until_detached():
    net = nn.Dense(2, in_units=3)
    net.initialize()
    calls = []
    before = net.register_forward_pre_hook(lambda block, inputs: calls.append(("before", len(inputs))))
    with net.register_forward_hook(lambda block, inputs, output: calls.append(("after", output.shape))):
        net(nd.ones((1, 3)))
    net(nd.ones((1, 3)))
    before.detach()
    before.detach()
    net(nd.ones((1, 3)))
    assert calls == [("before", 1), ("after", (1, 2)), ("before", 1)]


def test_hooks_on_operators_of_compiled_blocks():
    net = nn.HybridSequential(prefix="net_")
    with net.name_scope():
        net.add(nn.Dense(2, in_units=3), nn.Activation("relu"))
    net.initialize(init="ones")
    net.hybridize()
    seen = {}
    net.register_op_hook(lambda name, op, array: seen.update({name: array.shape}))
    net(nd.ones((1, 3)))
    assert seen == {b"net_dense0_fwd_output": (1, 2), b"net_relu0_fwd_output": (1, 2)}


def test_deferred_shapes_follow_from_the_input():
    net = nn.HybridSequential()
    net.add(nn.Conv2D(4, 2, padding=1), nn.BatchNorm(), nn.Dense(3))
    net.initialize()
    assert net(nd.ones((2, 3, 5, 7))).shape == (2, 3)
    assert net[0].weight.shape == (4, 3, 2, 2)
    assert net[1].gamma.shape == (4,)
    assert net[2].weight.shape == (3, 4 * 6 * 8)


def test_infer_shape_and_type():
    net = mlp()
    net.infer_shape(nd.ones((5, 7)))
    assert net[0].weight.shape == (4, 7)
    net.infer_type(nd.ones((5, 7)))
    assert np.dtype(net[0].weight.dtype) == np.float32


def test_uninitialized_and_misplaced_parameters():
    net = nn.Dense(2, in_units=3)
    with pytest.raises(RuntimeError, match="has not been initialized"):
        net(nd.ones((1, 3)))
    net.initialize()
    with pytest.raises(RuntimeError, match="was not initialized on context cpu\\(1\\)"):
        net(nd.ones((1, 3), ctx=mx.cpu(1)))


@pytest.mark.parametrize("options", [{}, {"static_alloc": True}, {"static_alloc": True, "static_shape": True}])
def test_compiled_and_plain_agree_with_gradients(options):
    net = mlp()
    net.initialize(mx.init.Xavier())
    x = nd.random.normal(shape=(3, 5))
    x.attach_grad()
    results = []
    for active in (False, True, True):
        net.hybridize(active, **options) if active else net.hybridize(False)
        for _ in range(2):
            with mx.autograd.record():
                y = net(x)
            y.backward(nd.ones_like(y) * 2)
        grads = [param.grad().asnumpy() for param in net.collect_params().values()]
        results.append([y.asnumpy(), x.grad.asnumpy(), *grads])
    for other in results[1:]:
        for a, b in zip(results[0], other):
            np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)


def test_compiled_block_sees_new_values_types_and_contexts():
    net = nn.Dense(1, in_units=2, use_bias=False)
    net.initialize(init="ones")
    net.hybridize()
    x = nd.array([[1, 2]])
    assert net(x).asscalar() == 3
    net.weight.set_data(nd.array([[2, 2]]))
    assert net(x).asscalar() == 6
    net.cast("float64")
    assert net(x.astype("float64")).dtype == np.float64
    net.cast("float32")
    net.collect_params().reset_ctx([mx.cpu(0), mx.cpu(1)])
    assert net(x.as_in_context(mx.cpu(1))).context == mx.cpu(1)
    net.initialize(init="zeros", force_reinit=True)
    assert net(x).asscalar() == 0


def test_adding_a_layer_compiles_anew():
    net = mlp()
    net.initialize()
    net.hybridize()
    assert net(nd.ones((2, 3))).shape == (2, 2)
    net.add(nn.Dense(5, in_units=2))
    net[2].initialize()
    assert net(nd.ones((2, 3))).shape == (2, 5)


@pytest.mark.parametrize("active", [False, True])
def test_optional_arguments(active):
    one = nd.ones((2,))
    for args, expected in (((one, None), 1), ((None, one), 1), ((one, one), 2), ((one,), 1)):
        net = Add()
        net.hybridize(active)
        for _ in range(2):
            assert (net(*args).asnumpy() == expected).all()
    net = Add()
    net.hybridize(active)
    with pytest.raises(ValueError, match="one NDArray or one Symbol"):
        net(None, None)


def test_compiled_block_checks_its_arguments():
    net = Add()
    net.hybridize()
    net(nd.ones((2,)), None)
    net(nd.ones((2,)))  # an omitted argument is None
    with pytest.raises(ValueError, match="does not match the cached version"):
        net(nd.ones((2,)), nd.ones((2,)))
    for wrong in (1, mx.sym.var("b")):
        net = Add()
        net.hybridize()
        with pytest.raises(ValueError):
            net(nd.ones((2,)), wrong)
    net = Add()
    net.hybridize()
    with pytest.raises(ValueError, match="multiple contexts"):
        net(nd.ones((2,), ctx=mx.cpu(1)), nd.ones((2,), ctx=mx.cpu(2)))


def test_nested_inputs_and_outputs():
    class Nest(gluon.HybridBlock):
        def hybrid_forward(self, F, x, pair):
            return [x, [pair[0] * 2, pair[1] + 1]], x + pair[0]

    args = nd.ones((1,)), [nd.ones((1,)) * 2, nd.ones((1,)) * 3]
    net = Nest()
    plain = net(*args)
    net.hybridize()
    compiled = net(*args)
    for (x, (a, b)), y in (plain, compiled):
        assert [value.asscalar() for value in (x, a, b, y)] == [1, 4, 4, 3]


def test_unused_inputs_and_parameters_are_reported():
    class Net(gluon.HybridBlock):
        def __init__(self):
            super().__init__(prefix="net_")
            self.a = self.params.get("a", shape=(1,))
            self.b = self.params.get("b", shape=(1,))

        def hybrid_forward(self, F, x, y, a, b):
            return x + a

    net = Net()
    net.initialize()
    net.hybridize()
    with pytest.warns(UserWarning) as caught:
        net(nd.ones((1,)), nd.ones((1,)))
    texts = [str(item.message) for item in caught]
    assert any("1-th input" in text for text in texts)
    assert any("Parameter net_b is not used" in text for text in texts)


def test_sequential_of_hybrid_blocks_warns_when_compiled():
    net = nn.Sequential()
    net.add(nn.Dense(2))
    with pytest.warns(UserWarning, match="Consider using HybridSequential"):
        net.hybridize()


def test_summary(capsys):
    net = mlp()
    net.add(nn.BatchNorm())
    net.initialize()
    net.summary(nd.ones((1, 3)))
    text = capsys.readouterr().out
    assert "Total params: 34" in text
    assert "Non-trainable params: 4" in text
    net.hybridize()
    with pytest.raises(AssertionError, match="must not be hybridized"):
        net.summary(nd.ones((1, 3)))


# -- files ------------------------------------------------------------------------------------------------------------


def test_parameters_survive_a_file(tmp_path):
    file = str(tmp_path / "net.params")
    net = mlp()
    net.initialize()
    x = nd.random.normal(shape=(2, 3))
    expected = net(x).asnumpy()
    net.save_parameters(file)
    assert set(nd.load(file)) == {"0.weight", "0.bias", "1.weight", "1.bias"}
    again = mlp()
    again.load_parameters(file)
    assert (again(x).asnumpy() == expected).all()
    again = mlp()
    again.initialize()
    again.hybridize()
    again.load_parameters(file, ctx=mx.cpu())
    assert (again(x).asnumpy() == expected).all()


def test_loading_reports_what_does_not_fit(tmp_path):
    file = str(tmp_path / "net.params")
    net = mlp()
    net.initialize()
    net(nd.ones((2, 3)))
    net.save_parameters(file)
    bigger = mlp()
    bigger.add(nn.Dense(1))
    with pytest.raises(AssertionError, match="'2.weight' is missing"):
        bigger.load_parameters(file)
    bigger.load_parameters(file, allow_missing=True)
    smaller = nn.HybridSequential()
    smaller.add(nn.Dense(4))
    with pytest.raises(ValueError, match="is not present"):
        smaller.load_parameters(file)
    smaller.load_parameters(file, ignore_extra=True)
    wrong = nn.HybridSequential()
    wrong.add(nn.Dense(5), nn.Dense(2))
    with pytest.raises(AssertionError, match="shape incompatible"):
        wrong.load_parameters(file)


def test_types_are_cast_on_loading(tmp_path):
    file = str(tmp_path / "net.params")
    net = nn.Dense(2, in_units=2)
    net.initialize()
    net.cast("float64")
    net.save_parameters(file)
    net.cast("float32")
    with pytest.raises(AssertionError, match="dtype incompatible"):
        net.load_parameters(file)
    net.load_parameters(file, cast_dtype=True)
    assert net.weight.data().dtype == np.float32
    net.load_parameters(file, cast_dtype=True, dtype_source="saved")
    assert net.weight.data().dtype == np.float64


def test_files_with_full_names_load_too(tmp_path):
    file = str(tmp_path / "net.params")
    net = mlp(prefix="first_")
    net.initialize()
    net(nd.ones((1, 3)))
    with pytest.warns(UserWarning, match="deprecated"):
        net.save_params(file)
    assert set(nd.load(file)) == {"dense0_weight", "dense0_bias", "dense1_weight", "dense1_bias"}
    again = mlp(prefix="second_")
    again.load_parameters(file)
    assert (again[0].weight.data().asnumpy() == net[0].weight.data().asnumpy()).all()


def test_shared_parameters_are_written_once(tmp_path):
    file = str(tmp_path / "net.params")
    net = nn.HybridSequential()
    net.add(nn.Dense(2, in_units=2))
    net.add(nn.Dense(2, in_units=2, params=net[0].params))
    net.initialize()
    net.save_parameters(file, deduplicate=True)
    assert set(nd.load(file)) == {"0.weight", "0.bias"}
    net.load_parameters(file)
    net.save_parameters(file)
    assert len(nd.load(file)) == 4


def test_export_and_import_compute_the_same(tmp_path):
    path = str(tmp_path / "model")
    net = nn.HybridSequential(prefix="net_")
    with net.name_scope():
        net.add(nn.Dense(4, activation="relu"), nn.BatchNorm(), nn.Dense(2))
    net.initialize()
    with pytest.raises(RuntimeError, match="hybridize"):
        net.export(path)
    net.hybridize()
    x = nd.random.normal(shape=(5, 3))
    with mx.autograd.record():
        net(x)  # gives the running statistics other values than their first ones
    expected = net(x).asnumpy()
    net.export(path, epoch=7)
    stored = nd.load(path + "-0007.params")
    assert "arg:net_dense0_weight" in stored and "aux:net_batchnorm0_running_mean" in stored
    block = gluon.SymbolBlock.imports(path + "-symbol.json", ["data"], path + "-0007.params")
    np.testing.assert_allclose(block(x).asnumpy(), expected, rtol=1e-5, atol=1e-6)
    block.hybridize(static_alloc=True)
    np.testing.assert_allclose(block(x).asnumpy(), expected, rtol=1e-5, atol=1e-6)
    assert list(block._collect_params_with_prefix())[0] == "dense0_weight"
    assert block.collect_params()["net_batchnorm0_running_mean"].grad_req == "null"


def test_symbol_block_learns_and_joins_other_blocks():
    data = mx.sym.var("data")
    inner = mx.sym.FullyConnected(data, num_hidden=3, name="fc")
    block = gluon.SymbolBlock([inner, inner * 2], data)
    net = nn.HybridSequential()
    net.add(nn.Dense(4))

    class Net(gluon.HybridBlock):
        def __init__(self):
            super().__init__()
            self.first = nn.Dense(4)
            self.body = block

        def hybrid_forward(self, F, x):
            a, b = self.body(self.first(x))
            return a + b

    net = Net()
    net.initialize()
    for active in (False, True):
        net.hybridize(active)
        with mx.autograd.record():
            y = net(nd.ones((2, 5)))
        y.backward()
        assert y.shape == (2, 3)
        assert (block.params["fc_bias"].grad().asnumpy() == 6).all()


def test_symbol_block_wants_variables_as_inputs():
    data = mx.sym.var("data")
    with pytest.raises(AssertionError, match="must be variable"):
        gluon.SymbolBlock(data * 2, data + 1)
    block = gluon.SymbolBlock(data * 2, data)
    with pytest.raises(ValueError, match="does not match"):
        block(nd.ones((1,)), nd.ones((1,)))


def test_whole_networks_survive_files(tmp_path):
    prefix = str(tmp_path / "model")

    def make():
        net = nn.Sequential()
        net.add(mlp(), nn.Dense(3))
        return net

    first = make()
    first.initialize()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        first.hybridize()
    x = nd.random.normal(shape=(2, 5))
    expected = first(x).asnumpy()
    first.save(prefix)
    second = make()
    second.load(prefix)
    np.testing.assert_allclose(second(x).asnumpy(), expected, rtol=1e-5, atol=1e-6)
    other = nn.Sequential()
    other.add(nn.Dense(3), nn.Dense(4))
    with pytest.raises(AssertionError, match="structure"):
        other.load(prefix)
