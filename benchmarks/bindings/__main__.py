"""`python -m benchmarks.bindings [LANGUAGE ...]`: nanoseconds that each language adds to three calls of the C API.

call: MXGetVersion. operator: the sum of two arrays of 10 floats, released at once. shape: the shape of an array.
Every language's program (`tools/LANGUAGE.sh bench`) prints `= NAME NANOSECONDS` for each, the best of many short runs;
rounds alternate between the languages, and the table shows medians over the rounds, less those of C.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import timeit
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = {
    "python": [sys.executable, "-m", "benchmarks.bindings", "--python"],
    "julia": ["tools/julia.sh", "bench"],
    "scala": ["tools/scala.sh", "bench"],
    "java": ["tools/scala.sh", "java-bench"],
    "clojure": ["tools/clojure.sh", "bench"],
    "r": ["tools/r.sh", "bench"],
    "perl": ["tools/perl.sh", "bench"],
}
ROWS = ("call", "operator", "shape")


def in_python() -> None:
    """The Python program of the comparison."""
    import mxnet as mx
    from mxnet._mxnet_cffi import ffi, lib

    x, y, version = mx.nd.ones((10,)), mx.nd.ones((10,)), ffi.new("int*")
    bodies = {"call": lambda: lib.MXGetVersion(version), "operator": lambda: x + y, "shape": lambda: x.shape}
    count, empty = 5000, min(timeit.repeat(lambda: None, number=5000, repeat=15))
    for name, body in bodies.items():
        print(f"= {name} {(min(timeit.repeat(body, number=count, repeat=15)) - empty) / count * 1e9:.1f}")


def compile_floor(folder: str) -> str:
    """The C program, compiled against the installed library."""
    from mxnet.libinfo import find_include_path, find_lib_path

    library, program = find_lib_path()[0], os.path.join(folder, "calls")
    includes = [find_include_path(), str(ROOT / "capi" / "include")]
    flags = [f"-I{i}" for i in includes] + [f"-Wl,-rpath,{os.path.dirname(library)}"]
    source = str(ROOT / "benchmarks" / "bindings" / "calls.c")
    subprocess.run([os.environ.get("CC", "cc"), "-O2", *flags, source, library, "-o", program], check=True)
    return program


def measure(command: list[str]) -> dict[str, float]:
    """The numbers that a program prints."""
    said = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    lines = (line.split() for line in said.splitlines() if line.startswith("= "))
    found = {words[1]: float(words[2]) for words in lines}
    if missing := [row for row in ROWS if row not in found]:
        raise SystemExit(f"{' '.join(command)} printed nothing for {', '.join(missing)}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bindings", description=__doc__)
    parser.add_argument("languages", nargs="*", choices=[[], *COMMANDS], help="only these")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is repeated")
    parser.add_argument("--python", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.python:
        return in_python()
    with tempfile.TemporaryDirectory() as folder:
        commands = {"C": [compile_floor(folder)]}
        commands.update({name: COMMANDS[name] for name in args.languages or COMMANDS})
        rounds: dict[str, list[dict[str, float]]] = {name: [] for name in commands}
        for _ in range(args.rounds):
            for name, command in commands.items():
                rounds[name].append(measure(command))
    medians = {n: {r: statistics.median(x[r] for x in found) for r in ROWS} for n, found in rounds.items()}
    print(f"{'ns':<10}" + "".join(f"{row:>12}{'over C':>10}" for row in ROWS))
    for name, values in medians.items():
        cells = "".join(f"{values[row]:>12.0f}{values[row] - medians['C'][row]:>10.0f}" for row in ROWS)
        print(f"{name:<10}" + cells)
    return None


if __name__ == "__main__":
    main()
