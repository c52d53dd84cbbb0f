"""The symbol class: a node (or several) of a computation graph."""
from __future__ import annotations

import json
import os
import warnings
from typing import Any, Iterator

import numpy as np

from .. import _capi, _ops, attribute
from ..base import ArgumentError, MXNetError, NotImplementedForSymbol
from ..context import Context, current_context
from ..ndarray.ndarray import _DTYPE_MX_TO_NP, NDArray, dtype_id
from . import _arith
from ._arith import hypot, maximum, minimum, pow, power
from ._fluent import FluentMethods

__all__ = ["Symbol", "var", "Variable", "Group", "load", "load_json", "pow", "power", "maximum", "minimum", "hypot",
           "eye", "zeros", "ones", "full", "arange", "linspace", "histogram", "split_v2"]


class Symbol(FluentMethods):
    """Outputs of a computation graph. Make them with `sym.var` and operators; run them through `bind`."""

    __slots__ = ("_s", "__weakref__")
    __array_priority__ = 1000.0
    _numpy = False

    def __init__(self, handle: Any):
        self._s = handle

    def __del__(self, free: Any = _capi.symbol_free) -> None:
        try:
            handle = self._s
        except AttributeError:
            return
        if handle is not None:
            free(handle)

    @property
    def handle(self) -> Any:
        """The C handle (a cffi `void*`)."""
        return self._s

    @handle.setter
    def handle(self, value: Any) -> None:
        self._s = value

    # ---- structure ------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        name = self.name
        if name is None:
            return f"<{type(self).__name__} group [{', '.join(str(s.name) for s in self)}]>"
        return f"<{type(self).__name__} {name}>"

    @property
    def name(self) -> str | None:
        """Name of the node; None for a group."""
        return _capi.out_text_flag(_capi.lib.MXSymbolGetName, self._s)

    def __len__(self) -> int:
        out = _capi.new("uint32_t*")
        _capi.check(_capi.lib.MXSymbolGetNumOutputs(self._s, out))
        return out[0]

    def __iter__(self) -> Iterator[Symbol]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Symbol:
        """One output by number or name, or several by slice."""
        count = len(self)
        if isinstance(index, slice):
            picked = range(*index.indices(count))
            if not picked:
                raise IndexError(f"slice {index} selects none of {count} outputs")
            return Group([self[i] for i in picked])
        if isinstance(index, str):
            found = [i for i, name in enumerate(self.list_outputs()) if name == index]
            if not found:
                raise ValueError(f"Cannot find output that matches name \"{index}\"")
            if len(found) > 1:
                raise ValueError(f"There are multiple outputs with name \"{index}\"")
            index = found[0]
        if not isinstance(index, (int, np.integer)):
            raise TypeError("Symbol only support integer index to fetch i-th output")
        if index >= count or index < -count:
            raise IndexError(f"output index {index} is out of range for {count} outputs")
        index = int(index) % count
        return Symbol(_capi.out_handle(_capi.lib.MXSymbolGetOutput, self._s, index))

    def __copy__(self) -> Symbol:
        return self.__deepcopy__(None)

    def __deepcopy__(self, memo: Any) -> Symbol:
        return Symbol(_capi.out_handle(_capi.lib.MXSymbolCopy, self._s))

    def __call__(self, *args: Symbol, **kwargs: Symbol) -> Symbol:
        """A copy of the graph with its free variables replaced by the given symbols."""
        result = self.__copy__()
        result._compose(*args, **kwargs)
        return result

    def _compose(self, *args: Any, **kwargs: Any) -> None:
        name = kwargs.pop("name", None)
        if args and kwargs:
            raise TypeError("compose only accept input Symbols either as positional or keyword arguments, not both")
        for value in (*args, *kwargs.values()):
            if not isinstance(value, Symbol):
                raise TypeError("Compose expect `Symbol` as arguments")
        inputs = args or tuple(kwargs.values())
        _capi.symbol_compose(self._s, name or "", list(kwargs), [s._s for s in inputs])

    def get_internals(self) -> Symbol:
        """A group of the outputs of all nodes."""
        return Symbol(_capi.out_handle(_capi.lib.MXSymbolGetInternals, self._s))

    def get_children(self) -> Symbol | None:
        """A group of the direct inputs; None for a variable."""
        handle = _capi.out_handle(_capi.lib.MXSymbolGetChildren, self._s)
        if not handle:
            return None
        result = Symbol(handle)
        return result if result.list_outputs() else None

    def list_arguments(self) -> list[str]:
        """Names of the arguments, in the order in which they are needed."""
        return _capi.out_strings(_capi.lib.MXSymbolListArguments, self._s)

    def list_outputs(self) -> list[str]:
        """Names of the outputs."""
        return _capi.out_strings(_capi.lib.MXSymbolListOutputs, self._s)

    def list_auxiliary_states(self) -> list[str]:
        """Names of the auxiliary states: inputs that operators update."""
        return _capi.out_strings(_capi.lib.MXSymbolListAuxiliaryStates, self._s)

    def list_inputs(self) -> list[str]:
        """Names of arguments and auxiliary states."""
        out = _capi.new("nn_uint*"), _capi.new("const char***")
        _capi.check(_capi.lib.NNSymbolListInputNames(self._s, 0, *out))
        return [_capi.text(out[1][0][i]) for i in range(out[0][0])]

    def _gen_atomic_symbol(self) -> Symbol:
        """The operator of this node with its parameters and without inputs."""
        graph = json.loads(self.tojson(remove_amp_cast=False))
        node = graph["nodes"][graph["heads"][0][0]]
        if node["op"] == "null":
            raise ArgumentError("[_gen_atomic_symbol] argument 'self': expected an operator, got a variable")
        attrs = node.get("attrs", {})
        return Symbol(_capi.symbol_atomic(_capi.op_handle(node["op"]), list(attrs), list(attrs.values())))

    # ---- attributes -----------------------------------------------------------------------------------------------

    def attr(self, key: str) -> str | None:
        """One attribute of the node, None when it is not set."""
        return _capi.out_text_flag(_capi.lib.MXSymbolGetAttr, self._s, _capi.encode(key))

    def list_attr(self, recursive: bool = False) -> dict[str, str]:
        """All attributes of the node."""
        if recursive:
            raise DeprecationWarning("Symbol.list_attr with recursive=True has been deprecated. "
                                     "Please use attr_dict instead.")
        pairs = _capi.symbol_attributes(self._s, False)
        return dict(pairs)

    def attr_dict(self) -> dict[str, dict[str, str]]:
        """Attributes of all nodes: node name -> attribute -> value."""
        result: dict[str, dict[str, str]] = {}
        for key, value in _capi.symbol_attributes(self._s, True):
            node, _, attr = key.partition("$")
            result.setdefault(node, {})[attr] = value
        return result

    def _set_attr(self, **kwargs: str) -> None:
        for key, value in kwargs.items():
            if not isinstance(value, str):
                raise ValueError("Set Attr only accepts string values")
            _capi.check(_capi.lib.MXSymbolSetAttr(self._s, _capi.encode(key), _capi.encode(value)))

    # ---- inference ------------------------------------------------------------------------------------------------

    def infer_type(self, *args: Any, **kwargs: Any) -> tuple:
        """Dtypes of arguments, outputs and auxiliary states from some that are known; (None, None, None) when they
        do not suffice. Raises MXNetError on conflicts."""
        return self._infer_type(False, args, kwargs)

    def infer_type_partial(self, *args: Any, **kwargs: Any) -> tuple:
        """Like `infer_type`, with None for each dtype that stays unknown."""
        return self._infer_type(True, args, kwargs)

    def _infer_type(self, partial: bool, args: tuple, kwargs: dict) -> tuple:
        if args and kwargs:
            raise ValueError("Can only specify known argument types either by positional or kwargs way.")
        names = self.list_arguments()[:len(args)] if args else list(kwargs)
        if len(args) > len(names):
            raise ArgumentError(f"[infer_type] argument 'args': expected at most {len(names)} dtypes, got {len(args)}")
        pairs = [(name, dtype) for name, dtype in zip(names, args or kwargs.values()) if dtype is not None]
        complete, groups = _capi.symbol_infer_type(self._s, [n for n, _ in pairs], [dtype_id(d) for _, d in pairs],
                                                   partial)
        if not complete and not partial:
            return None, None, None
        return tuple([_DTYPE_MX_TO_NP[t] for t in group] for group in groups)

    def infer_shape(self, *args: Any, **kwargs: Any) -> tuple:
        """Shapes of arguments, outputs and auxiliary states from some that are known; (None, None, None), with a
        warning that lists what is unknown, when they do not suffice. Raises MXNetError on conflicts."""
        result = self._infer_shape(False, args, kwargs)
        if result[1] is None:
            shapes, _, _ = self._infer_shape(True, args, kwargs)
            unknown = [f"{name}: {shape}" for name, shape in zip(self.list_arguments(), shapes)
                       if not _is_known(shape)]
            shown = unknown[:10] + (["..."] if len(unknown) > 10 else [])
            warnings.warn("Cannot decide shape for the following arguments (0s in shape means unknown dimensions). "
                          "Consider providing them as input:\n\t" + "\n\t".join(shown), stacklevel=2)
        return result

    def infer_shape_partial(self, *args: Any, **kwargs: Any) -> tuple:
        """Like `infer_shape`, with what is known of each shape: `()` for nothing, 0 for an unknown size."""
        return self._infer_shape(True, args, kwargs)

    def _infer_shape(self, partial: bool, args: tuple, kwargs: dict) -> tuple:
        if args and kwargs:
            raise ValueError("Can only specify known argument shapes either by positional or kwargs way.")
        names = self.list_arguments()[:len(args)] if args else list(kwargs)
        if len(args) > len(names):
            raise ArgumentError(f"[infer_shape] argument 'args': expected at most {len(names)} shapes, "
                                f"got {len(args)}")
        keys, shapes = [], []
        for name, shape in zip(names, args or kwargs.values()):
            if shape is None:
                continue
            if not isinstance(shape, (tuple, list)):
                raise TypeError(f"Arguments need to be shapes (tuple), but '{name}' is {type(shape)}.")
            if not all(isinstance(n, (int, np.integer)) for n in shape):
                raise TypeError(f"Argument '{name}' need to be a shape of integers, got {shape}.")
            keys.append(name)
            shapes.append(tuple(int(n) for n in shape))
        complete, groups = _capi.symbol_infer_shape(self._s, keys, shapes, partial)
        if not complete and not partial:
            return None, None, None
        # Without NumPy shapes an unknown rank is told as ().
        classic = _capi.flag(2) <= 0
        return tuple([() if s is None and classic else s for s in group] for group in groups)

    # ---- files ----------------------------------------------------------------------------------------------------

    def save(self, fname: str, remove_amp_cast: bool = True) -> None:
        """Write the graph as JSON; casts put in by mixed precision are left out unless told otherwise."""
        if not isinstance(fname, (str, os.PathLike)):
            raise TypeError("fname need to be string")
        plain = self._plain(remove_amp_cast)
        _capi.check(_capi.lib.MXSymbolSaveToFile(plain._s, _capi.encode(os.fspath(fname))))

    def tojson(self, remove_amp_cast: bool = True) -> str:
        """The graph as JSON text."""
        plain = self._plain(remove_amp_cast)
        return _capi.out_text(_capi.lib.MXSymbolSaveToJSON, plain._s)

    def _plain(self, remove_amp_cast: bool) -> Symbol:
        if not remove_amp_cast:
            return self
        return Symbol(_capi.out_handle(_capi.lib.MXSymbolRemoveAmpCast, self._s))

    def debug_str(self) -> str:
        """The graph as text for people."""
        return _capi.out_text(_capi.lib.MXSymbolPrint, self._s)

    def __getstate__(self) -> dict:
        return {"handle": None if self._s is None else self.tojson(remove_amp_cast=False)}

    def __setstate__(self, state: dict) -> None:
        text = state["handle"]
        self._s = None if text is None else _capi.out_handle(_capi.lib.MXSymbolCreateFromJSON, _capi.encode(text))

    def __reduce__(self) -> tuple:
        return type(self), (None,), self.__getstate__()

    # ---- running --------------------------------------------------------------------------------------------------

    def simple_bind(self, ctx: Context, grad_req: Any = "write", type_dict: dict | None = None,
                    stype_dict: dict | None = None, group2ctx: dict | None = None,
                    shared_arg_names: list[str] | None = None, shared_exec: Any = None,
                    shared_buffer: dict | None = None, **kwargs: Any) -> Any:
        """An executor with new arrays, from the shapes of the inputs given by keyword.

        grad_req: 'write', 'add' or 'null' for all arguments, or a list or dict of them. Raises RuntimeError when the
        shapes do not suffice or do not fit.
        """
        from ..executor import simple_bind
        return simple_bind(self, ctx, grad_req, type_dict, stype_dict, group2ctx, shared_arg_names, shared_exec,
                           shared_buffer, kwargs)

    def bind(self, ctx: Context, args: Any, args_grad: Any = None, grad_req: Any = "write", aux_states: Any = None,
             group2ctx: dict | None = None, shared_exec: Any = None) -> Any:
        """An executor over existing arrays, given as lists in order or as dicts by name."""
        from ..executor import bind
        return bind(self, ctx, args, args_grad, grad_req, aux_states, group2ctx, shared_exec)

    def eval(self, ctx: Context | None = None, **kwargs: NDArray) -> list[NDArray]:
        """Values of the outputs for the given arguments."""
        return self.bind(ctx or current_context(), kwargs).forward()

    def gradient(self, wrt: list[str]) -> Symbol:
        """Not offered by the library; use `bind(...).backward()` or autograd."""
        raise MXNetError("[Symbol.gradient] not implemented; use an executor's backward or autograd")

    # ---- arithmetic -----------------------------------------------------------------------------------------------

    def __add__(self, other: Any) -> Symbol:
        return _arith.ADD(self, other)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Symbol:
        return _arith.SUB(self, other)

    def __rsub__(self, other: Any) -> Symbol:
        return _arith.SUB(other, self)

    def __mul__(self, other: Any) -> Symbol:
        return _arith.MUL(self, other)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Symbol:
        return _arith.DIV(self, other)

    def __rtruediv__(self, other: Any) -> Symbol:
        return _arith.DIV(other, self)

    __div__, __rdiv__ = __truediv__, __rtruediv__

    def __mod__(self, other: Any) -> Symbol:
        return _arith.MOD(self, other)

    def __rmod__(self, other: Any) -> Symbol:
        return _arith.MOD(other, self)

    def __pow__(self, other: Any) -> Symbol:
        return _arith.POWER(self, other)

    def __rpow__(self, other: Any) -> Symbol:
        return _arith.RPOW(other, self)

    def __neg__(self) -> Symbol:
        return _arith.MUL(self, -1.0)

    def __abs__(self) -> Symbol:
        return self.abs()

    def __eq__(self, other: Any) -> Symbol:  # type: ignore[override]
        return _arith.EQ(self, other)

    def __ne__(self, other: Any) -> Symbol:  # type: ignore[override]
        return _arith.NE(self, other)

    def __gt__(self, other: Any) -> Symbol:
        return _arith.GT(self, other)

    def __ge__(self, other: Any) -> Symbol:
        return _arith.GE(self, other)

    def __lt__(self, other: Any) -> Symbol:
        return _arith.LT(self, other)

    def __le__(self, other: Any) -> Symbol:
        return _arith.LE(self, other)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        raise NotImplementedForSymbol(self.__bool__, "bool")

    __nonzero__ = __bool__

    def __iadd__(self, other: Any) -> Symbol:
        raise NotImplementedForSymbol(self.__iadd__, "+=", other, 1)

    def __isub__(self, other: Any) -> Symbol:
        raise NotImplementedForSymbol(self.__isub__, "-=", other, 1)

    def __imul__(self, other: Any) -> Symbol:
        raise NotImplementedForSymbol(self.__imul__, "*=", other)

    def __itruediv__(self, other: Any) -> Symbol:
        raise NotImplementedForSymbol(self.__itruediv__, "/=", other)

    __idiv__ = __itruediv__

    # ---- methods whose signature differs from the operator's ----------------------------------------------------

    def astype(self, *args: Any, **kwargs: Any) -> Symbol:
        """The values converted to a dtype."""
        from . import op
        return op.cast(self, *args, **kwargs)

    def diag(self, k: int = 0, **kwargs: Any) -> Symbol:
        """The diagonal of a matrix, or a matrix with this diagonal."""
        from . import op
        return op.diag(self, k, **kwargs)

    def expand_dims(self, axis: int, inplace: bool = False, **kwargs: Any) -> Symbol:
        """A new axis of size 1."""
        from . import op
        return op.expand_dims(self, axis=axis, **kwargs)

    def flatten(self, inplace: bool = False, **kwargs: Any) -> Symbol:
        """All axes but the first merged."""
        from . import op
        return op.flatten(self, **kwargs)

    def squeeze(self, axis: Any = None, inplace: bool = False, **kwargs: Any) -> Symbol:
        """Without axes of size 1, all or those given."""
        from . import op
        return op.squeeze(self, axis=axis, **kwargs)

    def split_v2(self, *args: Any, **kwargs: Any) -> Symbol:
        """Parts along an axis; see `sym.split_v2`."""
        return split_v2(self, *args, **kwargs)

    def as_np_ndarray(self) -> Any:
        """The same node as a symbol of the NumPy interface."""
        from ..numpy._dispatch import as_np
        return as_np(Symbol(_capi.out_handle(_capi.lib.MXShallowCopySymbol, self._s)))

    def as_nd_ndarray(self) -> Symbol:
        """The symbol itself: it is a classic symbol."""
        return self

    def wait_to_read(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.wait_to_read, None)

    def asnumpy(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.asnumpy, None)

    def asscalar(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.asscalar, None)

    def copy(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.copy, None)

    def as_in_context(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.as_in_context, None)

    def detach(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.detach, None)

    def backward(self) -> None:
        """Only arrays have this."""
        raise NotImplementedForSymbol(self.backward, None)


_ops.bind_symbol_class(Symbol)


def _is_known(shape: Any) -> bool:
    if shape is None:
        return False
    if _capi.flag(2) > 0:
        return all(n >= 0 for n in shape)
    return len(shape) > 0 and all(n > 0 for n in shape)


def var(name: str, attr: dict[str, str] | None = None, shape: Any = None, lr_mult: float | None = None,
        wd_mult: float | None = None, dtype: Any = None, init: Any = None, stype: str | None = None,
        **kwargs: Any) -> Symbol:
    """A variable: an input of the graph, with hints for shape, dtype, initializer and learning rate.

    Raises TypeError for a name that is no string, and ValueError for attributes that are not `__like_this__`.
    """
    if not isinstance(name, str):
        raise TypeError("Expect a string for variable `name`")
    result = Symbol(_capi.out_handle(_capi.lib.MXSymbolCreateVariable, _capi.encode(name)))
    attributes = dict(attribute.current().get(attr))
    if shape is not None:
        attributes["__shape__"] = str(tuple(int(n) for n in shape) if isinstance(shape, (tuple, list)) else shape)
    if lr_mult is not None:
        attributes["__lr_mult__"] = str(lr_mult)
    if wd_mult is not None:
        attributes["__wd_mult__"] = str(wd_mult)
    if dtype is not None:
        attributes["__dtype__"] = str(dtype_id(dtype))
    if init is not None:
        attributes["__init__"] = init if isinstance(init, str) else init.dumps()
    if stype is not None:
        attributes["__storage_type__"] = str({"default": 0, "row_sparse": 1, "csr": 2}[stype])
    for key, value in kwargs.items():
        if not (key.startswith("__") and key.endswith("__")):
            raise ValueError(f"Attribute name={key} is not supported. Additional attributes must start and end with "
                             "double underscores, e.g, __yourattr__")
        attributes[key] = str(value)
    result._set_attr(**attributes)
    return result


Variable = var


def Group(symbols: Any, create_fn: Any = Symbol) -> Symbol:
    """One symbol with the outputs of several. Raises TypeError unless given one or more symbols."""
    symbols = list(symbols) if isinstance(symbols, (list, tuple)) or hasattr(symbols, "__iter__") else []
    if not symbols or any(not isinstance(s, Symbol) for s in symbols):
        raise TypeError("Expected a list of symbols as input")
    return create_fn(_capi.out_handle(_capi.lib.MXSymbolCreateGroup, len(symbols),
                                      _capi.handles([s._s for s in symbols])))


def load(fname: str) -> Symbol:
    """A graph from a JSON file, also of older versions."""
    if not isinstance(fname, (str, os.PathLike)):
        raise TypeError("fname need to be string")
    return Symbol(_capi.out_handle(_capi.lib.MXSymbolCreateFromFile, _capi.encode(os.fspath(fname))))


def load_json(json_str: str) -> Symbol:
    """A graph from JSON text, also of older versions."""
    if not isinstance(json_str, str):
        raise TypeError("fname required to be string")
    return Symbol(_capi.out_handle(_capi.lib.MXSymbolCreateFromJSON, _capi.encode(json_str)))


fromjson = load_json


def _dtype(dtype: Any) -> Any:
    return np.float32 if dtype is None else dtype


def zeros(shape: Any, dtype: Any = None, **kwargs: Any) -> Symbol:
    """Zeros of a fixed shape."""
    from . import _internal
    return _internal._zeros(shape=shape, dtype=_dtype(dtype), **kwargs)


def ones(shape: Any, dtype: Any = None, **kwargs: Any) -> Symbol:
    """Ones of a fixed shape."""
    from . import _internal
    return _internal._ones(shape=shape, dtype=_dtype(dtype), **kwargs)


def full(shape: Any, val: float, dtype: Any = None, **kwargs: Any) -> Symbol:
    """A fixed shape in which every value is `val`."""
    from . import _internal
    return _internal._full(shape=shape, dtype=_dtype(dtype), value=float(val), **kwargs)


def eye(N: int, M: int = 0, k: int = 0, dtype: Any = None, **kwargs: Any) -> Symbol:
    """N x M matrix (N x N when M is 0) with ones on its k-th diagonal."""
    from . import _internal
    return _internal._eye(N, M, k, dtype=_dtype(dtype), **kwargs)


def arange(start: float, stop: float | None = None, step: float = 1.0, repeat: int = 1, infer_range: bool = False,
           name: str | None = None, dtype: Any = None) -> Symbol:
    """Evenly spaced values from `start` up to `stop` (exclusive), each one `repeat` times."""
    from . import _internal
    return _internal._arange(start=start, stop=stop, step=step, repeat=repeat, infer_range=infer_range, name=name,
                             dtype=_dtype(dtype))


def linspace(start: float, stop: float, num: int, endpoint: bool = True, name: str | None = None,
             dtype: Any = None) -> Symbol:
    """`num` evenly spaced values from `start` to `stop`."""
    from . import _internal
    return _internal._linspace(start=start, stop=stop, num=num, endpoint=endpoint, name=name, dtype=_dtype(dtype))


def histogram(a: Symbol, bins: Any = 10, range: tuple | None = None, **kwargs: Any) -> Symbol:
    """Counts and bin edges, for given edges or a number of equal bins over `range`."""
    from . import _internal
    if isinstance(bins, Symbol):
        return _internal._histogram(data=a, bins=bins, **kwargs)
    if isinstance(bins, (int, np.integer)):
        if range is None:
            raise ValueError("null range is not supported in symbol mode")
        return _internal._histogram(data=a, bin_cnt=bins, range=range, **kwargs)
    raise ValueError("bins argument should be either an integer or an NDArray")


def split_v2(ary: Symbol, indices_or_sections: Any, axis: int = 0, squeeze_axis: bool = False) -> Symbol:
    """Cut along an axis into equal parts (a number) or before the given positions (a tuple)."""
    from . import _internal
    if isinstance(indices_or_sections, (int, np.integer)):
        return _internal._split_v2(ary, indices=(), axis=axis, squeeze_axis=squeeze_axis,
                                   sections=int(indices_or_sections))
    if isinstance(indices_or_sections, (tuple, list)):
        return _internal._split_v2(ary, indices=[0, *indices_or_sections], axis=axis, squeeze_axis=squeeze_axis,
                                   sections=0)
    raise ValueError("indices_or_sections must either int or tuple of ints")


