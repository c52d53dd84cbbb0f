"""Helpers for tests: random data, comparisons with tolerances by dtype, checks of symbols against NumPy."""
from __future__ import annotations

import contextlib
import functools
import logging
import numbers
import os
import random as _pyrandom
import sys
import time
from typing import Any, Callable, Iterator

import numpy as np
import numpy.random as rnd  # noqa: F401  (a name that test suites import)

import mxnet as mx  # noqa: F401

from . import context as _context
from . import ndarray as nd
from ._test_data import *  # noqa: F403
from ._test_numpy import *  # noqa: F403
from ._test_sparse import (  # noqa: F401
    as_stype,
    create_sparse_array,
    create_sparse_array_zd,
    rand_sparse_ndarray,
    shuffle_csr_column_indices,
)
from ._test_stats import chi_square_check, gen_buckets_probs_with_ppf, mean_check, var_check, verify_generator  # noqa: F401
from .context import Context, current_context
from .ndarray import NDArray, array
from .runtime import Features  # noqa: F401
from .symbol import Symbol
from .util import getenv, setenv, use_np  # noqa: F401

# ---- defaults -----------------------------------------------------------------------------------------------------

_EXACT = dict.fromkeys((np.dtype(t) for t in ("bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64",
                                              "uint64")), 0)


_FLOAT64 = np.dtype(np.float64)


def default_context() -> Context:
    """The device that tests run on."""
    return current_context()


def set_default_context(ctx: Context) -> None:
    """Set the device that tests run on."""
    _context._default.value = ctx


def default_dtype() -> type:
    """The dtype of random test data."""
    return np.float32


def default_rtols() -> dict:
    """Relative tolerance by dtype."""
    return {np.dtype(np.float16): 1e-2, np.dtype(np.float32): 1e-4, np.dtype(np.float64): 1e-5, **_EXACT}


def default_atols() -> dict:
    """Absolute tolerance by dtype."""
    return {np.dtype(np.float16): 1e-1, np.dtype(np.float32): 1e-3, np.dtype(np.float64): 1e-20, **_EXACT}


def default_numeric_eps() -> dict:
    """Step of finite differences by dtype: a power of two, so that it is exact."""
    return {np.dtype(np.float16): 1.0 / 2**6, np.dtype(np.float32): 1.0 / 2**9, np.dtype(np.float64): 1.0 / 2**14}


def effective_dtype(dat: Any) -> np.dtype:
    """The dtype whose tolerances suit the data."""
    return np.dtype(dat.dtype)


def get_tolerance(dat: Any, tol: float | dict | None, default_tol: dict) -> float:
    """`tol`, or the entry for the data's dtype in a table of tolerances."""
    if isinstance(tol, numbers.Number):
        return tol  # type: ignore[return-value]
    table = default_tol if tol is None else tol
    if isinstance(dat, numbers.Number):
        dat = np.array(dat)
    return table.get(effective_dtype(dat), default_tol.get(effective_dtype(dat), 0))  # type: ignore[union-attr]


def get_tols(x: Any, y: Any, rtol: Any, atol: Any) -> tuple[float, float]:
    """The larger of the tolerances that suit the two."""
    pair = [np.array(v) if isinstance(v, (numbers.Number, list, tuple)) else v for v in (x, y)]
    return (max(get_tolerance(v, rtol, default_rtols()) for v in pair),
            max(get_tolerance(v, atol, default_atols()) for v in pair))


def get_atol(atol: Any = None, dtype: Any = _FLOAT64) -> float:
    """`atol`, or the default for a dtype."""
    return default_atols()[dtype] if atol is None else atol


def get_rtol(rtol: Any = None, dtype: Any = _FLOAT64) -> float:
    """`rtol`, or the default for a dtype."""
    return default_rtols()[dtype] if rtol is None else rtol


def get_etol(etol: Any = None) -> float:
    """Accepted share of elements that differ; 0 when not given."""
    return 0 if etol is None else etol


# ---- random data --------------------------------------------------------------------------------------------------

def random_arrays(*shapes: tuple) -> Any:
    """Normally distributed NumPy arrays (numbers for the shape `()`); a single one for a single shape."""
    arrays = [np.array(np.random.randn(), dtype=default_dtype()) if len(s) == 0
              else np.random.randn(*s).astype(default_dtype()) for s in shapes]
    return arrays[0] if len(arrays) == 1 else arrays


def random_uniform_arrays(*shapes: tuple, **kwargs: Any) -> list:
    """Uniformly distributed NumPy arrays between `low` (0) and `high` (1)."""
    low, high, dtype = kwargs.pop("low", 0.0), kwargs.pop("high", 1.0), kwargs.pop("dtype", default_dtype())
    if kwargs:
        raise TypeError(f"Got unexpected argument/s : {list(kwargs)}")
    return [np.random.uniform(low, high, size=s).astype(dtype) for s in shapes]


def random_sample(population: Any, k: int) -> list:
    """`k` different elements, in the order of the population."""
    population = list(population)
    chosen = sorted(_pyrandom.sample(range(len(population)), k))
    return [population[i] for i in chosen]


def rand_shape_2d(dim0: int = 10, dim1: int = 10, allow_zero_size: bool = False) -> tuple:
    """A random shape with two axes."""
    low = 0 if allow_zero_size else 1
    return tuple(int(np.random.randint(low, d + 1)) for d in (dim0, dim1))


def rand_shape_3d(dim0: int = 10, dim1: int = 10, dim2: int = 10, allow_zero_size: bool = False) -> tuple:
    """A random shape with three axes."""
    low = 0 if allow_zero_size else 1
    return tuple(int(np.random.randint(low, d + 1)) for d in (dim0, dim1, dim2))


def rand_shape_nd(num_dim: int, dim: int = 10, allow_zero_size: bool = False) -> tuple:
    """A random shape with `num_dim` axes of at most `dim`."""
    low = 0 if allow_zero_size else 1
    return tuple(int(n) for n in np.random.randint(low, dim + 1, size=num_dim))


def rand_coord_2d(x_low: int, x_high: int, y_low: int, y_high: int) -> tuple[int, int]:
    """A random pair of integers."""
    return int(np.random.randint(x_low, x_high)), int(np.random.randint(y_low, y_high))


def rand_ndarray(shape: tuple, stype: str = "default", density: float | None = None, dtype: Any = None,
                 modifier_func: Callable | None = None, shuffle_csr_indices: bool = False,
                 distribution: str | None = None, ctx: Context | None = None) -> NDArray:
    """A uniformly distributed array between -1 and 1; sparse ones as from `rand_sparse_ndarray`."""
    if stype != "default":
        return rand_sparse_ndarray(shape, stype, density, dtype, distribution, modifier_func=modifier_func,
                                   shuffle_csr_indices=shuffle_csr_indices, ctx=ctx)[0]
    return array(np.random.uniform(-1.0, 1.0, size=shape), dtype=dtype, ctx=ctx)


def create_2d_tensor(rows: int, columns: int, dtype: Any = np.int64) -> NDArray:
    """A matrix in which each row holds its number."""
    return array(np.tile(np.arange(rows, dtype=np.int64).reshape(rows, 1), (1, columns)), dtype=dtype)


def create_vector(size: int, dtype: Any = np.int64) -> NDArray:
    """0, 1, 2, ..."""
    return nd.arange(0, size, dtype=dtype)


def get_identity_mat(size: int) -> NDArray:
    """Identity matrix."""
    return array(np.identity(size))


def get_identity_mat_batch(size: int) -> NDArray:
    """Two identity matrices."""
    return array(np.stack([np.identity(size)] * 2))


def new_orthonormal_matrix_2d(n: int) -> np.ndarray:
    """A random orthonormal matrix."""
    return np.linalg.qr(np.random.uniform(-1.0, 1.0, (n, n)))[0]


def new_matrix_with_real_eigvals_2d(n: int) -> np.ndarray:
    """A random matrix whose eigenvalues are real."""
    basis = new_orthonormal_matrix_2d(n)
    return basis @ np.triu(np.random.uniform(-1.0, 1.0, (n, n))) @ basis.T


def new_sym_matrix_with_real_eigvals_2d(n: int) -> np.ndarray:
    """A random symmetric matrix."""
    basis = new_orthonormal_matrix_2d(n)
    return basis @ np.diag(np.random.uniform(-1.0, 1.0, n)) @ basis.T


# ---- comparisons --------------------------------------------------------------------------------------------------

def _host(value: Any) -> Any:
    if isinstance(value, NDArray):
        return value.asnumpy()
    return value if isinstance(value, np.ndarray) else np.asarray(value)


def same(a: Any, b: Any) -> bool:
    """Whether all values are equal."""
    return np.array_equal(_host(a), _host(b))


def checkShapes(a: Any, b: Any) -> None:
    """Raise AssertionError when the shapes differ."""
    if a.shape != b.shape:
        raise AssertionError(f"Shapes don't match: {a.shape} vs. {b.shape}")


def almost_equal(a: Any, b: Any, rtol: Any = None, atol: Any = None, equal_nan: bool = False,
                 use_broadcast: bool = True) -> bool:
    """Whether all values agree within the tolerances."""
    a, b = _host(a), _host(b)
    if not use_broadcast:
        checkShapes(a, b)
    rtol, atol = get_tols(a, b, rtol, atol)
    return bool(np.allclose(a, b, rtol=rtol, atol=atol, equal_nan=equal_nan))


def locationError(a: Any, b: Any, index: tuple, names: tuple, maxError: bool = False) -> str:
    """Text that shows the values at one place."""
    what = "maximum " if maxError else ""
    return f"Location of {what}error: {index}, {names[0]}={a[index]:.8f}, {names[1]}={b[index]:.8f}"


def _violations(a: np.ndarray, b: np.ndarray, rtol: float, atol: float, equal_nan: bool) -> np.ndarray:
    """Each difference in units of what is tolerated; above 1 means wrong."""
    x, y = np.broadcast_arrays(a, b)
    with np.errstate(all="ignore"):
        difference = np.abs(x.astype(np.float64) - y.astype(np.float64))
        tolerance = atol + rtol * np.abs(y.astype(np.float64))
        ratio = np.where(difference == 0, 0.0, difference / np.where(tolerance == 0, 1e-20, tolerance))
    ratio[np.asarray(x == y)] = 0.0
    both = np.isnan(x) & np.isnan(y) if x.dtype.kind == "f" and y.dtype.kind == "f" else np.zeros(x.shape, bool)
    ratio[np.isnan(ratio)] = np.inf
    ratio[both] = 0.0 if equal_nan else np.inf
    return ratio


def assert_almost_equal(a: Any, b: Any, rtol: Any = None, atol: Any = None, names: tuple = ("a", "b"),
                        equal_nan: bool = False, use_broadcast: bool = True, mismatches: tuple = (10, 10)) -> None:
    """Raise AssertionError, with the worst place, unless all values agree within the tolerances."""
    a, b = _host(a), _host(b)
    if not use_broadcast:
        checkShapes(a, b)
    rtol, atol = get_tols(a, b, rtol, atol)
    if np.allclose(a, b, rtol=rtol, atol=atol, equal_nan=equal_nan):
        return
    ratio = np.atleast_1d(_violations(np.atleast_1d(a), np.atleast_1d(b), rtol, atol, equal_nan))
    if not (ratio > 1).any():
        return
    x, y = np.broadcast_arrays(np.atleast_1d(a), np.atleast_1d(b))
    order = np.argsort(-ratio, axis=None)[:mismatches[0]]
    lines = []
    for number, flat in enumerate(order):
        index = np.unravel_index(flat, ratio.shape)
        if ratio[index] > 1:
            lines.append(f"  {number + 1}: error {ratio[index]:g} "
                         + locationError(x, y, tuple(int(i) for i in index), names))
    worst = tuple(int(i) for i in np.unravel_index(int(order[0]), ratio.shape))
    share = 100.0 * float((ratio > 1).sum()) / ratio.size
    raise AssertionError(f"\nItems are not equal:\nError {ratio[worst]:.6f} exceeds tolerance rtol={rtol:e}, "
                         f"atol={atol:e} (mismatch {share:.6f}%).\n" + locationError(x, y, worst, names, True) + "\n"
                         + "\n".join(lines) + f"\n ACTUAL: {a!r}\n DESIRED: {b!r}")


def assert_allclose(a: Any, b: Any, rtol: float = 1e-07, atol: float = 0, equal_nan: bool = True) -> None:
    """`assert_almost_equal` with NumPy's defaults."""
    assert_almost_equal(a, b, rtol=rtol, atol=atol, equal_nan=equal_nan)


def assert_almost_equal_with_err(a: Any, b: Any, rtol: Any = None, atol: Any = None, etol: Any = None,
                                 names: tuple = ("a", "b"), equal_nan: bool = False,
                                 mismatches: tuple = (10, 10)) -> None:
    """Like `assert_almost_equal`, but a share of `etol` of the elements may differ."""
    allowed = get_etol(etol)
    if allowed > 0:
        x, y = _host(a), _host(b)
        r, t = get_tols(x, y, rtol, atol)
        wrong = (~np.isclose(x, y, rtol=r, atol=t, equal_nan=equal_nan)).mean()
        if wrong <= allowed:
            return
    assert_almost_equal(a, b, rtol, atol, names, equal_nan, mismatches=mismatches)


def assert_almost_equal_ignore_nan(a: Any, b: Any, rtol: Any = None, atol: Any = None,
                                   names: tuple = ("a", "b")) -> None:
    """Like `assert_almost_equal` where neither is NaN."""
    a, b = np.copy(_host(a)), np.copy(_host(b))
    mask = np.isnan(a) | np.isnan(b)
    a[mask] = b[mask] = 0
    assert_almost_equal(a, b, rtol, atol, names)


def assert_exception(f: Callable, exception_type: Any, *args: Any, **kwargs: Any) -> None:
    """Raise AssertionError unless the call raises the exception."""
    try:
        f(*args, **kwargs)
    except exception_type:
        return
    raise AssertionError(f"{getattr(f, '__name__', f)} did not raise {exception_type.__name__}")


def compare_ndarray_tuple(t1: Any, t2: Any, rtol: Any = None, atol: Any = None) -> None:
    """Compare nested tuples of arrays."""
    if t1 is None or t2 is None:
        return
    if isinstance(t1, tuple):
        for s1, s2 in zip(t1, t2):
            compare_ndarray_tuple(s1, s2, rtol, atol)
    else:
        assert_almost_equal(t1, t2, rtol=rtol, atol=atol)


def compare_optimizer(opt1: Any, opt2: Any, shape: Any, dtype: Any, w_stype: str = "default",
                      g_stype: str = "default", rtol: float = 1e-4, atol: float = 1e-5, compare_states: bool = True,
                      ntensors: int = 1) -> None:
    """Run one step of two optimizers on the same weights and gradients and compare weights and states."""
    shapes = shape if isinstance(shape, list) else [shape] * ntensors

    def draw(s: tuple, stype: str) -> NDArray:
        return nd.random.uniform(shape=s, dtype=dtype) if stype == "default" else rand_ndarray(
            s, stype, density=1 if stype == w_stype else None, dtype=dtype)

    # The first optimizer sees dense copies.
    w2, g2 = [draw(s, w_stype) for s in shapes], [draw(s, g_stype) for s in shapes]
    w1, g1 = [w.tostype("default") for w in w2], [g.tostype("default") for g in g2]
    states1 = [opt1.create_state_multi_precision(i, w) for i, w in enumerate(w1)]
    states2 = [opt2.create_state_multi_precision(i, w) for i, w in enumerate(w2)]
    for opt, weights, grads, states in ((opt1, w1, g1, states1), (opt2, w2, g2, states2)):
        for i, (w, g, s) in enumerate(zip(weights, grads, states)):
            opt.update_multi_precision(i, w, g, s)
    if compare_states:
        compare_ndarray_tuple(tuple(states1), tuple(states2), rtol=rtol, atol=atol)
    for a, b in zip(w1, w2):
        assert_almost_equal(a, b, rtol=rtol, atol=atol)


def same_array(array1: NDArray, array2: NDArray) -> bool:
    """Whether two arrays share memory."""
    array1[:] += 1
    if not same(array1, array2):
        array1[:] -= 1
        return False
    array1[:] -= 1
    return same(array1, array2)


def same_symbol_structure(sym1: Symbol, sym2: Symbol) -> bool:
    """Whether two graphs have the same operators in the same places."""
    import json
    nodes1, nodes2 = (json.loads(s.tojson())["nodes"] for s in (sym1, sym2))
    return len(nodes1) == len(nodes2) and all(
        a["op"] == b["op"] and [i[:2] for i in a["inputs"]] == [i[:2] for i in b["inputs"]]
        for a, b in zip(nodes1, nodes2))


def assign_each(the_input: np.ndarray, function: Callable | None) -> np.ndarray:
    """A new array with the function applied to every value."""
    return np.array(the_input) if function is None else np.vectorize(function)(the_input)


def assign_each2(input1: np.ndarray, input2: np.ndarray, function: Callable | None) -> np.ndarray:
    """A new array with the function applied to every pair of values."""
    return np.array(input1) if function is None else np.vectorize(function)(input1, input2)


def np_reduce(dat: np.ndarray, axis: Any, keepdims: bool, numpy_reduce_func: Callable) -> np.ndarray:
    """A NumPy reduction over one axis, several or all."""
    axes = list(range(dat.ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)
    result = dat
    for i in sorted((a % dat.ndim for a in axes), reverse=True):
        result = numpy_reduce_func(result, axis=i)
    if keepdims:
        kept = list(dat.shape)
        for i in axes:
            kept[i] = 1
        result = np.reshape(result, tuple(kept))
    return result


def collapse_sum_like(a: np.ndarray, shape: tuple) -> np.ndarray:
    """Sum over the axes along which an array of `shape` was broadcast to `a`."""
    lead = a.ndim - len(shape)
    axes = tuple(i for i in range(a.ndim) if i < lead or (shape[i - lead] == 1 and a.shape[i] != 1))
    return np.sum(a, axis=axes).reshape(shape)


# ---- symbols against NumPy ----------------------------------------------------------------------------------------

def _array_of(value: Any, ctx: Context, dtype: Any) -> NDArray:
    return value.as_in_context(ctx) if isinstance(value, NDArray) else array(
        value, ctx=ctx, dtype=value.dtype if dtype == "asnumpy" else dtype)


def _named(symbol: Symbol, names: list[str], given: Any, ctx: Context, dtype: Any, what: str) -> dict[str, NDArray]:
    if isinstance(given, dict):
        unknown = set(given) - set(names)
        missing = set(names) - set(given)
        if unknown or (missing and what == "location"):
            raise ValueError(f"Symbol {what} names and given {what} do not match. symbol: {names}, given: "
                             f"{list(given)}")
        pairs = {name: given[name] for name in names if name in given}
    else:
        pairs = dict(zip(names, given))
    return {name: _array_of(value, ctx, dtype) for name, value in pairs.items()}


def simple_forward(sym: Symbol, ctx: Context | None = None, is_train: bool = False, **inputs: np.ndarray) -> Any:
    """Outputs of a symbol for NumPy inputs, as NumPy."""
    ctx = ctx or default_context()
    executor = sym.bind(ctx, args={k: array(v) for k, v in inputs.items()})
    outputs = [out.asnumpy() for out in executor.forward(is_train=is_train)]
    return outputs[0] if len(outputs) == 1 else outputs


def check_symbolic_forward(sym: Symbol, location: Any, expected: Any, rtol: Any = None, atol: Any = None,
                           aux_states: Any = None, ctx: Context | None = None, equal_nan: bool = False,
                           dtype: Any = np.float32) -> list[NDArray]:
    """Compare the outputs with expected values; answers the outputs."""
    ctx = ctx or default_context()
    arguments = _named(sym, sym.list_arguments(), location, ctx, dtype, "location")
    aux = _named(sym, sym.list_auxiliary_states(), aux_states or {}, ctx, dtype, "aux_states")
    if isinstance(expected, dict):
        expected = [expected[name] for name in sym.list_outputs()]
    grads = {name: nd.empty(a.shape, ctx=ctx, dtype=a.dtype) for name, a in arguments.items()}
    executor = sym.bind(ctx, args=arguments, args_grad=grads, aux_states=aux)
    outputs = executor.forward(is_train=False)
    for name, want, got in zip(sym.list_outputs(), expected, outputs):
        assert_almost_equal(want, got, rtol, atol, (f"EXPECTED_{name}", f"FORWARD_{name}"), equal_nan=equal_nan)
    return outputs


def check_symbolic_backward(sym: Symbol, location: Any, out_grads: Any, expected: Any, rtol: Any = None,
                            atol: Any = None, aux_states: Any = None, grad_req: Any = "write",
                            ctx: Context | None = None, grad_stypes: Any = None, equal_nan: bool = False,
                            dtype: Any = np.float32) -> dict[str, NDArray]:
    """Compare the gradients of the arguments with expected values; answers the gradients."""
    ctx = ctx or default_context()
    names = sym.list_arguments()
    arguments = _named(sym, names, location, ctx, dtype, "location")
    aux = _named(sym, sym.list_auxiliary_states(), aux_states or {}, ctx, dtype, "aux_states")
    if not isinstance(expected, dict):
        expected = dict(zip(names, expected))
    start = {name: np.random.normal(size=np.shape(_host(value))) for name, value in expected.items()}
    stypes = dict(zip(names, grad_stypes)) if isinstance(grad_stypes, (list, tuple)) else grad_stypes or {}
    grads = {name: as_stype(array(value, ctx=ctx, dtype=arguments[name].dtype), stypes.get(name))
             for name, value in start.items()}
    if isinstance(grad_req, str):
        requests = dict.fromkeys(names, grad_req)
    elif isinstance(grad_req, (list, tuple)):
        requests = dict(zip(names, grad_req))
    else:
        requests = dict(grad_req)
    executor = sym.bind(ctx, args=arguments, args_grad=grads, aux_states=aux, grad_req=requests)
    outputs = executor.forward(is_train=True)
    heads = None
    if out_grads is not None:
        if isinstance(out_grads, dict):
            out_grads = [out_grads[name] for name in sym.list_outputs()]
        heads = [_array_of(g, ctx, out.dtype) for g, out in zip(out_grads, outputs)]
    executor.backward(heads)
    for name, stype in stypes.items():
        if stype is not None and name in grads:
            assert executor.grad_dict[name].stype == stype, f"{name}: {executor.grad_dict[name].stype} {stype}"
    got = {name: grad for name, grad in executor.grad_dict.items() if grad is not None}
    for name, want in expected.items():
        wanted = _host(want)
        if requests[name] == "add":
            wanted = start[name].astype(wanted.dtype) + wanted
        elif requests[name] == "null":
            wanted = start[name].astype(got[name].dtype)
        assert_almost_equal(wanted, got[name], rtol, atol, (f"EXPECTED_{name}", f"BACKWARD_{name}"),
                            equal_nan=equal_nan)
    return got


def numeric_grad(executor: Any, location: dict, aux_states: dict | None = None, eps: float = 1e-4,
                 use_forward_train: bool = True, dtype: Any = np.float32) -> dict[str, np.ndarray]:
    """Gradients of the first output's sum by central differences."""
    def total() -> float:
        for name, value in (aux_states or {}).items():
            executor.aux_dict[name][:] = value
        return float(executor.forward(is_train=use_forward_train)[0].asnumpy().sum(dtype=np.float64))

    values = {name: np.array(_host(v), dtype=np.float64) for name, v in location.items()}
    for name, value in values.items():
        executor.arg_dict[name][:] = value
    result = {}
    for name, value in values.items():
        if executor.arg_dict[name].dtype not in (np.float16, np.float32, np.float64):
            continue
        grad = np.zeros(value.shape, dtype=np.float64)
        for index in np.ndindex(*value.shape):
            centre = value[index]
            sums = []
            for step in (eps / 2, -eps / 2):
                value[index] = centre + step
                executor.arg_dict[name][:] = value
                sums.append(total())
            value[index] = centre
            grad[index] = (sums[0] - sums[1]) / eps
        executor.arg_dict[name][:] = value
        result[name] = grad.astype(dtype)
    return result


def check_numeric_gradient(sym: Symbol, location: Any, aux_states: Any = None, numeric_eps: float | None = None,
                           rtol: float | None = None, atol: float | None = None, grad_nodes: Any = None,
                           use_forward_train: bool = True, ctx: Context | None = None,
                           grad_stype_dict: dict | None = None, dtype: Any = np.float32) -> None:
    """Compare the gradients of a symbol with one output with finite differences.

    The output is projected to a number with random weights, so that every element of the gradient counts.
    """
    ctx = ctx or default_context()
    numeric_eps = get_tolerance(np.zeros(1, dtype), numeric_eps, default_numeric_eps())
    arguments = _named(sym, sym.list_arguments(), location, ctx, dtype, "location")
    aux = _named(sym, sym.list_auxiliary_states(), aux_states or {}, ctx, dtype, "aux_states")
    host_aux = {name: a.asnumpy() for name, a in aux.items()}
    requests: dict[str, str]
    if grad_nodes is None:
        requests = dict.fromkeys(sym.list_arguments(), "write")
    elif isinstance(grad_nodes, (list, tuple)):
        requests = dict.fromkeys(grad_nodes, "write")
    else:
        requests = dict(grad_nodes)
    shapes = {name: a.shape for name, a in arguments.items()}
    _, out_shapes, _ = sym.infer_shape(**shapes)
    # All of one sign: gradients that nearly cancel would drown in the rounding of the differences.
    weights = np.random.uniform(0.5, 1.5, size=out_shapes[0])
    head = nd.array(weights, ctx=ctx, dtype=dtype)
    grads = {name: as_stype(array(np.random.normal(size=arguments[name].shape), ctx=ctx,
                                  dtype=arguments[name].dtype), (grad_stype_dict or {}).get(name)) for name in requests}
    start = {name: g.asnumpy() for name, g in grads.items()}
    executor = sym.bind(ctx, args=arguments, args_grad=grads, grad_req=requests, aux_states=aux)
    outputs = executor.forward(is_train=True)
    if len(outputs) != 1:
        raise ValueError(f"numeric gradient check needs a symbol with one output, got {len(outputs)}")
    head = head.astype(outputs[0].dtype)
    executor.backward([head])
    symbolic = {name: executor.grad_dict[name].asnumpy() for name in requests}

    class _Projected:
        """The executor as seen by `numeric_grad`: its output already weighted."""

        arg_dict, aux_dict = executor.arg_dict, executor.aux_dict

        @staticmethod
        def forward(is_train: bool) -> list:
            return [_Host(executor.forward(is_train=is_train)[0].asnumpy().astype(np.float64) * weights)]

    class _Host:
        def __init__(self, value: np.ndarray):
            self.value = value

        def asnumpy(self) -> np.ndarray:
            """The values."""
            return self.value

    wanted_nodes = {name: arguments[name] for name in requests if requests[name] != "null"}
    numeric = numeric_grad(_Projected, wanted_nodes, host_aux, numeric_eps, use_forward_train, dtype)
    rtol = 1e-2 if rtol is None else rtol
    atol = 1e-3 if atol is None else atol
    for name, request in requests.items():
        got = symbolic[name]
        if request == "null":
            assert_almost_equal(start[name], got, rtol, atol, (f"ORIGINAL_{name}", f"BACKWARD_{name}"))
            continue
        if name not in numeric:
            continue
        want = numeric[name] + (start[name] if request == "add" else 0)
        assert_almost_equal(want, got, rtol, atol, (f"NUMERICAL_{name}", f"BACKWARD_{name}"))


def check_speed(sym: Symbol, location: dict | None = None, ctx: Context | None = None, N: int = 20,
                grad_req: Any = None, typ: str = "whole", **kwargs: Any) -> float:
    """Seconds for one run of a symbol: forward and backward ('whole') or forward alone ('forward')."""
    ctx = ctx or default_context()
    grad_req = grad_req or "write"
    if location is None:
        executor = sym.simple_bind(grad_req=grad_req, ctx=ctx, **kwargs)
        location = {name: np.random.normal(size=a.shape, scale=1.0) for name, a in executor.arg_dict.items()}
    else:
        executor = sym.simple_bind(grad_req=grad_req, ctx=ctx, **{k: np.shape(v) for k, v in location.items()})
    for name, value in location.items():
        executor.arg_dict[name][:] = value
    if typ not in ("whole", "forward"):
        raise ValueError("typ can only be \"whole\" or \"forward\".")

    def run() -> None:
        outs = executor.forward(is_train=typ == "whole")
        if typ == "whole":
            executor.backward(out_grads=outs)

    run()
    nd.waitall()
    start = time.time()
    for _ in range(N):
        run()
    nd.waitall()
    return (time.time() - start) / N


def check_consistency(sym: Any, ctx_list: list[dict], scale: float = 1.0, grad_req: Any = "write",
                      arg_params: dict | None = None, aux_params: dict | None = None, rtol: Any = None,
                      atol: Any = None, raise_on_err: bool = True, ground_truth: dict | None = None,
                      equal_nan: bool = False, use_uniform: bool = False, rand_type: Any = np.float64) -> dict:
    """Run a symbol in several settings (device, dtypes) on the same values and compare outputs and gradients.

    The most precise setting is the reference; answers its values.
    """
    symbols = sym if isinstance(sym, list) else [sym] * len(ctx_list)
    executors = [s.simple_bind(grad_req=grad_req, **setting) for s, setting in zip(symbols, ctx_list)]
    arg_params, aux_params = dict(arg_params or {}), dict(aux_params or {})
    for name, a in executors[0].arg_dict.items():
        if name not in arg_params:
            draw = (np.random.uniform(-0.92 * scale, 0.92 * scale, a.shape) if use_uniform
                    else np.random.normal(size=a.shape, scale=scale))
            arg_params[name] = draw.astype(rand_type)
    for name, a in executors[0].aux_dict.items():
        aux_params.setdefault(name, np.zeros(a.shape))
    for executor in executors:
        for name, a in executor.arg_dict.items():
            a[:] = np.asarray(arg_params[name]).astype(a.dtype)
        for name, a in executor.aux_dict.items():
            a[:] = aux_params[name]
        for g in executor.grad_arrays:
            if g is not None:
                g[:] = 0
    training = grad_req != "null"
    for executor in executors:
        executor.forward(is_train=training)
        if training:
            executor.backward([out.copy() for out in executor.outputs])
    dtypes = [np.dtype(e.outputs[0].dtype) for e in executors]
    reference = int(np.argmax([d.itemsize if d.kind == "f" else 0 for d in dtypes]))
    if ground_truth is None:
        ground_truth = {name: a.copy() for name, a in executors[reference].output_dict.items()}
        if training:
            ground_truth.update({name: g.copy() for name, g in executors[reference].grad_dict.items()
                                 if g is not None})
    for i, executor in enumerate(executors):
        if i == reference:
            continue
        values: dict[str, Any] = dict(executor.output_dict)
        if training:
            values.update({name: g for name, g in executor.grad_dict.items() if g is not None})
        for name, a in values.items():
            if name not in ground_truth:
                continue
            try:
                want = ground_truth[name].asnumpy().astype(dtypes[i]) if dtypes[i].kind == "f" else ground_truth[name]
                assert_almost_equal(a, want, rtol=rtol, atol=atol, equal_nan=equal_nan)
            except AssertionError:
                if raise_on_err:
                    raise
                logging.exception("setting %d differs at %s", i, name)
    return ground_truth


# ---- environment --------------------------------------------------------------------------------------------------

def list_gpus() -> range:
    """Numbers of the GPUs."""
    return range(_context.num_gpus())


def has_tvm_ops() -> bool:
    """Whether operators compiled by TVM are there; they never are."""
    return False


def is_op_runnable() -> bool:
    """Whether operators run on the test device."""
    return True


def is_cd_run() -> bool:
    """Whether the tests run for a release."""
    return os.environ.get("CD_JOB", "0") == "1"


def is_aarch64_run() -> bool:
    """Whether the tests run on 64-bit ARM."""
    import platform
    return platform.machine() == "aarch64"


@contextlib.contextmanager
def environment(*args: Any) -> Iterator[None]:
    """Set environment variables in a `with` scope: a name and a value, or a dict; None removes one."""
    changes = dict(args[0]) if len(args) == 1 and isinstance(args[0], dict) else {args[0]: args[1]}
    before = {name: getenv(name) for name in changes}
    for name, value in changes.items():
        setenv(name, None if value is None else str(value))
    try:
        yield
    finally:
        for name, old in before.items():
            setenv(name, old)


@contextlib.contextmanager
def discard_stderr() -> Iterator[None]:
    """Throw away what is written to standard error in a `with` scope, also by the library."""
    number = sys.stderr.fileno()
    with open(os.devnull, "w") as sink:
        kept = os.dup(number)
        os.dup2(sink.fileno(), number)
        try:
            yield
        finally:
            os.dup2(kept, number)
            os.close(kept)


def retry(n: int) -> Callable:
    """Decorator: run a test with random data up to `n` times until it passes."""
    if n <= 0:
        raise ValueError(f"expected a positive number of attempts, got {n}")

    def decorate(function: Callable) -> Callable:
        @functools.wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            for attempt in range(n):
                try:
                    return function(*args, **kwargs)
                except AssertionError:
                    if attempt == n - 1:
                        raise
                    nd.waitall()
            return None
        return wrapped
    return decorate


