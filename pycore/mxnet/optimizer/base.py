"""The optimizer base class: learning rates, weight decay, update counts and mixed precision."""
import functools
import logging
import warnings

import numpy

from .. import _capi
from .. import ndarray as nd
from .._ops import wrap_dense
from ..base import env_int
from ..util import is_np_array


def aggregation_size(default):
    """How many weights one call may update; ``MXNET_OPTIMIZER_AGGREGATION_SIZE`` decides, 0 turns it off."""
    return env_int("MXNET_OPTIMIZER_AGGREGATION_SIZE", default)


@functools.lru_cache(maxsize=256)
def rates(numbers, context):
    """An array with a rate for each weight, for operators that read rates from arrays. `numbers` is a tuple.

    Nobody may write to it: whoever asks for the same numbers again gets the same array.
    """
    return wrap_dense(_capi.array_of_floats(numbers, context.device_typeid, context.device_id))


class Optimizer:
    """Base of all optimizers.

    Parameters
    ----------
    rescale_grad : float
        Multiplies each gradient; often 1 / batch size.
    param_idx2name : dict of int to str, optional
        Names of the indices that `update` is called with, for `set_lr_mult` and `set_wd_mult`.
    wd : float
        Weight decay (L2).
    clip_gradient : float, optional
        Clip rescaled gradients to [-clip_gradient, clip_gradient].
    learning_rate : float, optional
        0.01 by default; overrules the scheduler's base rate.
    lr_scheduler : LRScheduler, optional
    sym : Symbol, optional
        Its ``lr_mult`` and ``wd_mult`` attributes are used.
    begin_num_update : int
        Number of updates already done.
    multi_precision : bool
        Keep a float32 copy of float16 weights.
    param_dict : dict of int to gluon.Parameter, optional
        Their `lr_mult` and `wd_mult` come before all others.
    """

    opt_registry = {}

    @staticmethod
    def register(klass):
        """Decorator: make a subclass known to `create` under its lower-case name."""
        name = klass.__name__.lower()
        known = Optimizer.opt_registry.get(name)
        if known is not None and known is not klass:
            warnings.warn(f"New optimizer {klass.__module__}.{klass.__name__} is overriding existing optimizer "
                          f"{known.__module__}.{known.__name__}")
        Optimizer.opt_registry[name] = klass
        return klass

    @staticmethod
    def create_optimizer(name, **kwargs):
        """Create a registered optimizer; a ValueError when the name is unknown."""
        klass = Optimizer.opt_registry.get(name.lower())
        if klass is None:
            raise ValueError(f"Cannot find optimizer {name}")
        return klass(**kwargs)

    # Whether arrays of the NumPy interface may come; objects from before it lack the answer.
    allow_np_array = False

    def __init__(self, rescale_grad=1.0, param_idx2name=None, wd=0.0, clip_gradient=None, learning_rate=None,
                 lr_scheduler=None, sym=None, begin_num_update=0, multi_precision=False, param_dict=None):
        self.rescale_grad = rescale_grad
        self.lr_scheduler = lr_scheduler
        if lr_scheduler is None:
            self.lr = 0.01 if learning_rate is None else learning_rate
        else:
            if learning_rate is not None and lr_scheduler.base_lr != learning_rate:
                logging.warning("learning rate from ``lr_scheduler`` has been overwritten by ``learning_rate`` in "
                                "optimizer.")
                lr_scheduler.base_lr = learning_rate
            self.lr = lr_scheduler.base_lr
        self.wd = wd
        self.begin_num_update = begin_num_update
        self.num_update = begin_num_update
        # One table of update counts per device: replicas must not count each other's updates.
        self._all_index_update_counts = {0: {}}
        self._index_update_count = self._all_index_update_counts[0]
        self.clip_gradient = clip_gradient
        self.multi_precision = multi_precision
        self.aggregate_num = 0
        if param_idx2name is None:
            param_idx2name = {}
        if not isinstance(param_idx2name, dict):
            raise AssertionError("param_idx2name should be a dict of param indexes to names.")
        self.idx2name = param_idx2name.copy()
        self.sym_info = (sym.attr_dict(), sym.list_arguments()) if sym is not None else ()
        self.param_dict = param_dict if param_dict else {}
        self.allow_np_array = is_np_array()
        self.set_lr_mult({})
        self.set_wd_mult({})

    def __getstate__(self):
        state = self.__dict__.copy()
        # Parameters belong to the training program and not into saved states.
        del state["param_dict"]
        return state

    def __setstate__(self, state):
        self.__dict__ = state
        self.param_dict = {}

    # What subclasses write.

    def create_state(self, index, weight):
        """The state (None, an NDArray or a tuple of them) that `update` wants for `weight`."""
        return

    def update(self, index, weight, grad, state):
        """Update `weight` in place from `grad`, and `state` with it."""
        raise NotImplementedError()

    # Mixed precision.

    def create_state_multi_precision(self, index, weight):
        """Like `create_state`; with `multi_precision` and float16, (float32 copy of weight, state of the copy)."""
        if weight.dtype == numpy.float16:
            if self.multi_precision:
                master = weight.astype(numpy.float32)
                return (master, self.create_state(index, master))
            warnings.warn("Accumulating with float16 in optimizer can lead to poor accuracy or slow convergence. "
                          "Consider using multi_precision=True option of the optimizer")
        return self.create_state(index, weight)

    def update_multi_precision(self, index, weight, grad, state):
        """Like `update`, with a state made by `create_state_multi_precision`."""
        if self.multi_precision and weight.dtype == numpy.float16:
            master, inner = state
            self.update(index, master, grad.astype(numpy.float32), inner)
            nd.cast(master, dtype=weight.dtype, out=weight)
        else:
            self.update(index, weight, grad, state)

    # Learning rates and decays.

    @property
    def learning_rate(self):
        """The current rate, before multipliers."""
        return self.lr if self.lr_scheduler is None else self.lr_scheduler.base_lr

    def set_learning_rate(self, lr):
        """Set the rate; a UserWarning is raised when a scheduler decides it."""
        if self.lr_scheduler is not None:
            raise UserWarning("LRScheduler of the optimizer has already been defined. Note that set_learning_rate "
                              "can mutate the value of the learning rate of the optimizer only when the LRScheduler "
                              "of the optimizer is undefined.")
        self.lr = lr

    def set_lr_scale(self, args_lrscale):
        """Gone long ago: use `set_lr_mult`."""
        raise DeprecationWarning("Use set_lr_mult instead.")

    def _symbol_mult(self, attribute):
        """Multipliers by argument name that the symbol's attributes give."""
        if not self.sym_info:
            return {}
        attrs, names = self.sym_info
        return {name: float(attrs[name][attribute]) for name in names if attribute in attrs.get(name, ())}

    def set_lr_mult(self, args_lr_mult):
        """Set factors of the learning rate by index or name; the symbol's ``lr_mult`` attributes come first."""
        self.lr_mult = self._symbol_mult("__lr_mult__")
        self.lr_mult.update(args_lr_mult)

    def set_wd_mult(self, args_wd_mult):
        """Set factors of the weight decay by index or name.

        What is neither a weight nor a gamma does not decay unless told to.
        """
        self.wd_mult = {name: 0.0 for name in self.idx2name.values() if not name.endswith(("_weight", "_gamma"))}
        self.wd_mult.update(self._symbol_mult("__wd_mult__"))
        self.wd_mult.update(args_wd_mult)

    def _multiplier(self, index, table, attribute):
        if index in self.param_dict:
            return getattr(self.param_dict[index], attribute)
        if not table:
            return 1.0
        if index in table:
            return table[index]
        return table.get(self.idx2name.get(index), 1.0)

    def _get_lr(self, index):
        """The rate of one index, all multipliers included."""
        lr = self.lr if self.lr_scheduler is None else self.lr_scheduler(self.num_update)
        return lr * self._multiplier(index, self.lr_mult, "lr_mult")

    def _get_wd(self, index):
        """The weight decay of one index, multipliers included."""
        return self.wd * self._multiplier(index, self.wd_mult, "wd_mult")

    def _get_lrs(self, indices):
        lr = self.lr if self.lr_scheduler is None else self.lr_scheduler(self.num_update)
        return [lr * self._multiplier(index, self.lr_mult, "lr_mult") for index in indices]

    def _get_wds(self, indices):
        return [self.wd * self._multiplier(index, self.wd_mult, "wd_mult") for index in indices]

    # Update counts.

    def _set_current_context(self, device_id):
        """Count updates in the table of this device from now on."""
        self._index_update_count = self._all_index_update_counts.setdefault(device_id, {})

    def _update_count(self, index):
        """Count one update of an index, or of each index of a list."""
        counts = self._index_update_count
        for one in index if isinstance(index, (list, tuple)) else (index,):
            counts[one] = count = counts.get(one, self.begin_num_update) + 1
            if count > self.num_update:
                self.num_update = count

    # Helpers of subclasses.

    def _op_options(self):
        """The arguments that all update operators share."""
        options = {"rescale_grad": self.rescale_grad}
        if self.clip_gradient:
            options["clip_gradient"] = self.clip_gradient
        return options

    def _scaled(self, grad):
        """The gradient rescaled and clipped, as a new array."""
        grad = grad * self.rescale_grad
        if self.clip_gradient is not None:
            grad = nd.clip(grad, -self.clip_gradient, self.clip_gradient)
        return grad


def zeros_like_state(weight, stype="default"):
    """A zero state of the weight's shape, type and device."""
    return nd.zeros(weight.shape, weight.context, dtype=weight.dtype, stype=stype)
