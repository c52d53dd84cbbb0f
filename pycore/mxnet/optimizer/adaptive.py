"""Optimizers with a rate for each element, from running moments of its gradients."""
import math

from .. import ndarray as nd
from .base import Optimizer, aggregation_size, rates, zeros_like_state


@Optimizer.register
class Adam(Optimizer):
    """Adam (Kingma and Ba).

    Parameters
    ----------
    beta1, beta2 : float
        Decay of the mean and of the mean square of gradients.
    epsilon : float
    lazy_update : bool
        With row-sparse gradients, touch only the rows that have one.
    """

    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, lazy_update=True, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta1 = beta1
        self.beta2 = beta2
        self.epsilon = epsilon
        self.lazy_update = lazy_update
        # Master copies are updated one at a time, and subclasses with an update of their own expect that too.
        if type(self).update is Adam.update and not self.multi_precision:
            self.aggregate_num = aggregation_size(64)

    def create_state(self, index, weight):
        stype = weight.stype if self.lazy_update else "default"
        return (zeros_like_state(weight, stype), zeros_like_state(weight, stype))

    def _corrected(self, index, lr):
        """The rate with both bias corrections in it."""
        t = self._index_update_count[index]
        return lr * math.sqrt(1.0 - self.beta2 ** t) / (1.0 - self.beta1 ** t)

    def update(self, index, weight, grad, state):
        if isinstance(index, (list, tuple)):
            self._update_many(index, weight, grad, state)
            return
        self._update_count(index)
        options = self._op_options()
        if not self.lazy_update:
            options["lazy_update"] = False
        mean, var = state
        nd.adam_update(weight, grad, mean, var, out=weight, lr=self._corrected(index, self._get_lr(index)),
                       wd=self._get_wd(index), beta1=self.beta1, beta2=self.beta2, epsilon=self.epsilon, **options)

    def _update_many(self, indices, weights, grads, states):
        """Dense weights in one call, others one after the other."""
        if len(indices) < 2 or {*map(type, weights), *map(type, grads)} != {nd.NDArray}:
            for group in zip(indices, weights, grads, states):
                self.update(*group)
            return
        self._update_count(indices)
        lrs = tuple(map(self._corrected, indices, self._get_lrs(indices)))
        context = weights[0].context
        arrays = [a for w, g, (mean, var) in zip(weights, grads, states) for a in (w, g, mean, var)]
        nd.preloaded_multi_adam_update(*arrays, rates(lrs, context), rates(tuple(self._get_wds(indices)), context),
                                       out=weights, beta1=self.beta1, beta2=self.beta2, epsilon=self.epsilon,
                                       num_weights=len(weights), **self._op_options())


@Optimizer.register
class AdaGrad(Optimizer):
    """AdaGrad (Duchi, Hazan and Singer): divides by the root of all squared gradients so far.

    Parameters
    ----------
    eps : float
        Added below the root.
    """

    def __init__(self, eps=1e-7, **kwargs):
        super().__init__(**kwargs)
        self.float_stable_eps = eps

    def create_state(self, index, weight):
        return zeros_like_state(weight, weight.stype)

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        if grad.stype == "row_sparse":
            nd.sparse.adagrad_update(weight, grad, state, out=weight, lr=lr, wd=wd, epsilon=self.float_stable_eps,
                                     **self._op_options())
            return
        grad = self._scaled(grad)
        state += nd.square(grad)
        weight -= lr * (grad / nd.sqrt(state + self.float_stable_eps) + weight * wd)


@Optimizer.register
class RMSProp(Optimizer):
    """RMSProp: divides by the root of a running mean of squared gradients.

    Parameters
    ----------
    gamma1 : float
        Decay of the running means.
    gamma2 : float
        Momentum; used only when centered.
    epsilon : float
    centered : bool
        Subtract the squared running mean (Graves) or not (Tieleman and Hinton).
    clip_weights : float, optional
        Clip weights to [-clip_weights, clip_weights] after each update.
    """

    def __init__(self, learning_rate=0.001, gamma1=0.9, gamma2=0.9, epsilon=1e-8, centered=False, clip_weights=None,
                 **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.gamma1 = gamma1
        self.gamma2 = gamma2
        self.centered = centered
        self.epsilon = epsilon
        self.clip_weights = clip_weights

    def create_state(self, index, weight):
        return tuple(zeros_like_state(weight, weight.stype) for _ in range(3 if self.centered else 1))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        options = self._op_options()
        if self.clip_weights:
            options["clip_weights"] = self.clip_weights
        if self.centered:
            mean_square, mean, delta = state
            nd.rmspropalex_update(weight, grad, mean_square, mean, delta, out=weight, lr=lr, wd=wd,
                                  gamma1=self.gamma1, gamma2=self.gamma2, epsilon=self.epsilon, **options)
        else:
            nd.rmsprop_update(weight, grad, state[0], out=weight, lr=lr, wd=wd, gamma1=self.gamma1,
                              epsilon=self.epsilon, **options)


@Optimizer.register
class AdaDelta(Optimizer):
    """AdaDelta (Zeiler); the learning rate is not used.

    Parameters
    ----------
    rho : float
        Decay of both running means.
    epsilon : float
    """

    def __init__(self, rho=0.90, epsilon=1e-5, **kwargs):
        super().__init__(**kwargs)
        self.rho = rho
        self.epsilon = epsilon

    def create_state(self, index, weight):
        return (zeros_like_state(weight), zeros_like_state(weight))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        wd = self._get_wd(index)
        grad = self._scaled(grad)
        square_grads, square_deltas = state
        square_grads *= self.rho
        square_grads += (1.0 - self.rho) * grad * grad
        delta = nd.sqrt(square_deltas + self.epsilon) / nd.sqrt(square_grads + self.epsilon) * grad
        square_deltas *= self.rho
        square_deltas += (1.0 - self.rho) * delta * delta
        weight -= delta + wd * weight


@Optimizer.register
class Ftrl(Optimizer):
    """FTRL-proximal (McMahan et al.).

    Parameters
    ----------
    lamda1 : float
        L1 regularization.
    beta : float
        Keeps early rates of an element small.
    """

    def __init__(self, lamda1=0.01, learning_rate=0.1, beta=1, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.lamda1 = lamda1
        self.beta = beta

    def create_state(self, index, weight):
        return (zeros_like_state(weight, weight.stype), zeros_like_state(weight, weight.stype))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        z, n = state
        nd.ftrl_update(weight, grad, z, n, out=weight, lr=self._get_lr(index), wd=self._get_wd(index),
                       lamda1=self.lamda1, beta=self.beta, **self._op_options())


@Optimizer.register
class FTML(Optimizer):
    """Follow the moving leader (Zheng and Kwok).

    Parameters
    ----------
    beta1, beta2 : float
    epsilon : float
    """

    def __init__(self, beta1=0.6, beta2=0.999, epsilon=1e-8, **kwargs):
        super().__init__(**kwargs)
        self.beta1 = beta1
        self.beta2 = beta2
        self.epsilon = epsilon

    def create_state(self, index, weight):
        return tuple(zeros_like_state(weight) for _ in range(3))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        t = self._index_update_count[index]
        options = {} if self.clip_gradient is None else {"clip_grad": self.clip_gradient}
        nd.ftml_update(weight, grad, *state, out=weight, lr=lr, wd=wd, t=t, beta1=self.beta1, beta2=self.beta2,
                       epsilon=self.epsilon, rescale_grad=self.rescale_grad, **options)


@Optimizer.register
class Adamax(Optimizer):
    """Adamax: Adam with the running maximum of gradients instead of their mean square.

    Parameters
    ----------
    beta1, beta2 : float
    """

    def __init__(self, learning_rate=0.002, beta1=0.9, beta2=0.999, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta1 = beta1
        self.beta2 = beta2

    def create_state(self, index, weight):
        return (zeros_like_state(weight), zeros_like_state(weight))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        lr /= 1.0 - self.beta1 ** self._index_update_count[index]
        grad = grad * self.rescale_grad + wd * weight
        if self.clip_gradient is not None:
            grad = nd.clip(grad, -self.clip_gradient, self.clip_gradient)
        mean, largest = state
        mean *= self.beta1
        mean += (1.0 - self.beta1) * grad
        largest[:] = nd.maximum(self.beta2 * largest, nd.abs(grad))
        weight -= lr * mean / largest


@Optimizer.register
class Nadam(Optimizer):
    """Adam with Nesterov's momentum (Dozat).

    Parameters
    ----------
    beta1, beta2 : float
    epsilon : float
    schedule_decay : float
        Exponent factor of the momentum schedule.
    """

    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, schedule_decay=0.004, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta1 = beta1
        self.beta2 = beta2
        self.epsilon = epsilon
        self.schedule_decay = schedule_decay
        self.m_schedule = 1.0

    def create_state(self, index, weight):
        return (zeros_like_state(weight), zeros_like_state(weight))

    def _momentum(self, t):
        return self.beta1 * (1.0 - 0.5 * 0.96 ** (t * self.schedule_decay))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        t = self._index_update_count[index]
        grad = grad * self.rescale_grad + wd * weight
        if self.clip_gradient is not None:
            grad = nd.clip(grad, -self.clip_gradient, self.clip_gradient)
        now, later = self._momentum(t), self._momentum(t + 1)
        # Saved states of old carry this product over all weights; it belongs to the optimizer.
        self.m_schedule *= now
        mean, square = state
        mean *= self.beta1
        mean += (1.0 - self.beta1) * grad
        square *= self.beta2
        square += (1.0 - self.beta2) * grad * grad
        step = grad * ((1.0 - now) / (1.0 - self.m_schedule)) + mean * (later / (1.0 - self.m_schedule * later))
        weight -= lr * step / (nd.sqrt(square / (1.0 - self.beta2 ** t)) + self.epsilon)


@Optimizer.register
class LAMB(Optimizer):
    """LAMB (You et al.): Adam steps scaled per layer by the ratio of weight norm to step norm.

    Parameters
    ----------
    beta1, beta2 : float
    epsilon : float
    lower_bound, upper_bound : float, optional
        Bounds of the weight norm.
    bias_correction : bool
    """

    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-6, lower_bound=None, upper_bound=None,
                 bias_correction=True, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta1 = beta1
        self.beta2 = beta2
        self.epsilon = epsilon
        self.lower_bound = lower_bound
        self.upper_bound = upper_bound
        self.bias_correction = bias_correction

    def create_state(self, index, weight):
        return (zeros_like_state(weight, weight.stype), zeros_like_state(weight, weight.stype))

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        bounds = {}
        if self.lower_bound:
            bounds["lower_bound"] = self.lower_bound
        if self.upper_bound:
            bounds["upper_bound"] = self.upper_bound
        mean, var = state
        step = nd.lamb_update_phase1(weight, grad, mean, var, t=self._index_update_count[index], wd=wd,
                                     beta1=self.beta1, beta2=self.beta2, epsilon=self.epsilon,
                                     bias_correction=self.bias_correction, **self._op_options())
        nd.lamb_update_phase2(weight, step, weight.norm(), step.norm(), out=weight, lr=lr, **bounds)
