# Callbacks of training: function(iteration, nbatch, env, verbose) that gives FALSE to stop.

mx.metric.logger <- function() {
  logger <- new.env(parent = emptyenv())
  logger$train <- numeric()
  logger$eval <- numeric()
  structure(logger, class = "mx.metric.logger")
}

mx.callback.log.train.metric <- function(period, logger = NULL) {
  function(iteration, nbatch, env, verbose = TRUE) {
    if (nbatch %% period != 0 || is.null(env$metric)) return(TRUE)
    train <- env$metric$get(env$train.metric)
    where <- if (nbatch == 0) sprintf("[%d]", iteration) else sprintf("Batch [%d]", nbatch)
    if (verbose) message(where, " Train-", train$name, "=", format(train$value))
    if (!is.null(logger)) logger$train <- c(logger$train, train$value)
    if (!is.null(env$eval.metric) && nbatch == 0) {
      eval <- env$metric$get(env$eval.metric)
      if (verbose) message(where, " Validation-", eval$name, "=", format(eval$value))
      if (!is.null(logger)) logger$eval <- c(logger$eval, eval$value)
    }
    TRUE
  }
}

mx.callback.log.speedometer <- function(batch.size, frequency = 50) {
  started <- NULL
  function(iteration, nbatch, env, verbose = TRUE) {
    now <- proc.time()[["elapsed"]]
    if (nbatch == 1 || is.null(started)) {
      started <<- list(time = now, batch = nbatch)
    } else if (nbatch %% frequency == 0) {
      speed <- batch.size * (nbatch - started$batch) / max(now - started$time, 1e-9)
      if (verbose) message("Batch [", nbatch, "] Speed: ", format(speed, digits = 4), " samples/sec")
      started <<- list(time = now, batch = nbatch)
    }
    TRUE
  }
}

mx.callback.save.checkpoint <- function(prefix, period = 1) {
  function(iteration, nbatch, env, verbose = TRUE) {
    if (iteration %% period == 0) {
      mx.model.save(env$model, prefix, iteration)
      if (verbose) message("Model checkpoint saved to ", sprintf("%s-%04d.params", prefix, as.integer(iteration)))
    }
    TRUE
  }
}

mx.callback.early.stop <- function(train.metric = NULL, eval.metric = NULL, bad.steps = NULL, maximize = FALSE,
                                   verbose = FALSE) {
  best <- NULL
  bad <- 0
  better <- function(value, than) if (maximize) value > than else value < than
  function(iteration, nbatch, env, verbose = TRUE) {
    if (!is.null(env$metric)) {
      reached <- function(state, goal) !is.null(goal) && !is.null(state) && !better(goal, env$metric$get(state)$value)
      if (reached(env$train.metric, train.metric) || reached(env$eval.metric, eval.metric)) return(FALSE)
    }
    if (!is.null(bad.steps) && !is.null(env$eval.metric)) {
      value <- env$metric$get(env$eval.metric)$value
      if (is.null(best) || better(value, best)) {
        best <<- value
        bad <<- 0
      } else {
        bad <<- bad + 1
        if (bad >= bad.steps) {
          if (verbose) message("No better value of the metric for ", bad, " rounds; best: ", format(best))
          return(FALSE)
        }
      }
    }
    TRUE
  }
}
