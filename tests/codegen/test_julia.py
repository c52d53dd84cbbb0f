# Julia filters and templates: names, C types, values, docstrings, and a small registry end to end.
import json
from pathlib import Path

import pytest
from entries import AXIS, operator, parameter

from codegen import api, julia, model
from codegen.filters import julia as jl
from codegen.job import Job
from codegen.overlay import Overlay
from codegen.render import Outputs

ROOT = Path(__file__).resolve().parents[2]
OPERATORS = [
    operator("sum", aliases=["sum_axis", "_np_sum"], params=[{**AXIS, "tag": "axes"}], cases=[
        {"name": "typical", "inputs": {"data": {"shape": [2, 3], "low": 0, "high": 1}}, "params": {"axis": "(0, -1)"}},
    ], description="Costs $5 and a \\ for \"all\"."),
    operator("where"),
    operator("slice", params=[
        parameter("begin", "shape", "Shape(tuple), required", tag="index"),
        parameter("end", "shape", "Shape(tuple), required", tag="index"),
    ]),
    operator("Concat", aliases=["concat"], key_var_num_args="num_args",
             inputs=[{"name": "data", "phrase": "NDArray-or-Symbol[]", "variadic": True}],
             params=[parameter("num_args", "int", "int, required", tag="count"),
                     parameter("dim", "int", "int, optional, default='1'", "1", tag="axis")]),
    operator("_contrib_box_nms"),
    operator("_random_uniform", aliases=["uniform"], inputs=[]),
    operator("_plus_scalar", params=[parameter("scalar", "double", "double, optional, default=1", "1")]),
    operator("_backward_sum", hidden=True),
]  # fmt: skip


@pytest.fixture
def registry():
    return model.loads(json.dumps({"version": "1.10.0", "operators": OPERATORS}))


@pytest.fixture
def description():
    return api.load(ROOT / "capi" / "api.yaml")


def generated(registry, description, tmp_path, extension=False):
    out = Outputs(tmp_path)
    julia.generate(Job(description, lambda: registry, extension), out)
    return out.files


def test_namespaces_show_every_name(registry):
    modules = jl.modules(registry, Overlay())
    assert modules["op"].names["sum_axis"] == "sum"
    assert modules["op"].names["uniform"] == modules["random"].names["uniform"] == "_random_uniform"
    assert modules["contrib"].names == {"box_nms": "_contrib_box_nms"}
    assert set(modules["internal"].names) == {"_contrib_box_nms", "_np_sum", "_plus_scalar", "_random_uniform"}
    assert not any("_backward_sum" in m.names for m in modules.values())


@pytest.mark.parametrize(
    ("text", "kind", "tag", "expected"),
    [
        ("1", "int", "axis", "-2"),
        ("-1", "int", "axis", "1"),
        ("(0, -1)", "shape", "axes", "(1, -1)"),
        ("(2, 3, 4)", "shape", "shape", "(4, 3, 2)"),
        ("(1, 2, 3, 4)", "shape", "pairs", "(3, 4, 1, 2)"),
        ("(0, None)", "shape", "index", "(nothing, 1)"),
        ("(0, 2)", "shape", "positions", "(1, 3)"),
        ("5", "int", "index", "6"),
        ("-5", "int", "index", "-5"),
        ("(2,)", "shape", "shape", "(2,)"),
        ("[]", "shape", "shape", "()"),
        ("0.899999976", "float", "", "0.9"),
        ("1", "bool", "", "true"),
        ("a$b", "string", "", '"a\\$b"'),
    ],
)
def test_values_in_terms_of_julia(text, kind, tag, expected):
    phrase = {"shape": "Shape(tuple), required", "bool": "boolean, required"}.get(kind, f"{kind}, required")
    assert jl.value(text, model.Param("p", kind, phrase, True, tag=tag)) == expected


def test_reserved_words_and_bad_names():
    assert jl.identifier("begin") == 'var"begin"' and jl.identifier("axis") == "axis"
    with pytest.raises(ValueError, match="rename"):
        jl.identifier("a-b")


@pytest.mark.parametrize(
    ("c", "expected"),
    [
        ("int", "Cint"),
        ("const char*", "Cstring"),
        ("const char***", "Ptr{Ptr{Cstring}}"),
        ("NDArrayHandle*", "Ptr{Ptr{Cvoid}}"),
        ("const uint32_t**", "Ptr{Ptr{UInt32}}"),
        ("const struct LibFeature**", "Ptr{Ptr{LibFeature}}"),
        ("dim_t*", "Ptr{Int64}"),
        ("ExecutorMonitorCallback", "Ptr{Cvoid}"),
    ],
)
def test_c_types(c, expected, description):
    assert jl.c_type(c, description) == expected


def test_handles_know_what_releases_them(description):
    releases = dict(jl.releases(description))
    assert releases["NDArray"] == "MXNDArrayFree" and releases["Invocation"] == "MXHubInvocationFree"
    assert releases["CachedOp"] == "MXFreeCachedOp"


def test_generated_files(registry, description, tmp_path):
    files = generated(registry, description, tmp_path)
    ops = files["bindings/julia/src/gen/op.jl"]
    assert "function sum(x_::NDArray" in ops and 'function var"where"(x_::SymbolicNode' in ops
    assert 'const op_Concat = Op("Concat", ("data", ), ("num_args", "dim", )' in ops and '"num_args")' in ops
    assert "Costs \\$5 and a \\\\ for \\\"all\\\"." in ops
    assert "mx.op.sum(data; axis = (1, -1))" in ops and "mx.rand(3, 2; low = 0, high = 1)" in ops
    index = files["bindings/julia/src/gen/operators.jl"]
    assert "const sum_axis = registered.sum" in index and 'const var"where" = registered.var"where"' in index
    capi = files["bindings/julia/src/gen/capi.jl"]
    assert capi.count("    ccall(entry(") == len(description.symbols)
    assert "MXHUB_ERROR_SHAPE = 2" in capi
    assert all("do not edit" in text.splitlines()[0] for text in files.values())


def test_operators_of_another_library(registry, description, tmp_path):
    files = generated(registry, description, tmp_path, extension=True)
    assert set(files) == {"op.jl", "contrib.jl", "random.jl", "internal.jl", "operators.jl"}
    assert "import MXNet.mx: NDArray" in files["operators.jl"] and "baremodule linalg" not in files["operators.jl"]


def test_the_number_of_operators_is_checked(registry, description, tmp_path, monkeypatch):
    monkeypatch.setattr(jl, "count_functions", lambda text: 0)
    with pytest.raises(ValueError, match="expected 7 operators"):
        generated(registry, description, tmp_path)
