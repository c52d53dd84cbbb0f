# What calls cost, in nanoseconds beyond an empty loop: tools/r.sh bench
library(mxnet)

# The best of many short runs of an expression, so that what else the machine does counts little.
cost <- function(body, count = 500, runs = 60) {
  run <- eval(substitute(function(n) for (i in seq_len(n)) body, list(body = body)), parent.frame())
  run <- compiler::cmpfun(run)
  run(100)
  min(vapply(seq_len(runs), function(i) {
    started <- Sys.time()
    run(count)
    as.numeric(Sys.time() - started, units = "secs")
  }, 0)) / count * 1e9
}

x <- mx.nd.ones(4)
version <- mxnet:::C_MXGetVersion
call2 <- mxnet:::C_MXHubInvocationCall2
free <- mxnet:::C_MXNDArrayFree
prepared <- .Call(mxnet:::C_MXHubInvocationCreate, "elemwise_add", NULL, NULL)

empty <- cost(quote(NULL))
rows <- list(
  "MXGetVersion through .Call" = quote(.Call(version)),
  "prepared call and free, bare" = quote(.Call(free, .Call(call2, prepared, x, x))),
  "mx.nd.elemwise.add(x, x)" = quote(mx.nd.elemwise.add(x, x)),
  "x + x" = quote(x + x),
  "x + 1" = quote(x + 1),
  "mx.nd.relu(x)" = quote(mx.nd.relu(x)),
  "mx.nd.sum(x, axis = 1)" = quote(mx.nd.sum(x, axis = 1)),
  "mx.nd.softmax(x, axis = 1)" = quote(mx.nd.softmax(x, axis = 1)),
  "dim(x)" = quote(dim(x)),
  "mx.nd.array(1:4)" = quote(mx.nd.array(1:4))
)
found <- vapply(rows, function(row) cost(row) - empty, 0)
cat(sprintf("%-34s %8.0f ns\n", names(rows), found), sep = "")

# What benchmarks/bindings compares with other languages.
shown <- c(call = "MXGetVersion through .Call", operator = "x + x", shape = "dim(x)")
cat(sprintf("= %s %.1f\n", names(shown), found[shown]), sep = "")
