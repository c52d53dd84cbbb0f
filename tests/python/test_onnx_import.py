# ONNX: models that others wrote, imported; they answer as an independent implementation does.
import numpy as np
import pytest
from onnx_oracle import again, data, onnx, onnxruntime, outside

import mxnet as mx
from mxnet import nd

helper = onnx.helper
FLOAT, INT64 = onnx.TensorProto.FLOAT, onnx.TensorProto.INT64


def save(path, nodes, feed, constants=None, outputs=("y",), opset=13):
    """A model of these nodes; types and shapes of the outputs are found by ONNX's inference."""
    constants = [onnx.numpy_helper.from_array(np.asarray(v), k) for k, v in (constants or {}).items()]
    kinds = {k: helper.np_dtype_to_tensor_dtype(v.dtype) for k, v in feed.items()}
    inputs = [helper.make_tensor_value_info(k, kinds[k], v.shape) for k, v in feed.items()]
    graph = helper.make_graph(nodes, "g", inputs, [onnx.ValueInfoProto(name=k) for k in outputs], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)
    model = onnx.shape_inference.infer_shapes(model, data_prop=True)
    for info in model.graph.output:
        if not info.type.tensor_type.HasField("shape"):  # where the inference fails, the result is a matrix
            info.CopyFrom(helper.make_tensor_value_info(info.name, FLOAT, [None, None]))
    onnx.save(model, path)


def node(kind, inputs="x", outputs="y", **attrs):
    return helper.make_node(kind, inputs.split(","), outputs.split(","), **attrs)


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "model.onnx")


X, ROW, IMAGE = data(2, 3, 4), data(2, 3), data(2, 4, 6, 7)
I64 = np.int64

# Nodes, the input x, and constants.
MODELS = {
    "gemm": ([node("Gemm", "x,w,b", alpha=0.5, beta=2.0, transB=1)], ROW, {"w": data(5, 3), "b": data(5)}),
    "gemm whole": ([node("Gemm", "x,w,b")], ROW, {"w": data(3, 5), "b": data(2, 5)}),
    "gemm plain": ([node("Gemm", "x,w", transA=1)], ROW, {"w": data(2, 5)}),
    "matmul": ([node("MatMul", "x,w")], X, {"w": data(4, 5)}),
    "conv uneven": ([node("Conv", "x,w,b", pads=[0, 1, 2, 3], strides=[2, 1])], IMAGE,
                    {"w": data(5, 4, 3, 2), "b": data(5)}),
    "deconv": ([node("ConvTranspose", "x,w", group=2, strides=[2, 2], pads=[1, 1, 1, 1], output_padding=[1, 1])],
               IMAGE, {"w": data(4, 3, 3, 3)}),
    "max uneven": ([node("MaxPool", kernel_shape=[3, 2], pads=[0, 1, 2, 0])], IMAGE - 5, {}),
    "max ceil": ([node("MaxPool", kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1)], IMAGE, {}),
    "avg uneven": ([node("AveragePool", kernel_shape=[3, 2], pads=[0, 1, 2, 0])], IMAGE, {}),
    "avg uneven counted": ([node("AveragePool", kernel_shape=[3, 2], pads=[0, 1, 2, 0], count_include_pad=1)],
                           IMAGE, {}),
    "avg row": ([node("AveragePool", kernel_shape=[3], pads=[0, 2])], X, {}),
    "split": ([node("Split", outputs="y,z", axis=2)], X, {}),
    "gather last": ([node("Gather", "x,i", axis=1)], X, {"i": np.array(-1, I64)}),
    "gather several": ([node("Gather", "x,i", axis=1)], X, {"i": np.array([[0, -1], [2, 1]], I64)}),
    "slice": ([node("Slice", "x,b,e,a,s")], X, {"b": np.array([-1, 1], I64), "e": np.array([-99, 99], I64),
                                                "a": np.array([-1, 1], I64), "s": np.array([-2, 1], I64)}),
    "expand": ([node("Expand", "x,s")], data(3, 1), {"s": np.array([3, 4], I64)}),
    "numbers": ([node("Sub", "c,x", "a"), node("Div", "a,c", "b"), node("Pow", "b,d", "e"), node("Max", "e,c,x")],
                X, {"c": np.array(2, "f"), "d": np.array([2], "f")}),
    "comparison": ([node("Less", "c,x", "a"), node("Where", "a,x,c")], X, {"c": np.array(0.5, "f")}),
    "numbers chosen": ([node("Greater", "x,c", "a"), node("Where", "a,c,d")], X,
                       {"c": np.array(0.5, "f"), "d": np.array(-3, "f")}),
    "logical": ([node("Greater", "x,c", "a"), node("Cast", "x", "b", to=onnx.TensorProto.BOOL), node("And", "a,b", "d"),
                 node("Not", "d", "e"), node("Cast", "e", to=FLOAT)], X.round(), {"c": np.array(0.5, "f")}),
    "sums": ([node("Sum", "x,c,x", "a"), node("ReduceSum", "a,s", "b", keepdims=0), node("Identity", "b")], X,
             {"c": data(4), "s": np.array([-1, 0], I64)}),
    "mean of all": ([node("ReduceMean")], X, {}),
    "reduce": ([node("ReduceL1", outputs="a", axes=[1]), node("ReduceLogSum", "k", "l"), node("Mul", "a,l")], X,
               {"k": data(2, 2, low=1.0)}),
    "known shapes": ([node("Shape", outputs="s"), node("Gather", "s,i", "d"),
                      node("Concat", "d,m", "t", axis=0), node("Reshape", "x,t")], X,
                     {"i": np.array([1], I64), "m": np.array([8], I64)}),
    "squeeze": ([node("Unsqueeze", "x,a", "b"), node("Squeeze", "b,c")], ROW,
                {"a": np.array([0, -1], I64), "c": np.array([-1], I64)}),
    "clip": ([node("Clip", "x,,h")], X, {"h": np.array(0.5, "f")}),
    "fmod": ([node("Mod", "x,c", fmod=1)], X, {"c": np.array([0.7, -0.7, 0.3, -0.9], "f")}),
    "flatten": ([node("Flatten", axis=2)], X, {}),
    "topk": ([node("TopK", "x,k", "y,z", axis=1, largest=0)], X, {"k": np.array([2], I64)}),
    "prelu": ([node("PRelu", "x,s")], IMAGE, {"s": data(4, 1, 1)}),
    "constant": ([node("ConstantOfShape", "s", "c", value=onnx.numpy_helper.from_array(np.array([2.5], "f"))),
                  node("Add", "x,c")], X, {"s": np.array([3, 1], I64)}),
    "hard sigmoid": ([node("HardSigmoid")], X, {}), "elu": ([node("Elu")], X, {}),
    "leaky": ([node("LeakyRelu")], X, {}), "softplus": ([node("Softplus")], X, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", MODELS)
def test_models_of_others(name, path):
    if onnxruntime is None and name in ("deconv", "max uneven"):
        pytest.skip("the reference evaluator fails on it")
    nodes, x, constants = MODELS[name]
    save(path, nodes, {"x": x}, constants, nodes[-1].output)
    expected = outside(path, {"x": x}, convert=False)
    again(path, {"x": x}, [value.reshape(value.shape or (1,)) for value in expected])


OLDER = {
    "log softmax": ([node("LogSoftmax", axis=2)], X),
    "axes as attributes": ([node("Unsqueeze", outputs="a", axes=[0]), node("ReduceSum", "a", "b", axes=[1]),
                            node("Squeeze", "b", axes=[0, 1])], X),
    "split": ([node("Split", outputs="y,z", axis=2, split=[1, 3])], X),
}  # fmt: skip


@pytest.mark.parametrize("name", OLDER)
def test_models_in_opset_11(name, path):
    nodes, x = OLDER[name]
    save(path, nodes, {"x": x}, {}, nodes[-1].output, opset=11)
    again(path, {"x": x}, outside(path, {"x": x}, convert=False))


def test_softmax_of_opset_11_covers_all_axes_from_its_own_on(path):
    save(path, [node("Softmax", axis=1)], {"x": X}, opset=11)
    powers = np.exp(X)
    again(path, {"x": X}, [powers / powers.sum((1, 2), keepdims=True)])


def test_layer_normalization_of_opset_17(path):
    save(path, [node("LayerNormalization", "x,g,b")], {"x": X}, {"g": data(4), "b": data(4, seed=1)}, opset=17)
    again(path, {"x": X}, outside(path, {"x": X}, convert=False))


def mlp(path):
    nodes = [node("Gemm", "x,w,b", "h", name="dense"), node("Relu", "h", "r", name="act"),
             node("BatchNormalization", "r,g,s,m,v", name="norm")]  # fmt: skip
    constants = {"w": data(3, 4), "b": data(4), "g": data(4), "s": data(4), "m": data(4), "v": data(4, low=1.0)}
    save(path, nodes, {"x": ROW}, constants, opset=15)
    hidden = np.maximum(ROW @ constants["w"] + constants["b"], 0)
    scaled = (hidden - constants["m"]) / np.sqrt(constants["v"] + 1e-5) * constants["g"] + constants["s"]
    return constants, scaled


def test_parameters_and_states(path):
    constants, _ = mlp(path)
    symbol, args, aux = mx.contrib.onnx.import_model(path)
    assert (set(args), set(aux)) == ({"w", "b", "g", "s"}, {"m", "v"})
    assert symbol.list_auxiliary_states() == ["m", "v"]
    assert symbol.list_outputs() == ["norm_output"]
    np.testing.assert_array_equal(args["w"].asnumpy(), constants["w"])


def test_import_to_gluon(path):
    _, expected = mlp(path)
    net = mx.contrib.onnx.import_to_gluon(path, mx.cpu())
    assert isinstance(net, mx.gluon.SymbolBlock)
    np.testing.assert_allclose(net(nd.array(ROW)).asnumpy(), expected, rtol=1e-5, atol=1e-5)
    net.hybridize()
    np.testing.assert_allclose(net(nd.array(ROW)).asnumpy(), expected, rtol=1e-5, atol=1e-5)


def test_metadata(path):
    mlp(path)
    assert mx.contrib.onnx.get_model_metadata(path) == {
        "input_tensor_data": [("x", (2, 3), FLOAT)], "output_tensor_data": [("y", (2, 4))]}  # fmt: skip
    net = mx.sym.FullyConnected(mx.sym.var("data"), num_hidden=2, name="fc")
    params = {"fc_weight": data(2, 3), "fc_bias": data(2)}
    mx.contrib.onnx.export_model(net, params, [(4, 3)], "float32", path, dynamic=True, dynamic_input_shapes=[(None, 3)])
    assert mx.contrib.onnx.get_model_metadata(path) == {
        "input_tensor_data": [("data", (0, 3), FLOAT)], "output_tensor_data": [("fc", (0, 2))]}  # fmt: skip


@pytest.mark.parametrize(("nodes", "message"), [
    ([node("NonZero")], r"Operator NonZero not implemented \(node 'y'\)"),
    ([node("MaxPool", kernel_shape=[2, 2], auto_pad="SAME_UPPER", name="pool")],
     r"\[MaxPool\] node 'pool': auto_pad SAME_UPPER has no counterpart"),
    ([node("AveragePool", kernel_shape=[2, 2], ceil_mode=1, count_include_pad=1)], "ceil_mode with count_include_pad"),
])  # fmt: skip
def test_what_has_no_counterpart_is_refused(nodes, message, path):
    save(path, nodes, {"x": IMAGE})
    with pytest.raises(NotImplementedError, match=message):
        mx.contrib.onnx.import_model(path)


def test_missing_files_and_packages(monkeypatch, tmp_path):
    with pytest.raises(FileNotFoundError):
        mx.contrib.onnx.import_model(str(tmp_path / "none.onnx"))
    monkeypatch.setitem(__import__("sys").modules, "onnx", None)
    with pytest.raises(ImportError, match="need the Python package 'onnx'"):
        mx.contrib.onnx.get_model_metadata("none.onnx")
