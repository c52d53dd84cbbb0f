# Vector norms whose result has another type than the array.
import numpy as np
import pytest

import mxnet as mx


@pytest.mark.parametrize("keepdims", [False, True])
@pytest.mark.parametrize("order", [1, 2])
def test_gradient_of_a_norm_of_another_type(order, keepdims):
    values = np.array([[3, -4, 1], [6, 8, -2]], "float32")
    x = mx.nd.array(values)
    x.attach_grad()
    with mx.autograd.record():
        y = mx.nd.norm(x, ord=order, axis=1, out_dtype="float64", keepdims=keepdims)
    y.backward()
    assert y.dtype == np.float64 and x.grad.dtype == np.float32
    length = np.sqrt((values**2).sum(1, keepdims=True))
    np.testing.assert_allclose(x.grad.asnumpy(), np.sign(values) if order == 1 else values / length, rtol=1e-6)
