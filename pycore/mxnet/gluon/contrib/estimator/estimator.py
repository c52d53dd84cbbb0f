# Estimator: network, loss, trainer and metrics together, with a training loop that calls handlers.
"""The training loop."""
import copy
import logging
import sys
import warnings

from .... import initializer as init_module
from ....context import Context, cpu, gpu, num_gpus
from ....metric import Loss as metric_loss
from ... import loss as gluon_loss
from ...data import DataLoader
from ...trainer import Trainer
from .batch_processor import BatchProcessor
from .event_handler import (
    BatchBegin,
    BatchEnd,
    EpochBegin,
    EpochEnd,
    GradientUpdateHandler,
    LoggingHandler,
    MetricHandler,
    StoppingHandler,
    TrainBegin,
    TrainEnd,
    ValidationHandler,
    _check_event_handlers,
)
from .utils import _check_handler_metric_ref, _check_metrics, _suggest_metric_for_loss

__all__ = ["Estimator"]


def _argument_error(name, expected, got):
    return ValueError(f"[Estimator] argument '{name}': expected {expected}, got {got!r}")


class Estimator:
    """Trains and evaluates a network, and calls handlers as it goes.

    Parameters
    ----------
    net : Block
    loss : gluon.loss.Loss
    train_metrics : EvalMetric or list of EvalMetric, optional
        By default the mean loss, and the accuracy where the loss is SoftmaxCrossEntropyLoss. Their names get
        'training ' in front.
    val_metrics : EvalMetric or list of EvalMetric, optional
        By default copies of the training metrics, with 'validation ' in front of their names.
    initializer : Initializer, optional
        For the parameters that are not initialized yet.
    trainer : gluon.Trainer, optional
        By default SGD with learning rate 0.001.
    context : Context or list of Context, optional
        Where to train; by default the first GPU, or the CPU where there is none.
    val_net : Block, optional
        Another network to evaluate with, that shares parameters with `net`; by default `net`.
    val_loss : gluon.loss.Loss, optional
        By default `loss`.
    batch_processor : BatchProcessor, optional
        What to do with one batch.

    Raises
    ------
    ValueError
        When an argument has the wrong type.
    """

    logger = None

    def __init__(self, net, loss, train_metrics=None, val_metrics=None, initializer=None, trainer=None, context=None,
                 val_net=None, val_loss=None, batch_processor=None):
        self.net = net
        self.loss = self._check_loss("loss", loss)
        self.val_loss = self.loss if val_loss is None else self._check_loss("val_loss", val_loss)
        self.val_net = net if val_net is None else val_net
        self._train_metrics = self._name_metrics(_check_metrics(train_metrics) or self._default_metrics(), "training ")
        self._val_metrics = _check_metrics(val_metrics)
        if not self._val_metrics:
            self._val_metrics = [copy.deepcopy(metric) for metric in self._train_metrics]
            for metric in self._val_metrics:
                metric.name = metric.name[len("training "):]
                metric.reset()
        self._name_metrics(self._val_metrics, "validation ")
        self.max_epoch = None
        self.max_batch = None
        self.batch_axis = 0

        # A logger of its own: a shared one would collect the handlers of every estimator of the process.
        self.logger = logging.Logger(name="Estimator", level=logging.INFO)
        self.logger.addHandler(logging.StreamHandler(sys.stdout))

        self.context = self._check_context(context)
        self._initialize(initializer)
        self.trainer = self._check_trainer(trainer)
        self.batch_processor = self._check_batch_processor(batch_processor)

    @property
    def train_metrics(self):
        """The list of training metrics."""
        return self._train_metrics

    @property
    def val_metrics(self):
        """The list of validation metrics."""
        return self._val_metrics

    @staticmethod
    def _check_loss(name, loss):
        if not isinstance(loss, gluon_loss.Loss):
            raise _argument_error(name, "a gluon.loss.Loss", loss)
        return loss

    @staticmethod
    def _name_metrics(metrics, prefix):
        for metric in metrics:
            if not metric.name.startswith(prefix):
                metric.name = prefix + metric.name
        return metrics

    def _default_metrics(self):
        suggested = _suggest_metric_for_loss(self.loss)
        return ([suggested] if suggested else []) + [metric_loss(self.loss.name.rstrip("0123456789_"))]

    @staticmethod
    def _check_context(context):
        if not context:
            return [gpu(0)] if num_gpus() > 0 else [cpu()]
        contexts = [context] if isinstance(context, Context) else context
        if not isinstance(contexts, (list, tuple)) or not all(isinstance(item, Context) for item in contexts):
            raise _argument_error("context", "a Context or a list of Context", context)
        for item in contexts:
            if item.device_type == "gpu" and item.device_id >= num_gpus():
                raise AssertionError(f"[Estimator] argument 'context': expected devices that exist, got {item} with "
                                     f"{num_gpus()} GPUs")
        return list(contexts)

    @staticmethod
    def _check_batch_processor(batch_processor):
        if batch_processor is None:
            return BatchProcessor()
        if not all(callable(getattr(batch_processor, name, None)) for name in ("fit_batch", "evaluate_batch")):
            raise _argument_error("batch_processor", "an object with fit_batch() and evaluate_batch()",
                                  batch_processor)
        return batch_processor

    def _initialize(self, initializer):
        """Initialize what is not yet initialized, and bring the rest to the devices of the training."""
        params = self.net.collect_params()
        missing = [param for param in params.values() if param._data is None and not param._deferred_init]
        if missing:
            for param in missing:
                param.initialize(ctx=self.context, default_init=initializer or init_module.Uniform())
        elif initializer is not None:
            warnings.warn("[Estimator] Network already fully initialized, the initializer is not used; "
                          "net.initialize(init=..., force_reinit=True) starts it anew")
        for param in params.values():
            if set(param.list_ctx()) != set(self.context):
                param.reset_ctx(self.context)

    def _check_trainer(self, trainer):
        if trainer is None:
            warnings.warn("[Estimator] No trainer specified, SGD with learning rate 0.001 is used")
            return Trainer(self.net.collect_params(), "sgd", {"learning_rate": 0.001})
        if not isinstance(trainer, Trainer):
            raise _argument_error("trainer", "a gluon.Trainer", trainer)
        return trainer

    @staticmethod
    def _check_data(name, data):
        if not isinstance(data, DataLoader):
            raise _argument_error(name, "a gluon.data.DataLoader", type(data))

    def evaluate(self, val_data, batch_axis=0, event_handlers=None):
        """Run the network over `val_data` and update the validation metrics, which are reset first.

        Parameters
        ----------
        val_data : DataLoader
            Of pairs (data, label).
        batch_axis : int
            The axis of samples, along which batches are divided among devices.
        event_handlers : EventHandler or list of EventHandler, optional
            Called at begin and end of the pass (as an epoch) and of each batch. A MetricHandler and a LoggingHandler
            are added when missing.
        """
        self._check_data("val_data", val_data)
        handlers = self._prepare_default_validation_handlers(_check_event_handlers(event_handlers))
        _, epoch_begin, batch_begin, batch_end, epoch_end, _ = self._categorize_handlers(handlers)
        for handler in epoch_begin:
            handler.epoch_begin(self)
        for batch in val_data:
            for handler in batch_begin:
                handler.batch_begin(self, batch=batch)
            _, label, pred, loss = self.batch_processor.evaluate_batch(self, batch, batch_axis)
            for handler in batch_end:
                handler.batch_end(self, batch=batch, pred=pred, label=label, loss=loss)
        for handler in epoch_end:
            handler.epoch_end(self)

    def fit(self, train_data, val_data=None, epochs=None, event_handlers=None, batches=None, batch_axis=0):
        """Train for a number of epochs or of batches.

        Parameters
        ----------
        train_data, val_data : DataLoader
            Of pairs (data, label).
        epochs, batches : int
            Exactly one of them says how long to train.
        event_handlers : EventHandler or list of EventHandler, optional
            Handlers to call. A GradientUpdateHandler, MetricHandler, StoppingHandler and LoggingHandler are added
            when missing, and with `val_data` a ValidationHandler.
        batch_axis : int
            The axis of samples, along which batches are divided among devices.

        Raises
        ------
        ValueError
            For other data than DataLoaders, for none or both of `epochs` and `batches`, for objects that are not
            handlers, and for handlers with metrics that nothing would update.
        """
        self._check_data("train_data", train_data)
        if val_data is not None:
            self._check_data("val_data", val_data)
        if bool(epochs) == bool(batches):
            raise ValueError(f"[Estimator] arguments 'epochs', 'batches': expected exactly one of them, got epochs="
                             f"{epochs}, batches={batches}")
        self.max_epoch = epochs
        self.max_batch = batches
        self.batch_axis = batch_axis
        handlers = self._prepare_default_handlers(val_data, event_handlers)
        train_begin, epoch_begin, batch_begin, batch_end, epoch_end, train_end = self._categorize_handlers(handlers)

        for handler in train_begin:
            handler.train_begin(self)
        stop = False
        while not stop:
            for handler in epoch_begin:
                handler.epoch_begin(self)
            seen = False
            for batch in train_data:
                seen = True
                for handler in batch_begin:
                    handler.batch_begin(self, batch=batch)
                _, label, pred, loss = self.batch_processor.fit_batch(self, batch, batch_axis)
                # Every handler sees the event, also after one that stops.
                answers = [handler.batch_end(self, batch=batch, pred=pred, label=label, loss=loss)
                           for handler in batch_end]
                if any(answers):
                    break
            if not seen:
                raise ValueError("[Estimator] argument 'train_data': expected data, got none")
            answers = [handler.epoch_end(self) for handler in epoch_end]
            stop = any(answers)
        for handler in train_end:
            handler.train_end(self)

    @staticmethod
    def _sort(handlers):
        return sorted(handlers, key=lambda handler: getattr(handler, "priority", 0))

    @staticmethod
    def _has(handlers, kind):
        return any(isinstance(handler, kind) for handler in handlers)

    def _check_references(self, handlers):
        known = self.train_metrics + self.val_metrics
        for handler in handlers:
            if isinstance(handler, MetricHandler):
                known = known + handler.metrics
        for handler in handlers:
            _check_handler_metric_ref(handler, known)
        return self._sort(handlers)

    def _prepare_default_handlers(self, val_data, event_handlers):
        """The given handlers and the ones a training always needs, in the order of their priorities."""
        handlers = _check_event_handlers(event_handlers)
        if not self._has(handlers, StoppingHandler):
            handlers.append(StoppingHandler(self.max_epoch, self.max_batch))
        if not self._has(handlers, GradientUpdateHandler):
            handlers.append(GradientUpdateHandler())
        if not self._has(handlers, MetricHandler):
            handlers.append(MetricHandler(self.train_metrics))
        if val_data is not None and not self._has(handlers, ValidationHandler):
            handlers.append(ValidationHandler(val_data, self.evaluate))
        if not self._has(handlers, LoggingHandler):
            handlers.append(LoggingHandler(metrics=self.train_metrics))
        return self._check_references(handlers)

    def _prepare_default_validation_handlers(self, event_handlers):
        """The given handlers and the ones an evaluation always needs, in the order of their priorities."""
        handlers = _check_event_handlers(event_handlers)
        if not self._has(handlers, MetricHandler):
            handlers.append(MetricHandler(self.val_metrics))
        if not self._has(handlers, LoggingHandler):
            handlers.append(LoggingHandler(metrics=self.val_metrics))
        return self._check_references(handlers)

    @staticmethod
    def _categorize_handlers(event_handlers):
        """Six lists of handlers, one for each event, of those that do something at it."""
        events = ((TrainBegin, "train_begin"), (EpochBegin, "epoch_begin"), (BatchBegin, "batch_begin"),
                  (BatchEnd, "batch_end"), (EpochEnd, "epoch_end"), (TrainEnd, "train_end"))
        return tuple([handler for handler in event_handlers
                      if isinstance(handler, kind) and getattr(type(handler), method) is not getattr(kind, method)]
                     for kind, method in events)
