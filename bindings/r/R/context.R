# Devices: where arrays live.

.context <- function(device, type, id) {
  .expect(is.numeric(id) && length(id) == 1 && id >= 0, "dev.id", "a number from 0", id)
  structure(list(device = device, device_id = as.integer(id), device_typeid = type), class = "MXContext")
}

mx.cpu <- function(dev.id = 0) .context("cpu", 1L, dev.id)

mx.gpu <- function(dev.id = 0) .context("gpu", 2L, dev.id)

mx.ctx.default <- function(new = NULL) {
  if (!is.null(new)) {
    .expect(is.mx.context(new), "new", "a context", new, "type")
    .library$ctx <- new
  }
  if (is.null(.library$ctx)) .library$ctx <- mx.cpu()
  .library$ctx
}

is.mx.context <- function(x) inherits(x, "MXContext")

.ctx <- function(ctx) {
  if (is.null(ctx)) return(mx.ctx.default())
  .expect(is.mx.context(ctx), "ctx", "a context such as mx.cpu()", ctx, "type")
  ctx
}

mx.gpu.count <- function() .Call(C_MXGetGPUCount)

print.MXContext <- function(x, ...) {
  cat(x$device, "(", x$device_id, ")\n", sep = "")
  invisible(x)
}
