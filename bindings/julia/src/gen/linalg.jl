# Operators of the namespace linalg, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__linalg_det = Op("_linalg_det", ("A", ), (), ())

"""
    det(A)

Determinant of square matrices.

# Arguments
- `A`: array or symbol. Square matrices.

# Result
- `output`: array or symbol. One number for each matrix.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.linalg.det(A)
```
"""
function _linalg_det(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_det, (x_, more_...), (), out, kwargs)
end
function _linalg_det(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_det, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_det(; kwargs...) = by_keyword(op__linalg_det, kwargs)

const op__linalg_extractdiag = Op("_linalg_extractdiag", ("A", ), ("offset", ), ())

"""
    extractdiag(A; offset)

Takes a diagonal out of matrices.

out[i] = A[i, i + offset], as `diag` does for the main axes.

# Arguments
- `A`: array or symbol. Square matrices.
- `offset`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.

# Result
- `output`: array or symbol. The elements.

# Example
```julia
A = mx.rand(3, 3; low = -1, high = 1)
mx.linalg.extractdiag(A)
```
"""
function _linalg_extractdiag(x_::NDArray, more_::Vararg{NDArray, N_}; offset = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_extractdiag, (x_, more_...), (offset, ), out, kwargs)
end
function _linalg_extractdiag(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; offset = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_extractdiag, (x_, more_...), (offset, ), name, attrs, kwargs)
end
_linalg_extractdiag(; kwargs...) = by_keyword(op__linalg_extractdiag, kwargs)

const op__linalg_extracttrian = Op("_linalg_extracttrian", ("A", ), ("offset", "lower", ), ())

"""
    extracttrian(A; offset, lower)

Takes a triangle out of matrices.

A lower triangle's elements come row by row, an upper one's column by column; `offset` leaves out
diagonals next to the main one.

# Arguments
- `A`: array or symbol. Square matrices.
- `offset`: integer; `0` when not given. Where the triangle begins: 0 at the main diagonal, positive
  above it, negative below it.
- `lower`: `Bool`; `true` when not given. With offset 0: the lower triangle, else the upper one.

# Result
- `output`: array or symbol. The elements.

# Example
```julia
A = mx.rand(3, 3; low = -1, high = 1)
mx.linalg.extracttrian(A)
```
"""
function _linalg_extracttrian(x_::NDArray, more_::Vararg{NDArray, N_}; offset = unset, lower = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_extracttrian, (x_, more_...), (offset, lower, ), out, kwargs)
end
function _linalg_extracttrian(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; offset = unset, lower = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_extracttrian, (x_, more_...), (offset, lower, ), name, attrs, kwargs)
end
_linalg_extracttrian(; kwargs...) = by_keyword(op__linalg_extracttrian, kwargs)

const op__linalg_gelqf = Op("_linalg_gelqf", ("A", ), (), ())

"""
    gelqf(A)

LQ factorisation of matrices with at most as many rows as columns.

A = L Q with L lower triangular and orthonormal rows of Q.

# Arguments
- `A`: array or symbol. Matrices (..., m, n) with m <= n.

# Result
- `Q`: array or symbol. Orthonormal rows, (..., m, n).
- `L`: array or symbol. Lower triangular matrices, (..., m, m).

# Example
```julia
A = mx.rand(3, 2; low = -1, high = 1)
mx.linalg.gelqf(A)
```
"""
function _linalg_gelqf(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_gelqf, (x_, more_...), (), out, kwargs)
end
function _linalg_gelqf(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_gelqf, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_gelqf(; kwargs...) = by_keyword(op__linalg_gelqf, kwargs)

const op__linalg_gemm = Op("_linalg_gemm", ("A", "B", "C", ), ("transpose_a", "transpose_b", "alpha", "beta", "axis", ), (("axis", "axis"), ))

"""
    gemm(A, B, C; transpose_a, transpose_b, alpha, beta, axis)

Product of matrices plus a matrix.

out = alpha * op(A) op(B) + beta * C for every matrix of a batch, where op transposes if asked to.

# Arguments
- `A`: array or symbol. First factors.
- `B`: array or symbol. Second factors.
- `C`: array or symbol. Matrices to add.
- `transpose_a`: `Bool`; `false` when not given. Use A transposed.
- `transpose_b`: `Bool`; `false` when not given. Use B transposed.
- `alpha`: number; `1` when not given. Factor of the product.
- `beta`: number; `1` when not given. Factor of C.
- `axis`: dimension; `2` when not given. The dimension that holds the matrices' rows; columns are
  the last one.

# Result
- `output`: array or symbol. The results.

# Example
```julia
A = mx.rand(3, 2; low = -1, high = 1)
B = mx.rand(4, 3; low = -1, high = 1)
C = mx.rand(4, 2; low = -1, high = 1)
mx.linalg.gemm(A, B, C; alpha = 2, beta = 0.5)
```
"""
function _linalg_gemm(x_::NDArray, more_::Vararg{NDArray, N_}; transpose_a = unset, transpose_b = unset, alpha = unset, beta = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_gemm, (x_, more_...), (transpose_a, transpose_b, alpha, beta, axis, ), out, kwargs)
end
function _linalg_gemm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose_a = unset, transpose_b = unset, alpha = unset, beta = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_gemm, (x_, more_...), (transpose_a, transpose_b, alpha, beta, axis, ), name, attrs, kwargs)
end
_linalg_gemm(; kwargs...) = by_keyword(op__linalg_gemm, kwargs)

const op__linalg_gemm2 = Op("_linalg_gemm2", ("A", "B", ), ("transpose_a", "transpose_b", "alpha", "axis", ), (("axis", "axis"), ))

"""
    gemm2(A, B; transpose_a, transpose_b, alpha, axis)

Product of matrices.

out = alpha * op(A) op(B) for every matrix of a batch, where op transposes if asked to.

# Arguments
- `A`: array or symbol. First factors.
- `B`: array or symbol. Second factors.
- `transpose_a`: `Bool`; `false` when not given. Use A transposed.
- `transpose_b`: `Bool`; `false` when not given. Use B transposed.
- `alpha`: number; `1` when not given. Factor of the product.
- `axis`: dimension; `2` when not given. The dimension that holds the matrices' rows; columns are
  the last one.

# Result
- `output`: array or symbol. The products.

# Example
```julia
A = mx.rand(3, 2; low = -1, high = 1)
B = mx.rand(4, 3; low = -1, high = 1)
mx.linalg.gemm2(A, B; alpha = 2)
```
"""
function _linalg_gemm2(x_::NDArray, more_::Vararg{NDArray, N_}; transpose_a = unset, transpose_b = unset, alpha = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_gemm2, (x_, more_...), (transpose_a, transpose_b, alpha, axis, ), out, kwargs)
end
function _linalg_gemm2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose_a = unset, transpose_b = unset, alpha = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_gemm2, (x_, more_...), (transpose_a, transpose_b, alpha, axis, ), name, attrs, kwargs)
end
_linalg_gemm2(; kwargs...) = by_keyword(op__linalg_gemm2, kwargs)

const op__linalg_inverse = Op("_linalg_inverse", ("A", ), (), ())

"""
    inverse(A)

Inverse of square matrices.

A singular matrix is an error.

# Arguments
- `A`: array or symbol. Square matrices.

# Result
- `output`: array or symbol. Their inverses.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.linalg.inverse(A)
```
"""
function _linalg_inverse(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_inverse, (x_, more_...), (), out, kwargs)
end
function _linalg_inverse(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_inverse, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_inverse(; kwargs...) = by_keyword(op__linalg_inverse, kwargs)

const op__linalg_makediag = Op("_linalg_makediag", ("A", ), ("offset", ), ())

"""
    makediag(A; offset)

Builds matrices with a given diagonal.

out[i, i + offset] = A[i], for every row of a batch.

# Arguments
- `A`: array or symbol. The elements, in the order in which `extract...` gives them.
- `offset`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.

# Result
- `output`: array or symbol. Square matrices, zero elsewhere.

# Example
```julia
A = mx.rand(3; low = -1, high = 1)
mx.linalg.makediag(A)
```
"""
function _linalg_makediag(x_::NDArray, more_::Vararg{NDArray, N_}; offset = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_makediag, (x_, more_...), (offset, ), out, kwargs)
end
function _linalg_makediag(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; offset = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_makediag, (x_, more_...), (offset, ), name, attrs, kwargs)
end
_linalg_makediag(; kwargs...) = by_keyword(op__linalg_makediag, kwargs)

const op__linalg_maketrian = Op("_linalg_maketrian", ("A", ), ("offset", "lower", ), ())

"""
    maketrian(A; offset, lower)

Builds triangular matrices from their elements.

The inverse of `extracttrian`.

# Arguments
- `A`: array or symbol. The elements, in the order in which `extract...` gives them.
- `offset`: integer; `0` when not given. Where the triangle begins: 0 at the main diagonal, positive
  above it, negative below it.
- `lower`: `Bool`; `true` when not given. With offset 0: the lower triangle, else the upper one.

# Result
- `output`: array or symbol. Square matrices, zero elsewhere.

# Example
```julia
A = mx.rand(3; low = -1, high = 1)
mx.linalg.maketrian(A)
```
"""
function _linalg_maketrian(x_::NDArray, more_::Vararg{NDArray, N_}; offset = unset, lower = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_maketrian, (x_, more_...), (offset, lower, ), out, kwargs)
end
function _linalg_maketrian(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; offset = unset, lower = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_maketrian, (x_, more_...), (offset, lower, ), name, attrs, kwargs)
end
_linalg_maketrian(; kwargs...) = by_keyword(op__linalg_maketrian, kwargs)

const op__linalg_potrf = Op("_linalg_potrf", ("A", ), (), ())

"""
    potrf(A)

Cholesky factor of symmetric positive definite matrices.

The result is lower triangular with A = L L^T, or with lower=False upper triangular with A = U^T U;
only that triangle of A is read, and a matrix that is not positive definite is an error.

# Arguments
- `A`: array or symbol. Symmetric positive definite matrices.

# Result
- `output`: array or symbol. Triangular matrices.

# Example
```julia
A = mx.NDArray(reshape(Float32[4, 1, 1, 3], (2, 2)))
mx.linalg.potrf(A)
```
"""
function _linalg_potrf(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_potrf, (x_, more_...), (), out, kwargs)
end
function _linalg_potrf(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_potrf, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_potrf(; kwargs...) = by_keyword(op__linalg_potrf, kwargs)

const op__linalg_potri = Op("_linalg_potri", ("A", ), (), ())

"""
    potri(A)

Inverse of a matrix given by its Cholesky factor.

For lower triangular A the result is (A A^T)^-1, for upper triangular A (with lower=False) it is
(A^T A)^-1.

# Arguments
- `A`: array or symbol. Triangular matrices with a diagonal without zeros.

# Result
- `output`: array or symbol. Symmetric positive definite matrices.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 0, 1, 3], (2, 2)))
mx.linalg.potri(A)
```
"""
function _linalg_potri(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_potri, (x_, more_...), (), out, kwargs)
end
function _linalg_potri(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_potri, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_potri(; kwargs...) = by_keyword(op__linalg_potri, kwargs)

const op__linalg_slogdet = Op("_linalg_slogdet", ("A", ), (), ())

"""
    slogdet(A)

Sign and logarithm of the determinant of square matrices.

For a singular matrix they are 0 and minus infinity.

# Arguments
- `A`: array or symbol. Square matrices.

# Result
- `sign`: array or symbol. The determinant's sign.
- `logabsdet`: array or symbol. The logarithm of its absolute value.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.linalg.slogdet(A)
```
"""
function _linalg_slogdet(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_slogdet, (x_, more_...), (), out, kwargs)
end
function _linalg_slogdet(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_slogdet, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_slogdet(; kwargs...) = by_keyword(op__linalg_slogdet, kwargs)

const op__linalg_sumlogdiag = Op("_linalg_sumlogdiag", ("A", ), (), ())

"""
    sumlogdiag(A)

Sum of the logarithms of the diagonal.

out = sum_i log(A[i, i]) for every matrix of a batch.

# Arguments
- `A`: array or symbol. Square matrices.

# Result
- `output`: array or symbol. One number for each matrix.

# Example
```julia
A = mx.rand(3, 3; low = 0.5, high = 2)
mx.linalg.sumlogdiag(A)
```
"""
function _linalg_sumlogdiag(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_sumlogdiag, (x_, more_...), (), out, kwargs)
end
function _linalg_sumlogdiag(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_sumlogdiag, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_sumlogdiag(; kwargs...) = by_keyword(op__linalg_sumlogdiag, kwargs)

const op__linalg_syevd = Op("_linalg_syevd", ("A", ), (), ())

"""
    syevd(A)

Eigenvalues and eigenvectors of symmetric matrices.

A = U^T diag(L) U with the eigenvectors as rows of U and ascending eigenvalues; each eigenvector's
largest component is positive. Only the lower triangle of A is read.

# Arguments
- `A`: array or symbol. Symmetric matrices.

# Result
- `U`: array or symbol. Eigenvectors, one in each row.
- `L`: array or symbol. Eigenvalues.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.linalg.syevd(A)
```
"""
function _linalg_syevd(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__linalg_syevd, (x_, more_...), (), out, kwargs)
end
function _linalg_syevd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_syevd, (x_, more_...), (), name, attrs, kwargs)
end
_linalg_syevd(; kwargs...) = by_keyword(op__linalg_syevd, kwargs)

const op__linalg_syrk = Op("_linalg_syrk", ("A", ), ("transpose", "alpha", ), ())

"""
    syrk(A; transpose, alpha)

Product of matrices with their own transposes.

out = alpha * A A^T, or alpha * A^T A with `transpose`.

# Arguments
- `A`: array or symbol. Matrices.
- `transpose`: `Bool`; `false` when not given. Compute A^T A and not A A^T.
- `alpha`: number; `1` when not given. Factor of the product.

# Result
- `output`: array or symbol. Symmetric matrices.

# Example
```julia
A = mx.rand(3, 2; low = -1, high = 1)
mx.linalg.syrk(A; alpha = 0.5)
```
"""
function _linalg_syrk(x_::NDArray, more_::Vararg{NDArray, N_}; transpose = unset, alpha = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_syrk, (x_, more_...), (transpose, alpha, ), out, kwargs)
end
function _linalg_syrk(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose = unset, alpha = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_syrk, (x_, more_...), (transpose, alpha, ), name, attrs, kwargs)
end
_linalg_syrk(; kwargs...) = by_keyword(op__linalg_syrk, kwargs)

const op__linalg_trmm = Op("_linalg_trmm", ("A", "B", ), ("transpose", "rightside", "lower", "alpha", ), ())

"""
    trmm(A, B; transpose, rightside, lower, alpha)

Product with a triangular matrix.

out = alpha * op(A) B, or alpha * B op(A) with `rightside`.

# Arguments
- `A`: array or symbol. Triangular matrices.
- `B`: array or symbol. Matrices.
- `transpose`: `Bool`; `false` when not given. Use A transposed.
- `rightside`: `Bool`; `false` when not given. A stands on the right of B.
- `lower`: `Bool`; `true` when not given. A is lower triangular, else upper; the other triangle is
  not read.
- `alpha`: number; `1` when not given. Factor of the result.

# Result
- `output`: array or symbol. The products.

# Example
```julia
A = mx.rand(2, 2; low = -1, high = 1)
B = mx.rand(3, 2; low = -1, high = 1)
mx.linalg.trmm(A, B)
```
"""
function _linalg_trmm(x_::NDArray, more_::Vararg{NDArray, N_}; transpose = unset, rightside = unset, lower = unset, alpha = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_trmm, (x_, more_...), (transpose, rightside, lower, alpha, ), out, kwargs)
end
function _linalg_trmm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose = unset, rightside = unset, lower = unset, alpha = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_trmm, (x_, more_...), (transpose, rightside, lower, alpha, ), name, attrs, kwargs)
end
_linalg_trmm(; kwargs...) = by_keyword(op__linalg_trmm, kwargs)

const op__linalg_trsm = Op("_linalg_trsm", ("A", "B", ), ("transpose", "rightside", "lower", "alpha", ), ())

"""
    trsm(A, B; transpose, rightside, lower, alpha)

Solves equations with a triangular matrix.

op(A) out = alpha * B, or out op(A) = alpha * B with `rightside`.

# Arguments
- `A`: array or symbol. Triangular matrices.
- `B`: array or symbol. Right-hand sides.
- `transpose`: `Bool`; `false` when not given. Use A transposed.
- `rightside`: `Bool`; `false` when not given. A stands on the right of B.
- `lower`: `Bool`; `true` when not given. A is lower triangular, else upper; the other triangle is
  not read.
- `alpha`: number; `1` when not given. Factor of the result.

# Result
- `output`: array or symbol. The solutions.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 5, 1, 3], (2, 2)))
B = mx.rand(3, 2; low = -1, high = 1)
mx.linalg.trsm(A, B)
```
"""
function _linalg_trsm(x_::NDArray, more_::Vararg{NDArray, N_}; transpose = unset, rightside = unset, lower = unset, alpha = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linalg_trsm, (x_, more_...), (transpose, rightside, lower, alpha, ), out, kwargs)
end
function _linalg_trsm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose = unset, rightside = unset, lower = unset, alpha = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linalg_trsm, (x_, more_...), (transpose, rightside, lower, alpha, ), name, attrs, kwargs)
end
_linalg_trsm(; kwargs...) = by_keyword(op__linalg_trsm, kwargs)
