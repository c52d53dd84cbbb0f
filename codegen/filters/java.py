# How operators look in Java: names, types, argument lists and Javadoc of the generated classes.
"""Names and texts of the Java operator classes.

An operator with two or more optional parameters takes a parameter object, as in MXNet 1.9.1; others take their
arguments by position. Both have a form with the required arguments alone.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field

from codegen.filters.prose import blocks, wrap
from codegen.filters.python import literal, type_words
from codegen.model import Input, Operator, Param, Registry
from codegen.namespaces import NAMESPACES, placement
from codegen.overlay import Overlay

WIDTH = 112
KEYWORDS = frozenset(
    ("abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
     "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
     "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
     "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
     "transient", "true", "try", "void", "volatile", "while", "_")
)  # fmt: skip
RENAMED = {"var": "vari", "type": "typeOf"}  # MXNet 1.9.1's own spellings
_BOXED = {
    "int": "Integer", "long": "Long", "uint": "Integer", "ulong": "Long", "float": "Float", "double": "Double",
    "bool": "Boolean", "string": "String", "enum": "String", "shape": "Shape", "tuple_float": "Object",
    "tuple_double": "Object", "tuple_int": "Object",
}  # fmt: skip
_PRIMITIVE = {"Integer": "int", "Long": "long", "Float": "float", "Double": "double", "Boolean": "boolean"}


@dataclass(frozen=True)
class JavaOperator:
    """An operator under the name that its class shows."""

    op: Operator
    name: str
    param_class: str  # "" when arguments are given by position
    examples: tuple[str, ...] = ()

    @property
    def constant(self) -> str:
        return f"OP_{self.name}"


@dataclass
class JavaClass:
    """The operators of one namespace, and further names of operators that are defined here or elsewhere."""

    namespace: str
    operators: list[JavaOperator] = field(default_factory=list)
    # (name, operator, its namespace, name of a parameter class of its own or "")
    aliases: list[tuple[str, JavaOperator, str, str]] = field(default_factory=list)

    @property
    def suffix(self) -> str:
        return "Base" if self.namespace == "op" else self.namespace.capitalize()


def identifier(name: str) -> str:
    """A registered name as a Java identifier."""
    name = RENAMED.get(name, name)
    return name + "_" if name in KEYWORDS else name


def classes(registry: Registry, overlay: Overlay) -> list[JavaClass]:
    """One class for each namespace that has operators, in the order of the namespaces."""
    result = {n: JavaClass(n) for n in NAMESPACES}
    homes: dict[str, tuple[str, JavaOperator]] = {}
    taken: dict[str, set[str]] = {n: set() for n in NAMESPACES}  # lower-case: file systems may not tell the case
    for op in registry.visible:
        if op.name in overlay.skip:
            continue
        namespace, name = placement(op.name)
        namespace = overlay.group.get(op.name, namespace)
        shown = identifier(overlay.rename.get(op.name, name))
        lower = shown.lower() if (namespace, shown.lower()) in {placement(a) for a in op.aliases} else shown
        param_class = f"{lower}Param" if _takes_object(op) else ""
        taken[namespace].add(param_class.lower())
        java = JavaOperator(op, shown, param_class, tuple(overlay.examples.get(op.name, ())))
        homes[op.name] = (namespace, java)
        result[namespace].operators.append(java)
    for registered, op in sorted(registry.names().items()):
        if op.name not in homes or registered == op.name:
            continue
        home, java = homes[op.name]
        namespace, name = placement(registered)
        shown = identifier(name)
        target = result[namespace]
        if shown in {o.name for o in target.operators} | {a[0] for a in target.aliases}:
            continue
        own = f"{shown}Param" if java.param_class and f"{shown}param".lower() not in taken[namespace] else ""
        taken[namespace].add(own.lower())
        target.aliases.append((shown, java, home, own))
    return [c for c in result.values() if c.operators or c.aliases]


def _takes_object(op: Operator) -> bool:
    return len(optional(op)) >= 2


def required(op: Operator) -> list[Param]:
    """Parameters that must be given. The count of variadic inputs is not among them: it is counted when left out."""
    return [p for p in op.params if p.required]


def optional(op: Operator) -> list[Param]:
    return [p for p in op.params if not p.required]


def plain_required(op: Operator) -> list[Param]:
    """Required parameters of the form without options."""
    return [p for p in op.params if p.required and p.name != op.key_var_num_args]


def keys(op: Operator) -> list[str]:
    """Names of the parameters that are sent; the count of variadic inputs is sent even where it is not listed."""
    names = [p.name for p in op.params]
    if op.key_var_num_args and op.key_var_num_args not in names:
        names.append(op.key_var_num_args)
    return names


def boxed(p: Param) -> str:
    """The Java type of a parameter; null stands for one that is not given."""
    return _BOXED[p.kind.removeprefix("optional_")]


def primitive(p: Param) -> str:
    return boxed(p) if p.or_none else _PRIMITIVE.get(boxed(p), boxed(p))


def none_setter(p: Param) -> bool:
    """Whether None is a value beside the default, so that it needs a method: null already stands for the default."""
    return p.or_none and not p.required and p.default not in (None, "None") and boxed(p) != "Boolean"


def field_type(p: Param) -> str:
    """The type of the field of a parameter object; it holds the text None where that is a value of its own."""
    return "Object" if none_setter(p) else boxed(p)


def var(p: Param | Input) -> str:
    """The Java variable of an argument."""
    return identifier(p.name)


def setter(p: Param | Input | str) -> str:
    name = p if isinstance(p, str) else var(p)
    return name[:1].upper() + name[1:]


def input_type(i: Input, op: Operator, cls: str) -> str:
    return cls + ("[]" if op.variadic and i == op.variadic_input else "")


def inputs_of(op: Operator) -> list[Input]:
    """Inputs; an operator that takes any number has at least a name for them."""
    return list(op.inputs) or ([op.variadic_input] if op.variadic_input else [])


def arguments(op: Operator, cls: str, which: str) -> str:
    """An argument list: `constructor`, `required` (no inputs), `position` and `plain` (required ones as primitives)."""
    if which == "required":
        return ", ".join(f"{boxed(p)} {var(p)}" for p in required(op))
    inputs = [i for i in inputs_of(op) if not (which == "plain" and i.optional)]
    found = [f"{input_type(i, op, cls)} {var(i)}" for i in inputs]
    if which == "constructor":
        found += [f"{boxed(p)} {var(p)}" for p in required(op)]
    elif which == "position":
        found += [f"{boxed(p)} {var(p)}" for p in op.params]
    else:
        found = [f"{primitive(p)} {var(p)}" for p in plain_required(op)]
        ins = [f"{input_type(i, op, cls)} {var(i)}" for i in inputs]
        if len(found) == 0 and ins and ins[-1].split()[0].endswith("[]"):
            ins[-1] = ins[-1].replace("[] ", "... ")
        found = ins + found
    return ", ".join(found)


def values(op: Operator, which: str, prefix: str = "") -> str:
    """The values of the parameters for a prepared call."""
    result = []
    plain = {p.name for p in plain_required(op)}
    for key in keys(op):
        p = next((q for q in op.params if q.name == key), None)
        name = prefix + var(p) if p is not None and (which == "all" or key in plain) else "null"
        if p is not None and p.required and (p.or_none or any(c.params.get(key) == "None" for c in op.cases)):
            name = f"OpRun.orNone({name})"
        if key == op.key_var_num_args:
            counted = given_inputs(op, prefix)
            name = f"OpRun.count({name}, {counted})" if name != "null" else f"{counted}.length"
        result.append(name)
    return ", ".join(result)


def prepared(op: Operator, which: str, prefix: str = "") -> str:
    """The expression behind an operator's constant that gives the prepared call."""
    text = values(op, which, prefix)
    if not keys(op) or set(text.split(", ")) == {"null"}:
        return "plain()"
    return f"with((Object) {text})" if len(keys(op)) == 1 else f"with({text})"


def given_inputs(op: Operator, prefix: str = "", without_optional: bool = False) -> str:
    """The inputs as the last arguments of a run."""
    inputs = [i for i in inputs_of(op) if not (without_optional and i.optional)]
    rest = op.variadic_input
    if rest and len(inputs) > 1:
        return f"OpRun.join({prefix}{var(rest)}, {', '.join(prefix + var(i) for i in inputs if i != rest)})"
    return ", ".join(prefix + var(i) for i in inputs)


def argument_names(op: Operator, which: str) -> str:
    """The names of the arguments of a form, to pass them on; before `out` or `name` with a comma at the end."""
    names = [var(i) for i in inputs_of(op) if not (which == "plain" and i.optional)]
    chosen = {"position": op.params, "plain": plain_required(op), "constructor": required(op)}[which]
    text = ", ".join([*names, *(var(p) for p in chosen)])
    return text + ", " if which == "position" and text else text


def input_names(op: Operator) -> list[str]:
    return [i.name for i in inputs_of(op)]


def symbols(op: Operator, prefix: str = "", without_optional: bool = False) -> str:
    """The inputs as an array of symbols."""
    given = given_inputs(op, prefix, without_optional)
    return given if op.variadic else f"new Symbol[] {{{given}}}"


def single(op: Operator) -> bool:
    """Whether a call has exactly one output, whatever its parameters."""
    return len(op.outputs) == 1 and op.outputs[0].visible and not op.outputs[0].variadic


def quoted(names: list[str]) -> str:
    return ", ".join(f'"{n}"' for n in names)


def escape(text: str) -> str:
    """Text that is safe inside Javadoc."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
    return text.replace("\\", "&#92;").replace("*/", "*&#47;")


def prose(text: str) -> list[str]:
    """Paragraphs; lists and code keep their lines."""
    lines: list[str] = []
    for keep, block in blocks(text):
        if keep:
            lines += ["<pre>", *(escape(line) for line in block), "</pre>"]
        else:
            lines += wrap(escape(" ".join(block)), WIDTH, "<p>" if lines else "")
    return lines


def parameter_doc(p: Param) -> str:
    """What a parameter means, its type and its default in words."""
    words = f"{p.doc.rstrip('.')} ({type_words(p)}"
    words += ", required)" if p.required else f", default {literal(p.default, p)})"
    return escape(words.strip())


def javadoc(j: JavaOperator, cls: str, which: str, indent: int = 2) -> str:
    """The comment of an operator's method; `which` says what arguments it lists: object, position, plain or map."""
    op = j.op
    lines = prose(op.summary or op.name)
    if op.description and which in ("object", "position"):
        first, *rest = prose(op.description)
        lines += ["", first if first == "<pre>" else f"<p>{first}", *rest]
    if which == "plain":
        lines += ["", "<p>Options keep their defaults."]
    listed: list[tuple[str, str]] = []
    if which == "object":
        listed.append(("po", "inputs and parameters"))
    elif which != "map":
        listed += [
            (var(i), escape(i.doc) or "an input") for i in inputs_of(op) if not (which == "plain" and i.optional)
        ]
        chosen = op.params if which == "position" else plain_required(op)
        listed += [(var(p), parameter_doc(p)) for p in chosen]
        if which == "position":
            listed.append(("out", "where to write the result, or null") if cls == "NDArray" else
                          ("name", "name of the node, or null for one made up"))  # fmt: skip
    else:
        listed += [("name", "name of the node, or null for one made up"),
                   ("arguments", "inputs and parameters by name: "
                    + ", ".join([*(i.name for i in inputs_of(op)), *(p.name for p in op.params)]))]  # fmt: skip
    for name, doc in listed:
        lines += wrap(f"@param {name} {doc}", WIDTH, rest="    ")
    shown = [o for o in op.outputs if o.visible and o.doc]
    words = "; ".join(f"{o.name}: {o.doc.rstrip('.')}" if len(shown) > 1 else o.doc.rstrip(".") for o in shown)
    head = "arrays with the result" if cls == "NDArray" else "the symbol"
    lines += wrap(f"@return {head}{': ' + escape(words) if words else ''}", WIDTH, rest="    ")
    return comment(lines, indent)


def comment(lines: list[str], indent: int) -> str:
    pad = " " * indent
    return "\n".join([f"{pad}/**", *(f"{pad} * {line}".rstrip() for line in lines), f"{pad} */"])


def line_comment(text: str, indent: int) -> str:
    """A one-paragraph comment, on one line where it fits."""
    if len(text) + indent + 7 <= WIDTH:
        return " " * indent + f"/** {text} */"
    return comment(wrap(text, WIDTH), indent)


def wrapped_code(line: str) -> str:
    """A line of code broken at spaces where it is too long; texts in generated code contain none."""
    if len(line) <= 120:
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return "\n".join(
        textwrap.wrap(
            line.strip(), 118, initial_indent=indent, subsequent_indent=indent + "    ", break_long_words=False,
            break_on_hyphens=False,
        )
    )  # fmt: skip


def count_methods(source: str) -> int:
    """How many operators a generated class defines."""
    return len(re.findall(r"^  private static final (?:Operator|SymbolOp) OP_", source, re.MULTILINE))


FILTERS = {
    "j_args": arguments, "j_boxed": boxed, "j_code": wrapped_code, "j_comment": line_comment, "j_doc": javadoc,
    "j_field": field_type, "j_given": given_inputs, "j_input_names": input_names, "j_input_type": input_type,
    "j_inputs": inputs_of, "j_keys": keys, "j_names": argument_names, "j_none_setter": none_setter,
    "j_optional": optional, "j_param_doc": parameter_doc, "j_prepared": prepared, "j_quoted": quoted,
    "j_required": required, "j_setter": setter, "j_single": single, "j_symbols": symbols, "j_values": values,
    "j_var": var,
}  # fmt: skip
