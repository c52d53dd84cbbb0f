# Iterators over instances that are held in R arrays: the last axis counts the instances.

is.mx.dataiter <- function(x) inherits(x, "MXDataIter")

# Chosen instances of an array, whatever its number of axes.
.instances <- function(x, which) {
  dims <- dim(x)
  if (is.null(dims)) return(x[which])
  flat <- matrix(x, ncol = dims[length(dims)])
  array(flat[, which, drop = FALSE], c(dims[-length(dims)], length(which)))
}

.count.instances <- function(x) if (is.null(dim(x))) length(x) else dim(x)[length(dim(x))]

mx.io.arrayiter <- function(data, label, batch.size = 128, shuffle = FALSE) {
  data <- .plain(data)
  label <- .plain(label)
  n <- .count.instances(data)
  .expect(.count.instances(label) == n, "label", sprintf("%d instances", n), sprintf("%d", .count.instances(label)), "shape")
  .expect(batch.size >= 1, "batch.size", "at least 1", format(batch.size))
  batch.size <- min(batch.size, n)
  order <- seq_len(n)
  at <- -batch.size
  reset <- function() {
    if (shuffle) order <<- sample.int(n)
    at <<- -batch.size
  }
  reset()
  iter <- list(
    batch.size = batch.size,
    iter.next = function() {
      at <<- at + batch.size
      at < n
    },
    reset = reset,
    # The last batch begins anew at the start; num.pad tells by how many instances.
    value = function() {
      which <- order[(at + seq_len(batch.size) - 1) %% n + 1]
      list(data = mx.nd.array(.instances(data, which)), label = mx.nd.array(.instances(label, which)))
    },
    num.pad = function() max(0, at + batch.size - n)
  )
  structure(iter, class = c("MXArrayDataIter", "MXDataIter"))
}

mx.io.extract <- function(iter, field) {
  parts <- list()
  iter$reset()
  while (iter$iter.next()) {
    part <- as.array(iter$value()[[field]])
    keep <- seq_len(.count.instances(part) - iter$num.pad())
    parts[[length(parts) + 1]] <- .instances(part, keep)
  }
  iter$reset()
  all <- unlist(parts)
  dims <- dim(parts[[1]])
  array(all, c(dims[-length(dims)], length(all) / prod(dims[-length(dims)])))
}

print.MXDataIter <- function(x, ...) {
  cat("<", class(x)[1], ", batches of ", x$batch.size, ">\n", sep = "")
  invisible(x)
}
