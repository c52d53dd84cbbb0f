# Clojure: names in kebab case, clashes of names, literals, documentation and the set of generated namespaces.
import json
import re

import pytest
from entries import AXIS, operator, parameter

from codegen import clojure, model
from codegen.filters import clojure as filters
from codegen.job import Job
from codegen.namespaces import NAMESPACES
from codegen.overlay import Overlay
from codegen.render import Outputs

RELU = parameter("act_type", "enum", "{'relu', 'soft_sign'}, required", enum=["relu", "soft_sign"])
OPERATORS = [
    operator("sum", aliases=["sum_axis"], params=[AXIS]),
    operator("Activation", params=[RELU], cases=[
        {"name": "typical", "inputs": {"data": {"shape": [2, 3]}}, "params": {"act_type": "soft_sign"}},
    ]),
    operator("softmax"),
    operator("SoftmaxOutput", aliases=["Softmax"]),
    operator("crop", aliases=["slice"]),
    operator("Crop"),
    operator("Concat", aliases=["concat"], key_var_num_args="num_args",
             inputs=[{"name": "data", "phrase": "NDArray-or-Symbol[]", "variadic": True}],
             params=[parameter("num_args", "int", "int, required"),
                     parameter("dim", "int", "int, optional, default='1'", "1")]),
    operator("add_n", key_var_num_args="num_args",
             inputs=[{"name": "args", "phrase": "NDArray-or-Symbol[]", "variadic": True}]),
    operator("_linalg_gemm2", aliases=["linalg_gemm2"], summary='Says "a \\ b".'),
    operator("_backward_sum", hidden=True),
]  # fmt: skip


@pytest.fixture
def registry():
    return model.loads(json.dumps({"version": "1", "operators": OPERATORS}))


def generated(registry, extension=False):
    out = Outputs(None)
    clojure.generate(Job(None, lambda: registry, extension), out)
    return out.files


def form(text, name):
    """The definition of a name, from its metadata to the empty line after it."""
    return next(f for f in text.split("\n\n(def ")[1:] if re.search(rf"^  {re.escape(name)}$", f, re.MULTILINE))


@pytest.mark.parametrize(
    ("registered", "shown"),
    [
        ("FullyConnected", "fully-connected"),
        ("BatchNorm_v1", "batch-norm-v1"),
        ("LeakyReLU", "leaky-re-lu"),
        ("L2Normalization", "l2-normalization"),
        ("ROIPooling", "roi-pooling"),
        ("AdaptiveAvgPooling2D", "adaptive-avg-pooling2d"),
        ("choose_element_0index", "choose-element-0index"),
        ("_plus_scalar", "plus-scalar"),
        ("LRN", "lrn"),
    ],
)
def test_names(registered, shown):
    assert filters.kebab(registered) == shown


def test_names_that_meet(registry):
    op = next(m for m in filters.modules(registry, Overlay()) if m.name == "op")
    homes = {f.name: f.op.name for f in op.functions} | {a.name: a.home.op.name for a in op.aliases}
    assert homes["softmax"] == "softmax" and homes["Softmax"] == "SoftmaxOutput"
    assert homes["crop"] == "crop" and homes["Crop"] == "Crop"
    assert homes["concat"] == "Concat" and homes["slice"] == "crop" and homes["sum-axis"] == "sum"


def test_namespaces_and_counts(registry):
    files = generated(registry)
    assert len(files) == 2 * len(NAMESPACES)
    nd = files["bindings/clojure/src/org/apache/clojure_mxnet/ndarray_api.clj"]
    assert nd.startswith(";; org.apache.clojure-mxnet.ndarray-api: ") and "do not edit" in nd.splitlines()[0]
    assert "_backward" not in "".join(files.values())
    arrays = sum(filters.count_functions(t) for p, t in files.items() if "/ndarray_" in p)
    assert arrays == len(OPERATORS) - 1


def test_definitions(registry):
    nd = generated(registry)["bindings/clojure/src/org/apache/clojure_mxnet/ndarray_api.clj"]
    text = form(nd, "sum")
    assert ":arglists '([data] [data {:keys [axis out]}])" in text
    assert text.endswith('(operators/ndarray-operator "sum" ["data"] ["axis"] {:single true}))')
    text = form(nd, "activation")
    assert ":arglists '([data {:keys [act-type out]}])" in text
    assert ":act-type (one of :relu :soft-sign, required)" in text
    assert "(activation (nd/ones [2 3]) {:act-type :soft-sign})" in text
    text = form(nd, "concat")
    assert text.endswith('"Concat" ["data"] ["num_args" "dim"] {:variadic "num_args"}))')
    assert ":num-args" not in text
    # The count of add_n is not in the list of its parameters.
    assert form(nd, "add-n").endswith('"add_n" ["args"] ["num_args"] {:variadic "num_args"}))')
    assert form(nd, "sum-axis").rstrip().endswith("sum-axis\n  sum)")
    sym = generated(registry)["bindings/clojure/src/org/apache/clojure_mxnet/symbol_api.clj"]
    assert "[name data {:keys [axis attr]}]" in form(sym, "sum")


def test_aliases_across_namespaces_and_escapes(registry):
    files = generated(registry)
    here = files["bindings/clojure/src/org/apache/clojure_mxnet/ndarray_api.clj"]
    assert 'Another name of `gemm2` of linalg."' in form(here, "linalg-gemm2")
    assert '(operators/ndarray-operator "_linalg_gemm2"' in form(here, "linalg-gemm2")
    assert '"Says \\"a \\\\ b\\".' in files["bindings/clojure/src/org/apache/clojure_mxnet/ndarray_linalg_api.clj"]


@pytest.mark.parametrize(
    ("kind", "phrase", "text", "want"),
    [
        ("bool", "boolean, optional, default=1", "1", "true"),
        ("shape", "Shape(tuple), optional, default=[0,0]", "[0,0]", "[0 0]"),
        ("tuple_float", "tuple of <float>, optional, default=[0.1,2]", "[0.1,2]", "[0.1 2]"),
        ("optional_int", "int or None, optional, default='None'", "None", "nil"),
        ("string", "string, optional, default='C'", "C", '"C"'),
        ("float", "float, optional, default=9.99999975e-06", "9.99999975e-06", "1e-05"),
    ],
)
def test_literals(kind, phrase, text, want):
    assert filters.literal(text, model.Param("x", kind, phrase, False, text)) == want


def test_operators_of_another_library_stand_in_namespaces_of_their_own(registry):
    files = generated(registry, extension=True)
    assert "extension/ndarray_api.clj" in files and "extension/symbol_linalg_api.clj" in files
    assert "(ns extension.ndarray-api" in files["extension/ndarray_api.clj"]
    assert not any("contrib" in p for p in files)
