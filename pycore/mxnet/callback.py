"""Callbacks for training loops: checkpoints, speed, progress and metrics."""
import logging
import math
import time

from .model import save_checkpoint


def module_checkpoint(mod, prefix, period=1, save_optimizer_states=False):
    """Epoch-end callback that saves a module every `period` epochs, with optimizer states when asked for."""
    period = max(1, int(period))

    def _callback(iter_no, sym=None, arg=None, aux=None):
        if (iter_no + 1) % period == 0:
            mod.save_checkpoint(prefix, iter_no + 1, save_optimizer_states)

    return _callback


def do_checkpoint(prefix, period=1):
    """Epoch-end callback that saves symbol and parameters every `period` epochs.

    Writes ``prefix-symbol.json`` and ``prefix-EEEE.params`` with the number of finished epochs.
    """
    period = max(1, int(period))

    def _callback(iter_no, sym, arg, aux):
        if (iter_no + 1) % period == 0:
            save_checkpoint(prefix, iter_no + 1, sym, arg, aux)

    return _callback


def log_train_metric(period, auto_reset=False):
    """Batch-end callback that logs the training metric every `period` batches, and restarts it when asked to."""
    def _callback(param):
        if param.nbatch % period == 0 and param.eval_metric is not None:
            for name, value in param.eval_metric.get_name_value():
                logging.info("Iter[%d] Batch[%d] Train-%s=%f", param.epoch, param.nbatch, name, value)
            if auto_reset:
                param.eval_metric.reset_local()

    return _callback


class Speedometer:
    """Batch-end callback that logs samples per second, and the training metric.

    Parameters
    ----------
    batch_size : int
    frequent : int
        Log every so many batches.
    auto_reset : bool
        Restart the metric's local statistics after each line.
    """

    def __init__(self, batch_size, frequent=50, auto_reset=True):
        self.batch_size = batch_size
        self.frequent = frequent
        self.auto_reset = auto_reset
        self.init = False
        self.tic = 0
        self.last_count = 0

    def __call__(self, param):
        count = param.nbatch
        if self.last_count > count:  # a new epoch
            self.init = False
        self.last_count = count
        if not self.init:
            self.init = True
            self.tic = time.time()
            return
        if count % self.frequent:
            return
        passed = time.time() - self.tic
        speed = self.frequent * self.batch_size / passed if passed > 0 else float("inf")
        if param.eval_metric is None:
            logging.info("Iter[%d] Batch [%d]\tSpeed: %.2f samples/sec", param.epoch, count, speed)
        else:
            pairs = param.eval_metric.get_name_value()
            values = "\t%s=%f" * len(pairs)
            flat = [one for pair in pairs for one in pair]
            if self.auto_reset:
                param.eval_metric.reset_local()
                logging.info("Epoch[%d] Batch [%d-%d]\tSpeed: %.2f samples/sec" + values, param.epoch,
                             count - self.frequent, count, speed, *flat)
            else:
                logging.info("Epoch[%d] Batch [0-%d]\tSpeed: %.2f samples/sec" + values, param.epoch, count, speed,
                             *flat)
        self.tic = time.time()


class ProgressBar:
    """Batch-end callback that logs a progress bar.

    Parameters
    ----------
    total : int
        Number of batches.
    length : int
        Length of the bar in characters.
    """

    def __init__(self, total, length=80):
        self.bar_len = length
        self.total = total

    def __call__(self, param):
        done = param.nbatch / float(self.total)
        filled = int(round(self.bar_len * done))
        bar = "=" * filled + "-" * (self.bar_len - filled)
        logging.info("[%s] %s%%\r", bar, math.ceil(100.0 * done))


class LogValidationMetricsCallback:
    """Evaluation-end callback that logs the validation metrics."""

    def __call__(self, param):
        if not param.eval_metric:
            return
        for name, value in param.eval_metric.get_name_value():
            logging.info("Epoch[%d] Validation-%s=%f", param.epoch, name, value)
