# Learning rates that fall with the number of steps: functions of an optimizer's environment, which hold lr and count.

mx.lr_scheduler.FactorScheduler <- function(step, factor_val, stop_factor_lr = 1e-08, verbose = TRUE) {
  .expect(step >= 1, "step", "at least 1", format(step))
  .expect(factor_val <= 1, "factor_val", "at most 1", format(factor_val))
  fallen <- 0
  function(optimizerEnv) {
    while (optimizerEnv$num_update > fallen + step) {
      fallen <<- fallen + step
      optimizerEnv$lr <- max(optimizerEnv$lr * factor_val, stop_factor_lr)
      if (verbose) message("Update[", optimizerEnv$num_update, "]: learning rate is now ", optimizerEnv$lr)
    }
  }
}

mx.lr_scheduler.MultiFactorScheduler <- function(step, factor_val, stop_factor_lr = 1e-08, verbose = TRUE) {
  .expect(!is.unsorted(step, strictly = TRUE) && step[1] >= 1, "step", "steps in rising order from 1", "others")
  .expect(factor_val <= 1, "factor_val", "at most 1", format(factor_val))
  passed <- 0
  function(optimizerEnv) {
    while (passed < length(step) && optimizerEnv$num_update > step[passed + 1]) {
      passed <<- passed + 1
      optimizerEnv$lr <- max(optimizerEnv$lr * factor_val, stop_factor_lr)
      if (verbose) message("Update[", optimizerEnv$num_update, "]: learning rate is now ", optimizerEnv$lr)
    }
  }
}
