# ONNX: operators that few networks have, both ways.
import numpy as np
import pytest
from onnx_oracle import agree, data, onnx, onnxruntime, outside
from test_onnx import IMAGE, LENGTHS, NUMBERS, A, B, X

import mxnet as mx
from mxnet import sym


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "model.onnx")


REGIONS = np.array([[0, 0, 0, 5, 4], [1, 1.2, 2, 6, 5], [1, 0, 1, 2.4, 2]], "float32")
ONE = {
    "make_loss": (sym.make_loss(A), X), "MakeLoss": (sym.MakeLoss(A), X), "mae": (sym.MAERegressionOutput(A), X),
    "svm": (sym.SVMOutput(A), data(3, 4)), "logical_not": (sym.logical_not(A), NUMBERS[0]),
    "logical_and number": (sym._internal._logical_and_scalar(A, scalar=1), NUMBERS[0]),
    "logical_or number": (sym._internal._logical_or_scalar(A, scalar=0), NUMBERS[0]),
    "logical_xor number": (sym._internal._logical_xor_scalar(A, scalar=1), NUMBERS[0]),
    "amp_cast": (sym.amp_cast(A, dtype="float64"), X), "argmax_channel": (sym.argmax_channel(A), data(3, 4)),
    "linspace": (sym.broadcast_mul(A, sym.linspace(0, 1, 4)), X),
    "eye": (sym.dot(A, sym.eye(4)), data(3, 4)), "full": (sym.broadcast_add(A, sym.full((1, 4), 2.5)), X),
    "lp pool": (sym.Pooling(A, kernel=(2, 2), pool_type="lp", p_value=2), IMAGE),
    "lp global": (sym.Pooling(A, global_pool=True, pool_type="lp", p_value=2), IMAGE),
    "pool 3d": (sym.Pooling(A, kernel=(2, 2, 2), pool_type="avg", pad=(1, 1, 1)), data(1, 2, 4, 4, 4)),
    "int arithmetic": ((A + 3) * 2 - A, np.array([[1, 2], [3, -4]], "int32")),
    "double": (sym.exp(A) / 3, data(2, 3, dtype="float64")),
    "split one": (sym.split(A, num_outputs=1, axis=2), X),
    "zeros": (sym.broadcast_add(sym.zeros((3, 1)), A), X),
    "reduce all axes": (sym.max(A, axis=(0, 1, 2)), X),
}  # fmt: skip


@pytest.mark.parametrize("name", ONE)
def test_operators_of_one_input(name, path):
    if onnxruntime is None and name == "lp global":
        pytest.skip("the reference evaluator does not have it")
    symbol, value = ONE[name]
    agree(symbol, {"a": value}, path=path)


BOTH = {
    **{name: (getattr(sym, name)(A, B), *NUMBERS) for name in ("broadcast_power", "broadcast_div")},
    **{f"elemwise_{name}": (getattr(sym, f"elemwise_{name}")(A, B), X, X + 3) for name in ("add", "sub", "mul", "div")},
    **{f"_{name}": (getattr(sym._internal, f"_{name}")(A, B), NUMBERS[0], NUMBERS[0][:, ::-1])
       for name in ("equal", "not_equal", "greater", "greater_equal", "lesser", "lesser_equal", "logical_and",
                    "logical_or", "logical_xor", "maximum", "minimum", "mod", "grad_add")},
    "amp_multicast": (sym.amp_multicast(A, B, num_outputs=2), X, X.astype("float64")),
    "take last": (sym.take(A, B, axis=-1), X, np.array([[0, 3]], "int32")),
    "broadcast_like axes": (sym.broadcast_like(A, B, lhs_axes=(1,), rhs_axes=(-1,)), data(2, 1, 3), data(5, 4)),
    "reshape_like axes": (sym.reshape_like(A, B, lhs_begin=1, lhs_end=3, rhs_begin=0, rhs_end=1), X, data(12, 2)),
    "slice_like": (sym.slice_like(A, B), X, data(1, 2, 3)),
    "crop like": (sym.Crop(A, B, num_args=2, offset=(1, 1)), IMAGE, data(2, 4, 3, 3)),
    "rows of sequences": (sym.SequenceLast(A, B, use_sequence_length=True, axis=1), data(4, 5, 2), LENGTHS),
    "upsampling bilinear": (sym.UpSampling(A, B, scale=2, sample_type="bilinear", num_filter=4, num_args=2), IMAGE,
                            data(4, 1, 4, 4)),
    "target_shape": (sym.Deconvolution(A, B, kernel=(3, 3), stride=(2, 2), num_filter=3, target_shape=(12, 13)), IMAGE,
                     data(4, 3, 3, 3)),
    "box_decode": (sym.contrib.box_decode(A, B, std0=0.1, std1=0.2, std2=0.3, std3=0.4), X, data(1, 3, 4)),
    "box_decode corners": (sym.contrib.box_decode(A, B, format="corner", clip=0.5), X, data(1, 3, 4)),
}  # fmt: skip


@pytest.mark.parametrize("name", BOTH)
def test_operators_of_two_inputs(name, path):
    symbol, first, second = BOTH[name]
    agree(symbol, dict(zip("ab", (first, np.ascontiguousarray(second)))), path=path)


@pytest.mark.skipif(onnxruntime is None, reason="the reference evaluator has neither as ours")
@pytest.mark.parametrize("symbol", [
    sym.ROIPooling(A, B, pooled_size=(2, 2), spatial_scale=1.0),
    sym.contrib.ROIAlign(A, B, pooled_size=(2, 3), spatial_scale=0.5, sample_ratio=2),
    sym.contrib.ROIAlign(A, B, pooled_size=(2, 3), spatial_scale=1.0),
])  # fmt: skip
def test_regions(symbol, path):
    agree(symbol, {"a": IMAGE, "b": REGIONS}, path=path)


@pytest.mark.parametrize("name", ["BatchNorm", "contrib.SyncBatchNorm", "contrib.BatchNormWithReLU"])
def test_kinds_of_batch_normalisation(name, path):
    place = sym.contrib if name.startswith("contrib") else sym
    extra = {"key": "k", "ndev": 1} if "Sync" in name else {}
    norm = getattr(place, name.split(".")[-1])(A, fix_gamma=False, eps=1e-3, name="n", **extra)
    params = {"n_gamma": data(4), "n_beta": data(4), "n_moving_mean": data(4), "n_moving_var": data(4, low=0.5)}
    agree(norm, {"a": IMAGE}, params, path)


@pytest.mark.parametrize(("symbol", "mean", "deviation"), [
    (sym.random.normal(2, 3, shape=(100, 100)), 2, 3),
    (sym.random.uniform(1, 3, shape=(100, 100)), 2, 2 / np.sqrt(12)),
    (sym._internal._random_uniform_like(sym.zeros((100, 100)), low=1, high=3), 2, 2 / np.sqrt(12)),
    (sym._internal._random_normal_like(sym.zeros((100, 100)), loc=2, scale=3), 2, 3),
])  # fmt: skip
def test_random_numbers(symbol, mean, deviation, path):
    feed = {"a": np.zeros((100, 100), "float32")}
    mx.onnx.export_model(symbol + A, {}, [(100, 100)], np.float32, path)
    again, args, _ = mx.contrib.onnx.import_model(path)
    zeros = {"a": mx.nd.zeros((100, 100)), **args}
    for values in (outside(path, feed)[0], again.bind(mx.cpu(), zeros).forward()[0].asnumpy()):
        assert values.shape == (100, 100)
        assert abs(values.mean() - mean) < 0.15
        assert abs(values.std() - deviation) < 0.15
    assert len(onnx.load(path).graph.node) == 2


@pytest.mark.skipif(onnxruntime is None, reason="the reference evaluator has no lengths")
def test_recurrent_layer_with_lengths(path):
    names = ["a", "parameters", "state", "cell", "lengths"]
    layer = sym.RNN(*map(sym.var, names), state_size=5, num_layers=1, mode="lstm", bidirectional=True,
                    use_sequence_length=True, state_outputs=True)  # fmt: skip
    feed = {"a": data(4, 2, 3), "state": data(2, 2, 5), "cell": data(2, 2, 5, seed=1),
            "lengths": np.array([2, 4], "int32")}  # fmt: skip
    agree(layer, feed, {"parameters": data(2 * 4 * (5 * 3 + 5 * 5 + 5 + 5), low=-0.5, high=0.5)}, path, back=False)


@pytest.mark.skipif(onnxruntime is None, reason="the reference evaluator computes in 16 bits")
def test_half_data_with_float_parameters(path):
    norm = sym.BatchNorm(A, fix_gamma=False, eps=1e-3, name="n")
    params = {"n_gamma": data(4), "n_beta": data(4), "n_moving_mean": data(4), "n_moving_var": data(4, low=0.5)}
    agree(norm, {"a": IMAGE.astype("float16")}, params, path, tol=2e-3, back=False)
