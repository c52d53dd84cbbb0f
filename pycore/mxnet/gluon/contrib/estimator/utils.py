# Checks and choices of metrics shared by the estimator and its handlers.
"""Helpers for the metrics of an estimator."""
from ....metric import Accuracy, CompositeEvalMetric, EvalMetric
from ...loss import SoftmaxCrossEntropyLoss


def _check_metrics(metrics):
    """A flat list of metrics from one metric, a composite, or a list; None is the empty list."""
    if isinstance(metrics, CompositeEvalMetric):
        return [single for metric in metrics.metrics for single in _check_metrics(metric)]
    if isinstance(metrics, EvalMetric):
        return [metrics]
    if metrics is None:
        return []
    if not isinstance(metrics, (list, tuple)) or not all(isinstance(metric, EvalMetric) for metric in metrics):
        raise ValueError(f"[Estimator] argument 'metrics': expected an EvalMetric or a list of them, got {metrics!r}")
    return list(metrics)


def _check_metric_known(handler, metric, known_metrics):
    """Complain of a metric that nothing in the training would update."""
    if not any(metric is known for known in known_metrics):
        raise ValueError(f"[{type(handler).__name__}] argument 'metrics': expected metrics of estimator.train_metrics, "
                         f"estimator.val_metrics or of a MetricHandler, got another one: {metric}")


def _check_handler_metric_ref(handler, known_metrics):
    """Check every metric that `handler` holds in its attribute `metrics`."""
    for metric in getattr(handler, "metrics", None) or ():
        _check_metric_known(handler, metric, known_metrics)


def _suggest_metric_for_loss(loss):
    """The metric that usually goes with `loss`, or None."""
    return Accuracy() if isinstance(loss, SoftmaxCrossEntropyLoss) else None
