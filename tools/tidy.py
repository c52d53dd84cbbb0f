"""Runs clang-tidy on the layers that hold logic rather than numbers, and remembers what it has already passed.

The operators are left out: their bugs are found by value tests, and checking them all takes longer than the build.
A file is checked again when it, a project header that it includes, or the configuration has changed.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("base", "tensor", "engine", "autograd", "graph", "runtime", "c_api")


def project_inputs(build: Path) -> dict[str, list[str]]:
    """For each object file of the build, the project's own files that it was compiled from."""
    command = ["ninja", "-C", str(build), "-t", "deps"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    inputs: dict[str, list[str]] = {}
    current: list[str] = []
    for line in output.splitlines():
        if line and not line.startswith(" ") and ": #deps" in line:
            current = inputs.setdefault(line.split(": #deps")[0], [])
        elif line.strip():
            path = os.path.normpath(build / line.strip())
            if path.startswith(str(ROOT / "capi")):
                current.append(path)
    return inputs


def fingerprint(files: list[str]) -> str:
    """A hash over the contents of the files and the configuration of the checks."""
    digest = hashlib.sha256((ROOT / ".clang-tidy").read_bytes())
    for file in sorted(set(files)):
        digest.update(file.encode())
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()


def main() -> int:
    """Check what changed; returns 1 when something was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=Path, default=ROOT / "build", help="a configured build folder")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    build = options.build.resolve()
    if not (build / "compile_commands.json").exists():
        print(f"{build} is not a configured build folder: run `make test-core` first")
        return 1
    inputs = project_inputs(build)
    cache = build / "tidy"
    cache.mkdir(exist_ok=True)
    todo: list[tuple[str, Path]] = []
    for command in json.loads((build / "compile_commands.json").read_text()):
        file = os.path.normpath(os.path.join(command["directory"], command["file"]))
        target = command["command"].split(" -o ")[1].split()[0]
        layer = Path(file).relative_to(ROOT).parts if file.startswith(str(ROOT / "capi" / "src")) else ()
        if len(layer) < 4 or layer[2] not in LAYERS or "mxhub_objects" not in target:
            continue
        stamp = cache / fingerprint([file, *inputs.get(target, [])])
        if not stamp.exists():
            todo.append((file, stamp))

    # OpenMP is left out: clang and g++ disagree about its header, and the pragmas change nothing for the checks.
    extra = ["-fno-openmp", f"-I{ROOT}/tools/tidy-include", "-Wno-unknown-warning-option", "-Wno-unknown-pragmas"]
    arguments = [f"--extra-arg={argument}" for argument in extra]

    def run(item: tuple[str, Path]) -> tuple[str, str]:
        file, stamp = item
        result = subprocess.run(
            ["clang-tidy", "-p", str(build), "--quiet", *arguments, file],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if result.returncode == 0:
            stamp.touch()
            return file, ""
        return file, result.stdout or result.stderr

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for file, found in pool.map(run, todo):
            if found:
                failed += 1
                print(f"--- {os.path.relpath(file, ROOT)}\n{found}")
    print(f"clang-tidy: {len(todo)} files checked, {failed} with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
