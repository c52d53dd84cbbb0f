"""`python -m benchmarks`: does every row here and on each peer, in turns, and prints medians and ratios.

A cell is a median and, behind it, ours / that peer: below one we are faster or smaller. `~` marks medians whose timings
scatter by more than a tenth, `!` those that other processes disturbed; the last column names goals that were missed.
Peers: NumPy; MXNet 1.9.1 when MXNET191_PYTHON names an interpreter that has it; PyTorch and ONNX Runtime
when this interpreter has them or the one named by PEERS_PYTHON.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Dict, List, NamedTuple

from benchmarks import chart, exported
from benchmarks.child import Child, Failed
from benchmarks.machine import QUIET, Watch, processor
from benchmarks.row import Row, threads
from benchmarks.rows import ROWS

VERSION = "import {0}; print({0}.__version__)"
STEADY = 0.1


class Kind(NamedTuple):
    """A framework, and how to find an interpreter that has it."""

    name: str
    framework: str
    module: str
    variable: str = ""  # names an interpreter
    here: bool = True  # may also be in ours


KINDS = (
    Kind("ours", "ours", "mxnet"),
    Kind("mxnet 1.9.1", "mx", "mxnet", "MXNET191_PYTHON", here=False),
    Kind("pytorch", "torch", "torch", "PEERS_PYTHON"),
    Kind("onnxruntime", "onnxruntime", "onnxruntime", "PEERS_PYTHON"),
    Kind("numpy", "numpy", "numpy"),
)


def environment(kind: Kind, python: str, count: int) -> Dict[str, str]:
    """The same number of threads for everybody. Left alone, MXNet 1.9.1 takes half of the processors, and an old
    OpenBLAS that meets a newer processor falls back to SSE: peers get the best kernels that every OpenBLAS knows."""
    env = {**os.environ, "OMP_NUM_THREADS": str(count), exported.OURS: sys.executable}
    if kind.framework == "mx":
        env.update(PYTHONPATH="", MXNET_LIBRARY_PATH="")
    if python != sys.executable:
        flags = processor().get("flags", "").split()
        kernels = "SkylakeX" if "avx512dq" in flags else "Haswell" if "avx2" in flags else ""
        if kernels:
            env.setdefault("OPENBLAS_CORETYPE", kernels)
    return env


class Peer:
    """A framework that was found; its process starts again when a row has ended it."""

    def __init__(self, kind: Kind, python: str, env: Dict[str, str], version: str) -> None:
        self.name, self.kind, self.python, self.env, self.version = kind.name, kind, python, env, version
        self.child: Child | None = None

    def measure(self, row: str, options: argparse.Namespace) -> Dict[str, Any] | None:
        """The answer of the process, or None when this peer does not do the row."""
        self.child = self.child or Child(self.kind.framework, self.python, self.env)
        if options.quick:
            return self._once(row, options)
        end, best = time.perf_counter() + options.patience, None
        while True:
            time.sleep(0.3)  # the threads of whoever ran before spin for a while before they sleep
            watch = Watch(self.child.process.pid)
            time.sleep(0.1)
            answer = self._once(row, options)
            if answer is None:
                return None
            answer["others"] = watch.others()
            if best is None or answer["others"] < best["others"]:
                best = answer
            if best["others"] <= QUIET or time.perf_counter() > end:
                return best

    def _once(self, row: str, options: argparse.Namespace) -> Dict[str, Any] | None:
        assert self.child
        try:
            answer = self.child.ask(row, 0, options.quick)
        except Failed as error:
            self.close()
            print(f"  {row}: {error}", file=sys.stderr)
            return None
        return None if "absent" in answer else answer

    def close(self) -> None:
        """End the process."""
        if self.child:
            self.child.close()
        self.child = None


def find_peers(count: int) -> List[Peer]:
    """Ours first, then whoever else is there."""
    found = []
    for kind in KINDS:
        for python in [os.environ.get(kind.variable, "")] + [sys.executable] * kind.here:
            if not python:
                continue
            env = environment(kind, python, count)
            command = [python, "-W", "ignore", "-c", VERSION.format(kind.module)]
            said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
            if said.returncode == 0:
                found.append(Peer(kind, python, env, said.stdout.split()[-1]))
                break
    return found


def show(value: float, unit: str) -> str:
    """A number with a unit that keeps it short."""
    if unit != "ns":
        return f"{value:.2f} {unit}" if abs(value) < 10 else f"{value:.0f} {unit}"
    for name, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {name}"
    return f"{value:.0f} ns"


def scatter(values: List[float]) -> float:
    """Distance of the quartiles over the median."""
    if len(values) < 4:
        return 0.0
    low, middle, high = statistics.quantiles(values, n=4)
    return (high - low) / middle if middle > 0 else 0.0


def measure(name: str, peers: List[Peer], options: argparse.Namespace) -> Dict[str, Any]:
    """All rounds of one row."""
    row = ROWS[name]
    by_name = {peer.name: peer for peer in peers}
    values: Dict[str, List[float]] = {}
    notes: Dict[str, str] = {}
    disturbed: Dict[str, float] = {}
    turns = [(peer.name, peer, name) for peer in peers if row.factory(peer.kind.framework)]
    if row.beside[0] in by_name:
        turns.append(("beside", by_name[row.beside[0]], row.beside[1]))
    for _ in range(options.rounds if row.calls else min(options.rounds, 3)):
        for column, peer, asked in turns:
            answer = peer.measure(asked, options)
            if answer is not None:
                values.setdefault(column, []).append(answer["value"])
                notes[column] = answer["note"]
                disturbed[column] = max(disturbed.get(column, 0), answer.get("others", 0))
    medians = {column: statistics.median(found) for column, found in values.items()}
    ours = medians.get("ours")
    ratios = {}
    if ours is not None and row.unit in ("ns", "MB") and "" not in row.goals:
        ratios = {column: ours / median for column, median in medians.items() if column != "ours" and median > 0}
    reached = {**ratios, "": ours}
    goals = {} if options.quick else row.goals  # what tiny sizes take says nothing
    missed = {key: goal for key, goal in goals.items() if (got := reached.get(key)) is not None and got > goal}
    return {
        "title": row.title, "unit": row.unit, "values": values, "medians": medians, "ratios": ratios,
        "goals": row.goals, "missed": missed, "disturbed": disturbed,
        "notes": {column: note for column, note in notes.items() if note},
        "rate": [row.work[0] * 1e9 / ours, row.work[1]] if ours and row.work[0] and not options.quick else None,
    }  # fmt: skip


def line(row: Row, result: Dict[str, Any], columns: List[str]) -> str:
    """A row of the printed table."""
    cells = [f"{row.title:<34}"]
    for column in columns:
        if column not in result["medians"]:
            cells.append(f"{'':>19}")
            continue
        text = show(result["medians"][column], row.unit) + "~" * (scatter(result["values"][column]) > STEADY)
        text += "!" * (result["disturbed"].get(column, 0) > QUIET)
        if column == "ours":
            if result["rate"]:
                text += f" = {result['rate'][0]:.4g} {result['rate'][1]}"
        elif column in result["ratios"]:
            text += f" ({result['ratios'][column]:.2f})"
        cells.append(f"{text:>{28 if column == 'ours' else 19}}")
    if result["missed"]:
        cells.append("goal " + ", ".join(f"{peer} {goal:.2f}".strip() for peer, goal in result["missed"].items()))
    return "| " + " | ".join(cells) + " |"


def run(names: List[str], options: argparse.Namespace) -> Dict[str, Any]:
    """Measure in turns, so that a busy moment of the machine hits everybody."""
    peers = find_peers(options.threads)
    if not peers or peers[0].name != "ours":
        raise SystemExit(f"benchmarks: {sys.executable} cannot import mxnet")
    columns = [peer.name for peer in peers] + ["beside"]
    machine = {
        "processor": processor().get("model name", "?"), "processors": len(os.sched_getaffinity(0)),
        "threads": options.threads, "load before": os.getloadavg()[0],
    }  # fmt: skip
    print(f"# {machine}, " + ", ".join(f"{peer.name} {peer.version}" for peer in peers))
    print(f"| {'':<34} | " + " | ".join(f"{c:>{28 if c == 'ours' else 19}}" for c in columns) + " | missed |")
    print("| --- |" + " ---: |" * len(columns) + " --- |")
    versions = {peer.name: peer.version for peer in peers}
    rows: Dict[str, Any] = {}
    results = {"machine": machine, "versions": versions, "rounds": options.rounds, "rows": rows}
    try:
        for name in names:
            rows[name] = measure(name, peers, options)
            print(line(ROWS[name], rows[name], columns), flush=True)
            for column, note in rows[name]["notes"].items():
                print(f"  {column}: {note}", flush=True)
            if options.json:  # after each row: a run that is stopped keeps what it has
                options.json.write_text(json.dumps(results, indent=1) + "\n")
    finally:
        for peer in peers:
            peer.close()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rows", nargs="*", help=f"some of: {' '.join(ROWS)} (all by default)")
    parser.add_argument("--rounds", type=int, help="timings per row and peer (7; programs at most 3)")
    parser.add_argument("--patience", type=float, default=0, metavar="SECONDS",
                        help="repeat a timing for so long while other processes use the machine (0)")  # fmt: skip
    parser.add_argument("--quick", action="store_true", help="one round with tiny sizes: shows that everything runs")
    parser.add_argument("--threads", type=int, default=threads(), help="for everybody")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all numbers there")
    parser.add_argument("--chart", type=Path, metavar="FILE.png", help="also draw the ratios there")
    options = parser.parse_args()
    options.rounds = options.rounds or (1 if options.quick else 7)
    if unknown := [name for name in options.rows if name not in ROWS]:
        parser.error(f"unknown rows: {', '.join(unknown)}")
    if options.chart and not chart.available():
        parser.error(
            "--chart needs matplotlib, which this interpreter lacks; where it is installed, "
            "`python -m benchmarks.chart RESULTS.json FILE.png` draws what --json wrote"
        )
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault(exported.FOLDER, folder)  # who sets it keeps the files for the next run
        results = run(options.rows or list(ROWS), options)
    if options.chart:
        chart.draw(results, options.chart)
    failed = [
        name for name, row in results["rows"].items() if "ours" not in row["medians"] and ROWS[name].factory("ours")
    ]
    if failed:
        raise SystemExit(f"benchmarks: ours failed in {', '.join(failed)}")


if __name__ == "__main__":
    main()
