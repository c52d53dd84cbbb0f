"""Optimizers outside the common set."""
import math

from .. import ndarray as nd
from .base import Optimizer, zeros_like_state

__all__ = ["AdamW", "GroupAdaGrad"]


@Optimizer.register
class GroupAdaGrad(Optimizer):
    """AdaGrad with one history value for each row of a matrix; weight decay is not supported.

    Parameters
    ----------
    eps : float
        Added below the root.
    """

    def __init__(self, eps=1e-5, **kwargs):
        super().__init__(**kwargs)
        self.float_stable_eps = eps

    def create_state(self, index, weight):
        if len(weight.shape) != 2:
            raise AssertionError(f"[GroupAdaGrad] argument 'weight': expected 2 dimensions, got {weight.shape}")
        return nd.zeros((weight.shape[0], 1), weight.context, dtype=weight.dtype, stype=weight.stype)

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        if wd != 0:
            raise AssertionError(f"[GroupAdaGrad] argument 'wd': expected 0, got {wd}")
        if grad.stype == "row_sparse":
            nd.contrib.group_adagrad_update(weight, grad, state, out=weight, lr=lr, epsilon=self.float_stable_eps,
                                            **self._op_options())
            return
        grad = self._scaled(grad)
        state += nd.mean(nd.square(grad), axis=1, keepdims=True)
        weight[:] -= lr * nd.broadcast_div(grad, nd.sqrt(state + self.float_stable_eps))


@Optimizer.register
class AdamW(Optimizer):
    """Adam with decoupled weight decay (Loshchilov and Hutter).

    ``weight -= lr * (mean_hat / (sqrt(var_hat) + epsilon) + wd * weight)``

    Parameters
    ----------
    beta1, beta2 : float
    epsilon : float
    correct_bias : bool
        Correct the running means for their start at zero.
    """

    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-6, correct_bias=True, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta1 = beta1
        self.beta2 = beta2
        self.epsilon = epsilon
        self.correct_bias = correct_bias

    def create_state(self, index, weight):
        return (zeros_like_state(weight), zeros_like_state(weight))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        grad = self._scaled(grad)
        mean, var = state
        mean *= self.beta1
        mean += (1.0 - self.beta1) * grad
        var *= self.beta2
        var += (1.0 - self.beta2) * grad * grad
        scale, root = lr, nd.sqrt(var)
        if self.correct_bias:
            t = self._index_update_count[index]
            scale /= 1.0 - self.beta1 ** t
            root /= math.sqrt(1.0 - self.beta2 ** t)
        weight -= scale * mean / (root + self.epsilon) + lr * wd * weight
