# Arithmetic, comparison and mathematics on arrays through R's own operators and functions.

# For each operator of R, the library's: same dims, dims that broadcast, array and number, number and array.
.forms <- function(same, broadcast, number, reversed = number)
  lapply(paste0(".op_", c(same, broadcast, number, reversed)), get, envir = topenv())

.arithmetic <- list(
  "+" = .forms("elemwise_add", "broadcast_add", "_plus_scalar"),
  "-" = .forms("elemwise_sub", "broadcast_sub", "_minus_scalar", "_rminus_scalar"),
  "*" = .forms("elemwise_mul", "broadcast_mul", "_mul_scalar"),
  "/" = .forms("elemwise_div", "broadcast_div", "_div_scalar", "_rdiv_scalar"),
  "^" = .forms("_power", "broadcast_power", "_power_scalar", "_rpower_scalar"),
  "%%" = .forms("_mod", "broadcast_mod", "_mod_scalar", "_rmod_scalar"),
  "==" = .forms("_equal", "broadcast_equal", "_equal_scalar"),
  "!=" = .forms("_not_equal", "broadcast_not_equal", "_not_equal_scalar"),
  ">" = .forms("_greater", "broadcast_greater", "_greater_scalar", "_lesser_scalar"),
  ">=" = .forms("_greater_equal", "broadcast_greater_equal", "_greater_equal_scalar", "_lesser_equal_scalar"),
  "<" = .forms("_lesser", "broadcast_lesser", "_lesser_scalar", "_greater_scalar"),
  "<=" = .forms("_lesser_equal", "broadcast_lesser_equal", "_lesser_equal_scalar", "_greater_equal_scalar"),
  "&" = .forms("_logical_and", "broadcast_logical_and", "_logical_and_scalar"),
  "|" = .forms("_logical_or", "broadcast_logical_or", "_logical_or_scalar")
)

Ops.MXNDArray <- function(e1, e2) {
  if (missing(e2)) {
    return(switch(.Generic, "-" = mx.nd.negative(e1), "+" = e1, "!" = mx.nd.logical.not(e1)))
  }
  if (.Generic == "%/%") return(mx.nd.floor(e1 / e2))
  forms <- .arithmetic[[.Generic]]
  result <- .Call(C_arithmetic, forms, e1, e2)
  if (!is.null(result)) return(result)
  left <- is.mx.ndarray(e1) # the other operand is a vector or an array of R
  other <- if (left) e2 else e1
  .expect(is.numeric(other) || is.logical(other), if (left) "e2" else "e1", "an array or numbers", other, "type")
  like <- if (left) e1 else e2
  other <- mx.nd.array(other, mx.ctx(like), mx.dtype(like))
  if (left) .Call(C_arithmetic, forms, e1, other) else .Call(C_arithmetic, forms, other, e2)
}

.mathematics <- list(
  abs = mx.nd.abs, sign = mx.nd.sign, sqrt = mx.nd.sqrt, floor = mx.nd.floor, ceiling = mx.nd.ceil, trunc = mx.nd.trunc,
  exp = mx.nd.exp, expm1 = mx.nd.expm1, log1p = mx.nd.log1p, log2 = mx.nd.log2, log10 = mx.nd.log10, cos = mx.nd.cos,
  sin = mx.nd.sin, tan = mx.nd.tan, acos = mx.nd.arccos, asin = mx.nd.arcsin, atan = mx.nd.arctan, cosh = mx.nd.cosh,
  sinh = mx.nd.sinh, tanh = mx.nd.tanh, acosh = mx.nd.arccosh, asinh = mx.nd.arcsinh, atanh = mx.nd.arctanh,
  gamma = mx.nd.gamma, lgamma = mx.nd.gammaln
)

Math.MXNDArray <- function(x, ...) {
  plain <- .mathematics[[.Generic]]
  if (!is.null(plain)) return(plain(x))
  switch(.Generic,
    log = if (...length()) mx.nd.log(x) / log(..1) else mx.nd.log(x),
    round = {
      scale <- 10^(if (...length()) ..1 else 0)
      if (scale == 1) mx.nd.round(x) else mx.nd.round(x * scale) / scale
    },
    .raise(sprintf("%s is not available for MXNDArray", .Generic), "argument", .Generic, "x")
  )
}

Summary.MXNDArray <- function(..., na.rm = FALSE) {
  reduce <- switch(.Generic,
    sum = mx.nd.sum, prod = mx.nd.prod, max = mx.nd.max, min = mx.nd.min,
    all = function(x) mx.nd.min(x != 0), any = function(x) mx.nd.max(x != 0),
    range = function(x) mx.nd.concat(mx.nd.min(x), mx.nd.max(x), dim = 1),
    .raise(sprintf("%s is not available for MXNDArray", .Generic), "argument", .Generic, "...")
  )
  parts <- lapply(list(...), function(x) reduce(if (is.mx.ndarray(x)) x else mx.nd.array(x)))
  if (length(parts) == 1) parts[[1]] else reduce(mx.nd.concat(data = parts, dim = 1))
}

mean.MXNDArray <- function(x, ...) mx.nd.mean(x)

t.MXNDArray <- function(x) mx.nd.transpose(x)

# As R's aperm: axis k of the result is axis perm[k] of the array.
aperm.MXNDArray <- function(a, perm = NULL, ...) mx.nd.transpose(a, axes = perm)

mx.matmul <- function(a, b) {
  if (!is.mx.ndarray(a)) a <- mx.nd.array(a, mx.ctx(b), mx.dtype(b))
  if (!is.mx.ndarray(b)) b <- mx.nd.array(b, mx.ctx(a), mx.dtype(a))
  mx.nd.dot(b, a) # the same values with reversed dims: the library sees both transposed
}

# %*% dispatches on S3 classes since R 4.3, where this method is registered when the package is loaded.
.matrixOps.MXNDArray <- function(x, y)
  if (.Generic == "%*%") mx.matmul(x, y) else .raise(sprintf("%s is not available for MXNDArray", .Generic), "argument", .Generic, "x")
