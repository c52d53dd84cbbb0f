# Calls operators with inputs and parameters that are often wrong; child process of test_random_calls.py.
"""usage: random_calls.py LIBRARY COUNT FIRST_SEED OPERATOR...

From each operator's own cases come calls with other shapes (also without elements), dtypes, values and parameters.
Before each call its seed is printed, and afterwards what was wrong with the answer; whoever runs this sees where it
ended.
"""

import ctypes
import random
import resource
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

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


def shape_near(shape, rng):
    """A shape with one size changed, one dimension more or less, or quite another one."""
    shape = list(shape)
    if rng.random() < 0.65:
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


def array_like(spec, dtype, rng):
    """Values and dtype name of an input: drawn or given ones, at times huge, with NaN or far out of range."""
    shape = shape_near(spec["shape"], rng)
    size = int(np.prod(shape))
    if spec.get("values") and rng.random() < 0.5:
        values = np.resize(np.array(spec["values"], np.float64), size)
    else:
        scale = rng.choice((1, 1, 5, 5, 1e9, 1e20))
        values = np.random.default_rng(rng.randrange(1 << 32)).uniform(-scale, scale, size)
    if size and rng.random() < 0.2:
        values[rng.randrange(size)] = rng.choice((np.nan, np.inf, -np.inf, -1, 1e18, 300))
    if dtype is None:
        dtype = rng.choice(DTYPES) if rng.random() < 0.15 else spec.get("dtype", "float32")
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
    case = rng.choice(op.cases)
    dtype = rng.choice(DTYPES) if rng.random() < 0.3 else None
    inputs = [array_like(spec, dtype, rng) for spec in ordered(op, case)]
    if inputs and rng.random() < 0.1:
        inputs = inputs[:-1] if rng.random() < 0.5 else [*inputs, inputs[0]]
    params = dict(parameters(op, case))
    params.update((p.name, value_of(p, rng)) for p in op.params if rng.random() < 0.25)
    return inputs, params


def call(runner, op, inputs, params, rng):
    """Forward, and most times backward too."""
    arrays = [runner.array(values, dtype) for values, dtype in inputs]
    was = ctypes.c_int()
    record = op.gradient and arrays and rng.random() < 0.6
    runner.lib.MXAutogradSetIsTraining(rng.randrange(2), ctypes.byref(was))
    if record:
        grads = [runner.array(np.zeros_like(values), dtype) for values, dtype in inputs]
        handles, buffers = ((ctypes.c_void_p * len(a))(*(h.value for h in a)) for a in (arrays, grads))
        runner.check(runner.lib.MXAutogradMarkVariables(
            len(arrays), handles, (ctypes.c_uint32 * len(arrays))(*[1] * len(arrays)), buffers))
        runner.lib.MXAutogradSetIsRecording(1, ctypes.byref(was))
    try:
        outputs = runner.invoke(op.name, arrays, params)
    finally:
        runner.lib.MXAutogradSetIsRecording(0, ctypes.byref(was))
    size = sum(runner.numpy(h).size for h in outputs)
    if record and outputs and size < LARGEST:
        runner.check(runner.lib.MXAutogradBackward(
            len(outputs), (ctypes.c_void_p * len(outputs))(*(h.value for h in outputs)), None, 0))
        for h in grads:
            runner.numpy(h)


def main():
    path, count, first, *names = sys.argv[1:]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    runner = Runner(path)
    operators = {op.name: op for op in model.loads(library.dump(Path(path))).operators}
    for name in names:
        op = operators[name]
        for seed in range(int(first), int(first) + int(count)):
            rng = random.Random(f"{name}/{seed}")
            inputs, params = draw(op, rng)
            print("call", name, seed, params, [(v.shape, d) for v, d in inputs], flush=True)
            try:
                call(runner, op, inputs, params, rng)
            except OpError as e:
                sparse = e.argument == "handle"  # a result that has no plain values to read
                if e.kind in ("none", "internal") or not (e.op or sparse or e.kind in ("memory", "state")):
                    print("wrong", name, seed, e.kind, e.text, flush=True)
            except MemoryError:  # Python's own, for what a call gave back
                pass
            runner.lib.MXNDArrayWaitAll()
            runner.close()


if __name__ == "__main__":
    main()
