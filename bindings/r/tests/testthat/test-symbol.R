# Symbols, executors and cached graphs.
context("symbols")
need.library()

net <- function() {
  fc <- mx.symbol.FullyConnected(mx.symbol.Variable("data"), num.hidden = 4, name = "fc1")
  mx.symbol.SoftmaxOutput(mx.symbol.BatchNorm(fc, name = "bn"), name = "softmax")
}

test_that("symbols know their arguments, outputs and shapes", {
  s <- net()
  expect_identical(arguments(s), c("data", "fc1_weight", "fc1_bias", "bn_gamma", "bn_beta", "softmax_label"))
  expect_identical(s$outputs, "softmax_output")
  expect_identical(s$auxiliary.states, c("bn_moving_mean", "bn_moving_var"))
  found <- mx.symbol.infer.shape(s, data = c(3, 8))
  expect_equal(found$arg.shapes$fc1_weight, c(3, 4))
  expect_equal(found$out.shapes$softmax_output, c(4, 8))
  expect_equal(found$aux.shapes$bn_moving_mean, 4)
  expect_null(mx.symbol.infer.shape(s, softmax_label = 8))
  expect_identical(mx.symbol.infer.type(s, data = "float32")$out.types[[1]], "float32")
  expect_true("fc1_output" %in% outputs(internals(s)))
  expect_output(print(s), "softmax_output")
})

test_that("symbols go through JSON and files", {
  s <- net()
  again <- mx.symbol.load.json(mx.symbol.tojson(s))
  expect_identical(arguments(again), arguments(s))
  file <- tempfile()
  mx.symbol.save(s, file)
  expect_identical(mx.symbol.tojson(mx.symbol.load(file)), mx.symbol.tojson(s))
})

test_that("symbols compose, group and calculate", {
  a <- mx.symbol.Variable("a", attr = c(lr_mult = "2"))
  expect_identical(mx.symbol.attr(a, "lr_mult"), "2")
  b <- mx.symbol.Variable("b")
  s <- (2 * a + b / 4 - 1)^2
  x <- mx.nd.array(c(1, 2)); y <- mx.nd.array(c(4, 8))
  exec <- mx.symbol.bind(s, mx.cpu(), list(a = x, b = y))
  expect_equal(as.vector(mx.exec.forward(exec)$outputs[[1]]), (2 * c(1, 2) + c(1, 2) - 1)^2)
  g <- mx.symbol.Group(a, s)
  expect_length(outputs(g), 2)
  expect_identical(g[[1]]$name, "a")
  expect_identical(arguments(mx.apply(s, a = mx.symbol.Variable("c"))), c("c", "b"))
  many <- mx.symbol.concat(data = list(a, b), num.args = 2, dim = 1, name = "both")
  expect_identical(outputs(many), "both_output")
  expect_identical(dim(mx.symbol.bind(many, mx.cpu(), list(x, y))$forward()$outputs[[1]]), 4L)
})

test_that("executors run forward and backward", {
  s <- mx.symbol.FullyConnected(mx.symbol.Variable("data"), num_hidden = 2, name = "fc")
  exec <- mx.simple.bind(s, mx.cpu(), "write", data = c(3, 5))
  w <- matrix(rnorm(6), 3); d <- matrix(rnorm(15), 3); b <- c(1, -1)
  mx.exec.update.arg.arrays(exec, list(data = mx.nd.array(d), fc_weight = mx.nd.array(w), fc_bias = mx.nd.array(b)),
                            match.name = TRUE)
  mx.exec.forward(exec, is.train = TRUE)
  expect_equal(as.array(exec$outputs$fc_output), t(w) %*% d + b, tolerance = 1e-5)
  head <- matrix(rnorm(10), 2)
  mx.exec.backward(exec, mx.nd.array(head))
  expect_equal(as.array(exec$grad.arrays$fc_weight), d %*% t(head), tolerance = 1e-5)
  expect_equal(as.vector(exec$grad.arrays$fc_bias), rowSums(head), tolerance = 1e-5)
  expect_null(exec$grad.arrays$data)
  expect_error(mx.exec.update.arg.arrays(exec, list(nothing = mx.nd.ones(1)), match.name = TRUE), class = "mxnet_error")
  expect_error(mx.simple.bind(s, mx.cpu(), fc_bias = 2), class = "mxnet_error")
})

test_that("cached graphs run and are recorded", {
  a <- mx.symbol.Variable("a"); b <- mx.symbol.Variable("b")
  op <- mx.cached.op(mx.symbol.Group(a * b, a + b), c(static_alloc = "true"))
  x <- mx.array(c(1, 2), grad = TRUE); y <- mx.nd.array(c(3, 4))
  out <- mx.record(mx.cached.op.call(op, x, y))
  expect_equal(as.vector(out[[1]]), c(3, 8))
  mx.backward(out)
  expect_equal(as.vector(mx.grad(x)), c(3, 4) + 1)
})
