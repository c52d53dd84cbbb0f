# mxnet.ndarray, linalg: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, linalg: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "det",
    "extractdiag",
    "extracttrian",
    "gelqf",
    "gemm",
    "gemm2",
    "inverse",
    "makediag",
    "maketrian",
    "potrf",
    "potri",
    "slogdet",
    "sumlogdiag",
    "syevd",
    "syrk",
    "trmm",
    "trsm",
]

_op_det = _NDOp("_linalg_det", ("A",), ())


def det(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Determinant of square matrices.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One number for each matrix.

    Examples
    --------
    >>> mx.nd.linalg.det(mx.nd.array([[2, 0], [0, 4]])).asnumpy()
    """
    return _op_det((A,), (), out, kwargs)

_op_extractdiag = _NDOp("_linalg_extractdiag", ("A",), ("offset",))


def extractdiag(
    A: NDArray | None = None,
    offset: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Takes a diagonal out of matrices.

    out[i] = A[i, i + offset], as `diag` does for the main axes.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The elements.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(3, 3))
    >>> y = mx.nd.linalg.extractdiag(A)
    """
    return _op_extractdiag((A,), (offset,), out, kwargs)

_op_extracttrian = _NDOp("_linalg_extracttrian", ("A",), ("offset", "lower"))


def extracttrian(
    A: NDArray | None = None,
    offset: int = _Null,
    lower: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Takes a triangle out of matrices.

    A lower triangle's elements come row by row, an upper one's column by column; `offset` leaves out diagonals next to
    the main one.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    offset : int, optional, default 0
        Where the triangle begins: 0 at the main diagonal, positive above it, negative below it.
    lower : bool, optional, default True
        With offset 0: the lower triangle, else the upper one.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The elements.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(3, 3))
    >>> y = mx.nd.linalg.extracttrian(A)
    """
    return _op_extracttrian((A,), (offset, lower), out, kwargs)

_op_gelqf = _NDOp("_linalg_gelqf", ("A",), ())


def gelqf(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """LQ factorisation of matrices with at most as many rows as columns.

    A = L Q with L lower triangular and orthonormal rows of Q.

    Parameters
    ----------
    A : NDArray
        Matrices (..., m, n) with m <= n.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        Q: Orthonormal rows, (..., m, n).
        L: Lower triangular matrices, (..., m, m).

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.linalg.gelqf(A)
    """
    return _op_gelqf((A,), (), out, kwargs)

_op_gemm = _NDOp("_linalg_gemm", ("A", "B", "C"), ("transpose_a", "transpose_b", "alpha", "beta", "axis"))


def gemm(
    A: NDArray | None = None,
    B: NDArray | None = None,
    C: NDArray | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    alpha: float = _Null,
    beta: float = _Null,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product of matrices plus a matrix.

    out = alpha * op(A) op(B) + beta * C for every matrix of a batch, where op transposes if asked to.

    Parameters
    ----------
    A : NDArray
        First factors.
    B : NDArray
        Second factors.
    C : NDArray
        Matrices to add.
    transpose_a : bool, optional, default False
        Use A transposed.
    transpose_b : bool, optional, default False
        Use B transposed.
    alpha : float, optional, default 1
        Factor of the product.
    beta : float, optional, default 1
        Factor of C.
    axis : int, optional, default -2
        The dimension that holds the matrices' rows; columns are the last one.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The results.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> B = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> C = mx.nd.random.uniform(-1, 1, shape=(2, 4))
    >>> y = mx.nd.linalg.gemm(A, B, C, alpha=2, beta=0.5)
    """
    return _op_gemm((A, B, C), (transpose_a, transpose_b, alpha, beta, axis), out, kwargs)

_op_gemm2 = _NDOp("_linalg_gemm2", ("A", "B"), ("transpose_a", "transpose_b", "alpha", "axis"))


def gemm2(
    A: NDArray | None = None,
    B: NDArray | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    alpha: float = _Null,
    axis: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product of matrices.

    out = alpha * op(A) op(B) for every matrix of a batch, where op transposes if asked to.

    Parameters
    ----------
    A : NDArray
        First factors.
    B : NDArray
        Second factors.
    transpose_a : bool, optional, default False
        Use A transposed.
    transpose_b : bool, optional, default False
        Use B transposed.
    alpha : float, optional, default 1
        Factor of the product.
    axis : int, optional, default -2
        The dimension that holds the matrices' rows; columns are the last one.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The products.

    Examples
    --------
    >>> mx.nd.linalg.gemm2(mx.nd.ones((2, 3)), mx.nd.ones((3, 2))).asnumpy()
    """
    return _op_gemm2((A, B), (transpose_a, transpose_b, alpha, axis), out, kwargs)

_op_inverse = _NDOp("_linalg_inverse", ("A",), ())


def inverse(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse of square matrices.

    A singular matrix is an error.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Their inverses.

    Examples
    --------
    >>> mx.nd.linalg.inverse(mx.nd.array([[2, 0], [0, 4]])).asnumpy()
    """
    return _op_inverse((A,), (), out, kwargs)

_op_makediag = _NDOp("_linalg_makediag", ("A",), ("offset",))


def makediag(
    A: NDArray | None = None,
    offset: int = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Builds matrices with a given diagonal.

    out[i, i + offset] = A[i], for every row of a batch.

    Parameters
    ----------
    A : NDArray
        The elements, in the order in which `extract...` gives them.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Square matrices, zero elsewhere.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> y = mx.nd.linalg.makediag(A)
    """
    return _op_makediag((A,), (offset,), out, kwargs)

_op_maketrian = _NDOp("_linalg_maketrian", ("A",), ("offset", "lower"))


def maketrian(
    A: NDArray | None = None,
    offset: int = _Null,
    lower: bool = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Builds triangular matrices from their elements.

    The inverse of `extracttrian`.

    Parameters
    ----------
    A : NDArray
        The elements, in the order in which `extract...` gives them.
    offset : int, optional, default 0
        Where the triangle begins: 0 at the main diagonal, positive above it, negative below it.
    lower : bool, optional, default True
        With offset 0: the lower triangle, else the upper one.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Square matrices, zero elsewhere.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(3,))
    >>> y = mx.nd.linalg.maketrian(A)
    """
    return _op_maketrian((A,), (offset, lower), out, kwargs)

_op_potrf = _NDOp("_linalg_potrf", ("A",), ())


def potrf(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Cholesky factor of symmetric positive definite matrices.

    The result is lower triangular with A = L L^T, or with lower=False upper triangular with A = U^T U; only that
    triangle of A is read, and a matrix that is not positive definite is an error.

    Parameters
    ----------
    A : NDArray
        Symmetric positive definite matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Triangular matrices.

    Examples
    --------
    >>> mx.nd.linalg.potrf(mx.nd.array([[4, 1], [1, 4.25]])).asnumpy()
    """
    return _op_potrf((A,), (), out, kwargs)

_op_potri = _NDOp("_linalg_potri", ("A",), ())


def potri(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Inverse of a matrix given by its Cholesky factor.

    For lower triangular A the result is (A A^T)^-1, for upper triangular A (with lower=False) it is (A^T A)^-1.

    Parameters
    ----------
    A : NDArray
        Triangular matrices with a diagonal without zeros.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Symmetric positive definite matrices.

    Examples
    --------
    >>> A = mx.nd.array([2, 0, 1, 3]).reshape((2, 2))
    >>> y = mx.nd.linalg.potri(A)
    """
    return _op_potri((A,), (), out, kwargs)

_op_slogdet = _NDOp("_linalg_slogdet", ("A",), ())


def slogdet(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Sign and logarithm of the determinant of square matrices.

    For a singular matrix they are 0 and minus infinity.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        sign: The determinant's sign.
        logabsdet: The logarithm of its absolute value.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 1, 3]).reshape((2, 2))
    >>> y = mx.nd.linalg.slogdet(A)
    """
    return _op_slogdet((A,), (), out, kwargs)

_op_sumlogdiag = _NDOp("_linalg_sumlogdiag", ("A",), ())


def sumlogdiag(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Sum of the logarithms of the diagonal.

    out = sum_i log(A[i, i]) for every matrix of a batch.

    Parameters
    ----------
    A : NDArray
        Square matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        One number for each matrix.

    Examples
    --------
    >>> mx.nd.linalg.sumlogdiag(mx.nd.array([[1, 1], [1, 7]])).asnumpy()
    """
    return _op_sumlogdiag((A,), (), out, kwargs)

_op_syevd = _NDOp("_linalg_syevd", ("A",), ())


def syevd(
    A: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> list[NDArray]:
    """Eigenvalues and eigenvectors of symmetric matrices.

    A = U^T diag(L) U with the eigenvectors as rows of U and ascending eigenvalues; each eigenvector's largest component
    is positive. Only the lower triangle of A is read.

    Parameters
    ----------
    A : NDArray
        Symmetric matrices.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    list[NDArray]
        U: Eigenvectors, one in each row.
        L: Eigenvalues.

    Examples
    --------
    >>> A = mx.nd.array([2, 1, 1, 3]).reshape((2, 2))
    >>> y = mx.nd.linalg.syevd(A)
    """
    return _op_syevd((A,), (), out, kwargs)

_op_syrk = _NDOp("_linalg_syrk", ("A",), ("transpose", "alpha"))


def syrk(
    A: NDArray | None = None,
    transpose: bool = _Null,
    alpha: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product of matrices with their own transposes.

    out = alpha * A A^T, or alpha * A^T A with `transpose`.

    Parameters
    ----------
    A : NDArray
        Matrices.
    transpose : bool, optional, default False
        Compute A^T A and not A A^T.
    alpha : float, optional, default 1
        Factor of the product.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Symmetric matrices.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.linalg.syrk(A, alpha=0.5)
    """
    return _op_syrk((A,), (transpose, alpha), out, kwargs)

_op_trmm = _NDOp("_linalg_trmm", ("A", "B"), ("transpose", "rightside", "lower", "alpha"))


def trmm(
    A: NDArray | None = None,
    B: NDArray | None = None,
    transpose: bool = _Null,
    rightside: bool = _Null,
    lower: bool = _Null,
    alpha: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Product with a triangular matrix.

    out = alpha * op(A) B, or alpha * B op(A) with `rightside`.

    Parameters
    ----------
    A : NDArray
        Triangular matrices.
    B : NDArray
        Matrices.
    transpose : bool, optional, default False
        Use A transposed.
    rightside : bool, optional, default False
        A stands on the right of B.
    lower : bool, optional, default True
        A is lower triangular, else upper; the other triangle is not read.
    alpha : float, optional, default 1
        Factor of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The products.

    Examples
    --------
    >>> A = mx.nd.random.uniform(-1, 1, shape=(2, 2))
    >>> B = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.linalg.trmm(A, B)
    """
    return _op_trmm((A, B), (transpose, rightside, lower, alpha), out, kwargs)

_op_trsm = _NDOp("_linalg_trsm", ("A", "B"), ("transpose", "rightside", "lower", "alpha"))


def trsm(
    A: NDArray | None = None,
    B: NDArray | None = None,
    transpose: bool = _Null,
    rightside: bool = _Null,
    lower: bool = _Null,
    alpha: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Solves equations with a triangular matrix.

    op(A) out = alpha * B, or out op(A) = alpha * B with `rightside`.

    Parameters
    ----------
    A : NDArray
        Triangular matrices.
    B : NDArray
        Right-hand sides.
    transpose : bool, optional, default False
        Use A transposed.
    rightside : bool, optional, default False
        A stands on the right of B.
    lower : bool, optional, default True
        A is lower triangular, else upper; the other triangle is not read.
    alpha : float, optional, default 1
        Factor of the result.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The solutions.

    Examples
    --------
    >>> A = mx.nd.array([2, 5, 1, 3]).reshape((2, 2))
    >>> B = mx.nd.random.uniform(-1, 1, shape=(2, 3))
    >>> y = mx.nd.linalg.trsm(A, B)
    """
    return _op_trsm((A, B), (transpose, rightside, lower, alpha), out, kwargs)
