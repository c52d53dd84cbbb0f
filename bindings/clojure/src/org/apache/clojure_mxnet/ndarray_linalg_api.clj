;; org.apache.clojure-mxnet.ndarray-linalg-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.ndarray-linalg-api
  "Linear algebra, for arrays. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_det"
       :doc
       "Determinant of square matrices.

  Inputs:
    a (array): Square matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One number for each matrix.

  Example:
    (det (nd/array [2 1 1 3] [2 2]))"}
  det
  (operators/ndarray-operator "_linalg_det" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset out]}])
       :mxnet/operator "_linalg_extractdiag"
       :doc
       "Takes a diagonal out of matrices.

  out[i] = A[i, i + offset], as `diag` does for the main axes.

  Inputs:
    a (array): Square matrices.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The elements.

  Example:
    (extractdiag (nd/ones [3 3]))"}
  extractdiag
  (operators/ndarray-operator "_linalg_extractdiag" ["A"] ["offset"] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset lower out]}])
       :mxnet/operator "_linalg_extracttrian"
       :doc
       "Takes a triangle out of matrices.

  A lower triangle's elements come row by row, an upper one's column by column; `offset` leaves out diagonals next
  to the main one.

  Inputs:
    a (array): Square matrices.

  Options:
    :offset (integer, default 0): Where the triangle begins: 0 at the main diagonal, positive above it, negative
        below it.
    :lower (boolean, default true): With offset 0: the lower triangle, else the upper one.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The elements.

  Example:
    (extracttrian (nd/ones [3 3]))"}
  extracttrian
  (operators/ndarray-operator "_linalg_extracttrian" ["A"] ["offset" "lower"] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_gelqf"
       :doc
       "LQ factorisation of matrices with at most as many rows as columns.

  A = L Q with L lower triangular and orthonormal rows of Q.

  Inputs:
    a (array): Matrices (..., m, n) with m <= n.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    Q (array): Orthonormal rows, (..., m, n).
    L (array): Lower triangular matrices, (..., m, m).

  Example:
    (gelqf (nd/ones [2 3]))"}
  gelqf
  (operators/ndarray-operator "_linalg_gelqf" ["A"] [] {}))

(def ^{:arglists '([a b c] [a b c {:keys [transpose-a transpose-b alpha beta axis out]}])
       :mxnet/operator "_linalg_gemm"
       :doc
       "Product of matrices plus a matrix.

  out = alpha * op(A) op(B) + beta * C for every matrix of a batch, where op transposes if asked to.

  Inputs:
    a (array): First factors.
    b (array): Second factors.
    c (array): Matrices to add.

  Options:
    :transpose-a (boolean, default false): Use A transposed.
    :transpose-b (boolean, default false): Use B transposed.
    :alpha (number, default 1): Factor of the product.
    :beta (number, default 1): Factor of C.
    :axis (integer, default -2): The dimension that holds the matrices' rows; columns are the last one.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The results.

  Example:
    (gemm (nd/ones [2 3]) (nd/ones [3 4]) (nd/ones [2 4]) {:alpha 2 :beta 0.5})"}
  gemm
  (operators/ndarray-operator "_linalg_gemm" ["A" "B" "C"] ["transpose_a" "transpose_b" "alpha" "beta" "axis"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [transpose-a transpose-b alpha axis out]}])
       :mxnet/operator "_linalg_gemm2"
       :doc
       "Product of matrices.

  out = alpha * op(A) op(B) for every matrix of a batch, where op transposes if asked to.

  Inputs:
    a (array): First factors.
    b (array): Second factors.

  Options:
    :transpose-a (boolean, default false): Use A transposed.
    :transpose-b (boolean, default false): Use B transposed.
    :alpha (number, default 1): Factor of the product.
    :axis (integer, default -2): The dimension that holds the matrices' rows; columns are the last one.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The products.

  Example:
    (gemm2 (nd/ones [2 3]) (nd/ones [3 4]) {:alpha 2})"}
  gemm2
  (operators/ndarray-operator "_linalg_gemm2" ["A" "B"] ["transpose_a" "transpose_b" "alpha" "axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_inverse"
       :doc
       "Inverse of square matrices.

  A singular matrix is an error.

  Inputs:
    a (array): Square matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Their inverses.

  Example:
    (inverse (nd/array [2 1 1 3] [2 2]))"}
  inverse
  (operators/ndarray-operator "_linalg_inverse" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset out]}])
       :mxnet/operator "_linalg_makediag"
       :doc
       "Builds matrices with a given diagonal.

  out[i, i + offset] = A[i], for every row of a batch.

  Inputs:
    a (array): The elements, in the order in which `extract...` gives them.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Square matrices, zero elsewhere.

  Example:
    (makediag (nd/ones [3]))"}
  makediag
  (operators/ndarray-operator "_linalg_makediag" ["A"] ["offset"] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset lower out]}])
       :mxnet/operator "_linalg_maketrian"
       :doc
       "Builds triangular matrices from their elements.

  The inverse of `extracttrian`.

  Inputs:
    a (array): The elements, in the order in which `extract...` gives them.

  Options:
    :offset (integer, default 0): Where the triangle begins: 0 at the main diagonal, positive above it, negative
        below it.
    :lower (boolean, default true): With offset 0: the lower triangle, else the upper one.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Square matrices, zero elsewhere.

  Example:
    (maketrian (nd/ones [3]))"}
  maketrian
  (operators/ndarray-operator "_linalg_maketrian" ["A"] ["offset" "lower"] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_potrf"
       :doc
       "Cholesky factor of symmetric positive definite matrices.

  The result is lower triangular with A = L L^T, or with lower=False upper triangular with A = U^T U; only that
  triangle of A is read, and a matrix that is not positive definite is an error.

  Inputs:
    a (array): Symmetric positive definite matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Triangular matrices.

  Example:
    (potrf (nd/array [4 1 1 3] [2 2]))"}
  potrf
  (operators/ndarray-operator "_linalg_potrf" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_potri"
       :doc
       "Inverse of a matrix given by its Cholesky factor.

  For lower triangular A the result is (A A^T)^-1, for upper triangular A (with lower=False) it is (A^T A)^-1.

  Inputs:
    a (array): Triangular matrices with a diagonal without zeros.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Symmetric positive definite matrices.

  Example:
    (potri (nd/array [2 0 1 3] [2 2]))"}
  potri
  (operators/ndarray-operator "_linalg_potri" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_slogdet"
       :doc
       "Sign and logarithm of the determinant of square matrices.

  For a singular matrix they are 0 and minus infinity.

  Inputs:
    a (array): Square matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    sign (array): The determinant's sign.
    logabsdet (array): The logarithm of its absolute value.

  Example:
    (slogdet (nd/array [2 1 1 3] [2 2]))"}
  slogdet
  (operators/ndarray-operator "_linalg_slogdet" ["A"] [] {}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_sumlogdiag"
       :doc
       "Sum of the logarithms of the diagonal.

  out = sum_i log(A[i, i]) for every matrix of a batch.

  Inputs:
    a (array): Square matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One number for each matrix.

  Example:
    (sumlogdiag (nd/ones [3 3]))"}
  sumlogdiag
  (operators/ndarray-operator "_linalg_sumlogdiag" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_linalg_syevd"
       :doc
       "Eigenvalues and eigenvectors of symmetric matrices.

  A = U^T diag(L) U with the eigenvectors as rows of U and ascending eigenvalues; each eigenvector's largest
  component is positive. Only the lower triangle of A is read.

  Inputs:
    a (array): Symmetric matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    U (array): Eigenvectors, one in each row.
    L (array): Eigenvalues.

  Example:
    (syevd (nd/array [2 1 1 3] [2 2]))"}
  syevd
  (operators/ndarray-operator "_linalg_syevd" ["A"] [] {}))

(def ^{:arglists '([a] [a {:keys [transpose alpha out]}])
       :mxnet/operator "_linalg_syrk"
       :doc
       "Product of matrices with their own transposes.

  out = alpha * A A^T, or alpha * A^T A with `transpose`.

  Inputs:
    a (array): Matrices.

  Options:
    :transpose (boolean, default false): Compute A^T A and not A A^T.
    :alpha (number, default 1): Factor of the product.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Symmetric matrices.

  Example:
    (syrk (nd/ones [2 3]) {:alpha 0.5})"}
  syrk
  (operators/ndarray-operator "_linalg_syrk" ["A"] ["transpose" "alpha"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [transpose rightside lower alpha out]}])
       :mxnet/operator "_linalg_trmm"
       :doc
       "Product with a triangular matrix.

  out = alpha * op(A) B, or alpha * B op(A) with `rightside`.

  Inputs:
    a (array): Triangular matrices.
    b (array): Matrices.

  Options:
    :transpose (boolean, default false): Use A transposed.
    :rightside (boolean, default false): A stands on the right of B.
    :lower (boolean, default true): A is lower triangular, else upper; the other triangle is not read.
    :alpha (number, default 1): Factor of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The products.

  Example:
    (trmm (nd/ones [2 2]) (nd/ones [2 3]))"}
  trmm
  (operators/ndarray-operator "_linalg_trmm" ["A" "B"] ["transpose" "rightside" "lower" "alpha"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [transpose rightside lower alpha out]}])
       :mxnet/operator "_linalg_trsm"
       :doc
       "Solves equations with a triangular matrix.

  op(A) out = alpha * B, or out op(A) = alpha * B with `rightside`.

  Inputs:
    a (array): Triangular matrices.
    b (array): Right-hand sides.

  Options:
    :transpose (boolean, default false): Use A transposed.
    :rightside (boolean, default false): A stands on the right of B.
    :lower (boolean, default true): A is lower triangular, else upper; the other triangle is not read.
    :alpha (number, default 1): Factor of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The solutions.

  Example:
    (trsm (nd/array [2 5 1 3] [2 2]) (nd/ones [2 3]))"}
  trsm
  (operators/ndarray-operator "_linalg_trsm" ["A" "B"] ["transpose" "rightside" "lower" "alpha"] {:single true}))
