# Null, garbage and freed handles are errors and never crashes, for every function that api.yaml describes.
"""Each function is called in a child process, so that a crash names the function and fails one test."""

import subprocess
import sys
from pathlib import Path

import pytest

from codegen import api as api_model

ROOT = Path(__file__).resolve().parents[2]
CHILD = Path(__file__).with_name("call_with_bad_handles.py")
API = api_model.load(ROOT / "capi" / "api.yaml")
PLAIN = tuple(t.name for t in API.typedefs if t.kind == "plain")  # pointers that the library does not know
ONCE = {f.name: f for f in API.functions}


def with_pointers():
    return [f for f in ONCE.values() if any(not p.is_value for p in f.params)]


def run(library_path, mode, folder):
    """Results by function of one mode, run in `folder`; a crash shows as a missing line, the run goes on behind it."""
    results, start = {}, 0
    names = [f.name for f in with_pointers()]
    while start < len(names):
        child = subprocess.run(
            [sys.executable, str(CHILD), str(library_path), mode, *names[start:]],
            capture_output=True, text=True, timeout=120, check=False, cwd=folder,
        )  # fmt: skip
        for line in child.stdout.splitlines():
            name, result = line.split(" ", 1)
            results[name] = result
        if child.returncode == 0:
            break
        begun = [n for n in names if n in results]
        crashed = names[names.index(begun[-1]) + 1] if begun else names[start]
        results[crashed] = f"crash {child.returncode}: {child.stderr[-300:]}"
        start = names.index(crashed) + 1
    return results


@pytest.mark.parametrize("mode", ["null", "garbage", "freed"])
def test_bad_handles(library_path, mode, tmp_path):
    results = run(library_path, mode, tmp_path)
    wrong = {}
    for f in with_pointers():
        result = results.get(f.name, "not run")
        handles = [
            p for p in f.params if p.type.removeprefix("const ").endswith(("Handle", "Creator")) and p.type not in PLAIN
        ]
        refused = any(p.nullable is False for p in f.params) if mode == "null" else bool(handles)
        if result.startswith("crash") or (refused and f.returns != "void" and result != "error"):
            wrong[f.name] = result
    assert wrong == {}
