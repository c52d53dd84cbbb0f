"""The only module that talks to the compiled bridge: loads the library and turns errors into exceptions."""
from __future__ import annotations

import atexit
import os
from typing import Any, Callable

from _cffi_backend import FFI as _FFI  # type: ignore[import-not-found]

from . import base, libinfo

# Threads of OpenMP that wait for each other spin for a millisecond by default; beside a busy process that makes calls
# of oneDNN ten times slower. The runtime reads this setting once, while it is loaded; the user's own settings win.
_spins = not {"GOMP_SPINCOUNT", "OMP_WAIT_POLICY"} & set(os.environ)
if _spins:
    os.environ["GOMP_SPINCOUNT"] = "6000"
# The bridge finds an already loaded libmxnet.so by its name; loading it here first lets MXNET_LIBRARY_PATH win.
if os.environ.get("MXNET_LIBRARY_PATH"):
    try:
        _library = _FFI().dlopen(libinfo.find_lib_path()[0])
    except (OSError, RuntimeError) as _error:
        raise ImportError(f"MXNET_LIBRARY_PATH='{os.environ['MXNET_LIBRARY_PATH']}': {_error}") from None

from ._mxnet_cffi import ffi, lib  # type: ignore[import-not-found] # noqa: E402

if _spins:
    del os.environ["GOMP_SPINCOUNT"]  # child processes get what they would have got

NULL = ffi.NULL
new = ffi.new
from_buffer = ffi.from_buffer

# Direct entries for the operator fast path; see _ops.py.
call0 = lib.mxpy_call0
call1 = lib.mxpy_call1
call2 = lib.mxpy_call2
call3 = lib.mxpy_call3
take_sparse = lib.mxpy_take_sparse
storage_of = lib.mxpy_storage
call_any = lib.mxpy_call
call_many = lib.mxpy_call_many
call_into = lib.mxpy_call_into
call_into_many = lib.mxpy_call_into_many
outputs = lib.mxpy_outputs
cached_call = lib.mxpy_cached_call
describe = lib.mxpy_describe
array_free = lib.MXNDArrayFree
symbol_free = lib.MXSymbolFree
flag = lib.mxpy_flag
size_of = lib.mxpy_size
row_at = lib.mxpy_at
rows = lib.mxpy_slice
reshaped = lib.mxpy_reshape
fresh = lib.mxpy_fresh
set_fresh = lib.MXNDArraySetGradState
context_of = lib.mxpy_context

_KINDS = (base.MXNetError, base.ArgumentError, base.ShapeError, base.DTypeError, base.StateError,
          base.OutOfMemoryError, base.FileError, base.InternalError)


def text(pointer: Any) -> str:
    """A C string as `str`; NULL becomes the empty string."""
    return ffi.string(pointer).decode("utf-8", "replace") if pointer else ""


def last_error() -> base.MXNetError:
    """The last error of this thread as an exception of the class that fits its kind."""
    message = text(lib.MXGetLastError())
    kind, op, argument = ffi.new("int*"), ffi.new("const char**"), ffi.new("const char**")
    lib.MXHubErrorGetLast(kind, op, argument)
    if _errors:
        message += f": {type(_errors[0]).__name__}: {_errors[0]}"
    error = _KINDS[kind[0]](message) if 0 <= kind[0] < len(_KINDS) else base.MXNetError(message)
    error.operator, error.argument = text(op[0]), text(argument[0])
    if _errors:
        error.__cause__ = _errors[0]
        _errors.clear()
    return error


def check(code: int) -> None:
    """Raise the last error unless `code` is 0."""
    if code != 0:
        raise last_error()


def has(name: str) -> bool:
    """Whether the library offers the C function `name`."""
    return hasattr(lib, name)


def address(handle: Any) -> int:
    """A handle as a number."""
    return int(ffi.cast("uintptr_t", handle))


def pointer(number: int) -> Any:
    """A number as a handle."""
    return ffi.cast("void*", number)


# ---- marshalling ----------------------------------------------------------------------------------------------

def encode(value: str) -> Any:
    """Text as a C string that lives as long as the returned object."""
    return ffi.new("char[]", value.encode("utf-8"))


class Strings:
    """An array of C strings; keeps the memory alive."""

    __slots__ = ("array", "_keep")

    def __init__(self, values: Any):
        self._keep = [ffi.new("char[]", v.encode("utf-8")) for v in values]
        self.array = ffi.new("const char*[]", self._keep) if self._keep else NULL


def handles(items: Any) -> Any:
    """An array of handles."""
    return ffi.new("void*[]", list(items)) if items else NULL


def ints(values: Any, ctype: str = "int[]") -> Any:
    """An array of numbers; NULL when there are none."""
    values = list(values)
    return ffi.new(ctype, values) if values else NULL


def out_handle(function: Callable, *args: Any) -> Any:
    """Call a function whose last parameter receives one handle."""
    out = ffi.new("void**")
    if function(*args, out) != 0:
        raise last_error()
    return out[0]


def out_int(function: Callable, *args: Any) -> int:
    """Call a function whose last parameter receives an int."""
    out = ffi.new("int*")
    if function(*args, out) != 0:
        raise last_error()
    return out[0]


def out_text(function: Callable, *args: Any) -> str:
    """Call a function whose last parameter receives a string."""
    out = ffi.new("const char**")
    if function(*args, out) != 0:
        raise last_error()
    return text(out[0])


def out_strings(function: Callable, *args: Any) -> list[str]:
    """Call a function that ends in `uint32_t* size, const char*** strings`."""
    size, out = ffi.new("uint32_t*"), ffi.new("const char***")
    if function(*args, size, out) != 0:
        raise last_error()
    strings = out[0]
    return [text(strings[i]) for i in range(size[0])]


def out_text_flag(function: Callable, *args: Any) -> str | None:
    """Call a function that ends in `const char** out, int* success`; None when it has nothing."""
    out, success = ffi.new("const char**"), ffi.new("int*")
    if function(*args, out, success) != 0:
        raise last_error()
    return text(out[0]) if success[0] else None


# ---- library ----------------------------------------------------------------------------------------------------

def version() -> int:
    """The library's version as one number: 10000 * major + 100 * minor + patch."""
    return out_int(lib.MXGetVersion)


def features() -> list[tuple[str, bool]]:
    """Name and state of each build feature."""
    out, size = ffi.new("struct LibFeature**"), ffi.new("size_t*")
    check(lib.MXLibInfoFeatures(out, size))
    return [(text(out[0][i].name), bool(out[0][i].enabled)) for i in range(size[0])]


def registry_json() -> str:
    """The whole operator registry as JSON."""
    return out_text(lib.MXHubRegistryJSON)


def memory_stats() -> tuple[int, int, int, int]:
    """Bytes in use, highest bytes in use, bytes kept in the pool, live arrays."""
    values = [ffi.new("uint64_t*") for _ in range(4)]
    check(lib.MXHubMemoryGetStats(*values))
    return values[0][0], values[1][0], values[2][0], values[3][0]


def random_seed(seed: int) -> None:
    """Seed the generators of all devices."""
    check(lib.MXRandomSeed(seed))


def random_seed_context(seed: int, device_type: int, device_id: int) -> None:
    """Seed the generator of one device."""
    check(lib.MXRandomSeedContext(seed, device_type, device_id))


def set_bulk_size(size: int) -> int:
    """Set how many operators the engine may run as one; answers the former value."""
    out = ffi.new("int*")
    check(lib.MXEngineSetBulkSize(size, out))
    return out[0]


def gpu_count() -> int:
    """Number of GPUs."""
    return out_int(lib.MXGetGPUCount)


def gpu_memory(device_id: int) -> tuple[int, int]:
    """Free and total bytes of one GPU."""
    if not has("MXGetGPUMemoryInformation64"):
        raise base.StateError(f"[gpu_memory_info] argument 'device_id': expected a GPU, got {device_id} "
                              "(this library has no GPU support)")
    free, total = ffi.new("uint64_t*"), ffi.new("uint64_t*")
    check(lib.MXGetGPUMemoryInformation64(device_id, free, total))
    return free[0], total[0]


def storage_empty_cache(device_type: int, device_id: int) -> None:
    """Give pooled memory back to the system."""
    check(lib.MXStorageEmptyCache(device_type, device_id))


def _set_flag(which: int, active: int) -> int:
    former = lib.mxpy_set_flag(which, active)
    if former < 0:
        raise last_error()
    return former


def set_np_shape(active: int) -> int:
    """Switch NumPy shape semantics for this thread; answers the former state."""
    return _set_flag(2, active)


def set_recording(active: int) -> int:
    """Switch recording for this thread; answers the former state."""
    return _set_flag(0, active)


def set_training(active: int) -> int:
    """Switch training mode for this thread; answers the former state."""
    return _set_flag(1, active)


# ---- operators --------------------------------------------------------------------------------------------------

def invocation(op_name: str, keys: Any, values: Any) -> Any:
    """A prepared invocation; freed with the returned object."""
    out = ffi.new("void**")
    k, v = Strings(keys), Strings(values)
    check(lib.MXHubInvocationCreate(out, encode(op_name), len(k._keep), k.array, v.array))
    return ffi.gc(out[0], lib.MXHubInvocationFree)


def op_handle(name: str) -> Any:
    """The creator handle of an operator; raises MXNetError when there is none of that name."""
    return out_handle(lib.NNGetOpHandle, encode(name))


def op_names() -> list[str]:
    """Names of all operators."""
    return out_strings(lib.MXListAllOpNames)


def op_arguments(name: str) -> tuple[list[str], list[str]]:
    """Names of an operator's inputs and parameters, and their types as text."""
    count, names, types = ffi.new("uint32_t*"), ffi.new("const char***"), ffi.new("const char***")
    docs, others = ffi.new("const char***"), [ffi.new("const char**") for _ in range(4)]
    check(lib.MXSymbolGetAtomicSymbolInfo(op_handle(name), *others[:2], count, names, types, docs, *others[2:]))
    return [text(names[0][i]) for i in range(count[0])], [text(types[0][i]) for i in range(count[0])]


# ---- cached ops -------------------------------------------------------------------------------------------------

def cached_op_create(symbol: Any, keys: list[str], values: list[str], thread_safe: bool) -> Any:
    """A new cached op."""
    out = ffi.new("void**")
    k, v = Strings(keys), Strings(values)
    check(lib.MXCreateCachedOpEX(symbol, len(keys), k.array, v.array, out, thread_safe))
    return out[0]


def cached_op_free(handle: Any) -> None:
    """Release a cached op."""
    lib.MXFreeCachedOp(handle)


def cached_op_call_into(handle: Any, inputs: list, outs: list) -> None:
    """Run a cached op into existing arrays."""
    targets = handles(outs)
    count, array = ffi.new("int*", len(outs)), ffi.new("void***", targets)
    stypes = ffi.new("const int**")
    check(lib.MXInvokeCachedOpEx(handle, len(inputs), handles(inputs), count, array, stypes))


def cached_op_hook(handle: Any, function: Callable, monitor_all: bool, wrap: Callable) -> Any:
    """Register a monitor, which gets names as bytes; the answer must be kept alive as long as the cached op."""
    def hook(node: Any, op: Any, array: Any) -> None:
        function(ffi.string(node), ffi.string(op), wrap(array))
    callback = ffi.callback("CachedOpMonitorCallback", hook)
    check(lib.MXCachedOpRegisterOpHook(handle, callback, monitor_all))
    return callback


# ---- symbols ----------------------------------------------------------------------------------------------------

def symbol_atomic(op: Any, keys: list[str], values: list[str]) -> Any:
    """A new symbol of one operator without inputs."""
    k, v = Strings(keys), Strings(values)
    return out_handle(lib.MXSymbolCreateAtomicSymbol, op, len(keys), k.array, v.array)


def symbol_compose(handle: Any, name: str, names: list[str], inputs: list) -> None:
    """Give a symbol its inputs, by name when `names` is not empty."""
    keys = Strings(names)
    check(lib.MXSymbolCompose(handle, encode(name), len(inputs), keys.array, handles(inputs)))


def symbol_infer_type(handle: Any, keys: list[str], types: list[int], partial: bool) -> tuple[bool, list[list[int]]]:
    """Completeness and the dtype ids of arguments, outputs and auxiliary states."""
    function = lib.MXSymbolInferTypePartial if partial else lib.MXSymbolInferType
    k = Strings(keys)
    results: list[Any] = []
    for _ in range(3):
        results += [ffi.new("uint32_t*"), ffi.new("const int**")]
    complete = ffi.new("int*")
    check(function(handle, len(types), k.array, ints(types), *results, complete))
    groups = [[results[i + 1][0][j] for j in range(results[i][0])] for i in (0, 2, 4)]
    return bool(complete[0]), groups


def symbol_infer_shape(handle: Any, keys: list[str], shapes: list[tuple], partial: bool
                       ) -> tuple[bool, list[list[tuple | None]]]:
    """Completeness and the shapes of arguments, outputs and auxiliary states; None for an unknown rank."""
    function = lib.MXSymbolInferShapePartialEx64 if partial else lib.MXSymbolInferShapeEx64
    k = Strings(keys)
    offsets, dims = [0], []
    for shape in shapes:
        dims.extend(shape)
        offsets.append(len(dims))
    results: list[Any] = []
    for _ in range(3):
        results += [ffi.new("size_t*"), ffi.new("const int**"), ffi.new("const int64_t***")]
    complete = ffi.new("int*")
    check(function(handle, len(shapes), k.array, ints(offsets, "int64_t[]"), ints(dims, "int64_t[]"), *results,
                   complete))
    groups = []
    for i in (0, 3, 6):
        size, ndims, data = results[i][0], results[i + 1][0], results[i + 2][0]
        groups.append([None if ndims[j] < 0 else tuple(data[j][d] for d in range(ndims[j])) for j in range(size)])
    return bool(complete[0]), groups


# ---- arrays -----------------------------------------------------------------------------------------------------

def array_create(shape: Any, device_type: int, device_id: int, delay: bool, dtype: int) -> Any:
    """A new array whose values are not set."""
    try:
        dims = ffi.new("int64_t[]", [int(n) for n in shape])
    except (TypeError, ValueError, OverflowError):
        raise base.DTypeError(f"[NDArray] argument 'shape': expected integers, got {shape!r}") from None
    return out_handle(lib.MXNDArrayCreateEx64, dims, len(dims), device_type, device_id, int(delay), dtype)


def array_of_floats(values: Any, device_type: int, device_id: int) -> Any:
    """A new float32 array of one axis with the numbers of a list or tuple."""
    handle = lib.mxpy_floats(values, len(values), device_type, device_id)
    if not handle:
        raise last_error()
    return handle


def array_create_none() -> Any:
    """An array without shape and memory."""
    return out_handle(lib.MXNDArrayCreateNone)


def array_create_sparse(stype: int, shape: Any, device_type: int, device_id: int, dtype: int) -> Any:
    """A new row_sparse (1) or csr (2) array that stores nothing."""
    try:
        dims = ffi.new("int64_t[]", [int(n) for n in shape])
    except (TypeError, ValueError, OverflowError):
        raise base.DTypeError(f"[NDArray] argument 'shape': expected integers, got {shape!r}") from None
    # The number of index arrays is that of the storage type; their types and shapes are the library's.
    return out_handle(lib.MXNDArrayCreateSparseEx64, stype, dims, len(dims), device_type, device_id, 0, dtype, stype,
                      NULL, NULL, NULL)


def array_reshape(handle: Any, shape: Any, reverse: bool) -> Any:
    """A view of the same memory in another shape."""
    try:
        dims = ffi.new("int64_t[]", [int(n) for n in shape])
    except (TypeError, ValueError, OverflowError):
        raise base.DTypeError(f"[reshape] argument 'shape': expected integers, got {shape!r}") from None
    return out_handle(lib.MXNDArrayReshape64, handle, len(dims), dims, reverse)


def array_context(handle: Any) -> tuple[int, int]:
    """Device type and number."""
    packed = context_of(handle)
    if packed < 0:
        raise last_error()
    return packed >> 32, packed & 0xFFFFFFFF


def array_read(handle: Any, target: Any) -> None:
    """Copy an array's values into a NumPy array of the same shape and dtype."""
    size = target.size
    check(lib.MXNDArraySyncCopyToCPU(handle, from_buffer(target) if size else NULL, size))


def array_write(handle: Any, source: Any) -> None:
    """Copy the values of a C-contiguous NumPy array of the same dtype into an array."""
    size = source.size
    check(lib.MXNDArraySyncCopyFromCPU(handle, from_buffer(source) if size else NULL, size))


def array_grad(handle: Any) -> Any:
    """Handle of the gradient buffer, NULL when there is none."""
    return out_handle(lib.MXNDArrayGetGrad, handle)


def array_to_bytes(handle: Any) -> bytes:
    """One array in the file format's form for one array."""
    size, out = ffi.new("size_t*"), ffi.new("const char**")
    check(lib.MXNDArraySaveRawBytes(handle, size, out))
    return bytes(ffi.buffer(out[0], size[0]))


def array_from_bytes(data: bytes) -> Any:
    """The inverse of `array_to_bytes`."""
    return out_handle(lib.MXNDArrayLoadFromRawBytes, from_buffer(data), len(data))


def arrays_save(path: str, items: list, names: list[str]) -> None:
    """Write arrays, with names or without, to a file."""
    keys = Strings(names)
    check(lib.MXNDArraySave(encode(path), len(items), handles(items), keys.array))


def _loaded(function: Callable, *args: Any) -> tuple[list, list[str]]:
    size, arrays = ffi.new("uint32_t*"), ffi.new("void***")
    name_size, names = ffi.new("uint32_t*"), ffi.new("const char***")
    check(function(*args, size, arrays, name_size, names))
    return [arrays[0][i] for i in range(size[0])], [text(names[0][i]) for i in range(name_size[0])]


def arrays_load(path: str) -> tuple[list, list[str]]:
    """Arrays and names of a file."""
    return _loaded(lib.MXNDArrayLoad, encode(path))


def arrays_load_buffer(data: Any) -> tuple[list, list[str]]:
    """Arrays and names of a file's content."""
    return _loaded(lib.MXNDArrayLoadFromBuffer, from_buffer(data), len(data))


def wait_all() -> None:
    """Wait for all pending operations; raises the first failure."""
    check(lib.MXNDArrayWaitAll())


# ---- gradients --------------------------------------------------------------------------------------------------

def mark_variables(arrays: list, reqs: list[int], grads: list) -> None:
    """Attach gradient buffers to arrays."""
    check(lib.MXAutogradMarkVariables(len(arrays), handles(arrays), ints(reqs, "uint32_t[]"), handles(grads)))


def backward(heads: list, head_grads: list | None, variables: list, retain: bool, create_graph: bool,
             train: bool) -> list:
    """Run backward; answers the gradients of `variables`, if any were given."""
    ograds = _or_null(head_grads) if head_grads else NULL
    if not variables:
        check(lib.MXAutogradBackwardEx(len(heads), heads, ograds, 0, NULL, retain, create_graph, train, NULL, NULL))
        return []
    grads, stypes = ffi.new("void***"), ffi.new("int**")
    check(lib.MXAutogradBackwardEx(len(heads), heads, ograds, len(variables), variables, retain, create_graph, train,
                                   grads, stypes))
    return [grads[0][i] for i in range(len(variables))]


_functions: dict[int, Any] = {}  # what recorded custom functions need, by address, until the library lets go
_errors: list[BaseException] = []  # what a callback raised; becomes the cause of the library's error


@ffi.def_extern()
def mxpy_function_backward(num_ograds: int, num_igrads: int, arrays: Any, reqs: Any, train: int, state: Any) -> int:
    """Hands gradients to the Python function behind `state`."""
    try:
        ffi.from_handle(state)([arrays[i] for i in range(num_ograds)],
                               [arrays[num_ograds + i] for i in range(num_igrads)],
                               [reqs[i] for i in range(num_igrads)])
        return 1
    except BaseException as error:  # C cannot pass it on
        _errors.append(error)
        return 0


@ffi.def_extern()
def mxpy_function_delete(state: Any) -> int:
    """Forgets the Python function behind `state`."""
    _functions.pop(address(state), None)
    return 1


def function_record(inputs: list, outs: list, backward_of: Callable) -> None:
    """Record a step whose gradient `backward_of(ograds, igrads, requests)` writes; it owns the handles it gets."""
    state = ffi.new_handle(backward_of)
    _functions[address(state)] = state
    callbacks = ffi.new("MXGenericCallback[]", [ffi.cast("MXGenericCallback", lib.mxpy_function_backward),
                                                ffi.cast("MXGenericCallback", lib.mxpy_function_delete)])
    contexts = ffi.new("void*[]", [state, state])
    table = ffi.new("struct MXCallbackList*", [2, callbacks, contexts])
    check(lib.MXCustomFunctionRecord(len(inputs), handles(inputs), len(outs), handles(outs), table))


def symbol_attributes(handle: Any, deep: bool) -> list[tuple[str, str]]:
    """Attributes of a node, or of all nodes with keys `node$attribute`."""
    size, out = ffi.new("uint32_t*"), ffi.new("const char***")
    function = lib.MXSymbolListAttr if deep else lib.MXSymbolListAttrShallow
    check(function(handle, size, out))
    strings = out[0]
    return [(text(strings[2 * i]), text(strings[2 * i + 1])) for i in range(size[0])]


# ---- executors --------------------------------------------------------------------------------------------------

def executor_outputs(handle: Any) -> list:
    """New handles of the outputs."""
    size, out = ffi.new("uint32_t*"), ffi.new("void***")
    check(lib.MXExecutorOutputs(handle, size, out))
    return [out[0][i] for i in range(size[0])]


def _groups(groups: list[tuple[str, int, int]]) -> tuple:
    names = Strings([g[0] for g in groups])
    return names, (len(groups), names.array, ints(g[1] for g in groups), ints(g[2] for g in groups))


def _or_null(items: list) -> Any:
    return handles([NULL if h is None else h for h in items])


def executor_bind(symbol: Any, device_type: int, device_id: int, groups: list, args: list, grads: list,
                  requests: list[int], aux: list, shared: Any) -> Any:
    """An executor over existing arrays."""
    keep, group_args = _groups(groups)
    handle = out_handle(lib.MXExecutorBindEX, symbol, device_type, device_id, *group_args, len(args), handles(args),
                        _or_null(grads), ints(requests, "uint32_t[]"), len(aux), handles(aux),
                        NULL if shared is None else shared)
    del keep
    return handle


def _shape_table(shapes: dict[str, tuple], ctype: str) -> tuple[Any, Any, Any]:
    offsets, dims = [0], []
    for shape in shapes.values():
        dims.extend(shape)
        offsets.append(len(dims))
    return Strings(shapes), ints(dims, ctype), ints(offsets, "uint32_t[]")


class _BoundArrays:
    """Out-parameters for arguments, gradients and auxiliary states of an executor."""

    def __init__(self) -> None:
        self.num_args, self.args, self.grads = ffi.new("uint32_t*"), ffi.new("void***"), ffi.new("void***")
        self.num_aux, self.aux = ffi.new("uint32_t*"), ffi.new("void***")
        self.pointers = (self.num_args, self.args, self.grads, self.num_aux, self.aux)

    def lists(self) -> tuple[list, list, list]:
        """The handles."""
        n, m = self.num_args[0], self.num_aux[0]
        return ([self.args[0][i] for i in range(n)], [self.grads[0][i] for i in range(n)],
                [self.aux[0][i] for i in range(m)])


def executor_simple_bind(symbol: Any, device_type: int, device_id: int, groups: list, requests: tuple,
                         shapes: dict[str, tuple], dtypes: dict[str, int], stypes: dict[str, int],
                         shared_args: list[str], buffer: list | None, shared: Any) -> tuple:
    """An executor with new arrays: handle, arguments, gradients, auxiliary states, additions to the shared buffer."""
    keep, group_args = _groups(groups)
    request_names, request_types, request_len = Strings(requests[0]), Strings(requests[1]), requests[2]
    shape_names, dims, offsets = _shape_table(shapes, "int64_t[]")
    dtype_names, stype_names, shared_names = Strings(dtypes), Strings(stypes), Strings(shared_args)
    buffer_len = ffi.new("int*", -1 if buffer is None else len(buffer))
    buffer_names = Strings([b[0] for b in buffer or []])
    buffer_handles = handles([b[1] for b in buffer or []])
    new_names, new_handles = ffi.new("const char***"), ffi.new("void***")
    bound, out = _BoundArrays(), ffi.new("void**")
    check(lib.MXExecutorSimpleBindEx64(
        symbol, device_type, device_id, *group_args, request_len, request_names.array, request_types.array,
        len(shapes), shape_names.array, dims, offsets, len(dtypes), dtype_names.array, ints(dtypes.values()),
        len(stypes), stype_names.array, ints(stypes.values()), len(shared_args), shared_names.array, buffer_len,
        buffer_names.array, buffer_handles, new_names, new_handles, *bound.pointers,
        NULL if shared is None else shared, out))
    added = []
    if buffer is not None:
        added = [(text(new_names[0][i]), new_handles[0][i]) for i in range(max(buffer_len[0], 0))]
    del keep
    return (out[0], *bound.lists(), added)


def executor_reshape(handle: Any, partial: bool, up_sizing: bool, device_type: int, device_id: int, groups: list,
                     shapes: dict[str, tuple]) -> tuple:
    """An executor for other shapes: handle, arguments, gradients, auxiliary states."""
    keep, group_args = _groups(groups)
    names, dims, offsets = _shape_table(shapes, "int[]")
    bound, out = _BoundArrays(), ffi.new("void**")
    check(lib.MXExecutorReshapeEx(int(partial), int(up_sizing), device_type, device_id, *group_args, len(shapes),
                                  names.array, dims, offsets, *bound.pointers, handle, out))
    del keep
    return (out[0], *bound.lists())


@ffi.def_extern()
def mxpy_monitor(name: Any, array: Any, payload: Any) -> None:
    """Hands an array that an executor shows to the Python function in `payload`."""
    function, wrap = ffi.from_handle(payload)
    function(text(name), wrap(array))


def executor_monitor(handle: Any, function: Callable, monitor_all: bool, wrap: Callable) -> Any:
    """Register a monitor; the answer must be kept alive as long as the executor."""
    payload = ffi.new_handle((function, wrap))
    check(lib.MXExecutorSetMonitorCallbackEX(handle, lib.mxpy_monitor, payload, monitor_all))
    return payload


# ---- messages ---------------------------------------------------------------------------------------------------

@ffi.def_extern()
def mxpy_log(level: int, message: Any, payload: Any) -> None:
    """Hands a message of the library to Python's logger "mxnet"."""
    import logging
    logging.getLogger("mxnet").log(level, text(message))


lib.MXHubLogSetCallback(lib.mxpy_log, NULL)
atexit.register(lib.MXHubLogSetCallback, NULL, NULL)
atexit.register(lib.MXNotifyShutdown)  # waits for what is pending, while functions written in Python can still run
