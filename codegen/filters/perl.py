# Filters for Perl: namespaces, Platypus types, parameter kinds and POD of the generated modules.
"""How C functions and operators look in Perl."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import dataclass, field

from codegen import api, namespaces, phrase
from codegen.filters import prose
from codegen.filters import python as py
from codegen.model import Operator, Param, Registry
from codegen.namespaces import PlacedOperator
from codegen.overlay import Overlay

WIDTH = 118
PACKAGES = {
    "op": "", "contrib": "::Contrib", "linalg": "::LinAlg", "random": "::Random", "image": "::Image",
    "sparse": "::Sparse", "internal": "::Internal",
}  # fmt: skip
_VALUES = {
    "int": "int", "unsigned": "uint", "uint32_t": "uint32", "uint64_t": "uint64", "int64_t": "sint64",
    "size_t": "size_t", "bool": "bool", "float": "float", "mx_uint": "uint32", "nn_uint": "uint32", "dim_t": "sint64",
}  # fmt: skip
_WORDS = {
    "int": "integer", "long": "integer", "uint": "integer >= 0", "ulong": "integer >= 0", "float": "number",
    "double": "number", "bool": "boolean", "string": "string", "shape": "integer or array of integers",
    "tuple_float": "array of numbers", "tuple_double": "array of numbers", "tuple_int": "array of integers",
}  # fmt: skip
_ERRORS = {"argument": "Argument", "shape": "Shape", "type": "Type", "state": "State", "memory": "Memory", "io": "IO",
           "internal": "Internal"}  # fmt: skip


# --- the C layer ---


@dataclass(frozen=True)
class CFunction:
    """One C function with its Platypus types."""

    name: str
    params: tuple[str, ...]
    returns: str


def c_functions(description: api.Api) -> list[CFunction]:
    """All exported functions, each once, sorted by name."""
    callbacks = {c.name: c for c in description.callbacks}
    handles = {t.name for t in description.typedefs if t.kind == "handle" or t.type.endswith("void*")}
    found: dict[str, CFunction] = {}
    for f in description.functions:
        params = tuple(ffi_type(p, handles, callbacks) for p in f.params)
        found.setdefault(f.name, CFunction(f.name, params, _result(f.returns, handles)))
    return [found[name] for name in sorted(found)]


def _result(text: str, handles: set[str]) -> str:
    if text in handles:
        return "opaque"
    return {"int": "int", "void": "void", "const char*": "string"}[text]


def ffi_type(p: api.Param, handles: set[str], callbacks: dict[str, api.Callback]) -> str:
    """The Platypus type of a parameter.

    Scalars that the function sets are references, arrays that it reads are array references, and arrays that it
    returns or fills are addresses: the hand-written layer copies them with unpack.
    """
    base = p.type.removeprefix("const ")
    if base in callbacks:
        words = [_callback_type(t, handles) for t, _ in callbacks[base].params]
        return f"({','.join(words)})->void"
    if base in handles or base.endswith("void*"):
        return "opaque"
    if base in _VALUES:
        return _VALUES[base]
    if base == "char*":
        return "string"
    target = base.removesuffix("*")
    if p.len is not None and p.dir == "in":
        return _in_array(target, handles)
    if p.len is None and p.own in (None, "owned") and p.dir != "in" and target in _VALUES:
        return _VALUES[target] + "*"
    if p.len is None and p.dir == "out" and target in handles:
        return "opaque*"
    if p.len is None and base == "char**" and p.dir == "out":
        return "string*"
    return "opaque*" if base.endswith("**") else "opaque"


def _in_array(target: str, handles: set[str]) -> str:
    if target in handles or target == "void*":
        return "opaque[]"
    if target.removeprefix("const ") == "char*":
        return "string[]"
    if target == "float":
        return "opaque"  # element data: the address of a packed string
    return _VALUES[target] + "[]"


def _callback_type(text: str, handles: set[str]) -> str:
    text = text.removeprefix("const ") if not text.endswith("*") else text
    return "string" if text == "const char*" else "opaque" if text in handles or text.endswith("*") else _VALUES[text]


@dataclass(frozen=True)
class Handle:
    """One kind of C object and the function that releases it."""

    name: str
    free: str


def handles(description: api.Api) -> list[Handle]:
    """Objects with a function that frees them; the older names of the same function are left out."""
    found: dict[str, str] = {}
    for f in description.functions:
        only = len(f.params) == 1 and f.params[0].type.endswith("Handle") and f.params[0].type.startswith(f.object)
        named = any(t.name == f"{f.object}Handle" or t.name == f"Hub{f.object}Handle" for t in description.typedefs)
        if f.role == "free" and len(f.params) == 1 and (only or (named and "Free" in f.name)):
            found.setdefault(f.object, f.name)
    return [Handle(name, found[name]) for name in sorted(found)]


# --- operators ---


@dataclass
class PlModule:
    """One generated package: definitions, and other names of definitions here and elsewhere."""

    name: str
    functions: list[PlacedOperator] = field(default_factory=list)
    aliases: list[tuple[str, str]] = field(default_factory=list)  # (alias, name here)
    imports: list[tuple[str, str, str]] = field(default_factory=list)  # (module, name there, alias)

    @property
    def taken(self) -> set[str]:
        return {f.name for f in self.functions} | {a for a, _ in self.aliases} | {a for _, _, a in self.imports}

    @property
    def homes(self) -> list[str]:
        return sorted({m for m, _, _ in self.imports})


def placement(name: str, overlay: Overlay) -> tuple[str, str]:
    """Module and Perl name of a registered name."""
    module, shown = namespaces.placement(name)
    shown = overlay.rename.get(name, shown)
    if not re.fullmatch(r"[A-Za-z_]\w*", shown):
        raise ValueError(f"{shown!r} cannot be the name of a Perl function; rename it in the overlay")
    return overlay.group.get(name, module), shown


def modules(registry: Registry, overlay: Overlay) -> dict[str, PlModule]:
    """All packages; every registered name with a leading underscore is in `internal` too."""
    result = {m: PlModule(m) for m in PACKAGES}
    homes: dict[str, PlacedOperator] = {}
    for op in registry.visible:
        if op.name not in overlay.skip:
            module, name = placement(op.name, overlay)
            homes[op.name] = PlacedOperator(op, module, name, tuple(overlay.examples.get(op.name, ())))
            result[module].functions.append(homes[op.name])
    for registered, op in sorted(registry.names().items()):
        home = homes.get(op.name)
        if home is None:
            continue
        places = {placement(registered, overlay)}
        if registered.startswith("_"):
            places.add(("internal", registered))
        for module, name in sorted(places - {(home.module, home.name)}):
            if name in result[module].taken:
                continue
            if module == home.module:
                result[module].aliases.append((name, home.name))
            else:
                result[module].imports.append((home.module, home.name, name))
    return result


def package(root: str, module: str) -> str:
    return root + PACKAGES[module]


def pl_str(text: str) -> str:
    """A string literal in single quotes."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def words_list(names: list[str]) -> str:
    """An array of quoted words."""
    return "[" + ", ".join(pl_str(n) for n in names) + "]"


def param_spec(p: Param) -> str:
    """A parameter for the runtime: its name and what its text form depends on."""
    kind = p.kind.removeprefix("optional_")
    choices = [c for c in (p.enum or phrase.parse(p.phrase).type.choices or ()) if c is not None]
    if kind == "enum" or (choices and kind == "int"):
        return f"{p.name}:{'|'.join(choices)}"
    short = {"bool": "bool", "double": "double", "string": "string"}.get(kind, "")
    return f"{p.name}:{short}" if short else p.name


def call_params(op: Operator) -> list[Param]:
    """Parameters that a caller gives; the runtime itself counts the inputs of a variadic operator."""
    return [p for p in op.params if p.name != op.key_var_num_args]


def literal(text: str | None, p: Param) -> str:
    """A value in the registry's text form as Perl."""
    kind = p.kind.removeprefix("optional_")
    if text is None or text == "None":
        return "'None'"
    if kind == "bool":
        return "1" if text in ("1", "True", "true") else "0"
    if kind.startswith("tuple") or kind == "shape":
        inner = [x.strip() for x in text.strip("[]() ").split(",") if x.strip()]
        return "[" + ", ".join(pl_str(x) if x == "None" else x for x in inner) + "]"
    if kind in ("string", "enum") or not re.fullmatch(r"-?[0-9.]+(e[-+]?\d+)?", text):
        return pl_str(text)
    return py._short_float(text, kind) if kind in ("float", "double") else text


# --- POD ---


def pod_text(text: str) -> str:
    """Prose in POD: angle brackets escaped, code in backticks as C<>."""
    parts = re.split(r"`([^`\n]+)`", text)
    escaped = [re.sub(r"[<>]", lambda m: {"<": "E<lt>", ">": "E<gt>"}[m[0]], part) for part in parts]
    return "".join(f"C<{part}>" if k % 2 else part for k, part in enumerate(escaped))


def _paragraphs(text: str) -> list[str]:
    """Wrapped paragraphs; lines that are indented stay verbatim, lists keep their lines."""
    lines: list[str] = []
    for keep, block in prose.blocks(text):
        lines += ["  " + line for line in block] if keep else prose.wrap(pod_text(" ".join(block)), WIDTH)
        lines.append("")
    return lines


def type_words(p: Param) -> str:
    """The type of a parameter in words."""
    choices = [c for c in (p.enum or phrase.parse(p.phrase).type.choices or ()) if c is not None]
    if p.kind == "enum" or (choices and p.kind.endswith("int")):
        return "one of " + ", ".join(pl_str(c) for c in choices) + (" or 'None'" if p.or_none else "")
    words = _WORDS[p.kind.removeprefix("optional_")]
    return words + " or 'None'" if p.or_none else words


def _caller(f: PlacedOperator, cls: str, outside: str) -> str:
    """What the function is a method of: mx->nd and its namespaces, or the package of another library's operators."""
    if outside:
        return outside
    space = {"op": "", "internal": ""}.get(f.module, "->" + f.module)
    return f"mx->{'nd' if cls == 'NDArray' else 'sym'}{space}"


def _signature(f: PlacedOperator, cls: str, outside: str) -> str:
    op = f.op
    inputs = [f"${i.name}" for i in op.inputs]
    if op.variadic_input:
        inputs = [f"@{op.variadic_input.name}"]
    inputs += [f"{p.name} => ..." for p in call_params(op) if p.required]
    if any(not p.required for p in call_params(op)):
        inputs.append("%options")
    return f"{_caller(f, cls, outside)}->{f.name}({', '.join(inputs)})"


def _items(entries: list[tuple[str, str]]) -> list[str]:
    lines = ["=over 4", ""]
    for title, doc in entries:
        lines += [f"=item {title}", "", *_paragraphs(doc)]
    return [*lines, "=back", ""]


def pod(f: PlacedOperator, cls: str, outside: str = "") -> str:
    """The POD of one function: summary, description, inputs, parameters, result, errors, example.

    `outside` is the package of the function when it is not one of the distribution's own.
    """
    op = f.op
    lines = [f"=head2 {f.name}", "", "  " + _signature(f, cls, outside), ""]
    lines += _paragraphs(op.summary or op.name)
    if op.description:
        lines += _paragraphs(op.description)
    entries = []
    for i in op.inputs:
        notes = [cls + ("s" if i == op.variadic_input else ""), *(["optional"] if i.optional else [])]
        notes += ["changed in place"] if i.mutated else []
        entries.append((f"{i.name} ({', '.join(notes)})", i.doc))
    for p in call_params(op):
        state = "required" if p.required else f"default {literal(p.default, p)}"
        entries.append((pod_text(f"{p.name} ({type_words(p)}; {state})"), p.doc))
    extra = ("out (NDArray or array of NDArrays)", "Where to write the result.") if cls == "NDArray" else (
        "name (string)", "Name of the node.")  # fmt: skip
    lines += _items([*entries, extra])
    lines += _result_pod(op, cls)
    kinds = sorted({_ERRORS[c.fails["kind"]] for c in op.cases if c.fails and c.fails.get("kind") in _ERRORS})
    if kinds:
        lines += [
            f"Dies with {' or '.join(f'AI::MXNet::Error::{k}' for k in kinds)} when the arguments do not fit.",
            "",
        ]
    example = [*f.examples] or _example(f, cls, outside)
    if example:
        lines += [*("  " + line for line in example), ""]
    return "\n".join(line.rstrip() for line in lines)


def _result_pod(op: Operator, cls: str) -> list[str]:
    shown = [o for o in op.outputs if o.visible] or list(op.outputs)
    if len(op.outputs) == 1 or len(shown) == 1:
        return _paragraphs(f"Returns {_article(cls)}. {shown[0].doc if shown else ''}".strip())
    return _paragraphs("Returns an array of: " + "; ".join(f"`{o.name}` {o.doc}".strip() for o in shown))


def _article(cls: str) -> str:
    return "an NDArray" if cls == "NDArray" else "a Symbol"


def _example(f: PlacedOperator, cls: str, outside: str) -> list[str]:
    """A call made from the operator's first working case."""
    case = next((c for c in f.op.cases if not c.fails), None)
    nothing = not any(o.visible or o.variadic for o in f.op.outputs)
    if case is None or (nothing and cls == "Symbol"):
        return []
    params = {p.name: p for p in f.op.params}
    lines, args = [], []
    for name, spec in case.inputs:
        args.append(f"${name}")
        value = _array(spec) if cls == "NDArray" else f"mx->sym->Variable({pl_str(name)})"
        lines.append(f"my ${name} = {value};")
    for name, text in case.params.items():
        if name in params and name != f.op.key_var_num_args:
            args.append(f"{name} => {literal(text, params[name])}")
        elif name not in params and name != f.op.key_var_num_args:  # accepted, though the registry does not list it
            args.append(f"{name} => {text if re.fullmatch(r'-?[0-9.]+', text) else pl_str(text)}")
    result = "my $y" if "$y" not in args else "$y"
    return [*lines, f"{result} = {_caller(f, cls, outside)}->{f.name}({', '.join(args)});"]


def _array(spec: dict) -> str:
    shape = list(spec["shape"])
    dtype = spec.get("dtype", "float32")
    suffix = "" if dtype == "float32" else f", dtype => {pl_str(dtype)}"
    count = math.prod(shape)
    if spec.get("values") and count <= 40:
        given = itertools.islice(itertools.cycle(spec["values"]), count)  # fewer values are repeated
        reshape = "" if len(shape) == 1 else f"->reshape({shape})"
        return f"mx->nd->array([{', '.join(f'{v:g}' for v in given)}]{suffix}){reshape}"
    if dtype not in ("float32", "float64", "float16"):
        return f"mx->nd->ones({shape}{suffix})"
    return f"mx->nd->random->uniform({spec.get('low', -1):g}, {spec.get('high', 1):g}, shape => {shape}{suffix})"


def count_functions(source: str) -> int:
    """How many functions a generated module defines."""
    return len(re.findall(r"^sub \w+ \{", source, re.M))


FILTERS = {
    "pl_str": pl_str,
    "pl_words": words_list,
    "pl_spec": param_spec,
    "pl_pod": pod,
    "pl_package": package,
}
