"""Devices: `cpu()`, `gpu()` and the device in force on a thread."""
from __future__ import annotations

import threading
from typing import Any

from . import _capi
from .base import _ClassPropertyMeta, classproperty

__all__ = ["Context", "cpu", "cpu_pinned", "gpu", "current_context", "num_gpus", "gpu_memory_info"]


class Context(metaclass=_ClassPropertyMeta):
    """A device type with a number: `Context('cpu', 0)`. As a context manager it becomes the default device."""

    devtype2str = {1: "cpu", 2: "gpu", 3: "cpu_pinned", 5: "cpu_shared"}
    devstr2type = {"cpu": 1, "gpu": 2, "cpu_pinned": 3, "cpu_shared": 5}

    def __init__(self, device_type: str | Context, device_id: int = 0):
        if isinstance(device_type, Context):
            self.device_typeid, self.device_id = device_type.device_typeid, device_type.device_id
        elif device_type in Context.devstr2type:
            self.device_typeid, self.device_id = Context.devstr2type[device_type], device_id
        else:
            raise ValueError(f"[Context] argument 'device_type': expected one of {list(Context.devstr2type)}, "
                             f"got {device_type!r}")
        # A stack, because the same object may be entered again inside of itself.
        self._outer: list[Context | None] = []

    @property
    def device_type(self) -> str:
        """Name of the device type."""
        return Context.devtype2str[self.device_typeid]

    def __hash__(self) -> int:
        return hash((self.device_typeid, self.device_id))

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Context) and self.device_typeid == other.device_typeid
                and self.device_id == other.device_id)

    def __str__(self) -> str:
        return f"{self.device_type}({self.device_id})"

    def __repr__(self) -> str:
        return str(self)

    def __getstate__(self) -> dict:
        return {"device_typeid": self.device_typeid, "device_id": self.device_id, "_outer": []}

    def __enter__(self) -> Context:
        self._outer.append(_default.value)
        _default.value = self
        return self

    def __exit__(self, ptype: Any, value: Any, trace: Any) -> None:
        _default.value = self._outer.pop()

    def empty_cache(self) -> None:
        """Give memory that is pooled for this device back to the system."""
        _capi.storage_empty_cache(self.device_typeid, self.device_id)

    @classproperty
    def default_ctx(cls) -> Context:
        """The device in force on this thread."""
        return current_context()

    @default_ctx.setter
    def default_ctx(cls, ctx: Context) -> None:
        _default.value = ctx


class _Default(threading.local):
    value: Any = None


_default = _Default()
_cpu0 = Context("cpu", 0)


def cpu(device_id: int = 0) -> Context:
    """A CPU device; all numbers mean the same memory."""
    return Context("cpu", device_id)


def cpu_pinned(device_id: int = 0) -> Context:
    """CPU memory that is locked for transfers to a GPU."""
    return Context("cpu_pinned", device_id)


def gpu(device_id: int = 0) -> Context:
    """A GPU device."""
    return Context("gpu", device_id)


def num_gpus() -> int:
    """Number of GPUs that can be used."""
    return _capi.gpu_count()


def gpu_memory_info(device_id: int = 0) -> tuple[int, int]:
    """Free and total memory of a GPU in bytes."""
    return _capi.gpu_memory(device_id)


def current_context() -> Context:
    """The device in force on this thread; `cpu(0)` unless a `with ctx:` says otherwise."""
    return _default.value or _cpu0
