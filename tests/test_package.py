"""What the installed package promises: it carries what it needs, leaves the process alone, knows its version."""

import ctypes
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mxnet as mx
from mxnet.libinfo import find_include_path, find_lib_path

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = find_lib_path()[0]


def run_alone(code: str) -> str:
    """Run code in an interpreter without site-packages and without our environment variables."""
    command = [sys.executable, "-S", "-I", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env={"PATH": os.defpath})
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_version_is_the_same_everywhere():
    number = ctypes.c_int()
    assert ctypes.CDLL(LIBRARY).MXGetVersion(ctypes.byref(number)) == 0
    major, minor, patch = (int(part) for part in mx.__version__.split("."))
    assert number.value == major * 10000 + minor * 100 + patch
    assert re.search(r"project\(mxnet VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())[1] == mx.__version__


def test_a_foreign_process_can_load_the_library():
    code = f"import ctypes; n = ctypes.c_int(); ctypes.CDLL({LIBRARY!r}).MXGetVersion(ctypes.byref(n)); print(n.value)"
    assert int(run_alone(code)) >= 11000


def test_loading_installs_no_signal_handler():
    code = (
        "import ctypes\n"
        # Signals 1 to 31: the two above them belong to the C library, which takes one when a thread starts.
        "lines = lambda: [l.split() for l in open('/proc/self/status') if l.startswith(('SigCgt', 'SigIgn'))]\n"
        "caught = lambda: [int(mask, 16) & 0x7FFFFFFF for _, mask in lines()]\n"
        "before = caught()\n"
        f"ctypes.CDLL({LIBRARY!r}).MXNDArrayWaitAll()\n"
        "print(caught() == before)"
    )
    assert run_alone(code) == "True"


def test_the_cxx_runtime_is_inside():
    said = subprocess.run(["readelf", "-d", LIBRARY], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"NEEDED.*\[(.*)\]", said))
    assert not any(name.startswith(("libstdc++", "libgcc_s")) for name in needed), needed
    assert "ORIGIN" in said


@pytest.mark.parametrize("header", ["c_api.h", "c_predict_api.h", "hub.h"])
def test_the_headers_are_installed(header):
    assert (Path(find_include_path()) / "mxnet" / header).is_file()
