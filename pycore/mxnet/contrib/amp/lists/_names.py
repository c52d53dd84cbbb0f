"""Names of operators, with the other names that the library knows them by."""
from __future__ import annotations

import functools
import json

from .... import _capi


@functools.lru_cache(maxsize=1)
def _all() -> dict[str, list[str]]:
    out = _capi.new("const char**")
    _capi.check(_capi.lib.MXHubRegistryJSON(out))
    return {op["name"]: [op["name"], *op["aliases"]] for op in json.loads(_capi.text(out[0]))["operators"]
            if not op["hidden"]}


def known(text: str) -> list[str]:
    """The operators in `text` (separated by spaces) that the library has, and their other names, in order."""
    names = _all()
    return sorted(name for op in text.split() for name in names.get(op, ()))


def others(*lists: list[str]) -> list[str]:
    """All operators that stand in none of the lists."""
    taken = {name for names in lists for name in names}
    return sorted(name for names in _all().values() for name in names if name not in taken)


@functools.lru_cache(maxsize=1)
def canonical() -> dict[str, str]:
    """From every name of an operator to its own one."""
    return {name: op for op, names in _all().items() for name in names}
