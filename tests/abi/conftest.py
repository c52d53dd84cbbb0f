# Fixtures of the ABI tests: the API description, and the library. A missing library fails, it never skips.
import ctypes
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from codegen import api as api_model  # noqa: E402
from codegen import library as library_finder  # noqa: E402
from codegen import model  # noqa: E402


@pytest.fixture(scope="session")
def api():
    return api_model.load(ROOT / "capi" / "api.yaml")


@pytest.fixture(scope="session")
def library_path():
    return library_finder.find()


@pytest.fixture(scope="session")
def library(library_path):
    lib = ctypes.CDLL(str(library_path))
    lib.MXGetLastError.restype = ctypes.c_char_p
    return lib


@pytest.fixture(scope="session")
def registry(library_path):
    return model.loads(library_finder.dump(library_path))
