# Handlers of an estimator's events: stopping, metrics, validation, logs, gradient updates, early stopping.
"""What can happen at the events of a training loop.

A handler is a subclass of one or more of `TrainBegin`, `EpochBegin`, `BatchBegin`, `BatchEnd`, `EpochEnd` and
`TrainEnd`. At one event handlers run in the order of their attribute `priority`, low numbers first; without one it is
0. Keyword arguments of the batch events: `batch`, and at the end also `pred`, `label` and `loss`, lists with one array
per device. A handler that returns True from `batch_end` ends the epoch, one that returns True from `epoch_end` ends the
training.
"""
import time
import warnings

import numpy as np

from ....metric import EvalMetric
from ....metric import Loss as metric_loss
from .utils import _check_metrics

__all__ = ["EventHandler", "TrainBegin", "TrainEnd", "EpochBegin", "EpochEnd", "BatchBegin", "BatchEnd",
           "StoppingHandler", "MetricHandler", "ValidationHandler", "LoggingHandler", "CheckpointHandler",
           "EarlyStoppingHandler", "GradientUpdateHandler"]


class EventHandler:
    """Base of all handlers."""


def _check_event_handlers(handlers):
    """A list of handlers from None, one handler, or a list of them."""
    if isinstance(handlers, EventHandler):
        return [handlers]
    handlers = list(handlers or [])
    if not all(isinstance(handler, EventHandler) for handler in handlers):
        raise ValueError(f"[Estimator] argument 'event_handlers': expected an EventHandler or a list of them, got "
                         f"{handlers}")
    return handlers


class TrainBegin(EventHandler):
    """Called once before the training."""

    def train_begin(self, estimator, *args, **kwargs):
        """The training starts."""


class TrainEnd(EventHandler):
    """Called once after the training."""

    def train_end(self, estimator, *args, **kwargs):
        """The training is over."""


class EpochBegin(EventHandler):
    """Called before each pass over the data."""

    def epoch_begin(self, estimator, *args, **kwargs):
        """An epoch starts."""


class EpochEnd(EventHandler):
    """Called after each pass over the data."""

    def epoch_end(self, estimator, *args, **kwargs):
        """An epoch is over. Return True to end the training."""
        return False


class BatchBegin(EventHandler):
    """Called before each batch."""

    def batch_begin(self, estimator, *args, **kwargs):
        """A batch starts."""


class BatchEnd(EventHandler):
    """Called after each batch."""

    def batch_end(self, estimator, *args, **kwargs):
        """A batch is done. Return True to end the epoch."""
        return False


def _reached(count, *limits):
    return any(limit is not None and count >= limit for limit in limits)


class StoppingHandler(TrainBegin, BatchEnd, EpochEnd):
    """Stops after `max_epoch` epochs or `max_batch` batches, or when the numbers given to `Estimator.fit` are reached,
    whichever comes first."""

    def __init__(self, max_epoch=None, max_batch=None):
        self.max_epoch = max_epoch
        self.max_batch = max_batch
        self.current_batch = 0
        self.current_epoch = 0
        self.stop_training = False

    def train_begin(self, estimator, *args, **kwargs):
        self.current_batch = 0
        self.current_epoch = 0
        self.stop_training = False

    def batch_end(self, estimator, *args, **kwargs):
        self.current_batch += 1
        if _reached(self.current_batch, self.max_batch, estimator.max_batch):
            self.stop_training = True
        return self.stop_training

    def epoch_end(self, estimator, *args, **kwargs):
        self.current_epoch += 1
        if _reached(self.current_epoch, self.max_epoch, estimator.max_epoch):
            self.stop_training = True
        return self.stop_training


class MetricHandler(EpochBegin, BatchEnd):
    """Resets `metrics` before each epoch and updates them after each batch: `metric.Loss` with the loss, the others
    with labels and predictions."""

    def __init__(self, metrics, priority=-1000):
        self.metrics = _check_metrics(metrics)
        self.priority = priority

    def epoch_begin(self, estimator, *args, **kwargs):
        for metric in self.metrics:
            metric.reset()

    def batch_end(self, estimator, *args, **kwargs):
        for metric in self.metrics:
            if isinstance(metric, metric_loss):
                metric.update(0, kwargs["loss"])
            else:
                metric.update(kwargs["label"], kwargs["pred"])


class ValidationHandler(TrainBegin, BatchEnd, EpochEnd):
    """Calls `eval_fn(val_data=..., batch_axis=..., event_handlers=...)`, usually `Estimator.evaluate`, every
    `epoch_period` epochs and every `batch_period` batches; None means never."""

    def __init__(self, val_data, eval_fn, epoch_period=1, batch_period=None, priority=-1000, event_handlers=None):
        self.val_data = val_data
        self.eval_fn = eval_fn
        self.epoch_period = epoch_period
        self.batch_period = batch_period
        self.priority = priority
        self.event_handlers = event_handlers
        self.current_batch = 0
        self.current_epoch = 0

    def _evaluate(self, estimator):
        self.eval_fn(val_data=self.val_data, batch_axis=estimator.batch_axis, event_handlers=self.event_handlers)

    def train_begin(self, estimator, *args, **kwargs):
        self.current_batch = 0
        self.current_epoch = 0

    def batch_end(self, estimator, *args, **kwargs):
        self.current_batch += 1
        if self.batch_period and self.current_batch % self.batch_period == 0:
            self._evaluate(estimator)

    def epoch_end(self, estimator, *args, **kwargs):
        self.current_epoch += 1
        if self.epoch_period and self.current_epoch % self.epoch_period == 0:
            self._evaluate(estimator)


class LoggingHandler(TrainBegin, TrainEnd, EpochBegin, EpochEnd, BatchBegin, BatchEnd):
    """Writes progress to `estimator.logger`.

    Parameters
    ----------
    log_interval : int or 'epoch'
        A line every so many batches, or only one per epoch.
    metrics : EvalMetric or list of EvalMetric, optional
        Metrics whose values the lines show.
    priority : number
        By default the handler comes last.
    """

    def __init__(self, log_interval="epoch", metrics=None, priority=np.inf):
        if log_interval != "epoch" and (not isinstance(log_interval, int) or log_interval < 1):
            raise ValueError(f"[LoggingHandler] argument 'log_interval': expected a positive integer or 'epoch', got "
                             f"{log_interval!r}")
        self.metrics = _check_metrics(metrics)
        self.log_interval = log_interval
        self.priority = priority
        self.batch_index = 0
        self.current_epoch = 0
        self.processed_samples = 0
        self.log_interval_time = 0

    def _values(self):
        pairs = [pair for metric in self.metrics for pair in metric.get_name_value()]
        return ", ".join(f"{name}: {value:.4f}" for name, value in pairs)

    def train_begin(self, estimator, *args, **kwargs):
        self.train_start = time.time()
        self.batch_index = 0
        self.current_epoch = 0
        self.processed_samples = 0
        self.log_interval_time = 0
        optimizer = type(estimator.trainer.optimizer).__name__
        estimator.logger.info("Training begin: using optimizer %s with current learning rate %.4f", optimizer,
                              estimator.trainer.learning_rate)
        if estimator.max_epoch:
            estimator.logger.info("Train for %d epochs.", estimator.max_epoch)
        else:
            estimator.logger.info("Train for %d batches.", estimator.max_batch)

    def train_end(self, estimator, *args, **kwargs):
        estimator.logger.info("Train finished using total %ds with %d epochs. %s", time.time() - self.train_start,
                              self.current_epoch, self._values())

    def epoch_begin(self, estimator, *args, **kwargs):
        self.epoch_start = time.time()
        self.batch_index = 0
        self.log_interval_time = 0
        if any(metric is own for metric in self.metrics for own in estimator.val_metrics):
            estimator.logger.info("Validation Begin")
        else:
            estimator.logger.info("[Epoch %d] Begin, current learning rate: %.4f", self.current_epoch,
                                  estimator.trainer.learning_rate)

    def epoch_end(self, estimator, *args, **kwargs):
        estimator.logger.info("[Epoch %d] Finished in %.3fs, %s", self.current_epoch, time.time() - self.epoch_start,
                              self._values())
        self.current_epoch += 1
        self.batch_index = 0

    def batch_begin(self, estimator, *args, **kwargs):
        self.batch_start = time.time()

    def batch_end(self, estimator, *args, **kwargs):
        if self.log_interval != "epoch":
            self.log_interval_time += time.time() - self.batch_start
            self.processed_samples += sum(len(loss) for loss in kwargs["loss"])
            if self.batch_index % self.log_interval == 0:
                estimator.logger.info("[Epoch %d][Batch %d][Samples %d] time/interval: %.3fs %s", self.current_epoch,
                                      self.batch_index, self.processed_samples, self.log_interval_time, self._values())
                self.log_interval_time = 0
        self.batch_index += 1


class GradientUpdateHandler(BatchEnd):
    """Lets the trainer update the parameters after each batch, before other handlers by its low `priority`.

    The gradients are divided by the number of losses in the batch, which is its number of samples.
    """

    def __init__(self, priority=-2000):
        self.priority = priority

    def batch_end(self, estimator, *args, **kwargs):
        estimator.trainer.step(sum(len(loss) for loss in kwargs["loss"]))


# Parts of the names of metrics that are better when they are smaller, and when they are larger.
_SMALLER = ("loss", "error", "mae", "mse", "perplexity", "cross-entropy", "nll")
_LARGER = ("acc", "f1", "mcc", "pcc", "pearson")


class _Improvement:
    """Knows whether a monitored metric became better, and the best value so far.

    `mode` 'min' or 'max' says what is better; 'auto' looks at the metric's name, and where that does not tell takes
    larger values for better, with a warning.
    """

    def __init__(self, owner, monitor, mode, min_delta=0):
        if not isinstance(monitor, EvalMetric):
            raise ValueError(f"[{owner}] argument 'monitor': expected one of estimator.train_metrics or "
                             f"estimator.val_metrics, got {monitor!r}")
        if mode not in ("auto", "min", "max"):
            warnings.warn(f"[{owner}] argument 'mode': expected 'auto', 'min' or 'max', got {mode!r}; 'auto' is used")
            mode = "auto"
        if mode == "auto":
            name = str(monitor.get()[0]).lower()
            if any(part in name for part in _SMALLER):
                mode = "min"
            else:
                if not any(part in name for part in _LARGER):
                    warnings.warn(f"[{owner}] larger values of {name} are taken for better; say mode='min' or "
                                  "mode='max' if the name does not tell")
                mode = "max"
        self.op = np.less if mode == "min" else np.greater
        self.worst = np.inf if mode == "min" else -np.inf
        self.delta = -min_delta if mode == "min" else min_delta

    def __call__(self, value, best):
        return bool(self.op(value - self.delta, best))


def _monitored(owner, monitor):
    """The metric's value, or None with a warning where it was never updated."""
    name, value = monitor.get()
    if not np.isnan(value):
        return value
    warnings.warn(f"[{owner}] {name} was not updated; the monitor must be one of estimator.train_metrics or "
                  "estimator.val_metrics")
    return None


class EarlyStoppingHandler(TrainBegin, EpochEnd, TrainEnd):
    """Ends the training when a metric no longer becomes better.

    Parameters
    ----------
    monitor : EvalMetric
    min_delta : float
        A change counts when it is larger than this.
    patience : int
        The training ends at the epoch in which so many epochs have gone without a change for the better.
    mode : {'auto', 'min', 'max'}
        Whether small or large values are good; 'auto' goes by the metric's name.
    baseline : float, optional
        The value to exceed at the start.
    """

    def __init__(self, monitor, min_delta=0, patience=0, mode="auto", baseline=None):
        self._improved = _Improvement("EarlyStoppingHandler", monitor, mode, min_delta)
        self.monitor = monitor
        self.monitor_op = self._improved.op
        self.min_delta = self._improved.delta
        self.patience = patience
        self.baseline = baseline
        self._restart()

    def _restart(self):
        self.wait = 0
        self.stopped_epoch = 0
        self.current_epoch = 0
        self.stop_training = False
        self.best = self._improved.worst if self.baseline is None else self.baseline

    def train_begin(self, estimator, *args, **kwargs):
        self._restart()

    def epoch_end(self, estimator, *args, **kwargs):
        value = _monitored("EarlyStoppingHandler", self.monitor)
        if value is not None:
            if self._improved(value, self.best):
                self.best = value
                self.wait = 0
            else:
                self.wait += 1
                if self.wait >= self.patience:
                    self.stopped_epoch = self.current_epoch
                    self.stop_training = True
        self.current_epoch += 1
        return self.stop_training

    def train_end(self, estimator, *args, **kwargs):
        if self.stop_training:
            estimator.logger.info("[Epoch %d] EarlyStoppingHandler: early stopping due to %s not improving",
                                  self.stopped_epoch, self.monitor.get()[0])


from ._checkpoint import CheckpointHandler  # noqa: E402  (it builds on the classes above)
