# Optimizers and schedules against the rules of their papers, written out in R.
context("optimizers")
need.library()

# Weights after three steps of an optimizer with the gradient 2 * weight.
steps <- function(optimizer, w, n = 3) {
  weight <- mx.nd.array(w, dtype = "float64")
  update <- mx.opt.get.updater(optimizer, list(weight))
  for (i in seq_len(n)) update(list(weight), list(weight * 2))
  as.vector(weight)
}
w0 <- c(1, -2, 0.5)

test_that("sgd, with momentum and decay, and nag", {
  w <- w0
  for (i in 1:3) w <- w - 0.1 * (2 * w * 0.5 + 0.01 * w)
  expect_equal(steps(mx.opt.create("sgd", learning.rate = 0.1, wd = 0.01, rescale.grad = 0.5), w0), w, tolerance = 1e-6)
  w <- w0; m <- 0
  for (i in 1:3) {
    m <- 0.9 * m - 0.1 * (2 * w)
    w <- w + m
  }
  expect_equal(steps(mx.opt.create("sgd", learning.rate = 0.1, momentum = 0.9), w0), w, tolerance = 1e-6)
  w <- w0; m <- 0
  for (i in 1:3) {
    g <- 2 * w
    m <- 0.9 * m + g
    w <- w - 0.1 * (g + 0.9 * m)
  }
  expect_equal(steps(mx.opt.create("nag", learning.rate = 0.1, momentum = 0.9), w0), w, tolerance = 1e-6)
})

test_that("adam, rmsprop, adagrad and adadelta", {
  w <- w0; m <- v <- 0
  for (t in 1:3) {
    g <- 2 * w
    m <- 0.9 * m + 0.1 * g
    v <- 0.999 * v + 0.001 * g^2
    w <- w - 0.01 * sqrt(1 - 0.999^t) / (1 - 0.9^t) * m / (sqrt(v) + 1e-8)
  }
  expect_equal(steps(mx.opt.create("adam", learning.rate = 0.01), w0), w, tolerance = 1e-6)
  w <- w0; n <- 0
  for (t in 1:3) {
    n <- 0.05 * (2 * w)^2 + 0.95 * n
    w <- w - 0.01 * 2 * w / sqrt(n + 1e-4)
  }
  expect_equal(steps(mx.opt.create("rmsprop", learning.rate = 0.01, centered = FALSE), w0), w, tolerance = 1e-5)
  w <- w0; n <- g1 <- d <- 0
  for (t in 1:3) {
    g <- 2 * w
    n <- 0.05 * g^2 + 0.95 * n
    g1 <- 0.05 * g + 0.95 * g1
    d <- 0.9 * d - 0.01 * g / sqrt(n - g1^2 + 1e-4)
    w <- w + d
  }
  expect_equal(steps(mx.opt.create("rmsprop", learning.rate = 0.01), w0), w, tolerance = 1e-5)
  w <- w0; h <- 0
  for (t in 1:3) {
    h <- h + (2 * w)^2
    w <- w - 0.05 * 2 * w / sqrt(h + 1e-8)
  }
  expect_equal(steps(mx.opt.create("adagrad"), w0), w, tolerance = 1e-6)
  w <- w0; a <- b <- 0
  for (t in 1:3) {
    g <- 2 * w
    a <- 0.9 * a + 0.1 * g^2
    d <- sqrt(b + 1e-5) / sqrt(a + 1e-5) * g
    b <- 0.9 * b + 0.1 * d^2
    w <- w - d
  }
  expect_equal(steps(mx.opt.create("adadelta"), w0), w, tolerance = 1e-6)
  expect_error(mx.opt.create("none"), class = "mxnet_argument_error")
})

test_that("learning rates fall when they should", {
  rates <- function(scheduler, n) {
    optimizer <- mx.opt.create("sgd", learning.rate = 1, lr_scheduler = scheduler)
    w <- mx.nd.ones(1)
    vapply(seq_len(n), function(i) {
      optimizer$update(1, w, mx.nd.zeros(1), NULL)
      optimizer$env$lr
    }, 0)
  }
  expect_equal(rates(mx.lr_scheduler.FactorScheduler(2, 0.5, verbose = FALSE), 6), c(1, 1, 0.5, 0.5, 0.25, 0.25))
  expect_equal(rates(mx.lr_scheduler.FactorScheduler(1, 0.1, 0.05, verbose = FALSE), 4), c(1, 0.1, 0.05, 0.05))
  expect_equal(rates(mx.lr_scheduler.MultiFactorScheduler(c(1, 3), 0.1, verbose = FALSE), 5), c(1, 0.1, 0.1, 0.01, 0.01))
})
