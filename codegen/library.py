# Finding libmxnet.so and asking it for its registry, through the public C API alone.
"""The dump step: whoever wants to write a binding needs nothing but ``MXHubRegistryJSON``."""

from __future__ import annotations

import ctypes
import importlib.util
import os
from pathlib import Path

NAME = "libmxnet.so"


class LibraryNotFoundError(FileNotFoundError):
    """There is no library to ask."""


def find(explicit: str | None = None) -> Path:
    """The library: the argument, else MXNET_LIBRARY_PATH (file or folder), else the installed package's."""
    candidates = []
    for given in (explicit, os.environ.get("MXNET_LIBRARY_PATH")):
        if given:
            path = Path(given)
            candidates.append(path / NAME if path.is_dir() else path)
            break
    else:
        spec = importlib.util.find_spec("mxnet")
        for folder in (spec.submodule_search_locations or []) if spec else []:
            candidates.append(Path(folder) / NAME)
    for path in candidates:
        if path.is_file():
            return path.resolve()
    tried = ", ".join(map(str, candidates)) or "no installed mxnet package"
    raise LibraryNotFoundError(f"{NAME} not found ({tried}); build it, or set MXNET_LIBRARY_PATH to its file or folder")


def dump(path: Path) -> str:
    """The registry of a library as JSON text."""
    lib = ctypes.CDLL(str(path))
    lib.MXGetLastError.restype = ctypes.c_char_p
    text = ctypes.c_char_p()
    if lib.MXHubRegistryJSON(ctypes.byref(text)) != 0:
        raise RuntimeError(lib.MXGetLastError().decode())
    if text.value is None:
        raise RuntimeError("MXHubRegistryJSON gave no text")
    return text.value.decode("utf-8")
