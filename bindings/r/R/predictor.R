# The predictor: inference from a saved symbol and its parameters, without anything else.

.read.raw <- function(file) {
  file <- path.expand(file)
  if (!file.exists(file)) .raise(sprintf("cannot open file '%s'", file), "io", "", "file")
  readBin(file, "raw", file.size(file))
}

mx.predictor <- function(prefix, epoch = 0, shapes, ctx = NULL, symbol.file = paste0(prefix, "-symbol.json"),
                         params.file = sprintf("%s-%04d.params", prefix, as.integer(epoch))) {
  .expect(is.list(shapes) && !is.null(names(shapes)), "shapes", "a list of dims with the names of inputs", shapes, "type")
  ctx <- .ctx(ctx)
  json <- rawToChar(.read.raw(symbol.file))
  handle <- .Call(C_predictor_new, json, .read.raw(params.file), ctx$device_typeid, ctx$device_id, names(shapes),
                  unname(shapes))
  structure(list(handle = handle, shapes = shapes), class = "MXPredictor")
}

# Feeds the inputs, runs the network and gives the first output, or the one asked for, as an R array.
predict.MXPredictor <- function(object, newdata, output = 1, ...) {
  inner <- unclass(object)
  if (!is.list(newdata)) newdata <- stats::setNames(list(newdata), names(inner$shapes)[1])
  for (name in names(newdata)) {
    value <- newdata[[name]]
    if (is.mx.ndarray(value)) value <- as.array(value)
    .expect(is.numeric(value) || is.logical(value), name, "numbers", value, "type")
    wanted <- inner$shapes[[name]]
    .expect(is.null(wanted) || length(value) == prod(wanted), name,
            paste("an array of", paste(wanted, collapse = " x ")), sprintf("%d values", length(value)), "shape")
    .Call(C_predictor_set, inner$handle, name, value)
  }
  .Call(C_MXPredForward, inner$handle)
  .Call(C_predictor_get, inner$handle, output - 1)
}

print.MXPredictor <- function(x, ...) {
  shapes <- unclass(x)$shapes
  cat("<MXPredictor of ", paste0(names(shapes), " (", vapply(shapes, paste, "", collapse = " x "), ")", collapse = ", "),
      ">\n", sep = "")
  invisible(x)
}
