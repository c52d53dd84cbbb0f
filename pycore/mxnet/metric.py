"""Evaluation metrics: what `Module.score`, `Module.fit` and training loops report about predictions."""
import math
from collections import OrderedDict

import numpy

from . import (
    ndarray,
    registry,
)
from .base import numeric_types, string_types


def check_label_shapes(labels, preds, wrap=False, shape=False):
    """Check that labels and predictions agree, and optionally wrap single arrays into lists.

    Parameters
    ----------
    labels, preds : array or list of array
    wrap : bool
        Return lists even where one array was given.
    shape : bool
        Compare the shapes of two arrays instead of the lengths.

    Raises
    ------
    ValueError
        When lengths or shapes differ.
    """
    got = (labels.shape, preds.shape) if shape else (len(labels), len(preds))
    if got[0] != got[1]:
        raise ValueError(f"Shape of labels {got[0]} does not match shape of predictions {got[1]}")
    if wrap:
        if not isinstance(labels, (list, tuple)):
            labels = [labels]
        if not isinstance(preds, (list, tuple)):
            preds = [preds]
    return labels, preds


def _host(array):
    """The values of an NDArray, NumPy array or sequence as a NumPy array."""
    return array.asnumpy() if hasattr(array, "asnumpy") else numpy.asarray(array)


# Up to so many values NumPy is quicker than choosing on the device.
_SMALL = 1 << 16


def _picked(pred, label, axis=-1):
    """The entries of `pred` along `axis` that the flat class numbers `label` choose, as a flat NumPy array.

    Large predictions stay on their device: only the chosen values are copied out.
    """
    if hasattr(pred, "as_nd_ndarray"):
        pred = pred.as_nd_ndarray()
    axis %= pred.ndim
    rest = pred.shape[:axis] + pred.shape[axis + 1:]
    if isinstance(pred, ndarray.NDArray) and pred.size <= _SMALL:
        pred = pred.asnumpy()
    if isinstance(pred, ndarray.NDArray):
        if hasattr(label, "as_nd_ndarray"):
            label = label.as_nd_ndarray()
        if not isinstance(label, ndarray.NDArray):
            label = ndarray.array(label, ctx=pred.context)
        return pred.pick(label.as_in_context(pred.context).reshape(rest), axis=axis).asnumpy().reshape(-1)
    index = numpy.clip(_host(label).astype(numpy.int64).reshape(rest), 0, pred.shape[axis] - 1)  # as `pick` does
    return numpy.take_along_axis(pred, numpy.expand_dims(index, axis), axis).reshape(-1)


def _mean_of(total, count):
    return float("nan") if count == 0 else total / count


class EvalMetric:
    """Base of all metrics: a running sum and count, kept twice.

    The *local* pair restarts with `reset_local` (for instance at each log line), the *global* pair lives until
    `reset`. Subclasses write `update`.

    Parameters
    ----------
    name : str
    output_names, label_names : list of str, optional
        Which entries `update_dict` takes; all by default.
    """

    def __init__(self, name, output_names=None, label_names=None, **kwargs):
        self.name = str(name)
        self.output_names = output_names
        self.label_names = label_names
        self._has_global_stats = kwargs.pop("has_global_stats", False)
        self._kwargs = kwargs
        self.reset()

    def __str__(self):
        return f"EvalMetric: {dict(self.get_name_value())}"

    def get_config(self):
        """A dict that `create` turns into an equal metric."""
        config = dict(self._kwargs)
        config.update(metric=self.__class__.__name__, name=self.name, output_names=self.output_names,
                      label_names=self.label_names)
        return config

    def update_dict(self, label, pred):
        """Update from dicts of arrays by name, taking `label_names` and `output_names` when they are set."""
        preds = list(pred.values()) if self.output_names is None else [pred[name] for name in self.output_names]
        labels = list(label.values()) if self.label_names is None else [label[name] for name in self.label_names]
        self.update(labels, preds)

    def update(self, labels, preds):
        """Take in one batch: lists of label arrays and of prediction arrays."""
        raise NotImplementedError()

    def reset(self):
        """Forget everything."""
        self.num_inst = 0
        self.sum_metric = 0.0
        self.global_num_inst = 0
        self.global_sum_metric = 0.0

    def reset_local(self):
        """Restart the local statistics; the global ones go on."""
        self.num_inst = 0
        self.sum_metric = 0.0

    def _add(self, total, count):
        self.sum_metric += total
        self.num_inst += count
        self.global_sum_metric += total
        self.global_num_inst += count

    def get(self):
        """(name, value) since the last `reset` or `reset_local`; NaN when there was no update."""
        return self.name, _mean_of(self.sum_metric, self.num_inst)

    def get_global(self):
        """(name, value) since the last `reset`."""
        if not self._has_global_stats:
            return self.get()
        return self.name, _mean_of(self.global_sum_metric, self.global_num_inst)

    @staticmethod
    def _pairs(name, value):
        names = name if isinstance(name, list) else [name]
        values = value if isinstance(value, list) else [value]
        return list(zip(names, values))

    def get_name_value(self):
        """List of (name, value) pairs of the local statistics."""
        return self._pairs(*self.get())

    def get_global_name_value(self):
        """List of (name, value) pairs of the global statistics."""
        return self._pairs(*(self.get_global() if self._has_global_stats else self.get()))


register = registry.get_register_func(EvalMetric, "metric")
alias = registry.get_alias_func(EvalMetric, "metric")
_create = registry.get_create_func(EvalMetric, "metric")


def create(metric, *args, **kwargs):
    """Make a metric.

    Parameters
    ----------
    metric : str, EvalMetric, function, list or dict
        A registered name ('acc', 'mse', ...), an instance, a function of (label, pred) as NumPy arrays,
        a list of these, or a configuration as `get_config` gives it (dict or JSON text).
    *args, **kwargs
        Passed to the metric's constructor.
    """
    if callable(metric):
        return CustomMetric(metric, *args, **kwargs)
    if isinstance(metric, list):
        composite = CompositeEvalMetric()
        for child in metric:
            composite.add(create(child, *args, **kwargs))
        return composite
    return _create(metric, *args, **kwargs)


@register
@alias("composite")
class CompositeEvalMetric(EvalMetric):
    """Several metrics that are updated and read together.

    Parameters
    ----------
    metrics : list of EvalMetric, name or configuration, optional
    """

    def __init__(self, metrics=None, name="composite", output_names=None, label_names=None):
        self.metrics = [create(metric) for metric in metrics or ()]
        super().__init__(name, output_names, label_names, has_global_stats=True)

    def add(self, metric):
        """Append one metric (anything that `create` takes)."""
        self.metrics.append(create(metric))

    def get_metric(self, index):
        """The child at `index`; a ValueError when there is none."""
        try:
            return self.metrics[index]
        except IndexError:
            raise ValueError(f"Metric index {index} is out of range 0 and {len(self.metrics)}") from None

    def update_dict(self, labels, preds):
        if self.label_names is not None:
            labels = OrderedDict((k, v) for k, v in labels.items() if k in self.label_names)
        if self.output_names is not None:
            preds = OrderedDict((k, v) for k, v in preds.items() if k in self.output_names)
        for metric in self.metrics:
            metric.update_dict(labels, preds)

    def update(self, labels, preds):
        for metric in self.metrics:
            metric.update(labels, preds)

    def reset(self):
        for metric in self.metrics:
            metric.reset()

    def reset_local(self):
        for metric in self.metrics:
            metric.reset_local()

    @staticmethod
    def _collect(results):
        names, values = [], []
        for name, value in results:
            names.extend([name] if isinstance(name, string_types) else name)
            values.extend([value] if isinstance(value, numeric_types) else value)
        return names, values

    def get(self):
        return self._collect(metric.get() for metric in self.metrics)

    def get_global(self):
        return self._collect(metric.get_global() for metric in self.metrics)

    def get_config(self):
        config = super().get_config()
        config["metrics"] = [metric.get_config() for metric in self.metrics]
        return config


@register
@alias("acc")
class Accuracy(EvalMetric):
    """Share of correct predictions.

    Predictions are class scores, of which the largest along `axis` counts, or class numbers in the label's shape.
    """

    def __init__(self, axis=1, name="accuracy", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names, axis=axis, has_global_stats=True)
        self.axis = axis

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            label, pred = _host(label), _host(pred)
            if pred.shape != label.shape:
                pred = pred.argmax(axis=self.axis)
            label = label.reshape(-1).astype(numpy.int32, copy=False)
            pred = pred.reshape(-1).astype(numpy.int32, copy=False)
            check_label_shapes(label, pred)
            self._add(int(numpy.count_nonzero(pred == label)), pred.size)


@register
@alias("top_k_accuracy", "top_k_acc")
class TopKAccuracy(EvalMetric):
    """Share of samples whose label is among the `top_k` highest scores.

    Predictions have shape (batch, classes), or (batch,) with class numbers.
    """

    def __init__(self, top_k=1, name="top_k_accuracy", output_names=None, label_names=None):
        if top_k <= 1:
            raise AssertionError(f"Please use Accuracy if top_k is no more than 1, got top_k={top_k}")
        # The name may come from `get_config`, which has the suffix already.
        suffix = f"_{top_k}"
        name = name if name.endswith(suffix) else name + suffix
        super().__init__(name, output_names, label_names, top_k=top_k, has_global_stats=True)
        self.top_k = top_k

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            label, pred = _host(label).astype(numpy.int32), _host(pred)
            if pred.ndim > 2:
                raise AssertionError("Predictions should be no more than 2 dims")
            check_label_shapes(label, pred)
            if pred.ndim == 1:
                hits = pred.astype(numpy.int32) == label.reshape(-1)
            else:
                count = min(self.top_k, pred.shape[1])
                best = numpy.argpartition(pred, -count, axis=1)[:, -count:]
                hits = best == label.reshape(-1, 1)
            self._add(int(numpy.count_nonzero(hits)), pred.shape[0])


class _BinaryClassificationMetrics:
    """Counts of true and false positives and negatives, local and global."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.local_counts = numpy.zeros(4)
        self.global_counts = numpy.zeros(4)

    def reset_local(self):
        self.local_counts = numpy.zeros(4)

    def update(self, label, pred):
        """Take in class numbers `label` (n,) and scores `pred` (n, 2)."""
        label, pred = _host(label), _host(pred)
        check_label_shapes(label, pred)
        label = label.astype(numpy.int32).reshape(-1)
        if numpy.unique(label).size > 2:
            raise ValueError(f"{type(self).__name__} currently only supports binary classification.")
        chosen = pred.argmax(axis=1).reshape(-1) == 1
        actual = label == 1
        tp = numpy.count_nonzero(chosen & actual)
        fp = numpy.count_nonzero(chosen) - tp
        fn = numpy.count_nonzero(actual) - tp
        counts = numpy.array([tp, fp, fn, label.size - tp - fp - fn], dtype=numpy.float64)
        self.local_counts = self.local_counts + counts
        self.global_counts = self.global_counts + counts

    @staticmethod
    def fscore(counts):
        tp, fp, fn, _ = counts.tolist()
        precision = tp / (tp + fp) if tp + fp > 0 else 0.0
        recall = tp / (tp + fn) if tp + fn > 0 else 0.0
        return 2 * precision * recall / (precision + recall) if precision + recall > 0 else 0.0

    @staticmethod
    def matthewscc(counts):
        if not counts.sum():
            return 0.0
        tp, fp, fn, tn = counts.tolist()
        root = 1.0
        for term in (tp + fp, tp + fn, tn + fp, tn + fn):
            if term:  # an empty margin makes the numerator zero as well
                root *= term
        return (tp * tn - fp * fn) / math.sqrt(root)


class _BinaryScore(EvalMetric):
    """What F1 and MCC share: a score of the confusion counts, averaged over updates or over all samples."""

    def __init__(self, name, output_names, label_names, average, score):
        self._counts = _BinaryClassificationMetrics()
        self._score = score
        self.average = average
        extra = {} if average == "macro" else {"average": average}
        super().__init__(name, output_names, label_names, has_global_stats=True, **extra)

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        counts = self._counts
        for label, pred in zip(labels, preds):
            counts.update(label, pred)
        if self.average == "macro":
            self._add(self._score(counts.local_counts), 1)
            counts.reset_local()
        else:
            self.num_inst = int(counts.local_counts.sum())
            self.sum_metric = self._score(counts.local_counts) * self.num_inst
            self.global_num_inst = int(counts.global_counts.sum())
            self.global_sum_metric = self._score(counts.global_counts) * self.global_num_inst

    def reset(self):
        super().reset()
        self._counts.reset()

    def reset_local(self):
        super().reset_local()
        self._counts.reset_local()


@register
class F1(_BinaryScore):
    """F1 score of a binary classification; class 1 is positive.

    Parameters
    ----------
    average : {'macro', 'micro'}
        Mean of the scores of the updates, or one score over all samples.
    """

    def __init__(self, name="f1", output_names=None, label_names=None, average="macro"):
        super().__init__(name, output_names, label_names, average, _BinaryClassificationMetrics.fscore)


@register
class MCC(_BinaryScore):
    """Matthews correlation coefficient of a binary classification, between -1 and 1.

    Parameters
    ----------
    average : {'macro', 'micro'}
        Mean of the coefficients of the updates, or one coefficient over all samples.
    """

    def __init__(self, name="mcc", output_names=None, label_names=None, average="macro"):
        super().__init__(name, output_names, label_names, average, _BinaryClassificationMetrics.matthewscc)


@register
class Perplexity(EvalMetric):
    """exp of the mean negative log-probability of the labels.

    Parameters
    ----------
    ignore_label : int or None
        Label of positions that do not count.
    axis : int
        Axis of `pred` that holds the classes.
    """

    def __init__(self, ignore_label, axis=-1, name="perplexity", output_names=None, label_names=None):
        extra = {} if axis == -1 else {"axis": axis}
        super().__init__(name, output_names, label_names, ignore_label=ignore_label, has_global_stats=True, **extra)
        self.ignore_label = ignore_label
        self.axis = axis

    def update(self, labels, preds):
        if len(labels) != len(preds):
            raise AssertionError(f"{len(labels)} labels do not match {len(preds)} predictions")
        loss, count = 0.0, 0
        for label, pred in zip(labels, preds):
            if label.size * pred.shape[self.axis] != pred.size:
                raise AssertionError(f"shape mismatch: {label.shape} vs. {pred.shape}")
            logs = numpy.log(numpy.maximum(_picked(pred, label, self.axis), 1e-10))
            if self.ignore_label is not None:
                logs = logs[_host(label).reshape(-1) != self.ignore_label]
            loss -= float(logs.sum())
            count += logs.size
        self._add(loss, count)

    def get(self):
        return self.name, (float("nan") if self.num_inst == 0 else math.exp(self.sum_metric / self.num_inst))

    def get_global(self):
        return self.name, (float("nan") if self.global_num_inst == 0
                           else math.exp(self.global_sum_metric / self.global_num_inst))


class _Regression(EvalMetric):
    """Mean over the batches of a distance between label and prediction."""

    @staticmethod
    def _distance(difference):
        raise NotImplementedError()

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            label, pred = _host(label), _host(pred)
            if label.ndim == 1:
                label = label.reshape(-1, 1)
            if pred.ndim == 1:
                pred = pred.reshape(-1, 1)
            self._add(float(self._distance(label - pred)), 1)


@register
class MAE(_Regression):
    """Mean absolute error, averaged over batches."""

    def __init__(self, name="mae", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names, has_global_stats=True)

    @staticmethod
    def _distance(difference):
        return numpy.abs(difference).mean()


@register
class MSE(_Regression):
    """Mean squared error, averaged over batches."""

    def __init__(self, name="mse", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names, has_global_stats=True)

    @staticmethod
    def _distance(difference):
        return numpy.square(difference).mean()


@register
class RMSE(_Regression):
    """Mean over the batches of the root of their mean squared error."""

    def __init__(self, name="rmse", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names, has_global_stats=True)

    @staticmethod
    def _distance(difference):
        return math.sqrt(numpy.square(difference).mean())


class _LogLoss(EvalMetric):
    """Mean of -log(probability of the label + eps) over samples."""

    def __init__(self, eps, name, output_names, label_names):
        super().__init__(name, output_names, label_names, eps=eps, has_global_stats=True)
        self.eps = eps

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            if label.size != pred.shape[0]:
                raise AssertionError(f"{label.size} labels do not match {pred.shape[0]} rows of predictions")
            prob = _picked(pred, label)
            self._add(float(-numpy.log(prob + self.eps).sum()), prob.size)


@register
@alias("ce")
class CrossEntropy(_LogLoss):
    """Cross entropy of predicted probabilities (batch, classes) against class numbers.

    Parameters
    ----------
    eps : float
        Added to each probability before the logarithm.
    """

    def __init__(self, eps=1e-12, name="cross-entropy", output_names=None, label_names=None):
        super().__init__(eps, name, output_names, label_names)


@register
@alias("nll_loss")
class NegativeLogLikelihood(_LogLoss):
    """Negative log-likelihood of class numbers under predicted probabilities (batch, classes).

    Parameters
    ----------
    eps : float
        Added to each probability before the logarithm.
    """

    def __init__(self, eps=1e-12, name="nll-loss", output_names=None, label_names=None):
        super().__init__(eps, name, output_names, label_names)


class _Moments:
    """Running means, squared deviations and co-deviation of two series."""

    def __init__(self):
        self.label = (0, 0.0, 0.0)
        self.pred = (0, 0.0, 0.0)
        self.cov = 0.0

    def correlation(self):
        scale = math.sqrt(self.label[2] * self.pred[2])
        return self.cov / scale if scale else float("nan")


@register
@alias("pearsonr")
class PearsonCorrelation(EvalMetric):
    """Pearson correlation of predictions and labels of equal shape.

    Parameters
    ----------
    average : {'macro', 'micro'}
        Mean of the coefficients of the updates, or one coefficient over all samples.
    """

    def __init__(self, name="pearsonr", output_names=None, label_names=None, average="macro"):
        self.average = average
        extra = {} if average == "macro" else {"average": average}
        super().__init__(name, output_names, label_names, has_global_stats=True, **extra)

    def reset(self):
        super().reset()
        self._global = _Moments()
        self.reset_micro()

    def reset_local(self):
        super().reset_local()
        self.reset_micro()

    def reset_micro(self):
        """Restart the local running moments."""
        self._local = _Moments()

    def update_variance(self, new_values, *aggregate):
        """Merge flat `new_values` into (count, mean, sum of squared deviations); returns the new triple."""
        count, mean, spread = aggregate
        size, center = new_values.size, float(new_values.mean())
        total, shift = count + size, center - mean
        spread += float(numpy.square(new_values - center).sum()) + shift * shift * count * size / total
        return total, mean + shift * size / total, spread

    def update_cov(self, label, pred):
        """Merge flat arrays into the co-deviations; call it before the means take them in."""
        center_l, center_p = float(label.mean()), float(pred.mean())
        inner = float(((label - center_l) * (pred - center_p)).sum())
        for moments in (self._local, self._global):
            (count, mean_l, _), (_, mean_p, _) = moments.label, moments.pred
            share = count * label.size / (count + label.size)
            moments.cov += inner + (center_l - mean_l) * (center_p - mean_p) * share

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            check_label_shapes(label, pred, False, True)
            label = _host(label).reshape(-1).astype(numpy.float64)
            pred = _host(pred).reshape(-1).astype(numpy.float64)
            if self.average == "macro":
                self._add(float(numpy.corrcoef(pred, label)[0, 1]), 1)
                continue
            self.num_inst += 1
            self.global_num_inst += 1
            self.update_cov(label, pred)
            for moments in (self._local, self._global):
                moments.label = self.update_variance(label, *moments.label)
                moments.pred = self.update_variance(pred, *moments.pred)

    def get(self):
        if self.average == "macro" or self.num_inst == 0:
            return super().get()
        return self.name, self._local.correlation()

    def get_global(self):
        if self.average == "macro" or self.global_num_inst == 0:
            return super().get_global()
        return self.name, self._global.correlation()


@register
class PCC(EvalMetric):
    """Correlation coefficient of a multi-class confusion matrix (MCC for any number of classes).

    Predictions are class scores (batch, classes) or class numbers.
    """

    def __init__(self, name="pcc", output_names=None, label_names=None, has_global_stats=True):
        self.k = 2
        super().__init__(name, output_names, label_names, has_global_stats=has_global_stats)

    def _grow(self, classes):
        extra = classes - self.k
        self.lcm = numpy.pad(self.lcm, (0, extra))
        self.gcm = numpy.pad(self.gcm, (0, extra))
        self.k = classes

    @staticmethod
    def _coefficient(matrix):
        total, rows, columns = matrix.sum(), matrix.sum(axis=1), matrix.sum(axis=0)
        spread_r, spread_c = (rows * (total - rows)).sum(), (columns * (total - columns)).sum()
        if spread_r == 0 or spread_c == 0:
            return float("nan")
        return float((total * matrix.trace() - (rows * columns).sum()) / math.sqrt(spread_r * spread_c))

    def update(self, labels, preds):
        labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            label, pred = _host(label).astype(numpy.int32, copy=False), _host(pred)
            if pred.shape != label.shape:
                pred = pred.argmax(axis=1)
            label, pred = label.reshape(-1), pred.reshape(-1).astype(numpy.int32, copy=False)
            classes = int(max(pred.max(initial=0), label.max(initial=0))) + 1
            if classes > self.k:
                self._grow(classes)
            counts = numpy.bincount(pred * self.k + label, minlength=self.k * self.k).reshape(self.k, self.k)
            self.lcm += counts
            self.gcm += counts
        self.num_inst += 1
        self.global_num_inst += 1

    @property
    def sum_metric(self):
        """The local coefficient times the number of updates."""
        return self._coefficient(self.lcm) * self.num_inst

    @property
    def global_sum_metric(self):
        """The global coefficient times the number of updates."""
        return self._coefficient(self.gcm) * self.global_num_inst

    def reset(self):
        self.global_num_inst = 0.0
        self.gcm = numpy.zeros((self.k, self.k))
        self.reset_local()

    def reset_local(self):
        self.num_inst = 0.0
        self.lcm = numpy.zeros((self.k, self.k))


@register
class Loss(EvalMetric):
    """Mean of the outputs themselves, for networks whose outputs are losses; labels are not looked at."""

    def __init__(self, name="loss", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names, has_global_stats=True)

    def update(self, _, preds):
        for pred in preds if isinstance(preds, (list, tuple)) else [preds]:
            values = _host(pred)
            self._add(float(values.sum()), values.size)


@register
class Torch(Loss):
    """`Loss` under another name, for criteria of that origin."""

    def __init__(self, name="torch", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names)


@register
class Caffe(Loss):
    """`Loss` under another name, for criteria of that origin."""

    def __init__(self, name="caffe", output_names=None, label_names=None):
        super().__init__(name, output_names, label_names)


@register
class CustomMetric(EvalMetric):
    """A metric from a function.

    Parameters
    ----------
    feval : function of (label, pred) as NumPy arrays
        Returns a value per batch, or a pair (sum, count).
    allow_extra_outputs : bool
        Accept more predictions than labels; the extra ones are not used.
    """

    def __init__(self, feval, name=None, allow_extra_outputs=False, output_names=None, label_names=None):
        if name is None:
            name = getattr(feval, "__name__", type(feval).__name__)
            if name.find("<") != -1:
                name = f"custom({name})"
        super().__init__(name, output_names, label_names, feval=feval, allow_extra_outputs=allow_extra_outputs,
                         has_global_stats=True)
        self._feval = feval
        self._allow_extra_outputs = allow_extra_outputs

    def update(self, labels, preds):
        if not self._allow_extra_outputs:
            labels, preds = check_label_shapes(labels, preds, True)
        for label, pred in zip(labels, preds):
            result = self._feval(_host(label), _host(pred))
            self._add(*(result if isinstance(result, tuple) else (result, 1)))

    def get_config(self):
        raise NotImplementedError("CustomMetric cannot be serialized")


def np(numpy_feval, name=None, allow_extra_outputs=False):
    """Make a `CustomMetric` from a function of NumPy arrays.

    Parameters
    ----------
    numpy_feval : function of (label, pred)
        Returns a value per batch, or a pair (sum, count).
    name : str, optional
        By default the function's name.
    allow_extra_outputs : bool
        Accept more predictions than labels.
    """
    def feval(label, pred):
        return numpy_feval(label, pred)

    feval.__name__ = getattr(numpy_feval, "__name__", type(numpy_feval).__name__)
    return CustomMetric(feval, name, allow_extra_outputs)
