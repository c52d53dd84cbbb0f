# R filters and templates: names, parameter codes, inverse translation, help pages, C shims, and a small registry.
import json
import shutil
import subprocess
from pathlib import Path

import pytest
from entries import AXIS, operator, parameter

from codegen import api, model, r
from codegen.filters import r as filters
from codegen.filters import r_capi
from codegen.job import Job
from codegen.overlay import Overlay
from codegen.render import Outputs

ROOT = Path(__file__).resolve().parents[2]
SHAPE = parameter("shape", "shape", "Shape(tuple), optional, default=[]", "[]", tag="shape")
OPERATORS = [
    operator("sum_up", aliases=["_np_sum"], params=[{**AXIS, "tag": "axes"}], cases=[
        {"name": "typical", "inputs": {"data": {"shape": [2, 3], "low": 0, "high": 1}}, "params": {"axis": "(0, -1)"}},
    ]),
    operator("cut", params=[
        parameter("begin", "shape", "Shape(tuple), required", tag="index"),
        parameter("end", "shape", "Shape(tuple), required", tag="index"),
        parameter("step", "shape", "Shape(tuple), optional, default=[]", "[]", tag="per_axis"),
    ], summary="Cuts {a box} at 50%."),
    operator("Concat", aliases=["concat"], key_var_num_args="num_args",
             inputs=[{"name": "data", "phrase": "NDArray-or-Symbol[]", "variadic": True}],
             params=[parameter("num_args", "int", "int, required"),
                     parameter("dim", "int", "int, optional, default='1'", "1", tag="axis")]),
    operator("_contrib_box_nms"),
    operator("_plus_scalar", params=[parameter("scalar", "double", "double, optional, default=1", "1")]),
    operator("_backward_sum_up", hidden=True),
]  # fmt: skip


@pytest.fixture
def registry():
    return model.loads(json.dumps({"version": "1.10.0", "operators": OPERATORS}))


def test_names_follow_the_package_that_users_know(registry):
    names = {f.op.name: f for m in filters.modules(registry, Overlay()).values() for f in m.functions}
    assert names["sum_up"].nd_names == ("mx.nd.sum.up", "mx.nd.internal.np.sum")
    assert names["sum_up"].symbol_names == ("mx.symbol.sum_up", "mx.symbol.internal.np_sum")
    assert names["_contrib_box_nms"].nd_names == ("mx.nd.contrib.box.nms", "mx.nd.internal.contrib.box.nms")
    assert names["_plus_scalar"].nd_names == ("mx.nd.internal.plus.scalar",)
    assert "_backward_sum_up" not in names


def test_codes_come_from_tags_and_order(registry):
    code = {o.name: filters.codes(o) for o in registry.operators}
    assert (code["sum_up"], code["cut"], code["Concat"]) == ("A", "ghs", "a")


@pytest.mark.parametrize(
    ("text", "tag", "expected"),
    [
        ("(0, -1)", "axes", "c(1, -1)"),
        ("(2, 3, 4)", "shape", "c(4, 3, 2)"),
        ("(1, 2, 3, 4)", "pairs", "c(3, 4, 1, 2)"),
        ("(0, None)", "index", "c(NA, 1)"),
        ("(2,)", "shape", "2"),
        ("()", "shape", "numeric()"),
    ],
)
def test_values_in_terms_of_r(text, tag, expected):
    p = model.Param("p", "shape", "Shape(tuple), required", True, tag=tag)
    assert filters.literal(text, p) == expected


def test_generated_files(registry, tmp_path):
    out = Outputs(tmp_path)
    r.generate(Job(api.load(ROOT / "capi" / "api.yaml"), lambda: registry), out)
    functions = out.files["bindings/r/R/gen_op.R"]
    assert "mx.nd.Concat <- function(..., dim = NULL, out = NULL)" in functions
    assert '.op("cut", "data", c("begin", "end", "step"), "ghs")' in functions
    page = out.files["bindings/r/man/op-cut.Rd"]
    assert r"Cuts \{a box\} at 50\%." in page
    assert "\\alias{mx.symbol.cut}" in page
    assert "mx.nd.sum.up(data, axis = c(1, -1))" in out.files["bindings/r/man/op-sum_up.Rd"]
    shims = out.files["bindings/r/src/gen_shims.c"]
    assert "shim_MXNDArrayGetContext(SEXP r_handle)" in shims
    assert "case MXR_SymbolHandle: return mxr_api.MXSymbolFree" in shims


def test_every_c_function_has_a_routine_or_needs_what_r_cannot_give():
    description = api.load(ROOT / "capi" / "api.yaml")
    functions = list({f.name: f for f in description.functions}.values())
    shims, without = r.split(functions, description)
    generated = {s.name for s in shims}
    assert generated | set(without) | r.by_hand() == {f.name for f in functions}
    assert len(generated) > 140
    owned = r_capi.handles(description)
    for function in functions:  # a shim is written by hand only where no rule covers the function
        if function.name in r.by_hand():
            with pytest.raises(r_capi.Irregular):
                r_capi.shim(function, owned)


@pytest.mark.skipif(not shutil.which("Rscript"), reason="R is not installed")
def test_functions_of_another_library_are_r(registry, tmp_path):
    out = Outputs(tmp_path)
    r.generate(Job(None, lambda: registry, extension=True), out)
    out.write()
    for path in tmp_path.glob("*.R"):
        subprocess.run(["Rscript", "-e", f"invisible(parse('{path}'))"], check=True)
    assert "#' Computes sum_up." in (tmp_path / "ops_op.R").read_text()
