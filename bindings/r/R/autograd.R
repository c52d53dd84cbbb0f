# Automatic differentiation: recording, gradients of arrays, modes.

# Evaluate an expression with two states of the thread set; both come back afterwards, also after an error.
.with.states <- function(expr, recording, training) {
  before <- c(NA, NA)
  if (!is.null(recording)) before[1] <- .Call(C_MXAutogradSetIsRecording, as.integer(recording))
  if (!is.null(training)) before[2] <- .Call(C_MXAutogradSetIsTraining, as.integer(training))
  on.exit({
    if (!is.na(before[1])) .Call(C_MXAutogradSetIsRecording, before[1])
    if (!is.na(before[2])) .Call(C_MXAutogradSetIsTraining, before[2])
  })
  force(expr)
}

mx.record <- function(expr, train.mode = TRUE) .with.states(expr, TRUE, train.mode)

mx.pause <- function(expr, train.mode = FALSE) .with.states(expr, FALSE, train.mode)

mx.train.mode <- function(expr) .with.states(expr, NULL, TRUE)

mx.predict.mode <- function(expr) .with.states(expr, NULL, FALSE)

mx.is.recording <- function() .Call(C_MXAutogradIsRecording)

mx.is.training <- function() .Call(C_MXAutogradIsTraining)

.grad.reqs <- c(null = 0L, write = 1L, add = 3L)

.grad.req <- function(req) {
  id <- if (is.character(req) && length(req) == 1) unname(.grad.reqs[req]) else NA
  .expect(!is.na(id), "grad.req", "one of null, write, add", req)
  id
}

mx.attach.grad <- function(x, grad.req = "write", grad = NULL) {
  if (is.null(grad)) grad <- mx.nd.zeros.like(x)
  .Call(C_MXAutogradMarkVariables, list(x), .grad.req(grad.req), list(grad))
  invisible(x)
}

mx.grad <- function(x) .Call(C_MXNDArrayGetGrad, x)

mx.detach <- function(x) .Call(C_MXNDArrayDetach, x)

.as.arrays <- function(x) if (is.null(x) || is.list(x)) x else list(x)

mx.backward <- function(y, head = NULL, retain.graph = FALSE, train.mode = TRUE) {
  .Call(C_MXAutogradBackwardEx, .as.arrays(y), .as.arrays(head), NULL, as.integer(retain.graph), 0L, as.integer(train.mode))
  invisible()
}

mx.autograd.grad <- function(y, x, head = NULL, retain.graph = create.graph, create.graph = FALSE, train.mode = TRUE) {
  grads <- .Call(C_MXAutogradBackwardEx, .as.arrays(y), .as.arrays(head), .as.arrays(x), as.integer(retain.graph),
                 as.integer(create.graph), as.integer(train.mode))$grad_handles
  if (is.list(x)) grads else grads[[1]]
}

mx.autograd.symbol <- function(y) .Call(C_MXAutogradGetSymbol, y)
