"""Builds `mxnet._mxnet_cffi`, the compiled bridge between Python and libmxnet.so (cffi API mode, stable ABI).

From CMake or scikit-build-core: `python pycore/build_cffi.py --emit-c <file.c>` writes the module's C source; compile
it with Python's include folder, link it to libmxnet with rpath `$ORIGIN` and install it as
`mxnet/_mxnet_cffi.abi3.so` beside `mxnet/libmxnet.so`.

While developing: `python pycore/build_cffi.py --library build/libmxnet.so` compiles it in place.
"""
from __future__ import annotations

import argparse
import os
import pathlib
import re
import subprocess
import sysconfig
import tempfile

import cffi

HERE = pathlib.Path(__file__).resolve().parent
MODULE = "mxnet._mxnet_cffi"

# Python functions that C calls: monitors of executors and cached ops, gradients of custom functions, custom operators,
# messages.
CALLBACKS = """
extern "Python" int mxpy_function_backward(int, int, void**, const int*, const int, void*);
extern "Python" int mxpy_function_delete(void*);
extern "Python" int mxpy_custom_prop(const char*, int, const char**, const char**, struct MXCallbackList*);
extern "Python" int mxpy_custom_release(void*);
extern "Python" int mxpy_custom_arguments(char***, void*);
extern "Python" int mxpy_custom_outputs(char***, void*);
extern "Python" int mxpy_custom_states(char***, void*);
extern "Python" int mxpy_custom_shapes(int, int*, int**, void*);
extern "Python" int mxpy_custom_types(int, int*, void*);
extern "Python" int mxpy_custom_storage(int, int*, void*);
extern "Python" int mxpy_custom_gradient_storage(int, int*, int*, void*);
extern "Python" int mxpy_custom_reads(const int*, const int*, const int*, int*, int**, void*);
extern "Python" int mxpy_custom_create(const char*, int, unsigned**, const int*, const int*, struct MXCallbackList*,
                                       void*);
extern "Python" int mxpy_custom_forward(int, void**, int*, const int*, const int, void*);
extern "Python" int mxpy_custom_backward(int, void**, int*, const int*, const int, void*);
extern "Python" void mxpy_monitor(const char*, NDArrayHandle, void*);
extern "Python" void mxpy_log(int, const char*, void*);
extern "Python" void mxpy_dlpack_deleter(void*);
"""


def declarations() -> str:
    """The generated C declarations, without what cffi's parser does not know."""
    text = (HERE / "mxnet" / "_cdef.h").read_text()
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def builder() -> cffi.FFI:
    """An FFI builder that holds the declarations and the extension's C source."""
    ffi = cffi.FFI()
    shims = (HERE / "cffi_shims.h").read_text()
    ffi.cdef(declarations() + shims + CALLBACKS)
    source = "\n".join(["#include <stdbool.h>", "#include <stdint.h>", "#include <stddef.h>", declarations(),
                        shims[shims.index("/* A DLPack tensor"):], (HERE / "cffi_shims.c").read_text()])
    ffi.set_source(MODULE, source, py_limited_api=True)
    return ffi


def emit(path: str) -> None:
    """Write the extension's C source to `path`."""
    builder().emit_c_code(path)


def compile_in_place(library: str, extra: list[str], cc: str) -> pathlib.Path:
    """Compile the extension into the package's folder, linked against `library`."""
    folder = os.path.dirname(os.path.abspath(library))
    target = HERE / "mxnet" / "_mxnet_cffi.abi3.so"
    with tempfile.TemporaryDirectory() as tmp:
        source = os.path.join(tmp, "_mxnet_cffi.c")
        emit(source)
        name = re.sub(r"^lib|\.so.*$", "", os.path.basename(library))
        subprocess.run([*cc.split(), "-shared", "-fPIC", "-O2", "-fvisibility=hidden",
                        "-I" + sysconfig.get_paths()["include"], source, *extra, "-o", str(target), "-L" + folder,
                        "-l" + name, "-Wl,-z,lazy", "-Wl,-rpath,$ORIGIN", "-Wl,-rpath," + folder], check=True)
    return target


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--emit-c", metavar="FILE", help="write the C source and stop")
    parser.add_argument("--library", metavar="LIBMXNET", help="compile in place against this library")
    parser.add_argument("--extra", action="append", default=[], help="further source or flag for the compiler")
    parser.add_argument("--cc", default=os.environ.get("CC", "cc"))
    args = parser.parse_args()
    if args.emit_c:
        emit(args.emit_c)
    elif args.library:
        print(compile_in_place(args.library, args.extra, args.cc))
    else:
        parser.error("one of --emit-c and --library is required")


if __name__ == "__main__":
    main()
