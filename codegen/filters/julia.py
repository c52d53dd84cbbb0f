# Filters for Julia: identifiers, C types, literals, the translation words of parameters, and docstrings.
"""How the C functions and the operators look in Julia.

Julia counts from 1 and lays arrays out with the first dimension fastest, so an array shows its dimensions in the
reverse of the core's order. What that means for a parameter is decided by the parameter's tag alone.
"""

from __future__ import annotations

import itertools
import math
import re
import textwrap
from dataclasses import dataclass, field

from codegen import phrase
from codegen.api import Api, Function
from codegen.filters import prose
from codegen.filters import python as py
from codegen.model import Case, Operator, Param, Registry
from codegen.namespaces import NAMESPACES, placement
from codegen.overlay import Overlay

WIDTH = 100
RESERVED = frozenset({
    "baremodule", "begin", "break", "catch", "const", "continue", "do", "else", "elseif", "end", "export", "false",
    "finally", "for", "function", "global", "if", "import", "let", "local", "macro", "module", "quote", "return",
    "struct", "true", "try", "using", "where", "while",
})  # fmt: skip
_C_TYPES = {
    "int": "Cint", "unsigned": "Cuint", "unsigned int": "Cuint", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "int64_t": "Int64", "size_t": "Csize_t", "bool": "Bool", "float": "Cfloat", "void": "Cvoid", "char": "Cchar",
}  # fmt: skip
_WORDS = {
    "int": "integer", "long": "integer", "uint": "integer, not negative", "ulong": "integer, not negative",
    "float": "number", "double": "number", "bool": "`Bool`", "string": "string", "shape": "tuple of integers",
    "tuple_float": "tuple of numbers", "tuple_double": "tuple of numbers", "tuple_int": "tuple of integers",
}  # fmt: skip
_TAG_WORDS = {
    "axis": "dimension", "axes": "dimension, or tuple of dimensions", "shape": "one length for each dimension",
    "per_axis": "one integer for each dimension", "pairs": "two integers for each dimension",
    "positions": "tuple of positions from 1",
    "axis_bound": "integer in the core's terms: dimensions from 0, slowest first",
    "dtype": "element type or its name", "device": "`Context`",
    "layout": "string in the core's order of dimensions, slowest first",
}  # fmt: skip


@dataclass(frozen=True)
class JlFunction:
    """One generated function: an operator under its registered name, and where users find it."""

    op: Operator
    module: str
    shown: str
    examples: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.op.name


@dataclass
class JlModule:
    """One namespace: the functions that have their home in it, and all its names with the functions behind them."""

    name: str
    functions: list[JlFunction] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)  # shown name -> registered name of the function


def modules(registry: Registry, overlay: Overlay) -> dict[str, JlModule]:
    """All namespaces; every name with a leading underscore is in `internal`, too."""
    result = {n: JlModule(n) for n in NAMESPACES}
    bound = [op for op in registry.visible if op.name not in overlay.skip]
    for op in bound:
        module, shown = _place(op.name, overlay)
        result[module].functions.append(JlFunction(op, module, shown, tuple(overlay.examples.get(op.name, ()))))
    canonical = {op.name for op in bound}
    for registered, op in sorted(registry.names().items(), key=lambda item: (item[0] != item[1].name, item[0])):
        if op.name not in canonical:
            continue
        module, shown = _place(registered, overlay)
        result[module].names.setdefault(shown, op.name)
        if registered.startswith("_"):
            result["internal"].names.setdefault(registered, op.name)
    return result


def _place(name: str, overlay: Overlay) -> tuple[str, str]:
    module, shown = placement(name)
    return overlay.group.get(name, module), overlay.rename.get(name, shown)


def identifier(name: str) -> str:
    """A name as a Julia identifier."""
    if not re.fullmatch(r"[A-Za-z_]\w*", name):
        raise ValueError(f"{name!r} cannot be a Julia name; rename it in the overlay")
    return f'var"{name}"' if name in RESERVED else name


def string(text: str) -> str:
    """A Julia string literal."""
    return '"' + _escape(text).replace("\n", "\\n") + '"'


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$")


# ---- the C functions ----


def c_type(text: str, api: Api) -> str:
    """A C type as the Julia type of a ccall."""
    text = re.sub(r"\b(const|struct)\b", "", text).strip()
    if text.endswith("*"):
        inner = text[:-1].strip()
        return "Cstring" if inner == "char" else f"Ptr{{{c_type(inner, api)}}}"
    typedef = next((t for t in api.typedefs if t.name == text), None)
    if typedef:
        return c_type(typedef.type, api)
    if any(c.name == text for c in api.callbacks):
        return "Ptr{Cvoid}"
    if any(s.name == text for s in api.structs):
        return text
    return _C_TYPES[text]


def functions(api: Api) -> list[Function]:
    """Each exported function once: one that stands in two headers of MXNet counts as one."""
    return list({f.name: f for f in api.functions}.values())


def releases(api: Api) -> list[tuple[str, str]]:
    """Kind of object and the function that releases its handle."""
    handles = {t.name for t in api.typedefs if t.kind == "handle"}
    return [
        (f.object, f.name)
        for f in functions(api)
        if f.role == "free" and f.header != "nnvm" and len(f.params) == 1 and f.params[0].type in handles
    ]


def c_doc(f: Function) -> str:
    """The docstring of a C function: what it does and what its parameters are."""
    signature = f"    {f.name}({', '.join(p.name for p in f.params)})"
    lines = [signature, "", *_wrap(f.doc)]
    if f.params:
        lines.append("")
        lines += itertools.chain.from_iterable(_item(p.name, f"`{p.type}`", p.doc) for p in f.params)
    return _finish(lines)


# ---- the operators ----


def param_tags(op: Operator) -> list[tuple[str, str]]:
    """Parameters that are translated, with their tags."""
    return [(p.name, p.tag) for p in op.params if p.tag]


def keywords(op: Operator) -> list[str]:
    """Keyword arguments of an operator; the number of inputs is counted, unless the user says it."""
    return [p.name for p in op.params]


def words(p: Param) -> str:
    """The type of a parameter in words."""
    kind = p.kind.removeprefix("optional_")
    if p.tag == "index":
        text = "tuple of positions from 1, one for each dimension" if kind == "shape" else "position from 1"
    elif p.tag in _TAG_WORDS:
        text = _TAG_WORDS[p.tag]
    elif p.kind == "enum":
        choices = phrase.parse(p.phrase).type.choices or p.enum or ()
        return "one of " + ", ".join("`nothing`" if c is None else f"`{string(c)}`" for c in choices)
    else:
        text = _WORDS[kind]
    return text + " or `nothing`" if p.or_none else text


def _axis(value: int) -> int:
    """The core's number of an axis as Julia's: reversed order, so that what counts from the end counts from 1."""
    return -value if value < 0 else -(value + 1)


def value(text: str | None, p: Param) -> str:
    """A value in the registry's text form as a Julia expression in Julia's convention."""
    kind = p.kind.removeprefix("optional_")
    if text is None or text == "None":
        return "nothing"
    if kind == "bool":
        return "true" if text in ("1", "True", "true") else "false"
    if kind in ("string", "enum"):
        return string(text)
    if kind == "shape" or kind.startswith("tuple"):
        items = [x.strip() for x in text.strip("[]() ").split(",") if x.strip()]
        return _tuple(_translated(["nothing" if i == "None" else i for i in items], p.tag))
    if p.tag == "axis":
        return str(_axis(int(text)))
    if p.tag == "index":
        return _position(text)
    return py.literal(text, p) if kind in ("float", "double") else text


def _position(text: str) -> str:
    return text if text == "nothing" or int(text) < 0 else str(int(text) + 1)


def _translated(items: list[str], tag: str) -> list[str]:
    if tag == "axes":
        return [str(_axis(int(i))) for i in reversed(items)]
    if tag in ("shape", "per_axis"):
        return items[::-1]
    if tag == "index":
        return [_position(i) for i in reversed(items)]
    if tag == "positions":
        return [_position(i) for i in items]
    if tag == "pairs":
        pairs = [items[k : k + 2] for k in range(0, len(items), 2)]
        return [i for pair in reversed(pairs) for i in pair]
    return items


def _tuple(items: list[str]) -> str:
    return "(" + ", ".join(items) + ("," if len(items) == 1 else "") + ")"


def _wrap(text: str) -> list[str]:
    return prose.paragraphs(text, WIDTH)


def _item(name: str, what: str, doc: str) -> list[str]:
    """An item of a Markdown list, wrapped."""
    text = f"- `{name}`: {what}. {doc}" if doc else f"- `{name}`: {what}."
    return textwrap.wrap(
        " ".join(text.split()), WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


def _finish(lines: list[str]) -> str:
    return _escape("\n".join(line.rstrip() for line in lines))


def docstring(f: JlFunction) -> str:
    """The docstring of an operator: call, summary, description, arguments, result, example."""
    op = f.op
    inputs = [f"{i.name}..." if i == op.variadic_input else i.name for i in op.inputs]
    names = [identifier(n) for n in keywords(op)]
    call = f"    {f.shown}({', '.join(inputs)}{'; ' if names else ''}{', '.join(names)})"
    lines = [*textwrap.wrap(call, WIDTH, subsequent_indent=" " * 8), ""]
    lines += _wrap(op.summary or op.name)
    if op.description:
        lines += ["", *_wrap(op.description)]
    if op.inputs or op.params:
        lines += ["", "# Arguments"]
    for i in op.inputs:
        what = "arrays or symbols" if i == op.variadic_input else "array or symbol"
        what += (", optional" if i.optional else "") + (", changed in place" if i.mutated else "")
        lines += _item(i.name, what, i.doc)
    for p in op.params:
        if p.name == op.key_var_num_args:
            lines += _item(p.name, "integer, counted when not given", p.doc)
        else:
            state = "required" if p.required else f"`{value(p.default, p)}` when not given"
            lines += _item(p.name, f"{words(p)}; {state}", p.doc)
    shown = [o for o in op.outputs if o.visible and o.doc]
    if shown:
        lines += ["", "# Result"]
    for o in shown:
        lines += _item(o.name, "array or symbol", o.doc)
    example = [*f.examples] or _example(f)
    if example:
        lines += ["", "# Example", "```julia", *example, "```"]
    return _finish(lines)


def _example(f: JlFunction) -> list[str]:
    """A call made from the operator's first working case."""
    case = next((c for c in f.op.cases if not c.fails), None)
    if case is None:
        return []
    params = {p.name: p for p in f.op.params}
    lines = [f"{name} = {_array(spec)}" for name, spec in case.inputs]
    given = []
    for name, text in case.params.items():
        if name in params and name != f.op.key_var_num_args:
            given.append(f"{identifier(name)} = {value(text, params[name])}")
        elif name != f.op.key_var_num_args:  # accepted, though the registry does not list it
            given.append(f"{identifier(name)} = {text if re.fullmatch(r'-?[0-9.]+', text) else string(text)}")
    call = ", ".join(_names(case)) + ("; " if given else "") + ", ".join(given)
    return [*lines, f"mx.{f.module}.{identifier(f.shown)}({call})"]


def _names(case: Case) -> list[str]:
    return [name for name, _ in case.inputs]


_ELTYPES = {"float32": "Float32", "float64": "Float64", "float16": "Float16", "uint8": "UInt8", "int32": "Int32",
            "int8": "Int8", "int64": "Int64", "bool": "Bool"}  # fmt: skip


def _array(spec: dict) -> str:
    """An expression for an input of a case; dimensions in Julia's order."""
    shape = [str(d) for d in reversed(spec["shape"])]
    eltype = _ELTYPES[spec.get("dtype", "float32")]
    if spec.get("values"):
        count = math.prod(spec["shape"])
        given = itertools.islice(itertools.cycle(spec["values"]), count)  # fewer values are repeated
        text = f"{eltype}[{', '.join(f'{v:g}' for v in given)}]"
        if len(shape) != 1:
            text = f"reshape({text}, {_tuple(shape)})"
        return f"mx.NDArray({text})"
    low, high = spec.get("low", -1), spec.get("high", 1)
    if eltype.startswith("Float"):
        made = f"mx.rand({', '.join(shape)}; low = {low:g}, high = {high:g})" if shape else f"mx.fill({high:g}f0, ())"
        return made if eltype == "Float32" else f"mx.cast({made}, {eltype})"
    top = max(math.ceil(high) - 1, math.floor(low))
    return f"mx.NDArray(rand({eltype}({low:g}):{eltype}({top}), {_tuple(shape)}))"


def count_functions(text: str) -> int:
    """How many operators a generated module defines."""
    return len(re.findall(r"^const \w+ = Op\(", text, re.MULTILINE))


FILTERS = {
    "jl_id": identifier,
    "jl_str": string,
    "jl_c_type": c_type,
    "jl_c_doc": c_doc,
    "jl_doc": docstring,
    "jl_keywords": keywords,
    "jl_tags": param_tags,
}
