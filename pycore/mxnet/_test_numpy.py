"""Helpers for tests of the NumPy interface; `test_utils` shows them."""
from __future__ import annotations

from typing import Any, Callable

import numpy as np

__all__ = ["check_gluon_hybridize_consistency", "new_matrix_with_real_eigvals_nd",
           "new_sym_matrix_with_real_eigvals_nd", "new_orthonormal_matrix_nd"]


def check_gluon_hybridize_consistency(net_builder: Callable, data_l: list, numpy_func: Callable | None = None,
                                      test_grad: bool = True, rtol: float = 1e-4, atol: float = 1e-4) -> None:
    """Assert that a block gives the same results and gradients compiled and not, and those of `numpy_func` if given.

    net_builder: makes the block. data_l: its inputs, arrays of the NumPy interface.
    """
    from . import autograd
    from .numpy import array
    from .test_utils import assert_almost_equal
    saved: Any = None
    values_of: list | None = None
    for hybridize in (False, True):
        net = net_builder()
        net.initialize()
        inputs = [array(d) for d in data_l]
        if hybridize:
            net.hybridize()
        with autograd.pause():
            net(*inputs)  # which completes shapes; then both have the same parameters
        parameters = list(net.collect_params().values())
        if values_of is None:
            values_of = [p.data().asnumpy() for p in parameters]
        for parameter, value in zip(parameters, values_of):
            parameter.set_data(array(value))
        if test_grad:
            for x in inputs:
                x.attach_grad()
        with autograd.record() if test_grad else autograd.pause():
            out = net(*inputs)
            outputs = list(out) if isinstance(out, (list, tuple)) else [out]
        if test_grad:
            autograd.backward(outputs)
        grads = [x.grad.asnumpy() for x in inputs] if test_grad else []
        values = [o.asnumpy() for o in outputs]
        if saved is None:
            saved = values, grads
            if numpy_func is not None:
                expected = numpy_func(*[x.asnumpy() for x in inputs])
                for got, want in zip(values, expected if isinstance(expected, (list, tuple)) else [expected]):
                    assert_almost_equal(got, np.asarray(want), rtol, atol)
        else:
            for group, before in zip((values, grads), saved):
                for got, want in zip(group, before):
                    assert_almost_equal(got, want, rtol, atol)


def new_orthonormal_matrix_nd(shape: tuple) -> np.ndarray:
    """Random orthonormal matrices in the last two axes of `shape`."""
    q, r = np.linalg.qr(np.random.randn(*shape))
    # With the signs of the diagonal the distribution is uniform.
    return q * np.sign(np.einsum("...ii->...i", r))[..., None, :]


def new_matrix_with_real_eigvals_nd(shape: tuple) -> np.ndarray:
    """Random matrices with real eigenvalues in the last two axes of `shape`."""
    q = new_orthonormal_matrix_nd(shape)
    triangular = np.triu(np.random.uniform(-10, 10, shape))
    return q @ triangular @ np.swapaxes(q, -1, -2)


def new_sym_matrix_with_real_eigvals_nd(shape: tuple) -> np.ndarray:
    """Random symmetric matrices in the last two axes of `shape`."""
    q = new_orthonormal_matrix_nd(shape)
    values = np.random.uniform(-10, 10, shape[:-1])
    return (q * values[..., None, :]) @ np.swapaxes(q, -1, -2)
