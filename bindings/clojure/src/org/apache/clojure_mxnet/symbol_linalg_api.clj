;; org.apache.clojure-mxnet.symbol-linalg-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.symbol-linalg-api
  "Linear algebra, for symbols. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_det"
       :doc
       "Determinant of square matrices.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One number for each matrix.

  Example:
    (det (sym/variable \"A\"))"}
  det
  (operators/symbol-operator "_linalg_det" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset attr]}] [name a {:keys [offset attr]}])
       :mxnet/operator "_linalg_extractdiag"
       :doc
       "Takes a diagonal out of matrices.

  out[i] = A[i, i + offset], as `diag` does for the main axes.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The elements.

  Example:
    (extractdiag (sym/variable \"A\"))"}
  extractdiag
  (operators/symbol-operator "_linalg_extractdiag" ["A"] ["offset"] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset lower attr]}] [name a {:keys [offset lower attr]}])
       :mxnet/operator "_linalg_extracttrian"
       :doc
       "Takes a triangle out of matrices.

  A lower triangle's elements come row by row, an upper one's column by column; `offset` leaves out diagonals next
  to the main one.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :offset (integer, default 0): Where the triangle begins: 0 at the main diagonal, positive above it, negative
        below it.
    :lower (boolean, default true): With offset 0: the lower triangle, else the upper one.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The elements.

  Example:
    (extracttrian (sym/variable \"A\"))"}
  extracttrian
  (operators/symbol-operator "_linalg_extracttrian" ["A"] ["offset" "lower"] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_gelqf"
       :doc
       "LQ factorisation of matrices with at most as many rows as columns.

  A = L Q with L lower triangular and orthonormal rows of Q.

  Inputs:
    a (symbol): Matrices (..., m, n) with m <= n.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    Q (symbol): Orthonormal rows, (..., m, n).
    L (symbol): Lower triangular matrices, (..., m, m).

  Example:
    (gelqf (sym/variable \"A\"))"}
  gelqf
  (operators/symbol-operator "_linalg_gelqf" ["A"] [] {}))

(def ^{:arglists '([a b c] [a b c {:keys [transpose-a transpose-b alpha beta axis attr]}] [name a b c {:keys [transpose-a transpose-b alpha beta axis attr]}])
       :mxnet/operator "_linalg_gemm"
       :doc
       "Product of matrices plus a matrix.

  out = alpha * op(A) op(B) + beta * C for every matrix of a batch, where op transposes if asked to.

  Inputs:
    a (symbol): First factors.
    b (symbol): Second factors.
    c (symbol): Matrices to add.

  Options:
    :transpose-a (boolean, default false): Use A transposed.
    :transpose-b (boolean, default false): Use B transposed.
    :alpha (number, default 1): Factor of the product.
    :beta (number, default 1): Factor of C.
    :axis (integer, default -2): The dimension that holds the matrices' rows; columns are the last one.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The results.

  Example:
    (gemm (sym/variable \"A\") (sym/variable \"B\") (sym/variable \"C\") {:alpha 2 :beta 0.5})"}
  gemm
  (operators/symbol-operator "_linalg_gemm" ["A" "B" "C"] ["transpose_a" "transpose_b" "alpha" "beta" "axis"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [transpose-a transpose-b alpha axis attr]}] [name a b {:keys [transpose-a transpose-b alpha axis attr]}])
       :mxnet/operator "_linalg_gemm2"
       :doc
       "Product of matrices.

  out = alpha * op(A) op(B) for every matrix of a batch, where op transposes if asked to.

  Inputs:
    a (symbol): First factors.
    b (symbol): Second factors.

  Options:
    :transpose-a (boolean, default false): Use A transposed.
    :transpose-b (boolean, default false): Use B transposed.
    :alpha (number, default 1): Factor of the product.
    :axis (integer, default -2): The dimension that holds the matrices' rows; columns are the last one.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The products.

  Example:
    (gemm2 (sym/variable \"A\") (sym/variable \"B\") {:alpha 2})"}
  gemm2
  (operators/symbol-operator "_linalg_gemm2" ["A" "B"] ["transpose_a" "transpose_b" "alpha" "axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_inverse"
       :doc
       "Inverse of square matrices.

  A singular matrix is an error.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Their inverses.

  Example:
    (inverse (sym/variable \"A\"))"}
  inverse
  (operators/symbol-operator "_linalg_inverse" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset attr]}] [name a {:keys [offset attr]}])
       :mxnet/operator "_linalg_makediag"
       :doc
       "Builds matrices with a given diagonal.

  out[i, i + offset] = A[i], for every row of a batch.

  Inputs:
    a (symbol): The elements, in the order in which `extract...` gives them.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Square matrices, zero elsewhere.

  Example:
    (makediag (sym/variable \"A\"))"}
  makediag
  (operators/symbol-operator "_linalg_makediag" ["A"] ["offset"] {:single true}))

(def ^{:arglists '([a] [a {:keys [offset lower attr]}] [name a {:keys [offset lower attr]}])
       :mxnet/operator "_linalg_maketrian"
       :doc
       "Builds triangular matrices from their elements.

  The inverse of `extracttrian`.

  Inputs:
    a (symbol): The elements, in the order in which `extract...` gives them.

  Options:
    :offset (integer, default 0): Where the triangle begins: 0 at the main diagonal, positive above it, negative
        below it.
    :lower (boolean, default true): With offset 0: the lower triangle, else the upper one.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Square matrices, zero elsewhere.

  Example:
    (maketrian (sym/variable \"A\"))"}
  maketrian
  (operators/symbol-operator "_linalg_maketrian" ["A"] ["offset" "lower"] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_potrf"
       :doc
       "Cholesky factor of symmetric positive definite matrices.

  The result is lower triangular with A = L L^T, or with lower=False upper triangular with A = U^T U; only that
  triangle of A is read, and a matrix that is not positive definite is an error.

  Inputs:
    a (symbol): Symmetric positive definite matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Triangular matrices.

  Example:
    (potrf (sym/variable \"A\"))"}
  potrf
  (operators/symbol-operator "_linalg_potrf" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_potri"
       :doc
       "Inverse of a matrix given by its Cholesky factor.

  For lower triangular A the result is (A A^T)^-1, for upper triangular A (with lower=False) it is (A^T A)^-1.

  Inputs:
    a (symbol): Triangular matrices with a diagonal without zeros.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Symmetric positive definite matrices.

  Example:
    (potri (sym/variable \"A\"))"}
  potri
  (operators/symbol-operator "_linalg_potri" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_slogdet"
       :doc
       "Sign and logarithm of the determinant of square matrices.

  For a singular matrix they are 0 and minus infinity.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    sign (symbol): The determinant's sign.
    logabsdet (symbol): The logarithm of its absolute value.

  Example:
    (slogdet (sym/variable \"A\"))"}
  slogdet
  (operators/symbol-operator "_linalg_slogdet" ["A"] [] {}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_sumlogdiag"
       :doc
       "Sum of the logarithms of the diagonal.

  out = sum_i log(A[i, i]) for every matrix of a batch.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One number for each matrix.

  Example:
    (sumlogdiag (sym/variable \"A\"))"}
  sumlogdiag
  (operators/symbol-operator "_linalg_sumlogdiag" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_linalg_syevd"
       :doc
       "Eigenvalues and eigenvectors of symmetric matrices.

  A = U^T diag(L) U with the eigenvectors as rows of U and ascending eigenvalues; each eigenvector's largest
  component is positive. Only the lower triangle of A is read.

  Inputs:
    a (symbol): Symmetric matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    U (symbol): Eigenvectors, one in each row.
    L (symbol): Eigenvalues.

  Example:
    (syevd (sym/variable \"A\"))"}
  syevd
  (operators/symbol-operator "_linalg_syevd" ["A"] [] {}))

(def ^{:arglists '([a] [a {:keys [transpose alpha attr]}] [name a {:keys [transpose alpha attr]}])
       :mxnet/operator "_linalg_syrk"
       :doc
       "Product of matrices with their own transposes.

  out = alpha * A A^T, or alpha * A^T A with `transpose`.

  Inputs:
    a (symbol): Matrices.

  Options:
    :transpose (boolean, default false): Compute A^T A and not A A^T.
    :alpha (number, default 1): Factor of the product.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Symmetric matrices.

  Example:
    (syrk (sym/variable \"A\") {:alpha 0.5})"}
  syrk
  (operators/symbol-operator "_linalg_syrk" ["A"] ["transpose" "alpha"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [transpose rightside lower alpha attr]}] [name a b {:keys [transpose rightside lower alpha attr]}])
       :mxnet/operator "_linalg_trmm"
       :doc
       "Product with a triangular matrix.

  out = alpha * op(A) B, or alpha * B op(A) with `rightside`.

  Inputs:
    a (symbol): Triangular matrices.
    b (symbol): Matrices.

  Options:
    :transpose (boolean, default false): Use A transposed.
    :rightside (boolean, default false): A stands on the right of B.
    :lower (boolean, default true): A is lower triangular, else upper; the other triangle is not read.
    :alpha (number, default 1): Factor of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The products.

  Example:
    (trmm (sym/variable \"A\") (sym/variable \"B\"))"}
  trmm
  (operators/symbol-operator "_linalg_trmm" ["A" "B"] ["transpose" "rightside" "lower" "alpha"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [transpose rightside lower alpha attr]}] [name a b {:keys [transpose rightside lower alpha attr]}])
       :mxnet/operator "_linalg_trsm"
       :doc
       "Solves equations with a triangular matrix.

  op(A) out = alpha * B, or out op(A) = alpha * B with `rightside`.

  Inputs:
    a (symbol): Triangular matrices.
    b (symbol): Right-hand sides.

  Options:
    :transpose (boolean, default false): Use A transposed.
    :rightside (boolean, default false): A stands on the right of B.
    :lower (boolean, default true): A is lower triangular, else upper; the other triangle is not read.
    :alpha (number, default 1): Factor of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The solutions.

  Example:
    (trsm (sym/variable \"A\") (sym/variable \"B\"))"}
  trsm
  (operators/symbol-operator "_linalg_trsm" ["A" "B"] ["transpose" "rightside" "lower" "alpha"] {:single true}))
