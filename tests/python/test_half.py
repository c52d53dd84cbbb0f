# The 16-bit floats: every value, every rounding, rows of every length, against NumPy.
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

BITS = np.arange(2**16, dtype=np.uint16)
HALVES = BITS.view(np.float16)
BFLOATS = (BITS.astype(np.uint32) << 16).view(np.float32)


def bfloat16(bits):
    """An array with these bits."""
    return nd.array((bits.astype(np.uint32) << 16).view(np.float32)).astype("bfloat16")


def bits_of(array):
    """The bits of a bfloat16 array."""
    return (array.astype("float32").asnumpy().view(np.uint32) >> 16).astype(np.uint16)


def round_bfloat16(values):
    """float32 numbers rounded to the nearest bfloat16, ties to even, as float32."""
    u = values.view(np.uint32).astype(np.uint64)
    return (((u + 0x7FFF + ((u >> 16) & 1)) >> 16 << 16).astype(np.uint32)).view(np.float32)


def test_every_value_widens():
    wide = nd.array(HALVES, dtype="float16").astype("float32").asnumpy()
    np.testing.assert_array_equal(wide, HALVES.astype("float32"))
    finite = ~np.isnan(BFLOATS)
    np.testing.assert_array_equal(bits_of(bfloat16(BITS))[finite], BITS[finite])
    assert np.isnan(bfloat16(BITS).astype("float32").asnumpy()[~finite]).all()


@pytest.mark.parametrize("size", [1, 7, 8, 15, 16, 17, 1023, 1024, 1025, 5000])
def test_rounding(size):
    """To nearest, ties to even; too large becomes infinite; the smallest stay, as subnormals."""
    rng = np.random.default_rng(size)
    bits = rng.integers(0, 2**32, size=size, dtype=np.uint32)
    ties = ((rng.integers(0, 2**15, size=size).astype(np.float16)).astype(np.float32)) * np.float32(1 + 2.0**-11)
    for x in (bits.view(np.float32), ties, rng.normal(size=size).astype(np.float32) * 1e-6):
        x = np.where(np.isnan(x), np.float32(1), x)
        with np.errstate(over="ignore"):
            want = x.astype(np.float16)
        np.testing.assert_array_equal(nd.array(x).astype("float16").asnumpy(), want)
        np.testing.assert_array_equal(nd.array(x).astype("bfloat16").astype("float32").asnumpy(), round_bfloat16(x))
    for dtype in ("float16", "bfloat16"):
        special = nd.array([np.nan, np.inf, -np.inf, -0.0]).astype(dtype).astype("float32").asnumpy()
        assert np.isnan(special[0]) and (special[1:3] == [np.inf, -np.inf]).all() and np.signbit(special[3])


@pytest.mark.parametrize("name", ["exp", "log", "tanh", "sqrt", "abs", "negative", "relu", "square", "floor", "erf"])
def test_functions_of_every_value(name):
    """As the float32 function gives it, rounded once."""
    function = getattr(nd, name)
    with np.errstate(all="ignore"):
        for x, dtype in ((nd.array(HALVES, dtype="float16"), "float16"), (bfloat16(BITS), "bfloat16")):
            want = function(x.astype("float32")).asnumpy()
            want = want.astype(np.float16).astype(np.float32) if dtype == "float16" else round_bfloat16(want)
            got = function(x).astype("float32").asnumpy()
            known = ~np.isnan(want)
            np.testing.assert_array_equal(got[known], want[known])
            assert np.isnan(got[~known]).all()


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("shapes", [((3, 5), (3, 5)), ((4, 33), (1, 33)), ((4, 33), (4, 1)), ((1, 70), (9, 1)),
                                    ((2, 3, 31), (2, 1, 31)), ((1200,), (1,)), ((2, 1100), (2, 1100)),
                                    ((5, 1, 40), (1, 3, 40)), ((0, 3), (1, 3))])  # fmt: skip
def test_broadcasting(dtype, shapes):
    rng = np.random.default_rng(4)
    a, b = (nd.array(rng.uniform(0.5, 2, size=s)).astype(dtype) for s in shapes)
    wide = a.astype("float32"), b.astype("float32")
    for f in (nd.broadcast_add, nd.broadcast_sub, nd.broadcast_mul, nd.broadcast_div, nd.broadcast_maximum,
              nd.broadcast_power, nd.broadcast_greater, nd.broadcast_hypot):  # fmt: skip
        want = f(*wide).astype(dtype)
        np.testing.assert_array_equal(f(a, b).astype("float32").asnumpy(), want.astype("float32").asnumpy())


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_gradients_and_writing_in_place(dtype):
    x = nd.array(np.linspace(-2, 2, 3001)).astype(dtype)
    x.attach_grad()
    with mx.autograd.record():
        y = (nd.tanh(x) * x).sum()
    y.backward()
    v = x.astype("float32").asnumpy().astype(np.float64)
    want = np.tanh(v) + v / np.cosh(v) ** 2
    np.testing.assert_allclose(x.grad.astype("float32").asnumpy(), want, 1e-2 if dtype == "bfloat16" else 2e-3, 2e-2)
    z = x.copy()
    z += x
    z *= 0.5
    np.testing.assert_array_equal(z.astype("float32").asnumpy(), x.astype("float32").asnumpy())


LAYERS = {
    "softmax": ((6, 35), lambda x: nd.softmax(x)),
    "softmax_axis": ((6, 5, 7), lambda x: nd.softmax(x, axis=1, temperature=2.0)),
    "softmax_wide": ((6, 35), lambda x: nd.softmax(x, dtype="float32")),
    "log_softmax": ((3, 1100), lambda x: nd.log_softmax(x)),
    "softmin": ((6, 35), lambda x: nd.softmin(x)),
    "activation": ((6, 35), lambda x: nd.SoftmaxActivation(x)),
    "layer_norm": ((6, 35), lambda x: nd.LayerNorm(x, x[0], x[1])),
    "group_norm": ((2, 4, 5, 3), lambda x: nd.GroupNorm(x, nd.ones((2,), dtype=x.dtype), nd.zeros((2,), dtype=x.dtype),
                                                        num_groups=2)),
    "leaky": ((5000,), lambda x: nd.LeakyReLU(x, slope=0.3)),
    "elu": ((5000,), lambda x: nd.LeakyReLU(x, act_type="elu")),
    "gelu": ((5000,), lambda x: nd.LeakyReLU(x, act_type="gelu")),
    "prelu": ((3, 4, 5), lambda x: nd.LeakyReLU(x, x[0, :, 0], act_type="prelu")),
    "max_pool": ((2, 3, 11, 9), lambda x: nd.Pooling(x, kernel=(3, 3), stride=(2, 2), pool_type="max")),
    "avg_pool": ((2, 3, 11, 9), lambda x: nd.Pooling(x, kernel=(2, 3), pad=(1, 1), pool_type="avg")),
    "last_pool": ((2, 11, 9, 3), lambda x: nd.Pooling(x, kernel=(3, 3), pool_type="max", layout="NHWC")),
}  # fmt: skip


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("name", LAYERS)
def test_layers_round_once(name, dtype):
    """Values and gradients are those of float32, rounded; statistics that the gradient reads are rounded, too."""
    shape, layer = LAYERS[name]
    x = nd.array(np.random.default_rng(6).uniform(-2, 2, size=shape)).astype(dtype)
    got = []
    for one in (x, x.astype("float32")):
        one.attach_grad()
        with mx.autograd.record():
            y = layer(one)
            loss = (y.astype("float32") * nd.arange(y.size).reshape(y.shape) / y.size).sum()
        loss.backward()
        got.append((y, one.grad))
    (half, half_grad), (wide, wide_grad) = got
    np.testing.assert_array_equal(half.astype("float32").asnumpy(), wide.astype(half.dtype).astype("float32").asnumpy())
    tolerance = 2e-2 if dtype == "bfloat16" else 3e-3
    want = wide_grad.asnumpy()
    np.testing.assert_allclose(
        half_grad.astype("float32").asnumpy(), want, tolerance, 3 * tolerance * np.abs(want).max()
    )


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("shape", [(1, 3, 5), (1, 70, 2500), (3, 40, 1024), (8, 33, 1030), (9, 33, 130), (40, 20, 64)])
@pytest.mark.parametrize("bias", [True, False])
def test_dense_layers(dtype, shape, bias):
    """Few rows and many: the sum is that of float64, rounded once more than it would be there."""
    rows, units, inputs = shape
    rng = np.random.default_rng(3)
    x, w, b = (nd.array(rng.uniform(-1, 1, size=s)).astype(dtype) for s in ((rows, inputs), (units, inputs), (units,)))
    wide = [a.astype("float64").asnumpy() for a in (x, w, b)]
    got = nd.FullyConnected(x, w, *([b] if bias else []), num_hidden=units, no_bias=not bias)
    want = wide[0] @ wide[1].T + (wide[2] if bias else 0)
    step = 2.0**-8 if dtype == "bfloat16" else 2.0**-11
    np.testing.assert_allclose(got.astype("float64").asnumpy(), want, 1.5 * step, 2 * step)
    product = nd.dot(x, w, transpose_b=True).astype("float64").asnumpy()
    np.testing.assert_allclose(product, wide[0] @ wide[1].T, 1.5 * step, step)


def test_bfloat16_arrays_from_numbers():
    values = np.array([1, 2.5, -3], dtype="float32")
    whole = nd.array(values, dtype="bfloat16")
    for source in (values.tolist(), values.astype("float64"), whole, [whole]):
        a = nd.array(source, dtype="bfloat16")
        assert a.dtype == whole.dtype
        np.testing.assert_array_equal(a.astype("float32").asnumpy().ravel(), values)
    np.testing.assert_array_equal(nd.array(whole, dtype="float32").asnumpy(), values)
    whole[:] = [4, 5, 6]
    whole[1] = 7
    whole[2:] = nd.array([8])
    np.testing.assert_array_equal(whole.astype("float32").asnumpy(), [4, 7, 8])


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_random_numbers_of_16_bits(dtype):
    """Moments of 20,000 draws, also into an array that is there; a network may be cast before its weights exist."""
    count = 20000
    for draw, mean, deviation in ((nd.random.uniform, 0.5, 12**-0.5), (nd.random.normal, 0, 1),
                                  (nd.random.exponential, 1, 1)):  # fmt: skip
        there = nd.zeros((count,)).astype(dtype)
        draw(shape=(count,), dtype=dtype, out=there)
        for numbers in (draw(shape=(count,), dtype=dtype), there):
            assert numbers.dtype == nd.zeros((1,)).astype(dtype).dtype
            values = numbers.astype("float32").asnumpy()
            assert abs(values.mean() - mean) < 0.04 and abs(values.std() - deviation) < 0.04
    net = mx.gluon.nn.HybridSequential()
    net.add(mx.gluon.nn.Conv2D(64, 3), mx.gluon.nn.BatchNorm(), mx.gluon.nn.Dense(5))
    net.initialize(mx.init.Xavier())
    net.cast(dtype)
    net(nd.ones((1, 16, 5, 5), dtype=dtype)).wait_to_read()
    bound = np.sqrt(3 / ((16 * 9 + 64 * 9) / 2))  # uniform up to the root of 3 / mean fan
    weight = net[0].weight.data()
    assert weight.dtype == nd.zeros((1,)).astype(dtype).dtype
    assert abs(weight.astype("float32").asnumpy().std() - bound * 3**-0.5) < 0.01 * bound


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("op", [nd.Convolution, nd.Deconvolution], ids=["convolution", "deconvolution"])
@pytest.mark.parametrize("kernel, groups, batch", [((3,), 1, 2), ((3, 2), 2, 3), ((1, 1), 1, 1), ((2, 3, 2), 1, 2),
                                                   ((3, 3), 1, 0)])  # fmt: skip
def test_convolutions_round_once(kernel, groups, batch, op, dtype):
    """Results and gradients are those of float32 with the same numbers, rounded to the type."""
    rng = np.random.default_rng(0)
    weight = (8, 6 // groups) if op is nd.Convolution else (6, 8 // groups)
    shapes = [(batch, 6, *(7,) * len(kernel)), (*weight, *kernel), (8,)]
    if op is nd.Deconvolution:
        del shapes[2]  # its bias comes after the rounding
    narrow = [nd.array(rng.normal(size=shape)).astype(dtype) for shape in shapes]
    results = []
    for inputs in (narrow, [a.astype("float32") for a in narrow]):
        for a in inputs:
            a.attach_grad()
        with mx.autograd.record():
            out = op(*inputs, kernel=kernel, num_filter=8, num_group=groups, pad=(1,) * len(kernel),
                     no_bias=len(shapes) == 2)  # fmt: skip
        out.backward(nd.ones(out.shape, dtype=inputs[0].dtype) * 0.75)
        results.append([a.astype("float32").asnumpy() for a in (out, *(a.grad for a in inputs))])
    unit = 2.0**-7 if dtype == "bfloat16" else 2.0**-10
    for found, want in zip(*results):
        assert found.shape == want.shape
        np.testing.assert_allclose(found, want, unit, 1e-6)
