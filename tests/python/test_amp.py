# Automatic mixed precision: where casts go (as MXNet 1.9.1 puts them), what converted models answer, training.
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd, sym
from mxnet._mxnet_cffi import ffi, lib
from mxnet.contrib import amp
from mxnet.contrib.amp.loss_scaler import LossScaler

# Symbols, options of convert_symbol, and the graphs that MXNet 1.9.1 made of them for float16; automatic names of
# outputs (`x_0`) are written as list_outputs has them (`x_output`).
GRAPHS = json.loads((Path(__file__).parent / "amp_graphs.json").read_text())
BFLOAT16 = nd.zeros((1,), dtype="bfloat16").dtype


def nodes_of(symbol):
    graph = json.loads(symbol.tojson(remove_amp_cast=False))
    nodes = graph["nodes"]

    def line(node):
        inputs = ", ".join(nodes[i]["name"] + (f"[{k}]" if k else "") for i, k, _ in node["inputs"])
        dtype = " " + node["attrs"]["dtype"] if node["op"] == "amp_cast" else ""
        return f"{node['op']} {node['name']}({inputs}){dtype}"

    lines = [line(node) for node in nodes if node["op"] != "null"]
    lines.append("heads " + " ".join(nodes[i]["name"] for i, *_ in graph["heads"]))
    types = {n["name"]: n["attrs"]["__dtype__"] for n in nodes if "__dtype__" in n.get("attrs", {})}
    return lines, types


@pytest.mark.parametrize("name", GRAPHS)
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_casts_stand_where_they_stood(name, dtype):
    case = GRAPHS[name]
    symbol = sym.load_json(json.dumps(case["symbol"]))
    lines, types = nodes_of(amp.convert_symbol(symbol, target_dtype=dtype, **case["options"]))
    assert lines == [line.replace("float16", dtype) for line in case["graph"]]
    assert types == {k: "12" if v == "2" and dtype == "bfloat16" else v for k, v in case["types"].items()}


def test_a_graph_without_casts_comes_back():
    symbol = sym.load_json(json.dumps(GRAPHS["chain"]["symbol"]))
    plain = nodes_of(symbol)
    assert nodes_of(sym.load_json(amp.convert_symbol(symbol).tojson())) == plain
    assert nodes_of(symbol) == plain  # the given symbol is not touched
    once = amp.convert_symbol(symbol)
    assert nodes_of(amp.convert_symbol(once)) == nodes_of(once)  # what is cast is not cast again


def dense(name, data=None):
    return sym.FullyConnected(sym.var("data") if data is None else data, num_hidden=3, name=name)


def test_only_values_of_the_computation_are_cast():
    """Conditions, lengths and indices keep their types; parameters in float32 beside 16-bit data do, too."""
    chosen = amp.convert_symbol(sym.where(sym.var("c"), dense("a"), sym.exp(dense("b"), name="e"), name="w"))
    assert "where w(c, a_output_amp_cast_float32, e)" in nodes_of(chosen)[0]
    masked = sym.SequenceMask(dense("a"), sym.var("length"), use_sequence_length=True, name="m")
    assert "SequenceMask m(a, length)" in nodes_of(amp.convert_symbol(masked))[0]
    normal = amp.convert_symbol(sym.BatchNorm(dense("a"), name="n"), target_dtype_ops=["BatchNorm", "FullyConnected"])
    assert "BatchNorm n(a, n_gamma, n_beta, n_moving_mean, n_moving_var)" in nodes_of(normal)[0]
    rnn = sym.RNN(sym.expand_dims(dense("a"), axis=0), sym.var("p"), sym.var("s"), state_size=3, num_layers=1,
                  mode="gru", name="r")  # fmt: skip
    for options in ({}, {"target_dtype_ops": ["RNN", "FullyConnected"]}):  # an operator without kernels for 16 bits
        lines = nodes_of(amp.convert_symbol(rnn, **options))[0]
        assert "RNN r(expand_dims0_output_amp_cast_float32, p, s)" in [re.sub("dims[0-9]+", "dims0", x) for x in lines]


def test_inputs_that_must_agree_are_made_to():
    """A value that may turn out to be of any type goes with the others through one multicast."""
    mixed = sym.Concat(dense("a"), sym.var("z"), sym.exp(dense("b"), name="e"), name="c")
    assert "amp_multicast a_output_amp_multicast(a, z, e)" in nodes_of(amp.convert_symbol(mixed))[0]
    prelu = sym.LeakyReLU(dense("a"), act_type="prelu", name="p")
    assert "LeakyReLU p(a_output_amp_cast_float32, p_gamma)" in nodes_of(amp.convert_symbol(prelu))[0]
    # The parameter follows the data when its type is open.
    lines, types = nodes_of(amp.convert_symbol(prelu, data_names=["data"]))
    assert "LeakyReLU p(a, p_gamma)" in lines and types["p_gamma"] == "2"


def test_parameters_with_two_uses_stay_float32():
    shared = sym.FullyConnected(sym.var("data"), sym.var("w"), no_bias=True, num_hidden=3, name="f")
    shared = shared + sym.sum(sym.exp(sym.var("w"), name="e"))
    out = amp.convert_symbol(sym.Group([shared]), data_names=["data"], cast_optional_params=True)
    assert nodes_of(out)[1]["w"] == "0"


# ---- lists ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float16", np.float16, "bfloat16", BFLOAT16])
def test_lists(dtype):
    lists = [amp.list_lp16_ops(dtype), amp.list_fp32_ops(dtype), amp.list_lp16_fp32_ops(dtype),
             amp.list_widest_type_cast(dtype), [op for op, _, _ in amp.list_conditional_fp32_ops(dtype)]]  # fmt: skip
    names = [name for one in lists for name in one]
    assert len(names) == len(set(names))
    operators = {*nd.gen_op.__all__, *("_contrib_" + n for n in nd.gen_contrib.__all__)}
    assert len(operators) > 200 and operators & set(mx._capi.op_names()) - set(names) == set()
    assert {"Convolution", "FullyConnected"} <= set(lists[0]) and {"exp", "softmax", "linalg_gemm"} <= set(lists[1])
    assert {"relu", "BatchNorm", "Reshape", "take"} <= set(lists[2]) and {"broadcast_add", "concat"} <= set(lists[3])
    assert amp.list_conditional_fp32_ops(dtype)[0] == ("Activation", "act_type", ["softrelu"])
    assert "SoftmaxOutput" in amp.list_loss_output_functions(dtype)
    kept = amp.list_lp16_use_fp32_params(dtype)
    assert kept is None if "bfloat16" not in str(dtype) else "gamma" in kept["BatchNorm"]


def test_lists_of_the_caller():
    f = sym.relu(dense("f"), name="r")
    lines = nodes_of(amp.convert_symbol(f, target_dtype_ops=["relu"], fp32_ops=["FullyConnected"]))[0]
    assert lines[0] == "FullyConnected f(data, f_weight, f_bias)"
    assert lines[1] == "amp_cast f_output_amp_cast_float16(f) float16"
    soft = sym.Activation(dense("f"), act_type="tanh", name="t")
    assert "Activation t(f)" in nodes_of(amp.convert_symbol(soft))[0]
    wide = amp.convert_symbol(soft, conditional_fp32_ops=[("Activation", "act_type", ["tanh"])])
    assert "Activation t(f_output_amp_cast_float32)" in nodes_of(wide)[0]


def test_bad_arguments():
    f = dense("f")
    with pytest.raises(AssertionError, match="should be Symbol"):
        amp.convert_symbol(gluon.nn.Dense(3))
    with pytest.raises(AssertionError, match="float16 and bfloat16.*'int8'"):
        amp.convert_symbol(f, "int8")
    with pytest.raises(AssertionError, match="two or more lists.*relu"):
        amp.convert_symbol(f, target_dtype_ops=["relu"], fp32_ops=["relu"])
    with pytest.raises(AssertionError, match="target_dtype_ops.*nosuch"):
        amp.convert_symbol(f, target_dtype_ops=["nosuch"])
    with pytest.raises(AssertionError, match="conditional_fp32_ops.*nosuch"):
        amp.convert_symbol(f, conditional_fp32_ops=[("nosuch", "a", ["b"])])
    with pytest.raises(mx.MXNetError, match="arg_names.*nosuch"):
        amp.convert_symbol(f, data_names=["nosuch"])
    with pytest.raises(AssertionError, match="arg_params"):
        amp.convert_model(f, [], {})
    with pytest.raises(RuntimeError, match="hybridize"):
        amp.convert_hybrid_block(gluon.nn.Dense(3))
    with pytest.raises(AssertionError, match="BucketingModule"):
        amp.convert_bucketing_module(f)


def reduce(symbol, dtype=2, target=(), wide=(), conditional=(), offsets=(0,), args=(), types=()):
    def strings(names):
        keep.append([ffi.new("char[]", n.encode()) for n in names])
        return ffi.new("const char*[]", keep[-1])

    keep = []
    out = ffi.new("void**")
    code = lib.MXReducePrecisionSymbol(
        symbol._s, out, len(args), ffi.new("int[]", types), len(offsets), ffi.new("int[]", offsets),
        ffi.new("int*", dtype), 0, len(target), len(wide), 0, len(conditional), 0, 0, strings(target), strings(wide),
        ffi.NULL, strings(conditional), ffi.NULL, strings(["act_type"]), strings(["softrelu"]), ffi.NULL,
        strings(args))  # fmt: skip
    return sym.Symbol(out[0]) if code == 0 else ffi.string(lib.MXGetLastError()).decode()


def test_the_c_function_names_what_is_wrong():
    f = dense("f")
    assert "target_dtype" in reduce(f, dtype=1) and "float64" in reduce(f, dtype=1)
    assert "nosuch" in reduce(f, target=["nosuch"])
    assert "fp32_op_names" in reduce(f, target=["relu"], wide=["relu"])
    assert "num_ind_ptr" in reduce(f, conditional=["Activation"])
    assert "ind_ptr" in reduce(f, conditional=["Activation"], offsets=[1, 0])
    assert "arg_names" in reduce(f, args=["nosuch"], types=[0])
    assert isinstance(reduce(f, conditional=["Activation"], offsets=[0, 1]), sym.Symbol)


# ---- models ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def network():
    """A network of the zoo with weights that keep the size of the signal, its input and its answer."""
    mx.random.seed(5)
    net = gluon.model_zoo.vision.resnet18_v1(classes=10)
    net.initialize(mx.init.MSRAPrelu())
    x = nd.random.uniform(-1, 1, shape=(2, 3, 64, 64))
    net(x)
    for name, p in net.collect_params().items():
        if name.endswith(("running_var", "gamma")):
            p.set_data(nd.random.uniform(0.5, 1.5, shape=p.shape))
    net.hybridize(static_alloc=True, static_shape=True)
    return net, x, net(x).asnumpy()


def near(got, want, dtype):
    """Rounding to 8 (bfloat16) or 11 bits in each of some twenty layers."""
    assert got.dtype == np.float32
    error = np.sqrt(np.mean((got.asnumpy() - want) ** 2) / np.mean(want**2))
    assert 0 < error < (1e-2 if dtype == "bfloat16" else 2e-3), error


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("cast", [False, True])
def test_a_saved_model_converted(network, tmp_path, dtype, cast):
    """Through executors, Module, SymbolBlock, hybridized and not."""
    net, x, want = network
    net.export(str(tmp_path / "net"))
    converted, args, states = amp.convert_model(*mx.model.load_checkpoint(str(tmp_path / "net"), 0), dtype,
                                                cast_optional_params=cast)  # fmt: skip
    small = BFLOAT16 if dtype == "bfloat16" else np.float16
    kinds = {k: v.dtype for k, v in args.items()}
    assert all(v == (small if cast and not k.endswith(("gamma", "beta")) else np.float32) for k, v in kinds.items())
    assert all(v.dtype == np.float32 for v in states.values())

    bound = converted.bind(mx.cpu(), {**args, "data": x}, aux_states=states)
    near(bound.forward()[0], want, dtype)
    near(bound.forward(is_train=False)[0], want, dtype)  # and with weights that were folded
    made = converted.simple_bind(mx.cpu(), grad_req="null", data=x.shape)
    assert {k: v.dtype for k, v in made.arg_dict.items() if k != "data"} == kinds
    made.copy_params_from(args, states)
    near(made.forward(data=x)[0], want, dtype)
    module = mx.mod.Module(converted, label_names=None)
    module.bind([("data", x.shape)], for_training=False)
    module.set_params(args, states)
    module.forward(mx.io.DataBatch([x]), is_train=False)
    near(module.get_outputs()[0], want, dtype)
    block = amp.convert_hybrid_block(net, dtype, cast_optional_params=cast)
    near(block(x), want, dtype)
    block.hybridize(static_alloc=True, static_shape=True)
    near(block(x), want, dtype)
    converted.save(str(tmp_path / "amp-symbol.json"), remove_amp_cast=False)
    mx.nd.save(str(tmp_path / "amp-0000.params"),
               {**{f"arg:{k}": v for k, v in args.items()}, **{f"aux:{k}": v for k, v in states.items()}})  # fmt: skip
    imported = gluon.SymbolBlock.imports(str(tmp_path / "amp-symbol.json"), ["data"], str(tmp_path / "amp-0000.params"))
    near(imported(x), want, dtype)


def test_a_changed_parameter_is_seen(network):
    """Casts of parameters are kept between runs, until a parameter changes."""
    net, x, _ = network
    block = amp.convert_hybrid_block(net, "bfloat16")
    block.hybridize(static_alloc=True, static_shape=True)
    for name in ("conv0_weight", "dense0_weight", "dense0_bias"):
        before = block(x).asnumpy()
        param = next(p for key, p in block.collect_params().items() if key.endswith(name))
        param.set_data(param.data() * 1.5 + (100 if name.endswith("bias") else 0.1))
        after = block(x).asnumpy()
        assert np.abs(after - before).max() > 1e-2 * np.abs(before).max()
        fresh = gluon.SymbolBlock(block._cached_graph[1], block._cached_graph[0])
        for key, p in fresh.collect_params().items():
            p._load_init(block.collect_params()[key].data(), mx.cpu(), cast_dtype=True, dtype_source="saved")
        np.testing.assert_array_equal(fresh(x).asnumpy(), after)


def test_bucketing_module():
    def sym_gen(key):
        words = sym.Embedding(sym.var("data"), input_dim=9, output_dim=4, name="e")
        return sym.sum(sym.FullyConnected(words, num_hidden=3, flatten=False, name="f"), axis=1), ["data"], None

    module = mx.mod.BucketingModule(sym_gen, default_bucket_key=6)
    module.bind([("data", (2, 6))], for_training=False)
    module.init_params(mx.init.Uniform(1))
    converted = amp.convert_bucketing_module(module, "bfloat16", cast_optional_params=True)
    for key in (6, 4):
        x = nd.array(np.arange(2 * key).reshape(2, key) % 9)
        batch = mx.io.DataBatch([x], bucket_key=key, provide_data=[("data", x.shape)])
        answers = []
        for one in (module, converted):
            one.forward(batch, is_train=False)
            answers.append(one.get_outputs()[0].asnumpy())
        np.testing.assert_allclose(answers[1], answers[0], 2e-2, 2e-2 * np.abs(answers[0]).max())
        assert np.abs(answers[1] - answers[0]).max() > 0


# ---- training -------------------------------------------------------------------------------------------------------


def test_the_scale_follows_overflows():
    param = gluon.Parameter("p", shape=(3,))
    param.initialize(mx.init.One())
    scaler = LossScaler()
    assert scaler.loss_scale == 2**16
    param.grad()[:] = nd.array([1, np.inf, 0])
    assert scaler.has_overflow([param]) and scaler.loss_scale == 2**15
    param.grad()[:] = 1
    scaler._scale_seq_len = 3
    assert [scaler.has_overflow([param]) for _ in range(3)] == [False] * 3 and scaler.loss_scale == 2**16


# `amp.init` changes the process for good, so training runs in processes of its own.
TRAINING = """
import sys
import numpy as np
import mxnet as mx
from mxnet import autograd, gluon, nd
from mxnet.contrib import amp
dtype, kind, hybrid = sys.argv[1:]
if dtype != "float32":
    amp.init(dtype)
np.random.seed(2)
x = np.random.normal(size=(128, 1, 10, 10)).astype("float32")
y = nd.array(x[:, 0, :5].mean(axis=(1, 2)) > x[:, 0, 5:].mean(axis=(1, 2)))
x = nd.array(x)
net = gluon.nn.HybridSequential()
if kind == "conv":
    net.add(gluon.nn.Conv2D(8, 3, in_channels=1), gluon.nn.BatchNorm(in_channels=8), gluon.nn.Activation("relu"),
            gluon.nn.Conv2D(8, 3, strides=2, in_channels=8), gluon.nn.LeakyReLU(0.1), gluon.nn.GlobalAvgPool2D(),
            gluon.nn.Dense(2, in_units=8))
else:
    net.add(gluon.nn.Dense(32, activation="tanh", in_units=100), gluon.nn.Dense(16, in_units=32),
            gluon.nn.Activation("softrelu"), gluon.nn.Dense(2, in_units=16))
mx.random.seed(3)
net.initialize(mx.init.Xavier())
if hybrid == "1":
    net.hybridize()
loss_of = gluon.loss.SoftmaxCrossEntropyLoss()
trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.2, "momentum": 0.9})
if dtype != "float32":
    amp.init_trainer(trainer)
    trainer._amp_loss_scaler._loss_scale = min(trainer._amp_loss_scaler.loss_scale, 1024.0)  # no overflow at first
"""
LOOP = TRAINING + """
losses = []
for _ in range(12):
    with autograd.record():
        loss = loss_of(net(x), y)
        if dtype == "float32":
            loss.backward()
        else:
            with amp.scale_loss(loss, trainer) as scaled:
                autograd.backward(scaled)
    trainer.step(128)
    losses.append(loss.mean().asscalar())
assert all(p.data().dtype == np.float32 for p in net.collect_params().values())
print(*losses)
"""


def run(script, *arguments):
    done = subprocess.run([sys.executable, "-c", script, *arguments], env=os.environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", ["conv", "dense"])
def test_training_follows_float32(kind):
    want = np.array(run(LOOP, "float32", kind, "0").split(), float)
    assert want[-1] < 0.95 * want[0]
    for dtype in ("float16", "bfloat16"):
        for hybrid in "01":
            got = np.array(run(LOOP, dtype, kind, hybrid).split(), float)
            assert 0 < np.abs(got - want).max() < 0.08, (dtype, hybrid, got, want)


def test_steps_with_overflow_are_left_out():
    said = run(TRAINING + """
def step(factor):
    with autograd.record():
        loss = loss_of(net(x), y) * factor
        with amp.scale_loss(loss, trainer) as scaled:
            autograd.backward(scaled)
    before = net[0].weight.data().asnumpy()
    trainer.step(128)
    return bool((net[0].weight.data().asnumpy() == before).all()), trainer._amp_loss_scaler.loss_scale
print(step(float("inf")), step(1.0), step(1.0))
with autograd.record():
    losses = [loss_of(net(x), y), loss_of(net(x), y)]
    with amp.scale_loss(losses, trainer) as scaled:
        assert [s.asnumpy()[0] / l.asnumpy()[0] for s, l in zip(scaled, losses)] == [512.0, 512.0]
        autograd.backward(scaled)
big = net[0].weight.grad().asnumpy()
amp.unscale(trainer)
np.testing.assert_allclose(net[0].weight.grad().asnumpy(), big / 512, 1e-6)
assert trainer._scale == 1
""", "float16", "dense", "1")  # fmt: skip
    assert said.strip() == "(True, 512.0) (False, 512.0) (False, 512.0)"


def test_calls_after_init():
    """On arrays, by methods and operators too; graphs when they are bound, whoever made them."""
    run("""
import numpy as np
import mxnet as mx
from mxnet import nd, sym
from mxnet.contrib import amp
early = sym.FullyConnected(sym.var("data"), num_hidden=3, name="f")
amp.init("float16")
amp.init("float16")  # once is enough
x, w, b = nd.ones((2, 4)), nd.ones((3, 4)), nd.zeros((3,))
y = nd.FullyConnected(x, w, b, num_hidden=3)
half = nd.ones((2, 3), dtype="float16")
kinds = [y, nd.relu(y), nd.exp(y), y.exp(), y ** 2, y + 1, y + x[:, :3], nd.broadcast_add(x[:, :3], half),
         nd.concat(half, x[:, :3], dim=0), nd.Activation(half, act_type="softrelu"),
         nd.Activation(half, act_type="tanh"),
         nd.where(nd.array([1, 0], dtype="int32"), half, x[:, :3]), nd.softmax(half), half.sum(), half + half]
got = " ".join(np.dtype(k.dtype).name[5:] for k in kinds)
assert got == "16 16 32 32 32 16 32 32 32 32 16 32 32 32 16", got
into = nd.zeros((2, 3))
nd.FullyConnected(x, w, b, num_hidden=3, out=into)
assert into.asnumpy()[0, 0] == 4 and into.dtype == np.float32
exe = early.simple_bind(mx.cpu(), data=(2, 4))
exe.arg_dict["data"][:], exe.arg_dict["f_weight"][:] = 1 + 2.0 ** -12, 1
assert exe.outputs[0].dtype == np.float32 and exe.forward()[0].asnumpy()[0, 0] == 4  # 2 ** -12 is lost in float16
assert nd.CachedOp(early)(x + 2.0 ** -12, w, b).asnumpy()[0, 0] == 4
""")


def test_init_comes_first():
    param = gluon.Parameter("p", shape=(1,))
    param.initialize()
    trainer = gluon.Trainer([param], "sgd")
    with pytest.raises(AssertionError, match="amp.init"):
        amp.init_trainer(trainer)
    with pytest.raises(AssertionError, match="amp.init_trainer"):
        amp.unscale(trainer)
    with pytest.raises(AssertionError, match="amp.init_trainer"), amp.scale_loss(nd.ones((1,)), trainer):
        pass
    run("""
import mxnet as mx
from mxnet import gluon
from mxnet.contrib import amp
def expect(error, text, call, *args):
    try:
        call(*args)
    except error as e:
        assert text in str(e), e
    else:
        raise SystemExit(text)
expect(AssertionError, "float16 and bfloat16", amp.init, "float64")
amp.init("bfloat16")
expect(TypeError, "only compatible with Gluon Trainer", amp.init_trainer, mx.optimizer.SGD())
expect(TypeError, "should be a Gluon Trainer", amp.init_trainer, 3)
p = gluon.Parameter("p", shape=(1,))
p.initialize()
expect(ValueError, "update_on_kvstore", amp.init_trainer, gluon.Trainer([p], "sgd", update_on_kvstore=True))
""")
