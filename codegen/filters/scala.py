# Filters for Scala: identifiers, types, signatures, bodies and scaladoc of the generated operator functions.
"""How operators look in Scala."""

from __future__ import annotations

import re
import struct
import textwrap
from dataclasses import dataclass, field

from codegen import phrase
from codegen.filters import prose
from codegen.model import Input, Operator, Param, Registry
from codegen.namespaces import NAMESPACES, placement
from codegen.overlay import Overlay

WIDTH = 120
# Names of arguments that Scala keeps for itself (where an underscore at the end would take the colon in); the first two
# are known to users of MXNet 1.9.1 in this form.
ARGUMENTS = {"var": "vari", "type": "typeOf", "val": "value"}
_KEYWORDS = frozenset({
    "abstract", "case", "catch", "class", "def", "do", "else", "extends", "false", "final", "finally", "for",
    "forSome", "if", "implicit", "import", "lazy", "macro", "match", "new", "null", "object", "override", "package",
    "private", "protected", "return", "sealed", "super", "this", "throw", "trait", "try", "true", "type", "val",
    "var", "while", "with", "yield",
})  # fmt: skip
# Methods that every object has: a function of that name would override or clash.
_INHERITED = frozenset({
    "clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait", "eq", "ne",
})  # fmt: skip
_TYPES = {
    "int": "Int", "uint": "Int", "long": "Long", "ulong": "Long", "float": "Float", "double": "Double",
    "bool": "Boolean", "string": "String", "enum": "String", "shape": "Shape", "tuple_int": "Shape",
    "tuple_float": "Floats", "tuple_double": "Floats",
}  # fmt: skip


@dataclass(frozen=True)
class Function:
    """One generated function: an operator under one of its names."""

    op: Operator
    name: str
    alias_of: str | None = None  # the function with the full documentation
    several: bool = False  # whether it may have more than one output

    @property
    def table(self) -> str:
        return table_name(self.op.family)


@dataclass
class Group:
    """The functions of one generated class: one namespace, for `op` one family of operators."""

    namespace: str
    family: str
    functions: list[Function] = field(default_factory=list)

    @property
    def suffix(self) -> str:
        return camel(self.namespace if self.namespace != "op" else "op_" + self.family)


def camel(text: str) -> str:
    """`control_flow` as `ControlFlow`."""
    return "".join(w[:1].upper() + w[1:] for w in re.split(r"[^0-9A-Za-z]+", text) if w)


def table_name(family: str) -> str:
    return "Ops" + camel(family or "other")


def identifier(name: str) -> str:
    """The name of a function; raises ValueError for one that an object cannot have."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name) or name in _INHERITED or name in _KEYWORDS:
        raise ValueError(f"{name!r} cannot be the name of a Scala function; rename it in the overlay")
    return name


def argument(name: str) -> str:
    """The name of an argument."""
    return ARGUMENTS.get(name, name + "Arg" if name in _KEYWORDS else name)


def tables(registry: Registry, overlay: Overlay) -> dict[str, list[Operator]]:
    """Operators by the object that describes them to the runtime."""
    found: dict[str, list[Operator]] = {}
    for op in registry.visible:
        if op.name not in overlay.skip:
            identifier(op.name)
            found.setdefault(table_name(op.family), []).append(op)
    return {name: found[name] for name in sorted(found)}


def groups(registry: Registry, overlay: Overlay) -> dict[str, list[Group]]:
    """The groups of each namespace. Every registered name is a function of exactly one group."""
    homes: dict[str, tuple[str, str]] = {}
    for op in registry.visible:
        if op.name not in overlay.skip:
            homes[op.name] = place(op.name, overlay)
    found: dict[tuple[str, str], Group] = {}
    taken = set(homes.values())
    for registered, op in sorted(registry.names().items()):
        if op.name not in homes:
            continue
        namespace, name = place(registered, overlay)
        canonical = registered == op.name
        if not canonical and (namespace, name) in taken:
            continue
        taken.add((namespace, name))
        family = (op.family or "other") if namespace == "op" else ""
        home = ".".join(homes[op.name])
        group = found.setdefault((namespace, family), Group(namespace, family))
        several = op.name in overlay.several or has_several(op)
        group.functions.append(Function(op, name, None if canonical else home, several))
    result: dict[str, list[Group]] = {n: [] for n in NAMESPACES}
    for key in sorted(found):
        found[key].functions.sort(key=lambda f: f.name)
        result[key[0]].append(found[key])
    return result


def place(registered: str, overlay: Overlay) -> tuple[str, str]:
    namespace, shown = placement(registered)
    return overlay.group.get(registered, namespace), identifier(overlay.rename.get(registered, shown))


def string(text: str) -> str:
    """A string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def param_type(p: Param) -> str:
    return f"Opt[{_TYPES[p.kind.removeprefix('optional_')]}]"


def fixed_inputs(op: Operator) -> list[Input]:
    """Inputs with an argument of their own: all, or those before the one that takes any number."""
    return list(op.inputs[: op.inputs.index(op.variadic_input)]) if op.variadic and op.inputs else list(op.inputs)


def _params(op: Operator) -> list[str]:
    shown = []
    for p in op.params:
        optional = not p.required or p.name == op.key_var_num_args
        shown.append(f"{argument(p.name)}: {param_type(p)}" + (" = Opt.unset" if optional else ""))
    return shown


def nd_arguments(op: Operator) -> list[str]:
    """Arguments of the function for arrays. The first input has no default where a call needs inputs."""
    shown = [
        f"{argument(i.name)}: NDArray" + (" = null" if n or op.without_inputs else "")
        for n, i in enumerate(fixed_inputs(op))
    ]
    if op.variadic_input:
        shown.append(f"{argument(op.variadic_input.name)}: collection.Seq[NDArray]")
    return [*shown, *_params(op), "out: Opt[NDArray] = Opt.unset"]


def sym_arguments(op: Operator) -> list[str]:
    """Arguments of the function for symbols: a missing input becomes a variable."""
    shown = [f"{argument(i.name)}: Opt[Symbol] = Opt.unset" for i in fixed_inputs(op)]
    if op.variadic_input:
        shown.append(f"{argument(op.variadic_input.name)}: collection.Seq[Symbol]")
    return [*shown, *_params(op), "name: String = null", "attr: Map[String, String] = null"]


def has_several(op: Operator) -> bool:
    """Whether there may be more than one output; updates of any number of weights have as many outputs."""
    return len(op.outputs) != 1 or not op.outputs[0].visible or (op.variadic and not op.key_var_num_args)


def nd_result(f: Function) -> str:
    return "NDArrayFuncReturn" if f.several else "NDArray"


def _call(f: Function, method: str, tail: str, nothing: str) -> str:
    op = f.op
    inputs = ", ".join(argument(i.name) for i in fixed_inputs(op))
    params = ", ".join(argument(p.name) for p in op.params)
    given = f"Array[AnyRef]({inputs})" if inputs or not op.variadic_input else nothing
    if op.variadic_input:
        given = f"OpDef.join({given}, {argument(op.variadic_input.name)})"
    values = f"Array[Opt[_]]({params})" if params else "OpDef.noParams"
    return f"{f.table}.{op.name}.{method}({given}, {values}, {tail})"


def nd_body(f: Function) -> str:
    return _call(f, "all" if f.several else "one", "out", "OpDef.noInputs")


def sym_body(f: Function) -> str:
    return _call(f, "symbol", "name, attr", "OpDef.noInputs")


def signature(arguments: list[str], indent: int, start: int) -> str:
    """An argument list, broken into lines where it is long."""
    text = ", ".join(arguments)
    if start + len(text) <= WIDTH - 20:
        return text
    pad = " " * indent
    lines = textwrap.wrap("\0".join(a.replace(" ", "\1") for a in arguments).replace("\0", ", "), WIDTH - indent)
    return "\n" + "\n".join(pad + line.replace("\1", " ") for line in lines)


def definition(f: Function, kind: str) -> str:
    """One function without its documentation."""
    nd = kind == "nd"
    head = f"def {f.name}("
    arguments = nd_arguments(f.op) if nd else sym_arguments(f.op)
    result = nd_result(f) if nd else "Symbol"
    return f"  {head}{signature(arguments, 6, len(head) + 2)}): {result} =\n    {nd_body(f) if nd else sym_body(f)}"


def op_def(op: Operator) -> str:
    """The expression that describes an operator to the runtime."""
    inputs = " ".join(i.name for i in op.inputs)
    params = " ".join(p.name for p in op.params)
    tail = f", {string(op.key_var_num_args)}, true" if op.variadic else ""
    return f"new OpDef({string(op.name)}, {string(inputs)}, {string(params)}{tail})"


# Documentation


def _text(text: str) -> str:
    """Prose that neither ends a comment nor starts a variable, a tag or a Unicode escape of scaladoc."""
    text = text.replace("*/", "* /").replace("/*", "/ *").replace("$", "\\$").replace("\\u", "\\ u")
    return re.sub(r"(^|\s)@(?=[a-z])", r"\1\\@", text)


def _paragraphs(text: str) -> list[str]:
    """Wrapped prose; indented lines and lists keep their lines."""
    lines: list[str] = []
    for keep, block in prose.blocks(text):
        if lines:
            lines.append("")
        lines += ["{{{", *block, "}}}"] if keep else prose.wrap(" ".join(block), WIDTH - 8)
    return lines


def _tag(name: str, text: str) -> list[str]:
    return textwrap.wrap(
        f"@{name} {' '.join(text.split())}", WIDTH - 8, subsequent_indent="  ", break_long_words=False,
        break_on_hyphens=False,
    )  # fmt: skip


def _short_float(text: str) -> str:
    try:
        value = float(text)
        single = struct.unpack("f", struct.pack("f", value))[0]
    except (ValueError, OverflowError):
        return text
    if abs(value) > 3e38:
        return text
    for digits in range(1, 10):
        short = f"{value:.{digits}g}"
        if struct.unpack("f", struct.pack("f", float(short)))[0] == single:
            return short
    return text


def default_words(p: Param) -> str:
    """The core's default in words; it is never sent."""
    kind = p.kind.removeprefix("optional_")
    value = p.default
    if value is None or value == "None":
        return "None"
    if kind == "bool":
        return "true" if value in ("1", "True", "true") else "false"
    if kind in ("string", "enum"):
        return string(value)
    if kind in ("float", "double"):
        return _short_float(value)
    return value.replace("[", "(").replace("]", ")") if kind.startswith(("shape", "tuple")) else value


def _choices(p: Param) -> str:
    if p.kind != "enum":
        return ""
    choices = phrase.parse(p.phrase).type.choices or p.enum or ()
    return "one of " + ", ".join(string(c) if c is not None else "None" for c in choices)


def scaladoc(f: Function, kind: str) -> str:
    """The documentation comment of a function."""
    op = f.op
    if f.alias_of:
        return f"  /** Another name of `{f.alias_of}`, with the same arguments. {_text(op.summary)} */"
    cls = "NDArray" if kind == "nd" else "Symbol"
    lines = [*_paragraphs(_text(op.summary or op.name))]
    if op.description:
        lines += ["", *_paragraphs(_text(op.description))]
    lines.append("")
    for i in op.inputs:
        words = "any number of arrays" if i == op.variadic_input else "optional" if i.optional else ""
        words += (", " if words and i.mutated else "") + ("changed in place" if i.mutated else "")
        lines += _tag(f"param {argument(i.name)}", _text(i.doc) + (f" ({words})" if words else ""))
    for p in op.params:
        state = "required" if p.required else f"default {default_words(p)}"
        if p.name == op.key_var_num_args:
            state = "counted when not given"
        words = "; ".join(w for w in (_choices(p), state) if w)
        lines += _tag(f"param {argument(p.name)}", f"{_text(p.doc)} ({_text(words)})")
    if kind == "nd":
        lines += _tag("param out", "Where to write the result; a new array when not given.")
    else:
        lines += _tag("param name", "Name of the node; made from the operator's name when null.")
        lines += _tag("param attr", "Attributes of the node.")
    shown = [o for o in op.outputs if o.visible and o.doc] or [o for o in op.outputs if o.doc]
    said = " ".join(f"{o.name}: {o.doc}" if len(shown) > 1 else o.doc for o in shown)
    lines += _tag("return", _text(said) or cls)
    body = "\n".join(f"   * {line}".rstrip() for line in lines)
    return f"  /**\n{body}\n   */"


def any_doc(f: Function) -> str:
    """The one line above the untyped forms."""
    return f"  /** {_text(f.op.summary or f.op.name)} See [[NDArrayAPI]] for the arguments of `{f.name}`. */"


FILTERS = {
    "scala_string": string,
    "scala_definition": definition,
    "scala_doc": scaladoc,
    "scala_any_doc": any_doc,
    "scala_op_def": op_def,
}
