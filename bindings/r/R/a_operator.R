# Descriptions of operators, and what calls of operator functions share. This file is read before the generated ones.

# What the C layer needs to know of an operator: name, parameter keys, one letter per parameter that says how its value
# is translated (see src/params.c), the key that counts inputs, input names, and whether any number of inputs is taken.
.op <- function(name, inputs, keys, codes, variadic = NULL)
  list(name, keys, codes, if (is.null(variadic)) "" else variadic, inputs, !is.null(variadic))

mx.operator <- function(name, inputs = character(), keys = character(), codes = strrep("-", length(keys)),
                        variadic = NULL) .op(name, inputs, keys, codes, variadic)

mx.nd.call <- function(operator, inputs = list(), params = list(), out = NULL, extra = list())
  .Call(C_invoke, operator, inputs, params, out, extra)

mx.symbol.call <- function(operator, inputs = list(), params = list(), name = NULL, attr = NULL, extra = list())
  .Call(C_symbol_op, operator, inputs, params, mx.node.name(name, operator[[1]]), attr, extra)

.is.input <- function(x) inherits(x, "MXNDArray") || inherits(x, "MXSymbol") || (is.list(x) && !is.object(x))

# Arguments that arrived through the dots: names with dots for names with underscores, and the inputs of operators that
# take any number of them. Called from C. Gives list(inputs, params).
.merge.arguments <- function(spec, inputs, params, extra) {
  keys <- spec[[2]]
  names(params) <- keys
  named <- names(extra)
  if (is.null(named)) named <- character(length(extra))
  counted <- NULL
  for (i in seq_along(extra)) {
    value <- extra[[i]]
    name <- gsub(".", "_", named[i], fixed = TRUE)
    if (is.null(value)) next
    if (name %in% keys) {
      if (!is.null(params[[name]])) .stop.argument(spec[[1]], name, "given twice, with a dot and with an underscore")
      params[[name]] <- value
    } else if (spec[[6]] && nzchar(spec[[4]]) && name == spec[[4]]) {
      counted <- value
    } else if (spec[[6]] && .is.input(value)) {
      inputs <- c(inputs, if (is.list(value)) value else list(value))
    } else if (name %in% spec[[5]]) {
      place <- match(name, spec[[5]])
      if (!is.null(inputs[[place]])) .stop.argument(spec[[1]], name, "given twice, with a dot and with an underscore")
      inputs[[place]] <- value
    } else if (nzchar(name)) {
      params <- c(params, stats::setNames(list(value), name)) # the library knows parameters that it does not list
    } else {
      .stop.argument(spec[[1]], "...", "expected fewer arguments without names")
    }
  }
  if (!is.null(counted) && counted != length(inputs)) {
    .stop.argument(spec[[1]], spec[[4]], sprintf("expected %d, the number of inputs, got %s", length(inputs), counted))
  }
  list(inputs, params)
}

# Names for nodes that the user did not name: the operator in lower case with a running number.
.names <- new.env(parent = emptyenv())

mx.node.name <- function(name, hint) {
  if (!is.null(name)) return(name)
  hint <- tolower(sub("^_+", "", hint))
  number <- .names[[hint]]
  if (is.null(number)) number <- 0L
  .names[[hint]] <- number + 1L
  paste0(hint, number)
}

.node.name <- mx.node.name
