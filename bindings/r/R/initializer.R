# Initial values of parameters. An initializer is a function(name, shape, ctx, allow.unknown) that gives an array.

# The customary value of a parameter that is no weight, or NULL for a weight.
.init.by.name <- function(name, shape, ctx, allow.unknown) {
  ends <- function(...) any(endsWith(name, c(...)))
  if (ends("bias", "beta", "moving_mean", "running_mean", "moving_inv_var", "moving_avg")) return(mx.nd.zeros(shape, ctx))
  if (ends("gamma", "moving_var", "running_var")) return(mx.nd.ones(shape, ctx))
  if (ends("weight", "parameters")) return(NULL)
  .expect(allow.unknown, "name", "a name that ends in weight, bias, gamma, beta or the like", paste0("'", name, "'"))
  NULL
}

.initializer <- function(weight) {
  function(name, shape, ctx, allow.unknown = FALSE) {
    known <- .init.by.name(name, shape, ctx, allow.unknown)
    if (is.null(known)) weight(shape, ctx) else known
  }
}

mx.init.uniform <- function(scale) .initializer(function(shape, ctx) mx.runif(shape, -scale, scale, ctx))

mx.init.normal <- function(sd) .initializer(function(shape, ctx) mx.rnorm(shape, 0, sd, ctx))

mx.init.Xavier <- function(rnd_type = "uniform", factor_type = "avg", magnitude = 3) {
  .expect(rnd_type %in% c("uniform", "gaussian"), "rnd_type", "uniform or gaussian", rnd_type)
  .expect(factor_type %in% c("avg", "in", "out"), "factor_type", "avg, in or out", factor_type)
  .initializer(function(shape, ctx) {
    # The outputs are R's last axis; every other one but the inputs' counts towards the receptive field.
    n <- length(shape)
    fan.out <- prod(shape[n], shape[seq_len(max(n - 2, 0))])
    fan.in <- prod(shape[-n])
    factor <- switch(factor_type, avg = (fan.in + fan.out) / 2, "in" = fan.in, out = fan.out)
    scale <- sqrt(magnitude / factor)
    if (rnd_type == "uniform") mx.runif(shape, -scale, scale, ctx) else mx.rnorm(shape, 0, scale, ctx)
  })
}

mx.init.create <- function(initializer, shape.array, ctx = NULL, skip.unknown = TRUE) {
  ctx <- .ctx(ctx)
  names <- names(shape.array)
  if (skip.unknown) names <- names[!grepl("(data|label)$", names)]
  stats::setNames(lapply(names, function(name) initializer(name, shape.array[[name]], ctx, allow.unknown = TRUE)), names)
}
