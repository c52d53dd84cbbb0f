# Runs operators through the C ABI with ctypes: arrays in, arrays out, gradients; what test_op_cases.py stands on.
"""A client of libmxnet.so that needs nothing of the Python package, so that the core is tested by itself."""

import contextlib
import ctypes

import numpy as np

DTYPES = {
    "float32": 0, "float64": 1, "float16": 2, "uint8": 3, "int32": 4, "int8": 5, "int64": 6, "bool": 7,
    "int16": 8, "uint16": 9, "uint32": 10, "uint64": 11, "bfloat16": 12,
}  # fmt: skip
NAMES = {number: name for name, number in DTYPES.items()}
KINDS = ("none", "argument", "shape", "type", "state", "memory", "io", "internal")


class OpError(Exception):
    """An error of the library, with its kind, operator and argument."""

    def __init__(self, kind, op, argument, text):
        super().__init__(text)
        self.kind, self.op, self.argument, self.text = kind, op, argument, text


class Runner:
    """Calls into one library; every array that it makes is freed with `close`."""

    def __init__(self, path):
        self.lib = ctypes.CDLL(str(path))
        self.lib.MXGetLastError.restype = ctypes.c_char_p
        self.handles = []

    def close(self):
        for handle in self.handles:
            self.lib.MXNDArrayFree(handle)
        self.handles.clear()

    def check(self, code):
        if code == 0:
            return
        text = self.lib.MXGetLastError().decode()
        kind, op, argument = ctypes.c_int(), ctypes.c_char_p(), ctypes.c_char_p()
        self.lib.MXHubErrorGetLast(ctypes.byref(kind), ctypes.byref(op), ctypes.byref(argument))
        raise OpError(KINDS[kind.value], (op.value or b"").decode(), (argument.value or b"").decode(), text)

    def array(self, values, dtype=None):
        """A new array with these values; bfloat16 values are given as their uint16 bits."""
        values = np.ascontiguousarray(values)
        handle = ctypes.c_void_p()
        shape = (ctypes.c_int64 * max(values.ndim, 1))(*values.shape)
        number = DTYPES[dtype or values.dtype.name]
        self.check(self.lib.MXNDArrayCreateEx64(shape, values.ndim, 1, 0, 0, number, ctypes.byref(handle)))
        self.handles.append(handle)
        pointer = values.ctypes.data_as(ctypes.c_void_p)
        self.check(self.lib.MXNDArraySyncCopyFromCPU(handle, pointer, ctypes.c_size_t(values.size)))
        return handle

    def describe(self, handle):
        """Shape and dtype's name of an array."""
        ndim, dims, number = ctypes.c_int(), ctypes.POINTER(ctypes.c_int64)(), ctypes.c_int()
        self.check(self.lib.MXHubArrayDescribe(ctypes.byref(ndim), ctypes.byref(dims), ctypes.byref(number), handle))
        return tuple(dims[i] for i in range(ndim.value)), NAMES[number.value]

    def numpy(self, handle):
        """The values of an array; bfloat16 comes as float32."""
        shape, name = self.describe(handle)
        values = np.empty(shape, np.uint16 if name == "bfloat16" else name)
        pointer = values.ctypes.data_as(ctypes.c_void_p)
        self.check(self.lib.MXNDArraySyncCopyToCPU(handle, pointer, ctypes.c_size_t(values.size)))
        if name == "bfloat16":
            values = (values.astype(np.uint32) << 16).view(np.float32).reshape(shape)
        return values

    def invoke(self, op, inputs, params, into=()):
        """Handles of the visible outputs of an operator: new arrays, or those that are given."""
        invocation = ctypes.c_void_p()
        keys = (ctypes.c_char_p * max(len(params), 1))(*(k.encode() for k in params))
        values = (ctypes.c_char_p * max(len(params), 1))(*(v.encode() for v in params.values()))
        self.check(self.lib.MXHubInvocationCreate(ctypes.byref(invocation), op.encode(), len(params), keys, values))
        try:
            outputs, count = (ctypes.c_void_p * 256)(*(h.value for h in into)), ctypes.c_uint32(len(into))
            array = (ctypes.c_void_p * max(len(inputs), 1))(*(h.value for h in inputs))
            self.check(self.lib.MXHubInvocationCall(outputs, 256, ctypes.byref(count), invocation, len(inputs), array))
        finally:
            self.lib.MXHubInvocationFree(invocation)
        found = [ctypes.c_void_p(outputs[i]) for i in range(count.value)]
        if not into:
            self.handles += found
        return found

    @contextlib.contextmanager
    def symbol(self, op, count, params):
        """A symbol of an operator with so many variables as inputs, freed afterwards."""
        creator, symbol = ctypes.c_void_p(), ctypes.c_void_p()
        variables = [ctypes.c_void_p() for _ in range(count)]
        keys = (ctypes.c_char_p * max(len(params), 1))(*(k.encode() for k in params))
        values = (ctypes.c_char_p * max(len(params), 1))(*(v.encode() for v in params.values()))
        self.check(self.lib.NNGetOpHandle(op.encode(), ctypes.byref(creator)))
        try:
            self.check(self.lib.MXSymbolCreateAtomicSymbol(creator, len(params), keys, values, ctypes.byref(symbol)))
            for i, v in enumerate(variables):
                self.check(self.lib.MXSymbolCreateVariable(f"v{i}".encode(), ctypes.byref(v)))
            inputs = (ctypes.c_void_p * max(count, 1))(*(v.value for v in variables))
            self.check(self.lib.MXSymbolCompose(symbol, b"s", count, None, inputs))
            yield symbol
        finally:
            for v in (*variables, symbol):
                self.lib.MXSymbolFree(v)

    def arguments(self, symbol):
        """How many arguments a symbol has; auxiliary states are none."""
        count, names = ctypes.c_uint32(), ctypes.c_void_p()
        self.check(self.lib.MXSymbolListArguments(symbol, ctypes.byref(count), ctypes.byref(names)))
        return count.value

    def symbol_shapes(self, op, params, shapes):
        """Shapes of an operator's outputs for shapes of its inputs, by inference alone."""
        starts = np.cumsum([0, *map(len, shapes)], dtype=np.int64)
        sizes = np.array([d for s in shapes for d in s] or [0], np.int64)
        at, dims = (x.ctypes.data_as(ctypes.c_void_p) for x in (starts, sizes))
        found, done = [ctypes.c_void_p() for _ in range(9)], ctypes.c_int()
        infer = self.lib.MXSymbolInferShapePartialEx64
        with self.symbol(op, len(shapes), params) as symbol:
            out = [ctypes.byref(f) for f in found]
            self.check(infer(symbol, len(shapes), None, at, dims, *out, ctypes.byref(done)))
            ndim = ctypes.cast(found[4], ctypes.POINTER(ctypes.c_int))
            data = ctypes.cast(found[5], ctypes.POINTER(ctypes.POINTER(ctypes.c_int64)))
            return [tuple(data[i][k] for k in range(ndim[i])) for i in range(found[3].value or 0)]

    def run_graph(self, symbol, inputs):
        """Values of a symbol's outputs, from a cached op."""
        cached, count, outputs = ctypes.c_void_p(), ctypes.c_int(), ctypes.POINTER(ctypes.c_void_p)()
        self.check(self.lib.MXCreateCachedOpEx(symbol, 0, None, None, ctypes.byref(cached)))
        try:
            array = (ctypes.c_void_p * max(len(inputs), 1))(*(h.value for h in inputs))
            invoke = self.lib.MXInvokeCachedOpEx
            self.check(invoke(cached, len(inputs), array, ctypes.byref(count), ctypes.byref(outputs), None))
            found = [ctypes.c_void_p(outputs[i]) for i in range(count.value)]
            self.handles += found
            return [self.numpy(h) for h in found]
        finally:
            self.lib.MXFreeCachedOp(cached)

    def forward(self, op, inputs, params, seed=7, train=False):
        """Output values for input values, from a given random seed."""
        was = ctypes.c_int()
        self.check(self.lib.MXRandomSeed(seed))
        self.check(self.lib.MXAutogradSetIsTraining(int(train), ctypes.byref(was)))
        try:
            return [self.numpy(h) for h in self.invoke(op, [self.array(v) for v in inputs], params)]
        finally:
            self.check(self.lib.MXAutogradSetIsTraining(was.value, None))

    def gradients(self, op, inputs, params, head, wanted, seed=7):
        """Gradients of sum(outputs * head) with respect to the inputs at the positions `wanted`."""
        handles = [self.array(v) for v in inputs]
        marked = (ctypes.c_void_p * len(wanted))(*(handles[i].value for i in wanted))
        grads = [self.array(np.zeros_like(inputs[i])) for i in wanted]
        buffers = (ctypes.c_void_p * len(wanted))(*(g.value for g in grads))
        requests = (ctypes.c_uint32 * len(wanted))(*([1] * len(wanted)))
        self.check(self.lib.MXAutogradMarkVariables(len(wanted), marked, requests, buffers))
        self.check(self.lib.MXRandomSeed(seed))
        was_recording, was_training = ctypes.c_int(), ctypes.c_int()
        self.check(self.lib.MXAutogradSetIsTraining(1, ctypes.byref(was_training)))
        self.check(self.lib.MXAutogradSetIsRecording(1, ctypes.byref(was_recording)))
        try:
            outputs = self.invoke(op, handles, params)
        finally:
            self.check(self.lib.MXAutogradSetIsRecording(was_recording.value, None))
            self.check(self.lib.MXAutogradSetIsTraining(was_training.value, None))
        used = [i for i, h in enumerate(head) if h is not None]
        outs = (ctypes.c_void_p * len(used))(*(outputs[i].value for i in used))
        heads = (ctypes.c_void_p * len(used))(*(self.array(head[i]).value for i in used))
        self.check(self.lib.MXAutogradBackward(len(used), outs, heads, 0))
        return [self.numpy(g) for g in grads]
