# Child process of test_bad_handles.py: calls functions with bad handles and prints what each answers.
"""usage: call_with_bad_handles.py LIBRARY null|garbage|freed FUNCTION..."""

import ctypes
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from codegen import api as api_model  # noqa: E402

ROOM = 1 << 12  # bytes behind every pointer argument, so that a written result lands in memory of ours
FUNCTIONS = ("Callback", "PropCreator")  # that nobody can tell from garbage
PLAIN = ("ContextHandle", "EngineFnPropertyHandle", "EngineVarHandle", "DLManagedTensorHandle", "KVStoreHandle")


def freed_array(lib):
    handle, shape = ctypes.c_void_p(), (ctypes.c_int64 * 1)(2)
    assert lib.MXNDArrayCreateEx64(shape, 1, 1, 0, 0, 0, ctypes.byref(handle)) == 0
    assert lib.MXNDArrayFree(handle) == 0
    return handle.value


def main():
    library, mode, *names = sys.argv[1:]
    lib = ctypes.CDLL(library)
    functions = {f.name: f for f in api_model.load(ROOT / "capi" / "api.yaml").functions}
    for name in names:
        f = functions[name]
        call = getattr(lib, name)
        call.restype = ctypes.c_void_p if f.returns == "NDArrayHandle" else ctypes.c_int
        keep, args = [], []
        for p in f.params:
            kind = p.type.removeprefix("const ")
            handle = kind.endswith(("Handle", "Creator")) and kind not in PLAIN
            if p.is_value:
                args.append(ctypes.c_float(0) if p.type == "float" else ctypes.c_size_t(0))
            elif mode == "null" or kind in PLAIN or kind.startswith("Engine") or kind.endswith(FUNCTIONS):
                args.append(ctypes.c_void_p(None))
            elif handle and mode == "freed":
                args.append(ctypes.c_void_p(freed_array(lib)))
            else:
                keep.append(ctypes.create_string_buffer(ROOM))
                args.append(ctypes.cast(keep[-1], ctypes.c_void_p))
        result = call(*args)
        failed = not result if f.returns == "NDArrayHandle" else result == -1
        print(name, "error" if failed else f"returned {result}", flush=True)


if __name__ == "__main__":
    main()
