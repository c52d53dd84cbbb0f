# No call of an operator ends the process, and every refusal names the operator.
"""Random calls in a child process for each family of operators, so that a crash names the call and fails one test."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from codegen import library, model  # noqa: E402

COUNT = 6  # calls of each operator; `python tests/random_calls.py` makes more


def pytest_generate_tests(metafunc):
    families = {}
    for op in model.loads(library.dump(library.find())).visible:
        families.setdefault(op.family, []).append(op.name)
    metafunc.parametrize(("family", "names"), families.items(), ids=list(families))


def test_random_calls(family, names):
    command = [sys.executable, str(HERE / "random_calls.py"), str(library.find()), str(COUNT), "0", *names]
    try:
        child = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired as e:
        pytest.fail("still running: " + (e.stdout or b"").decode().splitlines()[-1])
    lines = child.stdout.splitlines()
    assert child.returncode == 0, f"{lines[-1:]}: ended with {child.returncode}: {child.stderr[-300:]}"
    assert [line for line in lines if line.startswith("wrong")] == []
    assert len(lines) >= COUNT * len(names)
