# Python operator modules from the registry: mxnet/ndarray/gen_*.py and mxnet/symbol/gen_*.py.
"""Everything that is generated for Python from the operator registry."""

from __future__ import annotations

from codegen import overlay as overlays
from codegen.filters import python as py
from codegen.job import Job
from codegen.render import Outputs, environment

_TARGETS = (
    {"package": "ndarray", "cls": "NDArray", "class_module": "ndarray", "maker": "_NDOp", "tail": "out, kwargs"},
    {"package": "symbol", "cls": "Symbol", "class_module": "symbol", "maker": "_SymOp", "tail": "name, attr, kwargs"},
)


def generate(job: Job, out: Outputs) -> None:
    """Add one module per namespace for arrays and for symbols; for another library, the modules that have something.

    Raises ValueError when the number of functions in the text is not that of the operators with a binding.
    """
    registry = job.registry
    overlay = overlays.load("python", registry, partial=job.extension)
    modules = py.modules(registry, overlay)
    expected = sum(o.name not in overlay.skip for o in registry.visible)
    template = environment(py.FILTERS).get_template("python/ops.py.j2")
    for target in _TARGETS:
        package = target["package"]
        # Another library's modules stand outside the package and import it by its name.
        inside = {"package_root": "..", "class_package": "."}
        outside = {"package_root": "mxnet.", "class_package": f"mxnet.{package}."}
        written = 0
        for module in modules.values():
            if job.extension and not module.names:
                continue
            title = f"{package}, {module.name}" if job.extension else f"mxnet.{package}, {module.name}"
            text = template.render(module=module, title=title, **target, **(outside if job.extension else inside))
            written += py.count_functions(text)
            folder = package if job.extension else f"pycore/mxnet/{package}"
            out.add(f"{folder}/gen_{module.name}.py", text)
        if written != expected:
            raise ValueError(f"{package}: expected {expected} functions, got {written}")
