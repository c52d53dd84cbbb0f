# Iterators, metrics, initial values, callbacks and the training loop.
context("training")
need.library()

test_that("iterators give every instance once, and fill the last batch", {
  data <- array(1:42, c(2, 3, 7))
  it <- mx.io.arrayiter(data, 1:7, batch.size = 3)
  labels <- pads <- NULL
  while (it$iter.next()) {
    labels <- c(labels, as.vector(it$value()$label))
    pads <- c(pads, it$num.pad())
  }
  expect_equal(labels, c(1:7, 1, 2))
  expect_equal(pads, c(0, 0, 2))
  expect_equal(mx.io.extract(it, "data"), data)
  it <- mx.io.arrayiter(matrix(1:14, 2), 1:7, batch.size = 2, shuffle = TRUE)
  expect_equal(sort(as.vector(mx.io.extract(it, "label"))), 1:7)
  it$reset(); it$iter.next()
  batch <- it$value()
  expect_equal(as.array(batch$data)[2, ], 2 * as.vector(batch$label))
  expect_true(is.mx.dataiter(it))
  expect_error(mx.io.arrayiter(data, 1:6), class = "mxnet_shape_error")
})

test_that("metrics are what their names say", {
  value <- function(metric, label, pred) metric$get(metric$update(label, pred, metric$init()))$value
  scores <- matrix(c(0.7, 0.2, 0.1, 0.1, 0.3, 0.6, 0.3, 0.4, 0.3), 3)
  expect_equal(value(mx.metric.accuracy, c(0, 2, 0), scores), 2 / 3)
  expect_equal(value(mx.metric.accuracy, mx.nd.array(c(0, 2, 1)), mx.nd.array(scores)), 1)
  top <- matrix(c(6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6), 6)
  expect_equal(value(mx.metric.top_k_accuracy, c(5, 1), top), 0.5)
  expect_equal(value(mx.metric.mse, c(1, 2, 3), c(1, 4, 6)), 13 / 3)
  expect_equal(value(mx.metric.rmse, c(1, 2, 3), c(1, 4, 6)), sqrt(13 / 3))
  expect_equal(value(mx.metric.mae, c(1, 2, 3), c(1, 4, 6)), 5 / 3)
  expect_equal(value(mx.metric.rmsle, c(0, 1), c(exp(1) - 1, 1)), sqrt(0.5))
  expect_equal(value(mx.metric.Perplexity, c(0, 2, 1), scores), exp(-mean(log(c(0.7, 0.6, 0.4)))))
  expect_equal(value(mx.metric.logloss, c(1, 0), c(0.8, 0.4)), -mean(log(c(0.8, 0.6))))
  expect_equal(value(mx.metric.logistic_acc, c(1, 0, 1), c(0.8, 0.4, 0.3)), 2 / 3)
  own <- mx.metric.custom("largest", function(label, pred) max(pred))
  state <- own$update(1:2, c(1, 5), own$update(1:6, c(0, 3), own$init()))
  expect_equal(own$get(state), list(name = "largest", value = (3 * 6 + 5 * 2) / 8))
})

test_that("initial values follow the names, the scale and the seed", {
  made <- mx.init.create(mx.init.uniform(0.1), list(a_weight = c(50, 40), a_bias = 40, bn_gamma = 3, bn_moving_var = 3,
                                                    data = c(2, 2)))
  expect_identical(names(made), c("a_weight", "a_bias", "bn_gamma", "bn_moving_var"))
  w <- as.vector(made$a_weight)
  expect_true(all(abs(w) <= 0.1) && diff(range(w)) > 0.19)
  expect_equal(as.vector(made$a_bias), rep(0, 40))
  expect_equal(as.vector(made$bn_gamma), rep(1, 3))
  expect_equal(stats::sd(as.vector(mx.init.normal(2)("x_weight", c(100, 100), mx.cpu()))), 2, tolerance = 0.05)
  # A filter of 3 x 3 over 4 channels to 8: fan in 36, fan out 72.
  x <- as.vector(mx.init.Xavier(factor_type = "in", magnitude = 2)("c_weight", c(3, 3, 4, 8), mx.cpu()))
  expect_true(max(abs(x)) <= sqrt(2 / 36) && max(abs(x)) > 0.95 * sqrt(2 / 36))
  x <- as.vector(mx.init.Xavier()("c_weight", c(3, 3, 4, 8), mx.cpu()))
  expect_true(max(abs(x)) <= sqrt(3 / 54) && max(abs(x)) > 0.95 * sqrt(3 / 54))
  mx.set.seed(3); a <- as.vector(mx.runif(4))
  mx.set.seed(3); b <- as.vector(mx.runif(4))
  expect_identical(a, b)
  expect_error(mx.init.uniform(1)("nothing", 2, mx.cpu()), class = "mxnet_argument_error")
})

regression <- function() mx.symbol.LinearRegressionOutput(
  mx.symbol.FullyConnected(mx.symbol.Variable("data"), num_hidden = 1, name = "fc"), name = "out")

test_that("a linear model is found, whatever the layout of the data", {
  set.seed(1)
  X <- matrix(runif(300), 3)
  y <- as.vector(c(1, -2, 3) %*% X) + 0.5
  fit <- function(X, ...) mx.model.FeedForward.create(regression(), X, y, num.round = 60, optimizer = "sgd",
    learning.rate = 0.5, momentum = 0.9, array.batch.size = 20, eval.metric = mx.metric.rmse, verbose = FALSE, ...)
  model <- fit(X)
  expect_equal(as.vector(model$arg.params$fc_weight), c(1, -2, 3), tolerance = 0.01)
  expect_equal(as.vector(model$arg.params$fc_bias), 0.5, tolerance = 0.02)
  expect_equal(as.vector(predict(model, X, array.batch.size = 32)), y, tolerance = 0.02)
  rows <- fit(t(X))
  expect_equal(as.vector(rows$arg.params$fc_weight), c(1, -2, 3), tolerance = 0.01)
  expect_equal(as.vector(predict(rows, t(X))), y, tolerance = 0.02)
  two <- fit(X, ctx = list(mx.cpu(0), mx.cpu(1)))
  expect_equal(as.vector(two$arg.params$fc_weight), c(1, -2, 3), tolerance = 0.01)
  expect_output(print(model), "4 numbers")
  kept <- fit(X, arg.params = list(fc_weight = mx.nd.array(matrix(c(9, 9, 9), 3))), fixed.param = "fc_weight")
  expect_equal(as.vector(kept$arg.params$fc_weight), c(9, 9, 9))
  expect_error(fit(X, arg.params = list(other = mx.nd.ones(1))), class = "mxnet_error")
})

test_that("a perceptron learns what no line separates, with callbacks", {
  set.seed(7); mx.set.seed(7)
  X <- matrix(runif(1200, -1, 1), 2)
  y <- as.numeric(X[1, ] * X[2, ] > 0)
  logger <- mx.metric.logger()
  prefix <- tempfile()
  model <- mx.mlp(X, y, hidden_node = c(16, 8), out_node = 2, activation = "relu", num.round = 40, array.batch.size = 40,
                  optimizer = "adam", learning.rate = 0.01, initializer = mx.init.Xavier(), verbose = FALSE,
                  eval.data = list(data = X, label = y), eval.metric = mx.metric.accuracy,
                  epoch.end.callback = mx.callback.log.train.metric(1, logger),
                  batch.end.callback = mx.callback.log.speedometer(40, 5))
  expect_gt(mean((max.col(t(predict(model, X))) - 1) == y), 0.95)
  expect_length(logger$train, 40)
  expect_gt(logger$eval[40], 0.95)
  more <- mx.model.FeedForward.create(model$symbol, X, y, num.round = 3, array.batch.size = 40, verbose = FALSE,
                                      arg.params = model$arg.params, aux.params = model$aux.params,
                                      epoch.end.callback = mx.callback.save.checkpoint(prefix, 2))
  expect_false(file.exists(paste0(prefix, "-0001.params")))
  expect_equal(names(mx.model.load(prefix, 2)$arg.params), names(more$arg.params))
  rounds <- 0
  mx.model.FeedForward.create(model$symbol, X, y, num.round = 9, verbose = FALSE, arg.params = model$arg.params,
    epoch.end.callback = function(iteration, nbatch, env, verbose) {
      rounds <<- iteration
      mx.callback.early.stop(train.metric = 0.9, maximize = TRUE)(iteration, nbatch, env, verbose)
    })
  expect_equal(rounds, 1)
})

test_that("layers in a row train with batch normalisation, dropout and images", {
  set.seed(2); mx.set.seed(2)
  X <- array(runif(6 * 6 * 1 * 80), c(6, 6, 1, 80))
  y <- rep(0:1, 40)
  X[1:3, , , y == 1] <- X[1:3, , , y == 1] + 1
  net <- mx.sequential(mx.conv2d(4, 3, pad = 1, activation = "relu"), mx.max.pool2d(2), mx.symbol.BatchNorm, mx.flatten(),
                       mx.dropout(0.1), mx.dense(2))
  fit <- mx.fit(net, X, y, epochs = 10, batch_size = 16, optimizer = mx.adam(0.02), verbose = FALSE)
  expect_gt(mean((max.col(t(predict(fit, X))) - 1) == y), 0.9)
  expect_true("batchnorm" %in% sub("[0-9]+_.*", "", names(fit$aux.params)))
})
