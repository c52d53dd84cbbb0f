# Arithmetic, comparison and mathematics on arrays through R's own operators and functions.

# For each operator: same shapes, shapes that broadcast, array with number, number with array.
.arithmetic <- list(
  "+" = list(mx.nd.elemwise.add, mx.nd.broadcast.add, mx.nd.internal.plus.scalar, mx.nd.internal.plus.scalar),
  "-" = list(mx.nd.elemwise.sub, mx.nd.broadcast.sub, mx.nd.internal.minus.scalar, mx.nd.internal.rminus.scalar),
  "*" = list(mx.nd.elemwise.mul, mx.nd.broadcast.mul, mx.nd.internal.mul.scalar, mx.nd.internal.mul.scalar),
  "/" = list(mx.nd.elemwise.div, mx.nd.broadcast.div, mx.nd.internal.div.scalar, mx.nd.internal.rdiv.scalar),
  "^" = list(mx.nd.broadcast.power, mx.nd.broadcast.power, mx.nd.internal.power.scalar, mx.nd.internal.rpower.scalar),
  "%%" = list(mx.nd.broadcast.mod, mx.nd.broadcast.mod, mx.nd.internal.mod.scalar, mx.nd.internal.rmod.scalar),
  "==" = list(mx.nd.broadcast.equal, mx.nd.broadcast.equal, mx.nd.internal.equal.scalar, mx.nd.internal.equal.scalar),
  "!=" = list(mx.nd.broadcast.not.equal, mx.nd.broadcast.not.equal, mx.nd.internal.not.equal.scalar,
              mx.nd.internal.not.equal.scalar),
  ">" = list(mx.nd.broadcast.greater, mx.nd.broadcast.greater, mx.nd.internal.greater.scalar,
             mx.nd.internal.lesser.scalar),
  ">=" = list(mx.nd.broadcast.greater.equal, mx.nd.broadcast.greater.equal, mx.nd.internal.greater.equal.scalar,
              mx.nd.internal.lesser.equal.scalar),
  "<" = list(mx.nd.broadcast.lesser, mx.nd.broadcast.lesser, mx.nd.internal.lesser.scalar,
             mx.nd.internal.greater.scalar),
  "<=" = list(mx.nd.broadcast.lesser.equal, mx.nd.broadcast.lesser.equal, mx.nd.internal.lesser.equal.scalar,
              mx.nd.internal.greater.equal.scalar),
  "&" = list(mx.nd.broadcast.logical.and, mx.nd.broadcast.logical.and, mx.nd.internal.logical.and.scalar,
             mx.nd.internal.logical.and.scalar),
  "|" = list(mx.nd.broadcast.logical.or, mx.nd.broadcast.logical.or, mx.nd.internal.logical.or.scalar,
             mx.nd.internal.logical.or.scalar)
)

Ops.MXNDArray <- function(e1, e2) {
  if (missing(e2)) {
    return(switch(.Generic, "-" = mx.nd.negative(e1), "+" = e1, "!" = mx.nd.logical.not(e1)))
  }
  if (.Generic == "%/%") return(mx.nd.floor(e1 / e2))
  forms <- .arithmetic[[.Generic]]
  left <- inherits(e1, "MXNDArray")
  right <- inherits(e2, "MXNDArray")
  if (left && right) {
    return(if (identical(dim(e1), dim(e2))) forms[[1]](e1, e2) else forms[[2]](e1, e2))
  }
  other <- if (left) e2 else e1
  .expect(is.numeric(other) || is.logical(other), if (left) "e2" else "e1", "an array or numbers", other, "type")
  if (length(other) == 1 && is.null(dim(other))) {
    return(if (left) forms[[3]](e1, scalar = as.numeric(e2)) else forms[[4]](e2, scalar = as.numeric(e1)))
  }
  like <- if (left) e1 else e2
  other <- mx.nd.array(other, mx.ctx(like), mx.dtype(like))
  if (left) .same.or.broadcast(forms, e1, other) else .same.or.broadcast(forms, other, e2)
}

.same.or.broadcast <- function(forms, e1, e2) if (identical(dim(e1), dim(e2))) forms[[1]](e1, e2) else forms[[2]](e1, e2)

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
