# Writes the vectors that every language's tests replay: `python tests/vectors/make.py` after operators have changed.
"""Small cases with their results, one text file per family of operators, from the cases beside each operator.

The results are the core's, which tests/test_op_cases.py holds against finite differences and the Python tests against
mathematics and NumPy; what the vectors prove is that a language hands parameters, shapes and values over unharmed.
Each line of a file is one item, its words separated by single spaces:

    case NAME                          begins a case
    op NAME                            the operator
    param KEY VALUE                    a parameter as the C API takes it; the value goes on to the end of the line
    seed N                             the random seed to set before the call
    train 1                            the call runs in training mode
    input NAME DTYPE DIMS VALUE...     an input; values in C order, DIMS as 2,3 or - for a single number
    output NAME DTYPE DIMS VALUE...    a visible output
    after NAME DTYPE DIMS VALUE...     an input that the call changes, as it is afterwards
    head DTYPE DIMS VALUE...           gradients follow: they are those of the sum over outputs of head * output
    grad NAME DTYPE DIMS VALUE...      the gradient with respect to an input
    tolerance RTOL ATOL                how close results must be
    end                                ends the case

Inputs of an operator that takes any number of arrays are called arg0, arg1 and so on.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent)]

from op_runner import NAMES, Runner  # noqa: E402
from test_op_cases import ordered, parameters, values  # noqa: E402
from vectors import SHAPES_FROM_VALUES  # noqa: E402

from codegen import library, model  # noqa: E402
from codegen.filters.markdown import families  # noqa: E402

SEED = 7
LARGEST = 4096  # elements of all arrays of a case together; larger ones test nothing more


def words(dtype: str, array: np.ndarray) -> str:
    """Type, shape and values of an array as the words of a line."""
    dims = ",".join(map(str, array.shape)) or "-"
    return " ".join([dtype, dims, *map(number, array.ravel())])


def number(x) -> str:
    """The shortest text that reads back as the same value."""
    if isinstance(x, (np.bool_, np.integer)):
        return str(int(x))
    plain = x == 0 or 1e-4 <= abs(float(x)) < 1e6
    return np.format_float_positional(x, trim="-") if plain else repr(float(str(x)))


def tolerance(dtypes: set[str]) -> str:
    if "bfloat16" in dtypes:
        return "0.02 0.02"
    return "0.005 0.005" if "float16" in dtypes else "0.0001 0.00001"


class Writer:
    """Runs cases and collects their lines."""

    def __init__(self, runner: Runner):
        self.runner = runner

    def case(self, op: model.Operator, case: model.Case) -> list[str] | None:
        """The lines of a case; None for one that is too large."""
        r, arrays, params = self.runner, values(op, case), parameters(op, case)
        specs = ordered(op, case)
        dtypes = [spec.get("dtype", "float32") for spec in specs]
        if op.variadic:
            names, mutated = [f"arg{i}" for i in range(len(arrays))], [False] * len(arrays)
        else:
            given = dict(case.inputs)
            names = [i.name for i in op.inputs if i.name in given]
            mutated = [i.mutated for i in op.inputs if i.name in given]
        if sum(a.size for a in arrays) > LARGEST:
            return None
        handles = [self.narrow(r.array(a), d) for a, d in zip(arrays, dtypes)]
        wanted = [
            i for i, a in enumerate(arrays)
            if op.gradient and case.gradient and dtypes[i].startswith(("float", "bfloat")) and a.size and not mutated[i]
        ]  # fmt: skip
        before = [r.numpy(h) for h in handles]
        r.check(r.lib.MXRandomSeed(SEED))
        found, grads, head = self.run(op, handles, params, wanted)
        lines = [f"case {op.name}/{case.name}", f"op {op.name}"]
        lines += [f"param {k} {v}" for k, v in params.items()]
        lines += [f"seed {SEED}"] if op.random else []
        lines += ["train 1"] if head else []
        lines += [f"input {n} {words(d, a)}" for n, d, a in zip(names, dtypes, before)]
        names_out = [o.name for o in op.outputs if o.visible]
        seen = set(dtypes)
        for i, (h, a) in enumerate(found):
            name = names_out[i] if len(names_out) == len(found) else f"output{i}"
            lines.append(f"output {name} {words(self.dtype(h), a)}")
            seen.add(self.dtype(h))
        lines += [f"after {names[i]} {words(dtypes[i], r.numpy(handles[i]))}" for i, m in enumerate(mutated) if m]
        lines += [f"head {words(d, a)}" for d, a in head]
        lines += [f"grad {names[i]} {words(dtypes[i], g)}" for i, g in grads]
        if sum(line.count(" ") for line in lines) > 3 * LARGEST:
            return None
        return [*lines, f"tolerance {tolerance(seen)}", "end", ""]

    def run(self, op, handles, params, wanted):
        """Outputs as (handle, values), gradients as (position, values), heads as (dtype, values)."""
        r = self.runner
        if not wanted:
            return [(h, r.numpy(h)) for h in r.invoke(op.name, handles, params)], [], []
        n = len(wanted)
        grads = [self.narrow(r.array(np.zeros_like(r.numpy(handles[i]))), self.dtype(handles[i])) for i in wanted]
        marked = (ctypes.c_void_p * n)(*(handles[i].value for i in wanted))
        buffers = (ctypes.c_void_p * n)(*(g.value for g in grads))
        r.check(r.lib.MXAutogradMarkVariables(n, marked, (ctypes.c_uint32 * n)(*([1] * n)), buffers))
        r.check(r.lib.MXAutogradSetIsTraining(1, None))
        r.check(r.lib.MXAutogradSetIsRecording(1, None))
        try:
            outputs = r.invoke(op.name, handles, params)
        finally:
            r.check(r.lib.MXAutogradSetIsRecording(0, None))
            r.check(r.lib.MXAutogradSetIsTraining(0, None))
        found = [(h, r.numpy(h)) for h in outputs]
        rng = np.random.default_rng(3)
        dtypes = [self.dtype(h) for h, _ in found]
        if not any(d.startswith(("float", "bfloat")) for d in dtypes):
            return found, [], []  # indices and shapes have no gradient
        drawn = [np.round(rng.uniform(0.5, 1.5, a.shape), 2).astype(a.dtype) for _, a in found]
        heads = [self.narrow(r.array(a), d) for a, d in zip(drawn, dtypes)]
        outs = (ctypes.c_void_p * len(outputs))(*(h.value for h in outputs))
        tops = (ctypes.c_void_p * len(heads))(*(h.value for h in heads))
        r.check(r.lib.MXAutogradBackward(len(outputs), outs, tops, 0))
        head = [(d, r.numpy(h)) for d, h in zip(dtypes, heads)]
        return found, [(i, r.numpy(g)) for i, g in zip(wanted, grads)], head

    def dtype(self, handle) -> str:
        code = ctypes.c_int()
        self.runner.check(self.runner.lib.MXNDArrayGetDType(handle, ctypes.byref(code)))
        return NAMES[code.value]

    def narrow(self, handle, dtype: str):
        """The array with the element type of the case; NumPy has no bfloat16."""
        if self.dtype(handle) == dtype:
            return handle
        return self.runner.invoke("Cast", [handle], {"dtype": dtype})[0]


def main() -> None:
    path = library.find()
    registry, runner = model.loads(library.dump(path)), Runner(path)
    writer, cases, covered = Writer(runner), 0, set()
    for old in HERE.glob("*.vec"):
        old.unlink()
    for family, operators in families(registry).items():
        lines = [f"# Operators of the family {family}: see make.py for the format.", ""]
        for op in operators:
            for case in (c for c in op.cases if not c.fails and op.name not in SHAPES_FROM_VALUES):
                block = writer.case(op, case)
                if block:
                    lines += block
                    cases += 1
                    covered.add(op.name)
        (HERE / f"{family}.vec").write_text("\n".join(lines), encoding="utf-8")
    missing = {op.name for op in registry.visible} - covered - SHAPES_FROM_VALUES
    print(f"{cases} cases of {len(covered)} operators" + (f"; without a case: {sorted(missing)}" if missing else ""))
    runner.close()


if __name__ == "__main__":
    main()
