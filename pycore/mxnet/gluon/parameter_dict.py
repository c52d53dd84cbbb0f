# ParameterDict: the ordered set of parameters of a Block, with sharing, saving and loading.
"""Dictionary of parameters."""
from collections import OrderedDict

from .. import ndarray
from .parameter import _UNIFORM, Constant, Parameter, _same_dtype
from .utils import _brief_print_list, _indent

_NAMING = ("For more info on naming, see the naming section of the gluon documentation.")


def _merge_shapes(stored, wanted):
    """The more complete of two compatible shapes; None when they contradict each other."""
    if stored is None or wanted is None:
        return wanted if stored is None else stored
    wanted = (wanted,) if isinstance(wanted, int) else tuple(wanted)
    if len(stored) != len(wanted):
        return None
    merged = []
    for a, b in zip(stored, wanted):
        if a != b and a not in (0, -1) and b not in (0, -1):
            return None
        merged.append(b if a in (0, -1) else a)
    return tuple(merged)


class ParameterDict:
    """Parameters by full name, in the order in which they were made.

    Parameters
    ----------
    prefix : str, default ''
        Put before the name of each parameter that `get` makes.
    shared : ParameterDict, optional
        Where `get` looks for a parameter before it makes one.
    """

    def __init__(self, prefix="", shared=None):
        self._prefix = prefix
        self._params = OrderedDict()
        self._shared = shared

    def __repr__(self):
        name = self._prefix + " " if self._prefix else ""
        content = "\n".join(_indent(f"  {param!r}", 2) for param in self._params.values())
        return f"{name}(\n{content}\n)"

    def __getitem__(self, key):
        return self._params[key]

    def __iter__(self):
        return iter(self._params)

    def __contains__(self, key):
        return key in self._params

    def items(self):
        """Pairs of name and Parameter."""
        return self._params.items()

    def keys(self):
        """Names."""
        return self._params.keys()

    def values(self):
        """Parameters."""
        return self._params.values()

    @property
    def prefix(self):
        """Prefix of the parameters that `get` makes."""
        return self._prefix

    # -- making and merging ---------------------------------------------------------------------------------------

    def _find(self, name):
        """The parameter `name` of this dictionary or of the shared one (which is then adopted), else None."""
        if name in self._params:
            return self._params[name]
        if self._shared is not None and name in self._shared._params:
            self._params[name] = self._shared._params[name]
            return self._params[name]
        return None

    def get(self, name, **kwargs):
        """The parameter `prefix + name`, made with `kwargs` (see Parameter) when there is none.

        When there is one, `kwargs` must agree with it; unknown dimensions of its shape are filled.
        """
        name = self._prefix + name
        param = self._find(name)
        if param is None:
            param = Parameter(name, **kwargs)
            self._params[name] = param
            return param
        for key, wanted in kwargs.items():
            if not hasattr(param, key) or getattr(param, key) is None:
                setattr(param, key, wanted)
                continue
            stored = getattr(param, key)
            if key == "shape":
                merged = _merge_shapes(param._shape, wanted)
                if merged is not None:
                    param._shape = merged
                    continue
            elif key == "dtype":
                if _same_dtype(stored, wanted):
                    continue
            elif key == "init" or wanted is None or wanted == stored:
                # Initializers are not compared: the one that came first stays.
                continue
            raise AssertionError(f"Cannot retrieve Parameter '{name}' because desired attribute does not match with "
                                 f"stored for attribute '{key}': desired '{wanted}' vs stored '{stored}'.")
        return param

    def get_constant(self, name, value=None):
        """The Constant `prefix + name`, made from `value` when there is none.

        When there is one, `value` (if given) must equal its value.
        """
        name = self._prefix + name
        param = self._find(name)
        if param is None:
            if value is None:
                raise KeyError(f"No constant named '{name}'. Please specify value if you want to create a new "
                               "constant.")
            param = Constant(name, value)
            self._params[name] = param
            return param
        if not isinstance(param, Constant):
            raise AssertionError(f"Parameter '{name}' already exists but it is not a constant.")
        if value is not None:
            if not isinstance(value, ndarray.NDArray):
                value = ndarray.array(value)
            if param.shape != value.shape or not (param.value.asnumpy() == value.asnumpy()).all():
                raise AssertionError(f"Constant '{name}' already exists but it's value doesn't match new value")
        return param

    def update(self, other):
        """Take over all parameters of `other`; a name in both must stand for one parameter."""
        for name, param in other.items():
            if self._params.get(name, param) is not param:
                raise AssertionError("Cannot update self with other because they have different Parameters with the "
                                     f"same name '{name}'")
        for name, param in other.items():
            self._params[name] = param

    # -- acting on all --------------------------------------------------------------------------------------------

    def initialize(self, init=_UNIFORM, ctx=None, verbose=False, force_reinit=False):
        """Initialize all parameters; `init` serves those that have no initializer of their own. See Parameter."""
        if verbose:
            init.set_verbosity(verbose=verbose)
        for param in self.values():
            param.initialize(None, ctx, init, force_reinit=force_reinit)

    def zero_grad(self):
        """Set all gradients to zero."""
        dense = []
        for param in self.values():
            if param._grad is None:
                continue
            if param._grad_stype == "default":
                dense.extend(param._grad)
            else:
                param.zero_grad()
        if not dense:
            return
        reset = getattr(ndarray, "reset_arrays", None)
        if reset is None:
            for grad in dense:
                grad[:] = 0
            return
        by_context = {}
        for grad in dense:
            by_context.setdefault(grad.context, []).append(grad)
        for grads in by_context.values():
            reset(*grads, num_arrays=len(grads))

    def reset_ctx(self, ctx):
        """Move all parameters to other contexts."""
        for param in self.values():
            param.reset_ctx(ctx)

    def list_ctx(self):
        """All contexts that hold any of the parameters."""
        found = {}
        for param in self.values():
            found.update(dict.fromkeys(param.list_ctx()))
        return list(found)

    def setattr(self, name, value):
        """Set the attribute `name` of every parameter, for example `setattr('grad_req', 'null')`."""
        for param in self.values():
            setattr(param, name, value)

    # -- files ----------------------------------------------------------------------------------------------------

    def save(self, filename, strip_prefix=""):
        """Write all parameters to a .params file, without `strip_prefix` in their names."""
        arrays = {}
        for param in self.values():
            if not param.name.startswith(strip_prefix):
                raise ValueError(f"Prefix '{strip_prefix}' is to be striped before saving, but Parameter's name "
                                 f"'{param.name}' does not start with '{strip_prefix}'. this may be due to your Block "
                                 "shares parameters from other Blocks or you forgot to use 'with name_scope()' when "
                                 f"creating child blocks. {_NAMING}")
            if param._data is None:
                param._raise_missing()
            arrays[param.name[len(strip_prefix):]] = param._reduce()
        ndarray.save(filename, arrays)

    def load(self, filename, ctx=None, allow_missing=False, ignore_extra=False, restore_prefix="", cast_dtype=False,
             dtype_source="current"):
        """Read parameters from a .params file.

        Parameters
        ----------
        filename : str
        ctx : Context or list of Context, optional
            Where to initialize the parameters that are not yet.
        allow_missing : bool, default False
            Leave parameters alone that the file lacks, instead of raising AssertionError.
        ignore_extra : bool, default False
            Skip arrays that this dictionary lacks, instead of raising AssertionError.
        restore_prefix : str, default ''
            Put before each name in the file.
        cast_dtype : bool, default False
            Accept another type in the file.
        dtype_source : {'current', 'saved'}, default 'current'
            Which type wins when casting.
        """
        self.load_dict(ndarray.load(filename), ctx, allow_missing, ignore_extra, restore_prefix, filename, cast_dtype,
                       dtype_source)

    def load_dict(self, param_dict, ctx=None, allow_missing=False, ignore_extra=False, restore_prefix="", filename=None,
                  cast_dtype=False, dtype_source="current"):
        """Set parameters from a dictionary of arrays; `filename` only serves messages. See `load`."""
        source = f"file: {filename}" if filename else "param_dict"
        if restore_prefix:
            for name in self.keys():
                if not name.startswith(restore_prefix):
                    raise AssertionError(f"restore_prefix is '{restore_prefix}' but Parameters name '{name}' does not "
                                         f"start with '{restore_prefix}'. {_NAMING}")
        if not isinstance(param_dict, dict):
            raise AssertionError(f"Cannot load parameters from {source}: expected arrays with names, got a plain list")
        loaded = {}
        for name, value in param_dict.items():
            # Files of exported models mark arguments and auxiliary states.
            if name.startswith(("arg:", "aux:")):
                name = name[4:]
            loaded[restore_prefix + name] = value
        if not allow_missing:
            for name in self.keys():
                if name not in loaded:
                    raise AssertionError(f"Parameter '{name[len(restore_prefix):]}' is missing in {source}, which "
                                         f"contains parameters: {_brief_print_list(loaded)}. Please make sure source "
                                         f"and target networks have the same prefix. {_NAMING}")
        for name, value in loaded.items():
            if name not in self._params:
                if not ignore_extra:
                    raise AssertionError(f"Parameter '{name[len(restore_prefix):]}' loaded from {source} is not "
                                         f"present in ParameterDict, choices are: {_brief_print_list(self.keys())}. "
                                         "Set ignore_extra to True to ignore. Please make sure source and target "
                                         f"networks have the same prefix. {_NAMING}")
                continue
            self._params[name]._load_init(value, ctx, cast_dtype=cast_dtype, dtype_source=dtype_source)
