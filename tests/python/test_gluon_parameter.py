# Parameters and their dictionaries: shapes, deferred initialization, contexts, types, gradients, files.
import copy

import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon.parameter import DeferredInitializationError


def ready(shape=(2, 3), **kwargs):
    param = gluon.Parameter("w", shape=shape, **kwargs)
    param.initialize(init="ones")
    return param


def test_arrays_exist_only_after_initialize():
    param = gluon.Parameter("w", shape=(2, 3))
    for access in (param.data, param.list_data, param.grad, param.list_grad, param.list_ctx):
        with pytest.raises(RuntimeError, match="'w' has not been initialized"):
            access()
    param.zero_grad()  # nothing to do yet
    param.initialize(init=mx.init.Constant(3))
    assert (param.data().asnumpy() == np.full((2, 3), 3)).all()
    assert (param.grad().asnumpy() == 0).all()
    assert param.list_ctx() == [mx.cpu(0)]


def test_initialize_twice_warns_and_keeps_the_value_unless_forced():
    param = ready()
    with pytest.warns(UserWarning, match="already initialized"):
        param.initialize(init="zeros")
    assert (param.data().asnumpy() == 1).all()
    param.initialize(init="zeros", force_reinit=True)
    assert (param.data().asnumpy() == 0).all()


def test_unknown_shape_needs_deferred_initialization():
    with pytest.raises(ValueError, match="invalid shape"):
        gluon.Parameter("w", shape=(2, 0)).initialize()
    param = gluon.Parameter("w", shape=(2, 0), allow_deferred_init=True)
    param.initialize(init="ones")
    with pytest.raises(DeferredInitializationError):
        param.data()
    assert param.list_ctx() == [mx.cpu(0)]
    with pytest.raises(AssertionError):
        param._finish_deferred_init()
    param.shape = (2, 4)
    param._finish_deferred_init()
    assert param.data().shape == (2, 4)
    assert (param.data().asnumpy() == 1).all()


def test_known_dimensions_do_not_change():
    param = gluon.Parameter("w", shape=(2, 0))
    param.shape = (2, 5)
    for wrong in ((3, 5), (2, 4), (2, 5, 1)):
        with pytest.raises(AssertionError, match="incompatible"):
            param.shape = wrong
    assert gluon.Parameter("w", shape=4).shape == (4,)


def test_several_contexts():
    param = gluon.Parameter("w", shape=(2,))
    param.initialize(init="ones", ctx=[mx.cpu(0), mx.cpu(1)])
    assert [data.context for data in param.list_data()] == [mx.cpu(0), mx.cpu(1)]
    assert param.data().context == mx.cpu(0)
    with mx.cpu(1):
        assert param.data().context == mx.cpu(1)
    with pytest.raises(RuntimeError, match="was not initialized on context cpu\\(2\\)"):
        param.data(mx.cpu(2))
    param.set_data(nd.array([1, 2]))
    param.reset_ctx([mx.cpu(1), mx.cpu(2)])
    assert param.list_ctx() == [mx.cpu(1), mx.cpu(2)]
    assert param.data(mx.cpu(2)).asnumpy().tolist() == [1, 2]


def test_set_data_checks_the_shape_and_keeps_the_array():
    param = ready()
    before = param.data()
    param.set_data(nd.zeros((2, 3)))
    assert (before.asnumpy() == 0).all()
    with pytest.raises(AssertionError, match="incompatible"):
        param.set_data(nd.zeros((3, 3)))
    with pytest.raises(AssertionError, match="has not been initialized"):
        gluon.Parameter("w", shape=(2,)).set_data(nd.zeros((2,)))


def test_set_data_before_deferred_initialization_gives_the_value():
    param = gluon.Parameter("w", shape=(0,), allow_deferred_init=True)
    param.initialize()
    param.set_data(nd.array([5, 6]))
    param._finish_deferred_init()
    assert param.data().asnumpy().tolist() == [5, 6]


def test_gradient_requests():
    param = ready((2,))
    x = nd.array([2, 3])
    for req, expected in (("write", [2, 3]), ("add", [4, 6])):
        param.grad_req = req
        param.zero_grad()
        for _ in range(2):
            with mx.autograd.record():
                y = (param.data() * x).sum()
            y.backward()
        assert param.grad().asnumpy().tolist() == expected
    param.grad_req = "null"
    for access in (param.grad, param.list_grad):
        with pytest.raises(RuntimeError, match="grad_req='null'"):
            access()
    with pytest.raises(AssertionError, match="must be one of"):
        param.grad_req = "often"
    assert gluon.Parameter("w", shape=(1,), differentiable=False).grad_req == "null"


def test_cast_changes_data_and_gradient():
    param = ready()
    param.cast("float64")
    assert param.dtype == "float64"
    assert param.data().dtype == np.float64
    assert param.grad().dtype == np.float64
    with mx.autograd.record():
        y = (param.data() * 2).sum()
    y.backward()
    assert (param.grad().asnumpy() == 2).all()


def test_own_initializer_wins_over_the_default():
    params = gluon.ParameterDict("net_")
    params.get("a", shape=(2,), init="ones")
    params.get("b", shape=(2,))
    params.initialize(init=mx.init.Constant(4))
    assert params["net_a"].data().asnumpy().tolist() == [1, 1]
    assert params["net_b"].data().asnumpy().tolist() == [4, 4]


def test_symbol_carries_shape_type_and_factors():
    param = gluon.Parameter("w", shape=(2, 0), dtype="float64", lr_mult=2.0, wd_mult=0.5)
    variable = param.var()
    assert variable is param.var()
    assert variable.name == "w"
    assert variable.attr("__lr_mult__") == "2.0"
    assert variable.attr("__wd_mult__") == "0.5"
    assert variable.attr("__shape__") == "(2, 0)"
    assert variable.attr("__dtype__") == "1"


def test_constant_never_learns():
    block = gluon.HybridBlock()
    constant = block.params.get_constant("c", [[1, 2], [3, 4]])
    block.collect_params().initialize()
    assert constant.data().asnumpy().tolist() == [[1, 2], [3, 4]]
    with pytest.warns(UserWarning, match="does not support grad_req"):
        constant.grad_req = "write"
    assert constant.grad_req == "null"
    assert block.params.get_constant("c") is constant
    assert block.params.get_constant("c", [[1, 2], [3, 4]]) is constant
    with pytest.raises(AssertionError):
        block.params.get_constant("c", [[1, 2], [3, 5]])
    with pytest.raises(KeyError):
        block.params.get_constant("d")


def test_get_returns_the_same_parameter_and_checks_attributes():
    params = gluon.ParameterDict("net_")
    w = params.get("w", shape=(2, 0), allow_deferred_init=True)
    assert params.get("w", shape=(2, 3)) is w
    assert w.shape == (2, 3)
    assert params.get("w", init="zeros") is w
    assert params.get("w", dtype="float32") is w
    for wrong in (
        {"shape": (3, 3)}, {"shape": (2, 3, 4)}, {"dtype": "float16"}, {"grad_req": "null"}, {"lr_mult": 2.0},
    ):  # fmt: skip
        with pytest.raises(AssertionError, match="does not match"):
            params.get("w", **wrong)
    assert list(params.keys()) == ["net_w"]
    assert "net_w" in params and params["net_w"] is w


def test_sharing_and_update():
    first = gluon.ParameterDict("a_")
    w = first.get("w", shape=(2,))
    second = gluon.ParameterDict("a_", shared=first)
    assert second.get("w") is w
    third = gluon.ParameterDict("a_")
    third.get("w", shape=(2,))
    with pytest.raises(AssertionError, match="different Parameters with the same name"):
        first.update(third)
    third = gluon.ParameterDict("b_")
    v = third.get("v", shape=(2,))
    first.update(third)
    assert first["b_v"] is v


def test_setattr_and_zero_grad_act_on_all():
    params = gluon.ParameterDict("net_")
    params.get("a", shape=(2,))
    params.get("b", shape=(3,), grad_req="null")
    params.initialize(ctx=[mx.cpu(0), mx.cpu(1)])
    for grad in params["net_a"].list_grad():
        grad[:] = 7
    params.zero_grad()
    assert all((grad.asnumpy() == 0).all() for grad in params["net_a"].list_grad())
    params.setattr("lr_mult", 0.5)
    assert [param.lr_mult for param in params.values()] == [0.5, 0.5]
    params.reset_ctx(mx.cpu(1))
    assert params.list_ctx() == [mx.cpu(1)]


def test_save_and_load(tmp_path):
    file = str(tmp_path / "x.params")
    params = gluon.ParameterDict("net_")
    params.get("w", shape=(2, 3))
    params.get("v", shape=(2,))
    with pytest.raises(RuntimeError, match="has not been initialized"):
        params.save(file)
    params.initialize(init=mx.init.Uniform(1))
    params.save(file)
    assert set(nd.load(file)) == {"net_w", "net_v"}
    again = gluon.ParameterDict("net_")
    again.get("w", shape=(2, 0), allow_deferred_init=True)
    with pytest.raises(AssertionError, match="is not present"):
        again.load(file)
    again.load(file, ignore_extra=True)
    assert (again["net_w"].data().asnumpy() == params["net_w"].data().asnumpy()).all()
    again.get("u", shape=(1,))
    with pytest.raises(AssertionError, match="is missing"):
        again.load(file, ignore_extra=True)
    again.load(file, ignore_extra=True, allow_missing=True)
    params.save(file, strip_prefix="net_")
    assert set(nd.load(file)) == {"w", "v"}
    params.load(file, restore_prefix="net_")
    with pytest.raises(ValueError, match="does not start with"):
        params.save(file, strip_prefix="other_")
    with pytest.raises(AssertionError, match="restore_prefix"):
        params.load(file, restore_prefix="other_")


def test_load_checks_shape_and_type(tmp_path):
    file = str(tmp_path / "x.params")
    nd.save(file, {"arg:w": nd.array([[1.5, 2.5]], dtype="float64")})
    param = gluon.ParameterDict()
    param.get("w", shape=(1, 3))
    with pytest.raises(AssertionError, match="shape incompatible"):
        param.load(file)
    param = gluon.ParameterDict()
    w = param.get("w", shape=(1, 2))
    with pytest.raises(AssertionError, match="dtype incompatible"):
        param.load(file)
    param.load(file, cast_dtype=True)
    assert w.data().dtype == np.float32
    param.load(file, cast_dtype=True, dtype_source="saved")
    assert w.data().dtype == np.float64
    assert w.data().asnumpy().tolist() == [[1.5, 2.5]]


def test_printing():
    params = gluon.ParameterDict("net_")
    params.get("w", shape=(2, 3), dtype="float32")
    assert str(params) == "net_ (\n  Parameter net_w (shape=(2, 3), dtype=float32)\n)"


def test_deep_copy_is_independent():
    params = gluon.ParameterDict("net_")
    params.get("w", shape=(2,))
    params.initialize(init="ones")
    twin = copy.deepcopy(params)
    params["net_w"].set_data(nd.zeros((2,)))
    assert twin["net_w"].data().asnumpy().tolist() == [1, 1]
