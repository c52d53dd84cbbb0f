# Gradients against those worked out by hand.
context("autograd")
need.library()

test_that("gradients are those of calculus", {
  w <- mx.array(c(1, 2, 3), grad = TRUE)
  loss <- mx.record(sum(w^2))
  mx.backward(loss)
  expect_equal(as.vector(mx.grad(w)), c(2, 4, 6))
  a <- matrix(rnorm(6), 2)
  b <- matrix(rnorm(12), 3)
  x <- mx.array(a, dtype = "float64", grad = TRUE)
  y <- mx.array(b, dtype = "float64", grad = TRUE)
  product <- mx.record(mx.matmul(x, y))
  head <- matrix(rnorm(8), 2)
  mx.backward(product, mx.nd.array(head, dtype = "float64"))
  expect_equal(as.array(x$grad), head %*% t(b))
  expect_equal(as.array(y$grad), t(a) %*% head)
})

test_that("gradients add up when asked, and modes come back", {
  x <- mx.nd.array(c(1, 2))
  mx.attach.grad(x, "add")
  for (i in 1:3) mx.backward(mx.record(sum(x * 2)))
  expect_equal(as.vector(mx.grad(x)), c(6, 6))
  expect_false(mx.is.recording())
  mx.record({
    expect_true(mx.is.recording())
    expect_true(mx.is.training())
    mx.pause(expect_false(mx.is.recording()))
    mx.predict.mode(expect_false(mx.is.training()))
    expect_true(mx.is.training())
  })
  try(mx.record(stop("no")), silent = TRUE)
  expect_false(mx.is.recording())
})

test_that("gradients can be returned, and differentiated again", {
  x <- mx.array(c(1, 2, 3), grad = TRUE)
  g <- mx.record({
    y <- sum(x^3)
    mx.autograd.grad(y, x, create.graph = TRUE)
  })
  expect_equal(as.vector(g), 3 * c(1, 4, 9))
  mx.backward(g)
  expect_equal(as.vector(mx.grad(x)), 6 * c(1, 2, 3))
  y <- mx.record(mx.detach(x * 2) * x)
  mx.backward(y)
  expect_equal(as.vector(mx.grad(x)), 2 * c(1, 2, 3))
})

test_that("slices pass gradients on", {
  x <- mx.array(matrix(1:6, 2), grad = TRUE)
  mx.backward(mx.record(sum(x[1, 2:3] * 5)))
  expect_equal(as.array(mx.grad(x)), matrix(c(0, 0, 5, 0, 5, 0), 2))
})
