"""A process that does rows for one framework, under whatever interpreter holds it.

Reads requests, one JSON object a line, and answers each with one. With `--peak ROW` or `--growth ROW` it does that task
and prints the number and a note instead.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any, Callable, Dict

from benchmarks import programs
from benchmarks.row import Row
from benchmarks.rows import ROWS

KEPT = 2  # prepared rows: the one at hand and its yardstick
Wait = Callable[[], object]


def waiter(framework: str) -> Wait:
    """What returns once all work that was asked for is done."""
    if framework in ("ours", "mx"):
        import mxnet as mx

        return mx.nd.waitall
    return lambda: None  # the others have nothing to wait for


def timing(row: Row, call: Callable[[], Any], wait: Wait, seconds: float) -> float:
    """Nanoseconds per call, over the row's number of calls or over `seconds`."""
    done, start = 0, time.perf_counter_ns()
    while done == 0 or time.perf_counter_ns() - start < 1e9 * seconds:
        for _ in range(row.calls):
            call()
        wait()
        done += row.calls
    return (time.perf_counter_ns() - start) / done


def answer(
    request: Dict[str, Any], framework: str, prepared: Dict[str, Callable[[], Any]], wait: Wait
) -> Dict[str, Any]:
    """Do what was asked."""
    name, tiny = request["row"], request["tiny"]
    row = ROWS[name]
    factory = row.factory(framework)
    if factory is None:
        return {"absent": True}
    if name not in prepared:
        while len(prepared) >= KEPT:
            del prepared[next(iter(prepared))]
        prepared[name] = factory(tiny)
        for _ in range(max(3, row.calls // 10) if row.calls else 0):  # first calls prepare kernels and fill caches
            prepared[name]()
        wait()
    if not row.calls:
        return prepared[name]()._asdict()
    return {"value": timing(row, prepared[name], wait, request["seconds"]), "note": ""}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("framework")
    parser.add_argument("--peak", metavar="ROW")
    parser.add_argument("--growth", metavar="ROW")
    parser.add_argument("--tiny", action="store_true")
    options = parser.parse_args()
    wait = waiter(options.framework)
    if task := options.peak or options.growth:
        factory = ROWS[task].factory(options.framework)
        if factory is None:
            parser.error(f"{options.framework} does not do the row {task}")
        call = factory(options.tiny)
        value = programs.peak(call, wait) if options.peak else programs.growth(call, wait, options.tiny)
        print(value.value, value.note, flush=True)
        return
    prepared: Dict[str, Callable[[], Any]] = {}
    for line in sys.stdin:
        try:
            said = answer(json.loads(line), options.framework, prepared, wait)
        except Exception as error:  # whatever a peer cannot do is a hole in the table, not the end of the run
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
