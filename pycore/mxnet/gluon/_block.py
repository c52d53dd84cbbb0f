# Block: base class of layers and networks; names, children, parameters, hooks, saving and loading.
"""Base class of neural network layers."""
import re
import threading
import warnings
from collections import OrderedDict

from .. import ndarray
from ..name import NameManager, Prefix
from ..util import is_np_array
from .parameter import _UNIFORM, Parameter, ParameterDict
from .utils import HookHandle, _brief_print_list, _indent

__all__ = ["Block"]


class _BlockScope:
    """Names of a block's children: counts them per kind and puts the block's prefix before them."""

    _current = threading.local()

    def __init__(self, block):
        self._block = block
        self._counter = {}
        self._saved = []

    @staticmethod
    def create(prefix, params, hint):
        """Full prefix and ParameterDict of a new block, made inside the scope now in force (or outside any)."""
        scope = getattr(_BlockScope._current, "value", None)
        if scope is None:
            if prefix is None:
                prefix = NameManager.current.get(None, hint) + "_"
            shared = ParameterDict(prefix) if params is None else ParameterDict(params.prefix, params)
            return prefix, shared
        if prefix is None:
            count = scope._counter.get(hint, 0)
            scope._counter[hint] = count + 1
            prefix = f"{hint}{count}_"
        parent = scope._block
        if params is None:
            shared = ParameterDict(parent.params.prefix + prefix, parent.params._shared)
        else:
            shared = ParameterDict(params.prefix, params)
        return parent.prefix + prefix, shared

    def __enter__(self):
        if self._block._empty_prefix:
            return self
        names = Prefix(self._block.prefix)
        # A stack, since a block's scope can be entered again while it is open (a block that calls itself).
        self._saved.append((getattr(_BlockScope._current, "value", None), names))
        _BlockScope._current.value = self
        names.__enter__()
        return self

    def __exit__(self, ptype, value, trace):
        if self._block._empty_prefix:
            return
        previous, names = self._saved.pop()
        names.__exit__(ptype, value, trace)
        _BlockScope._current.value = previous


def _holds_block(value):
    """Say whether a (nested) list, tuple or dict contains a Block."""
    if isinstance(value, Block):
        return True
    if isinstance(value, (list, tuple)):
        return any(_holds_block(item) for item in value)
    if isinstance(value, dict):
        return any(_holds_block(item) for item in value.values())
    return False


def _require_np(block, out):
    """TypeError for a classic array or symbol among the outputs of a block that runs in NumPy's mode."""
    if isinstance(out, (list, tuple)):
        for item in out:
            _require_np(block, item)
    elif getattr(out, "_numpy", True) is False:
        raise TypeError(f"[{block}] argument 'out': expected arrays of the NumPy interface while it is switched on, "
                        f"got {type(out).__name__}; as_np_ndarray() converts it")


class Block:
    """Base class of layers and networks.

    A block owns parameters (`self.params`) and child blocks (attributes that are blocks), and says in `forward` what it
    computes. Calling the block runs `forward` between its hooks.

    Parameters
    ----------
    prefix : str, optional
        Start of the names of the block's parameters; by default the class name and a number, like `dense0_`.
    params : ParameterDict, optional
        Where to take parameters from instead of making them, to share them with another block.
    """

    def __init__(self, prefix=None, params=None):
        self._empty_prefix = prefix == ""
        self._prefix, self._params = _BlockScope.create(prefix, params, self._alias())
        self._name = self._prefix[:-1] if self._prefix.endswith("_") else self._prefix
        self._scope = _BlockScope(self)
        self._children = OrderedDict()
        self._reg_params = {}
        self._forward_hooks = OrderedDict()
        self._forward_pre_hooks = OrderedDict()

    def __repr__(self):
        lines = "\n".join(f"  ({key}): {_indent(repr(block), 2)}" for key, block in self.__dict__.items()
                          if isinstance(block, Block))
        return f"{type(self).__name__}(\n{lines}\n)"

    def __setattr__(self, name, value):
        existing = getattr(self, name, None)
        if isinstance(existing, (Parameter, Block)) and not isinstance(value, type(existing)) \
                and not isinstance(existing, type(value)):
            raise TypeError(f"Changing attribute type for {name} from {type(existing)} to {type(value)} is not "
                            "allowed.")
        if isinstance(value, Block):
            self.register_child(value, name)
        elif isinstance(value, Parameter):
            if self._reg_params.get(name, value) is not value:
                raise AssertionError(f"Overriding Parameter attribute {name} is not allowed. If you want to share "
                                     "parameters between blocks, please set 'params' at Block construction instead.")
            self._reg_params[name] = value
        super().__setattr__(name, value)

    def _alias(self):
        return type(self).__name__.lower()

    # -- names, parameters, children ------------------------------------------------------------------------------

    @property
    def prefix(self):
        """Start of the names of the block's parameters."""
        return self._prefix

    @property
    def name(self):
        """Name: the prefix without its last underscore."""
        return self._name

    @property
    def params(self):
        """The parameters of this block alone; see `collect_params` for those of its children as well."""
        return self._params

    def name_scope(self):
        """Context manager in which new blocks become children by name: `with self.name_scope(): self.a = Dense(3)`."""
        return self._scope

    def collect_params(self, select=None):
        """Parameters of the block and all its children as a ParameterDict.

        `select` is a regular expression; only names that it matches from their start are returned.
        """
        self._warn_containers()
        found = ParameterDict(self._params.prefix)
        if select is None:
            found.update(self.params)
        else:
            pattern = re.compile(select)
            found.update({name: param for name, param in self.params.items() if pattern.match(name)})
        for child in self._children.values():
            found.update(child.collect_params(select=select))
        return found

    def _warn_containers(self):
        """Warn of lists and dicts that hold blocks: their parameters would be missed silently."""
        children = set(self._children.values())
        for key, value in self.__dict__.items():
            if isinstance(value, (list, tuple, dict)) and not key.startswith("_") and value and _holds_block(value):
                items = value.values() if isinstance(value, dict) else value
                if all(isinstance(item, Block) and item in children for item in items):
                    continue
                warnings.warn(f'"{type(self).__name__}.{key}" is an unregistered container with Blocks. Note that '
                              'Blocks '
                              "inside the list, tuple or dict will not be registered automatically. Make sure to "
                              "register them using register_child() or switching to nn.Sequential/nn.HybridSequential "
                              "instead. ", stacklevel=3)

    def _collect_params_with_prefix(self, prefix=""):
        """Parameters by their place in the network: attribute names joined by dots, as files store them."""
        if prefix:
            prefix += "."
        found = {prefix + name: param for name, param in self._reg_params.items()}
        for name, child in self._children.items():
            found.update(child._collect_params_with_prefix(prefix + name))
        return found

    def register_child(self, block, name=None):
        """Add `block` as a child under `name` (a running number by default). Attributes are added by themselves."""
        self._children[str(len(self._children)) if name is None else name] = block

    def apply(self, fn):
        """Call `fn(block)` for every child, depth first, then for this block. Returns the block."""
        for child in self._children.values():
            child.apply(fn)
        fn(self)
        return self

    # -- acting on parameters -------------------------------------------------------------------------------------

    def initialize(self, init=_UNIFORM, ctx=None, verbose=False, force_reinit=False):
        """Initialize all parameters; see `ParameterDict.initialize`."""
        self.collect_params().initialize(init, ctx, verbose, force_reinit)

    def hybridize(self, active=True, **kwargs):
        """Compile (or, with False, stop compiling) every HybridBlock below; see `HybridBlock.hybridize`."""
        for child in self._children.values():
            child.hybridize(active, **kwargs)

    def cast(self, dtype):
        """Change the type of all parameters."""
        for child in self._children.values():
            child.cast(dtype)
        for param in self.params.values():
            param.cast(dtype)

    # -- files ----------------------------------------------------------------------------------------------------

    def save_parameters(self, filename, deduplicate=False):
        """Write the parameters to a .params file under their place in the network.

        With `deduplicate` a parameter that several blocks share is written once.
        """
        params = self._collect_params_with_prefix()
        if deduplicate:
            first_name = {}
            for name, param in params.items():
                first_name.setdefault(param, name)
            params = {name: param for param, name in first_name.items()}
        for param in params.values():
            if param._data is None:
                param._raise_missing()
        ndarray.save(filename, {name: param._reduce() for name, param in params.items()})

    def load_parameters(self, filename, ctx=None, allow_missing=False, ignore_extra=False, cast_dtype=False,
                        dtype_source="current"):
        """Read parameters from a file of `save_parameters`, `ParameterDict.save` or `export`.

        Parameters
        ----------
        filename : str
        ctx : Context or list of Context, optional
            Where to initialize the parameters that are not yet.
        allow_missing : bool, default False
            Leave parameters alone that the file lacks, instead of raising AssertionError.
        ignore_extra : bool, default False
            Skip arrays for which the network has no place, instead of raising ValueError.
        cast_dtype : bool, default False
            Accept another type in the file.
        dtype_source : {'current', 'saved'}, default 'current'
            Which type wins when casting.
        """
        loaded = ndarray.load(filename)
        params = self._collect_params_with_prefix()
        if not loaded and not params:
            return
        # A list instead of a dictionary, or full names without dots, is the older format with the block's prefix.
        if params and any("." in name for name in params) and not any("." in name for name in loaded):
            del loaded
            self.collect_params().load(filename, ctx, allow_missing, ignore_extra, self.prefix, cast_dtype=cast_dtype,
                                       dtype_source=dtype_source)
            return
        if not allow_missing:
            # A shared parameter is there when any of its places is.
            present = {params[name] for name in loaded if name in params}
            for name, param in params.items():
                if param not in present:
                    raise AssertionError(f"Parameter '{name}' is missing in file '{filename}', which contains "
                                         f"parameters: {_brief_print_list(loaded)}. Set allow_missing=True to ignore "
                                         "missing parameters.")
        for name, value in loaded.items():
            if name in params:
                params[name]._load_init(value, ctx, cast_dtype=cast_dtype, dtype_source=dtype_source)
            elif not ignore_extra:
                raise ValueError(f"Parameter '{name}' loaded from file '{filename}' is not present in ParameterDict, "
                                 f"which contains parameters {_brief_print_list(params)}. Set ignore_extra=True to "
                                 "ignore. ")

    def save_params(self, filename):
        """Deprecated: `save_parameters` under full names without the block's prefix."""
        warnings.warn("save_params is deprecated. Please use save_parameters. Note that if you want load from "
                      "SymbolBlock later, please use export instead.", stacklevel=2)
        self.collect_params().save(filename, strip_prefix=self.prefix)

    def load_params(self, filename, ctx=None, allow_missing=False, ignore_extra=False):
        """Deprecated: use `load_parameters`."""
        warnings.warn("load_params is deprecated. Please use load_parameters.", stacklevel=2)
        self.load_parameters(filename, ctx, allow_missing, ignore_extra)

    def save(self, prefix):
        """Write `prefix-model.json` (names and compiled graphs of all blocks) and `prefix-model.params`."""
        from ._model_file import save_model
        save_model(self, prefix)

    def load(self, prefix):
        """Read what `save` wrote into this network, which must have the same structure."""
        from ._model_file import load_model
        load_model(self, prefix)

    # -- running --------------------------------------------------------------------------------------------------

    def register_forward_pre_hook(self, hook):
        """Call `hook(block, inputs)` before each forward pass. Returns a HookHandle."""
        handle = HookHandle()
        handle.attach(self._forward_pre_hooks, hook)
        return handle

    def register_forward_hook(self, hook):
        """Call `hook(block, inputs, outputs)` after each forward pass. Returns a HookHandle."""
        handle = HookHandle()
        handle.attach(self._forward_hooks, hook)
        return handle

    def register_op_hook(self, callback, monitor_all=False):
        """Call `callback(name, operator, array)` for each output in compiled blocks (inputs too if `monitor_all`)."""
        for child in self._children.values():
            child.register_op_hook(callback, monitor_all)

    def __call__(self, *args):
        if self._forward_pre_hooks:
            for hook in list(self._forward_pre_hooks.values()):
                hook(self, args)
        out = self.forward(*args)
        if self._forward_hooks:
            for hook in list(self._forward_hooks.values()):
                hook(self, args, out)
        if is_np_array():
            _require_np(type(self).__name__, out)
        return out

    def forward(self, *args):
        """What the block computes; subclasses say it."""
        raise NotImplementedError(f"[{type(self).__name__}] argument 'forward': expected a subclass to define it")

    def summary(self, *inputs):
        """Run the network on `inputs` and print, for each block, its output shape and number of parameters."""
        from ._summary import print_summary
        print_summary(self, inputs)
