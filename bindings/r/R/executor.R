# Executors: symbols bound to arrays, run forward and backward; and cached graphs, called like functions.

.make.executor <- function(symbol, ctx, arg.arrays, grad.arrays, aux.arrays, grad.reqs) {
  handle <- .Call(C_MXExecutorBindEX, symbol, ctx$device_typeid, ctx$device_id, NULL, NULL, NULL, unname(arg.arrays),
                  unname(grad.arrays), unname(grad.reqs), unname(aux.arrays), NULL)
  structure(list(handle = handle, symbol = symbol, ctx = ctx, args = arg.arrays, grads = grad.arrays, aux = aux.arrays),
            class = "MXExecutor")
}

.match.arrays <- function(given, wanted, what) {
  if (is.null(names(given))) {
    .expect(length(given) == length(wanted), what, sprintf("%d arrays", length(wanted)), as.character(length(given)))
    return(stats::setNames(given, wanted))
  }
  missing <- setdiff(wanted, names(given))
  .expect(!length(missing), what, paste("an array for", paste(missing, collapse = ", ")), "none")
  given[wanted]
}

mx.symbol.bind <- function(symbol, ctx, arg.arrays, aux.arrays = list(), grad.reqs = "null", grad.arrays = NULL) {
  names <- arguments(symbol)
  args <- .match.arrays(arg.arrays, names, "arg.arrays")
  aux <- .match.arrays(aux.arrays, mx.symbol.auxiliary.states(symbol), "aux.arrays")
  reqs <- rep_len(vapply(grad.reqs, .grad.req, 0L, USE.NAMES = FALSE), length(names))
  grads <- lapply(seq_along(names), function(i) {
    if (reqs[i] == 0L) return(NULL)
    if (!is.null(grad.arrays[[names[i]]])) grad.arrays[[names[i]]] else mx.nd.zeros.like(args[[i]])
  })
  .make.executor(symbol, .ctx(ctx), args, stats::setNames(grads, names), aux, reqs)
}

mx.simple.bind <- function(symbol, ctx, grad.req = "null", fixed.param = NULL, ...) {
  shapes <- Filter(Negate(is.null), list(...))
  ctx <- .ctx(ctx)
  found <- mx.symbol.infer.shape(symbol, shapes)
  .expect(!is.null(found), "...", "shapes that determine all others", paste(names(shapes), collapse = ", "), "shape")
  names <- arguments(symbol)
  # What the user feeds needs no gradient, unless it is a parameter by name.
  fed <- names[grepl("(data|label)$", names)]
  reqs <- ifelse(names %in% c(fixed.param, fed), "null", grad.req)
  zeros <- function(shapes) lapply(shapes, mx.nd.zeros, ctx = ctx)
  mx.symbol.bind(symbol, ctx, zeros(found$arg.shapes), zeros(found$aux.shapes), reqs)
}

.update.arrays <- function(targets, arrays, match.name, skip.null, what) {
  if (match.name) {
    unknown <- setdiff(names(arrays), names(targets))
    .expect(!length(unknown), what, "names of the executor's arrays", paste(unknown, collapse = ", "))
    targets <- targets[names(arrays)]
  } else {
    .expect(length(arrays) == length(targets), what, sprintf("%d arrays", length(targets)), as.character(length(arrays)))
  }
  for (i in seq_along(arrays)) {
    if (is.null(arrays[[i]])) {
      .expect(skip.null, what, "arrays", "NULL")
    } else if (!is.null(targets[[i]])) {
      value <- arrays[[i]]
      if (identical(value, targets[[i]])) next # updaters change an executor's arrays themselves
      if (!is.mx.ndarray(value)) value <- mx.nd.array(value, mx.ctx(targets[[i]]), mx.dtype(targets[[i]]))
      mx.nd.internal.copy(value, out = targets[[i]])
    }
  }
}

mx.exec.update.arg.arrays <- function(exec, arg.arrays, match.name = FALSE, skip.null = FALSE) {
  .update.arrays(unclass(exec)$args, arg.arrays, match.name, skip.null, "arg.arrays")
  invisible(exec)
}

mx.exec.update.aux.arrays <- function(exec, arg.arrays, match.name = FALSE, skip.null = FALSE) {
  .update.arrays(unclass(exec)$aux, arg.arrays, match.name, skip.null, "arg.arrays")
  invisible(exec)
}

mx.exec.update.grad.arrays <- function(exec, arg.arrays, match.name = FALSE, skip.null = FALSE) {
  .update.arrays(unclass(exec)$grads, arg.arrays, match.name, skip.null, "arg.arrays")
  invisible(exec)
}

mx.exec.forward <- function(exec, is.train = TRUE) {
  .Call(C_MXExecutorForward, unclass(exec)$handle, as.integer(is.train))
  invisible(exec)
}

mx.exec.backward <- function(exec, ...) {
  heads <- list(...)
  if (length(heads) == 1 && is.list(heads[[1]])) heads <- heads[[1]]
  .Call(C_MXExecutorBackward, unclass(exec)$handle, unname(heads))
  invisible(exec)
}

`$.MXExecutor` <- function(x, name) {
  inner <- unclass(x)
  switch(name,
    outputs = , ref.outputs = stats::setNames(.Call(C_MXExecutorOutputs, inner$handle), outputs(inner$symbol)),
    arg.arrays = , ref.arg.arrays = inner$args,
    grad.arrays = , ref.grad.arrays = inner$grads,
    aux.arrays = , ref.aux.arrays = inner$aux,
    symbol = inner$symbol, ctx = inner$ctx, handle = inner$handle,
    forward = function(is.train = TRUE, ...) mx.exec.forward(x, is.train),
    backward = function(...) mx.exec.backward(x, ...),
    update.arg.arrays = function(...) mx.exec.update.arg.arrays(x, ...),
    update.aux.arrays = function(...) mx.exec.update.aux.arrays(x, ...),
    update.grad.arrays = function(...) mx.exec.update.grad.arrays(x, ...),
    .expect(FALSE, "name", "a field or method of MXExecutor", paste0("'", name, "'"))
  )
}

print.MXExecutor <- function(x, ...) {
  cat("<MXExecutor of ", paste(outputs(unclass(x)$symbol), collapse = ", "), ">\n", sep = "")
  invisible(x)
}

mx.cached.op <- function(symbol, flags = character())
  .Call(C_MXCreateCachedOpEx, symbol, as.character(names(flags)), as.character(flags))

mx.cached.op.call <- function(op, ...) .Call(C_cached_call, op, list(...))

print.MXCachedOp <- function(x, ...) {
  cat("<MXCachedOp>\n")
  invisible(x)
}
