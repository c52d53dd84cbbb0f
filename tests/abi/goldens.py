# Reads the committed goldens: interface facts of MXNet 1.9.1 and our own additions to them.
"""Goldens of the ABI."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def golden(name):
    """A golden by file name: JSON, or the lines of a text file."""
    text = (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")
    return json.loads(text) if name.endswith(".json") else text.split()
