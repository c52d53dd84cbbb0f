"""Stochastic gradient descent and its relatives: momentum, Nesterov, sign, layer-wise and large-batch forms."""
import logging
import math

import numpy

from .. import ndarray as nd
from .. import random
from .base import Optimizer, aggregation_size, zeros_like_state


def _half(weight):
    return weight.dtype == numpy.float16


@Optimizer.register
class SGD(Optimizer):
    """Gradient descent with momentum and weight decay.

    ``state = momentum * state - lr * (rescale_grad * clip(grad) + wd * weight); weight += state``

    Parameters
    ----------
    momentum : float
    lazy_update : bool
        With row-sparse gradients, touch only the rows that have one.
    """

    def __init__(self, momentum=0.0, lazy_update=True, **kwargs):
        super().__init__(**kwargs)
        self.momentum = momentum
        self.lazy_update = lazy_update
        self.aggregate_num = aggregation_size(4)

    def create_state(self, index, weight):
        if self.momentum == 0.0:
            return None
        return zeros_like_state(weight, weight.stype if self.lazy_update else "default")

    def create_state_multi_precision(self, index, weight):
        if self.multi_precision and _half(weight):
            master = weight.astype(numpy.float32)
            return (self.create_state(index, master), master)
        return super().create_state_multi_precision(index, weight)

    def _options(self):
        options = self._op_options()
        if self.momentum > 0:
            options["momentum"] = self.momentum
        return options

    def _step(self, weight, grad, state, mixed, lr, wd, options):
        """One weight by one operator; takes `options` over."""
        mom, master = state if mixed else (state, None)
        if not self.lazy_update:
            options["lazy_update"] = False
        if mixed:
            if mom is None:
                nd.mp_sgd_update(weight, grad, master, out=weight, lr=lr, wd=wd, **options)
            else:
                nd.mp_sgd_mom_update(weight, grad, mom, master, out=weight, lr=lr, wd=wd, **options)
        elif mom is None:
            nd.sgd_update(weight, grad, out=weight, lr=lr, wd=wd, **options)
        else:
            nd.sgd_mom_update(weight, grad, mom, out=weight, lr=lr, wd=wd, **options)

    def _steps(self, weights, grads, states, mixed, lrs, wds, options):
        """Several weights by one operator."""
        arrays = [weights, grads]
        name = "multi_mp_sgd" if mixed else "multi_sgd"
        if self.momentum > 0:
            name += "_mom"
            arrays.append([state[0] for state in states] if mixed else states)
        if mixed:
            arrays.append([state[1] for state in states])
        flat = [array for group in zip(*arrays) for array in group]
        getattr(nd, name + "_update")(*flat, out=weights, num_weights=len(weights), lrs=lrs, wds=wds, **options)

    def _update(self, index, weight, grad, state, mixed):
        self._update_count(index)
        options = self._options()
        if not isinstance(index, (list, tuple)):
            self._step(weight, grad, state, mixed, self._get_lr(index), self._get_wd(index), options)
            return
        lrs, wds = self._get_lrs(index), self._get_wds(index)
        dense = all(w.stype == "default" and g.stype == "default" for w, g in zip(weight, grad))
        if dense and self.aggregate_num > 0:
            self._steps(weight, grad, state, mixed, lrs, wds, options)
        else:
            for one in zip(weight, grad, state, lrs, wds):
                self._step(one[0], one[1], one[2], mixed, one[3], one[4], dict(options))

    def update(self, index, weight, grad, state):
        self._update(index, weight, grad, state, False)

    def update_multi_precision(self, index, weight, grad, state):
        mixed = self.multi_precision and _half(weight[0] if isinstance(index, (list, tuple)) else weight)
        self._update(index, weight, grad, state, mixed)


@Optimizer.register
class ccSGD(SGD):
    """Old name of `SGD`."""


@Optimizer.register
class Signum(Optimizer):
    """The sign of the gradient or of its momentum, times the rate.

    ``state = momentum * state + (1 - momentum) * (rescale_grad * clip(grad) + wd * weight)``,
    ``weight = (1 - lr * wd_lh) * weight - lr * sign(state)``

    Parameters
    ----------
    momentum : float
        0 takes the sign of the gradient itself.
    wd_lh : float
        Decoupled weight decay.
    """

    def __init__(self, learning_rate=0.01, momentum=0.9, wd_lh=0.0, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.momentum = momentum
        self.wd_lh = wd_lh

    def create_state(self, index, weight):
        return None if self.momentum == 0.0 else zeros_like_state(weight, weight.stype)

    def update(self, index, weight, grad, state):
        self._update_count(index)
        options = self._op_options()
        lr, wd = self._get_lr(index), self._get_wd(index)
        if state is None:
            nd.signsgd_update(weight, grad, out=weight, lr=lr, wd=wd, **options)
            return
        if self.wd_lh:
            options["wd_lh"] = self.wd_lh
        nd.signum_update(weight, grad, state, out=weight, lr=lr, wd=wd, momentum=self.momentum, **options)


@Optimizer.register
class NAG(Optimizer):
    """Gradient descent with Nesterov's momentum.

    ``g = rescale_grad * clip(grad) + wd * weight; state = momentum * state - lr * g;
    weight += momentum * state - lr * g``

    Parameters
    ----------
    momentum : float
    """

    def __init__(self, momentum=0.0, **kwargs):
        super().__init__(**kwargs)
        self.momentum = momentum

    def create_state(self, index, weight):
        return None if self.momentum == 0.0 else zeros_like_state(weight)

    def create_state_multi_precision(self, index, weight):
        if self.multi_precision and _half(weight):
            master = weight.astype(numpy.float32)
            return (self.create_state(index, master), master)
        return super().create_state_multi_precision(index, weight)

    def update(self, index, weight, grad, state):
        self._update_count(index)
        options = self._op_options()
        lr, wd = self._get_lr(index), self._get_wd(index)
        if state is None:
            nd.sgd_update(weight, grad, out=weight, lr=lr, wd=wd, **options)
        else:
            nd.nag_mom_update(weight, grad, state, out=weight, lr=lr, wd=wd, momentum=self.momentum, **options)

    def update_multi_precision(self, index, weight, grad, state):
        if not (self.multi_precision and _half(weight)):
            self.update(index, weight, grad, state)
            return
        self._update_count(index)
        options = self._op_options()
        lr, wd = self._get_lr(index), self._get_wd(index)
        mom, master = state
        if mom is None:
            nd.mp_sgd_update(weight, grad, master, out=weight, lr=lr, wd=wd, **options)
        else:
            nd.mp_nag_mom_update(weight, grad, mom, master, out=weight, lr=lr, wd=wd, momentum=self.momentum,
                                 **options)


@Optimizer.register
class SGLD(Optimizer):
    """Stochastic gradient Langevin dynamics: half a gradient step plus normal noise of variance `lr`."""

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        noise = random.normal(0, math.sqrt(lr), shape=weight.shape, dtype=weight.dtype, ctx=weight.context)
        weight[:] += -lr / 2 * (self._scaled(grad) + wd * weight) + noise


@Optimizer.register
class DCASGD(Optimizer):
    """Delay-compensated asynchronous gradient descent.

    Parameters
    ----------
    momentum : float
    lamda : float
        Strength of the compensation.
    """

    def __init__(self, momentum=0.0, lamda=0.04, **kwargs):
        super().__init__(**kwargs)
        self.momentum = momentum
        self.weight_previous = {}
        self.lamda = lamda

    def create_state(self, index, weight):
        return (None if self.momentum == 0.0 else zeros_like_state(weight), weight.copy())

    def update(self, index, weight, grad, state):
        self._update_count(index)
        lr, wd = self._get_lr(index), self._get_wd(index)
        grad = self._scaled(grad)
        mom, previous = state
        step = -lr * (grad + wd * weight + self.lamda * grad * grad * (weight - previous))
        if mom is not None:
            mom *= self.momentum
            mom += step
            step = mom
        previous[:] = weight
        weight += step


@Optimizer.register
class LARS(SGD):
    """Gradient descent whose rate is scaled per layer by the ratio of weight norm to gradient norm.

    Parameters
    ----------
    momentum : float
    lazy_update : bool
        As in `SGD`.
    eta : float
        Trust coefficient.
    eps : float
        Added to the denominator of the ratio.
    momentum_correction : bool
        Scale the momentum when the rate changes between updates.
    """

    def __init__(self, momentum=0.0, lazy_update=True, eta=0.001, eps=0, momentum_correction=True, **kwargs):
        super().__init__(momentum=momentum, lazy_update=lazy_update, **kwargs)
        self.momentum_correction = momentum_correction
        self.eta = eta
        self.eps = eps
        self.skip = 0
        self.last_lr = None
        self.cur_lr = None

    def set_wd_mult(self, args_wd_mult):
        """Set factors of the weight decay by index or name; what is not a weight does not decay unless told to."""
        self.wd_mult = {name: 0.0 for name in self.idx2name.values() if not name.endswith("_weight")}
        self.wd_mult.update(self._symbol_mult("__wd_mult__"))
        self.wd_mult.update(args_wd_mult)

    def _ratio(self, index, weight, grad, wd):
        name = self.idx2name.get(index, str(index))
        if name.endswith(("gamma", "beta", "bias")):
            return 1.0
        w_norm = float(nd.norm(weight).asscalar())
        g_norm = float(nd.norm(grad).asscalar()) * self.rescale_grad
        if w_norm <= 0.0 or g_norm <= 0.0:
            return 1.0
        return self.eta * w_norm / (g_norm + wd * w_norm + self.eps)

    def _options(self):
        options = super()._options()
        if self.momentum_correction and self.last_lr and self.momentum > 0:
            options["momentum"] = self.momentum * (self.cur_lr / self.last_lr)
        return options

    def _update(self, index, weight, grad, state, mixed):
        several = isinstance(index, (list, tuple))
        indices = index if several else [index]
        self._update_count(indices)
        self.last_lr = self.cur_lr
        self.cur_lr = self.lr if self.lr_scheduler is None else self.lr_scheduler(self.num_update)
        if self.last_lr is None:
            self.last_lr = self.cur_lr
        options = self._options()
        lrs, wds = self._get_lrs(indices), self._get_wds(indices)
        groups = zip(indices, weight, grad, state, lrs, wds) if several else [(index, weight, grad, state,
                                                                              lrs[0], wds[0])]
        for one, w, g, s, lr, wd in groups:
            lr *= self._ratio(one, w, g, wd)
            self._step(w, g, s, mixed, lr, wd, dict(options))


@Optimizer.register
class LBSGD(Optimizer):
    """Large-batch gradient descent: accumulates gradients, warms the rate up, or scales it per layer.

    Parameters
    ----------
    momentum : float
    warmup_strategy : {'linear', 'power2', 'sqrt', 'lars'}
    warmup_epochs, updates_per_epoch : int
        Length of the warm-up.
    batch_scale : int
        Number of gradients that make one update, and factor of the rate after the warm-up.
    begin_epoch, num_epochs : int
    """

    def __init__(self, momentum=0.0, multi_precision=False, warmup_strategy="linear", warmup_epochs=5,
                 batch_scale=1, updates_per_epoch=32, begin_epoch=0, num_epochs=60, **kwargs):
        super().__init__(multi_precision=multi_precision, **kwargs)
        logging.info("Running Large-Batch SGD Algorithm")
        logging.info("(Batch_scale=%f, warmup_epochs=%d, warmup_strategy=%s, updates_per_epoch=%d)",
                     batch_scale, warmup_epochs, warmup_strategy, updates_per_epoch)
        self.momentum = momentum
        self.warmup_strategy = warmup_strategy
        self.warmup_epochs = warmup_epochs
        self.batch_scale = batch_scale
        self.updates_per_epoch = updates_per_epoch
        self.init_updates = begin_epoch * updates_per_epoch
        self.num_epochs = num_epochs
        self.lbmult = 1
        self.cumgrads = {}
        self.adaptive = warmup_strategy == "lars"
        self.admult = 1

    def create_state(self, index, weight):
        return None if self.momentum == 0.0 else zeros_like_state(weight)

    def _warmup_factor(self, updates):
        """Factor of the rate after so many updates."""
        length = self.warmup_epochs * self.updates_per_epoch
        if updates >= length:
            return float(self.batch_scale)
        if length <= 1:
            return 1.0
        done = updates / length
        shapes = {"linear": done, "power2": done * done, "sqrt": math.sqrt(done)}
        return 1.0 + (self.batch_scale - 1) * shapes.get(self.warmup_strategy, 0.0)

    @staticmethod
    def _layer_factor(weight, grad, wd):
        """Root of the ratio of squared norms, between 0.01 and 100."""
        w2 = float(nd.sum(weight * weight).asscalar())
        g2 = float(nd.sum(grad * grad).asscalar())
        return min(max(math.sqrt(w2 / (g2 + wd * w2 + 1e-18)), 0.01), 100)

    def _accumulate(self, index, grad):
        """Sum of the gradients since the last full batch, and how many there were."""
        held = self.cumgrads.get(index)
        if held and held["num_cums"] % self.batch_scale:
            count, total = held["num_cums"] + 1, held["cum_grad"] + grad
        else:
            count, total = (held["num_cums"] if held else self.init_updates) + 1, grad
        self.cumgrads[index] = {"cum_grad": total, "num_cums": count}
        return total, count

    def update(self, index, weight, grad, state):
        # The rate is looked up before the update is counted, so a scheduler lags one update behind.
        lr, wd = self._get_lr(index), self._get_wd(index)
        self._update_count(index)
        total, count = self._accumulate(index, grad)
        if count % self.batch_scale:
            return
        grad = total / self.batch_scale
        if self.adaptive:
            self.lbmult = self._layer_factor(weight, grad, wd)
        else:
            self.lbmult = self._warmup_factor(count)
        lr *= self.lbmult
        options = self._op_options()
        if state is None:
            nd.sgd_update(weight, grad, out=weight, lr=lr, wd=wd, **options)
        else:
            nd.sgd_mom_update(weight, grad, state, out=weight, lr=lr, wd=wd, momentum=self.momentum, **options)
