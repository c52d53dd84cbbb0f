"""Exchange of array memory with other libraries through DLPack capsules."""
from __future__ import annotations

from typing import Any

import numpy as np

from . import _capi
from ._ops import wrap_array
from .base import ArgumentError, DTypeError

__all__ = ["from_dlpack", "to_dlpack_for_read", "to_dlpack_for_write", "ndarray_from_dlpack",
           "ndarray_to_dlpack_for_read", "ndarray_to_dlpack_for_write"]

_NAME, _USED = b"dltensor", b"used_dltensor"
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}

# NumPy arrays lent to the library, by the number that their DLPack record carries.
_lent: dict[int, tuple] = {}
_python_api: Any = None


def _capsules() -> Any:
    """Python's capsule functions; loaded at first use because ctypes takes time to import."""
    global _python_api
    if _python_api is None:
        import ctypes
        api = ctypes.pythonapi
        destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
        new, get, valid, rename = (api.PyCapsule_New, api.PyCapsule_GetPointer, api.PyCapsule_IsValid,
                                   api.PyCapsule_SetName)
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, destructor]
        get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        valid.restype, valid.argtypes = ctypes.c_int, [ctypes.py_object, ctypes.c_char_p]
        rename.restype, rename.argtypes = ctypes.c_int, [ctypes.py_object, ctypes.c_char_p]
        raw_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", api))
        raw_get = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", api))

        def destroy(capsule: Any) -> None:
            # A capsule that nobody consumed still owns its tensor.
            if raw_valid(capsule, _NAME):
                _capi.lib.MXNDArrayCallDLPackDeleter(_capi.pointer(raw_get(capsule, _NAME)))

        _python_api = (new, get, valid, rename, destructor(destroy))
    return _python_api


def _capsule(array: Any) -> Any:
    handle = _capi.out_handle(_capi.lib.MXNDArrayToDLPack, array._h)
    new, _, _, _, destroy = _capsules()
    return new(_capi.address(handle), _NAME, destroy)


def to_dlpack_for_read(data: Any) -> Any:
    """A capsule over the array's memory for a reader; waits until the values are there."""
    data.wait_to_read()
    return _capsule(data)


def to_dlpack_for_write(data: Any) -> Any:
    """A capsule over the array's memory for a writer; waits until nobody uses the array."""
    data.wait_to_write()
    return _capsule(data)


def from_dlpack(dlpack: Any) -> Any:
    """An array over the memory of a capsule, or of any object with `__dlpack__`; a capsule can be used once."""
    if hasattr(dlpack, "__dlpack__"):
        dlpack = dlpack.__dlpack__()
    _, get, valid, rename, _ = _capsules()
    if not valid(dlpack, _NAME):
        raise ArgumentError("[from_dlpack] argument 'dlpack': expected a capsule that was not used before, "
                            f"got {dlpack!r}")
    tensor = _capi.pointer(get(dlpack, _NAME))
    handle = _capi.out_handle(_capi.lib.MXNDArrayFromDLPackEx, tensor, False)
    rename(dlpack, _USED)
    return wrap_array(handle)


def handle_from_numpy(array: np.ndarray) -> Any:
    """Handle of an array over the memory of a C-contiguous NumPy array, which is kept alive as long as needed."""
    code = _CODES.get(array.dtype.kind)
    if code is None:
        raise DTypeError(f"[from_numpy] argument 'ndarray': expected numbers or bool, got {array.dtype}")
    ffi = _capi.ffi
    tensor = ffi.new("MxpyDLManagedTensor*")
    shape = ffi.new("int64_t[]", list(array.shape))
    data = array.__array_interface__["data"][0]
    tensor.data = ffi.cast("void*", data)
    tensor.device_type, tensor.device_id = 1, 0
    tensor.ndim, tensor.shape = array.ndim, shape
    tensor.code, tensor.bits, tensor.lanes = code, array.dtype.itemsize * 8, 1
    key = _capi.address(ffi.cast("void*", tensor))
    tensor.manager_ctx = ffi.cast("void*", key)
    tensor.deleter = _capi.lib.mxpy_dlpack_deleter
    _lent[key] = (tensor, shape, array)
    try:
        return _capi.out_handle(_capi.lib.MXNDArrayFromDLPackEx, ffi.cast("void*", tensor), False)
    except Exception:
        _lent.pop(key, None)
        raise


@_capi.ffi.def_extern()
def mxpy_dlpack_deleter(tensor: Any) -> None:
    """Called by the library when it is done with a lent NumPy array."""
    _lent.pop(_capi.address(tensor), None)


ndarray_from_dlpack = from_dlpack
ndarray_to_dlpack_for_read = to_dlpack_for_read
ndarray_to_dlpack_for_write = to_dlpack_for_write
