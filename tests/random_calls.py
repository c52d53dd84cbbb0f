# Calls operators with inputs and parameters that are often wrong; child process of test_random_calls.py.
"""usage: random_calls.py LIBRARY COUNT FIRST_SEED [OPERATOR...]

From each operator's own cases come calls with other shapes (also without elements), dtypes, values and parameters: on
new arrays, on given outputs, on graphs. Without names all operators are called. Before each call its
seed is printed, and afterwards what was wrong with the answer; whoever runs this sees where it ended. COUNT may be a
time, as in 30s.
"""

import ctypes
import os
import random
import resource
import sys
import time
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from op_runner import DTYPES as NUMBERS  # noqa: E402
from op_runner import OpError, Runner  # noqa: E402
from test_op_cases import ordered, parameters  # noqa: E402

from codegen import library, model  # noqa: E402

DTYPES = ("float32", "float64", "float16", "uint8", "int32", "int8", "int64", "bool", "int16", "bfloat16")
INTEGERS = ("0", "1", "2", "3", "-1", "-2", "7", "100", "2147483647", "-2147483648", "9223372036854775807", "1.5")
FLOATS = ("0", "1", "-1", "0.5", "1e30", "nan", "inf", "-inf", "x")
TEXTS = ("", "x", "None", "float32", "cpu(0)")
SIZES = ("0", "1", "2", "3", "-1", "-2", "5", "2147483647", "None")
MEMORY = 6 << 30
LARGEST = 1 << 24  # elements of outputs whose gradient is taken


def shape_near(shape, rng, wild=1.0):
    """A shape with one size changed, one dimension more or less, or quite another one, if luck wants it."""
    shape = list(shape)
    if rng.random() >= wild:
        return shape
    choice = rng.randrange(4)
    if choice == 0 and shape:
        shape[rng.randrange(len(shape))] = rng.choice((0, 0, 1, 2, 3, 7))
    elif choice == 1:
        shape.insert(rng.randrange(len(shape) + 1), rng.choice((0, 1, 2, 3)))
    elif choice == 2 and shape:
        del shape[rng.randrange(len(shape))]
    else:
        shape = [rng.choice((0, 1, 2, 3)) for _ in range(rng.randrange(6))]
    return shape


def array_like(spec, dtype, rng, wild):
    """Values and dtype name of an input: drawn or given ones, at times huge, with NaN or far out of range."""
    shape = shape_near(spec["shape"], rng, wild)
    size = int(np.prod(shape))
    if spec.get("values") and rng.random() < 0.5:
        values = np.resize(np.array(spec["values"], np.float64), size)
    else:
        scale = rng.choice((1, 1, 5, 5, 1e9, 1e20))
        values = np.random.default_rng(rng.randrange(1 << 32)).uniform(-scale, scale, size)
    if size and rng.random() < 0.2:
        values[rng.randrange(size)] = rng.choice((np.nan, np.inf, -np.inf, -1, 1e18, 300))
    elif rng.random() < 0.05:
        values[:] = rng.choice((np.nan, np.inf, 0, -1, 2**31 - 1, -(2**31), 2**62))
    if dtype is None:
        dtype = rng.choice(DTYPES) if rng.random() < wild / 2 else spec.get("dtype", "float32")
    with np.errstate(all="ignore"):
        if dtype == "bfloat16":
            return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).reshape(shape), dtype
        return values.astype(dtype).reshape(shape), dtype


def value_of(param, rng):
    if param.enum and rng.random() < 0.9:
        return str(rng.choice(param.enum))
    if "shape" in param.kind or "tuple" in param.kind:
        return "(" + "".join(rng.choice(SIZES) + "," for _ in range(rng.randrange(5))) + ")"
    if "bool" in param.kind:
        return rng.choice(("True", "False", "0", "1", "x"))
    if "float" in param.kind or "double" in param.kind:
        return rng.choice(FLOATS)
    return rng.choice(TEXTS if param.kind == "string" else INTEGERS)


def draw(op, rng):
    """Inputs as (values, dtype) and parameters of one call."""
    dtype = rng.choice(DTYPES) if rng.random() < 0.3 else None
    wild = rng.choice((0.02, 0.1, 0.4))  # how likely each part is wrong
    case = rng.choice(op.cases)
    params = dict(parameters(op, case))
    inputs = [array_like(spec, dtype, rng, wild) for spec in ordered(op, case)]
    if inputs and rng.random() < wild / 3:
        inputs = inputs[:-1] if rng.random() < 0.5 else [*inputs, inputs[0]]
    params.update((p.name, value_of(p, rng)) for p in op.params if rng.random() < wild)
    return inputs, params


def pointers(handles):
    return (ctypes.c_void_p * max(len(handles), 1))(*(h.value for h in handles))


def array_for(runner, handle, rng, wild):
    """An array to go with another one: of the same shape and dtype, if luck wants it."""
    shape, dtype = runner.describe(handle)
    dtype = rng.choice(DTYPES) if rng.random() < wild else dtype
    kind = "uint16" if dtype == "bfloat16" else dtype
    return runner.array(np.ones(shape_near(shape, rng, wild), kind), dtype)


def call(runner, op, inputs, params, rng):
    """Forward, and most times backward too."""
    arrays = [runner.array(values, dtype) for values, dtype in inputs]
    was = ctypes.c_int()
    record = op.gradient and arrays and rng.random() < 0.6
    if record:
        grads = [array_for(runner, h, rng, 0.03) for h in arrays]
        requests = (ctypes.c_uint32 * len(arrays))(*[1] * len(arrays))
        marked = runner.lib.MXAutogradMarkVariables(len(arrays), pointers(arrays), requests, pointers(grads))
        runner.check(marked)
        runner.lib.MXAutogradSetIsRecording(1, ctypes.byref(was))
    try:
        outputs = runner.invoke(op.name, arrays, params)
    finally:
        runner.lib.MXAutogradSetIsRecording(0, ctypes.byref(was))
    size = sum(runner.numpy(h).size for h in outputs)
    if record and outputs and size < LARGEST:
        heads = pointers([array_for(runner, h, rng, 0.3) for h in outputs]) if rng.random() < 0.3 else None
        runner.check(runner.lib.MXAutogradBackward(len(outputs), pointers(outputs), heads, 0))
        for h in grads:
            runner.numpy(h)


def call_into(runner, op, inputs, params, rng):
    """Into arrays that are there: of the right kind, of another one, or an input itself."""
    arrays = [runner.array(values, dtype) for values, dtype in inputs]
    outputs = []
    for h in runner.invoke(op.name, arrays, params):
        values = runner.numpy(h)
        if values.size > LARGEST:
            return
        if arrays and rng.random() < 0.3:
            outputs.append(rng.choice(arrays))
        elif rng.random() < 0.2:
            outputs.append(array_for(runner, h, rng, 0.5))
        else:
            outputs.append(h)
    if outputs:
        runner.invoke(op.name, arrays, params, outputs)
        for h in (*outputs, *arrays):
            runner.numpy(h)


def call_graph(runner, op, inputs, params, rng):
    """A graph of the operator: inference from what is known of the shapes and dtypes, and a run."""
    lib, check = runner.lib, runner.check
    with runner.symbol(op.name, len(inputs), params) as symbol:
        shapes = [v.shape if rng.random() < 0.7 else [rng.choice((*v.shape, -1, 0, 2**62)) for _ in v.shape]
                  for v, _ in inputs]  # fmt: skip
        arguments = runner.arguments(symbol)  # fewer than inputs where there are auxiliary states, more if some lack
        shapes = [*shapes, *[()] * arguments]
        starts = np.cumsum([0, *map(len, shapes)], dtype=np.int64)
        sizes = np.array([d for s in shapes for d in s] or [0], np.int64)
        numbers = np.array([NUMBERS[d] if rng.random() < 0.7 else -1 for _, d in inputs] + [-1] * arguments, np.int32)
        at, dims, types = (x.ctypes.data_as(ctypes.c_void_p) for x in (starts, sizes, numbers))
        out, done = [ctypes.byref(ctypes.c_void_p()) for _ in range(9)], ctypes.c_int()
        errors = []
        for answer in (
            lambda: lib.MXSymbolInferShapePartialEx64(symbol, arguments, None, at, dims, *out, ctypes.byref(done)),
            lambda: lib.MXSymbolInferTypePartial(symbol, arguments, None, types, *out[:6], ctypes.byref(done)),
        ):
            try:
                check(answer())
            except OpError as e:
                errors.append(e)
        runner.run_graph(symbol, [runner.array(values, dtype) for values, dtype in inputs])
        if errors:
            raise errors[0]


WAYS = (call, call, call_into, call_graph)


def attempt(runner, op, seed):
    """One call; what is wrong with its refusal, if anything."""
    rng = random.Random(f"{op.name}/{seed}")
    inputs, params = draw(op, rng)
    way = rng.choice(WAYS)
    print("call", op.name, seed, way.__name__, params, [(v.shape, d) for v, d in inputs], flush=True)
    was = ctypes.c_int()
    runner.lib.MXAutogradSetIsTraining(rng.randrange(2), ctypes.byref(was))
    runner.lib.MXSetIsNumpyShape(rng.randrange(2), ctypes.byref(was))
    try:
        way(runner, op, inputs, params, rng)
    except OpError as e:
        # A result that has no plain values to read, or a buffer for gradients: not the operator's business.
        other = e.argument in ("handle", "grad_handles")
        if e.kind in ("none", "internal") or not (e.op or other or e.kind in ("memory", "state")):
            print("wrong", op.name, seed, e.kind, e.text, flush=True)
    except MemoryError:  # Python's own, for what a call gave back
        pass
    runner.lib.MXNDArrayWaitAll()
    runner.close()


def main():
    path, count, first, *names = sys.argv[1:]
    if "libasan" not in os.environ.get("LD_PRELOAD", ""):  # whose shadow memory is larger than any limit
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    runner = Runner(path)
    operators = [op for op in model.loads(library.dump(Path(path))).visible if not names or op.name in names]
    end = time.monotonic() + float(count[:-1]) if count.endswith("s") else None
    for seed in range(int(first), int(first) + (1 << 30 if end else int(count))):
        for op in operators:
            if end and time.monotonic() > end:
                return
            attempt(runner, op, seed)


if __name__ == "__main__":
    main()
