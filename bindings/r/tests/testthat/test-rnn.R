# Recurrent networks: cells against R, fused layers against unrolled ones, buckets, the store, drawings.
context("recurrent networks")
need.library()

sigmoid <- function(x) 1 / (1 + exp(-x))

# Weights for one layer: inputs k, states h, g gates.
weights <- function(k, h, g) {
  set.seed(4)
  list(i2h_weight = matrix(rnorm(k * g * h) / 2, k), i2h_bias = rnorm(g * h) / 2, h2h_weight = matrix(rnorm(h * g * h) / 2, h),
       h2h_bias = rnorm(g * h) / 2)
}

# The hidden state after all steps of x (k, time, n), computed in R.
by.hand <- function(cell, w, x, h) {
  n <- dim(x)[3]
  state <- memory <- matrix(0, h, n)
  rows <- function(m, i) m[(i - 1) * h + seq_len(h), , drop = FALSE]
  for (t in seq_len(dim(x)[2])) {
    a <- t(w$i2h_weight) %*% matrix(x[, t, ], ncol = n) + w$i2h_bias
    b <- t(w$h2h_weight) %*% state + w$h2h_bias
    if (cell == "lstm") {
      gates <- a + b
      memory <- sigmoid(rows(gates, 2)) * memory + sigmoid(rows(gates, 1)) * tanh(rows(gates, 3))
      state <- sigmoid(rows(gates, 4)) * tanh(memory)
    } else {
      update <- sigmoid(rows(a, 2) + rows(b, 2))
      candidate <- tanh(rows(a, 3) + sigmoid(rows(a, 1) + rows(b, 1)) * rows(b, 3))
      state <- (1 - update) * candidate + update * state
    }
  }
  state
}

test_that("cells do what their equations say, unrolled and fused", {
  k <- 3; h <- 4; n <- 5; steps <- 6
  x <- array(rnorm(k * steps * n), c(k, steps, n))
  decode <- matrix(rnorm(h * 2), h)
  for (cell in c("lstm", "gru")) {
    w <- weights(k, h, if (cell == "lstm") 4 else 3)
    expected <- t(decode) %*% by.hand(cell, w, x, h) + c(1, -1)
    common <- list(decode_weight = mx.nd.array(decode), decode_bias = mx.nd.array(c(1, -1)))
    unrolled <- rnn.graph.unroll(1, steps, num_hidden = h, num_decode = 2, config = "seq-to-one", cell_type = cell,
                                 loss_output = "linear")
    args <- c(stats::setNames(lapply(w, mx.nd.array), paste0("l1_", names(w))), common)
    out <- mx.infer.rnn.one(x, unrolled, args, list())
    expect_equal(as.array(out[[1]]), expected, tolerance = 1e-5)
    fused <- rnn.graph(1, num_hidden = h, num_decode = 2, config = "seq-to-one", cell_type = cell, loss_output = "linear")
    packed <- c(w$i2h_weight, w$h2h_weight, w$i2h_bias, w$h2h_bias)
    out <- mx.infer.rnn.one(x, fused, c(list(rnn_parameters = mx.nd.array(packed)), common), list())
    expect_equal(as.array(out[[1]]), expected, tolerance = 1e-5)
  }
})

sequences <- function(time, n) {
  data <- matrix(sample(1:5, time * n, TRUE), time)
  list(data = data, label = as.numeric(data[time, ] >= 3))
}

test_that("bucket iterators give every sequence with its length", {
  set.seed(3)
  padded <- matrix(c(3, 4, 0, 1, 0, 0, 2, 2, 2), 3)
  it <- mx.io.bucket.iter(list("3" = list(data = padded, label = 1:3), "2" = list(data = matrix(1:4, 2), label = 4:5)), 2)
  labels <- masks <- ids <- pads <- NULL
  while (it$iter.next()) {
    batch <- it$value()
    labels <- c(labels, as.vector(batch$label))
    masks <- c(masks, as.vector(batch$seq.mask))
    ids <- c(ids, it$bucketID)
    pads <- c(pads, it$num.pad())
  }
  expect_equal(labels, c(1, 2, 3, 1, 4, 5))
  expect_equal(masks, c(2, 1, 3, 2, 2, 2))
  expect_equal(ids, c("3", "3", "2"))
  expect_equal(pads, c(0, 1, 0))
})

test_that("sequences of several lengths train one network", {
  set.seed(1); mx.set.seed(1)
  train <- mx.io.bucket.iter(list("4" = sequences(4, 60), "6" = sequences(6, 60)), batch.size = 20, shuffle = TRUE)
  test <- mx.io.bucket.iter(list("5" = sequences(5, 45)), batch.size = 20)
  adam <- function() mx.opt.create("adam", learning.rate = 0.03, rescale.grad = 1 / 20)
  net <- rnn.graph(1, input_size = 6, num_embed = 4, num_hidden = 8, num_decode = 2, config = "seq-to-one",
                   cell_type = "lstm", masking = TRUE)
  model <- mx.model.buckets(net, train, num.round = 15, initializer = mx.init.Xavier(), optimizer = adam(), verbose = FALSE)
  predicted <- mx.infer.rnn(test, model)
  expect_identical(dim(predicted), c(2L, 45L))
  expect_gt(mean((max.col(t(predicted)) - 1) == as.vector(mx.io.extract(test, "label"))), 0.9)
  nets <- lapply(c("4" = 4, "6" = 6), function(time)
    rnn.graph.unroll(1, time, 6, 4, 8, 2, config = "seq-to-one", cell_type = "gru"))
  logger <- mx.metric.logger()
  mx.model.buckets(nets, train, eval.data = train, num.round = 12, initializer = mx.init.Xavier(), optimizer = adam(),
                   verbose = FALSE, epoch.end.callback = mx.callback.log.train.metric(1, logger))
  expect_gt(logger$eval[12], 0.9)
})

test_that("every step can have its own answer", {
  set.seed(1); mx.set.seed(1)
  s <- sequences(4, 60)
  it <- mx.io.bucket.iter(list("4" = list(data = s$data, label = matrix(as.numeric(s$data >= 3), 4))), 20)
  net <- rnn.graph(1, 6, 4, 8, 2, config = "one-to-one", cell_type = "gru")
  model <- mx.model.buckets(net, it, num.round = 12, initializer = mx.init.Xavier(), verbose = FALSE,
                            optimizer = mx.opt.create("adam", learning.rate = 0.03, rescale.grad = 1 / 80))
  predicted <- mx.infer.rnn(it, model)
  expect_identical(dim(predicted), c(2L, 240L))
  expect_gt(mean((max.col(t(predicted)) - 1) == as.vector(s$data >= 3)), 0.95)
})

test_that("stores add up and update", {
  kv <- mx.kv.create("local")
  kv$init(1:2, list(mx.nd.ones(2), mx.nd.zeros(3)))
  kv$push(1, list(list(mx.nd.ones(2), mx.nd.ones(2) * 2)))
  out <- mx.nd.zeros(2)
  kv$pull(1, out)
  expect_equal(as.vector(out), c(3, 3))
  kv$set.optimizer(mx.opt.create("sgd", learning.rate = 0.5))
  kv$push(1, mx.nd.ones(2))
  kv$pull(1, out)
  expect_equal(as.vector(out), c(2.5, 2.5))
  expect_true(kv$update.on.kvstore())
  expect_error(kv$push(9, mx.nd.ones(1)), class = "mxnet_argument_error")
  expect_error(mx.kv.create("dist_sync"), class = "mxnet_argument_error")
})

test_that("drawings show operators and what feeds them", {
  net <- mx.symbol.FullyConnected(mx.symbol.Variable("data"), num_hidden = 4, name = "fc")
  net <- mx.symbol.SoftmaxOutput(net, name = "softmax")
  drawing <- graph.viz(net, shape = c(3, 5), direction = "LR")
  expect_match(drawing, "\"data\" -> \"fc\" [label=\"3x5\"]", fixed = TRUE)
  expect_match(drawing, "\"fc\" -> \"softmax\" [label=\"4x5\"]", fixed = TRUE)
  expect_match(drawing, "rankdir=LR", fixed = TRUE)
  expect_false(grepl("fc_weight", drawing))
  packer <- mx.nd.arraypacker()
  packer$push(mx.nd.ones(c(2, 1)))
  packer$push(mx.nd.zeros(c(2, 2)))
  expect_equal(packer$get(), cbind(c(1, 1), 0, 0))
})
