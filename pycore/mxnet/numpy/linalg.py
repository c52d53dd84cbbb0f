"""Linear algebra of the NumPy interface: `mx.np.linalg`. Matrices stand in the last two axes."""
from __future__ import annotations

from typing import Any

import numpy as onp

from . import arrange, fallback, reduce, unary
from ._dispatch import call, require_array

__all__ = ["norm", "svd", "cholesky", "inv", "pinv", "det", "slogdet", "solve", "tensorinv", "tensorsolve", "eig",
           "eigh", "eigvals", "eigvalsh", *fallback.LINALG_NAMES]


def cholesky(a: Any) -> Any:
    """Lower triangles L with `a = L L^T`, of symmetric positive definite matrices."""
    require_array("linalg.cholesky", "a", a)
    return call("_npi_cholesky", a)


def inv(a: Any) -> Any:
    """Inverses of square matrices; a singular one is an error."""
    require_array("linalg.inv", "a", a)
    return call("_npi_inv", a)


def det(a: Any) -> Any:
    """Determinants of square matrices."""
    require_array("linalg.det", "a", a)
    return call("_npi_det", a)


def slogdet(a: Any) -> tuple:
    """Signs, and logarithms of the absolute values, of determinants."""
    require_array("linalg.slogdet", "a", a)
    return tuple(call("_npi_slogdet", a))


def svd(a: Any) -> tuple:
    """Singular value decomposition: `a = ut * l @ v` with the singular values `l`, largest first. Without gradient."""
    require_array("linalg.svd", "a", a)
    return tuple(call("_npi_svd", a))


def solve(a: Any, b: Any) -> Any:
    """The solutions of `a x = b`; a singular matrix is an error."""
    require_array("linalg.solve", "a", a)
    require_array("linalg.solve", "b", b)
    return call("_npi_solve", a, b)


def pinv(a: Any, rcond: Any = 1e-15, hermitian: bool = False) -> Any:
    """Pseudo-inverses. Singular values below `rcond` times the largest count as zero. Without gradient."""
    require_array("linalg.pinv", "a", a)
    if hermitian:
        raise NotImplementedError("[linalg.pinv] argument 'hermitian': expected False, got True")
    if isinstance(rcond, (int, float, onp.generic)):
        return call("_npi_pinv_scalar_rcond", a, rcond=float(rcond), hermitian=False)
    return call("_npi_pinv", a, rcond, hermitian=False)


def tensorinv(a: Any, ind: int = 2) -> Any:
    """The inverse of a tensor that is a square matrix when its first `ind` axes are the rows."""
    require_array("linalg.tensorinv", "a", a)
    if ind <= 0:
        raise ValueError("Invalid ind argument.")
    return call("_npi_tensorinv", a, ind=ind)


def tensorsolve(a: Any, b: Any, axes: Any = None) -> Any:
    """The x whose products with `a`, summed over all axes of x, are `b`. axes: of `a`, moved to its end before."""
    require_array("linalg.tensorsolve", "a", a)
    require_array("linalg.tensorsolve", "b", b)
    return call("_npi_tensorsolve", a, b, a_axes=() if axes is None else tuple(axes))


def eig(a: Any) -> tuple:
    """Eigenvalues, and eigenvectors in columns; complex ones are an error. Without gradient."""
    require_array("linalg.eig", "a", a)
    return tuple(call("_npi_eig", a))


def eigvals(a: Any) -> Any:
    """Eigenvalues; complex ones are an error. Without gradient."""
    require_array("linalg.eigvals", "a", a)
    return call("_npi_eigvals", a)


def eigh(a: Any, UPLO: str = "L") -> tuple:
    """Eigenvalues, ascending, and eigenvectors, in columns, of symmetric matrices. UPLO: which triangle is read."""
    require_array("linalg.eigh", "a", a)
    return tuple(call("_npi_eigh", a, UPLO=UPLO))


def eigvalsh(a: Any, UPLO: str = "L") -> Any:
    """Eigenvalues, ascending, of symmetric matrices. UPLO: which triangle is read, 'L' or 'U'."""
    require_array("linalg.eigvalsh", "a", a)
    return call("_npi_eigvalsh", a, UPLO=UPLO)


def _vector_norm(x: Any, order: Any, axis: Any, keepdims: bool) -> Any:
    size = unary.absolute(x)
    if order is None or order == 2:
        return unary.sqrt(reduce.sum(unary.square(x), axis, keepdims=keepdims))
    if order in (onp.inf, "inf"):
        return reduce.max(size, axis, keepdims)
    if order in (-onp.inf, "-inf"):
        return reduce.min(size, axis, keepdims)
    if order == 0:
        return reduce.sum((x != 0).astype(x.dtype), axis, keepdims=keepdims)
    if order == 1:
        return reduce.sum(size, axis, keepdims=keepdims)
    return reduce.sum(size ** order, axis, keepdims=keepdims) ** (1.0 / order)


def _matrix_norm(x: Any, order: Any, axes: tuple, keepdims: bool) -> Any:
    rows, cols = axes
    if order in (None, "fro", "f"):
        return unary.sqrt(reduce.sum(unary.square(x), axes, keepdims=keepdims))
    if order in (1, -1, onp.inf, -onp.inf, "inf", "-inf"):
        summed, kept = (rows, cols) if order in (1, -1) else (cols, rows)
        sums = reduce.sum(unary.absolute(x), summed, keepdims=True)
        result = (reduce.max if order in (1, onp.inf, "inf") else reduce.min)(sums, kept, True)
    elif order in (2, -2, "nuc"):
        values = svd(arrange.moveaxis(x, (rows, cols), (-2, -1)))[1]
        pick = {2: reduce.max, -2: reduce.min, "nuc": reduce.sum}[order]
        result = pick(values, axis=-1)
        if not keepdims:
            return result
        for axis in sorted(a % x.ndim for a in axes):
            result = arrange.expand_dims(result, axis)
    else:
        raise ValueError(f"[linalg.norm] argument 'ord': expected one of None, 'fro', 'nuc', inf, 1, 2 and their "
                         f"negatives for matrices, got {order!r}")
    return result if keepdims else arrange.squeeze(result, axes)


def norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Any:
    """Norm of vectors (one axis) or matrices (two axes); of all elements by default.

    ord: for vectors any number, infinity included; for matrices 'fro' (the default), 'nuc', 1, 2, infinity and their
    negatives.
    """
    require_array("linalg.norm", "x", x)
    if axis is None:
        if ord is None or (ord in ("f", "fro") and x.ndim == 2) or (ord == 2 and x.ndim == 1):
            return _vector_norm(x, 2, None, keepdims)
        axis = tuple(range(x.ndim))
    axes = tuple(axis) if isinstance(axis, (tuple, list)) else (axis,)
    if len(axes) == 1:
        if ord in ("fro", "nuc"):
            raise ValueError(f"[linalg.norm] argument 'ord': expected a number for vectors, got {ord!r}")
        return _vector_norm(x, ord, axes, keepdims)
    if len(axes) == 2:
        return _matrix_norm(x, ord, axes, keepdims)
    if ord is None:
        return _vector_norm(x, 2, axes, keepdims)
    raise ValueError("[linalg.norm] argument 'axis': expected one or two axes, got " + str(axis))


globals().update(fallback.functions(onp.linalg, fallback.LINALG_NAMES))
