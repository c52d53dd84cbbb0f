# Filters for R's C layer: how each kind of argument of a C function crosses .Call.
"""Shims for .Call from api.yaml: R values to C arguments, C results to R values."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from codegen.api import Api, Function, Param

SCALARS = {
    "int": "int", "bool": "bool", "unsigned": "uint", "uint32_t": "uint", "mx_uint": "uint", "nn_uint": "uint",
    "int64_t": "int64", "dim_t": "int64", "uint64_t": "uint64", "size_t": "size", "float": "float",
}  # fmt: skip
MAKE = {"int": "ScalarInteger", "bool": "ScalarLogical"}  # all other numbers travel as double


@dataclass
class Shim:
    """The text of one shim, in the order in which it runs."""

    function: Function
    arguments: list[str] = field(default_factory=list)  # names of the SEXP arguments
    locals: list[str] = field(default_factory=list)
    call: list[str] = field(default_factory=list)
    results: list[tuple[str, str]] = field(default_factory=list)  # name, expression that makes an R value

    @property
    def name(self) -> str:
        return self.function.name

    @property
    def signature(self) -> str:
        return ", ".join(f"SEXP r_{a}" for a in self.arguments) or "void"

    @property
    def returns_status(self) -> bool:
        return self.function.returns == "int"


class Irregular(ValueError):
    """A function whose arguments follow none of the rules below; it needs a hand-written shim, or has none."""


def handles(api: Api) -> dict[str, str]:
    """Handle types that a caller owns, with the function that releases them (of several, the first)."""
    found: dict[str, str] = {}
    for f in api.functions:
        for p in f.params:
            if f.role == "free" and p.own == "owned" and p.type.endswith("Handle"):
                found.setdefault(p.type, f.name)
    found.pop("DLManagedTensorHandle", None)
    return found


def r_class(handle: str) -> str:
    """The class of the R objects that wrap a handle: NDArrayHandle is MXNDArray."""
    return "MX" + handle.removeprefix("Hub").removesuffix("Handle")


def bare(type_: str) -> str:
    return type_.removeprefix("const ").removeprefix("struct ").strip()


def shim(f: Function, owned: dict[str, str]) -> Shim:
    """The shim of a regular function; raises Irregular where there is no rule."""
    if f.returns not in ("int", "const char*", "NDArrayHandle", "void"):
        raise Irregular(f.name)
    result = Shim(f)
    derived = _derived_lengths(f)
    for p in f.params:
        if p.dir == "inout":
            raise Irregular(f.name)
        rule = _input if p.dir == "in" else _output
        rule(result, p, owned, derived)
    return result


def _derived_lengths(f: Function) -> dict[str, str]:
    """Lengths that the caller does not give: name of the length -> the first array that has it."""
    found: dict[str, str] = {}
    for p in f.params:
        if p.dir == "in" and p.len and re.fullmatch(r"\w+", p.len) and not p.type.startswith(("const void", "void")):
            found.setdefault(p.len, p.name)
    return found


def _input(s: Shim, p: Param, owned: dict[str, str], derived: dict[str, str]) -> None:
    type_ = bare(p.type)
    if p.is_value:
        if p.name in derived:
            arrays = [q.name for q in s.function.params if q.len == p.name and q.dir == "in"]
            s.locals.append(f"{type_} {p.name} = ({type_})mxr_common_length({len(arrays)}, "
                            + ", ".join(f"r_{a}" for a in arrays) + ");")  # fmt: skip
        else:
            s.arguments.append(p.name)
            s.locals.append(f'{type_} {p.name} = mxr_{SCALARS[type_]}(r_{p.name}, "{p.name}");')
        s.call.append(p.name)
        return
    nullable = int(bool(p.nullable))
    s.arguments.append(p.name)
    s.call.append(p.name)
    if type_ in owned:
        kind = f"MXR_{type_}"
        take = "mxr_take" if p.own == "owned" else "mxr_handle"
        s.locals.append(f'{type_} {p.name} = {take}(r_{p.name}, {kind}, {nullable}, "{p.name}");')
    elif type_ in ("AtomicSymbolCreator", "OpHandle"):
        s.locals.append(f'{type_} {p.name} = mxr_plain_pointer(r_{p.name}, "{p.name}");')
    elif p.type == "const char*":
        s.locals.append(f'const char* {p.name} = mxr_string(r_{p.name}, {nullable}, "{p.name}");')
    elif p.type == "const char**" and p.len:
        s.locals.append(f'const char** {p.name} = mxr_strings(r_{p.name}, "{p.name}");')
    elif type_.endswith("*") and type_[:-1] in owned and p.len:
        element = type_[:-1]
        s.locals.append(f'{element}* {p.name} = mxr_handles(r_{p.name}, MXR_{element}, "{p.name}");')
    elif type_.endswith("*") and type_[:-1] in SCALARS and p.len:
        element = SCALARS[type_[:-1]]
        if element not in ("int", "uint", "int64"):
            raise Irregular(s.name)
        s.locals.append(f'{type_[:-1]}* {p.name} = mxr_{element}s(r_{p.name}, "{p.name}");')
    else:
        raise Irregular(s.name)


def _output(s: Shim, p: Param, owned: dict[str, str], derived: dict[str, str]) -> None:
    type_ = bare(p.type)
    target = type_[:-1]
    lengths = {q.len for q in s.function.params if q.dir == "out" and q.len}
    s.call.append(f"&{p.name}")
    if not p.len and target in SCALARS:
        s.locals.append(f"{target} {p.name} = 0;")
        if p.name not in lengths:
            s.results.append((p.name, f"{MAKE.get(SCALARS[target], 'ScalarReal')}({p.name})"))
    elif not p.len and target in owned and p.own == "owned":
        s.locals.append(f"{target} {p.name} = NULL;")
        s.results.append((p.name, f"mxr_wrap({p.name}, MXR_{target})"))
    elif not p.len and p.type == "OpHandle*":
        s.locals.append(f"{target} {p.name} = NULL;")
        s.results.append((p.name, f"mxr_wrap_plain({p.name})"))
    elif not p.len and p.type == "const char**":
        s.locals.append(f"const char* {p.name} = NULL;")
        s.results.append((p.name, f"mxr_make_string({p.name})"))
    elif p.len and p.type == "const char***":
        s.locals.append(f"const char** {p.name} = NULL;")
        s.results.append((p.name, f"mxr_make_strings((R_xlen_t)({p.len}), {p.name})"))
    elif p.len and p.type in ("AtomicSymbolCreator**", "OpHandle**"):
        s.locals.append(f"{p.type[:-1]} {p.name} = NULL;")
        s.results.append((p.name, f"mxr_wrap_plains((R_xlen_t)({p.len}), (void**){p.name})"))
    elif p.len and p.type.endswith("Handle**") and p.type[:-2] in owned:
        s.locals.append(f"{p.type[:-1]} {p.name} = NULL;")
        s.results.append((p.name, f"mxr_wrap_all((R_xlen_t)({p.len}), {p.name}, MXR_{p.type[:-2]})"))
    elif p.len and type_.endswith("**") and type_[:-2] in SCALARS and re.fullmatch(r"\w+", p.len):
        element = SCALARS[type_[:-2]]
        if element not in ("int", "uint", "int64", "float"):
            raise Irregular(s.name)
        s.locals.append(f"{p.type[:-1]} {p.name} = NULL;")
        s.results.append((p.name, f"mxr_make_{element}s((R_xlen_t)({p.len}), {p.name})"))
    else:
        raise Irregular(s.name)


def prototype(f: Function) -> str:
    """The member of the table of function pointers."""
    params = ", ".join(p.type + " " + p.name for p in f.params) or "void"
    return f"{f.returns} (*{f.name})({params});"


def result_lines(s: Shim) -> list[str]:
    """The statements that build and return the R value."""
    if s.function.returns == "const char*":
        return ["return mxr_make_string(status);"]
    if s.function.returns == "NDArrayHandle":
        return ["if (!status) mxr_raise_last();", "return mxr_wrap(status, MXR_NDArrayHandle);"]
    if not s.results:
        return ["return R_NilValue;"]
    if len(s.results) == 1:
        return [f"return {s.results[0][1]};"]
    names = ", ".join(f'"{n}"' for n, _ in s.results)
    lines = [f"const char* names[] = {{{names}, \"\"}};", "SEXP result = PROTECT(Rf_mkNamed(VECSXP, names));"]
    lines += [f"SET_VECTOR_ELT(result, {i}, {e});" for i, (_, e) in enumerate(s.results)]
    return [*lines, "UNPROTECT(1);", "return result;"]


def call_line(s: Shim) -> str:
    call = f"mxr_api.{s.name}({', '.join(s.call)})"
    if s.returns_status:
        return f"mxr_check({call});"
    return f"{call};" if s.function.returns == "void" else f"{s.function.returns} status = {call};"


FILTERS = {
    "r_class": r_class, "r_prototype": prototype, "r_result_lines": result_lines, "r_call_line": call_line,
}  # fmt: skip
