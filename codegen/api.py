# Model of capi/api.yaml: frozen dataclasses and the checks that keep the description consistent.
"""The C API as data: load ``api.yaml``, check it, answer questions about it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

ROLES = ("create", "free", "query", "mutate", "call", "wait")
DIRECTIONS = ("in", "out", "inout")
OWNERS = ("borrowed", "owned", "until-next-call", "until-next-error", "handle", "static")
THREADS = ("any", "handle", "thread-state", "setup")
VALUE_TYPES = frozenset(  # types that cross the boundary by value
    ("int", "unsigned", "uint32_t", "uint64_t", "int64_t", "size_t", "bool", "float", "mx_uint", "nn_uint")
)


class ApiError(ValueError):
    """The description contradicts itself."""


@dataclass(frozen=True)
class Header:
    name: str
    path: str
    includes: tuple[str, ...]
    doc: str


@dataclass(frozen=True)
class Typedef:
    name: str
    type: str
    headers: tuple[str, ...]
    kind: str  # "handle" (opaque object) or "plain"
    doc: str


@dataclass(frozen=True)
class Callback:
    name: str
    returns: str
    header: str
    params: tuple[tuple[str, str | None], ...]  # (type, name)
    doc: str


@dataclass(frozen=True)
class Enum:
    name: str
    header: str
    doc: str
    values: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Struct:
    name: str
    header: str
    doc: str
    members: tuple[tuple[str, str, str], ...]  # (name, type, doc)


@dataclass(frozen=True)
class Param:
    name: str
    type: str  # as bindings see it: without const inside
    dir: str
    doc: str
    own: str | None = None
    nullable: bool | None = None
    len: str | None = None
    c_type: str = ""  # as the header has it, where that is something else

    @property
    def is_value(self) -> bool:
        return self.type.removeprefix("const ") in VALUE_TYPES


@dataclass(frozen=True)
class Function:
    name: str
    since: str
    header: str
    object: str
    role: str
    returns: str
    threads: str
    doc: str
    params: tuple[Param, ...]
    returns_doc: str | None = None

    @property
    def frozen(self) -> bool:
        """Whether the prototype is MXNet 1.9.1's and may never change."""
        return self.since == "1.9.1"


@dataclass(frozen=True)
class Api:
    version: str
    headers: tuple[Header, ...]
    typedefs: tuple[Typedef, ...]
    callbacks: tuple[Callback, ...]
    enums: tuple[Enum, ...]
    structs: tuple[Struct, ...]
    functions: tuple[Function, ...]

    def in_header(self, header: str) -> tuple[Function, ...]:
        """Functions declared in a header. MXGetLastError stands in both headers of MXNet."""
        return tuple(f for f in self.functions if f.header == header)

    @property
    def symbols(self) -> tuple[str, ...]:
        """Names that the library exports, sorted, each once."""
        return tuple(sorted({f.name for f in self.functions}))


def _function(entry: dict) -> Function:
    params = tuple(
        Param(**{**p, "type": p["type"].replace("char* const*", "char**"), "c_type": p["type"]})
        for p in entry.pop("params")
    )
    entry["doc"] = entry["doc"].strip()
    return Function(params=params, **entry)


def load(path: Path) -> Api:
    """Read and check an API description.

    Raises ApiError when a field has an unknown value, a length names no parameter, or names clash.
    """
    raw = yaml.safe_load(Path(path).read_text(encoding="utf-8"))
    api = Api(
        version=raw["version"],
        headers=tuple(Header(h["name"], h["path"], tuple(h["includes"]), h["doc"]) for h in raw["headers"]),
        typedefs=tuple(
            Typedef(t["name"], t["type"], tuple(t["headers"]), t["kind"], t["doc"]) for t in raw["typedefs"]
        ),
        callbacks=tuple(
            Callback(
                c["name"], c["returns"], c["header"], tuple((p["type"], p.get("name")) for p in c["params"]), c["doc"]
            )
            for c in raw["callbacks"]
        ),
        enums=tuple(
            Enum(e["name"], e["header"], e["doc"], tuple((v["name"], v["value"]) for v in e["values"]))
            for e in raw["enums"]
        ),
        structs=tuple(
            Struct(s["name"], s["header"], s["doc"], tuple((m["name"], m["type"], m["doc"]) for m in s["members"]))
            for s in raw["structs"]
        ),
        functions=tuple(_function(f) for f in raw["functions"]),
    )
    _check(api)
    return api


def _check(api: Api) -> None:
    headers = {h.name for h in api.headers}
    seen: set[tuple[str, str]] = set()
    for f in api.functions:
        _one_of(f.name, "header", f.header, headers)
        _one_of(f.name, "role", f.role, ROLES)
        _one_of(f.name, "threads", f.threads, THREADS)
        if (f.header, f.name) in seen:
            raise ApiError(f"{f.name}: declared twice in {f.header}")
        seen.add((f.header, f.name))
        if f.header == "hub" and not re.fullmatch(r"MXHub[A-Z]\w+", f.name):
            raise ApiError(f"{f.name}: names in hub.h begin with MXHub")
        if not f.doc:
            raise ApiError(f"{f.name}: no doc")
        _check_params(f)


def _check_params(f: Function) -> None:
    names = {p.name for p in f.params}
    if len(names) != len(f.params):
        raise ApiError(f"{f.name}: a parameter name appears twice")
    for p in f.params:
        where = f"{f.name}({p.name})"
        _one_of(where, "dir", p.dir, DIRECTIONS)
        if not p.doc:
            raise ApiError(f"{where}: no doc")
        if p.is_value:
            if p.own or p.nullable is not None or p.len or p.dir != "in":
                raise ApiError(f"{where}: a value has no owner, length or direction")
            continue
        if p.own is not None:
            _one_of(where, "own", p.own, OWNERS)
        elif p.dir == "in":
            raise ApiError(f"{where}: an input pointer needs an owner")
        if p.nullable is None:
            raise ApiError(f"{where}: say whether null is allowed")
        if p.len is not None and not set(re.findall(r"[A-Za-z_]\w*", p.len)) <= names:
            raise ApiError(f"{where}: length '{p.len}' names no parameter")


def _one_of(where: str, field: str, value: str, allowed) -> None:
    if value not in allowed:
        raise ApiError(f"{where}: {field} must be one of {sorted(allowed)}, got {value!r}")
