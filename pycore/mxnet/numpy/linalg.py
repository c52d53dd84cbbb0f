"""Linear algebra of the NumPy interface: `mx.np.linalg`. Matrices stand in the last two axes."""
from __future__ import annotations

from typing import Any

import numpy as onp

from . import fallback_linalg
from ._dispatch import call, require_array

__all__ = ["norm", "svd", "cholesky", "inv", "pinv", "det", "slogdet", "solve", "tensorinv", "tensorsolve", "eig",
           "eigh", "eigvals", "eigvalsh", *fallback_linalg.__all__]


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


_INFINITE = {"inf": onp.inf, "-inf": -onp.inf}


def norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Any:
    """Norm of vectors (one axis) or matrices (two axes); of all elements by default.

    ord: for vectors any number, infinity included; for matrices 'fro' (the default), 'nuc', 1, 2, infinity and their
    negatives. Without an axis, `ord` asks for the norm of the vector or matrix that x is.
    """
    require_array("linalg.norm", "x", x)
    axes = None if axis is None else tuple(axis) if isinstance(axis, (tuple, list)) else (axis,)
    order = _INFINITE.get(ord, ord) if isinstance(ord, str) else ord
    if axes is not None and len(axes) not in (1, 2):
        raise ValueError(f"[linalg.norm] argument 'axis': expected one or two axes, got {axis}")
    if isinstance(order, str) and (order not in ("f", "fro", "nuc") or axes is not None and len(axes) == 1):
        raise ValueError("[linalg.norm] argument 'ord': expected a number or infinity, for matrices also 'fro' or "
                         f"'nuc', got {ord!r}")
    if order == "nuc":
        flag, order = 2, 2
    elif order in ("f", "fro") or order is None:
        flag, order = (-2 if ord is None and axes is None else 1), 2
    else:
        flag = 0 if axes is not None and len(axes) == 2 and order in (2, -2) else -1
    return call("_npi_norm", x, ord=float(order), axis=axes, keepdims=keepdims, flag=flag)


globals().update({name: getattr(fallback_linalg, name) for name in fallback_linalg.__all__})
