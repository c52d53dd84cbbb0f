"""A process that times rows for one framework: reads a row's name per line, answers nanoseconds per call.

Runs under whatever interpreter holds the framework, so that peers with other requirements take part.
"""

from __future__ import annotations

import sys
import time
from typing import Callable

from benchmarks.large import LARGE
from benchmarks.rows import ROWS as SMALL_ROWS

ROWS = {**SMALL_ROWS, **LARGE}


def main(framework: str) -> None:
    """Answer until the input ends; "-" for a row that this framework does not have."""
    prepared: dict[str, Callable[[], object]] = {}
    wait: Callable[[], object] = time.time  # the others have nothing to wait for
    if framework == "mx":
        import mxnet as mx

        wait = mx.nd.waitall
    for line in sys.stdin:
        name = line.strip()
        row = ROWS[name]
        if framework not in row.make:
            print("-", flush=True)
            continue
        if name not in prepared:
            prepared[name] = row.make[framework]()
            for _ in range(max(3, row.calls // 10)):  # first calls prepare kernels and fill caches
                prepared[name]()
            wait()
        call = prepared[name]
        start = time.perf_counter_ns()
        for _ in range(row.calls):
            call()
        wait()
        print((time.perf_counter_ns() - start) / row.calls, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
