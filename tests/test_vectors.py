# The vectors that every language replays: complete, up to date, and right when replayed through the Python package.
import collections
import sys
from pathlib import Path

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "vectors"), str(ROOT / "tests")]

from test_op_cases import load as load_registry  # noqa: E402
from vectors import SHAPES_FROM_VALUES, load  # noqa: E402

VECTORS = load()
passed: dict[str, int] = collections.Counter()


@pytest.fixture(scope="module", autouse=True)
def report():
    """Leaves the list of operators that passed, for tools/matrix.py."""
    yield
    folder = ROOT / "build" / "python"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vectors.txt").write_text("".join(f"{op} {count}\n" for op, count in sorted(passed.items())))


# What vectors cannot hold: functions of the host, and sparse arrays.
WITHOUT = {*SHAPES_FROM_VALUES, "Custom", "_contrib_getnnz", "_contrib_edge_id", "_contrib_dgl_adjacency",
           "_contrib_dgl_subgraph", "_contrib_dgl_graph_compact", "_contrib_dgl_csr_neighbor_uniform_sample",
           "_contrib_dgl_csr_neighbor_non_uniform_sample"}


def test_every_case_of_every_operator_is_there():
    """A new case or operator must come with its vector: run `python tests/vectors/make.py`."""
    wanted = {f"{op.name}/{c.name}" for op in load_registry().visible for c in op.cases
              if not c.fails and op.name not in WITHOUT}
    names = [v.name for v in VECTORS]
    assert sorted(wanted ^ set(names)) == []
    assert len(names) == len(set(names)) >= 600
    assert {v.op for v in VECTORS} == {op.name for op in load_registry().visible} - WITHOUT


def array(a):
    made = mx.nd.array(a.values, dtype=a.values.dtype)
    return made.astype(a.dtype) if a.dtype == "bfloat16" else made


def close(got, want, vector):
    assert got.shape == want.values.shape
    got = got.astype("float32").asnumpy() if want.dtype == "bfloat16" else got.asnumpy()
    assert want.dtype == "bfloat16" or got.dtype == want.values.dtype
    np.testing.assert_allclose(got, want.values, vector.rtol, vector.atol)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v.name)
def test_vector(vector):
    call = getattr(mx.nd._internal if vector.op.startswith("_") else mx.nd, vector.op)  # the generated function
    with mx.util.np_shape(any(0 in a.values.shape for a in vector.inputs)):
        inputs = [array(a) for a in vector.inputs]
        marked = [inputs[[a.name for a in vector.inputs].index(g.name)] for g in vector.grads]
        for m in marked:
            m.attach_grad()
        if vector.seed is not None:
            mx.random.seed(vector.seed)
        if vector.train:
            with autograd.record():
                outputs = call(*inputs, **vector.params)
        else:
            outputs = call(*inputs, **vector.params)
        outputs = outputs if isinstance(outputs, (list, tuple)) else [outputs]
        assert len(outputs) == len(vector.outputs)
        for got, want in zip(outputs, vector.outputs):
            close(got, want, vector)
        for want in vector.after:
            close(inputs[[a.name for a in vector.inputs].index(want.name)], want, vector)
        if vector.heads:
            autograd.backward(outputs, [array(h) for h in vector.heads])
        for m, want in zip(marked, vector.grads):
            close(m.grad, want, vector)
    passed[vector.op] += 1
