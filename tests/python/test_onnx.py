# ONNX: exported models, run by ONNX Runtime or by the reference evaluator of `onnx`, answer as ours.
import numpy as np
import pytest
from onnx_oracle import agree, data, onnx, onnxruntime, outside

import mxnet as mx
from mxnet import nd, sym
from mxnet.gluon import nn, rnn
from mxnet.gluon.model_zoo import vision

A, B = sym.var("a"), sym.var("b")


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "model.onnx")


X, IMAGE, POSITIVE = data(2, 3, 4), data(2, 4, 6, 7), data(2, 3, 4, low=0.1)
UNIT, LARGE = data(2, 3, 4, low=-0.9, high=0.9), data(2, 3, 4, low=1.1)
PLACES = np.array([[0, 2, 5], [-1, 1, 9]], "float32")
LENGTHS = np.array([2, 1, 3, 4], "float32")

UNARY = {
    "abs": X, "negative": X, "exp": X, "log": POSITIVE, "sqrt": POSITIVE, "floor": X, "ceil": X, "sin": X, "cos": X,
    "tan": UNIT, "arcsin": UNIT, "arccos": UNIT, "arctan": X, "sinh": X, "cosh": X, "arcsinh": X, "arccosh": LARGE,
    "arctanh": UNIT, "tanh": X, "sigmoid": X, "relu": X, "reciprocal": POSITIVE, "erf": X, "sign": X, "softsign": X,
    "square": X, "rsqrt": POSITIVE, "cbrt": X, "rcbrt": POSITIVE, "degrees": X, "radians": X, "log2": POSITIVE,
    "log10": POSITIVE, "fix": X, "trunc": X, "identity": X, "BlockGrad": X, "hard_sigmoid": X, "softmin": X,
    "smooth_l1": X, "Flatten": X, "zeros_like": X, "ones_like": X, "shape_array": X, "size_array": X,
}  # fmt: skip


@pytest.mark.parametrize("name", UNARY)
def test_functions_of_one_array(name, path):
    agree(getattr(sym, name)(A, name="out"), {"a": UNARY[name]}, path=path)


@pytest.mark.parametrize("name", ["round", "rint"])
def test_ties_of_rounding(name, path):
    feed = {"a": np.array([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 0.2, -0.7, 0.49999997], "float32")}
    agree(getattr(sym, name)(A), feed, path=path)


NUMBERS = [np.array([[0, 1, -2, 3.5]], "float32"), np.array([[1], [-2], [0], [3.5]], "float32")]


@pytest.mark.parametrize("name", ["add", "sub", "mul", "maximum", "minimum", "mod", "equal", "not_equal", "greater",
                                  "greater_equal", "lesser", "lesser_equal", "logical_and", "logical_or",
                                  "logical_xor"])  # fmt: skip
def test_functions_of_two_arrays(name, path):
    agree(getattr(sym, f"broadcast_{name}")(A, B), dict(zip("ab", NUMBERS)), path=path)


SCALARS = {
    "plus": A + 2.5, "minus": A - 2.5, "rminus": 2.5 - A, "mul": A * 2.5, "div": A / 2.5, "rdiv": 2.5 / (A + 7),
    "power": A ** 2, "rpower": 2.5 ** A, "mod": A % 1.5, "rmod": 2.5 % (A + 0.25), "maximum": sym.maximum(A, 1),
    "minimum": sym.minimum(A, 1), "equal": A == 1, "not_equal": A != 1, "greater": A > 1, "greater_equal": A >= 1,
    "lesser": A < 1, "lesser_equal": A <= 1,
}  # fmt: skip


@pytest.mark.parametrize("name", SCALARS)
def test_functions_of_an_array_and_a_number(name, path):
    agree(SCALARS[name], {"a": NUMBERS[0]}, path=path)


# Operators with their attributes: the symbol and the input of each.
CASES = {
    "add_n": (sym.add_n(A, A, A), X),
    "clip": (sym.clip(A, -1, 0.5), X),
    "cast": (sym.cast(A, "int32"), X),
    "relu": (sym.Activation(A, act_type="relu"), X),
    "softrelu": (sym.Activation(A, act_type="softrelu"), X),
    "activation softsign": (sym.Activation(A, act_type="softsign"), X),
    "leaky": (sym.LeakyReLU(A, act_type="leaky", slope=0.1), X),
    "elu": (sym.LeakyReLU(A, act_type="elu", slope=0.3), X),
    "selu": (sym.LeakyReLU(A, act_type="selu"), X),
    "gelu": (sym.LeakyReLU(A, act_type="gelu"), X),
    "rrelu": (sym.LeakyReLU(A, act_type="rrelu")[0], X),
    "softmax": (sym.softmax(A, axis=1), X),
    "softmax temperature": (sym.softmax(A, temperature=2.0), X),
    "log_softmax": (sym.log_softmax(A, axis=0), X),
    "SoftmaxActivation": (sym.SoftmaxActivation(A), X),
    "SoftmaxActivation channel": (sym.SoftmaxActivation(A, mode="channel"), IMAGE),
    "SoftmaxOutput": (sym.SoftmaxOutput(A), X),
    "SoftmaxOutput preserve": (sym.SoftmaxOutput(A, preserve_shape=True), X),
    "SoftmaxOutput multi": (sym.SoftmaxOutput(A, multi_output=True), IMAGE),
    "logistic": (sym.LogisticRegressionOutput(A), X),
    "linear": (sym.LinearRegressionOutput(A), X),
    "dropout": (sym.Dropout(A), X),
    "lrn": (sym.LRN(A, nsize=3, alpha=0.2, knorm=1.5), data(4, 4, 3, 5)),
    "l2 instance": (sym.L2Normalization(A), IMAGE),
    "l2 channel": (sym.L2Normalization(A, mode="channel"), IMAGE),
    "l2 spatial": (sym.L2Normalization(A, mode="spatial"), IMAGE),
    "upsampling": (sym.UpSampling(A, scale=3, sample_type="nearest"), IMAGE),
    "resize": (sym.contrib.BilinearResize2D(A, height=9, width=4), IMAGE),
    "resize centres": (sym.contrib.BilinearResize2D(A, height=9, width=14, align_corners=False), IMAGE),
    "adaptive 1": (sym.contrib.AdaptiveAvgPooling2D(A, output_size=1), IMAGE),
    "adaptive": (sym.contrib.AdaptiveAvgPooling2D(A, output_size=(4, 3)), IMAGE),
    "div_sqrt_dim": (sym.contrib.div_sqrt_dim(A), X),
    "reshape": (sym.reshape(A, shape=(0, -1)), X),
    "reshape -2": (sym.reshape(A, shape=(-1, 1, -2)), X),
    "reshape -3": (sym.reshape(A, shape=(-3, -2)), IMAGE),
    "reshape -4": (sym.reshape(A, shape=(0, -4, 2, -1, 0, 0)), IMAGE),
    "reshape reverse": (sym.reshape(A, shape=(8, 0), reverse=True), data(8, 3)),
    "transpose": (sym.transpose(A), X),
    "transpose axes": (sym.transpose(A, axes=(1, 0, 2)), X),
    "swapaxes": (sym.swapaxes(A, dim1=0, dim2=-1), X),
    "expand_dims": (sym.expand_dims(A, axis=-1), X),
    "squeeze": (sym.squeeze(A), data(1, 3, 1, 2)),
    "squeeze axis": (sym.squeeze(A, axis=2), data(1, 3, 1, 2)),
    "concat": (sym.concat(A, A + 1, dim=-1), X),
    "stack": (sym.stack(A, A + 1, axis=1), X),
    "split": (sym.split(A, num_outputs=2, axis=2), X),
    "split squeeze": (sym.split(A, num_outputs=3, axis=1, squeeze_axis=True), X),
    "split_v2": (sym.split_v2(A, (1, 3), axis=2), X),
    "split_v2 sections": (sym.split_v2(A, 3, axis=1, squeeze_axis=True), X),
    "slice": (sym.slice(A, begin=(None, 2, 0), end=(None, None, -1)), X),
    "slice backwards": (sym.slice(A, begin=(1, None, 3), end=(None, None, 0), step=(-1, None, -2)), X),
    "slice_axis": (sym.slice_axis(A, axis=-1, begin=-3, end=None), X),
    "slice_like": (sym.slice_like(A, sym.slice_axis(A, axis=2, begin=0, end=2), axes=(-1,)), X),
    "crop": (sym.Crop(A, h_w=(3, 4), offset=(1, 2), num_args=1), IMAGE),
    "crop centre": (sym.Crop(A, h_w=(3, 4), center_crop=True, num_args=1), IMAGE),
    "reverse": (sym.reverse(A, axis=(0, 2)), X),
    "tile": (sym.tile(A, reps=(2, 1, 1, 3)), X),
    "tile short": (sym.tile(A, reps=(2,)), X),
    "repeat": (sym.repeat(A, repeats=2, axis=1), X),
    "repeat all": (sym.repeat(A, repeats=2), X),
    "pad constant": (sym.pad(A, mode="constant", pad_width=(0, 0, 0, 0, 1, 2, 0, 3), constant_value=1.5), IMAGE),
    "pad edge": (sym.pad(A, mode="edge", pad_width=(0, 0, 0, 0, 1, 2, 0, 3)), IMAGE),
    "pad reflect": (sym.pad(A, mode="reflect", pad_width=(0, 0, 0, 0, 1, 2, 0, 3)), IMAGE),
    "broadcast_axis": (sym.broadcast_axis(A, axis=(0, 2), size=(2, 5)), data(1, 3, 1)),
    "broadcast_to": (sym.broadcast_to(A, shape=(2, 0, 5)), data(1, 3, 1)),
    "broadcast_like": (sym.broadcast_like(sym.sum(A, axis=1, keepdims=True), A), X),
    "depth_to_space": (sym.depth_to_space(A, block_size=2), IMAGE),
    "space_to_depth": (sym.space_to_depth(A, block_size=2), data(2, 3, 4, 6)),
    "arange_like": (sym.contrib.arange_like(A, axis=1, start=2, step=0.5), X),
    "arange_like all": (sym.contrib.arange_like(A), X),
    "constants": (sym.broadcast_add(A, sym.broadcast_add(sym.arange(4), sym.ones((3, 1)))), X),
    "sum": (sym.sum(A), X),
    "sum axis": (sym.sum(A, axis=(0, 2)), X),
    "mean exclude": (sym.mean(A, axis=1, exclude=True, keepdims=True), X),
    "max": (sym.max(A, axis=-1), X),
    "min": (sym.min(A, axis=0, keepdims=True), X),
    "prod": (sym.prod(A, axis=1), X),
    "norm": (sym.norm(A, axis=1), X),
    "norm 1": (sym.norm(A, ord=1, axis=(1, 2), keepdims=True), X),
    "norm all": (sym.norm(A), X),
    "dot": (sym.dot(A, A, transpose_b=True), data(3, 4)),
    "dot vectors": (sym.dot(A, A), data(3)),
    "dot wide": (sym.dot(A, sym.slice(sym.reshape(A, shape=(-1, 3)), begin=(0, 0), end=(4, 3))), X),
    "batch_dot": (sym.batch_dot(A, A, transpose_a=True), X),
    "linalg_gemm2": (sym.linalg.gemm2(A, A, transpose_b=True, alpha=0.5), X),
    "argmax": (sym.argmax(A, axis=1), X),
    "argmax keepdims": (sym.argmax(A, axis=-1, keepdims=True), X),
    "argmax all": (sym.argmax(A), X),
    "argmin": (sym.argmin(A, axis=0), X),
    "topk": (sym.topk(A, k=2), X),
    "topk both": (sym.topk(A, k=2, axis=1, ret_typ="both", is_ascend=True, dtype="int32"), X),
    "topk value": (sym.topk(A, k=3, axis=None, ret_typ="value"), X),
    "sort": (sym.sort(A, axis=1, is_ascend=False), X),
    "argsort": (sym.argsort(A), X),
    "one_hot": (sym.one_hot(A, depth=5, on_value=2, off_value=-1), PLACES),
    "sequence reverse": (sym.SequenceReverse(A), X),
    "sequence last": (sym.SequenceLast(A), X),
    "sequence mask": (sym.SequenceMask(A), X),
    "global max": (sym.Pooling(A, global_pool=True, pool_type="max"), IMAGE),
    "global avg": (sym.Pooling(A, global_pool=True, pool_type="avg"), IMAGE),
    "global sum": (sym.Pooling(A, global_pool=True, pool_type="sum"), IMAGE),
}


@pytest.mark.parametrize("name", CASES)
def test_operators(name, path):
    symbol, value = CASES[name]
    agree(symbol, {"a": value}, path=path)


# Operators of two inputs.
PAIRS = {
    "take clip": (sym.take(A, B), data(4, 3), PLACES),
    "take wrap": (sym.take(A, B, axis=1, mode="wrap"), data(4, 3), PLACES),
    "pick": (sym.pick(A, B), X, np.array([[0, 2, 5], [-1, 1, 9]], "float32")),
    "pick keepdims": (sym.pick(A, B, axis=1, keepdims=True), X, np.array([[0, 1, 2, 5]] * 2, "float32")),
    "gather_nd": (sym.gather_nd(A, B), X, np.array([[0, 1, 1], [2, 0, 1]], "float32")),
    "where": (sym.where(A, B, B * 2), np.array([[1, 0], [0, 3]], "float32"), data(2, 2)),
    "where rows": (sym.where(A, B, B * 2), np.array([1, 0], "float32"), data(2, 3)),
    "reshape_like": (sym.reshape_like(A, B), X, data(4, 6)),
    "batch_dot": (sym.batch_dot(A, B), X, data(2, 4, 5)),
    "sequence mask": (sym.SequenceMask(A, B, use_sequence_length=True, value=-3), data(5, 4, 2), LENGTHS),
    "sequence mask axis": (sym.SequenceMask(A, B, use_sequence_length=True, axis=1), data(4, 5), LENGTHS),
    "sequence reverse": (sym.SequenceReverse(A, B, use_sequence_length=True), data(5, 4, 2), LENGTHS),
    "sequence last": (sym.SequenceLast(A, B, use_sequence_length=True), data(5, 4, 2), LENGTHS),
    "softmax length": (sym.softmax(A, B, use_length=True), data(4, 5), LENGTHS.astype("int32")),
    "embedding": (sym.Embedding(A, B, input_dim=4, output_dim=3), np.array([[0, 3], [1, 1]], "float32"), data(4, 3)),
    "prelu": (sym.LeakyReLU(A, B, act_type="prelu"), IMAGE, data(4)),
    "prelu one": (sym.LeakyReLU(A, B, act_type="prelu"), IMAGE, data(1)),
}


@pytest.mark.parametrize("name", PAIRS)
def test_operators_of_two_inputs(name, path):
    symbol, first, second = PAIRS[name]
    agree(symbol, {"a": first, "b": second}, path=path)


# Products of attention: one or two inputs.
ATTENTION = {
    "interleaved_matmul_selfatt_qk": (data(3, 2, 24),),
    "interleaved_matmul_selfatt_valatt": (data(3, 2, 24), data(4, 3, 3)),
    "interleaved_matmul_encdec_qk": (data(3, 2, 8), data(5, 2, 16)),
    "interleaved_matmul_encdec_valatt": (data(5, 2, 16), data(4, 3, 5)),
}


@pytest.mark.parametrize("name", ATTENTION)
def test_attention(name, path):
    feed = dict(zip("ab", ATTENTION[name]))
    agree(getattr(sym.contrib, name)(*(sym.var(k) for k in feed), heads=2), feed, path=path)


@pytest.mark.parametrize("include", [True, False])
@pytest.mark.parametrize("convention", ["valid", "full", "same"])
@pytest.mark.parametrize("kind", ["max", "avg", "sum"])
@pytest.mark.parametrize(("kernel", "stride", "pad"), [((3, 3), (2, 2), (1, 1)), ((2, 3), (3, 2), (0, 1))])
def test_pooling(kind, convention, include, kernel, stride, pad, path):
    pool = sym.Pooling(A, kernel=kernel, stride=stride, pad=pad, pool_type=kind, pooling_convention=convention,
                       count_include_pad=include)  # fmt: skip
    agree(pool, {"a": data(2, 3, 8, 8)}, path=path)


def layers():
    """Gluon layers and inputs; each is a whole net."""
    bn = nn.BatchNorm(in_channels=4)
    return {
        "dense": (nn.Dense(5), X), "dense wide": (nn.Dense(5, flatten=False, activation="tanh"), X),
        "dense plain": (nn.Dense(5, use_bias=False), X),
        "conv": (nn.Conv2D(6, 3, strides=2, padding=1), IMAGE),
        "conv groups": (nn.Conv2D(4, 3, groups=2, dilation=2, padding=2, use_bias=False), IMAGE),
        "conv 1d": (nn.Conv1D(6, 3, activation="relu"), X), "conv 3d": (nn.Conv3D(2, 2), data(1, 3, 4, 4, 4)),
        "deconv": (nn.Conv2DTranspose(3, 3, strides=2, padding=1, output_padding=1), IMAGE),
        "batch norm": (bn, IMAGE), "batch norm fixed": (nn.BatchNorm(scale=False), IMAGE),
        "batch norm last": (nn.BatchNorm(axis=-1), IMAGE),
        "layer norm": (nn.LayerNorm(), X), "layer norm axis": (nn.LayerNorm(axis=1), X),
        "group norm": (nn.GroupNorm(num_groups=2), IMAGE), "instance norm": (nn.InstanceNorm(), IMAGE),
        "prelu": (nn.PReLU(), IMAGE), "gelu": (nn.GELU(), X), "swish": (nn.Swish(), X), "selu": (nn.SELU(), X),
        "max pool": (nn.MaxPool2D(3, 2, ceil_mode=True), IMAGE), "pool 1d": (nn.AvgPool1D(2, padding=1), X),
        "reflection": (nn.ReflectionPad2D(1), IMAGE),
        "lstm": (rnn.LSTM(5, 2), data(4, 2, 3)), "gru": (rnn.GRU(5, 2, layout="NTC"), data(2, 4, 3)),
        "rnn": (rnn.RNN(5, activation="tanh"), data(4, 2, 3)),
    }  # fmt: skip


def block(net, value, path, init=None, **kwargs):
    net.initialize(init or mx.init.Uniform(0.7))
    net.hybridize()
    net(nd.array(value))
    random = np.random.RandomState(1)
    for name, parameter in net.collect_params().items():
        if name.endswith(("gamma", "beta", "running_mean", "running_var", "bias")):
            parameter.set_data(nd.array(random.uniform(0.5, 1.5, parameter.shape)))
    out = net(sym.var("data"))
    return agree(out if isinstance(out, sym.Symbol) else sym.Group(list(out)), {"data": value},
                 {k: v.data() for k, v in net.collect_params().items()}, path, **kwargs)  # fmt: skip


@pytest.mark.parametrize("name", layers())
def test_gluon_layers(name, path):
    block(*layers()[name], path)


# Those that need large images.
SIDES = {"inceptionv3": 299, "squeezenet1.1": 224, "densenet121": 224}


@pytest.mark.parametrize("name", ["resnet18_v1", "resnet18_v2", "mobilenet0.25", "mobilenetv2_0.25", "squeezenet1.1",
                                  "vgg11_bn", "alexnet", "densenet121", "inceptionv3"])  # fmt: skip
def test_model_zoo(name, path):
    if onnxruntime is None and name in SIDES:
        pytest.skip("too large for the reference evaluator")
    side = SIDES.get(name, 64)
    block(vision.get_model(name, classes=7), data(1, 3, side, side), path, init=mx.init.Xavier(), tol=2e-4)


@pytest.mark.skipif(onnxruntime is None, reason="the reference evaluator has no bidirectional layers")
@pytest.mark.parametrize("net", [rnn.LSTM(5, 2, bidirectional=True), rnn.GRU(5, bidirectional=True), rnn.RNN(4)])
def test_recurrent_layers_that_only_a_runtime_has(net, path):
    block(net, data(4, 2, 3), path)


def test_recurrent_layer_with_states(path):
    net = rnn.LSTM(5, 2)
    net.initialize(mx.init.Uniform(0.7))
    feed = {"x": data(4, 2, 3), "h": data(2, 2, 5), "c": data(2, 2, 5, seed=1)}
    net(nd.array(feed["x"]))
    out, (hidden, cell) = net(*(sym.var("x"), [sym.var("h"), sym.var("c")]))
    agree(sym.Group([out, hidden, cell]), feed, {k: v.data() for k, v in net.collect_params().items()}, path)


# ---- sizes that are left open ----------------------------------------------------------------------------------------


class Attention(nn.HybridBlock):
    """What a layer of a transformer is made of."""

    def __init__(self):
        super().__init__()
        with self.name_scope():
            self.project, self.out, self.norm = nn.Dense(24, flatten=False), nn.Dense(8, flatten=False), nn.LayerNorm()

    def hybrid_forward(self, F, x):
        apart = F.reshape(self.project(x), shape=(0, 0, -4, 2, -1)).transpose((0, 2, 1, 3))
        query, key, value = F.split(apart, num_outputs=3, axis=-1)
        weights = F.softmax(F.contrib.div_sqrt_dim(F.linalg.gemm2(query, key, transpose_b=True)))
        joined = F.reshape(F.transpose(F.batch_dot(weights.reshape((-3, 0, 0)), value.reshape((-3, 0, 0)))
                                       .reshape((-4, -1, 2, 0, 0)), (0, 2, 1, 3)), shape=(0, 0, -3))
        return self.norm(x + self.out(joined))


OPEN = {
    "conv": (lambda: [nn.Conv2D(4, 3), nn.BatchNorm(), nn.MaxPool2D(), nn.Flatten(), nn.Dense(3)], (2, 3, 8, 8)),
    "global": (lambda: [nn.Conv2D(4, 3), nn.GlobalAvgPool2D(), nn.Dense(3)], (2, 3, 8, 8)),
    "lstm": (lambda: [rnn.LSTM(5, layout="NTC")], (2, 4, 3)),
    "attention": (lambda: [Attention()], (2, 5, 8)),
}


@pytest.mark.parametrize("name", OPEN)
def test_batch_size_is_left_open(name, path):
    """Exported with one batch size, run with another."""
    parts, shape = OPEN[name]
    net = nn.HybridSequential()
    net.add(*parts())
    model = block(net, data(*shape), path, dynamic=[("batch", *shape[1:])])
    assert model.graph.input[0].type.tensor_type.shape.dim[0].dim_param == "batch"
    feed = data(5, *shape[1:], seed=3)
    np.testing.assert_allclose(outside(path, {"data": feed})[0], net(nd.array(feed)).asnumpy(), rtol=1e-5, atol=1e-5)


def test_shape_that_is_known_too_late(path):
    with pytest.raises(mx.MXNetError, match=r"\[repeat\] node 'twice': needs sizes that are left open"):
        mx.onnx.export_model(sym.repeat(A, repeats=2, axis=0, name="twice"), {}, [(2, 3)], onnx_file_path=path,
                             dynamic=True, dynamic_input_shapes=[(None, 3)])  # fmt: skip


# ---- the interface ---------------------------------------------------------------------------------------------------


def mlp():
    net = sym.Activation(sym.FullyConnected(A, num_hidden=4, name="one"), act_type="relu", name="act")
    net = sym.SoftmaxOutput(sym.FullyConnected(net, num_hidden=3, name="two"), name="softmax")
    return net, {"one_weight": data(4, 5), "one_bias": data(4), "two_weight": data(3, 4), "two_bias": data(3)}


def test_files_and_prefixes(tmp_path, path):
    net, params = mlp()
    net.save(str(tmp_path / "net.json"))
    nd.save(str(tmp_path / "net.params"), {f"arg:{k}": nd.array(v) for k, v in params.items()})
    answer = mx.onnx.export_model(str(tmp_path / "net.json"), str(tmp_path / "net.params"), [(2, 5)], np.float32, path)
    assert answer == path
    model = onnx.load(path)
    assert [(v.name, v.type.tensor_type.elem_type) for v in model.graph.input] == [("a", onnx.TensorProto.FLOAT)]
    assert [v.name for v in model.graph.output] == ["softmax"]
    assert [n.op_type for n in model.graph.node] == ["Gemm", "Relu", "Gemm", "Softmax"]
    assert [(o.domain, o.version) for o in model.opset_import] == [("", 13)]
    x = data(2, 5)
    hidden = np.maximum(x @ params["one_weight"].T + params["one_bias"], 0)
    scores = np.exp(hidden @ params["two_weight"].T + params["two_bias"])
    np.testing.assert_allclose(outside(path, {"a": x})[0], scores / scores.sum(1, keepdims=True), rtol=1e-5)


def test_shape_of_a_label_may_be_given(path):
    net, params = mlp()
    mx.onnx.export_model(net, [params, {}], [(2, 5), (2,)], [np.float32, np.float32], path)
    assert len(onnx.load(path).graph.input) == 1


def test_large_model_keeps_parameters_apart(path):
    net, params = mlp()
    mx.onnx.export_model(net, {**params, "one_weight": data(4, 500)}, [(2, 500)], np.float32, path, large_model=True)
    assert (onnx.load(path).graph.initializer[0].name, len(open(path, "rb").read()) < 4000) == ("one_weight", True)


def test_shape_inference_adds_the_shapes(path):
    net, params = mlp()
    mx.onnx.export_model(net, params, [(2, 5)], np.float32, path, run_shape_inference=True)
    assert {v.name for v in onnx.load(path).graph.value_info} == {"one", "act", "two"}


def test_outputs_that_are_inputs_or_constants(path):
    agree(sym.Group([A, sym.identity(A), sym.ones((2, 2)), sym.Dropout(A + 1)]), {"a": X}, path=path)


def test_an_output_that_is_asked_for_twice(path):
    value = sym.relu(A, name="value")
    model = agree(sym.Group([value, value * 2, value]), {"a": X}, path=path)
    assert [v.name for v in model.graph.output][::2] == ["value", "value_output"]


def test_names_of_outputs_do_not_meet_names_of_operators(path):
    parts = sym.split(A, num_outputs=2, axis=2, name="part")
    model = agree(sym.Group([sym.relu(parts[0], name="part1"), parts[1]]), {"a": X}, path=path)
    assert [v.name for v in model.graph.output] == ["part1", "part1_"]


def test_types_that_onnx_does_not_take_are_refused(path):
    with pytest.raises(mx.MXNetError, match="(?s)no valid model in opset 13.*Floor.*whole.*int32"):
        mx.onnx.export_model(sym.round(A, name="whole"), {}, [(2, 3)], "int32", path)
    with pytest.raises(FileNotFoundError):
        open(path)


@pytest.mark.parametrize(("symbol", "message"), [
    (sym.gamma(A, name="g"), r"\[gamma\] node 'g': no conversion to ONNX for this operator"),
    (sym.topk(A, ret_typ="mask", name="t"), r"\[topk\] node 't': ret_typ mask has no form in ONNX"),
    (sym.Dropout(A, mode="always", name="d"), r"\[Dropout\] node 'd': dropout that is not only for training"),
    (sym.LayerNorm(A, name="n", output_mean_var=True)[0], r"\[LayerNorm\] node 'n': output_mean_var has no form"),
])  # fmt: skip
def test_what_has_no_form_is_refused(symbol, message, path):
    params = {"n_gamma": data(4), "n_beta": data(4)}
    with pytest.raises(mx.MXNetError, match=message) as caught:
        mx.onnx.export_model(symbol, params, [(2, 3, 4)], np.float32, path)
    assert isinstance(caught.value, AttributeError)


@pytest.mark.parametrize(("given", "message"), [
    ({"in_shapes": [(2, 5), (2,), (3,)]}, r"argument 'in_shapes': expected one entry for each .*\['a'\], got 3"),
    ({"in_shapes": [(None, 5)]}, r"argument 'in_shapes': expected positive sizes for 'a'"),
    ({"in_types": [np.float32] * 3}, r"argument 'in_types': expected one entry"),
    ({"dynamic": True, "dynamic_input_shapes": [(None, 6)]}, r"argument 'dynamic_input_shapes': expected the shape"),
    ({"sym": 5}, "Input sym and params should either be files or objects"),
    ({"params": 5}, "Input sym and params should either be files or objects"),
    ({"onnx_file_path": "/no/such/folder/x.onnx"}, r"argument 'onnx_file_path': expected an existing folder"),
])  # fmt: skip
def test_arguments_that_are_wrong(given, message, path):
    net, params = mlp()
    arguments = {"sym": net, "params": params, "in_shapes": [(2, 5)], "onnx_file_path": path, **given}
    with pytest.raises(ValueError, match=message):
        mx.onnx.export_model(**arguments)


def test_operator_support():
    names = mx.onnx.get_operator_support()
    assert {"null", "Convolution", "RNN", "broadcast_add", "topk"} <= set(names)
    assert names == mx.onnx.get_operator_support(13)
    assert "gamma" not in names
    assert mx.onnx.get_operator_support(9) == []


def test_missing_package_is_told(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "onnx", None)
    with pytest.raises(ImportError, match="need the Python package 'onnx'.*pip install onnx"):
        mx.onnx.get_operator_support()
