# Random numbers.

mx.set.seed <- function(seed) {
  .Call(C_MXRandomSeed, as.integer(seed))
  invisible()
}

mx.runif <- function(shape, min = 0, max = 1, ctx = NULL)
  mx.nd.random.uniform(shape = shape, low = min, high = max, ctx = .ctx(ctx))

mx.rnorm <- function(shape, mean = 0, sd = 1, ctx = NULL)
  mx.nd.random.normal(shape = shape, loc = mean, scale = sd, ctx = .ctx(ctx))
