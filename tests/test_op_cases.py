# Every operator's own cases through the C ABI: finite, repeatable values, gradients by differences, failures.
import sys
import zlib
from pathlib import Path

import numpy as np
import pytest

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parent)]

from op_runner import OpError, Runner  # noqa: E402

from codegen import library, model  # noqa: E402

STEP = 1e-5
COORDINATES = 24  # how many elements of an input are varied; all of them in small ones


def load():
    return model.loads(library.dump(library.find()))


def pytest_generate_tests(metafunc):
    """One test for each case; reading the library here makes a missing one an error and not a skip."""
    if "case" not in metafunc.fixturenames:
        return
    want_failure = metafunc.function.__name__ == "test_case_fails"
    found = [(op, c) for op in load().operators for c in op.cases if bool(c.fails) == want_failure]
    if metafunc.function.__name__ == "test_gradient":
        found = [(op, c) for op, c in found if op.gradient and c.gradient]
    metafunc.parametrize(("op", "case"), found, ids=[f"{op.name}-{c.name}" for op, c in found])


@pytest.fixture
def runner():
    r = Runner(library.find())
    yield r
    r.close()


def values(op, case):
    """Input values in the operator's order, the same in every run."""
    rng = np.random.default_rng(zlib.crc32(f"{op.name}/{case.name}".encode()))
    return [draw(spec, rng) for spec in ordered(op, case)]


def ordered(op, case):
    """The case's inputs in the operator's order; those of a variadic operator are in the order of the case."""
    if op.variadic:
        return [spec for _, spec in case.inputs]
    table = dict(case.inputs)
    return [table[i.name] for i in op.inputs if i.name in table]


def draw(spec, rng):
    shape, dtype = tuple(spec["shape"]), spec.get("dtype", "float32")
    kind = np.float32 if dtype == "bfloat16" else np.dtype(dtype)
    if spec.get("values"):
        return np.resize(np.array(spec["values"]).astype(kind), shape)  # fewer values are repeated
    return rng.uniform(spec["low"], spec["high"], shape).astype(kind)


def parameters(op, case):
    """The case's parameters; the number of inputs of a variadic operator is filled in, as every front end does."""
    if op.key_var_num_args and op.key_var_num_args not in case.params:
        return {**case.params, op.key_var_num_args: str(len(case.inputs))}
    return case.params


def test_every_visible_operator_has_cases():
    assert [op.name for op in load().visible if not op.cases] == []


def test_forward(op, case, runner):
    inputs = values(op, case)
    first, second = (runner.forward(op.name, inputs, parameters(op, case)) for _ in range(2))
    assert first or not any(o.visible for o in op.outputs)
    for a, b in zip(first, second):
        np.testing.assert_array_equal(a, b)
        if a.dtype.kind == "f":
            assert np.isfinite(a).all()


def test_case_fails(op, case, runner):
    with pytest.raises(OpError) as info:
        runner.forward(op.name, values(op, case), parameters(op, case))
    assert info.value.kind == case.fails["kind"], info.value.text
    if case.fails.get("argument"):
        assert info.value.argument == case.fails["argument"], info.value.text
    assert info.value.text.startswith(f"[{op.name}]") and "\n" not in info.value.text


def test_gradient(op, case, runner):
    """Backward pass against central differences of the forward pass, in float64."""
    inputs = [v.astype(np.float64) if v.dtype == np.float32 else v for v in values(op, case)]
    mutated = {i for i, entry in enumerate(op.inputs) if entry.mutated}
    wanted = [i for i, v in enumerate(inputs) if v.dtype == np.float64 and v.size and i not in mutated]
    if not wanted:
        return  # nothing here can be differentiated
    rng, params = np.random.default_rng(3), parameters(op, case)
    outputs = runner.forward(op.name, inputs, params, train=True)
    head = [rng.uniform(0.5, 1.5, o.shape).astype(o.dtype) if o.dtype.kind == "f" else None for o in outputs]
    if all(h is None for h in head):
        return  # indices and shapes have no gradient

    def loss(changed):
        out = runner.forward(op.name, changed, params, train=True)
        return sum(float((o.astype(np.float64) * h).sum()) for o, h in zip(out, head) if h is not None)

    got = runner.gradients(op.name, inputs, params, head, wanted)
    given = [bool(spec.get("values")) for spec in ordered(op, case)]
    for i, gradient in zip(wanted, got):
        if given[i] and not gradient.any():
            continue  # indices, labels, lengths: a step leads to another element, and the gradient is zero
        picked = rng.permutation(inputs[i].size)[:COORDINATES]
        for flat in picked:
            place = np.unravel_index(flat, inputs[i].shape)
            ends = []
            for step in (STEP, -STEP):
                changed = [v.copy() for v in inputs]
                changed[i][place] += step
                ends.append(loss(changed))
            want = (ends[0] - ends[1]) / (2 * STEP)
            assert gradient[place] == pytest.approx(want, rel=2e-3, abs=2e-4), f"input {i} at {place}"
