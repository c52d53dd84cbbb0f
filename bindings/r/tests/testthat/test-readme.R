# The README's ten lines run, where the README is at hand (it is not part of the package's archive).
context("README")
need.library()

test_that("the example of the README works", {
  readme <- Sys.getenv("MXNET_README")
  skip_if(!file.exists(readme), "MXNET_README is not set")
  lines <- readLines(readme)
  start <- which(lines == "```r")[1]
  code <- lines[seq(start + 1, which(lines == "```" & seq_along(lines) > start)[1] - 1)]
  where <- new.env(parent = globalenv())
  eval(parse(text = code), where)
  expect_equal(dim(where$x), c(2, 3))
  expect_equal(as.array(where$y), exp(matrix(1:6, 2)) + 1, tolerance = 1e-6)
  expect_equal(as.vector(mx.grad(where$w)), c(2, 4, 6))
  expect_equal(dim(where$p), c(2, 10))
})
