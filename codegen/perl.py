# Perl modules from the C API and the operator registry: bindings/perl/lib/AI/MXNet/Gen.
"""Everything that is generated for Perl: attached C functions, handle classes and operator functions with POD."""

from __future__ import annotations

from codegen import overlay as overlays
from codegen.filters import perl as pl
from codegen.job import Job
from codegen.render import Outputs, environment

LIB = "bindings/perl/lib/"
_TARGETS = (
    {"cls": "NDArray", "root": "AI::MXNet::Gen::NDArray", "call": "array"},
    {"cls": "Symbol", "root": "AI::MXNet::Gen::Symbol", "call": "symbol"},
)


def generate(job: Job, out: Outputs) -> None:
    """Add the C layer and one module per namespace for arrays and for symbols.

    Raises ValueError when the number of functions in the text is not that of the functions or operators with a binding.
    """
    env = environment(pl.FILTERS)
    if not job.extension:
        _c_layer(job, out, env)
    overlay = overlays.load("perl", job.registry, partial=job.extension)
    modules = pl.modules(job.registry, overlay)
    expected = sum(o.name not in overlay.skip for o in job.registry.visible)
    template = env.get_template("perl/operators.pm.j2")
    for target in _TARGETS:
        root = target["root"].replace("::Gen::", "::Extension::") if job.extension else target["root"]
        written = 0
        for module in modules.values():
            if job.extension and not (module.functions or module.aliases or module.imports):
                continue
            package = pl.package(root, module.name)
            outside = package if job.extension else ""
            text = template.render(module=module, package=package, outside=outside, **{**target, "root": root})
            written += pl.count_functions(text)
            out.add(("" if job.extension else LIB) + package.replace("::", "/") + ".pm", text)
        if written != expected:
            raise ValueError(f"Perl, {target['cls']}: expected {expected} functions, got {written}")


def _c_layer(job: Job, out: Outputs, env) -> None:
    functions = pl.c_functions(job.api)
    text = env.get_template("perl/capi.pm.j2").render(functions=functions, enums=job.api.enums)
    if text.count("\n    [") != len(job.api.symbols):
        raise ValueError(f"Perl: expected {len(job.api.symbols)} C functions, got {text.count(chr(10) + '    [')}")
    out.add(LIB + "AI/MXNet/Gen/CAPI.pm", text)
    handles = pl.handles(job.api)
    out.add(LIB + "AI/MXNet/Gen/Handle.pm", env.get_template("perl/handle.pm.j2").render(handles=handles))
