# Arrays: made from R's vectors and arrays, read back, described and printed. Dims are in R's order.

.dtypes <- c(float32 = 0L, float64 = 1L, float16 = 2L, uint8 = 3L, int32 = 4L, int8 = 5L, int64 = 6L, bool = 7L,
             int16 = 8L, uint16 = 9L, uint32 = 10L, uint64 = 11L, bfloat16 = 12L)

.dtype.id <- function(dtype) {
  id <- if (is.character(dtype) && length(dtype) == 1) match(dtype, names(.dtypes)) - 1L else NA
  .expect(!is.na(id), "dtype", paste("one of", paste(names(.dtypes), collapse = ", ")),
          if (is.character(dtype)) paste0("'", dtype[1], "'") else dtype, "type")
  id
}

is.mx.ndarray <- function(src.array) inherits(src.array, "MXNDArray")

.new.array <- function(data, dims, ctx, dtype) {
  ctx <- .ctx(ctx)
  .Call(C_array_new, data, dims, ctx$device_typeid, ctx$device_id, .dtype.id(dtype))
}

mx.nd.array <- function(src.array, ctx = NULL, dtype = NULL) {
  if (is.mx.ndarray(src.array)) {
    same <- is.null(dtype) || identical(dtype, mx.dtype(src.array))
    return(if (same) mx.nd.copy(src.array, ctx) else mx.nd.Cast(src.array, dtype = dtype))
  }
  if (is.data.frame(src.array)) src.array <- data.matrix(src.array)
  .expect(is.numeric(src.array) || is.logical(src.array) || is.raw(src.array), "src.array", "numbers", src.array, "type")
  dims <- dim(src.array)
  .new.array(src.array, if (is.null(dims)) length(src.array) else dims, ctx, if (is.null(dtype)) "float32" else dtype)
}

mx.array <- function(x, dtype = NULL, ctx = NULL, grad = FALSE) {
  result <- mx.nd.array(x, ctx, dtype)
  if (grad) mx.attach.grad(result)
  result
}

mx.nd.empty <- function(shape, ctx = NULL, dtype = "float32") .new.array(NULL, shape, ctx, dtype)

mx.nd.full <- function(shape, val, ctx = NULL, dtype = "float32")
  mx.nd.internal.full(shape = shape, value = val, ctx = .ctx(ctx), dtype = dtype)

mx.nd.zeros <- function(shape, ctx = NULL, dtype = "float32") mx.nd.internal.zeros(shape = shape, ctx = .ctx(ctx), dtype = dtype)

mx.nd.ones <- function(shape, ctx = NULL, dtype = "float32") mx.nd.internal.ones(shape = shape, ctx = .ctx(ctx), dtype = dtype)

mx.nd.arange <- function(start, stop = NULL, step = 1, ctx = NULL, dtype = "float32")
  mx.nd.internal.arange(start = start, stop = stop, step = step, ctx = .ctx(ctx), dtype = dtype)

# From arrays in the library's own order: the last axis of `x` varies fastest there, so the values are moved.
mx.nd.permuted <- function(x, ctx = NULL, dtype = NULL) {
  dims <- dim(x)
  if (length(dims) > 1) x <- array(aperm(x, rev(seq_along(dims))), rev(dims))
  mx.nd.array(x, ctx, dtype)
}

mx.nd.copyto <- function(src, ctx) {
  if (is.mx.ndarray(ctx)) return(invisible(mx.nd.internal.copy(src, out = ctx)))
  mx.nd.copy(src, ctx)
}

mx.nd.copy <- function(src, ctx = NULL) {
  out <- .new.array(NULL, dim(src), if (is.null(ctx)) mx.ctx(src) else ctx, mx.dtype(src))
  mx.nd.internal.copy(src, out = out)
}

mx.nd.set <- function(x, values) {
  if (is.mx.ndarray(values)) return(invisible(mx.nd.internal.copy(values, out = x)))
  if (length(values) == 1) values <- rep_len(values, length(x))
  invisible(.Call(C_array_set, x, values))
}

mx.ctx <- function(nd) {
  where <- .Call(C_MXNDArrayGetContext, nd)
  .context(if (where$out_dev_type == 2L) "gpu" else "cpu", where$out_dev_type, where$out_dev_id)
}

ctx <- function(nd) mx.ctx(nd)

mx.dtype <- function(nd) names(.dtypes)[.Call(C_array_dtype, nd) + 1L]

mx.storage.type <- function(nd)
  switch(as.character(.Call(C_MXNDArrayGetStorageType, nd)), "0" = "default", "1" = "row_sparse", "2" = "csr", "undefined")

.dense <- function(x) mx.nd.cast.storage(x, stype = "default")

mx.wait <- function(nd) {
  .Call(C_MXNDArrayWaitToRead, nd)
  invisible(nd)
}

dim.MXNDArray <- function(x) .Call(C_array_dim, x)

length.MXNDArray <- function(x) {
  n <- prod(.Call(C_array_dim, x))
  if (n > .Machine$integer.max) n else as.integer(n)
}

as.array.MXNDArray <- function(x, ...) .Call(C_array_get, x)

as.matrix.MXNDArray <- function(x, ...) {
  dims <- dim(x)
  .expect(length(dims) <= 2, "x", "an array of two axes", sprintf("%d axes", length(dims)), "shape")
  as.matrix(.Call(C_array_get, x))
}

as.vector.MXNDArray <- function(x, mode = "any") as.vector(.Call(C_array_get, x), mode)

as.double.MXNDArray <- function(x, ...) as.double(.Call(C_array_get, x))

as.integer.MXNDArray <- function(x, ...) as.integer(.Call(C_array_get, x))

as.logical.MXNDArray <- function(x, ...) as.logical(.Call(C_array_get, x))

# By values: as pointers, any two arrays would look alike to all.equal.
all.equal.MXNDArray <- function(target, current, ...)
  all.equal(as.array(target), if (is.mx.ndarray(current)) as.array(current) else current, ...)

format.MXNDArray <- function(x, ...) {
  if (!mx.is.open(x)) return("<MXNDArray, closed>")
  where <- mx.ctx(x)
  storage <- mx.storage.type(x)
  sprintf("<MXNDArray %s %s%s @%s(%d)>", paste(dim(x), collapse = " x "), mx.dtype(x),
          if (storage == "default") "" else paste0(" ", storage), where$device, where$device_id)
}

print.MXNDArray <- function(x, ...) {
  if (mx.is.open(x) && length(x) <= 10000) print(as.array(x), ...)
  cat(format(x), "\n", sep = "")
  invisible(x)
}

# Methods in the form x$shape, x$dtype, x$grad.
`$.MXNDArray` <- function(x, name) {
  switch(name,
    shape = dim(x), dim = dim(x), dtype = mx.dtype(x), ctx = mx.ctx(x), grad = mx.grad(x), size = length(x),
    as.array = function() as.array(x), backward = function(...) mx.backward(x, ...), close = function() mx.close(x),
    attach.grad = function(...) mx.attach.grad(x, ...), detach = function() mx.detach(x),
    reshape = function(...) mx.nd.reshape(x, shape = c(...)), copyto = function(ctx) mx.nd.copyto(x, ctx),
    .expect(FALSE, "name", "a field or method of MXNDArray", paste0("'", name, "'"))
  )
}

mx.nd.save <- function(ndarray, filename) {
  if (is.mx.ndarray(ndarray)) ndarray <- list(ndarray)
  .expect(is.list(ndarray), "ndarray", "an array or a list of arrays", ndarray, "type")
  keys <- names(ndarray)
  .Call(C_MXNDArraySave, path.expand(filename), unname(ndarray), keys)
  invisible()
}

mx.nd.load <- function(filename) {
  found <- .Call(C_MXNDArrayLoad, path.expand(filename))
  if (length(found$out_names)) stats::setNames(found$out_arr, found$out_names) else found$out_arr
}

mx.nd.to.raw <- function(nd) .Call(C_array_raw, nd)

mx.nd.from.raw <- function(bytes) .Call(C_array_from_raw, bytes)

# All arrays of the bytes of a file that mx.nd.save wrote.
mx.nd.load.raw <- function(bytes) .Call(C_arrays_from_raw, bytes)
