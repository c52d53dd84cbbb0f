# Filters for Clojure: names, namespaces, literals and docstrings of the generated operator functions.
"""How operators look in Clojure."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import dataclass, field

from codegen import namespaces, phrase
from codegen.filters import prose
from codegen.filters.python import literal as python_literal
from codegen.model import Case, Operator, Param, Registry
from codegen.namespaces import PlacedOperator
from codegen.overlay import Overlay

WIDTH = 112
_ABOUT = {
    "op": "Operators", "contrib": "Contributed operators", "linalg": "Linear algebra", "random": "Random numbers",
    "image": "Operators for images", "sparse": "Operators that also have a sparse form",
    "internal": "Operators behind arithmetic and other functions",
}  # fmt: skip
_WORDS = {
    "int": "integer", "long": "integer", "uint": "integer, not negative", "ulong": "integer, not negative",
    "float": "number", "double": "number", "bool": "boolean", "string": "string",
    "shape": "integer or vector of integers", "tuple_float": "number or vector of numbers",
    "tuple_double": "number or vector of numbers", "tuple_int": "integer or vector of integers",
}  # fmt: skip


@dataclass(frozen=True)
class Alias:
    """A further name of a function, in the namespace `module`."""

    name: str
    home: PlacedOperator
    module: str

    @property
    def local(self) -> bool:
        """Whether the function stands in the same namespace."""
        return self.home.module == self.module


@dataclass
class ClojureModule:
    """One generated namespace: functions and further names."""

    name: str
    functions: list[PlacedOperator] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)

    @property
    def names(self) -> set[str]:
        return {f.name for f in self.functions} | {a.name for a in self.aliases}


def kebab(name: str) -> str:
    """A registered name in the spelling of Clojure: `BatchNorm_v1` is `batch-norm-v1`."""
    text = re.sub(r"([a-z])([A-Z])", r"\1-\2", name.strip("_"))
    text = re.sub(r"([A-Z0-9])([A-Z][a-z])", r"\1-\2", text)
    return text.replace("_", "-").lower()


def placement(name: str, overlay: Overlay) -> tuple[str, str]:
    """Namespace and Clojure name of a registered name."""
    module, shown = namespaces.placement(name)
    return overlay.group.get(name, module), kebab(overlay.rename.get(name, shown))


def modules(registry: Registry, overlay: Overlay) -> list[ClojureModule]:
    """All namespaces with their functions and aliases.

    Where two operators would get the same name, the one registered in lower case has it and the other keeps its
    registered spelling: `softmax` is the function, `Softmax` the output layer.
    """
    result = {m: ClojureModule(m) for m in namespaces.NAMESPACES}
    homes: dict[str, PlacedOperator] = {}
    table = registry.names()

    def place(registered: str, op: Operator) -> tuple[str, str]:
        module, name = placement(registered, overlay)
        lower = registered.removesuffix(namespaces.placement(registered)[1]) + name.replace("-", "_")
        clash = registered.lower() != registered and table.get(lower, op) != op
        return module, namespaces.placement(registered)[1] if clash else name

    for op in registry.visible:
        if op.name not in overlay.skip:
            module, name = place(op.name, op)
            homes[op.name] = PlacedOperator(op, module, name, tuple(overlay.examples.get(op.name, ())))
            result[module].functions.append(homes[op.name])
    for registered, op in sorted(table.items()):
        if op.name in homes and registered != op.name:
            module, name = place(registered, op)
            if name not in result[module].names:
                result[module].aliases.append(Alias(name, homes[op.name], module))
    for each in result.values():
        each.functions.sort(key=lambda f: f.name)
        each.aliases.sort(key=lambda a: a.name)
    return list(result.values())


def arglists(f: PlacedOperator, target: str) -> str:
    """The argument lists that an editor shows: inputs in order, then a map of options."""
    op = f.op
    keys = [kebab(p.name) for p in call_params(op)] + (["out"] if target == "ndarray" else ["attr"])
    options = "{:keys [" + " ".join(keys) + "]}"
    if op.variadic_input:
        rest = ["&", kebab(op.variadic_input.name)]
        return "([" + " ".join(rest if target == "ndarray" else ["name", *rest]) + "])"
    inputs = [kebab(i.name) for i in op.inputs]
    needed = [kebab(i.name) for i in op.inputs if not i.optional]
    lists = [needed] if not any(p.required for p in op.params) else []
    lists += [[*inputs, options]]
    if target == "symbol":
        lists += [["name", *inputs, options]]
    unique = [x for i, x in enumerate(lists) if x not in lists[:i]]
    return "(" + " ".join("[" + " ".join(x) + "]" for x in unique) + ")"


def call_params(op: Operator) -> list[Param]:
    """Parameters that a function takes; the runtime itself counts the inputs of a variadic operator."""
    return [p for p in op.params if p.name != op.key_var_num_args]


def clj_str(text: str) -> str:
    """A string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def literal(text: str | None, p: Param) -> str:
    """A value in the registry's text form as Clojure data."""
    kind = p.kind.removeprefix("optional_")
    if text is None or text == "None":
        return "nil"
    if kind == "bool":
        return "true" if text in ("1", "True", "true") else "false"
    if kind == "enum" or p.tag == "dtype":
        return ":" + text.replace("_", "-") if re.fullmatch(r"[A-Za-z][\w]*", text) else clj_str(text)
    if kind == "string":
        return clj_str(text)
    if kind.startswith("tuple") or kind == "shape":
        inner = re.findall(r"[^\s,()\[\]]+", text)
        return "[" + " ".join("nil" if x == "None" else x for x in inner) + "]"
    return python_literal(text, p).strip('"')


def type_words(p: Param) -> str:
    """The type of a parameter in words."""
    if p.kind == "enum":
        choices = phrase.parse(p.phrase).type.choices or p.enum or ()
        return "one of " + " ".join(literal(c, p) for c in choices if c is not None)
    return "element type" if p.tag == "dtype" else _WORDS[p.kind.removeprefix("optional_")]


def _wrap(text: str, pad: str) -> list[str]:
    return prose.paragraphs(text, WIDTH, pad)


def _entry(name: str, words: str, doc: str) -> list[str]:
    first, *rest = _wrap(" ".join(f"{name} ({words}){': ' if doc else ''}{doc}".split()), "    ") or [""]
    return ["  " + first.strip(), *("  " + line for line in rest)]


def docstring(f: PlacedOperator, target: str) -> str:
    """A string literal that documents a function: summary, description, inputs, options, result, example."""
    op, kind = f.op, "array" if target == "ndarray" else "symbol"
    lines = _wrap(op.summary or op.name, "")
    if op.description:
        lines += ["", *_wrap(op.description, "")]
    if op.inputs:
        lines += ["", "Inputs:"]
        for i in op.inputs:
            words = f"any number of {kind}s" if i == op.variadic_input else kind + (", optional" if i.optional else "")
            lines += _entry(kebab(i.name), words + (", changed in place" if i.mutated else ""), i.doc)
    lines += ["", "Options:"]
    for p in call_params(op):
        state = "required" if p.required else f"default {literal(p.default, p)}"
        lines += _entry(":" + kebab(p.name), f"{type_words(p)}, {state}", p.doc)
    if target == "ndarray":
        lines += _entry(":out", "array or vector of arrays", "Where to write the result.")
    else:
        lines += _entry(":name", "string", "Name of the node; also taken as the first argument.")
        lines += _entry(":attr", "map", "Attributes of the node.")
    shown = [o for o in op.outputs if o.visible and o.doc]
    if shown:
        lines += ["", "Returns:"]
        for o in shown:
            lines += _entry(o.name, kind, o.doc)
    example = examples(f, target)
    if example:
        lines += ["", "Example:", *("  " + line for line in example)]
    text = "\n".join(("  " + line).rstrip() for line in lines).strip()
    return clj_str(text)


def examples(f: PlacedOperator, target: str) -> list[str]:
    """A call made from the operator's first working case."""
    if f.examples and target == "ndarray":
        return [line for e in f.examples for line in e.strip().splitlines()]
    case = next((c for c in f.op.cases if not c.fails), None)
    return [] if case is None else [_call_of(f, case, target)]


def _call_of(f: PlacedOperator, case: Case, target: str) -> str:
    params = {p.name: p for p in f.op.params}
    given = dict(case.inputs)
    args = list(given) if f.op.variadic else [i.name for i in f.op.inputs if i.name in given]
    inputs = [_array(given[a]) if target == "ndarray" else f"(sym/variable {clj_str(a)})" for a in args]
    options = []
    for name, text in case.params.items():
        if name == f.op.key_var_num_args:
            continue
        unlisted = text if re.fullmatch(r"-?[0-9.]+", text) else clj_str(text)  # accepted, though not in the registry
        value = literal(text, params[name]) if name in params else unlisted
        options.append(f":{kebab(name)} {value}")
    tail = ["{" + " ".join(options) + "}"] if options else []
    return "(" + " ".join([f.name, *inputs, *tail]) + ")"


def _array(spec: dict) -> str:
    shape = "[" + " ".join(map(str, spec["shape"])) + "]"
    dtype = spec.get("dtype", "float32")
    options = "" if dtype == "float32" else f" {{:dtype :{dtype}}}"
    if spec.get("values") and math.prod(spec["shape"]) <= 12:
        given = itertools.islice(itertools.cycle(spec["values"]), math.prod(spec["shape"]))  # fewer values are repeated
        return f"(nd/array [{' '.join(f'{v:g}' for v in given)}] {shape}{options})"
    return f"(nd/ones {shape}{options})"


def strings(names: list[str]) -> str:
    return "[" + " ".join(clj_str(n) for n in names) + "]"


def sent_params(op: Operator) -> list[str]:
    """Names of all parameters that the runtime may send: some operators do not list the one that counts inputs."""
    names = [p.name for p in op.params]
    return names + [op.key_var_num_args] if op.key_var_num_args and op.key_var_num_args not in names else names


def traits(op: Operator) -> str:
    """What the runtime must know beside names: the parameter that counts inputs, and how many results there are."""
    # A count or positions among the parameters may say how many outputs there are.
    fixed = not op.variadic and not any(p.tag in ("count", "positions") for p in op.params)
    found = [":single true"] if fixed and len(op.outputs) == 1 and op.outputs[0].visible else []
    if op.variadic:
        found.append(f":variadic {clj_str(op.key_var_num_args)}")
        found += [f":fixed {op.inputs.index(op.variadic_input)}"] if op.inputs.index(op.variadic_input) else []
    return "{" + " ".join(found) + "}"


def namespace_doc(module: ClojureModule, target: str) -> str:
    """The docstring of a namespace."""
    kind = "arrays" if target == "ndarray" else "symbols"
    return clj_str(
        f"{_ABOUT[module.name]}, for {kind}. A function takes its inputs in order, or by name in the map of options "
        "that may follow them."
    )


def count_functions(source: str) -> int:
    """How many operators a generated namespace defines."""
    return len(re.findall(r"^       :mxnet/operator ", source, re.MULTILINE))


FILTERS = {
    "clj_arglists": arglists,
    "clj_str": clj_str,
    "clj_doc": docstring,
    "clj_inputs": lambda op: strings([i.name for i in op.inputs]),
    "clj_params": lambda op: strings(sent_params(op)),
    "clj_traits": traits,
    "clj_ns_doc": namespace_doc,
}
