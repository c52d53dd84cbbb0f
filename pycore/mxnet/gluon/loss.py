# Loss functions as blocks.
"""Losses for training neural networks."""
import numpy as np

from .. import ndarray
from ..base import numeric_types
from .block import HybridBlock

__all__ = ["Loss", "L2Loss", "L1Loss", "SigmoidBinaryCrossEntropyLoss", "SigmoidBCELoss", "SoftmaxCrossEntropyLoss",
           "SoftmaxCELoss", "KLDivLoss", "CTCLoss", "HuberLoss", "HingeLoss", "SquaredHingeLoss", "LogisticLoss",
           "TripletLoss", "PoissonNLLLoss", "CosineEmbeddingLoss", "SDMLLoss"]


def _apply_weighting(F, loss, weight=None, sample_weight=None):
    """`loss` times the array `sample_weight` (broadcast) and the number `weight`; None leaves either out."""
    if sample_weight is not None:
        loss = F.broadcast_mul(loss, sample_weight)
    if weight is not None:
        if not isinstance(weight, numeric_types):
            raise AssertionError(f"[Loss] argument 'weight': expected a number, got {type(weight).__name__}")
        loss = loss * weight
    return loss


def _reshape_like(F, x, y):
    """`x` in the shape of `y`; the numbers of elements are equal."""
    return x.reshape(y.shape) if F is ndarray else F.reshape_like(x, y)


class Loss(HybridBlock):
    """Base class of losses.

    A loss is called as `loss(pred, label, sample_weight)` and returns one value per sample, shape (batch,): the mean
    over all other axes.

    Parameters
    ----------
    weight : float, optional
        Factor on the loss.
    batch_axis : int, default 0
        Axis of the samples.
    """

    def __init__(self, weight, batch_axis, **kwargs):
        super().__init__(**kwargs)
        self._weight = weight
        self._batch_axis = batch_axis

    def __repr__(self):
        return f"{type(self).__name__}(batch_axis={self._batch_axis}, w={self._weight})"

    def _per_sample(self, F, loss, sample_weight, weight):
        """Weigh `loss` and take its mean for each sample."""
        loss = _apply_weighting(F, loss, weight, sample_weight)
        return F.mean(loss, axis=self._batch_axis, exclude=True)

    def hybrid_forward(self, F, x, *args, **kwargs):
        raise NotImplementedError(f"[{type(self).__name__}] argument 'hybrid_forward': expected a subclass to define "
                                  "it")


class L2Loss(Loss):
    """Half the squared difference of `pred` and `label`, which have equal numbers of elements."""

    def __init__(self, weight=1.0, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        label = _reshape_like(F, label, pred)
        return self._per_sample(F, F.square(label - pred), sample_weight, self._weight / 2)


class L1Loss(Loss):
    """The absolute difference of `pred` and `label`, which have equal numbers of elements."""

    def __init__(self, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        label = _reshape_like(F, label, pred)
        return self._per_sample(F, F.abs(label - pred), sample_weight, self._weight)


class SigmoidBinaryCrossEntropyLoss(Loss):
    """Cross entropy of probabilities of yes/no labels.

    Parameters
    ----------
    from_sigmoid : bool, default False
        True: `pred` holds probabilities. False: `pred` is before the sigmoid, which is numerically safer.
    weight, batch_axis
        See `Loss`.

    The call takes `pred`, `label` (0 to 1, as many elements), `sample_weight` and `pos_weight`, a factor on the part of
    the positive labels that broadcasts to `pred`.
    """

    def __init__(self, from_sigmoid=False, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._from_sigmoid = from_sigmoid

    def hybrid_forward(self, F, pred, label, sample_weight=None, pos_weight=None):
        label = _reshape_like(F, label, pred)
        if self._from_sigmoid:
            eps = 1e-12
            positive = F.log(pred + eps) * label
            if pos_weight is not None:
                positive = F.broadcast_mul(positive, pos_weight)
            loss = -(positive + F.log(1.0 - pred + eps) * (1.0 - label))
        else:
            # log(1 + exp(-|x|)) never overflows, and max(x, 0) - x * y adds what it lacks.
            soft = F.Activation(-F.abs(pred), act_type="softrelu")
            if pos_weight is None:
                loss = F.relu(pred) - pred * label + soft
            else:
                factor = 1 + F.broadcast_mul(pos_weight - 1, label)
                loss = pred - pred * label + factor * (soft + F.relu(-pred))
        return self._per_sample(F, loss, sample_weight, self._weight)


SigmoidBCELoss = SigmoidBinaryCrossEntropyLoss


class SoftmaxCrossEntropyLoss(Loss):
    """Cross entropy of class probabilities.

    Parameters
    ----------
    axis : int, default -1
        Axis of the classes.
    sparse_label : bool, default True
        True: `label` holds class numbers and has the shape of `pred` without the axis of the classes. False: it holds a
        distribution, in the shape of `pred`.
    from_logits : bool, default False
        True: `pred` holds log probabilities. False: the softmax is taken here.
    weight, batch_axis
        See `Loss`.
    """

    def __init__(self, axis=-1, sparse_label=True, from_logits=False, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._axis = axis
        self._sparse_label = sparse_label
        self._from_logits = from_logits

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        if not self._from_logits:
            pred = F.log_softmax(pred, axis=self._axis)
        if self._sparse_label:
            loss = -F.pick(pred, label, axis=self._axis, keepdims=True)
        else:
            loss = -F.sum(pred * _reshape_like(F, label, pred), axis=self._axis, keepdims=True)
        return self._per_sample(F, loss, sample_weight, self._weight)


SoftmaxCELoss = SoftmaxCrossEntropyLoss


class KLDivLoss(Loss):
    """Kullback-Leibler divergence of the distribution `label` from `pred`.

    Parameters
    ----------
    from_logits : bool, default True
        True: `pred` holds log probabilities. False: the softmax over `axis` is taken here.
    axis : int, default -1
    weight, batch_axis
        See `Loss`.
    """

    def __init__(self, from_logits=True, axis=-1, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._from_logits = from_logits
        self._axis = axis

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        if not self._from_logits:
            pred = F.log_softmax(pred, self._axis)
        loss = label * (F.log(label + 1e-12) - pred)
        return self._per_sample(F, loss, sample_weight, self._weight)


class CTCLoss(Loss):
    """Connectionist temporal classification: loss of a label sequence without alignment.

    The last class is the blank. The call takes `pred` before the softmax, `label` (class numbers, padded with -1 unless
    lengths are given), `pred_lengths`, `label_lengths` (both (batch,), optional) and `sample_weight`.

    Parameters
    ----------
    layout : {'NTC', 'TNC'}, default 'NTC'
        Axes of `pred`: batch, time, class.
    label_layout : {'NT', 'TN'}, default 'NT'
        Axes of `label`.
    weight : float, optional
    """

    def __init__(self, layout="NTC", label_layout="NT", weight=None, **kwargs):
        if layout not in ("NTC", "TNC"):
            raise AssertionError(f"Only 'NTC' and 'TNC' layouts for pred are supported. Got: {layout}")
        if label_layout not in ("NT", "TN"):
            raise AssertionError(f"Only 'NT' and 'TN' layouts for label are supported. Got: {label_layout}")
        self._layout = layout
        self._label_layout = label_layout
        super().__init__(weight, label_layout.find("N"), **kwargs)

    def hybrid_forward(self, F, pred, label, pred_lengths=None, label_lengths=None, sample_weight=None):
        if self._layout == "NTC":
            pred = F.swapaxes(pred, 0, 1)
        if self._batch_axis == 1:
            label = F.swapaxes(label, 0, 1)
        lengths = [value for value in (pred_lengths, label_lengths) if value is not None]
        loss = F.CTCLoss(pred, label, *lengths, use_data_lengths=pred_lengths is not None,
                         use_label_lengths=label_lengths is not None, blank_label="last")
        return _apply_weighting(F, loss, self._weight, sample_weight)


class HuberLoss(Loss):
    """Half the squared difference over `rho` where that difference is below `rho`, else the difference less rho / 2."""

    def __init__(self, rho=1, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._rho = rho

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        label = _reshape_like(F, label, pred)
        loss = F.abs(label - pred)
        loss = F.where(loss > self._rho, loss - 0.5 * self._rho, (0.5 / self._rho) * F.square(loss))
        return self._per_sample(F, loss, sample_weight, self._weight)


class HingeLoss(Loss):
    """max(0, margin - pred * label) for labels of -1 and 1."""

    def __init__(self, margin=1, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._margin = margin

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        label = _reshape_like(F, label, pred)
        return self._per_sample(F, F.relu(self._margin - pred * label), sample_weight, self._weight)


class SquaredHingeLoss(Loss):
    """max(0, margin - pred * label) squared, for labels of -1 and 1."""

    def __init__(self, margin=1, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._margin = margin

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        label = _reshape_like(F, label, pred)
        return self._per_sample(F, F.square(F.relu(self._margin - pred * label)), sample_weight, self._weight)


class LogisticLoss(Loss):
    """log(1 + exp(-pred * label)) for labels of -1 and 1; with `label_format='binary'` labels are 0 and 1."""

    def __init__(self, weight=None, batch_axis=0, label_format="signed", **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        if label_format not in ("signed", "binary"):
            raise ValueError(f"label_format can only be signed or binary, recieved {label_format}.")
        self._label_format = label_format

    def hybrid_forward(self, F, pred, label, sample_weight=None):
        label = _reshape_like(F, label, pred)
        if self._label_format == "signed":
            label = (label + 1.0) / 2.0
        loss = F.relu(pred) - pred * label + F.Activation(-F.abs(pred), act_type="softrelu")
        return self._per_sample(F, loss, sample_weight, self._weight)


class TripletLoss(Loss):
    """max(0, margin + |pred - positive|^2 - |pred - negative|^2), the squares summed over each sample."""

    def __init__(self, margin=1, weight=None, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._margin = margin

    def hybrid_forward(self, F, pred, positive, negative):
        positive = _reshape_like(F, positive, pred)
        negative = _reshape_like(F, negative, pred)
        gap = F.sum(F.square(positive - pred) - F.square(negative - pred), axis=self._batch_axis, exclude=True)
        return _apply_weighting(F, F.relu(gap + self._margin), self._weight, None)


class PoissonNLLLoss(Loss):
    """Negative log likelihood of counts `target` under a Poisson distribution; the mean over everything, shape (1,).

    Parameters
    ----------
    weight : float, optional
    from_logits : bool, default True
        True: `pred` is the log of the rate. False: `pred` is the rate.
    batch_axis : int, default 0
    compute_full : bool, default False
        Add Stirling's approximation of the term that does not depend on `pred`.
    """

    def __init__(self, weight=None, from_logits=True, batch_axis=0, compute_full=False, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._from_logits = from_logits
        self._compute_full = compute_full

    def hybrid_forward(self, F, pred, target, sample_weight=None, epsilon=1e-8):
        target = _reshape_like(F, target, pred)
        if self._from_logits:
            loss = F.exp(pred) - target * pred
        else:
            loss = pred - target * F.log(pred + epsilon)
        if self._compute_full:
            stirling = target * F.log(target) - target + 0.5 * F.log(2 * target * np.pi)
            loss = loss + stirling * (target > 1)
        return F.mean(_apply_weighting(F, loss, self._weight, sample_weight))


class CosineEmbeddingLoss(Loss):
    """1 - cos(input1, input2) for label 1, max(0, cos - margin) for label -1.

    The cosines are over the last axis of (N, size); the loss is (N, 1).
    """

    def __init__(self, weight=None, batch_axis=0, margin=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self._margin = margin

    def hybrid_forward(self, F, input1, input2, label, sample_weight=None):
        input1 = _reshape_like(F, input1, input2)
        label = F.reshape(label, (-1, 1))
        product = F.sum(input1 * input2, axis=-1).reshape((-1, 1))
        norms = F.norm(input1, axis=-1).reshape((-1, 1)) * F.norm(input2, axis=-1).reshape((-1, 1))
        # Zero vectors count as orthogonal.
        cosine = F.broadcast_div(product, F.broadcast_maximum(norms, F.full((1, 1), 1e-12)))
        apart = F.broadcast_maximum(F.zeros((1, 1)), cosine - self._margin)
        loss = F.where(label == 1, 1.0 - cosine, apart)
        return _apply_weighting(F, loss, self._weight, sample_weight)


class SDMLLoss(Loss):
    """Smoothed deep metric learning: each row of `x1` should be nearer to its row of `x2` than to all others.

    Parameters
    ----------
    smoothing_parameter : float, default 0.3
        Probability that is spread over the other rows.
    weight, batch_axis
        See `Loss`.
    """

    def __init__(self, smoothing_parameter=0.3, weight=1.0, batch_axis=0, **kwargs):
        super().__init__(weight, batch_axis, **kwargs)
        self.kl_loss = KLDivLoss(from_logits=True)
        self.smoothing_parameter = smoothing_parameter

    @staticmethod
    def _distances(F, x1, x2):
        """Squared distances of all rows of `x1` to all rows of `x2`, shape (N, N)."""
        difference = F.broadcast_sub(F.expand_dims(x1, 1), F.expand_dims(x2, 0))
        return F.sum(F.square(difference), axis=2)

    def _targets(self, F, batch_size):
        """The wanted distribution: most on the diagonal, the rest spread evenly."""
        own = F.eye(batch_size)
        return own * (1 - self.smoothing_parameter) + (1 - own) * self.smoothing_parameter / (batch_size - 1)

    def hybrid_forward(self, F, x1, x2):
        if F is not ndarray:
            raise NotImplementedError("[SDMLLoss] argument 'x1': expected an NDArray, got a Symbol; the loss depends "
                                      "on the batch size and cannot be hybridized")
        targets = self._targets(F, x1.shape[0]).as_in_context(x1.context)
        log_probabilities = F.log_softmax(-self._distances(F, x1, x2), axis=1)
        # kl_loss takes the mean over the batch; the sum is wanted.
        return self.kl_loss(log_probabilities, targets) * x1.shape[0]
