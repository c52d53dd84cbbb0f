"""Arrays: creation, conversion, arithmetic, methods, files, interchange."""
import copy
import os
import pickle
import threading

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

DTYPES = ["float32", "float64", "float16", "uint8", "int32", "int8", "int64", "bool"]


@pytest.mark.parametrize("dtype", DTYPES)
def test_values_come_back(dtype):
    values = np.array([[0, 1, 2], [3, 4, 5]]).astype(dtype)
    array = nd.array(values, dtype=dtype)
    assert array.dtype is np.dtype(dtype).type
    assert (array.shape, array.ndim, array.size) == ((2, 3), 2, 6)
    np.testing.assert_array_equal(array.asnumpy(), values)


def test_default_dtypes():
    assert nd.array(np.ones(2)).dtype is np.float32
    assert nd.array([1, 2]).dtype is np.float32
    assert nd.array(nd.ones(2, dtype="int32")).dtype is np.int32
    assert nd.zeros(3).dtype is np.float32
    assert nd.full((2,), 3).dtype is np.float32


def test_creation():
    np.testing.assert_array_equal(nd.zeros((2, 3)).asnumpy(), np.zeros((2, 3)))
    np.testing.assert_array_equal(nd.ones((2, 3), dtype="int32").asnumpy(), np.ones((2, 3)))
    np.testing.assert_array_equal(nd.full((2,), 7, dtype="int64").asnumpy(), [7, 7])
    np.testing.assert_array_equal(nd.arange(2, 8, 2, repeat=2).asnumpy(), [2, 2, 4, 4, 6, 6])
    np.testing.assert_array_equal(nd.arange(3).asnumpy(), [0, 1, 2])
    np.testing.assert_allclose(nd.linspace(0, 1, 5).asnumpy(), np.linspace(0, 1, 5))
    np.testing.assert_array_equal(nd.eye(2, 3, 1).asnumpy(), np.eye(2, 3, 1))
    assert nd.empty((2, 2), dtype="float64").shape == (2, 2)
    assert nd.array([nd.ones(2), nd.zeros(2)]).shape == (2, 2)


@pytest.mark.parametrize("op", ["+", "-", "*", "/", "**", "%", ">", ">=", "<", "<=", "==", "!="])
def test_arithmetic(op):
    a, b = np.array([[1.0, 2.0], [3.0, 4.0]], np.float32), np.array([[2.0], [3.0]], np.float32)
    scope = {"a": a, "b": b}
    arrays = {"a": nd.array(a), "b": nd.array(b)}
    for text in (f"a {op} b", f"b {op} a", f"a {op} 2.5", f"2.5 {op} a", f"a {op} 0", f"a {op} np.float32(3)"):
        if text in ("a / 0", "a % 0"):
            continue
        want = eval(text, {"np": np}, scope).astype(np.float32)
        got = eval(text, {"np": np}, arrays)
        np.testing.assert_allclose(got.asnumpy(), want, rtol=1e-6, err_msg=text)


def test_negative_zero_is_kept_apart():
    a = nd.ones((1,))
    for _ in range(2):
        assert not np.signbit((a * 0.0).asnumpy())[0]
        assert np.signbit((a * -0.0).asnumpy())[0]


def test_in_place():
    a = nd.array([1.0, 2.0])
    same = a
    a += 1
    a *= nd.array([2.0, 3.0])
    a -= 1
    a /= 2
    a %= 3
    assert a is same
    np.testing.assert_allclose(a.asnumpy(), ((np.array([2.0, 3.0]) * [2, 3] - 1) / 2) % 3)


@pytest.mark.parametrize("name", ["maximum", "minimum", "add", "subtract", "multiply", "divide", "power", "modulo",
                                  "equal", "greater", "lesser_equal", "logical_and", "logical_or", "logical_xor"])
def test_functions_of_two(name):
    np_name = {"equal": "equal", "lesser_equal": "less_equal", "modulo": "mod"}.get(name, name)
    a, b = np.array([1.0, 0.0, 3.0], np.float32), np.array([2.0, 5.0, 3.0], np.float32)
    want = getattr(np, np_name)(a, b).astype(np.float32)
    np.testing.assert_allclose(getattr(nd, name)(nd.array(a), nd.array(b)).asnumpy(), want)
    want = getattr(np, np_name)(a, 2.0).astype(np.float32)
    np.testing.assert_allclose(getattr(nd, name)(nd.array(a), 2).asnumpy(), want)


def test_operands_that_do_not_fit():
    a = nd.ones((2,))
    for other in ("x", None, [1, 2]):
        with pytest.raises(TypeError, match="not supported"):
            a + other
    with pytest.raises(mx.MXNetError):
        (a + nd.ones((3,))).asnumpy()


def test_numpy_operands():
    a = nd.array([1.0, 2.0])
    host = np.array([[10.0], [20.0]])
    for got in (a + host, host + a):
        assert isinstance(got, nd.NDArray) and got.dtype is np.float32
        np.testing.assert_array_equal(got.asnumpy(), [[11, 12], [21, 22]])
    np.testing.assert_array_equal((host - a).asnumpy(), [[9, 8], [19, 18]])
    a += np.ones(2)
    assert a.asnumpy().tolist() == [2, 3]
    with pytest.raises(TypeError):
        nd.array([1], dtype="int32") * np.array([0.5])


def test_no_elements():
    for array in (nd.zeros((0, 4)), nd.ones((0, 4)), nd.full((0, 4), 3), nd.array(np.ones((0, 4)))):
        assert array.shape == (0, 4) and array.size == 0
        assert array.asnumpy().shape == (0, 4)
    assert not bool(nd.zeros((0,)))


def test_reshape():
    a = nd.arange(24).reshape((2, 3, 4))
    assert a.reshape(-1).shape == (24,)
    assert a.reshape(4, 6).shape == (4, 6)
    assert a.reshape((0, -1)).shape == (2, 12)
    assert a.reshape((-2,)).shape == (2, 3, 4)
    assert a.reshape((-3, 4)).shape == (6, 4)
    assert a.reshape((-4, 1, 2, 0, 0)).shape == (1, 2, 3, 4)
    assert a.reshape((-1, 0), reverse=True).shape == (6, 4)
    assert a.reshape(shape=(24,)).shape == (24,)
    a.reshape(-1)[0:1] = 9
    assert a[0, 0, 0].asscalar() == 9
    for bad in ((5,), (7, -1), (2,)):
        with pytest.raises((ValueError, mx.MXNetError)):
            a.reshape(bad)
    with pytest.raises(TypeError, match="unknown keywords"):
        a.reshape((24,), foo=1)
    with pytest.raises(TypeError):
        a.reshape(("x",))


def test_methods():
    a = np.arange(6, dtype=np.float32).reshape(2, 3)
    x = nd.array(a)
    np.testing.assert_allclose(x.sum(axis=1).asnumpy(), a.sum(1))
    np.testing.assert_allclose(x.mean().asnumpy(), [a.mean()])
    np.testing.assert_allclose(x.T.asnumpy(), a.T)
    np.testing.assert_allclose(x.transpose((1, 0)).asnumpy(), a.T)
    np.testing.assert_allclose(x.exp().asnumpy(), np.exp(a), rtol=1e-6)
    np.testing.assert_allclose(abs(-x).asnumpy(), a)
    np.testing.assert_allclose(x.clip(1, 4).asnumpy(), a.clip(1, 4))
    np.testing.assert_allclose(x.expand_dims(1).asnumpy(), a[:, None])
    np.testing.assert_allclose(x.expand_dims(-1, inplace=True).asnumpy(), a[..., None])
    np.testing.assert_allclose(x.reshape((1, 2, 3)).squeeze(0).asnumpy(), a)
    np.testing.assert_allclose(x.broadcast_to((4, 2, 3)).asnumpy(), np.broadcast_to(a, (4, 2, 3)))
    np.testing.assert_allclose(x.flatten().asnumpy(), a)
    np.testing.assert_allclose(nd.moveaxis(x, 0, 1).asnumpy(), a.T)
    np.testing.assert_allclose(nd.concatenate([x, x], axis=1).asnumpy(), np.concatenate([a, a], 1))
    np.testing.assert_allclose([p.asnumpy() for p in nd.split_v2(x, (1, 2), axis=1)][1], a[:, 1:2])
    np.testing.assert_allclose(nd.concat(x, x, dim=0).asnumpy(), np.concatenate([a, a]))


def test_conversion():
    x = nd.array([[1.5, -2.5]])
    assert x.astype("int32").asnumpy().tolist() == [[1, -2]]
    assert x.astype(np.float64).dtype is np.float64
    assert x.astype("float32", copy=False) is x
    assert x.astype("bool").asnumpy().tolist() == [[True, True]]
    np.testing.assert_array_equal(x.astype("bfloat16").astype("float32").asnumpy(), x.asnumpy())
    assert np.asarray(x).dtype == np.float32
    assert np.array(x, dtype="float64").dtype == np.float64
    assert float(x[0, 0]) == 1.5
    assert int(x[0, 0]) == 1
    assert x[0, 1].asscalar() == np.float32(-2.5)
    with pytest.raises(ValueError, match="not a scalar"):
        x.asscalar()
    with pytest.raises(ValueError, match="ambiguous"):
        bool(x)
    assert bool(nd.ones(1)) and not bool(nd.zeros(1))
    with pytest.raises(TypeError):
        x.astype("complex64")


def test_printing():
    assert repr(nd.array([[1, 2], [3, 4]])) == "\n[[1. 2.]\n [3. 4.]]\n<NDArray 2x2 @cpu(0)>"


def test_copies():
    a = nd.array([1.0, 2.0])
    for b in (a.copy(), copy.copy(a), copy.deepcopy(a), a.copyto(mx.cpu(0)), pickle.loads(pickle.dumps(a))):
        b[:] = 0
        assert a.asnumpy().tolist() == [1, 2]
    target = nd.zeros((2,))
    assert a.copyto(target) is target
    assert target.asnumpy().tolist() == [1, 2]
    assert a.as_in_context(mx.cpu()) is a
    with pytest.raises(TypeError):
        a.copyto("cpu")
    with pytest.raises(mx.MXNetError):
        a.copyto(nd.zeros((3,))).asnumpy()


def test_files(tmp_path):
    path = os.path.join(tmp_path, "x.params")
    a, b = nd.array([1, 2, 3]), nd.array([[4]], dtype="int32")
    nd.save(path, {"a": a, "b": b})
    loaded = nd.load(path)
    assert list(loaded) == ["a", "b"]
    assert loaded["b"].dtype is np.int32
    nd.save(path, [a, b])
    loaded = nd.load(path)
    assert isinstance(loaded, list) and loaded[0].asnumpy().tolist() == [1, 2, 3]
    nd.save(path, a)
    with open(path, "rb") as file:
        data = file.read()
    assert nd.load_frombuffer(data)[0].asnumpy().tolist() == [1, 2, 3]
    for cut in (0, 1, 8, 16, len(data) - 1):
        with pytest.raises(mx.MXNetError):
            nd.load_frombuffer(data[:cut])
    with pytest.raises(mx.MXNetError):
        nd.load(path + ".missing")
    for bad in (3, [3], {"a": 3}, {3: a}):
        with pytest.raises(TypeError):
            nd.save(path, bad)


def test_dlpack():
    a = nd.array([[1, 2], [3, 4]])
    capsule = a.to_dlpack_for_write()
    b = nd.from_dlpack(capsule)
    b[:] = 7
    b.wait_to_read()
    assert a.asnumpy().tolist() == [[7, 7], [7, 7]]
    with pytest.raises(ValueError):
        nd.from_dlpack(capsule)
    assert np.from_dlpack(a).tolist() == [[7, 7], [7, 7]]
    assert nd.from_dlpack(np.ones((2,), np.float32)).asnumpy().tolist() == [1, 1]


def test_from_numpy_shares_memory():
    host = np.arange(6, dtype=np.float32).reshape(2, 3)
    a = nd.from_numpy(host)
    assert not host.flags.writeable
    a += 1
    a.wait_to_read()
    assert host[0, 0] == 1
    with pytest.raises(ValueError, match="c-contiguous"):
        nd.from_numpy(np.ones((2, 3)).T)
    assert nd.from_numpy(np.ones(2), zero_copy=False).dtype is np.float64


def test_contexts():
    assert nd.ones(1).context == mx.cpu(0)
    assert str(mx.gpu(1)) == "gpu(1)"
    with mx.Context("cpu", 1):
        assert mx.current_context() == mx.cpu(1)
        with mx.cpu(2):
            assert mx.current_context().device_id == 2
        assert nd.zeros(1).context == mx.cpu(1)
    assert mx.current_context() == mx.cpu(0)
    with pytest.raises(ValueError):
        mx.Context("tpu")
    if mx.num_gpus() == 0:
        with pytest.raises(mx.MXNetError):
            nd.zeros((1,), ctx=mx.gpu()).asnumpy()


def test_threads():
    failures = []

    def work(number):
        try:
            for _ in range(50):
                a = nd.full((4,), number)
                assert ((a + a) * 2).asnumpy().tolist() == [4.0 * number] * 4
                assert a.reshape((2, 2)).shape == (2, 2)
        except Exception as error:
            failures.append(error)
    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failures


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
def test_fork():
    a = nd.ones((3,)) + 1
    child = os.fork()
    if child == 0:
        good = ((a + nd.ones((3,))) * 2).asnumpy().tolist() == [6, 6, 6]
        os._exit(0 if good else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert (a + 1).asnumpy().tolist() == [3, 3, 3]


def test_random():
    mx.random.seed(7)
    a = nd.random.uniform(2, 3, shape=(1000,))
    mx.random.seed(7)
    np.testing.assert_array_equal(a.asnumpy(), nd.random.uniform(2, 3, shape=(1000,)).asnumpy())
    assert a.min().asscalar() >= 2 and a.max().asscalar() < 3
    assert nd.random.normal(nd.zeros((3,)), nd.ones((3,)), shape=(5,)).shape == (3, 5)
    assert nd.random.randn(2, 3).shape == (2, 3)
    out = nd.zeros((50,), dtype="float64")
    assert nd.random.uniform(5, 6, out=out) is out
    assert out.min().asscalar() >= 5
    assert nd.random.randint(0, 10, shape=(4,)).dtype is np.int32
    draws = nd.random.multinomial(nd.array([0.0, 1.0]), shape=6)
    assert draws.asnumpy().tolist() == [1] * 6
    assert sorted(nd.random.shuffle(nd.arange(5)).asnumpy()) == [0, 1, 2, 3, 4]
    with pytest.raises(TypeError):
        nd.random.uniform(nd.zeros(1), 1)
    with pytest.raises(ValueError):
        mx.random.seed("x")


def test_control_flow():
    outs, state = nd.contrib.foreach(lambda x, s: (x + s, s + x), nd.array([1, 2, 3]), nd.zeros((1,)))
    assert outs.asnumpy().reshape(-1).tolist() == [1, 3, 6]
    assert state.asscalar() == 6
    outs, (i, total) = nd.contrib.while_loop(lambda i, t: i < 3, lambda i, t: (t, [i + 1, t + i]),
                                             [nd.zeros((1,)), nd.zeros((1,))], max_iterations=5)
    assert outs[0].shape == (5, 1) if isinstance(outs, list) else outs.shape == (5, 1)
    assert total.asscalar() == 3
    assert nd.contrib.cond(nd.array([0]), lambda: 1, lambda: 2) == 2
    assert nd.contrib.isnan(nd.array([np.nan, 1])).asnumpy().tolist() == [1, 0]


def test_positions_fit_their_type():
    """argmax and argmin answer in the dtype of the data, or in a wider one where that cannot hold every position."""
    row = np.zeros((1, 5000))
    row[0, 4097] = 1
    for dtype, wide in (("float16", "float32"), ("uint8", "float32"), ("int8", "float32"), ("bool", "float32"),
                        ("float32", "float32"), ("int32", "int32"), ("float64", "float64")):
        data = nd.array(row, dtype=dtype)
        for found in (nd.argmax(data, axis=1), nd.argmin(1 - data, axis=1) if dtype != "bool" else None,
                      nd.argmax_channel(data), nd.argmax(data)):
            if found is not None:
                assert (found.asscalar(), np.dtype(found.dtype).name) == (4097, wide)
    assert nd.argmax(nd.ones((1, 5), dtype="float16"), axis=1).dtype is np.float16
    net = mx.sym.argmax(mx.sym.var("x"), axis=1) + 1
    assert net.bind(mx.cpu(), {"x": nd.array(row, dtype="float16")}).forward()[0].asscalar() == 4098
    for dtype, wide in (("float16", "float32"), ("uint8", "int64"), ("int32", "int32"), ("float32", "float32")):
        flat = nd.ravel_multi_index(nd.array([[50], [51]], dtype=dtype), shape=(100, 100))
        assert (flat.asscalar(), np.dtype(flat.dtype).name) == (5051, wide)
    with pytest.raises(mx.MXNetError, match="dtype.*int64"):
        nd.random.randint(0, 1 << 40, shape=(2,))
    with pytest.raises(mx.MXNetError, match="dtype.*299"):
        nd.topk(nd.zeros((1, 300)), k=2, dtype="uint8")
    with pytest.raises(mx.MXNetError, match="dtype.*4999"):
        nd.argsort(nd.zeros((1, 5000)), dtype="float16")


def test_repeating_zero_times():
    x = nd.array([[1.0, 2.0]])
    assert nd.tile(x, reps=(0,)).shape == (1, 0)
    assert nd.tile(x, reps=(0, 3)).shape == (0, 6)
    assert nd.repeat(x, 0).shape == (0,)
    x.attach_grad()
    with mx.autograd.record():
        y = nd.tile(x, reps=(0, 1)).sum() + nd.repeat(x, 0, axis=1).sum()
    y.backward()
    assert x.grad.asnumpy().tolist() == [[0, 0]]


def test_time_axis_from_the_end():
    x = nd.arange(12).reshape((2, 3, 2))
    n = nd.array([1, 2])
    for function, extra in ((nd.SequenceMask, {"value": -1}), (nd.SequenceLast, {}), (nd.SequenceReverse, {})):
        for axis, same, lengths in ((-2, 1, n), (-3, 0, nd.array([1, 2, 1]))):
            a, b = (function(x, lengths, use_sequence_length=True, axis=k, **extra) for k in (axis, same))
            assert a.asnumpy().tolist() == b.asnumpy().tolist()
        with pytest.raises(mx.MXNetError, match="axis"):
            function(x, axis=-1)


def test_files_keep_the_meaning_of_their_shapes(tmp_path):
    name = str(tmp_path / "a")
    for saved in (False, True):
        with mx.util.np_shape(saved):
            nd.save(name, [nd.ones((2, 0) if saved else (2, 3))])
            data = (tmp_path / "a").read_bytes()
        for loaded in (False, True):
            with mx.util.np_shape(loaded):
                if loaded == saved:
                    assert nd.load(name)[0].shape == nd.load_frombuffer(data)[0].shape
                    continue
                for load, source in ((nd.load, name), (nd.load_frombuffer, data)):
                    with pytest.raises(mx.MXNetError, match="NumPy shapes"):
                        load(source)
