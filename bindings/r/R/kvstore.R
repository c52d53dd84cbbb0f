# A store of arrays by key, which adds up what is pushed and may update weights with it: within one process.

mx.kv.create <- function(type = "local") {
  .expect(type %in% c("local", "device", "local_update_cpu", "local_allreduce_cpu", "local_allreduce_device"), "type",
          "a store within the process, such as local", paste0("'", type, "'"))
  values <- new.env(parent = emptyenv())
  states <- new.env(parent = emptyenv())
  optimizer <- NULL
  key <- function(k) as.character(k)
  each <- function(keys, arrays, f) {
    if (length(keys) == 1 && !is.list(arrays)) arrays <- list(arrays)
    .expect(length(keys) == length(arrays), "keys", sprintf("%d keys", length(arrays)), sprintf("%d", length(keys)))
    for (i in seq_along(keys)) f(key(keys[[i]]), arrays[[i]])
  }
  known <- function(k) .expect(!is.null(values[[k]]), "keys", "keys that init knows", paste0("'", k, "'"))
  store <- list(
    type = type,
    init = function(keys, arrays) each(keys, arrays, function(k, a) {
      .expect(is.null(values[[k]]), "keys", "new keys", paste0("'", k, "'"))
      values[[k]] <- mx.nd.copy(a)
    }),
    push = function(keys, arrays, priority = 0) each(keys, arrays, function(k, a) {
      known(k)
      total <- if (is.list(a)) (if (length(a) == 1) a[[1]] else mx.nd.add.n(a)) else a
      if (is.null(optimizer)) {
        mx.nd.internal.copy(total, out = values[[k]])
      } else {
        if (is.null(states[[k]])) states[[k]] <- list(optimizer$create.state(k, values[[k]]))
        optimizer$update(k, values[[k]], total, states[[k]][[1]])
      }
    }),
    pull = function(keys, out, priority = 0) {
      each(keys, out, function(k, a) {
        known(k)
        for (target in if (is.list(a)) a else list(a)) mx.nd.internal.copy(values[[k]], out = target)
      })
      invisible(out)
    },
    set.optimizer = function(value) optimizer <<- value,
    update.on.kvstore = function() !is.null(optimizer)
  )
  structure(store, class = "MXKVStore")
}

print.MXKVStore <- function(x, ...) {
  cat("<MXKVStore ", x$type, ">\n", sep = "")
  invisible(x)
}

# Batches that come one after the other, put together on the last axis.
mx.nd.arraypacker <- function() {
  parts <- list()
  list(push = function(nd) parts[[length(parts) + 1]] <<- as.array(nd),
       get = function() {
         dims <- dim(parts[[1]])
         all <- unlist(parts)
         array(all, c(dims[-length(dims)], length(all) / prod(dims[-length(dims)])))
       })
}
