# What a generator works on: the C API, the operator registry, and whether the operators are another library's.
"""One run of the code generator, as every language's ``generate(job, out)`` sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from codegen.api import Api
from codegen.model import Registry


@dataclass
class Job:
    """The sources of a run. The registry is read when a generator first asks for it: headers need no library."""

    api: Api
    load_registry: Callable[[], Registry] = field(repr=False)
    extension: bool = False  # only operator functions, for a library whose users have the binding installed

    @cached_property
    def registry(self) -> Registry:
        return self.load_registry()
