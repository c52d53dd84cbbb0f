# What all test files use.
need.library <- function() testthat::skip_if_not(mx.available(), "the native library is not there")

# The condition of an error, for a look at its class and fields.
condition.of <- function(expr) tryCatch(expr, error = function(e) e)
