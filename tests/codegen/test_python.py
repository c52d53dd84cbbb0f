# Python filters and templates: placement of names, literals, docstrings, overlays, and a small registry end to end.
import ast
import inspect
import json

import pytest
from entries import AXIS, operator, parameter

from codegen import model, python_ops
from codegen.filters import python as py
from codegen.job import Job
from codegen.namespaces import NAMESPACES
from codegen.overlay import Overlay, OverlayError, load
from codegen.render import Outputs

RELU = parameter("act_type", "enum", "{'relu', 'tanh'}, required", enum=["relu", "tanh"])
OPERATORS = [
    operator("sum", aliases=["sum_axis", "_np_sum"], params=[AXIS]),
    operator("Activation", params=[RELU], cases=[
        {"name": "typical", "inputs": {"data": {"shape": [2, 3], "low": 0, "high": 1}}, "params": {"act_type": "relu"}},
    ]),
    operator("Concat", aliases=["concat"], key_var_num_args="num_args",
             inputs=[{"name": "data", "phrase": "NDArray-or-Symbol[]", "variadic": True}],
             params=[parameter("num_args", "int", "int, required"),
                     parameter("dim", "int", "int, optional, default='1'", "1")]),
    operator("_contrib_box_nms", aliases=["_contrib_box_non_maximum_suppression"]),
    operator("_linalg_gemm2", aliases=["linalg_gemm2"]),
    operator("_plus_scalar", params=[parameter("scalar", "double", "double, optional, default=1", "1")]),
    operator("_backward_sum", hidden=True),
]  # fmt: skip


@pytest.fixture
def registry():
    return model.loads(json.dumps({"version": "1.10.0", "operators": OPERATORS}))


def generated(registry, tmp_path):
    out = Outputs(tmp_path)
    python_ops.generate(Job(None, lambda: registry), out)
    return out.files


@pytest.mark.parametrize(
    ("name", "module", "shown"),
    [
        ("sum", "op", "sum"),
        ("_contrib_box_nms", "contrib", "box_nms"),
        ("_linalg_gemm", "linalg", "gemm"),
        ("linalg_gemm", "op", "linalg_gemm"),
        ("_random_uniform", "random", "uniform"),
        ("_image_crop", "image", "crop"),
        ("_sparse_retain", "sparse", "retain"),
        ("_plus_scalar", "internal", "_plus_scalar"),
        ("_sample_uniform", "internal", "_sample_uniform"),
    ],
)
def test_placement(name, module, shown):
    assert py.placement(name, Overlay()) == (module, shown)


def test_names_that_would_break_a_module():
    assert py.identifier("lambda") == "lambda_"
    for bad in ("int", "a-b", "Any"):
        with pytest.raises(ValueError, match="overlay"):
            py.identifier(bad)


@pytest.mark.parametrize(
    ("kind", "phrase", "text", "want"),
    [
        ("bool", "boolean, optional, default=1", "1", "True"),
        ("shape", "Shape(tuple), optional, default=[]", "[]", "()"),
        ("shape", "Shape(tuple), optional, default=[1]", "[1]", "(1,)"),
        ("shape", "Shape(tuple), optional, default=[0,0]", "[0,0]", "(0, 0)"),
        ("float", "float, optional, default=9.99999975e-06", "9.99999975e-06", "1e-05"),
        ("double", "double, optional, default=0.0010000000474974513", "0.0010000000474974513", "0.001"),
        ("double", "double, optional, default=1.0000000000000001e-15", "1.0000000000000001e-15", "1e-15"),
        ("double", "double, optional, default=9.9999999392252903e-09", "9.9999999392252903e-09", "1e-08"),
        ("optional_int", "int or None, optional, default='None'", "None", "None"),
        ("string", "string, optional, default='C'", "C", '"C"'),
        ("int", "int, optional, default='-1'", "-1", "-1"),
    ],
)
def test_literals(kind, phrase, text, want):
    assert py.literal(text, model.Param("x", kind, phrase, False, text)) == want


def test_modules_hold_every_name(registry):
    modules = py.modules(registry, Overlay())
    assert {"sum", "sum_axis", "Concat", "concat", "Activation", "linalg_gemm2"} == set(modules["op"].names)
    assert modules["contrib"].names == ["box_nms", "box_non_maximum_suppression"]
    internal = modules["internal"].names
    assert {"_plus_scalar", "_contrib_box_nms", "_linalg_gemm2", "_np_sum"} <= set(internal)
    assert "_backward_sum" not in internal


def test_generated_signatures(registry, tmp_path):
    files = generated(registry, tmp_path)
    assert len(files) == 2 * len(NAMESPACES)
    nd, sym = files["pycore/mxnet/ndarray/gen_op.py"], files["pycore/mxnet/symbol/gen_op.py"]
    assert signature(nd, "sum") == "data, axis, out, name, **kwargs"
    assert signature(sym, "sum") == "data, axis, name, attr, out, **kwargs"
    assert signature(nd, "Concat") == "*data, dim, out, name, **kwargs"
    assert '_op_Concat = _NDOp("Concat", None, ("num_args", "dim"), variadic="num_args")' in nd
    assert "return _op_Concat(data, (dim,), out, kwargs)" in nd
    assert "return _op_sum((data,), (axis,), name, attr, kwargs)" in sym
    assert "\nsum_axis = sum\n" in nd


def signature(source, name):
    node = next(n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef) and n.name == name)
    return ast.unparse(ast.arguments(
        [], [ast.arg(a.arg) for a in node.args.args], node.args.vararg and ast.arg(node.args.vararg.arg),
        [ast.arg(a.arg) for a in node.args.kwonlyargs], [None] * len(node.args.kwonlyargs),
        node.args.kwarg and ast.arg(node.args.kwarg.arg), [],
    ))  # fmt: skip


def test_docstrings(registry, tmp_path):
    nd = generated(registry, tmp_path)["pycore/mxnet/ndarray/gen_op.py"]
    doc = next(inspect.cleandoc(ast.get_docstring(n)) for n in ast.parse(nd).body
               if isinstance(n, ast.FunctionDef) and n.name == "Activation")  # fmt: skip
    assert doc.startswith("Computes Activation.")
    assert 'act_type : {"relu", "tanh"}, required' in doc
    assert ">>> data = mx.nd.random.uniform(0, 1, shape=(2, 3))" in doc
    assert '>>> y = mx.nd.Activation(data, act_type="relu")' in doc


def test_overlay(registry, tmp_path):
    (tmp_path / "python.yaml").write_text("skip: [sum]\nrename: {Concat: Join}\ngroup: {Activation: contrib}\n")
    modules = py.modules(registry, load("python", registry, tmp_path))
    assert "sum" not in modules["op"].names and "sum_axis" not in modules["op"].names
    assert "Join" in modules["op"].names
    assert "Activation" in modules["contrib"].names


@pytest.mark.parametrize("text", ["skip: [gone]\n", "rename: {gone: x}\n", "colour: {}\n"])
def test_overlay_errors(registry, tmp_path, text):
    (tmp_path / "python.yaml").write_text(text)
    with pytest.raises(OverlayError):
        load("python", registry, tmp_path)


def test_model_refuses_contradictions():
    for change in (
        {"params": [parameter("axis", "axis_list", "int, required")]},
        {"params": [parameter("data", "int", "int, required")]},
        {"params": [parameter("k", "int", "int, optional, default='1'")]},
        {"colour": "red"},
    ):
        with pytest.raises(model.ModelError):
            model.loads(json.dumps({"version": "1", "operators": [operator("x", **change)]}))
