"""Recording and gradients."""
import threading

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, nd


def variable(values):
    x = nd.array(values)
    x.attach_grad()
    return x


def test_simple_chain():
    x = variable([1.0, 2.0, 3.0])
    with autograd.record():
        y = (x.exp() * x).sum()
    y.backward()
    v = np.array([1.0, 2.0, 3.0])
    np.testing.assert_allclose(x.grad.asnumpy(), np.exp(v) * (1 + v), rtol=1e-5)


def test_head_gradient_and_several_heads():
    x = variable([1.0, 2.0])
    with autograd.record():
        y = x * x
        z = x * 3
    autograd.backward([y, z], [nd.array([1.0, 10.0]), None])
    np.testing.assert_allclose(x.grad.asnumpy(), [2 + 3, 40 + 3])


def test_states():
    assert not autograd.is_recording() and not autograd.is_training()
    with autograd.record():
        assert autograd.is_recording() and autograd.is_training()
        with autograd.pause():
            assert not autograd.is_recording() and not autograd.is_training()
        with autograd.predict_mode():
            assert autograd.is_recording() and not autograd.is_training()
    with autograd.record(train_mode=False):
        assert not autograd.is_training()
        with autograd.train_mode():
            assert autograd.is_training()
    with pytest.raises(KeyError), autograd.record():
        raise KeyError
    assert not autograd.is_recording()


def test_states_belong_to_threads():
    seen = []
    with autograd.record():
        thread = threading.Thread(target=lambda: seen.append(autograd.is_recording()))
        thread.start()
        thread.join()
    assert seen == [False]


def test_grad_req():
    x = nd.array([1.0])
    x.attach_grad("add")
    for _ in range(3):
        with autograd.record():
            y = x * 2
        y.backward()
    assert x.grad.asscalar() == 6
    x.attach_grad("null")
    with autograd.record():
        y = x * 2 + variable([0.0])
    y.backward()
    with pytest.raises(ValueError):
        x.attach_grad("sometimes")


def test_retain_graph():
    x = variable([2.0])
    with autograd.record():
        y = x * x
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.asscalar() == 4
    with pytest.raises(mx.MXNetError):
        y.backward()


def test_without_record():
    x = variable([2.0])
    with pytest.raises(mx.MXNetError):
        (x * x).backward()


def test_detach_and_pause():
    x = variable([2.0])
    with autograd.record():
        y = x * x
        z = y.detach() * x
        with autograd.pause():
            w = x * 100
        (z + w).backward()
    assert x.grad.asscalar() == 4


def test_grad_function():
    x, y = nd.array([3.0]), nd.array([5.0])
    x.attach_grad()
    y.attach_grad()
    with autograd.record():
        z = x * x * y
        dx, dy = autograd.grad(z, [x, y], create_graph=True, retain_graph=True)
    assert dx.asscalar() == 30 and dy.asscalar() == 9
    assert x.grad.asscalar() == 0
    with pytest.raises(AssertionError):
        autograd.grad(z, [])


def test_higher_order():
    x = variable([0.3, 0.7])
    with autograd.record():
        y = nd.sin(x)
        dy = autograd.grad(y, x, create_graph=True, retain_graph=True)[0]
        ddy = autograd.grad(dy, [x], create_graph=True, retain_graph=True)[0]
    ddy.backward()
    np.testing.assert_allclose(x.grad.asnumpy(), -np.cos([0.3, 0.7]), rtol=1e-5)


def test_mark_variables():
    x, g = nd.array([2.0]), nd.zeros((1,))
    autograd.mark_variables([x], [g], "add")
    for _ in range(2):
        with autograd.record():
            y = x ** 3
        y.backward()
    assert g.asscalar() == 24
    with pytest.raises(ValueError):
        autograd.mark_variables([x], [g, g])
    with pytest.raises(ValueError):
        autograd.mark_variables([x], [g], "maybe")
    with pytest.raises(TypeError):
        autograd.mark_variables([x], [1])


def test_fresh_grad():
    x = variable([1.0])
    assert not x._fresh_grad
    with autograd.record():
        y = x * 2
    y.backward()
    assert x._fresh_grad
    x._fresh_grad = False
    assert not x._fresh_grad


def test_get_symbol():
    x, y = variable([1.0]), variable([2.0])
    with autograd.record():
        z = x * y + x
    symbol = autograd.get_symbol(z)
    assert len(symbol.list_arguments()) == 2
    with pytest.raises(TypeError):
        autograd.get_symbol(3)


def test_training_mode_reaches_operators():
    x = nd.ones((1000,))
    with autograd.record():
        dropped = nd.Dropout(x, p=0.5)
    assert (dropped.asnumpy() == 0).any()
    with autograd.record(train_mode=False):
        kept = nd.Dropout(x, p=0.5)
    assert (kept.asnumpy() == 1).all()


def test_independent_variable_has_zero_gradient():
    x, y = variable([1.0, 2.0]), variable([3.0, 4.0])
    with autograd.record():
        z = x * 2
        dx, dy = autograd.grad(z, [x, y], retain_graph=True)
    assert dx.asnumpy().tolist() == [2, 2]
    assert dy.asnumpy().tolist() == [0, 0]
    with autograd.record():
        z = x * 2
    with pytest.raises(mx.MXNetError):
        autograd.grad(z, nd.ones(2))


def assign(key, value):
    def write(array, recorded):
        array[key] = value(recorded) if callable(value) else value
    return write


@pytest.mark.parametrize("write", [assign(slice(None), 3), assign(0, 3), assign(0, nd.ones((3,))),
                                   assign((slice(None), 1), 3), assign([0, 1], 3)])
def test_recorded_arrays_cannot_be_written_while_recording(write):
    x = variable(np.ones((2, 3)))
    with autograd.record():
        y = x * 2
        for array in (x, y):
            with pytest.raises(mx.MXNetError, match="not supported when recording"):
                write(array, x)
        with pytest.raises(mx.MXNetError, match="not supported when recording"):
            y += 1
        y = y.sum()
    y.backward()
    assert x.grad.asnumpy().tolist() == [[2, 2, 2], [2, 2, 2]]
    write(x, x)


@pytest.mark.parametrize("key", [0, (slice(None), 1), [0, 1], (0, slice(1, 3))], ids=repr)
def test_recorded_values_cannot_be_put_into_parts_while_recording(key):
    x = variable(np.ones((2, 3)))
    target = nd.zeros((2, 3))
    with autograd.record():
        with pytest.raises(mx.MXNetError, match="not supported when recording"):
            target[key] = x[key]
        target[key] = 5
        target[key] = nd.ones(target[key].shape)
        target[:] = x * 2
    target.backward()
    assert x.grad.asnumpy().tolist() == [[2, 2, 2], [2, 2, 2]]


class _Ratio(mx.autograd.Function):
    """Two outputs of two inputs, with gradients that tell who computed them."""

    def forward(self, x, y):
        self.save_for_backward(x, y)
        return x / y, x * y

    def backward(self, dm, dn):
        x, y = self.saved_tensors
        return dm / y + dn * y, dn * x - dm * x / y / y


def test_function():
    x, y = nd.array([1.0, 2.0]), nd.array([4.0, 8.0])
    x.attach_grad()
    y.attach_grad(grad_req="add")
    for _ in range(2):
        with mx.autograd.record():
            m, n = _Ratio()(x, y)
            head = m + 2 * n
        head.backward()
    np.testing.assert_allclose(x.grad.asnumpy(), 1 / y.asnumpy() + 2 * y.asnumpy())
    np.testing.assert_allclose(y.grad.asnumpy(), 2 * (2 * x.asnumpy() - x.asnumpy() / y.asnumpy()**2))
    function = _Ratio()
    function(x, y)
    with pytest.raises(AssertionError, match="once"):
        function(x, y)


def test_function_is_forgotten_with_its_graph():
    import weakref
    x = nd.ones((2,))
    x.attach_grad()
    function = _Ratio()
    alive = weakref.ref(function)
    with mx.autograd.record():
        m, _ = function(x, x)
    m.backward()
    del function, m, _
    x.attach_grad()
    assert alive() is None
    with mx.autograd.record():  # nothing here has a gradient
        function = _Ratio()
        function(nd.ones((2,)), nd.ones((2,)))
    alive = weakref.ref(function)
    del function
    assert alive() is None


def test_errors_of_a_function_reach_the_caller():
    class Broken(mx.autograd.Function):
        def forward(self, x):
            return x

        def backward(self, dy):
            raise ZeroDivisionError("on purpose")

    class Few(_Ratio):
        def backward(self, dm, dn):
            return dm

    x = nd.ones((2,))
    x.attach_grad()
    for function, inputs, cause in ((Broken(), (x,), ZeroDivisionError), (Few(), (x, x), mx.MXNetError)):
        with mx.autograd.record():
            y = function(*inputs)
        with pytest.raises(mx.MXNetError, match="CustomFunction") as caught:
            mx.autograd.backward(y)
        assert isinstance(caught.value.__cause__, cause)
    with pytest.raises(TypeError, match="inputs"):
        Broken()(3)


def test_what_backward_of_a_function_raises_reaches_the_caller():
    class Failing(autograd.Function):
        def forward(self, x):
            return x * 1

        def backward(self, dy):
            raise KeyError("the user's own words")

    x = nd.ones(1)
    x.attach_grad()
    with autograd.record():
        y = Failing()(x)
    with pytest.raises(mx.MXNetError, match="KeyError: .*the user's own words") as info:
        y.backward()
    assert isinstance(info.value.__cause__, KeyError)
    assert (x * 2).asscalar() == 2
