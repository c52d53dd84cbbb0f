"""What the library's registry says about operators: their real names and the types of their attributes."""
from __future__ import annotations

import ast
import functools
import json
from typing import Any

from .. import _capi


@functools.cache
def _operators() -> dict[str, dict]:
    found = {}
    for op in json.loads(_capi.registry_json())["operators"]:
        for name in (*op["aliases"], op["name"]):
            found[name] = op
    return found


def operator(name: str) -> dict | None:
    """The registry's record of an operator, by its name or one of its aliases."""
    return _operators().get(name)


def _boolean(text: str) -> bool:
    return text.strip().lower() in ("1", "true")


def _integer(text: str) -> int:
    return int(text.rstrip("L"))


def _sequence(text: str) -> tuple | None:
    value = ast.literal_eval(text.replace("L", ""))
    return value if value is None else tuple(value) if isinstance(value, (tuple, list)) else (value,)


def _word(text: str) -> str | None:
    return None if text == "None" else text


_READERS = {
    "bool": _boolean, "int": _integer, "uint": _integer, "long": _integer, "ulong": _integer, "float": float,
    "double": float, "shape": _sequence, "tuple_float": _sequence, "tuple_int": _sequence, "tuple_double": _sequence,
    "enum": _word, "string": str,
}  # fmt: skip


def _read(kind: str, text: str) -> Any:
    if text == "None" and kind != "string":
        return None
    return _READERS[kind.replace("optional_", "")](text)


def attributes(name: str, given: dict[str, str]) -> dict[str, Any]:
    """All attributes of an operator as Python values: those of the graph, the registry's defaults for the others."""
    op = operator(name)
    found = {}
    for param in op["params"] if op else ():
        text = given.get(param["name"], param["default"])
        found[param["name"]] = None if text is None else _read(param["kind"], text)
    return found
