# Filters for Python: namespaces, annotations, literals and docstrings of the generated operator functions.
"""How operators look in Python."""

from __future__ import annotations

import ast
import itertools
import keyword
import math
import re
import struct
from dataclasses import dataclass, field

from codegen import namespaces, phrase
from codegen.filters import prose
from codegen.model import Case, Operator, Param, Registry
from codegen.namespaces import PlacedOperator
from codegen.overlay import Overlay

WIDTH = 120
_USED_IN_ANNOTATIONS = frozenset({"int", "float", "bool", "str", "tuple", "list", "Any", "Literal"})
_ANNOTATIONS = {
    "int": "int", "long": "int", "uint": "int", "ulong": "int", "float": "float", "double": "float", "bool": "bool",
    "string": "str", "shape": "int | tuple[int, ...]", "tuple_float": "float | tuple[float, ...]",
    "tuple_double": "float | tuple[float, ...]", "tuple_int": "int | tuple[int, ...]",
}  # fmt: skip
_WORDS = {
    "int": "int", "long": "int", "uint": "int >= 0", "ulong": "int >= 0", "float": "float", "double": "float",
    "bool": "bool", "string": "str", "shape": "int or tuple of int", "tuple_float": "tuple of float",
    "tuple_double": "tuple of float", "tuple_int": "tuple of int",
}  # fmt: skip


@dataclass
class PyModule:
    """One generated module: definitions, names of definitions here, names of definitions elsewhere."""

    name: str
    functions: list[PlacedOperator] = field(default_factory=list)
    aliases: list[tuple[str, str]] = field(default_factory=list)  # (alias, name here)
    imports: list[tuple[str, str, str]] = field(default_factory=list)  # (module, name there, alias)

    @property
    def names(self) -> list[str]:
        found = {f.name for f in self.functions} | {a for a, _ in self.aliases} | {a for _, _, a in self.imports}
        return sorted(found)


def placement(name: str, overlay: Overlay) -> tuple[str, str]:
    """Module and Python name of a registered name."""
    module, shown = namespaces.placement(name)
    return overlay.group.get(name, module), identifier(overlay.rename.get(name, shown))


def identifier(name: str) -> str:
    """A registered name as a Python identifier; raises ValueError for one that would break the module."""
    if not name.isidentifier() or name in _USED_IN_ANNOTATIONS:
        raise ValueError(f"{name!r} cannot be the name of a Python function; rename it in the overlay")
    return name + "_" if keyword.iskeyword(name) else name


def modules(registry: Registry, overlay: Overlay) -> dict[str, PyModule]:
    """All modules with their definitions and aliases; every name with a leading underscore is in `internal` too."""
    result = {m: PyModule(m) for m in namespaces.NAMESPACES}
    homes: dict[str, PlacedOperator] = {}
    for op in registry.visible:
        if op.name in overlay.skip:
            continue
        module, name = placement(op.name, overlay)
        homes[op.name] = PlacedOperator(op, module, name, (*op.examples, *overlay.examples.get(op.name, ())))
        result[module].functions.append(homes[op.name])
    for registered, op in sorted(registry.names().items()):
        home = homes.get(op.name)
        if home is None:
            continue
        places = {placement(registered, overlay)}
        if registered.startswith("_"):
            places.add(("internal", identifier(registered)))
        for module, name in sorted(places - {(home.module, home.name)}):
            target = result[module]
            if name in target.names:
                continue
            if module == home.module:
                target.aliases.append((name, home.name))
            else:
                target.imports.append((home.module, home.name, name))
    return result


def annotation(p: Param) -> str:
    """The type annotation of a parameter."""
    if p.tag == "dtype":
        return "DTypeLike"
    if p.kind == "enum":
        choices = phrase.parse(p.phrase).type.choices or p.enum or ()
        text = "Literal[" + ", ".join(py_str(c) for c in choices if c is not None) + "]"
        return text + " | None" if None in choices else text
    base = _ANNOTATIONS[p.kind.removeprefix("optional_")]
    return base + " | None" if p.or_none else base


def type_words(p: Param) -> str:
    """The type of a parameter in the words of a docstring."""
    if p.kind == "enum":
        choices = phrase.parse(p.phrase).type.choices or p.enum or ()
        return "{" + ", ".join(py_str(c) if c is not None else "None" for c in choices) + "}"
    words = _WORDS[p.kind.removeprefix("optional_")]
    return words + " or None" if p.or_none else words


def py_str(text: str) -> str:
    """A string literal in double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _as_float32(value: float) -> float:
    return struct.unpack("f", struct.pack("f", value))[0]


def _short_float(text: str, kind: str) -> str:
    """The shortest decimal that means the same; many a double default was written as float32, too."""
    value = float(text)
    if abs(value) > 3e38 or (kind.endswith("double") and _as_float32(value) != value):
        return repr(value)
    short = (f"{value:.{digits}g}" for digits in range(1, 10))
    return next((s for s in short if _as_float32(float(s)) == _as_float32(value)), repr(value))


def literal(text: str | None, p: Param) -> str:
    """A value in the registry's text form as a Python literal."""
    kind = p.kind.removeprefix("optional_")
    if text is None or (text == "None" and (p.or_none or kind == "shape")):
        return "None"
    if kind == "bool":
        return str(text in ("1", "True", "true"))
    if kind in ("string", "enum"):
        return py_str(text)
    if kind.startswith("tuple") or kind == "shape":
        inner = [x.strip() for x in text.strip("[]() ").split(",") if x.strip()]
        return "(" + ", ".join(inner) + ("," if len(inner) == 1 else "") + ")"
    if kind in ("float", "double"):
        return _short_float(text, kind) if re.fullmatch(r"-?[0-9.]+(e[-+]?\d+)?", text) else py_str(text)
    return text


def tuple_of(names: list[str] | tuple[str, ...], quoted: bool = False) -> str:
    """A tuple display of names, or of name strings."""
    items = [py_str(n) if quoted else n for n in names]
    return "(" + ", ".join(items) + ("," if len(items) == 1 else "") + ")"


def call_params(op: Operator) -> list[str]:
    """Parameters that a function takes; the runtime itself counts the inputs of a variadic operator."""
    return [p.name for p in op.params if p.name != op.key_var_num_args]


def returns(op: Operator, cls: str) -> str:
    """The return annotation."""
    visible = [o for o in op.outputs if o.visible]
    return cls if len(op.outputs) == 1 else f"{cls} | list[{cls}]" if len(visible) <= 1 else f"list[{cls}]"


def _paragraphs(text: str, indent: int) -> list[str]:
    return prose.paragraphs(text, WIDTH, " " * indent)


def _entry(name: str, words: str, doc: str) -> list[str]:
    return [f"    {name} : {words}", *_paragraphs(doc, 8)]


def docstring(f: PlacedOperator, cls: str) -> str:
    """The body of a docstring: summary, description, parameters, returns, example."""
    op = f.op
    lines = [*_paragraphs(op.summary or op.name, 4)]
    lines[0] = lines[0].lstrip()
    if op.description:
        lines += ["", *_paragraphs(op.description, 4)]
    lines += ["", "    Parameters", "    ----------"]
    for i in op.inputs:
        extra = ", changed in place" if i.mutated else ""
        if i == op.variadic_input:
            lines += _entry(f"*{i.name}", f"{cls}s{extra}", i.doc)
        else:
            lines += _entry(i.name, f"{cls}{', optional' if i.optional else ''}{extra}", i.doc)
    for p in op.params:
        if p.name not in call_params(op):
            continue
        state = "required" if p.required else f"optional, default {literal(p.default, p)}"
        lines += _entry(p.name, f"{type_words(p)}, {state}", p.doc)
    if cls == "NDArray":
        lines += _entry("out", "NDArray or list of NDArray, optional", "Where to write the result.")
    else:
        lines += _entry("name", "str, optional", "Name of the node.")
    lines += ["", "    Returns", "    -------", f"    {returns(op, cls)}"]
    shown = [o for o in op.outputs if o.visible and o.doc]
    for o in shown:
        lines += _paragraphs(f"{o.name}: {o.doc}" if len(op.outputs) > 1 else o.doc, 8)
    example = examples(f, cls)
    if example:
        lines += ["", "    Examples", "    --------", *("    " + line for line in example)]
    return "\n".join(line.rstrip() for line in lines).replace("\\", "\\\\").replace('"""', '\\"\\"\\"')


def examples(f: PlacedOperator, cls: str) -> list[str]:
    """Example lines: those of the registry for arrays, else a call made from the operator's first working case."""
    if cls == "NDArray" and f.examples:
        return [line for e in f.examples for line in e.strip().splitlines()]
    case = next((c for c in f.op.cases if not c.fails), None)
    return [] if case is None else _call_of(f, case, cls)


def _call_of(f: PlacedOperator, case: Case, cls: str) -> list[str]:
    params = {p.name: p for p in f.op.params}
    lines, args = [], []
    for i in f.op.inputs:
        for name, spec in case.inputs:
            if name != i.name and not (i.variadic or f.op.variadic):
                continue
            args.append(name)
            lines.append(f">>> {name} = " + (_array(spec) if cls == "NDArray" else f"mx.sym.Variable({py_str(name)})"))
        if f.op.variadic:
            break
    for name, text in case.params.items():
        if name in params and name in call_params(f.op):
            args.append(f"{name}={literal(text, params[name])}")
        elif name not in params and name != f.op.key_var_num_args:  # accepted, though the registry does not list it
            args.append(f"{name}={text if re.fullmatch(r'-?[0-9.]+', text) else py_str(text)}")
    space = {"op": "", "internal": "_internal."}.get(f.module, f.module + ".")
    return [*lines, f">>> y = mx.{'nd' if cls == 'NDArray' else 'sym'}.{space}{f.name}({', '.join(args)})"]


def _array(spec: dict) -> str:
    shape = tuple(spec["shape"])
    dtype = spec.get("dtype", "float32")
    suffix = "" if dtype == "float32" else f", dtype={py_str(dtype)}"
    if spec.get("values"):
        given = itertools.islice(itertools.cycle(spec["values"]), math.prod(shape))  # fewer values are repeated
        values = ", ".join(f"{v:g}" for v in given)
        reshape = "" if len(shape) == 1 else f".reshape({shape})"
        return f"mx.nd.array([{values}]{suffix}){reshape}"
    low, high = spec.get("low", -1), spec.get("high", 1)
    if dtype not in ("float32", "float64", "float16"):
        return f"mx.nd.random.randint({low:g}, {high:g}, shape={shape}).astype({py_str(dtype)})"
    return f"mx.nd.random.uniform({low:g}, {high:g}, shape={shape}{suffix})"


def count_functions(source: str) -> int:
    """How many functions a generated module defines."""
    return sum(isinstance(node, ast.FunctionDef) for node in ast.parse(source).body)


FILTERS = {
    "py_annotation": annotation,
    "py_str": py_str,
    "py_tuple": tuple_of,
    "py_call_params": call_params,
    "py_returns": returns,
    "py_docstring": docstring,
}
