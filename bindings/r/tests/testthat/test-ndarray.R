# Arrays: making, reading, elements, arithmetic. Expected values come from R itself.
context("arrays")
need.library()

test_that("arrays keep dims, order and values", {
  m <- matrix(1:6, 2)
  x <- mx.nd.array(m)
  expect_identical(dim(x), c(2L, 3L))
  expect_identical(length(x), 6L)
  expect_equal(as.array(x), m)
  a <- array(rnorm(24), c(2, 3, 4))
  expect_equal(as.array(mx.nd.array(a, dtype = "float64")), a)
  expect_equal(as.array(mx.nd.permuted(a, dtype = "float64")), array(aperm(a), c(4, 3, 2)))
  expect_equal(as.vector(mx.nd.arange(2, 8, 2)), c(2, 4, 6))
  expect_equal(as.array(mx.nd.full(c(2, 1), 7)), matrix(7, 2, 1))
})

test_that("element types hold what they can", {
  whole <- c(0, 1, 2, 100)
  for (type in c("float32", "float64", "float16", "bfloat16", "int8", "int16", "int32", "int64", "uint8", "uint16",
                 "uint32", "uint64")) {
    x <- mx.nd.array(whole, dtype = type)
    expect_identical(mx.dtype(x), type)
    expect_equal(as.vector(x), whole, info = type)
  }
  expect_identical(as.vector(mx.nd.array(c(TRUE, FALSE), dtype = "bool")), c(TRUE, FALSE))
  half <- c(0.1, -65504, 6.1e-5, 5.96e-8, 1e6, NaN)
  expect_equal(as.vector(mx.nd.array(half, dtype = "float16")), c(0.0999755859375, -65504, 6.0975551605e-05, 2^-24, Inf, NaN))
  expect_equal(as.vector(mx.nd.array(c(1 + 2^-9, 3.14159), dtype = "bfloat16")), c(1, 3.140625))
  expect_is(as.array(mx.nd.array(1:3, dtype = "int32")), "array")
  expect_type(as.vector(mx.nd.array(1:3, dtype = "int32")), "integer")
})

test_that("elements and slices are those of R", {
  a <- array(1:24, c(2, 3, 4))
  x <- mx.nd.array(a)
  expect_equal(as.array(x[1, 2:3, ]), a[1, 2:3, ])
  expect_equal(as.array(x[, , c(4, 1)]), a[, , c(4, 1)])
  expect_equal(as.array(x[, -2, 3:2]), a[, -2, 3:2])
  expect_equal(as.array(x[, c(TRUE, FALSE, TRUE), 1, drop = FALSE]), a[, c(TRUE, FALSE, TRUE), 1, drop = FALSE])
  expect_equal(as.vector(x[2, 3, 4]), a[2, 3, 4])
  expect_equal(as.vector(x[c(1, 5, 24)]), a[c(1, 5, 24)])
  expect_equal(as.array(x[, 3:1, seq(1, 4, 2)]), a[, 3:1, seq(1, 4, 2)])
  expect_error(x[3, 1, 1], class = "mxnet_argument_error")
  expect_error(x[1, 1], class = "mxnet_shape_error")
})

test_that("assignment changes the array itself", {
  a <- matrix(as.numeric(1:12), 3)
  x <- mx.nd.array(a)
  same <- x
  x[2, ] <- 0; a[2, ] <- 0
  x[, 2:3] <- matrix(21:26, 3); a[, 2:3] <- 21:26
  x[1, c(1, 4)] <- c(8, 9); a[1, c(1, 4)] <- c(8, 9)
  x[3, 4] <- mx.nd.array(5); a[3, 4] <- 5
  x[c(TRUE, FALSE, FALSE), c(2, 1, 4)] <- -1; a[c(TRUE, FALSE, FALSE), c(2, 1, 4)] <- -1
  expect_equal(as.array(x), a)
  expect_equal(as.array(same), a)
  x[] <- 3
  expect_equal(as.array(same), a * 0 + 3)
})

test_that("operators and functions of R work on arrays", {
  a <- matrix(c(1, 2, -3, 4, 5.5, -6), 2)
  b <- matrix(c(2, 2, 2, 3, 3, 3), 2)
  x <- mx.nd.array(a, dtype = "float64")
  y <- mx.nd.array(b, dtype = "float64")
  for (op in list(`+`, `-`, `*`, `/`, `%%`)) {
    expect_equal(as.array(op(x, y)), op(a, b))
    expect_equal(as.array(op(x, 3)), op(a, 3))
    expect_equal(as.array(op(3, y)), op(3, b))
    expect_equal(as.array(op(x, b)), op(a, b))
  }
  for (op in list(`==`, `!=`, `<`, `<=`, `>`, `>=`)) {
    expect_equal(as.array(op(x, y)) == 1, op(a, b))
    expect_equal(as.array(op(x, 2)) == 1, op(a, 2))
    expect_equal(as.array(op(2, x)) == 1, op(2, a))
  }
  expect_equal(as.array(y^2), b^2)
  expect_equal(as.array(2^y), 2^b)
  expect_equal(as.array(-x), -a)
  expect_equal(as.array(x %/% 2), a %/% 2)
  row <- mx.nd.array(matrix(c(10, 20), 2), dtype = "float64") # one column, repeated over the three
  expect_equal(as.array(x + row), a + c(10, 20))
  for (f in list(abs, sqrt, exp, log, sin, tanh, floor, ceiling, log1p, gamma)) expect_equal(as.array(f(y)), f(b))
  expect_equal(as.array(log(y, 2)), log(b, 2))
  expect_equal(as.array(round(x / 7, 2)), round(a / 7, 2))
  expect_equal(as.vector(sum(x)), sum(a))
  expect_equal(as.vector(max(x)), max(a))
  expect_equal(as.vector(mean(x)), mean(a))
  expect_equal(as.vector(max(x, y)), max(a, b))
  expect_equal(as.vector(range(x)), range(a))
  expect_true(isTRUE(all.equal(x, a)))
  expect_false(isTRUE(all.equal(x, y)))
  expect_equal(as.array(t(x)), t(a))
  expect_equal(as.array(mx.matmul(x, t(y))), a %*% t(b))
  cube <- array(rnorm(24), c(2, 3, 4))
  expect_equal(as.array(aperm(mx.nd.array(cube, dtype = "float64"), c(3, 1, 2))), aperm(cube, c(3, 1, 2)))
})

test_that("axes, shapes and positions are R's", {
  a <- array(as.numeric(1:24), c(2, 3, 4))
  x <- mx.nd.array(a)
  expect_equal(as.array(mx.nd.sum(x, axis = 1)), apply(a, c(2, 3), sum))
  expect_equal(as.array(mx.nd.sum(x, axis = c(1, 3))), array(apply(a, 2, sum)))
  expect_equal(as.array(mx.nd.sum(x, axis = -1)), apply(a, c(1, 2), sum))
  expect_equal(dim(mx.nd.expand.dims(x, axis = 2)), c(2, 1, 3, 4))
  expect_equal(dim(mx.nd.concat(x, x, dim = 2)), c(2, 6, 4))
  expect_equal(dim(mx.nd.stack(x, x, axis = 4)), c(2, 3, 4, 2))
  expect_equal(as.array(mx.nd.slice(x, begin = c(1, 2, 3), end = c(1, 3, 4))), a[1, 2:3, 3:4, drop = FALSE])
  expect_equal(as.array(mx.nd.slice.axis(x, axis = 3, begin = 2, end = 3)), a[, , 2:3])
  expect_equal(as.array(mx.nd.slice.axis(x, axis = 3, begin = 2, end = NA)), a[, , 2:4])
  expect_equal(as.array(mx.nd.reshape(x, shape = c(6, 4))), matrix(a, 6))
  expect_equal(dim(mx.nd.reshape(x, shape = c(0, -1))), c(2, 12))
  expect_equal(dim(mx.nd.reshape(x, shape = c(-3, 0))), c(6, 4))
  expect_equal(dim(mx.nd.tile(x, reps = c(1, 2, 3))), c(2, 6, 12))
  padded <- mx.nd.pad(mx.nd.reshape(x, shape = c(4, 3, 2, 1)), mode = "constant", pad_width = c(1, 0, 0, 2, 0, 0, 0, 0))
  expect_equal(dim(padded), c(5, 5, 2, 1))
  expect_equal(as.vector(padded)[2:5], as.numeric(1:4))
  images <- mx.nd.ones(c(5, 4, 3, 2)) # width, height, channels, instances
  expect_equal(dim(mx.nd.Pooling(images, kernel = c(2, 1), stride = c(2, 1), pool_type = "max")), c(2, 4, 3, 2))
  kernel <- mx.nd.ones(c(3, 2, 3, 7))
  expect_equal(dim(mx.nd.Convolution(images, kernel, kernel = c(3, 2), num_filter = 7, no_bias = TRUE)), c(3, 3, 7, 2))
})

test_that("dots may stand for underscores, and any number of inputs may come as a list", {
  x <- mx.nd.ones(c(2, 3))
  w <- mx.nd.ones(c(2, 4))
  expect_equal(dim(mx.nd.FullyConnected(data = x, weight = w, no.bias = TRUE, num.hidden = 4)), c(4, 3))
  expect_equal(dim(mx.nd.concat(data = list(x, x, x), num.args = 3, dim = 1)), c(6, 3))
  expect_error(mx.nd.FullyConnected(x, w, no.bias = TRUE, num.hidden = 4, num_hidden = 4), class = "mxnet_argument_error")
  expect_error(mx.nd.concat(x, x, num.args = 3), class = "mxnet_argument_error")
  out <- mx.nd.zeros(c(2, 3))
  mx.nd.relu(x, out = out)
  expect_equal(as.array(out), matrix(1, 2, 3))
})

test_that("arrays print, copy and wait", {
  x <- mx.nd.array(matrix(1:4, 2))
  expect_output(print(x), "MXNDArray 2 x 2 float32 @cpu\\(0\\)")
  y <- mx.nd.copyto(x, mx.cpu())
  y[1, 1] <- 9
  expect_equal(as.vector(x), 1:4)
  expect_identical(x$shape, c(2L, 2L))
  expect_identical(x$dtype, "float32")
  expect_equal(as.vector(mx.wait(x)$reshape(4)), 1:4)
  mx.wait.all()
  expect_equal(ctx(x), mx.cpu())
})

test_that("sparse arrays show their values", {
  m <- matrix(c(0, 1, 0, 0, 2, 0), 2)
  for (kind in c("csr", "row_sparse")) {
    s <- mx.nd.cast.storage(mx.nd.array(m), stype = kind)
    expect_identical(mx.storage.type(s), kind)
    expect_equal(as.array(s), m)
    expect_output(print(s), kind)
    file <- tempfile()
    mx.nd.save(list(s = s), file)
    expect_equal(as.array(mx.nd.load(file)$s), m)
  }
})
