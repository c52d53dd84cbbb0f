# Errors as conditions: class mxnet_error, and one class per kind of error of the library.

.raise <- function(message, kind, operator, argument) {
  call <- NULL
  stop(structure(
    class = c(paste0("mxnet_", kind, "_error"), "mxnet_error", "error", "condition"),
    list(message = message, call = call, kind = kind, operator = operator, argument = argument)
  ))
}

.stop.argument <- function(operator, argument, problem)
  .raise(sprintf("[%s] argument '%s': %s", operator, argument, problem), "argument", operator, argument)

# An argument of one of the package's own functions is not what it should be.
.expect <- function(ok, argument, expected, got, kind = "argument") {
  if (isTRUE(ok)) return(invisible())
  got <- if (is.character(got) && length(got) == 1) got else class(got)[1]
  .raise(sprintf("argument '%s': expected %s, got %s", argument, expected, got), kind, "", argument)
}
