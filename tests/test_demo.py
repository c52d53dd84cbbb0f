"""The digits example runs from training to the C program, and all ways of predicting agree."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sklearn")
EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "digits"


def test_the_digits_demo_trains_and_every_reader_agrees():
    done = subprocess.run([sys.executable, "demo.py"], cwd=EXAMPLE, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all agree" in done.stdout
