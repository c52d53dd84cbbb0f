"""Initializers: rules by name, distributions, composition, and their JSON form."""
import json
import math

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.initializer import InitDesc


def made(init, name="fc_weight", shape=(2, 3), attrs=None, **options):
    array = nd.full(shape, 7)
    init(InitDesc(name, attrs, **options), array)
    return array.asnumpy()


@pytest.mark.parametrize("name, value", [
    ("a_weight", 3), ("a_bias", 0), ("a_gamma", 1), ("a_beta", 0), ("a_min", 0), ("a_max", 1), ("a_moving_mean", 0),
    ("a_running_mean", 0), ("a_moving_var", 1), ("a_running_var", 1), ("a_moving_inv_var", 0), ("a_moving_avg", 0)])
def test_the_name_chooses_the_rule(name, value):
    assert (made(mx.init.Constant(3), name) == value).all()


def test_unknown_names_are_refused():
    with pytest.raises(ValueError, match="foo"):
        made(mx.init.One(), "foo")


def test_a_variables_own_initializer_wins():
    assert (made(mx.init.One(), "w", attrs={"__init__": '["constant", {"value": 3}]'}) == 3).all()
    assert (made(mx.init.One(), "w", attrs={"__init__": "zeros"}) == 0).all()


def test_plain_strings_are_deprecated_names():
    array = nd.ones((2, 2))
    with pytest.warns(DeprecationWarning):
        mx.init.Zero()("a_weight", array)
    assert not array.asnumpy().any()
    with pytest.warns(DeprecationWarning), pytest.raises(TypeError):
        mx.init.Zero()(1, array)


def test_constants_may_be_arrays():
    values = np.arange(6, dtype="float32").reshape(2, 3)
    for given in (values, nd.array(values), values.tolist()):
        assert (made(mx.init.Constant(given)) == values).all()
    assert mx.init.Constant(nd.ones(2)).dumps() == '["constant", {"value": [1.0, 1.0]}]'


def test_distributions():
    mx.random.seed(3)
    np.random.seed(3)
    uniform = made(mx.init.Uniform(0.5), shape=(100, 100))
    assert -0.5 <= uniform.min() < -0.49 and 0.49 < uniform.max() <= 0.5
    normal = made(mx.init.Normal(0.1), shape=(100, 100))
    assert normal.std() == pytest.approx(0.1, rel=0.05) and abs(normal.mean()) < 0.01
    for factor, size in (("in", 20 * 9), ("out", 50 * 9), ("avg", 35 * 9)):
        bound = math.sqrt(2 / size)
        xavier = made(mx.init.Xavier(factor_type=factor, magnitude=2), shape=(50, 20, 3, 3))
        assert 0.98 * bound < xavier.max() <= bound
    gaussian = made(mx.init.MSRAPrelu(slope=0), shape=(100, 100))
    assert gaussian.std() == pytest.approx(math.sqrt(2 / 100), rel=0.05)
    for shape in ((3, 5), (5, 3), (3, 2, 2)):
        matrix = made(mx.init.Orthogonal(scale=2.0), shape=shape).reshape(shape[0], -1)
        small = matrix @ matrix.T if shape[0] <= matrix.shape[1] else matrix.T @ matrix
        assert np.allclose(small, 4 * np.eye(len(small)), atol=1e-5)


def test_xavier_wants_a_matrix():
    with pytest.raises(ValueError, match="at least 2D"):
        made(mx.init.Xavier(), shape=(3,))
    with pytest.raises(ValueError, match="factor_type"):
        made(mx.init.Xavier(factor_type="x"))


def test_bilinear_upsampling():
    row = np.array([0.25, 0.75, 0.75, 0.25])
    assert np.allclose(made(mx.init.Bilinear(), shape=(1, 2, 4, 4)), np.outer(row, row))


def test_lstm_bias():
    assert made(mx.init.One(), "b", (8,), {"__init__": mx.init.LSTMBias(2.0).dumps()}).tolist() == [0, 0, 2, 2, 0, 0,
                                                                                                 0, 0]


def test_fused_rnn_initializes_piece_by_piece():
    hidden, inputs = 2, 3
    size = 4 * hidden * (inputs + hidden + 2)
    init = mx.init.FusedRNN(mx.init.One(), hidden, 1, "lstm", forget_bias=5.0)
    vector = made(mx.init.Zero(), "p", (size,), {"__init__": init.dumps()})
    weights = 4 * hidden * (inputs + hidden)
    assert (vector[:weights] == 1).all()
    assert vector[weights:].tolist() == [0, 0, 5, 5, 0, 0, 0, 0] * 2


def test_mixed_takes_the_first_pattern_that_fits():
    mixed = mx.init.Mixed(["bias", ".*"], [mx.init.Zero(), mx.init.One()])
    assert (made(mixed, "bias_weight") == 0).all() and (made(mixed, "fc_weight") == 1).all()
    with pytest.raises(ValueError, match="fc_weight"):
        made(mx.init.Mixed(["bias"], [mx.init.Zero()]))


def test_load_takes_saved_values(tmp_path):
    file = str(tmp_path / "saved.params")
    nd.save(file, {"arg:a": nd.array([1, 2]), "aux:b": nd.ones(2)})
    init = mx.init.Load(file, default_init=mx.init.Zero())
    assert made(init, "a", (2,)).tolist() == [1, 2]
    assert made(init, "b", (2,)).tolist() == [1, 1]
    assert made(init, "c_bias", (2,)).tolist() == [0, 0]
    with pytest.raises(AssertionError, match="Shape mismatch"):
        made(init, "a", (3,))
    with pytest.raises(AssertionError, match="No|Not found"):
        made(mx.init.Load({}), "a", (3,))


@pytest.mark.parametrize("init", [
    mx.init.Zero(), mx.init.Uniform(0.2), mx.init.Normal(2), mx.init.Xavier("gaussian", "in", 2), mx.init.Bilinear(),
    mx.init.MSRAPrelu("out", 0.1), mx.init.Orthogonal(1, "normal"), mx.init.LSTMBias(3),
    mx.init.FusedRNN(mx.init.Xavier(), 2, 1, "gru")])
def test_json_makes_an_equal_initializer(init):
    assert mx.init.create(init.dumps()) == init
    name, options = json.loads(init.dumps())
    assert mx.init.create(name, **options) == init
    assert init != mx.init.Constant(1)
