# Parameter: a named array with its copies per context, gradients and deferred initialization.
"""Parameters of neural network layers."""
import warnings

import numpy as np

from .. import autograd, initializer, ndarray, symbol
from ..base import MXNetError
from ..context import Context, cpu, current_context
from ..ndarray.ndarray import _new_alloc_handle, dtype_id
from ..util import as_wanted
from .utils import shape_is_known

__all__ = ["DeferredInitializationError", "Parameter", "Constant", "ParameterDict", "tensor_types"]

tensor_types = (symbol.Symbol, ndarray.NDArray)

_UNIFORM = initializer.Uniform()
_STYPES = ("default", "row_sparse", "csr")
_NOT_INITIALIZED = ("Parameter '%s' has not been initialized. Note that you should initialize parameters and create "
                    "Trainer with Block.collect_params() instead of Block.params because the later does not include "
                    "Parameters of nested child Blocks")


class _Epoch:
    """Counts how often any parameter got new arrays, so that compiled blocks know when their argument lists are old."""

    value = 0


class DeferredInitializationError(MXNetError):
    """A parameter's array was asked for before its shape became known."""


def _context_list(ctx):
    """Normalise None, one context or a sequence of contexts to a list."""
    if ctx is None:
        return [current_context()]
    if isinstance(ctx, Context):
        return [ctx]
    return list(ctx)


def _same_dtype(a, b):
    return dtype_id(a) == dtype_id(b)


class Parameter:
    """A learnable (or fixed) array of a Block.

    Parameters
    ----------
    name : str
        Full name, unique in a network.
    grad_req : {'write', 'add', 'null'}, default 'write'
        What backward does to the gradient: overwrite it, add to it, or keep none.
    shape : int or tuple of int, optional
        0 stands for a dimension that is not known yet.
    dtype : str or numpy.dtype, default float32
    lr_mult, wd_mult : float, default 1.0
        Factors on the optimizer's learning rate and weight decay.
    init : Initializer or str, optional
        Initializer of this parameter; the block's one by default.
    allow_deferred_init : bool, default False
        Let `initialize` wait until the first forward pass completes the shape.
    differentiable : bool, default True
        False for states such as running means: `grad_req` then stays 'null'.
    stype, grad_stype : {'default', 'row_sparse', 'csr'}
        Storage of the data and of the gradient.
    """

    def __init__(self, name, grad_req="write", shape=None, dtype=np.float32, lr_mult=1.0, wd_mult=1.0, init=None,
                 allow_deferred_init=False, differentiable=True, stype="default", grad_stype="default"):
        self._var = None
        self._data = None
        self._grad = None
        self._ctx_list = None
        self._deferred_init = ()
        self._trainer = None
        self._differentiable = differentiable
        self._allow_deferred_init = allow_deferred_init
        self._grad_req = None
        self._shape = (shape,) if isinstance(shape, int) else None if shape is None else tuple(shape)
        self._dtype = dtype
        self.name = name
        self.lr_mult = lr_mult
        self.wd_mult = wd_mult
        self.init = init
        self.grad_req = grad_req
        if stype not in _STYPES:
            raise AssertionError(f"stype for Parameter '{name}' must be one of 'default', 'row_sparse', or 'csr', "
                                 f"but got '{stype}'")
        if grad_stype not in _STYPES:
            raise AssertionError(f"grad_stype for Parameter '{name}' must be one of 'default', 'row_sparse', or 'csr', "
                                 f"but got '{grad_stype}'")
        self._stype = stype
        self._grad_stype = grad_stype

    def __repr__(self):
        return f"Parameter {self.name} (shape={self.shape}, dtype={self.dtype})"

    # -- attributes -----------------------------------------------------------------------------------------------

    @property
    def grad_req(self):
        """What backward does to the gradient: 'write', 'add' or 'null'."""
        return self._grad_req

    @grad_req.setter
    def grad_req(self, req):
        if req not in ("write", "add", "null"):
            raise AssertionError(f"grad_req must be one of 'write', 'add', or 'null', but got '{req}'")
        if not self._differentiable:
            req = "null"
        if self._grad_req == req:
            return
        self._grad_req = req
        if req == "null" and self._grad is not None:
            self._grad = None
            self._data = [array.detach() for array in self._data]
            _Epoch.value += 1
        elif self._data is not None:
            self._init_grad()

    @property
    def dtype(self):
        """Type of the elements. Setting it casts data and gradient."""
        return self._dtype

    @dtype.setter
    def dtype(self, dtype):
        self.cast(dtype)

    @property
    def shape(self):
        """Shape; unknown dimensions show as 0 (-1 under NumPy shape semantics). They may be filled, never changed."""
        if self._shape is None:
            return None
        from ..util import is_np_shape
        if is_np_shape():
            return tuple(dim if dim > 0 else -1 for dim in self._shape)
        return self._shape

    @shape.setter
    def shape(self, new_shape):
        new_shape = tuple(new_shape)
        if self._shape is None:
            self._shape = new_shape
            return
        fits = len(self._shape) == len(new_shape) and all(
            old in (0, -1) or old == new for old, new in zip(self._shape, new_shape))
        if not fits:
            raise AssertionError(f"Expected shape {new_shape} is incompatible with given shape {self._shape}.")
        self._shape = new_shape

    # -- initialization -------------------------------------------------------------------------------------------

    def initialize(self, init=None, ctx=None, default_init=_UNIFORM, force_reinit=False):
        """Create and fill the arrays; with an unfinished shape do so at the first forward pass.

        Parameters
        ----------
        init : Initializer, optional
            Used instead of the parameter's own `init`.
        ctx : Context or list of Context, optional
            One copy is kept on each; the current context by default.
        default_init : Initializer
            Used when neither `init` nor the parameter's own is given.
        force_reinit : bool, default False
            Fill anew although the parameter is initialized; else that only warns.
        """
        if self._data is not None and not force_reinit:
            warnings.warn(f"Parameter '{self.name}' is already initialized, ignoring. "
                          "Set force_reinit=True to re-initialize.", stacklevel=2)
            return
        self._data = self._grad = None
        _Epoch.value += 1
        contexts = _context_list(ctx)
        if init is None:
            init = default_init if self.init is None else self.init
        if not shape_is_known(self.shape):
            if not self._allow_deferred_init:
                raise ValueError(f"Cannot initialize Parameter '{self.name}' because it has invalid shape: "
                                 f"{self.shape}.")
            self._deferred_init = (init, contexts, default_init, None)
            return
        self._deferred_init = (init, contexts, default_init, None)
        self._finish_deferred_init()

    def _finish_deferred_init(self):
        """Create the arrays that `initialize` promised, now that the shape is known."""
        if not self._deferred_init:
            return
        init, contexts, default_init, data = self._deferred_init
        if not shape_is_known(self.shape):
            raise AssertionError(f"Cannot initialize Parameter '{self.name}' because it has invalid shape: "
                                 f"{self.shape}. Please specify in_units, in_channels, etc for `Block`s.")
        self._deferred_init = ()
        with autograd.pause():
            fresh = data is None
            if fresh:
                data = self._fresh_data(init, default_init)
            self._init_impl(data, contexts, private=fresh)

    def _fresh_data(self, init, default_init):
        """One filled array on the CPU, in the parameter's own storage."""
        context = cpu()
        if self._stype == "default":
            data = ndarray.zeros(self.shape, dtype=self.dtype, ctx=context)
        else:
            data = ndarray.zeros(self.shape, dtype=self.dtype, ctx=context, stype=self._stype)
        fill = initializer.create(default_init)
        chosen = self.init if init is None else init
        # The description carries the parameter's own initializer; the default one dispatches on it or on the name.
        description = initializer.InitDesc(self.name, {"__init__": chosen})
        fill(description, data)
        return data

    def _init_impl(self, data, ctx_list, private=False):
        """Keep one copy of `data` on each context; `private`: nobody else has `data`."""
        self._ctx_list = list(ctx_list)
        self._data = as_wanted([data if private and i == 0 and ctx == data.context else data.copyto(ctx)
                                for i, ctx in enumerate(self._ctx_list)])
        _Epoch.value += 1
        self._init_grad()

    def _init_grad(self):
        """Give every copy a zeroed gradient, when there is to be one."""
        _Epoch.value += 1
        if self.grad_req == "null":
            self._grad = None
            return
        if self._grad_stype == "default":
            # Claimed when backward writes them: a network that only predicts has no gradients.
            self._grad = [ndarray.NDArray(_new_alloc_handle(data.shape, data.context, True, data.dtype))
                          for data in self._data]
        else:
            self._grad = [ndarray.zeros(data.shape, dtype=data.dtype, ctx=data.context, stype=self._grad_stype)
                          for data in self._data]
        if self._data[0]._numpy:
            from ..numpy._dispatch import as_np
            as_np(self._grad)
        autograd.mark_variables(self._data, self._grad, self.grad_req)

    def _load_init(self, data, ctx, cast_dtype=False, dtype_source="current"):
        """Take `data` read from a file as the value, initializing the parameter when it is not yet."""
        if cast_dtype:
            assert dtype_source in ("current", "saved"), \
                f"dtype_source must be 'current' or 'saved', but got '{dtype_source}'"
        if self.shape is not None:
            fits = len(self.shape) == len(data.shape) and all(
                old in (0, -1) or old == new for old, new in zip(self.shape, data.shape))
            if not fits:
                raise AssertionError(f"Failed loading Parameter '{self.name}' from saved params: shape incompatible "
                                     f"expected {self.shape} vs saved {data.shape}")
            self._shape = tuple(data.shape)
        if not _same_dtype(self.dtype, data.dtype):
            if not cast_dtype:
                raise AssertionError(f"Failed loading Parameter '{self.name}' from saved params: dtype incompatible "
                                     f"expected {self.dtype} vs saved {data.dtype}. Set cast_dtype=True to cast the "
                                     "dtype of saved params.")
            if dtype_source == "current":
                data = data.astype(self.dtype)
            else:
                self.cast(data.dtype)
        if self._stype != data.stype:
            data = data.tostype(self._stype)
        if ctx is not None:
            ctx = _context_list(ctx)
        if self._data is None:
            if self._deferred_init:
                planned = self._deferred_init[1]
                if ctx is not None and set(ctx) != set(planned):
                    raise AssertionError(f"Failed to load Parameter '{self.name}' on {ctx} because it was previous "
                                         f"initialized on {self.list_ctx()}.")
                ctx = planned
            elif ctx is None:
                ctx = [cpu()]
            self._init_impl(data, ctx)
        else:
            if ctx is not None and set(ctx) != set(self.list_ctx()):
                raise AssertionError(f"Failed to load Parameter '{self.name}' on {ctx} because it was previous "
                                     f"initialized on {self.list_ctx()}.")
            self.set_data(data)
        self._deferred_init = ()

    def reset_ctx(self, ctx):
        """Move the parameter to other contexts, keeping the value (the mean over the copies)."""
        ctx = _context_list(ctx)
        if self._data is not None:
            data = self._reduce()
            with autograd.pause():
                self._init_impl(data, ctx)
        elif self._deferred_init:
            init, _, default_init, data = self._deferred_init
            self._deferred_init = (init, ctx, default_init, data)
        else:
            raise ValueError(f"Cannot reset context for Parameter '{self.name}' because it has not been initialized.")

    def cast(self, dtype):
        """Change the type of data and gradient."""
        self._dtype = dtype
        self._var = None
        if self._data is None:
            return
        with autograd.pause():
            self._data = [array.astype(dtype) for array in self._data]
            _Epoch.value += 1
            if self._grad is not None:
                self._grad = [array.astype(dtype) for array in self._grad]
                autograd.mark_variables(self._data, self._grad, self.grad_req)

    # -- access ---------------------------------------------------------------------------------------------------

    def _pick(self, arrays, ctx):
        """The one of `arrays` on `ctx`; with `ctx` None the only one, or the one on the current context."""
        if arrays is not None:
            contexts = self._ctx_list
            if ctx is None:
                if len(arrays) == 1:
                    return arrays[0]
                ctx = current_context()
            for array, context in zip(arrays, contexts):
                if context == ctx:
                    return array
            # A pinned or shared array sits in ordinary host memory, where the CPU copy serves it.
            if ctx.device_type in ("cpu_pinned", "cpu_shared"):
                for array, context in zip(arrays, contexts):
                    if context.device_type == "cpu":
                        return array
            raise RuntimeError(f"Parameter '{self.name}' was not initialized on context {ctx}. It was only initialized "
                               f"on {contexts}.")
        return self._raise_missing()

    def _raise_missing(self):
        if self._deferred_init:
            raise DeferredInitializationError(
                f"Parameter '{self.name}' has not been initialized yet because initialization was deferred. Actual "
                "initialization happens during the first forward pass. Please pass one batch of data through the "
                "network before accessing Parameters. You can also avoid deferred initialization by specifying "
                "in_units, num_features, etc., for network layers.")
        raise RuntimeError(_NOT_INITIALIZED % self.name)

    def data(self, ctx=None):
        """The value on `ctx`: an NDArray that shares memory with the parameter.

        Raises RuntimeError when the parameter has no array there, DeferredInitializationError when its shape is open.
        """
        if self._stype != "default":
            raise RuntimeError(f"Cannot return a copy of Parameter '{self.name}' on ctx {ctx} via data() because its "
                               f"storage type is {self._stype}. Please use row_sparse_data() instead.")
        return self._pick(self._data, ctx)

    def list_data(self):
        """The values on all contexts, in the order of `list_ctx`."""
        if self._stype != "default":
            raise RuntimeError(f"Cannot return copies of Parameter '{self.name}' on all contexts via list_data() "
                               f"because its storage type is {self._stype}. Please use row_sparse_data() instead.")
        if self._data is None:
            self._raise_missing()
        return list(self._data)

    def grad(self, ctx=None):
        """The gradient on `ctx`."""
        if self._data is not None and self._grad is None:
            raise RuntimeError(f"Cannot get gradient array for Parameter '{self.name}' because grad_req='null'")
        return self._pick(self._grad, ctx)

    def list_grad(self):
        """The gradients on all contexts."""
        if self._data is not None and self._grad is None:
            raise RuntimeError(f"Cannot get gradient array for Parameter '{self.name}' because grad_req='null'")
        if self._grad is None:
            self._raise_missing()
        return list(self._grad)

    def list_ctx(self):
        """The contexts that hold a copy (or will, after deferred initialization)."""
        if self._data is not None:
            return self._ctx_list
        if self._deferred_init:
            return self._deferred_init[1]
        raise RuntimeError(f"Parameter '{self.name}' has not been initialized")

    def set_data(self, data):
        """Set the value on every context; `data` is an NDArray or a number that broadcasts."""
        if hasattr(data, "shape"):
            self.shape = data.shape
        if self._data is None:
            if not self._deferred_init:
                raise AssertionError(f"Parameter '{self.name}' has not been initialized")
            init, contexts, default_init, _ = self._deferred_init
            self._deferred_init = (init, contexts, default_init, data)
            return
        # A store that applies the updates holds its own copy, which must not outlive a value set from outside.
        if self._trainer is not None and self._trainer._kv_initialized and self._trainer._update_on_kvstore:
            self._trainer._reset_kvstore()
        for array in self._data:
            array[:] = data

    def zero_grad(self):
        """Set the gradients to zero; does nothing without gradients."""
        if self._grad is None:
            return
        for grad in self._grad:
            if grad.stype == "default":
                grad[:] = 0
            else:
                ndarray.zeros(grad.shape, dtype=grad.dtype, ctx=grad.context, stype=grad.stype).copyto(grad)

    def var(self):
        """The symbol of this parameter; the same one at each call."""
        if self._var is None:
            self._var = symbol.var(self.name, shape=self.shape, dtype=self.dtype, lr_mult=self.lr_mult,
                                   wd_mult=self.wd_mult, init=self.init, stype=self._stype)
        return self._var

    def _reduce(self):
        """The value as one array on the CPU: the mean over contexts, all rows of a sparse parameter."""
        if self._stype == "row_sparse":
            if self._trainer is None:
                if len(self._data) == 1:
                    return self._data[0].copyto(cpu())
                raise RuntimeError(f"Cannot get row_sparse data for Parameter '{self.name}' when no Trainer is created "
                                   "with it.")
            rows = ndarray.arange(0, self.shape[0], dtype="int64", ctx=cpu())
            data = ndarray.zeros(self.shape, stype="row_sparse", ctx=cpu(), dtype=self.dtype)
            self._trainer._row_sparse_pull(self, data, rows, full_idx=True)
            return data
        arrays = self.list_data()
        if len(arrays) == 1:
            return arrays[0].copyto(cpu())
        return ndarray.add_n(*[array.copyto(cpu()) for array in arrays]) / len(arrays)

    # -- row-sparse access through a Trainer ----------------------------------------------------------------------

    def _set_trainer(self, trainer):
        """Remember the trainer; a row-sparse parameter lives in one trainer's store only."""
        if self._stype != "default" and self._trainer and trainer and self._trainer is not trainer:
            raise RuntimeError(f"Failed to set the trainer for Parameter '{self.name}' because it was already set. "
                               "More than one trainers for a row_sparse Parameter is not supported.")
        self._trainer = trainer

    def _get_row_sparse(self, arrays, ctx, row_id):
        """Bring the rows `row_id` from the trainer's store into `arrays`, and pick the one on `ctx` (all if a list)."""
        if not isinstance(row_id, ndarray.NDArray):
            raise TypeError(f"row_id must have NDArray type, but {type(row_id)} is given")
        if not self._trainer:
            raise RuntimeError(f"Cannot get row_sparse data for Parameter '{self.name}' when no Trainer is created "
                               "with it.")
        if arrays is None:
            self._raise_missing()
        self._trainer._row_sparse_pull(self, arrays if ctx is list else self._pick(arrays, ctx), row_id)
        return list(arrays) if ctx is list else self._pick(arrays, ctx)

    def row_sparse_data(self, row_id):
        """The rows `row_id` of a row-sparse parameter, on the context of `row_id`."""
        if self._stype != "row_sparse":
            raise RuntimeError(f"Cannot return a copy of Parameter {self.name} via row_sparse_data() because its "
                               f"storage type is {self._stype}. Please use data() instead.")
        return self._get_row_sparse(self._data, row_id.context, row_id)

    def list_row_sparse_data(self, row_id):
        """The rows `row_id` of a row-sparse parameter on all contexts."""
        if self._stype != "row_sparse":
            raise RuntimeError(f"Cannot return copies of Parameter '{self.name}' on all contexts via "
                               f"list_row_sparse_data() because its storage type is {self._stype}. Please use data() "
                               "instead.")
        return self._get_row_sparse(self._data, list, row_id)


class Constant(Parameter):
    """A fixed array that takes part in forward passes and is saved, but never gets a gradient.

    `value` is an NDArray or anything `nd.array` takes.
    """

    def __init__(self, name, value):
        if not isinstance(value, ndarray.NDArray):
            value = ndarray.array(value)
        self.value = value

        class Init(initializer.Initializer):
            """Copies the constant's value."""

            def _init_weight(self, _, arr):
                value.copyto(arr)

        init_name = f"Constant_{name}_{id(self)}"
        initializer.alias(init_name)(Init)
        super().__init__(name, grad_req="null", shape=value.shape, dtype=value.dtype, init=init_name)

    def __repr__(self):
        return f"Constant {self.name} (shape={self.shape}, dtype={self.dtype})"

    @property
    def grad_req(self):
        """Always 'null'."""
        return "null"

    @grad_req.setter
    def grad_req(self, req):
        self._grad_req = "null"
        if req != "null":
            warnings.warn(f'Constant parameter "{self.name}" does not support grad_req other than "null", and new '
                          f'value "{req}" is ignored.', stacklevel=2)


from .parameter_dict import ParameterDict  # noqa: E402  (needs the classes above)

ParameterDict.__module__ = __name__
