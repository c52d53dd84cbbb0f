"""`python -m benchmarks`: runs every row on this package and on its peers, and prints medians and ratios.

Peers: MXNet 1.9.1 when MXNET191_PYTHON names an interpreter that has it; PyTorch and NumPy when they are installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.large import LARGE
from benchmarks.rows import ROWS as SMALL_ROWS

ROWS = {**SMALL_ROWS, **LARGE}

ROOT = Path(__file__).resolve().parent.parent
IMPORT = "import numpy, time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"


class Peer:
    """A framework in a process of its own."""

    def __init__(self, name: str, framework: str, module: str, python: str, env: dict[str, str]) -> None:
        self.name, self.module, self.python = name, module, python
        self.env = {**os.environ, **env}
        self.process = subprocess.Popen(
            [python, "-W", "ignore", "-m", "benchmarks.worker", framework],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=self.env,
        )  # fmt: skip

    def measure(self, row: str) -> float | None:
        """Nanoseconds per call, or None when this peer does not do the row."""
        assert self.process.stdin and self.process.stdout
        time.sleep(0.3)  # the threads of whoever ran before spin for a while before they sleep
        self.process.stdin.write(row + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer:
            raise RuntimeError(f"{self.name} ended while it ran {row!r}")
        return None if answer == "-" else float(answer)

    def measure_import(self) -> float:
        """Nanoseconds that importing takes once NumPy is there."""
        command = [self.python, "-W", "ignore", "-c", IMPORT.format(module=self.module)]
        said = subprocess.run(command, capture_output=True, text=True, check=True, env=self.env, cwd="/").stdout
        return 1e9 * float(said.strip().splitlines()[-1])

    def close(self) -> None:
        """End the process."""
        if self.process.stdin:
            self.process.stdin.close()
        self.process.wait(10)


def find_peers() -> list[Peer]:
    """This package first, then whoever else is there."""
    peers = [Peer("ours", "mx", "mxnet", sys.executable, {})]
    old = os.environ.get("MXNET191_PYTHON")
    if old:
        peers.append(Peer("mxnet 1.9.1", "mx", "mxnet", old, {"PYTHONPATH": "", "MXNET_LIBRARY_PATH": ""}))
    if importlib.util.find_spec("torch"):
        peers.append(Peer("pytorch", "torch", "torch", sys.executable, {}))
    peers.append(Peer("numpy", "numpy", "numpy", sys.executable, {}))
    return peers


def show(nanoseconds: float) -> str:
    """A time with a unit that keeps it short."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.2f} {unit}"
    return f"{nanoseconds:.0f} ns"


def main() -> None:
    """Measure in turns, so that a busy moment of the machine hits everybody, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*", help=f"some of: import {' '.join(ROWS)} (all by default)")
    parser.add_argument("--rounds", type=int, default=7, help="timings per row and peer")
    parser.add_argument("--json", type=Path, help="also write all numbers there")
    options = parser.parse_args()
    names = options.rows or ["import", *ROWS]
    unknown = [name for name in names if name != "import" and name not in ROWS]
    if unknown:
        parser.error(f"unknown rows: {', '.join(unknown)}")

    peers = find_peers()
    results: dict[str, dict[str, list[float]]] = {}
    print(f"{'row':<28}" + "".join(f"{peer.name:>14}" for peer in peers) + "   ours / peer")
    for name in names:
        times: dict[str, list[float]] = {}
        for _ in range(options.rounds):
            for peer in peers:
                if name == "import":
                    took = None if peer.module == "numpy" else peer.measure_import()
                else:
                    took = peer.measure(name)
                if took is not None:
                    times.setdefault(peer.name, []).append(took)
        results[name] = times
        medians = {peer: statistics.median(values) for peer, values in times.items()}
        title = "import after NumPy" if name == "import" else ROWS[name].title
        cells = "".join(f"{show(medians[peer.name]) if peer.name in medians else '-':>14}" for peer in peers)
        ratios = [f"{medians['ours'] / median:.2f}x {peer}" for peer, median in medians.items() if peer != "ours"]
        row = ROWS.get(name)
        if row is not None and row.moved:
            speed = {peer: row.moved_by.get(peer, row.moved) / median for peer, median in medians.items()}
            ratios = [f"{speed['ours']:.1f} GB/s"]
            ratios += [f"{speed['ours'] / gbs:.2f} of {'a copy' if peer == 'numpy' else peer}'s bytes/s"
                       for peer, gbs in speed.items() if peer != "ours"]  # fmt: skip
        print(f"{title:<28}{cells}   {', '.join(ratios)}", flush=True)
    for peer in peers:
        peer.close()
    if options.json:
        options.json.write_text(json.dumps({"nanoseconds": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
