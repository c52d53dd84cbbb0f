# HybridBlock: a Block whose computation can be traced into a graph and run as one compiled call.
"""Blocks that can be compiled."""
import warnings

from .. import ndarray, symbol
from ..context import current_context
from ..ndarray import NDArray
from ..symbol import Symbol
from ._block import Block
from ._structure import _flatten, _inspect, _regroup, _trim
from .parameter import DeferredInitializationError, _Epoch

__all__ = ["HybridBlock"]


def _first(args):
    """The first array or symbol in nested lists of them."""
    for arg in args:
        if isinstance(arg, (list, tuple)):
            arg = _first(arg)
        if arg is not None:
            return arg
    return None


def _array_functions(args):
    """`F` for arrays: classic functions, or those of the NumPy interface for its arrays."""
    if getattr(_first(args), "_numpy", False):
        from ..numpy._views import array_functions
        return array_functions()
    return ndarray


class _Compiled:
    """A traced graph ready to run: an operator over parameters and inputs, with the argument list kept between calls.

    The hot path copies a list of arrays, fills in the inputs and makes one call; everything that depends only on the
    parameters is redone when any of them gets new arrays (`_Epoch`).
    """

    __slots__ = ("op", "block", "in_format", "inputs", "params", "size", "count", "plain", "out_format", "lists")

    def __init__(self, block, op, names, input_slots, params):
        self.block = block
        self.op = op
        self.size = len(names)
        self.inputs = input_slots      # pairs: position among the operator's inputs, position among the flat arguments
        self.params = params           # pairs: position among the operator's inputs, Parameter
        self.in_format = _trim(block._in_format)
        self.count = len(block._in_format)
        # Plain: every argument is one array, as in nearly all calls.
        self.plain = all(fmt == 0 for fmt in block._in_format)
        self.out_format = block._out_format
        self.lists = {}

    def arguments(self, ctx):
        """The operator's inputs on `ctx` with the parameters in place."""
        entry = self.lists.get(ctx)
        if entry is not None and entry[0] == _Epoch.value:
            return entry[1].copy()
        arrays = [None] * self.size
        for slot, param in self.params:
            arrays[slot] = param.data(ctx)
        self.lists[ctx] = (_Epoch.value, arrays)
        return arrays.copy()

    def __call__(self, args):
        flat = args
        if not (self.plain and len(args) == self.count and all(isinstance(arg, NDArray) for arg in args)):
            flat, fmt = _flatten(list(args), "input")
            if _trim(fmt) != self.in_format:
                raise ValueError("The argument structure of HybridBlock does not match the cached version. Stored "
                                 f"format = {self.in_format}, input format = {_trim(fmt)}")
        first = flat[0]
        if first is None:
            first = next(array for array in flat if array is not None)
        inputs = self.arguments(first.context)
        for slot, index in self.inputs:
            inputs[slot] = flat[index]
        out = self.op(*inputs)
        if self.out_format == 0:
            return out
        return _regroup([out] if isinstance(out, NDArray) else list(out), self.out_format)


class HybridBlock(Block):
    """Base class of blocks that can be compiled into a graph.

    Subclasses say in `hybrid_forward(F, x, ..., **params)` what they compute; `F` is `mxnet.nd` or `mxnet.sym`, and
    each registered parameter comes as a keyword. Until `hybridize` is called the operators run one by one; after it the
    first call traces them into a graph and every call runs that graph.
    """

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self._cached_graph = ()
        self._cached_op = None
        self._in_format = None
        self._out_format = None
        self._numpy_out = False
        self._active = False
        self._flags = []
        self._callback = None
        self._monitor_all = False

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if isinstance(value, HybridBlock):
            self._clear_cached_op()

    def register_child(self, block, name=None):
        """Add `block`, which must be a HybridBlock, as a child; see `Block.register_child`."""
        if not isinstance(block, HybridBlock):
            raise ValueError(f"Children of HybridBlock must also be HybridBlock, but {block} has type {type(block)}. "
                             "If you are using Sequential, please try HybridSequential instead.")
        super().register_child(block, name)
        self._clear_cached_op()

    # -- compiling ------------------------------------------------------------------------------------------------

    def hybridize(self, active=True, backend=None, clear=True, static_alloc=False, static_shape=False, inline_limit=2,
                  forward_bulk_size=None, backward_bulk_size=None, **kwargs):
        """Switch compiling on or off, for this block and its children.

        Parameters
        ----------
        active : bool, default True
        backend : None
            Partitioning back ends are not available; anything but None raises ValueError.
        clear : bool, default True
            Forget what was compiled before.
        static_alloc : bool, default False
            Keep the memory of intermediate results between calls.
        static_shape : bool, default False
            Shapes do not change between calls, which lets more be prepared. Needs `static_alloc`.
        inline_limit : int, default 2
            A graph of at most so many operators is put into the surrounding graph.
        forward_bulk_size, backward_bulk_size : int, optional
            How many operators run as one step.
        kwargs
            Options of back ends, which are ignored.
        """
        if backend is not None:
            raise ValueError(f"[hybridize] argument 'backend': expected None, got {backend!r}; partitioning back ends "
                             "are not available")
        self._active = active
        options = {"static_alloc": static_alloc, "static_shape": static_shape, "inline_limit": inline_limit}
        if forward_bulk_size is not None:
            options["forward_bulk_size"] = forward_bulk_size
        if backward_bulk_size is not None:
            options["backward_bulk_size"] = backward_bulk_size
        self._flags = list(options.items())
        if clear:
            self._clear_cached_op()
        if active and (self._forward_hooks or self._forward_pre_hooks):
            warnings.warn(f'"{self}" is being hybridized while still having forward hook/pre-hook. If "{self}" is a '
                          'child '
                          "of HybridBlock, the hooks will not take effect.", stacklevel=2)
        super().hybridize(active, static_alloc=static_alloc, static_shape=static_shape, inline_limit=inline_limit,
                          forward_bulk_size=forward_bulk_size, backward_bulk_size=backward_bulk_size, **kwargs)

    def _clear_cached_op(self):
        self._cached_graph = ()
        self._cached_op = None

    def cast(self, dtype):
        """Change the type of all parameters; the block is compiled anew at its next call."""
        self._clear_cached_op()
        super().cast(dtype)

    def _get_graph(self, *args):
        """The traced graph for arguments of this structure: input symbols and grouped outputs."""
        if not self._cached_graph:
            flat, self._in_format = _flatten(list(args), "input")
            real = [index for index, arg in enumerate(flat) if arg is not None]
            names = ["data"] if len(real) == 1 else [f"data{number}" for number in range(len(real))]
            inputs = [symbol.var(name) for name in names]
            if flat[real[0]]._numpy:
                inputs = [variable.as_np_ndarray() for variable in inputs]
            symbols = [None] * len(flat)
            for index, variable in zip(real, inputs):
                symbols[index] = variable
            # An array and a symbol with several outputs have different formats; the inputs here are single variables.
            grouped = _regroup(symbols, self._in_format)
            out = self._forward_symbols(*grouped)
            flat_out, self._out_format = _flatten(out, "output")
            kinds = {bool(getattr(result, "_numpy", False)) for result in flat_out}
            if len(kinds) > 1:
                raise TypeError("Block outputs must be either all classic or all of the NumPy interface, "
                                f"got a mixture from {self.name}")
            self._numpy_out = kinds == {True}
            self._cached_graph = inputs, symbol.Group(flat_out)
        return self._cached_graph

    def _build_cache(self, *args):
        """Trace (if that was not done yet) and compile for arguments of this structure."""
        inputs, out = self._get_graph(*args)
        names = out.list_inputs()
        params = self.collect_params()
        by_name = {param.name: param for param in params.values()}
        flat, fmt = _flatten(list(args), "input")
        if _trim(fmt) != _trim(self._in_format):
            raise ValueError("The argument structure of HybridBlock does not match the cached version. Stored format = "
                             f"{_trim(self._in_format)}, input format = {_trim(fmt)}")
        real = [index for index, arg in enumerate(flat) if arg is not None]
        place = {variable.name: index for variable, index in zip(inputs, real)}
        used = set(names)
        for number, variable in enumerate(inputs):
            if variable.name not in used:
                warnings.warn(f"The {number}-th input to HybridBlock is not used by any computation. Is this intended?",
                              stacklevel=4)
        for name in by_name:
            if name not in used:
                warnings.warn(f"Parameter {name} is not used by any computation. Is this intended?", stacklevel=4)
        input_slots, param_slots = [], []
        for slot, name in enumerate(names):
            if name in place:
                input_slots.append((slot, place[name]))
            else:
                param_slots.append((slot, by_name[name]))
        flags = [("data_indices", [slot for slot, _ in input_slots]),
                 ("param_indices", [slot for slot, _ in param_slots])]
        cached_op = ndarray.CachedOp
        if self._numpy_out:
            from ..numpy._dispatch import NumpyCachedOp as cached_op
        op = cached_op(out, flags + self._flags)
        if self._callback is not None:
            op._register_op_hook(self._callback, self._monitor_all)
        self._cached_op = _Compiled(self, op, names, input_slots, param_slots)
        return self._cached_op

    def _call_cached_op(self, *args):
        compiled = self._cached_op or self._build_cache(*args)
        try:
            return compiled(args)
        except DeferredInitializationError:
            self._finish_deferred(*args)
            return compiled(args)

    def register_op_hook(self, callback, monitor_all=False):
        """Call `callback(name, operator, array)` for each output of an operator in the compiled graph.

        With `monitor_all` the inputs are reported too.
        """
        self._callback = callback
        self._monitor_all = monitor_all
        # A hook is part of the compiled operator.
        self._cached_op = None
        for child in self._children.values():
            child._callback = callback
            child._monitor_all = monitor_all
            child._cached_op = None

    # -- inferring parameters -------------------------------------------------------------------------------------

    def _infer_attrs(self, infer_fn, attr, *args):
        inputs, out = self._get_graph(*args)
        flat = [arg for arg in _flatten(list(args), "input")[0] if arg is not None]
        known = {variable.name: getattr(arg, attr) for variable, arg in zip(inputs, flat)}
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            arg_values, _, aux_values = getattr(out, infer_fn)(**known)
        if arg_values is None:
            raise ValueError("\n".join(str(item.message) for item in caught)
                             or f"the {attr} of the parameters does not follow from the inputs")
        values = dict(zip(out.list_arguments(), arg_values))
        values.update(zip(out.list_auxiliary_states(), aux_values))
        for param in self.collect_params().values():
            if param.name in values:
                setattr(param, attr, values[param.name])

    def infer_shape(self, *args):
        """Fill in the unknown dimensions of the parameters from the shapes of the inputs `args`."""
        self._infer_attrs("infer_shape", "shape", *args)

    def infer_type(self, *args):
        """Set the types of the parameters from the types of the inputs `args`."""
        self._infer_attrs("infer_type", "dtype", *args)

    def _finish_deferred(self, *args):
        """Complete shapes from the inputs and create all arrays that waited for them."""
        try:
            self.infer_shape(*args)
        except Exception as error:
            raise ValueError(f"Deferred initialization failed because shape cannot be inferred. {error}") from error
        for param in self.collect_params().values():
            param._finish_deferred_init()

    # -- running --------------------------------------------------------------------------------------------------

    def forward(self, x, *args):
        """Compute on arrays (compiled if so wished) or build a graph on symbols."""
        if isinstance(x, NDArray) and (not args or all(isinstance(arg, NDArray) for arg in args)):
            if self._active:
                if self._cached_op is None and args:
                    self._check_contexts(_inspect((x, *args))[2])
                return self._call_cached_op(x, *args)
            return self._forward_arrays(x.context, x, *args)
        if isinstance(x, Symbol) and not args:
            return self._forward_symbols(x)
        has_symbol, has_array, contexts = _inspect((x, *args))
        if has_symbol and has_array:
            raise ValueError("In HybridBlock, we do not support mixed NDArrays and Symbols types for the input. Please "
                             "check the type of the args.\n")
        if not has_symbol and not has_array:
            raise ValueError("In HybridBlock, there must be one NDArray or one Symbol in the input. Please check the "
                             "type of the args.\n")
        if has_symbol:
            return self._forward_symbols(x, *args)
        if self._active:
            self._check_contexts(contexts)
            return self._call_cached_op(x, *args)
        return self._forward_arrays(contexts[0], x, *args)

    @staticmethod
    def _check_contexts(contexts):
        real = {ctx for ctx in contexts if ctx.device_type not in ("cpu_pinned", "cpu_shared")}
        if len(real) > 1:
            raise ValueError("Find multiple contexts in the input, After hybridized, the HybridBlock only supports one "
                             "input context. You can print the ele.ctx in the input arguments to inspect their "
                             f"contexts. Find all contexts = {real}")

    def _forward_arrays(self, ctx, *args):
        try:
            params = {name: param.data(ctx) for name, param in self._reg_params.items()}
        except DeferredInitializationError:
            self._finish_deferred(*args)
            params = {name: param.data(ctx) for name, param in self._reg_params.items()}
        F = _array_functions(args)
        if ctx == current_context():
            return self.hybrid_forward(F, *args, **params)
        # Operators without inputs (zeros, random numbers) go where the data is.
        with ctx:
            return self.hybrid_forward(F, *args, **params)

    def _forward_symbols(self, *args):
        params = {name: param.var() for name, param in self._reg_params.items()}
        F = symbol
        if getattr(_first(args), "_numpy", False):
            from ..numpy._views import symbol_functions
            F = symbol_functions()
            params = {name: variable.as_np_ndarray() for name, variable in params.items()}
        with self.name_scope():
            return self.hybrid_forward(F, *args, **params)

    def hybrid_forward(self, F, x, *args, **kwargs):
        """What the block computes; subclasses say it with the operators of `F` (`mxnet.nd` or `mxnet.sym`)."""
        raise NotImplementedError(f"[{type(self).__name__}] argument 'hybrid_forward': expected a subclass to define "
                                  "it")

    # -- files ----------------------------------------------------------------------------------------------------

    def export(self, path, epoch=0, remove_amp_cast=True):
        """Write the compiled graph to `path-symbol.json` and the parameters to `path-NNNN.params`.

        The files load in `SymbolBlock.imports`, `mx.mod.Module` and the predictor. The block must have been hybridized
        and called before; RuntimeError otherwise.
        """
        if not self._cached_graph:
            raise RuntimeError("Please first call block.hybridize() and then run forward with this block at least once "
                               "before calling export.")
        graph = self._cached_graph[1]
        graph.save(f"{path}-symbol.json", remove_amp_cast=remove_amp_cast)
        arguments, states = set(graph.list_arguments()), set(graph.list_auxiliary_states())
        arrays = {}
        for param in self.collect_params().values():
            if param.name in arguments:
                arrays["arg:" + param.name] = param._reduce()
            elif param.name in states:
                arrays["aux:" + param.name] = param._reduce()
        ndarray.save(f"{path}-{epoch:04d}.params", arrays)
