# The training loop and its model: FeedForward, with prediction, checkpoints, and a form that survives a session.

.as.contexts <- function(ctx) {
  if (is.null(ctx)) return(list(mx.ctx.default()))
  if (is.mx.context(ctx)) list(ctx) else lapply(ctx, .ctx)
}

# Data as users bring them: an iterator, an array whose last axis counts, or a matrix with instances in rows.
.oriented <- function(X, layout, n) {
  X <- if (is.data.frame(X)) data.matrix(X) else .plain(X)
  if (length(dim(X)) != 2) return(X)
  if (layout == "auto") layout <- if (!is.null(n) && nrow(X) == n && ncol(X) != n) "rowmajor" else "colmajor"
  .expect(layout %in% c("rowmajor", "colmajor"), "array.layout", "auto, rowmajor or colmajor", layout)
  if (layout == "rowmajor") t(X) else X
}

.train.iter <- function(X, y, batch.size, layout, shuffle) {
  if (is.mx.dataiter(X)) return(X)
  .expect(!is.null(y), "y", "labels", "NULL")
  if (is.null(dim(y)) && is.vector(y)) y <- as.numeric(y)
  if (is.matrix(X) && layout == "auto" && nrow(X) == ncol(X)) layout <- "rowmajor"
  X <- .oriented(X, layout, .count.instances(y))
  mx.io.arrayiter(X, y, batch.size, shuffle)
}

.input.names <- function(symbol, arg.params = NULL) {
  names <- arguments(symbol)
  inputs <- if (is.null(arg.params)) names[grepl("(data|label)$", names)] else setdiff(names, names(arg.params))
  label <- grepl("label$", inputs)
  list(data = inputs[!label], label = inputs[label])
}

mx.model.init.params <- function(symbol, input.shape, output.shape, initializer, ctx) {
  found <- mx.symbol.infer.shape(symbol, c(as.list(input.shape), as.list(output.shape)))
  .expect(!is.null(found), "input.shape", "shapes that determine all others", "too few", "shape")
  inputs <- c(names(input.shape), names(output.shape))
  args <- found$arg.shapes[setdiff(names(found$arg.shapes), inputs)]
  list(arg.params = mx.init.create(initializer, args, ctx, skip.unknown = FALSE),
       aux.params = mx.init.create(initializer, found$aux.shapes, ctx, skip.unknown = FALSE))
}

# Feeds part `k` of `n` of a batch to an executor.
.feed <- function(exec, batch, names, k, n) {
  for (field in c("data", "label")) {
    for (name in names[[field]]) {
      value <- batch[[field]]
      if (n > 1) {
        size <- dim(value)[length(dim(value))] / n
        value <- mx.nd.slice.axis(value, axis = -1, begin = (k - 1) * size + 1, end = k * size)
      }
      target <- exec$arg.arrays[[name]]
      if (!identical(dim(value), dim(target))) value <- mx.nd.reshape(value, shape = dim(target))
      mx.nd.internal.copy(value, out = target)
    }
  }
}

.batch.shapes <- function(iter, names, n) {
  iter$reset()
  .expect(iter$iter.next(), "X", "at least one batch", "none")
  batch <- iter$value()
  iter$reset()
  part <- function(x) {
    dims <- dim(x)
    last <- dims[length(dims)]
    .expect(last %% n == 0, "array.batch.size", sprintf("a multiple of %d, the number of devices", n), format(last), "shape")
    c(dims[-length(dims)], last / n)
  }
  list(input = stats::setNames(lapply(names$data, function(i) part(batch$data)), names$data),
       output = stats::setNames(lapply(names$label, function(i) part(batch$label)), names$label))
}

.evaluate <- function(iter, execs, names, metric) {
  state <- metric$init()
  iter$reset()
  while (iter$iter.next()) {
    batch <- iter$value()
    out <- .forward.batch(execs, batch, names, FALSE)
    keep <- seq_len(.count.instances(out) - iter$num.pad())
    state <- metric$update(.instances(as.array(batch$label), keep), .instances(out, keep), state)
  }
  iter$reset()
  state
}

# Runs a batch on all devices; the first output of each, side by side as one R array.
.forward.batch <- function(execs, batch, names, is.train) {
  for (k in seq_along(execs)) {
    .feed(execs[[k]], batch, names, k, length(execs))
    mx.exec.forward(execs[[k]], is.train)
  }
  parts <- lapply(execs, function(e) as.array(e$outputs[[1]]))
  if (length(parts) == 1) return(parts[[1]])
  dims <- dim(parts[[1]])
  array(unlist(parts), c(dims[-length(dims)], dims[length(dims)] * length(parts)))
}

# Gradients of all devices added up, on the first one's.
.sum.grads <- function(execs, params) {
  lapply(stats::setNames(params, params), function(name) {
    grads <- lapply(execs, function(e) e$grad.arrays[[name]])
    if (is.null(grads[[1]]) || length(grads) == 1) grads[[1]] else mx.nd.add.n(grads)
  })
}

.extract.model <- function(symbol, exec, params) {
  host <- function(arrays) lapply(arrays, mx.nd.copy, ctx = mx.cpu())
  structure(list(symbol = symbol, arg.params = host(exec$arg.arrays[params]), aux.params = host(exec$aux.arrays)),
            class = "MXFeedForwardModel")
}

mx.model.FeedForward.create <- function(symbol, X, y = NULL, ctx = NULL, begin.round = 1, num.round = 10,
                                        optimizer = "sgd", initializer = mx.init.uniform(0.01), eval.data = NULL,
                                        eval.metric = NULL, epoch.end.callback = NULL, batch.end.callback = NULL,
                                        array.batch.size = 128, array.layout = "auto", kvstore = "local",
                                        verbose = TRUE, arg.params = NULL, aux.params = NULL, input.names = NULL,
                                        output.names = NULL, fixed.param = NULL, allow.extra.params = FALSE,
                                        metric_cpu = TRUE, ...) {
  contexts <- .as.contexts(ctx)
  train <- .train.iter(X, y, array.batch.size, array.layout, TRUE)
  names <- .input.names(symbol)
  if (!is.null(input.names)) names$data <- input.names
  if (!is.null(output.names)) names$label <- output.names
  if (is.list(eval.data) && !is.mx.dataiter(eval.data)) {
    eval.data <- .train.iter(eval.data$data, eval.data$label, array.batch.size, array.layout, FALSE)
  }
  shapes <- .batch.shapes(train, names, length(contexts))
  params <- mx.model.init.params(symbol, shapes$input, shapes$output, initializer, mx.cpu())
  params$arg.params <- .given.params(params$arg.params, arg.params, allow.extra.params, "arg.params")
  params$aux.params <- .given.params(params$aux.params, aux.params, allow.extra.params, "aux.params")
  execs <- lapply(contexts, function(where) {
    exec <- do.call(mx.simple.bind, c(list(symbol, where, "write", c(fixed.param, names$data, names$label)), shapes$input,
                                      shapes$output))
    mx.exec.update.arg.arrays(exec, params$arg.params, match.name = TRUE)
    mx.exec.update.aux.arrays(exec, params$aux.params, match.name = TRUE)
  })
  if (is.character(optimizer)) {
    given <- list(...)
    # A loss layer adds up over the batch, so its size is divided out unless the caller says otherwise.
    if (is.null(given$rescale.grad)) given$rescale.grad <- 1 / .batch.size(shapes$input, length(contexts))
    optimizer <- do.call(mx.opt.create, c(list(optimizer), given))
  }
  .fit(symbol, execs, train, eval.data, names, names(params$arg.params), optimizer, eval.metric, begin.round, num.round,
       epoch.end.callback, batch.end.callback, verbose)
}

.batch.size <- function(shapes, n) {
  dims <- shapes[[1]]
  dims[length(dims)] * n
}

.given.params <- function(made, given, allow.extra, what) {
  if (is.null(given)) return(made)
  extra <- setdiff(names(given), names(made))
  .expect(allow.extra || !length(extra), what, "parameters of the symbol", paste(extra, collapse = ", "))
  known <- intersect(names(given), names(made))
  made[known] <- given[known]
  made
}

.fit <- function(symbol, execs, train, eval.data, names, params, optimizer, metric, begin.round, num.round,
                 epoch.end.callback, batch.end.callback, verbose) {
  weights <- execs[[1]]$arg.arrays[params]
  updater <- mx.opt.get.updater(optimizer, weights)
  if (is.null(metric)) metric <- mx.metric.accuracy
  env <- new.env(parent = emptyenv())
  env$metric <- metric
  for (round in seq(begin.round, length.out = max(0, num.round - begin.round + 1))) {
    env$train.metric <- metric$init()
    nbatch <- 0
    train$reset()
    while (train$iter.next()) {
      batch <- train$value()
      out <- .forward.batch(execs, batch, names, TRUE)
      for (e in execs) mx.exec.backward(e)
      updater(weights, .sum.grads(execs, params))
      for (e in execs[-1]) mx.exec.update.arg.arrays(e, weights, match.name = TRUE)
      keep <- seq_len(.count.instances(out) - train$num.pad())
      env$train.metric <- metric$update(.instances(as.array(batch$label), keep), .instances(out, keep), env$train.metric)
      nbatch <- nbatch + 1
      if (!is.null(batch.end.callback)) batch.end.callback(round, nbatch, env, verbose)
    }
    env$eval.metric <- if (is.null(eval.data)) NULL else .evaluate(eval.data, execs, names, metric)
    if (verbose) .report(round, env)
    env$model <- .extract.model(symbol, execs[[1]], params)
    if (!is.null(epoch.end.callback) && identical(epoch.end.callback(round, 0, env, verbose), FALSE)) break
  }
  .extract.model(symbol, execs[[1]], params)
}

.report <- function(round, env) {
  line <- function(what, state) {
    result <- env$metric$get(state)
    message(sprintf("[%d] %s-%s=%.6f", round, what, result$name, result$value))
  }
  line("Train", env$train.metric)
  if (!is.null(env$eval.metric)) line("Validation", env$eval.metric)
}

predict.MXFeedForwardModel <- function(object, X, ctx = NULL, array.batch.size = 128, array.layout = "auto",
                                       allow.extra.params = FALSE, ...) {
  model <- object
  contexts <- .as.contexts(ctx)[1]
  names <- .input.names(model$symbol, model$arg.params)
  if (is.list(X) && !is.object(X)) X <- X[[1]]
  iter <- X
  if (!is.mx.dataiter(X)) {
    X <- .oriented(X, .predict.layout(X, array.layout, model), NULL)
    iter <- mx.io.arrayiter(X, numeric(.count.instances(X)), array.batch.size)
  }
  shapes <- .batch.shapes(iter, list(data = names$data, label = character()), 1)
  exec <- do.call(mx.simple.bind, c(list(model$symbol, contexts[[1]]), shapes$input))
  mx.exec.update.arg.arrays(exec, .known(model$arg.params, exec$arg.arrays, allow.extra.params), match.name = TRUE)
  mx.exec.update.aux.arrays(exec, model$aux.params, match.name = TRUE)
  parts <- list()
  iter$reset()
  while (iter$iter.next()) {
    out <- .forward.batch(list(exec), iter$value(), list(data = names$data, label = character()), FALSE)
    parts[[length(parts) + 1]] <- .instances(out, seq_len(.count.instances(out) - iter$num.pad()))
  }
  dims <- dim(parts[[1]])
  all <- unlist(parts)
  array(all, c(dims[-length(dims)], length(all) / prod(dims[-length(dims)])))
}

.known <- function(params, arrays, allow.extra) {
  extra <- setdiff(names(params), names(arrays))
  .expect(allow.extra || !length(extra), "model", "parameters of its symbol", paste(extra, collapse = ", "))
  params[intersect(names(params), names(arrays))]
}

# For a matrix, the orientation whose number of features the model takes; columns are instances when both do.
.predict.layout <- function(X, layout, model) {
  if (layout != "auto" || length(dim(X)) != 2) return(layout)
  fits <- function(features) {
    data <- .input.names(model$symbol, model$arg.params)$data[1]
    found <- tryCatch(mx.symbol.infer.shape(model$symbol, stats::setNames(list(c(features, 1)), data)), mxnet_error = function(e) NULL)
    shapes <- found$arg.shapes[names(model$arg.params)]
    !is.null(found) && all(mapply(function(a, b) identical(as.numeric(a), as.numeric(dim(b))), shapes, model$arg.params))
  }
  if (fits(nrow(X))) "colmajor" else if (fits(ncol(X))) "rowmajor" else "colmajor"
}

print.MXFeedForwardModel <- function(x, ...) {
  count <- sum(vapply(x$arg.params, length, 0L))
  cat("<MXFeedForwardModel: ", length(x$arg.params), " parameters, ", count, " numbers>\n", sep = "")
  invisible(x)
}
