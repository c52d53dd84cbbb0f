"""Which operator computes in which type, as one object, and graphs that follow it."""
from __future__ import annotations

from typing import Any, Callable, Iterable

import numpy as np

from ... import _capi
from ..._ops import bfloat16, to_text
from ...symbol import Symbol
from .lists import symbol_bf16, symbol_fp16
from .lists._names import canonical

_LISTS: dict[str, Any] = {"float16": symbol_fp16, "bfloat16": symbol_bf16}
_PREFIX = {"float16": "FP16", "bfloat16": "BF16"}
_IDS = {"float32": 0, "float16": 2, "bfloat16": 12}


def dtype_text(target_dtype: Any) -> str:
    """'float16' or 'bfloat16', from whatever says so; AssertionError for any other type."""
    text = to_text(target_dtype)
    if text not in _LISTS:
        raise AssertionError(f"Only target_dtype float16 and bfloat16 are supported currently, got {target_dtype!r}")
    return text


def constant(target_dtype: Any, name: str) -> Any:
    """The list called `name` for a type; {} stands for its short name, as in '{}_FUNCS'."""
    dtype = dtype_text(target_dtype)
    return getattr(_LISTS[dtype], name.format(_PREFIX[dtype]), None)


class Rules:
    """Lists of operators; what is not given comes from the lists for the type.

    Raises AssertionError for operators that do not exist and for those that stand in two lists.
    """

    def __init__(self, target_dtype: Any, target_ops: Iterable[str] | None = None,
                 fp32_ops: Iterable[str] | None = None, conditional: Iterable[tuple] | None = None):
        self.dtype = dtype_text(target_dtype)
        self.numpy_dtype: Any = bfloat16 if self.dtype == "bfloat16" else np.float16
        if conditional is None:
            conditional = constant(self.dtype, "CONDITIONAL_FP32_FUNCS")
        conditional = list(conditional)

        def named(argument: str, ops: Iterable[str]) -> list[str]:
            ops, known = list(ops), canonical()
            unknown = sorted(set(ops) - set(known))
            if unknown:
                raise AssertionError(f"argument '{argument}': expected names of operators, got {unknown}")
            return [known[op] for op in ops]

        ops = named("conditional_fp32_ops", (op for op, _, _ in conditional))
        self.conditional = [(op, param, [to_text(v) for v in values])
                            for op, (_, param, values) in zip(ops, conditional)]
        self.target = set(named("target_dtype_ops",
                                constant(self.dtype, "{}_FUNCS") if target_ops is None else target_ops))
        self.float = set(named("fp32_ops", constant(self.dtype, "FP32_FUNCS") if fp32_ops is None else fp32_ops))
        self.widest = set(named("", constant(self.dtype, "WIDEST_TYPE_CASTS")))
        # What the caller lists leaves the lists that it would be in by default.
        if target_ops is not None:
            self.widest -= self.target
            if fp32_ops is None:
                self.float -= self.target
        if fp32_ops is not None:
            self.widest -= self.float
            if target_ops is None:
                self.target -= self.float
        common = self.target & self.float
        if common:
            raise AssertionError("Ops cannot be in two or more lists. Common ops in target_dtype_ops and fp32_ops "
                                 f"{sorted(common)}")

    def concerns(self, op: str) -> bool:
        """Whether calls of the operator may need casts."""
        return (op in self.target or op in self.float or op in self.widest
                or any(op == name for name, _, _ in self.conditional))

    def role(self, op: str, parameter: Callable[[str], Any]) -> str:
        """'target', 'float', 'widest' or '': what the inputs of a call become."""
        for name, param, values in self.conditional:
            if name == op and to_text(parameter(param)) in values:
                return "float"
        return "target" if op in self.target else "float" if op in self.float else "widest" if op in self.widest else ""

    def convert(self, sym: Symbol, types: dict[str, str] | None = None, params: Iterable[str] = (),
                excluded: Iterable[str] = (), cast_params: bool = False) -> Symbol:
        """The symbol with casts. `types`: dtypes of arguments; `params`: variables whose dtype attribute is set."""
        types, params, excluded = types or {}, list(params), list(excluded)
        lists = [_capi.Strings(sorted(ops)) for ops in (self.target, self.float, self.widest)]
        conditional = _capi.Strings([op for op, _, _ in self.conditional])
        offsets = [0]
        for _, _, values in self.conditional:
            offsets.append(offsets[-1] + len(values))
        of_params = _capi.Strings([param for _, param, _ in self.conditional])
        values = _capi.Strings([v for _, _, values in self.conditional for v in values])
        excluded_names, param_names, arg_names = (_capi.Strings(x) for x in (excluded, params, list(types)))
        out = _capi.new("void**")
        _capi.check(_capi.lib.MXReducePrecisionSymbol(
            sym._s, out, len(types), _capi.ints(_IDS[t] for t in types.values()),
            len(offsets), _capi.ints(offsets), _capi.ints([_IDS[self.dtype]]), int(cast_params), len(self.target),
            len(self.float), len(self.widest), len(self.conditional), len(excluded), len(params),
            *(names.array for names in lists), conditional.array, excluded_names.array, of_params.array, values.array,
            param_names.array, arg_names.array))
        return Symbol(out[0])
