# Native memory: dropped arrays are freed in time, though R sees only small pointers.
context("memory")
need.library()

test_that("ten thousand dropped arrays of 1 MB leave little behind", {
  gc()
  before <- mx.memory()
  most <- 0
  for (i in 1:10000) {
    x <- mx.nd.empty(c(512, 512))
    if (i %% 100 == 0) most <- max(most, mx.memory()$arrays - before$arrays)
  }
  rm(x)
  gc()
  after <- mx.memory()
  expect_lt(most, 600)
  expect_lte(after$arrays - before$arrays, 10)
  expect_lt(after$bytes - before$bytes, 16 * 2^20)
})

test_that("the threshold can be asked and set", {
  old <- mx.gc.threshold(2^20)
  expect_equal(mx.gc.threshold(), 2^20)
  mx.gc.threshold(old)
  expect_equal(mx.gc.threshold(), 256 * 2^20)
})

test_that("symbols, executors and failed calls own nothing when they are gone", {
  count <- function() {
    gc()
    mx.memory()$arrays
  }
  before <- count()
  local({
    net <- mx.symbol.FullyConnected(mx.symbol.Variable("data"), num_hidden = 4)
    exec <- mx.simple.bind(net, mx.cpu(), "write", data = c(3, 5))
    mx.exec.forward(exec)
    mx.exec.backward(exec, mx.nd.ones(c(4, 5)))
    for (i in 1:50) try(mx.nd.dot(mx.nd.ones(c(2, 3)), mx.nd.ones(c(2, 3))), silent = TRUE)
  })
  expect_lte(count() - before, 2)
})
