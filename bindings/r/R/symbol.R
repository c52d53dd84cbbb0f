# Symbols: expressions that are bound to arrays later. `$` gives names and methods, `[[` an output.

is.mx.symbol <- function(x) inherits(x, "MXSymbol")

mx.symbol.Variable <- function(name, shape = NULL, attr = NULL) {
  symbol <- .Call(C_MXSymbolCreateVariable, name)
  if (!is.null(shape)) {
    attr <- c(attr, "__shape__" = paste0("(", paste(rev(shape), collapse = ", "), if (length(shape) == 1) ",", ")"))
  }
  for (key in names(attr)) .Call(C_MXSymbolSetAttr, symbol, key, as.character(attr[[key]]))
  symbol
}

mx.symbol.Group <- function(...) {
  parts <- list(...)
  if (length(parts) == 1 && is.list(parts[[1]])) parts <- parts[[1]]
  .Call(C_MXSymbolCreateGroup, unname(parts))
}

mx.symbol.load <- function(filename) .Call(C_MXSymbolCreateFromFile, path.expand(filename))

mx.symbol.load.json <- function(json.str) .Call(C_MXSymbolCreateFromJSON, json.str)

mx.symbol.save <- function(symbol, filename) invisible(.Call(C_MXSymbolSaveToFile, symbol, path.expand(filename)))

mx.symbol.tojson <- function(symbol) .Call(C_MXSymbolSaveToJSON, symbol)

mx.symbol.infer.shape <- function(symbol, ..., partial = FALSE) {
  given <- Filter(Negate(is.null), list(...))
  if (length(given) == 1 && is.list(given[[1]])) given <- given[[1]]
  .expect(!length(given) || !is.null(names(given)), "...", "shapes with the names of arguments", "none", "argument")
  found <- .Call(C_infer_shape, symbol, as.character(names(given)), unname(given), partial)
  if (!found$complete && !partial) return(NULL)
  list(arg.shapes = stats::setNames(found$arg.shapes, arguments(symbol)),
       out.shapes = stats::setNames(found$out.shapes, outputs(symbol)),
       aux.shapes = stats::setNames(found$aux.shapes, mx.symbol.auxiliary.states(symbol)))
}

mx.symbol.infer.type <- function(symbol, ...) {
  given <- list(...)
  ids <- vapply(given, .dtype.id, 0L)
  found <- .Call(C_MXSymbolInferType, symbol, as.character(names(given)), unname(ids))
  words <- function(ids, names) stats::setNames(names(.dtypes)[ids + 1L], names)
  list(arg.types = words(found$in_type_data, arguments(symbol)), out.types = words(found$out_type_data, outputs(symbol)),
       aux.types = words(found$aux_type_data, mx.symbol.auxiliary.states(symbol)))
}

arguments <- function(x) .Call(C_MXSymbolListArguments, x)

outputs <- function(x) .Call(C_MXSymbolListOutputs, x)

internals <- function(x) .Call(C_MXSymbolGetInternals, x)

children <- function(x) .Call(C_MXSymbolGetChildren, x)

mx.symbol.auxiliary.states <- function(x) .Call(C_MXSymbolListAuxiliaryStates, x)

mx.symbol.name <- function(x) .Call(C_MXSymbolGetName, x)$out

mx.symbol.copy <- function(x) .Call(C_MXSymbolCopy, x)

mx.symbol.attributes <- function(x) {
  pairs <- matrix(.Call(C_MXSymbolListAttr, x), nrow = 2)
  stats::setNames(pairs[2, ], pairs[1, ])
}

mx.symbol.attr <- function(x, key) {
  found <- .Call(C_MXSymbolGetAttr, x, key)
  if (found$success) found$out else NULL
}

# Other symbols in place of arguments: mx.apply(net, data = other).
mx.apply <- function(x, ..., name = NULL) {
  given <- list(...)
  composed <- mx.symbol.copy(x)
  .Call(C_MXSymbolCompose, composed, name, names(given), unname(given))
  composed
}

`$.MXSymbol` <- function(x, name) {
  switch(name,
    arguments = arguments(x), outputs = outputs(x), auxiliary.states = mx.symbol.auxiliary.states(x),
    attributes = mx.symbol.attributes(x), name = mx.symbol.name(x),
    debug.str = function() .Call(C_MXSymbolPrint, x), apply = function(...) mx.apply(x, ...),
    as.json = function() mx.symbol.tojson(x), save = function(filename) mx.symbol.save(x, filename),
    get.internals = function() internals(x), get.children = function() children(x),
    get.output = function(index) x[[index]], infer.shape = function(...) mx.symbol.infer.shape(x, ...),
    .expect(FALSE, "name", "a field or method of MXSymbol", paste0("'", name, "'"))
  )
}

`[[.MXSymbol` <- function(x, i) {
  if (is.character(i)) {
    place <- match(i, outputs(x))
    .expect(!is.na(place), "i", "the name of an output", paste0("'", i, "'"))
    i <- place
  }
  .Call(C_MXSymbolGetOutput, x, i - 1)
}

print.MXSymbol <- function(x, ...) {
  if (!mx.is.open(x)) return(cat("<MXSymbol, closed>\n"))
  cat("<MXSymbol ", paste(outputs(x), collapse = ", "), "; arguments: ", paste(arguments(x), collapse = ", "), ">\n", sep = "")
  invisible(x)
}

.symbolic <- list(
  "+" = list(mx.symbol.broadcast_add, mx.symbol.internal.plus_scalar, mx.symbol.internal.plus_scalar),
  "-" = list(mx.symbol.broadcast_sub, mx.symbol.internal.minus_scalar, mx.symbol.internal.rminus_scalar),
  "*" = list(mx.symbol.broadcast_mul, mx.symbol.internal.mul_scalar, mx.symbol.internal.mul_scalar),
  "/" = list(mx.symbol.broadcast_div, mx.symbol.internal.div_scalar, mx.symbol.internal.rdiv_scalar),
  "^" = list(mx.symbol.broadcast_power, mx.symbol.internal.power_scalar, mx.symbol.internal.rpower_scalar),
  "==" = list(mx.symbol.broadcast_equal, mx.symbol.internal.equal_scalar, mx.symbol.internal.equal_scalar),
  "!=" = list(mx.symbol.broadcast_not_equal, mx.symbol.internal.not_equal_scalar, mx.symbol.internal.not_equal_scalar),
  ">" = list(mx.symbol.broadcast_greater, mx.symbol.internal.greater_scalar, mx.symbol.internal.lesser_scalar),
  ">=" = list(mx.symbol.broadcast_greater_equal, mx.symbol.internal.greater_equal_scalar,
              mx.symbol.internal.lesser_equal_scalar),
  "<" = list(mx.symbol.broadcast_lesser, mx.symbol.internal.lesser_scalar, mx.symbol.internal.greater_scalar),
  "<=" = list(mx.symbol.broadcast_lesser_equal, mx.symbol.internal.lesser_equal_scalar,
              mx.symbol.internal.greater_equal_scalar)
)

Ops.MXSymbol <- function(e1, e2) {
  if (missing(e2)) return(switch(.Generic, "-" = mx.symbol.negative(e1), "+" = e1, "!" = mx.symbol.logical_not(e1)))
  forms <- .symbolic[[.Generic]]
  .expect(!is.null(forms), "e1", "an operator that symbols have", paste0("'", .Generic, "'"))
  left <- is.mx.symbol(e1)
  if (left && is.mx.symbol(e2)) return(forms[[1]](e1, e2))
  other <- if (left) e2 else e1
  .expect(is.numeric(other) && length(other) == 1, if (left) "e2" else "e1", "a symbol or one number", other, "type")
  if (left) forms[[2]](e1, scalar = other) else forms[[3]](e2, scalar = other)
}
