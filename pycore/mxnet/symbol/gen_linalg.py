# mxnet.symbol, linalg: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, linalg: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

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

_op_det = _SymOp("_linalg_det", ("A",), ())


def det(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Determinant of square matrices.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One number for each matrix.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.det(A)
    """
    return _op_det((A,), (), name, attr, kwargs)

_op_extractdiag = _SymOp("_linalg_extractdiag", ("A",), ("offset",))


def extractdiag(
    A: Symbol | None = None,
    offset: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Takes a diagonal out of matrices.

    out[i] = A[i, i + offset], as `diag` does for the main axes.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The elements.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.extractdiag(A)
    """
    return _op_extractdiag((A,), (offset,), name, attr, kwargs)

_op_extracttrian = _SymOp("_linalg_extracttrian", ("A",), ("offset", "lower"))


def extracttrian(
    A: Symbol | None = None,
    offset: int = _Null,
    lower: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Takes a triangle out of matrices.

    A lower triangle's elements come row by row, an upper one's column by column; `offset` leaves out diagonals next to
    the main one.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    offset : int, optional, default 0
        Where the triangle begins: 0 at the main diagonal, positive above it, negative below it.
    lower : bool, optional, default True
        With offset 0: the lower triangle, else the upper one.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The elements.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.extracttrian(A)
    """
    return _op_extracttrian((A,), (offset, lower), name, attr, kwargs)

_op_gelqf = _SymOp("_linalg_gelqf", ("A",), ())


def gelqf(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """LQ factorisation of matrices with at most as many rows as columns.

    A = L Q with L lower triangular and orthonormal rows of Q.

    Parameters
    ----------
    A : Symbol
        Matrices (..., m, n) with m <= n.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        Q: Orthonormal rows, (..., m, n).
        L: Lower triangular matrices, (..., m, m).

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.gelqf(A)
    """
    return _op_gelqf((A,), (), name, attr, kwargs)

_op_gemm = _SymOp("_linalg_gemm", ("A", "B", "C"), ("transpose_a", "transpose_b", "alpha", "beta", "axis"))


def gemm(
    A: Symbol | None = None,
    B: Symbol | None = None,
    C: Symbol | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    alpha: float = _Null,
    beta: float = _Null,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product of matrices plus a matrix.

    out = alpha * op(A) op(B) + beta * C for every matrix of a batch, where op transposes if asked to.

    Parameters
    ----------
    A : Symbol
        First factors.
    B : Symbol
        Second factors.
    C : Symbol
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
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The results.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> B = mx.sym.Variable("B")
    >>> C = mx.sym.Variable("C")
    >>> y = mx.sym.linalg.gemm(A, B, C, alpha=2, beta=0.5)
    """
    return _op_gemm((A, B, C), (transpose_a, transpose_b, alpha, beta, axis), name, attr, kwargs)

_op_gemm2 = _SymOp("_linalg_gemm2", ("A", "B"), ("transpose_a", "transpose_b", "alpha", "axis"))


def gemm2(
    A: Symbol | None = None,
    B: Symbol | None = None,
    transpose_a: bool = _Null,
    transpose_b: bool = _Null,
    alpha: float = _Null,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product of matrices.

    out = alpha * op(A) op(B) for every matrix of a batch, where op transposes if asked to.

    Parameters
    ----------
    A : Symbol
        First factors.
    B : Symbol
        Second factors.
    transpose_a : bool, optional, default False
        Use A transposed.
    transpose_b : bool, optional, default False
        Use B transposed.
    alpha : float, optional, default 1
        Factor of the product.
    axis : int, optional, default -2
        The dimension that holds the matrices' rows; columns are the last one.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The products.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> B = mx.sym.Variable("B")
    >>> y = mx.sym.linalg.gemm2(A, B, alpha=2)
    """
    return _op_gemm2((A, B), (transpose_a, transpose_b, alpha, axis), name, attr, kwargs)

_op_inverse = _SymOp("_linalg_inverse", ("A",), ())


def inverse(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse of square matrices.

    A singular matrix is an error.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Their inverses.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.inverse(A)
    """
    return _op_inverse((A,), (), name, attr, kwargs)

_op_makediag = _SymOp("_linalg_makediag", ("A",), ("offset",))


def makediag(
    A: Symbol | None = None,
    offset: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Builds matrices with a given diagonal.

    out[i, i + offset] = A[i], for every row of a batch.

    Parameters
    ----------
    A : Symbol
        The elements, in the order in which `extract...` gives them.
    offset : int, optional, default 0
        Which diagonal: 0 the main one, positive above it, negative below it.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Square matrices, zero elsewhere.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.makediag(A)
    """
    return _op_makediag((A,), (offset,), name, attr, kwargs)

_op_maketrian = _SymOp("_linalg_maketrian", ("A",), ("offset", "lower"))


def maketrian(
    A: Symbol | None = None,
    offset: int = _Null,
    lower: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Builds triangular matrices from their elements.

    The inverse of `extracttrian`.

    Parameters
    ----------
    A : Symbol
        The elements, in the order in which `extract...` gives them.
    offset : int, optional, default 0
        Where the triangle begins: 0 at the main diagonal, positive above it, negative below it.
    lower : bool, optional, default True
        With offset 0: the lower triangle, else the upper one.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Square matrices, zero elsewhere.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.maketrian(A)
    """
    return _op_maketrian((A,), (offset, lower), name, attr, kwargs)

_op_potrf = _SymOp("_linalg_potrf", ("A",), ())


def potrf(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Cholesky factor of symmetric positive definite matrices.

    The result is lower triangular with A = L L^T, or with lower=False upper triangular with A = U^T U; only that
    triangle of A is read, and a matrix that is not positive definite is an error.

    Parameters
    ----------
    A : Symbol
        Symmetric positive definite matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Triangular matrices.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.potrf(A)
    """
    return _op_potrf((A,), (), name, attr, kwargs)

_op_potri = _SymOp("_linalg_potri", ("A",), ())


def potri(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Inverse of a matrix given by its Cholesky factor.

    For lower triangular A the result is (A A^T)^-1, for upper triangular A (with lower=False) it is (A^T A)^-1.

    Parameters
    ----------
    A : Symbol
        Triangular matrices with a diagonal without zeros.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Symmetric positive definite matrices.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.potri(A)
    """
    return _op_potri((A,), (), name, attr, kwargs)

_op_slogdet = _SymOp("_linalg_slogdet", ("A",), ())


def slogdet(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Sign and logarithm of the determinant of square matrices.

    For a singular matrix they are 0 and minus infinity.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        sign: The determinant's sign.
        logabsdet: The logarithm of its absolute value.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.slogdet(A)
    """
    return _op_slogdet((A,), (), name, attr, kwargs)

_op_sumlogdiag = _SymOp("_linalg_sumlogdiag", ("A",), ())


def sumlogdiag(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Sum of the logarithms of the diagonal.

    out = sum_i log(A[i, i]) for every matrix of a batch.

    Parameters
    ----------
    A : Symbol
        Square matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One number for each matrix.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.sumlogdiag(A)
    """
    return _op_sumlogdiag((A,), (), name, attr, kwargs)

_op_syevd = _SymOp("_linalg_syevd", ("A",), ())


def syevd(
    A: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> list[Symbol]:
    """Eigenvalues and eigenvectors of symmetric matrices.

    A = U^T diag(L) U with the eigenvectors as rows of U and ascending eigenvalues; each eigenvector's largest component
    is positive. Only the lower triangle of A is read.

    Parameters
    ----------
    A : Symbol
        Symmetric matrices.
    name : str, optional
        Name of the node.

    Returns
    -------
    list[Symbol]
        U: Eigenvectors, one in each row.
        L: Eigenvalues.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.syevd(A)
    """
    return _op_syevd((A,), (), name, attr, kwargs)

_op_syrk = _SymOp("_linalg_syrk", ("A",), ("transpose", "alpha"))


def syrk(
    A: Symbol | None = None,
    transpose: bool = _Null,
    alpha: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product of matrices with their own transposes.

    out = alpha * A A^T, or alpha * A^T A with `transpose`.

    Parameters
    ----------
    A : Symbol
        Matrices.
    transpose : bool, optional, default False
        Compute A^T A and not A A^T.
    alpha : float, optional, default 1
        Factor of the product.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Symmetric matrices.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> y = mx.sym.linalg.syrk(A, alpha=0.5)
    """
    return _op_syrk((A,), (transpose, alpha), name, attr, kwargs)

_op_trmm = _SymOp("_linalg_trmm", ("A", "B"), ("transpose", "rightside", "lower", "alpha"))


def trmm(
    A: Symbol | None = None,
    B: Symbol | None = None,
    transpose: bool = _Null,
    rightside: bool = _Null,
    lower: bool = _Null,
    alpha: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Product with a triangular matrix.

    out = alpha * op(A) B, or alpha * B op(A) with `rightside`.

    Parameters
    ----------
    A : Symbol
        Triangular matrices.
    B : Symbol
        Matrices.
    transpose : bool, optional, default False
        Use A transposed.
    rightside : bool, optional, default False
        A stands on the right of B.
    lower : bool, optional, default True
        A is lower triangular, else upper; the other triangle is not read.
    alpha : float, optional, default 1
        Factor of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The products.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> B = mx.sym.Variable("B")
    >>> y = mx.sym.linalg.trmm(A, B)
    """
    return _op_trmm((A, B), (transpose, rightside, lower, alpha), name, attr, kwargs)

_op_trsm = _SymOp("_linalg_trsm", ("A", "B"), ("transpose", "rightside", "lower", "alpha"))


def trsm(
    A: Symbol | None = None,
    B: Symbol | None = None,
    transpose: bool = _Null,
    rightside: bool = _Null,
    lower: bool = _Null,
    alpha: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Solves equations with a triangular matrix.

    op(A) out = alpha * B, or out op(A) = alpha * B with `rightside`.

    Parameters
    ----------
    A : Symbol
        Triangular matrices.
    B : Symbol
        Right-hand sides.
    transpose : bool, optional, default False
        Use A transposed.
    rightside : bool, optional, default False
        A stands on the right of B.
    lower : bool, optional, default True
        A is lower triangular, else upper; the other triangle is not read.
    alpha : float, optional, default 1
        Factor of the result.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The solutions.

    Examples
    --------
    >>> A = mx.sym.Variable("A")
    >>> B = mx.sym.Variable("B")
    >>> y = mx.sym.linalg.trsm(A, B)
    """
    return _op_trsm((A, B), (transpose, rightside, lower, alpha), name, attr, kwargs)
