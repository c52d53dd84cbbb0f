# Filters for the C headers: prototypes, wrapped comments, strict handle tags.
"""How API entries look in C."""

from __future__ import annotations

import textwrap

from codegen.api import Api, Callback, Function, Param, Typedef

WIDTH = 118
_RETURNS = {"int": "0, or -1 on error (text through MXGetLastError)."}
_OWNERS = {
    "borrowed": "",
    "owned": "owned",
    "until-next-call": "valid until the next call on this thread",
    "until-next-error": "valid until the next failing call on this thread",
    "handle": "valid while the object lives",
    "static": "valid until the process ends",
}
_TAKEN = {"owned": "taken over"}
_THREADS = {
    "any": "Any thread.",
    "handle": "Any thread, but calls on one handle must not overlap.",
    "thread-state": "Concerns the calling thread.",
    "setup": "Only while no other thread uses the library.",
}


def _facts(p: Param) -> str:
    """The direction, length, ownership and nullability of a parameter in a few words."""
    words = [p.dir]
    if p.len:
        words.append(f"{p.len} elements")
    if p.own:
        words.append(_TAKEN.get(p.own, "") if p.dir == "in" else _OWNERS[p.own])
    if p.nullable and p.dir != "in":
        words.append("null when not wanted")
    elif p.nullable:
        words.append("may be null")
    return ", ".join(w for w in words if w)


def _wrapped(text: str, first: str, rest: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def comment(f: Function) -> str:
    """The comment block above a declaration."""
    lines = ["/*!", *_wrapped(f.doc, " * ", " * ")]
    for p in f.params:
        lines += _wrapped(f"@param {p.name} [{_facts(p)}] {p.doc}", " * ", " *   ")
    lines += _wrapped(f"@return {f.returns_doc or _RETURNS.get(f.returns, 'Nothing.')}", " * ", " *   ")
    lines += _wrapped(f"@note {_THREADS[f.threads]} Since {f.since}.", " * ", " *   ")
    return "\n".join([*lines, " */"])


def prototype(f: Function, prefix: str = "MXNET_DLL ") -> str:
    """The declaration of a function, one parameter per line where it does not fit on one."""
    params = [f"{p.c_type or p.type} {p.name}" for p in f.params] or ["void"]
    head = f"{prefix}{f.returns} {f.name}("
    line = head + ", ".join(params) + ");"
    if len(line) <= WIDTH:
        return line
    return head + "\n    " + ",\n    ".join(params) + ");"


def callback(c: Callback) -> str:
    """The typedef of a function pointer."""
    params = ", ".join(t if name is None else f"{t} {name}" for t, name in c.params) or "void"
    return f"typedef {c.returns} (*{c.name})({params});"


def strict_type(t: Typedef) -> str:
    """The handle as a pointer to a type of its own, so that a compiler tells handles apart."""
    return f"struct MXHub{t.name.removeprefix('Hub')}Tag*"


def is_shared(t: Typedef) -> bool:
    """Whether several headers bring this typedef, so that it needs a guard of its own."""
    return len(t.headers) > 1


def guard(path: str) -> str:
    return path.upper().replace("/", "_").replace(".", "_") + "_"


def declared_once(api: Api) -> tuple[Function, ...]:
    """All functions without the repetition of those that stand in two headers."""
    once: dict[str, Function] = {}
    for f in api.functions:
        once.setdefault(f.name, f)
    return tuple(once.values())


FILTERS = {
    "c_comment": comment,
    "c_prototype": prototype,
    "c_callback": callback,
    "c_strict_type": strict_type,
    "c_guard": guard,
    "c_is_shared": is_shared,
    "c_declared_once": declared_once,
}
