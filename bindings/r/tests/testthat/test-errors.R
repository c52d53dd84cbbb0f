# Bad input: conditions by kind with the library's message, and a session that goes on.
context("errors")
need.library()

test_that("each kind of mistake has its class, message and fields", {
  x <- mx.nd.ones(c(2, 3))
  e <- condition.of(mx.nd.dot(x, x))
  expect_is(e, "mxnet_shape_error")
  expect_is(e, "mxnet_error")
  expect_identical(c(e$operator, e$argument, e$kind), c("dot", "rhs", "shape"))
  expect_match(conditionMessage(e), "[dot] argument 'rhs'", fixed = TRUE)
  expect_error(mx.nd.elemwise.add(x, mx.nd.array(x, dtype = "float64")), class = "mxnet_type_error")
  e <- condition.of(mx.nd.relu(x, slope = 1))
  expect_is(e, "mxnet_argument_error")
  expect_match(conditionMessage(e), "slope")
  expect_error(mx.nd.elemwise.add(x), class = "mxnet_error")
  expect_error(mx.nd.relu(x, x, x), class = "mxnet_error")
  expect_error(mx.nd.relu("text"), class = "mxnet_type_error")
  expect_error(mx.nd.array("text"), class = "mxnet_type_error")
  expect_error(mx.nd.array(1, dtype = "float7"), class = "mxnet_type_error")
  expect_error(mx.nd.sum(x, axis = 0), "count from 1", class = "mxnet_argument_error")
  expect_error(mx.nd.sum(x, axis = 5), class = "mxnet_error")
  expect_error(mx.nd.slice(x, begin = c(0, 1), end = c(1, 1)), "count from 1", class = "mxnet_argument_error")
  expect_error(mx.nd.zeros(c(-1, 2)), class = "mxnet_error")
  expect_error(mx.symbol.Group("x"), class = "mxnet_type_error")
  expect_equal(as.vector(sum(x)), 6)
})

test_that("closed objects are errors, and closing twice is not", {
  x <- mx.nd.ones(3)
  s <- mx.symbol.Variable("data") * 2
  op <- mx.cached.op(s)
  exec <- mx.simple.bind(s, mx.cpu(), data = 3)
  for (object in list(x, s, op, exec)) {
    expect_true(mx.is.open(object))
    mx.close(object)
    mx.close(object)
    expect_false(mx.is.open(object))
  }
  expect_error(x + 1, "closed", class = "mxnet_state_error")
  expect_error(x[1], class = "mxnet_state_error")
  expect_error(dim(x), class = "mxnet_state_error")
  expect_error(arguments(s), class = "mxnet_state_error")
  expect_error(mx.cached.op.call(op, mx.nd.ones(3)), class = "mxnet_state_error")
  expect_error(mx.exec.forward(exec), class = "mxnet_state_error")
  expect_equal(as.vector(mx.nd.ones(1)), 1)
})

test_that("a handle of the wrong kind is an error", {
  expect_error(mx.nd.relu(mx.symbol.Variable("a")), class = "mxnet_type_error")
  expect_error(arguments(mx.nd.ones(1)), class = "mxnet_type_error")
})
