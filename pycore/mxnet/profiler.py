"""What took how long: operators, C calls, memory, and tasks, frames, events, counters and markers of the program.

    mx.profiler.set_config(profile_all=True, filename="profile.json")
    mx.profiler.set_state("run")
    ...
    mx.profiler.set_state("stop")
    print(mx.profiler.dumps())  # sums by name
    mx.profiler.dump()          # events, for the trace viewer of Chrome (chrome://tracing) or Perfetto

Work runs asynchronously: call `mx.nd.waitall()` before stopping, to see all of what was started.
"""
from __future__ import annotations

import warnings
from typing import Any

from . import _capi
from ._capi import check, encode, ffi, lib, text
from .base import ArgumentError

__all__ = ["Counter", "Domain", "Event", "Frame", "Marker", "Task", "dump", "dump_profile", "dumps", "pause",
           "profiler_set_config", "profiler_set_state", "resume", "set_config", "set_kvstore_handle", "set_state"]

_STATES = {"stop": 0, "run": 1}
_FORMATS = {"table": 0, "json": 1}
_SORT_BY = {"total": 0, "avg": 1, "min": 2, "max": 3, "count": 4}

profiler_kvstore_handle: Any = None


def _choice(function: str, argument: str, choices: dict[str, int], value: Any) -> int:
    if value not in choices:
        raise ArgumentError(f"[{function}] argument '{argument}': expected one of {list(choices)}, got {value!r}")
    return choices[value]


def _process(function: str, profile_process: str) -> int:
    if profile_process == "server":
        raise ArgumentError(f"[{function}] argument 'profile_process': expected 'worker', got 'server': no servers of "
                            "distributed training run here")
    return _choice(function, "profile_process", {"worker": 0}, profile_process)


def set_config(**kwargs: Any) -> None:
    """Say what is recorded.

    Parameters
    ----------
    filename : str, default 'profile.json'
        What `dump` writes.
    profile_all : bool
        Record everything.
    profile_imperative, profile_symbolic, profile_api, profile_memory : bool
        Record operators that are called on arrays, those of graphs, C calls, memory of arrays.
    continuous_dump : bool
        Write the file every `dump_period` seconds, too.
    aggregate_stats : bool
        Accepted; sums are always kept.
    """
    keys = _capi.Strings([str(k) for k in kwargs])
    values = _capi.Strings([str(v) for v in kwargs.values()])
    check(lib.MXSetProcessProfilerConfig(len(kwargs), keys.array, values.array, _capi.NULL))


def set_state(state: str = "stop", profile_process: str = "worker") -> None:
    """Start ('run') or stop ('stop') recording."""
    check(lib.MXSetProcessProfilerState(_choice("set_state", "state", _STATES, state),
                                        _process("set_state", profile_process), _capi.NULL))


def pause(profile_process: str = "worker") -> None:
    """Record nothing until `resume`."""
    check(lib.MXProcessProfilePause(1, _process("pause", profile_process), _capi.NULL))


def resume(profile_process: str = "worker") -> None:
    """Go on after `pause`."""
    check(lib.MXProcessProfilePause(0, _process("resume", profile_process), _capi.NULL))


def dump(finished: bool = True, profile_process: str = "worker") -> None:
    """Write all events to the configured file, as JSON for a trace viewer; `finished` ends recording."""
    check(lib.MXDumpProcessProfile(int(finished), _process("dump", profile_process), _capi.NULL))


def dumps(reset: bool = False, format: str = "table", sort_by: str = "total", ascending: bool = False) -> str:
    """Number, sum, extremes and mean of all durations (ms), of memory (kB) and of counters, by name.

    Parameters
    ----------
    reset : bool
        Begin the sums anew afterwards.
    format : {'table', 'json'}
    sort_by : {'total', 'avg', 'min', 'max', 'count'}
        Order within a category.
    ascending : bool
        Small ones first.
    """
    out = ffi.new("const char**")
    check(lib.MXAggregateProfileStatsPrintEx(out, int(reset), _choice("dumps", "format", _FORMATS, format),
                                             _choice("dumps", "sort_by", _SORT_BY, sort_by), int(ascending)))
    return text(out[0])


def set_kvstore_handle(handle: Any) -> None:
    """Remember the key-value store whose servers would be profiled; there are none here."""
    global profiler_kvstore_handle
    profiler_kvstore_handle = handle


def _old(name: str, new: str) -> None:
    warnings.warn(f"profiler.{name} has become profiler.{new}", DeprecationWarning, stacklevel=3)


def profiler_set_config(mode: str = "symbolic", filename: str = "profile.json") -> None:
    """Old form of `set_config`: mode 'symbolic', 'imperative', 'api', 'memory' or 'all'."""
    _old("profiler_set_config", "set_config")
    modes = ("symbolic", "imperative", "api", "memory", "all")
    _choice("profiler_set_config", "mode", {m: i for i, m in enumerate(modes)}, mode)
    set_config(**{f"profile_{mode}": True}, filename=filename)


def profiler_set_state(state: str = "stop") -> None:
    """Old name of `set_state`."""
    _old("profiler_set_state", "set_state")
    set_state(state)


def dump_profile() -> None:
    """Old form of `dump`."""
    _old("dump_profile", "dump")
    dump(True)


class _Object:
    """Something of the profiler that the library keeps until it is let go."""

    _handle: Any = None

    def __init__(self, name: str, function: Any, *args: Any) -> None:
        self.name = name
        self._handle = _capi.out_handle(function, *args)

    def __del__(self, destroy: Any = lib.MXProfileDestroyHandle) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            destroy(handle)

    def __str__(self) -> str:
        return self.name


def _text(kind: str, name: Any) -> Any:
    if not isinstance(name, str):
        raise ArgumentError(f"[{kind}] argument 'name': expected a string, got {name!r}")
    return encode(name)


class Domain(_Object):
    """A group under which tasks, frames, counters and markers are shown.

    Parameters
    ----------
    name : str
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, lib.MXProfileCreateDomain, _text("Domain", name))

    def new_task(self, name: str) -> Task:
        """A task of this domain."""
        return Task(self, name)

    def new_frame(self, name: str) -> Frame:
        """A frame of this domain."""
        return Frame(self, name)

    def new_counter(self, name: str, value: int | None = None) -> Counter:
        """A counter of this domain."""
        return Counter(self, name, value)

    def new_marker(self, name: str) -> Marker:
        """A marker of this domain."""
        return Marker(self, name)


def _domain(kind: str, domain: Any) -> Any:
    if not isinstance(domain, Domain):
        raise ArgumentError(f"[{kind}] argument 'domain': expected a Domain, got {type(domain).__name__}")
    return domain._handle


class _Duration(_Object):
    def start(self) -> None:
        """Begin."""
        check(lib.MXProfileDurationStart(self._handle))

    def stop(self) -> None:
        """End; the time since `start` is recorded."""
        check(lib.MXProfileDurationStop(self._handle))


class Task(_Duration):
    """A piece of work of a domain, from `start` to `stop`."""

    def __init__(self, domain: Domain, name: str) -> None:
        super().__init__(name, lib.MXProfileCreateTask, _domain("Task", domain), _text("Task", name))


class Frame(_Duration):
    """One pass through a loop of a domain, from `start` to `stop`."""

    def __init__(self, domain: Domain, name: str) -> None:
        super().__init__(name, lib.MXProfileCreateFrame, _domain("Frame", domain), _text("Frame", name))


class Event(_Duration):
    """Something outside of domains, from `start` to `stop`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, lib.MXProfileCreateEvent, _text("Event", name))


class Counter(_Object):
    """A number whose course is recorded; `+=` and `-=` change it.

    Parameters
    ----------
    domain : Domain
    name : str
    value : int, optional
        What it starts with.
    """

    def __init__(self, domain: Domain, name: str, value: int | None = None) -> None:
        super().__init__(name, lib.MXProfileCreateCounter, _domain("Counter", domain), _text("Counter", name))
        if value is not None:
            self.set_value(value)

    def set_value(self, value: int) -> None:
        """Set it."""
        check(lib.MXProfileSetCounter(self._handle, int(value)))

    def increment(self, delta: int = 1) -> None:
        """Add to it."""
        check(lib.MXProfileAdjustCounter(self._handle, int(delta)))

    def decrement(self, delta: int = 1) -> None:
        """Subtract from it."""
        check(lib.MXProfileAdjustCounter(self._handle, -int(delta)))

    def __iadd__(self, delta: int) -> Counter:
        self.increment(delta)
        return self

    def __isub__(self, delta: int) -> Counter:
        self.decrement(delta)
        return self


class Marker:
    """An instant of a domain.

    Parameters
    ----------
    domain : Domain
    name : str
    """

    def __init__(self, domain: Domain, name: str) -> None:
        self.name = name
        self.domain = domain
        self._domain, self._name = _domain("Marker", domain), _text("Marker", name)

    def mark(self, scope: str = "process") -> None:
        """Record the instant; scope: whom it concerns: 'global', 'process', 'thread', 'task' or 'marker'."""
        check(lib.MXProfileSetMarker(self._domain, self._name, encode(scope)))
