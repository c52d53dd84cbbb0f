# Models in files, as all languages read them, and in a form that saveRDS keeps.

mx.model.save <- function(model, prefix, iteration) {
  mx.symbol.save(model$symbol, paste0(prefix, "-symbol.json"))
  mx.nd.save(.prefixed(model), sprintf("%s-%04d.params", prefix, as.integer(iteration)))
}

# All arrays in one list, the way files name them.
.prefixed <- function(model) {
  named <- function(arrays, kind) if (length(arrays)) stats::setNames(arrays, paste0(kind, ":", names(arrays)))
  c(named(model$arg.params, "arg"), named(model$aux.params, "aux"))
}

.model.of <- function(symbol, arrays) {
  part <- function(kind) {
    chosen <- arrays[startsWith(names(arrays), kind)]
    stats::setNames(chosen, substring(names(chosen), nchar(kind) + 1))
  }
  structure(list(symbol = symbol, arg.params = part("arg:"), aux.params = part("aux:")), class = "MXFeedForwardModel")
}

mx.model.load <- function(prefix, iteration)
  .model.of(mx.symbol.load(paste0(prefix, "-symbol.json")), mx.nd.load(sprintf("%s-%04d.params", prefix, as.integer(iteration))))

mx.load <- function(prefix, epoch = 0) mx.model.load(prefix, epoch)

mx.serialize <- function(model) {
  if (is.serialized(model)) return(model)
  .expect(inherits(model, "MXFeedForwardModel"), "model", "a model", model, "type")
  structure(list(symbol = mx.symbol.tojson(model$symbol), arrays = lapply(.prefixed(model), mx.nd.to.raw)),
            class = "MXSerializedModel")
}

mx.unserialize <- function(model) {
  .expect(is.serialized(model), "model", "what mx.serialize gave", model, "type")
  .model.of(mx.symbol.load.json(model$symbol), lapply(model$arrays, mx.nd.from.raw))
}

is.serialized <- function(model) inherits(model, "MXSerializedModel")

mx.to.raw <- function(model) serialize(mx.serialize(model), NULL)

mx.from.raw <- function(bytes) mx.unserialize(unserialize(bytes))
