# Runs the tests of this package; those that need the native library are skipped where there is none.
library(testthat)
library(mxnet)

test_check("mxnet")
