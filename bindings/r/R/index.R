# Elements and slices of arrays: positions from 1, ranges, negative positions that leave out, logical choices.

# The positions that an index means along an axis of length n.
.positions <- function(index, n, axis) {
  if (is.mx.ndarray(index)) index <- as.vector(index)
  if (is.logical(index)) index <- which(rep_len(index, n))
  .expect(is.numeric(index), "i", "numbers or logical values", index, "type")
  if (any(index < 0)) index <- seq_len(n)[index]
  bad <- is.na(index) | index < 1 | index > n
  if (any(bad)) {
    .raise(sprintf("index %s is outside axis %d, which has %s positions", format(index[bad][1]), axis, n), "argument", "[", "i")
  }
  as.numeric(index)
}

# Begin, end and step of positions that are evenly spaced; NULL for others.
.as.range <- function(p) {
  if (!length(p)) return(NULL)
  if (length(p) == 1) return(c(p, p, 1))
  step <- p[2] - p[1]
  if (step == 0 || any(diff(p) != step)) return(NULL)
  c(p[1], p[length(p)], step)
}

# The index list of a call x[...]: missing arguments are NULL.
.indices <- function(call, env) {
  lapply(as.list(call), function(e) if (identical(e, quote(expr = ))) NULL else eval(e, env))
}

`[.MXNDArray` <- function(x, ..., drop = TRUE) {
  indices <- .indices(substitute(list(...))[-1], parent.frame())
  dims <- dim(x)
  if (!length(indices) || (length(indices) == 1 && is.null(indices[[1]]))) return(x)
  if (length(indices) == 1 && length(dims) > 1) { # one index for many axes runs through the values, as R's does
    x <- mx.nd.reshape(x, shape = -1)
    dims <- prod(dims)
  }
  .expect(length(indices) == length(dims), "...", sprintf("%d indices", length(dims)), as.character(length(indices)), "shape")
  begin <- end <- step <- rep(NA_real_, length(dims))
  chosen <- list()
  for (k in seq_along(dims)) {
    if (is.null(indices[[k]])) next
    p <- .positions(indices[[k]], dims[k], k)
    .expect(length(p) > 0, "i", "at least one position", "none", "shape")
    range <- .as.range(p)
    if (is.null(range)) {
      chosen[[length(chosen) + 1]] <- list(k, p)
    } else {
      begin[k] <- range[1]; end[k] <- range[2]; step[k] <- range[3]
    }
  }
  if (!all(is.na(begin))) {
    step[is.na(step)] <- 1
    x <- mx.nd.slice(x, begin = begin, end = end, step = step)
  }
  for (choice in chosen) x <- mx.nd.take(x, mx.nd.array(choice[[2]] - 1), axis = choice[[1]])
  if (drop && length(dims) > 1) {
    now <- dim(x)
    single <- now == 1 & !vapply(indices, is.null, NA)
    if (any(single)) x <- mx.nd.reshape(x, shape = if (all(single)) 1 else now[!single])
  }
  x
}

# Assignment changes the array itself: other names for it see the change.
`[<-.MXNDArray` <- function(x, ..., value) {
  indices <- .indices(substitute(list(...))[-1], parent.frame())
  dims <- dim(x)
  if (!length(indices) || all(vapply(indices, is.null, NA))) return(mx.nd.set(x, value))
  linear <- length(indices) == 1 && length(dims) > 1
  ranges <- if (!linear && length(indices) == length(dims)) {
    lapply(seq_along(dims), function(k) {
      if (is.null(indices[[k]])) c(1, dims[k], 1) else .as.range(.positions(indices[[k]], dims[k], k))
    })
  }
  if (is.null(ranges) || any(vapply(ranges, is.null, NA))) {
    .expect(linear || length(indices) == length(dims), "...", sprintf("%d indices", length(dims)),
            as.character(length(indices)), "shape")
    return(.assign.by.copy(x, indices, value))
  }
  begin <- vapply(ranges, `[`, 0, 1); end <- vapply(ranges, `[`, 0, 2); step <- vapply(ranges, `[`, 0, 3)
  if (is.numeric(value) && length(value) == 1 || is.logical(value) && length(value) == 1) {
    mx.nd.internal.slice.assign.scalar(x, scalar = as.numeric(value), begin = begin, end = end, step = step, out = x)
    return(x)
  }
  size <- (end - begin) %/% step + 1
  if (!is.mx.ndarray(value)) value <- mx.nd.array(array(value, size), mx.ctx(x), mx.dtype(x))
  if (length(value) == 1) value <- mx.nd.broadcast.to(mx.nd.reshape(value, shape = rep(1, length(size))), shape = size)
  if (!identical(as.numeric(dim(value)), size)) value <- mx.nd.reshape(value, shape = size)
  mx.nd.internal.slice.assign(x, value, begin = begin, end = end, step = step, out = x)
  x
}

.assign.by.copy <- function(x, indices, value) {
  current <- as.array(x)
  if (is.mx.ndarray(value)) value <- as.array(value)
  filled <- lapply(indices, function(i) if (is.null(i)) TRUE else if (is.mx.ndarray(i)) as.vector(i) else i)
  current <- do.call(`[<-`, c(list(current), filled, list(value = value)))
  mx.nd.set(x, current)
  x
}
