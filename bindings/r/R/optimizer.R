# Optimizers: create.state(index, weight) and update(index, weight, grad, state), which change the weight in place.

# Learning rate of the coming step: a scheduler may change it as steps are counted.
.opt.env <- function(learning.rate, lr_scheduler) {
  env <- new.env(parent = emptyenv())
  env$lr <- learning.rate
  env$count <- 0
  env$num_update <- 0
  env$scheduler <- lr_scheduler
  env$counts <- list()
  env
}

.opt.step <- function(env, index) {
  key <- as.character(index)
  step <- if (is.null(env$counts[[key]])) 1 else env$counts[[key]] + 1
  env$counts[[key]] <- step
  if (step > env$num_update) {
    env$num_update <- step
    env$count <- step
    if (!is.null(env$scheduler)) env$scheduler(env)
  }
  step
}

.optimizer <- function(env, create.state, step)
  structure(list(
    env = env,
    create.state = create.state,
    update = function(index, weight, grad, state) {
      t <- .opt.step(env, index)
      step(weight, grad, state, env$lr, t)
      list(weight = weight, state = state)
    }
  ), class = "MXOptimizer")

.zeros.for <- function(weight) mx.nd.zeros.like(weight)

mx.opt.sgd <- function(learning.rate = 0.01, momentum = 0, wd = 0, rescale.grad = 1, clip_gradient = -1,
                       lr_scheduler = NULL) {
  .optimizer(
    .opt.env(learning.rate, lr_scheduler),
    function(index, weight) if (momentum == 0) NULL else .zeros.for(weight),
    function(weight, grad, state, lr, t) {
      if (is.null(state)) {
        mx.nd.sgd.update(weight, grad, lr = lr, wd = wd, rescale_grad = rescale.grad, clip_gradient = clip_gradient,
                         out = weight)
      } else {
        mx.nd.sgd.mom.update(weight, grad, state, lr = lr, momentum = momentum, wd = wd, rescale_grad = rescale.grad,
                             clip_gradient = clip_gradient, out = weight)
      }
    }
  )
}

mx.opt.nag <- function(learning.rate = 0.01, momentum = 0, wd = 0, rescale.grad = 1, clip_gradient = -1,
                       lr_scheduler = NULL) {
  .optimizer(
    .opt.env(learning.rate, lr_scheduler),
    function(index, weight) .zeros.for(weight),
    function(weight, grad, state, lr, t)
      mx.nd.nag.mom.update(weight, grad, state, lr = lr, momentum = momentum, wd = wd, rescale_grad = rescale.grad,
                           clip_gradient = clip_gradient, out = weight)
  )
}

mx.opt.rmsprop <- function(learning.rate = 0.002, centered = TRUE, gamma1 = 0.95, gamma2 = 0.9, epsilon = 1e-04, wd = 0,
                           rescale.grad = 1, clip_gradient = -1, lr_scheduler = NULL) {
  .optimizer(
    .opt.env(learning.rate, lr_scheduler),
    function(index, weight) lapply(seq_len(if (centered) 3 else 1), function(i) .zeros.for(weight)),
    function(weight, grad, state, lr, t) {
      if (centered) {
        mx.nd.rmspropalex.update(weight, grad, state[[1]], state[[2]], state[[3]], lr = lr, gamma1 = gamma1,
                                 gamma2 = gamma2, epsilon = epsilon, wd = wd, rescale_grad = rescale.grad,
                                 clip_gradient = clip_gradient, out = weight)
      } else {
        mx.nd.rmsprop.update(weight, grad, state[[1]], lr = lr, gamma1 = gamma1, epsilon = epsilon, wd = wd,
                             rescale_grad = rescale.grad, clip_gradient = clip_gradient, out = weight)
      }
    }
  )
}

mx.opt.adam <- function(learning.rate = 0.001, beta1 = 0.9, beta2 = 0.999, epsilon = 1e-08, wd = 0, rescale.grad = 1,
                        clip_gradient = -1, lr_scheduler = NULL) {
  .optimizer(
    .opt.env(learning.rate, lr_scheduler),
    function(index, weight) list(.zeros.for(weight), .zeros.for(weight)),
    function(weight, grad, state, lr, t) # both means start at zero: the step makes up for it
      mx.nd.adam.update(weight, grad, state[[1]], state[[2]], lr = lr * sqrt(1 - beta2^t) / (1 - beta1^t), beta1 = beta1,
                        beta2 = beta2, epsilon = epsilon, wd = wd, rescale_grad = rescale.grad,
                        clip_gradient = clip_gradient, out = weight)
  )
}

.prepared.grad <- function(weight, grad, wd, rescale.grad, clip_gradient) {
  grad <- grad * rescale.grad
  if (clip_gradient > 0) grad <- mx.nd.clip(grad, a_min = -clip_gradient, a_max = clip_gradient)
  grad + weight * wd
}

mx.opt.adagrad <- function(learning.rate = 0.05, epsilon = 1e-08, wd = 0, rescale.grad = 1, clip_gradient = -1,
                           lr_scheduler = NULL) {
  .optimizer(
    .opt.env(learning.rate, lr_scheduler),
    function(index, weight) .zeros.for(weight),
    function(weight, grad, state, lr, t) {
      grad <- .prepared.grad(weight, grad, 0, rescale.grad, clip_gradient)
      mx.nd.elemwise.add(state, grad * grad, out = state)
      mx.nd.elemwise.sub(weight, (grad / sqrt(state + epsilon) + weight * wd) * lr, out = weight)
    }
  )
}

mx.opt.adadelta <- function(rho = 0.9, epsilon = 1e-05, wd = 0, rescale.grad = 1, clip_gradient = -1) {
  .optimizer(
    .opt.env(1, NULL),
    function(index, weight) list(.zeros.for(weight), .zeros.for(weight)),
    function(weight, grad, state, lr, t) {
      grad <- .prepared.grad(weight, grad, 0, rescale.grad, clip_gradient)
      mx.nd.elemwise.add(state[[1]] * rho, grad * grad * (1 - rho), out = state[[1]])
      delta <- sqrt(state[[2]] + epsilon) / sqrt(state[[1]] + epsilon) * grad
      mx.nd.elemwise.add(state[[2]] * rho, delta * delta * (1 - rho), out = state[[2]])
      mx.nd.elemwise.sub(weight, delta + weight * wd, out = weight)
    }
  )
}

mx.opt.create <- function(name, ...) {
  make <- switch(name, sgd = mx.opt.sgd, nag = mx.opt.nag, rmsprop = mx.opt.rmsprop, adam = mx.opt.adam,
                 adagrad = mx.opt.adagrad, adadelta = mx.opt.adadelta)
  .expect(!is.null(make), "name", "one of sgd, nag, rmsprop, adam, adagrad, adadelta", paste0("'", name, "'"))
  make(...)
}

# A function(weight, grad) of two lists that updates all weights in place and gives their list.
mx.opt.get.updater <- function(optimizer, weights, ctx = NULL) {
  states <- lapply(seq_along(weights), function(i) if (is.null(weights[[i]])) NULL else optimizer$create.state(i, weights[[i]]))
  function(weight, grad) {
    for (i in seq_along(weight)) {
      if (!is.null(grad[[i]])) optimizer$update(i, weight[[i]], grad[[i]], states[[i]])
    }
    weight
  }
}
