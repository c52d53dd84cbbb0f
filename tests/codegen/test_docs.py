# The operator reference: every visible operator on one page, cells that cannot break a table.
import json

from entries import AXIS, operator

from codegen import docs, model
from codegen.filters import markdown as md
from codegen.job import Job
from codegen.render import Outputs


def registry():
    operators = [
        operator("sum", family="reduce", params=[AXIS], aliases=["sum_axis"]),
        operator("mean", family="reduce", summary="Mean | average.", gradient=False),
        operator("abs", family="elemwise", random=True),
        operator("_backward_abs", family="elemwise", hidden=True),
    ]
    return model.loads(json.dumps({"version": "1.10.0", "operators": operators}))


def test_pages(tmp_path):
    out = Outputs(tmp_path)
    docs.generate(Job(None, registry), out)
    assert sorted(out.files) == [f"docs/operators/{n}.md" for n in ("README", "elemwise", "reduce")]
    page = out.files["docs/operators/reduce.md"]
    assert page.index("## mean") < page.index("## sum")
    assert "| `axis` | int or tuple of int or None | `None` | Axes to reduce. |" in page
    assert "Mean \\| average." in page and "Has no gradient." in page and "`sum_axis`" in page
    assert "_backward_abs" not in out.files["docs/operators/elemwise.md"]
    assert "3 operators in 2 families" in out.files["docs/operators/README.md"]


def test_cells():
    assert md.cell("a | b\nc") == "a \\| b c"
    assert md.anchor("_contrib_box_nms") == "_contrib_box_nms"
