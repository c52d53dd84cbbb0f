# Model of the operator registry: frozen dataclasses read from the library's JSON, and their consistency checks.
"""What the library says about its operators, as plain data that every language's templates share."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from codegen import phrase

SCALAR_KINDS = ("int", "long", "uint", "ulong", "float", "double", "bool", "string", "enum", "shape")
TUPLE_KINDS = ("tuple_float", "tuple_double", "tuple_int")
OPTIONAL_KINDS = tuple(f"optional_{k}" for k in ("int", "long", "bool", "float", "double", "shape", "tuple_double"))
KINDS = frozenset((*SCALAR_KINDS, *TUPLE_KINDS, *OPTIONAL_KINDS))
# What a parameter means to a language with another index base or axis order; templates translate by tag, not by name.
TAGS = {
    "": "a value like any other",
    "axis": "one axis by its number from 0; negative counts from the end",
    "axes": "several axes; in `transpose` also their order",
    "axis_bound": "an end of a range of axes",
    "shape": "one length per axis, the first axis first",
    "per_axis": "one number per axis, the first axis first: steps, repetitions, offsets",
    "pairs": "two numbers per axis, before and after, the first axis first",
    "index": "an element's position from 0 (one for each axis when the kind is a shape); negative counts from the end",
    "positions": "several positions from 0 along one axis",
    "count": "how many inputs, outputs or repetitions",
    "dtype": "an element type by name",
    "device": "a device by name",
    "layout": "the order of a network's axes, such as NCHW",
}
ERROR_KINDS = ("argument", "shape", "type", "state", "memory", "io", "internal")


class ModelError(ValueError):
    """The registry's JSON contradicts itself or this model."""


@dataclass(frozen=True)
class Input:
    name: str
    phrase: str
    doc: str = ""
    optional: bool = False
    variadic: bool = False
    mutated: bool = False
    listed: bool = True  # whether MXSymbolGetAtomicSymbolInfo tells of it, as that of 1.9.1 did


@dataclass(frozen=True)
class Output:
    name: str
    doc: str = ""
    visible: bool = True
    variadic: bool = False  # a parameter says how many of them there are


@dataclass(frozen=True)
class Param:
    name: str
    kind: str
    phrase: str
    required: bool
    default: str | None = None
    enum: tuple[str | None, ...] | None = None
    tag: str = ""
    doc: str = ""

    @property
    def or_none(self) -> bool:
        """Whether None is a value of its own."""
        parsed = phrase.parse(self.phrase).type
        return self.kind.startswith("optional_") or parsed.or_none or None in (parsed.choices or ())


@dataclass(frozen=True)
class Case:
    name: str
    inputs: tuple[tuple[str, dict[str, Any]], ...] = ()  # in the order of the case
    params: dict[str, str] = field(default_factory=dict)
    fails: dict[str, Any] | None = None
    gradient: bool = True


@dataclass(frozen=True)
class Operator:
    name: str
    aliases: tuple[str, ...]
    since: str
    summary: str
    description: str
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    params: tuple[Param, ...]
    key_var_num_args: str
    gradient: bool
    random: bool
    hidden: bool
    examples: tuple[str, ...]
    cases: tuple[Case, ...]
    family: str = ""

    @property
    def variadic(self) -> bool:
        """Whether the operator takes any number of inputs."""
        return bool(self.key_var_num_args) or any(i.variadic for i in self.inputs)

    @property
    def takes_graphs(self) -> bool:
        """Whether bodies of loops or branches are among the inputs, which only symbols have."""
        return self.variadic and any(i.phrase == "Symbol" for i in self.inputs)

    @property
    def without_inputs(self) -> bool:
        """Whether a call may have no inputs."""
        return not self.inputs or any(not case.inputs for case in self.cases)

    @property
    def variadic_input(self) -> Input | None:
        """The input that stands for any number of arrays; fixed ones before it are taken from the front."""
        if not self.variadic:
            return None
        return next((i for i in self.inputs if i.variadic), self.inputs[0] if self.inputs else Input("args", ""))


@dataclass(frozen=True)
class Registry:
    version: str
    operators: tuple[Operator, ...]

    @property
    def visible(self) -> tuple[Operator, ...]:
        """Operators that get bindings. What takes graphs is made by each language's own front end of control flow."""
        return tuple(o for o in self.operators if not (o.hidden or o.takes_graphs))

    def names(self) -> dict[str, Operator]:
        """All names, aliases included, with their operators. A canonical name wins over another's alias."""
        table: dict[str, Operator] = {}
        for o in self.operators:
            for a in o.aliases:
                table.setdefault(a, o)
        table.update({o.name: o for o in self.operators})
        return table


def loads(text: str) -> Registry:
    """Read the registry's JSON; raises ModelError where it is not what the model expects."""
    raw = json.loads(text)
    operators = tuple(sorted((_operator(o) for o in raw["operators"]), key=lambda o: o.name))
    names = [o.name for o in operators]
    if len(set(names)) != len(names):
        raise ModelError("an operator is registered twice")
    return Registry(raw["version"], operators)


def _operator(raw: dict[str, Any]) -> Operator:
    raw = dict(raw)
    name = raw["name"]
    raw["aliases"] = tuple(raw["aliases"])
    raw["inputs"] = tuple(_build(Input, i, name) for i in raw["inputs"])
    raw["outputs"] = tuple(_build(Output, o, name) for o in raw["outputs"])
    raw["params"] = tuple(_param(p, name) for p in raw["params"])
    raw["examples"] = tuple(raw["examples"])
    raw["cases"] = tuple(_build(Case, {**c, "inputs": tuple(c["inputs"].items())}, name) for c in raw["cases"])
    op = _build(Operator, raw, name)
    arguments = [a.name for a in (*op.inputs, *op.params)]
    if len(set(arguments)) != len(arguments):
        raise ModelError(f"{name}: an argument name appears twice")
    return op


def _param(raw: dict[str, Any], op: str) -> Param:
    raw = dict(raw)
    if raw.get("enum") is not None:
        raw["enum"] = tuple(raw["enum"])
    p = _build(Param, raw, op)
    where = f"{op}({p.name})"
    if p.kind not in KINDS:
        raise ModelError(f"{where}: unknown kind {p.kind!r}")
    if p.tag not in TAGS:
        raise ModelError(f"{where}: unknown tag {p.tag!r}")
    parsed = phrase.parse(p.phrase)
    if phrase.render(parsed) != p.phrase:
        raise ModelError(f"{where}: phrase {p.phrase!r} does not survive parsing")
    if parsed.required is not None and parsed.required != p.required:
        raise ModelError(f"{where}: phrase and 'required' disagree")
    return p


def _build(cls: type, raw: dict[str, Any], op: str) -> Any:
    try:
        return cls(**raw)
    except TypeError as e:
        raise ModelError(f"{op}: {cls.__name__}: {e}") from e
