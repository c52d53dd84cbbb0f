# The example in every generated docstring runs.
import re
from types import ModuleType

import pytest

import mxnet as mx

NAMESPACES = ("op", "contrib", "linalg", "random", "image", "internal")


def examples():
    """(name, code) of each generated array function; an operator with several names counts once."""
    for namespace in NAMESPACES:
        module = getattr(__import__(f"mxnet.ndarray.gen_{namespace}", fromlist=["x"]), "__dict__")
        for name, value in sorted(module.items()):
            if name.startswith("_op_") or isinstance(value, ModuleType) or not callable(value):
                continue
            if getattr(value, "__module__", "") != f"mxnet.ndarray.gen_{namespace}" or value.__name__ != name:
                continue
            lines = re.findall(r"^\s*(?:>>>|\.\.\.) ?(.*)$", value.__doc__ or "", re.MULTILINE)
            yield pytest.param("\n".join(lines), id=f"{namespace}.{name}")


@pytest.mark.parametrize("code", list(examples()))
def test_example_runs(code):
    assert code, "no example in the docstring"
    scope = {"mx": mx}
    exec(code, scope)
    mx.nd.waitall()
