# Filters for R: names, parameter codes, literals, help pages and examples of the generated operator functions.
"""How operators look in R: 1-based axes and positions, dims in R's order, names with dots for arrays."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import dataclass, field

from codegen import phrase
from codegen.model import Case, Operator, Param, Registry
from codegen.namespaces import placement
from codegen.overlay import Overlay

RESERVED = frozenset(("if", "else", "repeat", "while", "function", "for", "next", "break", "in", "TRUE", "FALSE",
                      "NULL", "Inf", "NaN", "NA"))  # fmt: skip
OWN_ARGUMENTS = ("out", "name", "attr")
# What one letter means is written in bindings/r/src/params.c, which does the translation.
SCALAR_CODES = {"axis": "a", "layout": "l", "axis_bound": "x"}
TUPLE_CODES = {"axes": "A", "shape": "s", "per_axis": "s", "pairs": "p", "positions": "P", "": "t", "count": "t"}
TAG_NOTES = {
    "axis": "An axis of R's order, from 1; -1 is the last.",
    "axes": "Axes of R's order, from 1; -1 is the last.",
    "axis_bound": "An axis of R's order, from 1; ranges include both ends.",
    "shape": "In R's order of axes.",
    "per_axis": "One for each axis, in R's order.",
    "pairs": "Two numbers for each axis, before and after, in R's order of axes.",
    "index": "Positions count from 1 and ranges include both ends; several are for the axes in R's order.",
    "positions": "Positions count from 1.",
    "layout": "Letters in R's order, such as WHCN; the C order, NCHW, is understood too.",
}
WORDS = {"int": "integer", "long": "integer", "uint": "integer, at least 0", "ulong": "integer, at least 0",
         "float": "number", "double": "number", "bool": "TRUE or FALSE", "string": "string", "shape": "integers",
         "tuple_float": "numbers", "tuple_double": "numbers", "tuple_int": "integers"}  # fmt: skip


@dataclass(frozen=True)
class RFunction:
    """One operator with all the names that R shows; the first of each list is its own, the rest are aliases."""

    op: Operator
    namespace: str
    nd_names: tuple[str, ...]
    symbol_names: tuple[str, ...]

    @property
    def spec(self) -> str:
        """The name of the object that describes the operator to the C layer."""
        return ".op_" + self.op.name

    @property
    def page(self) -> str:
        return "op-" + self.op.name


@dataclass
class RModule:
    name: str
    functions: list[RFunction] = field(default_factory=list)


def dotted(name: str) -> str:
    """The name of an array function: underscores are dots, a leading one is the prefix `internal`."""
    inner = "internal." + name[1:] if name.startswith("_") else name
    return "mx.nd." + inner.replace("_", ".")


def underscored(name: str) -> str:
    """The name of a symbol function: underscores stay, a leading one is the prefix `internal`."""
    return "mx.symbol." + ("internal." + name[1:] if name.startswith("_") else name)


def _names(registered: str, overlay: Overlay) -> tuple[str, str]:
    """The names that show best: by namespace where there is one."""
    namespace, shown = placement(registered)
    shown = overlay.rename.get(registered, shown)
    if namespace in ("op", "internal"):
        return dotted(registered), underscored(registered)
    return f"mx.nd.{namespace}.{shown.replace('_', '.')}", f"mx.symbol.{namespace}_{shown}"


def modules(registry: Registry, overlay: Overlay) -> dict[str, RModule]:
    """Operators by namespace, each with its names; a name that two operators want goes to the canonical one."""
    operators = [o for o in registry.visible if o.name not in overlay.skip]
    nd_taken: dict[str, str] = {}
    symbol_taken: dict[str, str] = {}
    for op in operators:
        nd_taken.setdefault(_names(op.name, overlay)[0], op.name)
        symbol_taken.setdefault(_names(op.name, overlay)[1], op.name)
    wanted: dict[str, tuple[list[str], list[str]]] = {o.name: ([], []) for o in operators}
    for op in operators:
        for registered in (op.name, *op.aliases):
            forms = (_names(registered, overlay), (dotted(registered), underscored(registered)))
            for nd, symbol in forms:
                if nd_taken.setdefault(nd, op.name) == op.name and nd not in wanted[op.name][0]:
                    wanted[op.name][0].append(nd)
                if symbol_taken.setdefault(symbol, op.name) == op.name and symbol not in wanted[op.name][1]:
                    wanted[op.name][1].append(symbol)
    result: dict[str, RModule] = {}
    pages: dict[str, str] = {}
    for op in operators:
        namespace = overlay.group.get(op.name, placement(op.name)[0])
        function = RFunction(op, namespace, tuple(wanted[op.name][0]), tuple(wanted[op.name][1]))
        clash = pages.setdefault(function.page.lower(), op.name)
        if clash != op.name:
            raise ValueError(f"{op.name} and {clash} would share a help page where case does not count")
        result.setdefault(namespace, RModule(namespace)).functions.append(function)
    return {name: result[name] for name in sorted(result)}


def params(op: Operator) -> list[Param]:
    """Parameters that a function takes; inputs of a variadic operator are counted for the caller."""
    return [p for p in op.params if p.name != op.key_var_num_args]


def _is_tuple(p: Param) -> bool:
    return p.kind.removeprefix("optional_") in ("shape", "tuple_float", "tuple_double", "tuple_int")


def codes(op: Operator) -> str:
    """One letter per parameter: how its value is translated. Begin and end are known by order, never by name."""
    letters, indices, bounds = "", 0, 0
    shapes = [p for p in op.params if p.tag == "shape"]
    for p in params(op):
        if p.tag == "index":
            letters += ("bg" if indices % 2 == 0 else "eh")[_is_tuple(p)]
            indices += 1
        elif p.tag == "axis_bound":
            letters += "xy"[bounds % 2]
            bounds += 1
        elif _is_tuple(p):
            letters += TUPLE_CODES.get(p.tag, "t")
        elif p.kind.removeprefix("optional_") == "bool":
            # Special lengths of a reshape are counted from R's start, which is the library's end.
            letters += "r" if p.name == "reverse" and shapes and op.name in FLIPPED else "B"
        else:
            letters += SCALAR_CODES.get(p.tag, "-")
    return letters


# Operators whose parameter `reverse` says from which end the special lengths in `shape` are counted.
FLIPPED = frozenset({"Reshape"})


def name(text: str) -> str:
    """A name as R code."""
    return text if re.fullmatch(r"[A-Za-z.][\w.]*", text) and text not in RESERVED else f"`{text}`"


def string(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def vector(items: list[str] | tuple[str, ...]) -> str:
    """A character vector as R code."""
    quoted = [string(i) for i in items]
    return quoted[0] if len(quoted) == 1 else f"c({', '.join(quoted)})" if quoted else "character()"


def _inputs(op: Operator) -> list[str]:
    return [] if op.variadic else [name(i.name) for i in op.inputs]


def formals(op: Operator, target: str) -> str:
    """The formal arguments of a function for arrays (`nd`) or symbols (`symbol`)."""
    for argument in [i.name for i in op.inputs] + [p.name for p in op.params]:
        if argument in OWN_ARGUMENTS:
            raise ValueError(f"{op.name}: argument {argument!r} clashes with one that every function has")
    own = ["out = NULL"] if target == "nd" else ["name = NULL", "attr = NULL"]
    given = [f"{n} = NULL" for n in _inputs(op)] + [f"{name(p.name)} = NULL" for p in params(op)]
    return ", ".join(["...", *given, *own] if op.variadic else [*given, *own, "..."])


def spec_line(f: RFunction, maker: str) -> str:
    """The call that makes the description of an operator."""
    op = f.op
    extra = f", variadic = {string(op.key_var_num_args)}" if op.variadic else ""
    inputs = vector([i.name for i in op.inputs])
    return f"{maker}({string(op.name)}, {inputs}, {vector([p.name for p in params(op)])}, {string(codes(op))}{extra})"


def call_lists(op: Operator) -> str:
    return f"list({', '.join(_inputs(op))}), list({', '.join(name(p.name) for p in params(op))})"


# Help pages


def rd(text: str) -> str:
    """Prose for a help page: special characters escaped, `code` marked."""
    parts = re.split(r"`([^`\n]*)`", text)
    done = []
    for i, part in enumerate(parts):
        escaped = re.sub(r"([\\%{}])", r"\\\1", part)
        done.append(escaped if i % 2 == 0 or re.search(r"[\"'\\]", part) else f"\\code{{{escaped}}}")
    return "".join(done)


def rd_code(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%")


def type_words(p: Param) -> str:
    if p.kind == "enum":
        choices = phrase.parse(p.phrase).type.choices or p.enum or ()
        words = "one of " + ", ".join(string(c) if c is not None else "NA" for c in choices)
    else:
        words = WORDS[p.kind.removeprefix("optional_")]
    if p.tag == "device":
        words = "a context"
    return words + (", or NA for none" if p.or_none and p.kind != "enum" else "")


def _default_words(p: Param) -> str:
    if p.required:
        return "required"
    if p.default in (None, "None", ""):
        return "optional"
    value = literal(p.default, p)
    return f"the library's default is {'empty' if value == 'numeric()' else value}"


def arguments(f: RFunction) -> list[tuple[str, str]]:
    """Names and texts of the arguments section."""
    op = f.op
    items: list[tuple[str, str]] = []
    if op.variadic:
        doc = op.variadic_input.doc if op.variadic_input else ""
        items.append(("\\dots", f"The inputs: arrays or symbols, or one list of them. {rd(doc)} "
                      "Also parameters with dots in their names."))  # fmt: skip
    else:
        for i in op.inputs:
            state = "Optional. " if i.optional else ""
            items.append((i.name, state + rd(i.doc) + (" Changed in place." if i.mutated else "")))
    for p in params(op):
        note = TAG_NOTES.get(p.tag, "")
        items.append((p.name, f"{rd(p.doc)} {rd(type_words(p))}; {rd(_default_words(p))}. {rd(note)}".strip()))
    items.append(("out", "An array, or a list of arrays, to write the result into."))
    items.append(("name", "Name of the node; one is made up when there is none."))
    items.append(("attr", "Named character vector of attributes of the node."))
    if not op.variadic:
        items.append(("\\dots", "Arguments whose names are written with dots instead of underscores."))
    return items


def usage(f: RFunction) -> list[str]:
    """Usage lines, wrapped so that no line is long."""
    lines = []
    for shown, target in ((f.nd_names[0], "nd"), (f.symbol_names[0], "symbol")):
        text, line = formals(f.op, target).split(", "), f"{shown}("
        for i, item in enumerate(text):
            piece = item + (")" if i == len(text) - 1 else ",")
            if len(line) + len(piece) > 85:
                lines.append(line.rstrip())
                line = "  "
            line += piece + " "
        lines.append(line.rstrip())
    return [rd_code(line) for line in lines]


def comment(f: RFunction) -> list[str]:
    """The documentation as comment lines, for files that are not part of a package."""
    op = f.op
    lines = [op.summary or op.name, *([""] if op.description else []), *op.description.splitlines(), ""]
    lines += [f"@param {'...' if i == op.variadic_input else i.name} {i.doc}" for i in op.inputs]
    for p in params(op):
        lines.append(f"@param {p.name} {p.doc} {type_words(p)}; {_default_words(p)}. {TAG_NOTES.get(p.tag, '')}")
    visible = [o for o in op.outputs if o.visible]
    lines += [f"@return {o.name}: {o.doc}" for o in visible]
    return [("#' " + " ".join(line.split())).rstrip() for line in lines]


def order_note(op: Operator) -> str:
    """A word about the order of axes, where the registry's text speaks of shapes."""
    docs = [op.description, *(i.doc for i in op.inputs), *(o.doc for o in op.outputs), *(p.doc for p in op.params)]
    if not re.search(r"[Ss]hapes? \(", " ".join(docs)):
        return ""
    return "Shapes in this text are in the library's order of axes; dims in R run the other way round."


def value_text(op: Operator) -> str:
    visible = [o for o in op.outputs if o.visible]
    texts = [f"\\code{{{o.name}}}: {rd(o.doc)}" if len(visible) > 1 else rd(o.doc) for o in visible if o.doc]
    lead = "An array or a symbol" if len(visible) == 1 else "An array or a list of arrays, or a symbol"
    return lead + (". " + " ".join(texts) if texts else ".")


# Examples


def literal(text: str | None, p: Param) -> str:
    """A value of the library's notation as R code, in R's terms."""
    kind = p.kind.removeprefix("optional_")
    if text is None or (text == "None" and kind not in ("string", "enum")):
        return "NA"
    if kind == "bool":
        return "TRUE" if text in ("1", "True", "true") else "FALSE"
    if kind in ("string", "enum"):
        return string(text)
    if _is_tuple(p):
        return _tuple_literal(text, p)
    return _translated(text, p.tag, 0)


def _number(text: str) -> str:
    return {"inf": "Inf", "-inf": "-Inf", "nan": "NaN", "None": "NA"}.get(text, text)


def _translated(text: str, tag: str, position: int) -> str:
    """One number in R's terms: the inverse of what bindings/r/src/params.c does. position: 1 for an end, else 0."""
    if not re.fullmatch(r"-?\d+", text):
        return _number(text)
    value = int(text)
    if tag in ("axis", "axes"):
        return str(-value if value < 0 else -value - 1)
    if tag in ("index", "positions") and not position:
        return str(value + 1 if value >= 0 else value)
    if tag == "index":
        return str(value if value >= 0 else value - 1)
    return str(value)


def _tuple_literal(text: str, p: Param, position: int = 0) -> str:
    items = [x.strip().rstrip("L") for x in text.strip("[]() ").split(",") if x.strip()]
    items = [_translated(x, p.tag, position) for x in items]
    if p.tag == "pairs":
        items = [x for i in range(len(items) - 2, -1, -2) for x in items[i : i + 2]]
    elif p.tag in ("axes", "shape", "per_axis", "index"):
        items.reverse()
    return items[0] if len(items) == 1 else f"c({', '.join(items)})" if items else "numeric()"


def _array(spec: dict) -> str:
    shape = list(reversed(spec["shape"]))
    dtype = spec.get("dtype", "float32")
    suffix = "" if dtype == "float32" else f", dtype = {string(dtype)}"
    size = math.prod(shape)
    if spec.get("values"):
        given = itertools.islice(itertools.cycle(spec["values"]), size)
        values = "c(" + ", ".join(_number(f"{v:g}") for v in given) + ")"
    elif dtype in ("float32", "float64", "float16", "bfloat16"):
        values = f"runif({size}, {spec.get('low', -1):g}, {spec.get('high', 1):g})"
    else:
        low, high = math.ceil(spec.get("low", -1)), math.ceil(spec.get("high", 1)) - 1
        values = f"rep_len({low}:{max(high, low)}, {size})"
    dims = "c(" + ", ".join(map(str, shape)) + ")" if len(shape) != 1 else str(shape[0])
    return f"mx.nd.array(array({values}, {dims}){suffix})" if shape else f"mx.nd.array({values}{suffix})"


def example(f: RFunction) -> list[str]:
    """Lines that run the operator's first working case; empty where the case needs what R's function does not take."""
    op = f.op
    case = next((c for c in op.cases if not c.fails and _shown(op, c)), None)
    if case is None:
        return []
    lines, args = [], []
    for key, spec in case.inputs:
        lines.append(f"  {name(key)} <- {_array(spec)}")
        args.append(name(key))
    letters = dict(zip([p.name for p in params(op)], codes(op)))
    known = {p.name: p for p in params(op)}
    for key, text in case.params.items():
        if key == op.key_var_num_args:
            continue
        position = int(letters[key] in "eh")
        p = known[key]
        if _is_tuple(p):
            value = _tuple_literal(text, p, position) if text != "None" else "NA"
        elif p.tag in ("axis", "index"):
            value = _translated(text, p.tag, position)
        else:
            value = literal(text, p)
        args.append(f"{name(key)} = {value}")
    return ["if (mx.available()) {", *lines, f"  {f.nd_names[0]}({', '.join(args)})", "}"]


def _shown(op: Operator, case: Case) -> bool:
    """Whether a case can be written as a plain call: listed parameters only, no axis ranges, no steps backwards."""
    known = {p.name: p for p in params(op)}
    rest = [k for k in case.params if k != op.key_var_num_args]
    inputs = {i.name for i in op.inputs}
    letters = dict(zip(known, codes(op)))
    if any(k not in known or letters[k] in "rxy" for k in rest):
        return False
    if any("-" in case.params[k] for k in rest if known[k].tag == "per_axis"):
        return False
    return op.variadic or all(k in inputs for k, _ in case.inputs)


def count_functions(source: str, prefix: str) -> int:
    """How many functions with this prefix a generated file defines, aliases not counted."""
    return len(re.findall(rf"^`?{re.escape(prefix)}\S+ <- function\(", source, re.MULTILINE))


FILTERS = {
    "r_name": name, "r_formals": formals, "r_spec": spec_line, "r_lists": call_lists, "r_string": string,
    "rd": rd, "rd_code": rd_code, "r_arguments": arguments, "r_usage": usage, "r_value": value_text,
    "r_example": example, "r_comment": comment, "r_note": order_note,
}  # fmt: skip
