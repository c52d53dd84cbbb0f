"""What wrong calls answer, and that the process stays usable."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import error, nd, sym


def test_kinds_are_python_errors():
    assert issubclass(error.ArgumentError, (mx.MXNetError, ValueError))
    for kind, builtin in [(error.ArgumentError, ValueError), (error.ShapeError, ValueError),
                          (error.DTypeError, TypeError), (error.OutOfMemoryError, MemoryError),
                          (error.FileError, OSError), (error.OutOfRangeError, IndexError)]:
        assert issubclass(kind, mx.MXNetError) and issubclass(kind, builtin)
        with pytest.raises(builtin):
            raise kind("text")
    assert issubclass(mx.MXNetError, RuntimeError)


def test_inputs_that_are_no_arrays():
    for bad in (1, "x", np.ones(2), sym.var("x"), [nd.ones(2)]):
        with pytest.raises(TypeError, match=r"\[sum\] argument 'data': expected NDArray"):
            nd.sum(bad)
    with pytest.raises(TypeError, match=r"\[Concat\] argument 'data\[1\]'"):
        nd.concat(nd.ones(1), 3, dim=0)
    with pytest.raises(TypeError, match="argument 'out'"):
        nd.sum(nd.ones(2), out=3)
    with pytest.raises(TypeError, match="argument 'axis'"):
        nd.sum(nd.ones(2), axis=nd.ones(1))


def test_released_array():
    a = nd.ones(2)
    a.handle, handle = None, a.handle
    with pytest.raises(mx.MXNetError, match="released"):
        nd.sum(a)
    with pytest.raises(mx.MXNetError, match="released"):
        a.shape
    a.handle = handle
    assert a.sum().asscalar() == 2


@pytest.mark.parametrize("call", [
    lambda: nd.sum(nd.ones((2, 3)), axis=5),
    lambda: nd.sum(nd.ones((2, 3)), axis="x"),
    lambda: nd.sum(nd.ones((2, 3)), nothing=1),
    lambda: nd.Activation(nd.ones((2, 3))),
    lambda: nd.Activation(nd.ones((2, 3)), act_type="nothing"),
    lambda: nd.dot(nd.ones((2, 3)), nd.ones((2, 3))),
    lambda: nd.FullyConnected(nd.ones((2, 3)), nd.ones((4, 5)), num_hidden=4, no_bias=True),
    lambda: nd.concat(nd.ones((2, 3)), nd.ones((3, 4)), dim=0),
    lambda: nd.zeros((-1, 2)),
    lambda: nd.zeros("x"),
    lambda: nd.ones((2, 3)).reshape((7,)),
    lambda: sym.FullyConnected(sym.var("x")),
    lambda: sym.FullyConnected(sym.var("x"), num_hidden=2, nothing=3),
], ids=str)
def test_wrong_calls_raise_and_leave_things_usable(call):
    for _ in range(2):
        with pytest.raises((mx.MXNetError, ValueError)):
            result = call()
            if isinstance(result, nd.NDArray):
                result.wait_to_read()
    assert nd.ones((2,)).sum().asscalar() == 2


def test_message_names_operator_and_argument():
    with pytest.raises(mx.MXNetError) as info:
        nd.FullyConnected(nd.ones((2, 3)), nd.ones((4, 5)), num_hidden=4, no_bias=True).wait_to_read()
    assert "FullyConnected" in str(info.value)
    with pytest.raises(mx.MXNetError) as info:
        nd.sum(nd.ones((2,)), nothing=1)
    assert "nothing" in str(info.value)


def test_unknown_names():
    with pytest.raises(AttributeError):
        nd.no_such_operator
    with pytest.raises(AttributeError):
        mx.no_such_module
    with pytest.raises(AttributeError):
        sym.no_such_operator


def test_same_error_whether_or_not_parameters_were_seen_before():
    assert nd.sum(nd.ones((2, 3)), axis=1).shape == (2,)
    for _ in range(2):
        with pytest.raises(mx.MXNetError):
            nd.sum(nd.ones((2, 3)), axis="1.5")


def test_late_errors_are_raised_once():
    array = nd.random.normal(0, -1, (2, 2))
    product = nd.dot(array, array)
    with pytest.raises(mx.MXNetError, match="scale"):
        product.asnumpy()
    array.asnumpy()  # the same error
    array = nd.random.normal(0, -1, (2, 2))
    with pytest.raises(mx.MXNetError, match="scale"):
        nd.waitall()
    nd.waitall()
    nd.random.normal(0, -1, (2, 2))
    nd.waitall()  # what nobody can read any more
