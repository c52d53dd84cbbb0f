# Sequences of several lengths: an iterator over buckets of them, training with one executor for each, and inference.

mx.io.bucket.iter <- function(buckets, batch.size, data.mask.element = 0, shuffle = FALSE, seed = 123) {
  .expect(is.list(buckets) && !is.null(names(buckets)), "buckets", "a list of list(data, label) by length", buckets, "type")
  iter <- new.env(parent = emptyenv())
  iter$batch.size <- batch.size
  iter$bucketID <- NA_character_
  iter$bucket.names <- names(buckets)
  orders <- NULL
  plan <- NULL
  at <- 0
  draw <- function(n) if (shuffle) sample.int(n) else seq_len(n)
  iter$reset <- function() {
    orders <<- lapply(buckets, function(b) draw(.count.instances(b$data)))
    batches <- unlist(lapply(names(buckets), function(b) rep(b, ceiling(length(orders[[b]]) / batch.size))))
    number <- unlist(lapply(orders, function(o) seq_len(ceiling(length(o) / batch.size))))
    plan <<- list(bucket = batches, number = unname(number))[c("bucket", "number")]
    plan <<- lapply(plan, `[`, draw(length(batches)))
    at <<- 0
  }
  iter$iter.next <- function() {
    at <<- at + 1
    if (at > length(plan$bucket)) return(FALSE)
    iter$bucketID <- plan$bucket[at]
    TRUE
  }
  # Positions of the batch in its bucket; the last batch begins anew at the start.
  chosen <- function() {
    order <- orders[[iter$bucketID]]
    order[((plan$number[at] - 1) * batch.size + seq_len(batch.size) - 1) %% length(order) + 1]
  }
  iter$value <- function() {
    bucket <- buckets[[iter$bucketID]]
    which <- chosen()
    data <- .instances(bucket$data, which)
    first <- if (length(dim(data)) > 2) data[1, , ] else data
    list(data = mx.nd.array(data), seq.mask = mx.nd.array(colSums(matrix(first, ncol = batch.size) != data.mask.element)),
         label = mx.nd.array(.instances(bucket$label, which)))
  }
  iter$num.pad <- function() max(0, plan$number[at] * batch.size - length(orders[[iter$bucketID]]))
  if (shuffle) set.seed(seed)
  iter$reset()
  structure(iter, class = c("BucketIter", "MXDataIter"))
}

.state.names <- function(names) grep("(state|state_cell|init[._][ch])$", names, value = TRUE)

# An executor for the shapes of a batch whose parameters are given arrays, so that all buckets train the same ones.
.bucket.executor <- function(symbol, batch, params, grads, aux, ctx) {
  names <- arguments(symbol)
  inputs <- intersect(names(batch), names)
  shapes <- mx.symbol.infer.shape(symbol, lapply(batch[inputs], dim))
  .expect(!is.null(shapes), "train.data", "shapes that determine all others", paste(inputs, collapse = ", "), "shape")
  args <- lapply(stats::setNames(names, names), function(n) {
    if (is.null(params[[n]])) mx.nd.zeros(shapes$arg.shapes[[n]], ctx) else params[[n]]
  })
  reqs <- ifelse(names %in% names(grads), "write", "null")
  list(exec = mx.symbol.bind(symbol, ctx, args, aux, reqs, grads), inputs = inputs)
}

.run.bucket <- function(bound, batch, is.train) {
  mx.exec.update.arg.arrays(bound$exec, batch[bound$inputs], match.name = TRUE)
  mx.exec.forward(bound$exec, is.train)
  as.array(bound$exec$outputs[[1]])
}

.symbol.for <- function(symbol, bucket) if (is.mx.symbol(symbol)) symbol else symbol[[bucket]]

mx.model.buckets <- function(symbol, train.data, eval.data = NULL, metric = NULL, arg.params = NULL, aux.params = NULL,
                             fixed.params = NULL, num.round = 1, begin.round = 1, initializer = mx.init.uniform(0.01),
                             optimizer = "sgd", ctx = NULL, batch.end.callback = NULL, epoch.end.callback = NULL,
                             kvstore = "local", verbose = TRUE, metric_cpu = TRUE) {
  ctx <- .as.contexts(ctx)[[1]]
  train.data$reset()
  .expect(train.data$iter.next(), "train.data", "at least one batch", "none")
  batch <- train.data$value()
  first <- .symbol.for(symbol, train.data$bucketID)
  inputs <- intersect(names(batch), arguments(first))
  shapes <- mx.symbol.infer.shape(first, lapply(batch[inputs], dim))
  trained <- setdiff(arguments(first), c(inputs, .state.names(arguments(first))))
  params <- .given.params(mx.init.create(initializer, shapes$arg.shapes[trained], ctx, FALSE), arg.params, TRUE, "arg.params")
  aux <- .given.params(mx.init.create(initializer, shapes$aux.shapes, ctx, FALSE), aux.params, TRUE, "aux.params")
  grads <- lapply(params[setdiff(trained, fixed.params)], mx.nd.zeros.like)
  if (is.character(optimizer)) optimizer <- mx.opt.create(optimizer, rescale.grad = 1 / train.data$batch.size)
  updater <- mx.opt.get.updater(optimizer, params[names(grads)])
  bound <- new.env(parent = emptyenv())
  executor <- function(iter, batch) {
    if (is.null(bound[[iter$bucketID]])) {
      bound[[iter$bucketID]] <- .bucket.executor(.symbol.for(symbol, iter$bucketID), batch, params, grads, aux, ctx)
    }
    bound[[iter$bucketID]]
  }
  if (is.null(metric)) metric <- mx.metric.accuracy
  pass <- function(iter, is.train, after = NULL) {
    state <- metric$init()
    iter$reset()
    while (iter$iter.next()) {
      batch <- iter$value()
      b <- executor(iter, batch)
      out <- .run.bucket(b, batch, is.train)
      if (is.train) {
        mx.exec.backward(b$exec)
        updater(params[names(grads)], grads)
      }
      state <- metric$update(as.vector(batch$label), out, state)
      if (!is.null(after)) after(state)
    }
    state
  }
  model <- function() structure(list(symbol = first, arg.params = lapply(params, mx.nd.copy), aux.params = lapply(aux, mx.nd.copy)),
                                class = "MXFeedForwardModel")
  env <- new.env(parent = emptyenv())
  env$metric <- metric
  for (round in seq(begin.round, length.out = max(0, num.round - begin.round + 1))) {
    nbatch <- 0
    env$train.metric <- pass(train.data, TRUE, function(state) {
      nbatch <<- nbatch + 1
      env$train.metric <- state
      if (!is.null(batch.end.callback)) batch.end.callback(round, nbatch, env, verbose)
    })
    env$eval.metric <- if (is.null(eval.data)) NULL else pass(eval.data, FALSE)
    if (verbose) .report(round, env)
    env$model <- model()
    if (!is.null(epoch.end.callback) && identical(epoch.end.callback(round, 0, env, verbose), FALSE)) break
  }
  model()
}

mx.infer.rnn <- function(infer.data, model, ctx = mx.cpu()) {
  parts <- list()
  infer.data$reset()
  while (infer.data$iter.next()) {
    batch <- infer.data$value()
    symbol <- .symbol.for(model$symbol, infer.data$bucketID)
    bound <- .bucket.executor(symbol, batch, model$arg.params, list(), model$aux.params, ctx)
    out <- .run.bucket(bound, batch, FALSE)
    size <- .count.instances(out) / infer.data$batch.size # one column for each instance, or for each of its steps
    parts[[length(parts) + 1]] <- .instances(out, seq_len(size * (infer.data$batch.size - infer.data$num.pad())))
  }
  do.call(cbind, parts)
}

# Runs a symbol once on data, with states or other inputs by name; all outputs.
mx.infer.rnn.one <- function(infer.data, symbol, arg.params, aux.params, input.params = NULL, ctx = mx.cpu()) {
  inputs <- if (is.list(infer.data)) infer.data else list(data = infer.data)
  inputs <- lapply(c(inputs, input.params), function(x) if (is.mx.ndarray(x)) x else mx.nd.array(x, ctx))
  bound <- .bucket.executor(symbol, inputs, arg.params, list(), aux.params, ctx)
  .run.bucket(bound, inputs, FALSE)
  bound$exec$outputs
}

mx.infer.rnn.one.unroll <- function(infer.data, symbol, num_hidden, arg.params, aux.params, init_states = NULL,
                                    ctx = mx.cpu()) {
  for (state in init_states) {
    .expect(dim(state)[1] == num_hidden, "init_states", sprintf("%d values for each instance", num_hidden),
            format(dim(state)[1]), "shape")
  }
  mx.infer.rnn.one(infer.data, symbol, arg.params, aux.params, init_states, ctx)
}
