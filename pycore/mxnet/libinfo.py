"""Version and whereabouts of the native library."""
from __future__ import annotations

import os

__version__ = "1.10.0"


def find_lib_path(prefix: str = "libmxnet") -> list[str]:
    """Path of the native library as a one-element list.

    `MXNET_LIBRARY_PATH` (a file or a folder) wins over the copy installed with the package. Raises RuntimeError
    when there is none.
    """
    here = os.path.dirname(os.path.abspath(__file__))
    wanted = os.environ.get("MXNET_LIBRARY_PATH", "") if prefix == "libmxnet" else ""
    if os.path.isfile(wanted):
        return [os.path.abspath(wanted)]
    path = os.path.join(wanted or here, prefix + ".so")
    if os.path.isfile(path):
        return [os.path.abspath(path)]
    if wanted:
        raise RuntimeError(f"argument 'MXNET_LIBRARY_PATH': expected {prefix}.so or the folder of it, got '{wanted}'")
    raise RuntimeError(f"cannot find {path}; set MXNET_LIBRARY_PATH to the file or its folder")


def find_include_path() -> str:
    """Folder that holds the C headers (`mxnet/c_api.h`); raises RuntimeError when they are not installed."""
    here = os.path.dirname(os.path.abspath(__file__))
    for path in (os.path.join(here, "include"), os.path.join(here, "..", "..", "capi", "include")):
        if os.path.isdir(path):
            return os.path.abspath(path)
    raise RuntimeError(f"cannot find the C headers beside {here}")
