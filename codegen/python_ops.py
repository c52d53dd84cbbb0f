# Python operator modules from the registry: mxnet/ndarray/gen_*.py and mxnet/symbol/gen_*.py.
"""Everything that is generated for Python from the operator registry."""

from __future__ import annotations

from codegen import overlay as overlays
from codegen.filters import python as py
from codegen.model import Registry
from codegen.render import Outputs, environment

_TARGETS = (
    {"package": "ndarray", "cls": "NDArray", "class_module": "ndarray", "maker": "_NDOp", "tail": "out, kwargs"},
    {"package": "symbol", "cls": "Symbol", "class_module": "symbol", "maker": "_SymOp", "tail": "name, attr, kwargs"},
)


def generate(registry: Registry, out: Outputs) -> None:
    """Add one module per namespace for arrays and for symbols.

    Raises ValueError when the number of functions in the text is not that of the operators with a binding.
    """
    overlay = overlays.load("python", registry)
    modules = py.modules(registry, overlay)
    expected = sum(o.name not in overlay.skip for o in registry.visible)
    template = environment(py.FILTERS).get_template("python/ops.py.j2")
    for target in _TARGETS:
        written = 0
        for module in modules.values():
            title = f"mxnet.{target['package']}, {module.name}"
            text = template.render(module=module, title=title, **target)
            written += py.count_functions(text)
            out.add(f"pycore/mxnet/{target['package']}/gen_{module.name}.py", text)
        if written != expected:
            raise ValueError(f"{target['package']}: expected {expected} functions, got {written}")
