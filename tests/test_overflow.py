# Integers that overflow: values wrap round as NumPy's do, counts and sizes beyond all memory are refused by name.
import ctypes
import json
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parent)]

from op_runner import OpError, Runner  # noqa: E402

from codegen import library, model  # noqa: E402

MOST = 2147483647


@pytest.fixture
def runner():
    r = Runner(library.find())
    yield r
    r.close()


def extremes(dtype, shape):
    """Numbers that are the largest and smallest ones of a type, and some between."""
    info, rng = np.iinfo(dtype), np.random.default_rng(5)
    x = rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    x.flat[:2] = info.min, info.max
    return x


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64"])
@pytest.mark.parametrize(("op", "function"), [("sum", np.sum), ("prod", np.prod), ("nanprod", np.prod)])
@pytest.mark.parametrize("axis", [0, 1])
def test_reductions_wrap(runner, op, function, dtype, axis):
    x = extremes(dtype, (70, 60))
    got = runner.forward(op, [x], {"axis": str(axis)})[0]
    with np.errstate(all="ignore"):
        want = function(x.astype("int64"), axis=axis).astype(got.dtype)
    assert np.array_equal(got, want)


@pytest.mark.parametrize("op", ["sum", "broadcast_mul"])
def test_one_long_row_wraps(runner, op):
    x = extremes("int64", (10000,))
    if op == "sum":
        assert runner.forward(op, [x], {})[0] == np.sum(x)
    else:
        assert np.array_equal(runner.forward(op, [x, x[::-1]], {})[0], x * x[::-1])


def test_running_sums_wrap(runner):
    x = extremes("int64", (9,))
    assert np.array_equal(runner.forward("_np_cumsum", [x], {})[0], np.cumsum(x))


def test_gradients_that_add_wrap(runner):
    """Two largest numbers for one row are -2."""
    x, rows = np.zeros((1, 1), "int64"), np.zeros(2, "int64")
    head = np.full((2, 1), np.iinfo("int64").max)
    assert runner.gradients("take", [x, rows], {}, [head], [0])[0].item() == -2


def test_arange_wraps(runner):
    """The first number is that of NumPy; the next one is beyond 64 bits."""
    params = {"start": str(2.0**62), "stop": str(2.0**64), "step": str(2.0**62), "dtype": "int64"}
    got = runner.forward("_arange", [], params)[0]
    assert got.tolist() == [2**62, -(2**63), -(2**62)]


def test_khatri_rao_wraps(runner):
    a, b = extremes("int64", (2, 3)), extremes("int64", (3, 3))[::-1]
    got = runner.forward("khatri_rao", [a, b], {"num_args": "2"})[0]
    assert np.array_equal(got, (a[:, None] * b).reshape(6, 3))


def test_ravel_of_coordinates_out_of_range_wraps(runner):
    x = np.array([[2**62], [5]])
    got = runner.forward("_ravel_multi_index", [x], {"shape": "(2, 3)"})[0]
    assert got.item() == (3 * 2**62 + 5 + 2**63) % 2**64 - 2**63


COUNTS = [
    ("multi_sgd_update", "num_weights", {"lrs": "(1,)", "wds": "(0,)"}),
    ("multi_mp_sgd_mom_update", "num_weights", {"lrs": "(1,)", "wds": "(0,)"}),
    ("preloaded_multi_mp_sgd_mom_update", "num_weights", {}),
    ("preloaded_multi_adam_update", "num_weights", {}),
    ("_multi_mp_adamw_update", "num_weights", {"lrs": "(1,)", "wds": "(0,)", "etas": "(1,)"}),
    ("_multi_mp_lamb_update", "num_tensors", {"learning_rates": "(1,)", "wds": "(0,)", "step_count": "(1,)"}),
    ("reset_arrays", "num_arrays", {}),
    ("multi_sum_sq", "num_arrays", {}),
    ("amp_multicast", "num_outputs", {}),
    ("SliceChannel", "num_outputs", {}),
    ("_split_v2", "sections", {"indices": "()"}),
    ("_npi_dsplit", "sections", {"indices": "()"}),
    ("Concat", "num_args", {}),
    ("stack", "num_args", {}),
    ("add_n", "num_args", {}),
    ("khatri_rao", "num_args", {}),
    ("UpSampling", "num_args", {"scale": "1", "sample_type": "nearest"}),
]


@pytest.mark.parametrize(("op", "name", "params"), COUNTS, ids=[c[0] for c in COUNTS])
def test_too_many_arrays(runner, op, name, params):
    """Also for a graph, which would otherwise begin with a list of two thousand million outputs."""
    params = {**params, name: str(MOST)}
    with pytest.raises(OpError, match=str(MOST)) as info:
        runner.invoke(op, [runner.array(np.ones((2, 2, 2, 2), "float32"))], params)
    assert (info.value.op, info.value.argument, info.value.kind) == (op, name, "argument")
    with pytest.raises(OpError) as info, runner.symbol(op, 1, params):
        pass
    assert info.value.op == op


def test_weights_of_an_rnn_beyond_memory(runner):
    data = runner.array(np.ones((3, 2, 2), "float32"))
    params = {"state_size": str(MOST), "num_layers": "65536", "mode": "lstm"}
    with pytest.raises(OpError, match=str(MOST)) as info:
        runner.invoke("RNN", [data] * 4, params)
    assert (info.value.op, info.value.argument) == ("RNN", "state_size")


def test_histogram_of_too_many_bins(runner):
    with pytest.raises(OpError):  # the edges are one more than an int holds; what lacks is memory or room in the shape
        runner.symbol_shapes("_histogram", {"bin_cnt": str(MOST), "range": "(0, 1)"}, [(1 << 61,)])
    shapes = runner.symbol_shapes("_histogram", {"bin_cnt": str(MOST), "range": "(0, 1)"}, [(3,)])
    assert shapes == [(MOST,), (MOST + 1,)]


@pytest.mark.parametrize("op", ["Reshape", "_np_reshape"])
def test_reshape_to_a_product_that_wraps_to_the_same(runner, op):
    """2^32 * 2^32 is 0 in 64 bits, the number of elements of an array without any."""
    name = "shape" if op == "Reshape" else "newshape"
    with pytest.raises(OpError, match="4294967296") as info:
        runner.invoke(op, [runner.array(np.ones((0, 3), "float32"))], {name: "(4294967296, 4294967296)"})
    assert (info.value.op, info.value.argument) == (op, name)


def test_inference_of_shapes_beyond_memory(runner):
    with pytest.raises(OpError, match="4611686018427387904") as info:
        runner.symbol_shapes("elemwise_add", {}, [(1 << 62, 4), (1 << 62, 4)])
    assert info.value.kind == "memory"
    with pytest.raises(OpError) as info:
        runner.symbol_shapes("Concat", {"num_args": "2", "dim": "0"}, [(1 << 60,), (1 << 60,)])
    assert (info.value.op, info.value.kind) == ("Concat", "memory")


def test_steps_of_gradients_are_not_called_by_name(runner):
    hidden = [op.name for op in model.loads(library.dump(library.find())).operators if op.hidden]
    assert len(hidden) > 100
    for op in hidden:
        with pytest.raises(OpError, match="library's own") as info:
            runner.invoke(op, [], {})
        assert (info.value.op, info.value.kind) == (op, "argument")
        with pytest.raises(OpError, match="library's own"), runner.symbol(op, 0, {}):
            pass
    graph = {
        "nodes": [
            {"op": "null", "name": "x", "inputs": []},
            {"op": "_backward_L2Normalization", "name": "y", "inputs": [[0, 0, 0]] * 3},
        ],
        "arg_nodes": [0],
        "heads": [[1, 0, 0]],
    }
    with pytest.raises(OpError, match="'y'"):
        symbol = ctypes.c_void_p()
        runner.check(runner.lib.MXSymbolCreateFromJSON(json.dumps(graph).encode(), ctypes.byref(symbol)))


def test_a_dtype_that_a_kernel_lacks_names_the_operator(runner):
    """In a bound graph, too."""
    with pytest.raises(OpError) as info:
        runner.forward("_sparse_retain", [np.ones((3, 2), "float32"), np.array([1], "int16")], {})
    assert (info.value.op, info.value.argument, info.value.kind) == ("_sparse_retain", "indices", "type")
    data, lengths = np.ones((3, 2), "float32"), np.array([1, 2], "int16")
    with runner.symbol("SequenceMask", 2, {"use_sequence_length": "True"}) as symbol, pytest.raises(OpError) as info:
        runner.run_graph(symbol, [runner.array(data), runner.array(lengths)])
    assert (info.value.op, info.value.argument, info.value.kind) == ("SequenceMask", "sequence_length", "type")


def test_head_gradients_of_another_dtype(runner):
    """Kernels would read four bytes where there is one."""
    x = runner.array(np.ones((5, 4), "float32"))
    pointer, was = (ctypes.c_void_p * 1)(x.value), ctypes.c_int()
    grad = (ctypes.c_void_p * 1)(runner.array(np.zeros((5, 4), "float32")).value)
    runner.check(runner.lib.MXAutogradMarkVariables(1, pointer, (ctypes.c_uint32 * 1)(1), grad))
    runner.lib.MXAutogradSetIsRecording(1, ctypes.byref(was))
    try:
        y = runner.invoke("exp", [x], {})[0]
    finally:
        runner.lib.MXAutogradSetIsRecording(0, ctypes.byref(was))
    head = (ctypes.c_void_p * 1)(runner.array(np.ones((5, 4), "int8")).value)
    with pytest.raises(OpError, match="float32, got int8") as info:
        runner.check(runner.lib.MXAutogradBackward(1, (ctypes.c_void_p * 1)(y.value), head, 0))
    assert (info.value.argument, info.value.kind) == ("head_grads", "type")


@pytest.mark.parametrize("shape", ["inf", "1e30"])
def test_gamma_distribution_of_a_huge_shape(runner, shape):
    """Its values are relatively close to the shape; drawing them came to no end."""
    got = runner.forward("_npi_gamma", [], {"shape": shape, "scale": "1", "size": "(9,)", "dtype": "float64"})[0]
    assert np.allclose(got, float(shape))


@pytest.mark.parametrize(("op", "params"), [
    ("tile", {"reps": "(2147483647, 3)"}), ("repeat", {"repeats": "2147483647", "axis": "0"})
])  # fmt: skip
def test_many_copies_of_nothing(runner, op, params):
    """Neither the result nor the gradient has elements, so neither takes memory."""
    x = np.ones((2, 0), "float32")
    head = np.ones((2 * MOST, 0), "float32")
    assert runner.gradients(op, [x], params, [head], [0])[0].shape == (2, 0)


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64"])
def test_products_of_matrices_wrap(runner, dtype):
    a, b = extremes(dtype, (4, 5)), extremes(dtype, (5, 3))[::-1]
    got = runner.forward("dot", [a, b], {})[0]
    with np.errstate(all="ignore"):
        assert np.array_equal(got, (a.astype("int64") @ b.astype("int64")).astype(dtype))


@pytest.mark.parametrize("op", ["_npi_eig", "_npi_eigvals"])
@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_eigenvalues_of_what_is_not_finite(runner, op, bad, dtype):
    """LAPACK itself writes beyond its arrays then."""
    x = np.array([[1, 2, 0], [bad, 1, 3], [0, 2, 1]], dtype)
    with pytest.raises(OpError, match="finite") as info:
        runner.forward(op, [np.stack([np.eye(3, dtype=dtype), x])], {})
    assert (info.value.op, info.value.argument, info.value.kind) == (op, "A", "argument")


def test_rows_without_elements(runner):
    got = runner.forward("_sparse_retain", [np.ones((2, 0), "float32"), np.array([1], "int64")], {})[0]
    assert got.shape == (2, 0)


def test_multinomial_of_very_many_draws(runner):
    """Two thousand million draws are shared out, not made one by one: within six standard deviations."""
    p = np.array([0.2, 0, 0.5, 0.3])
    params = {"n": str(MOST), "pvals": str(tuple(p.tolist())), "size": "(3,)"}
    got = runner.forward("_npi_multinomial", [], params)[0]
    assert got.shape == (3, 4) and (got.sum(1) == MOST).all() and (got[:, 1] == 0).all()
    assert (np.abs(got - MOST * p) <= 6 * np.sqrt(MOST * p * (1 - p))).all()
    assert len({tuple(row) for row in got.tolist()}) == 3
