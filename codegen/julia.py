# Julia: the mirror of the C functions and the operator functions, bindings/julia/src/gen/*.jl.
"""Everything that is generated for Julia from api.yaml and the operator registry."""

from __future__ import annotations

from codegen import overlay as overlays
from codegen.filters import julia as jl
from codegen.job import Job
from codegen.render import Outputs, environment

FOLDER = "bindings/julia/src/gen"


def generate(job: Job, out: Outputs) -> None:
    """Add one module per namespace, the table of further names, and the C functions.

    For another library, only the namespaces that have something; users include ``operators.jl`` after ``using MXNet``.
    Raises ValueError when the number of operators in the text is not that of the operators with a binding.
    """
    overlay = overlays.load("julia", job.registry, partial=job.extension)
    env = environment(jl.FILTERS)
    modules = jl.modules(job.registry, overlay)
    if job.extension:
        modules = {n: m for n, m in modules.items() if m.names}
    folder = "" if job.extension else FOLDER + "/"
    template = env.get_template("julia/ops.jl.j2")
    written = 0
    for module in (m for m in modules.values() if m.functions):
        text = template.render(module=module)
        written += jl.count_functions(text)
        out.add(f"{folder}{module.name}.jl", text)
    expected = sum(o.name not in overlay.skip for o in job.registry.visible)
    if written != expected:
        raise ValueError(f"julia: expected {expected} operators, got {written}")
    index = env.get_template("julia/operators.jl.j2")
    out.add(f"{folder}operators.jl", index.render(modules=modules, root="MXNet.mx" if job.extension else "..mx"))
    if not job.extension:
        text = env.get_template("julia/capi.jl.j2").render(
            api=job.api, functions=jl.functions(job.api), releases=jl.releases(job.api)
        )
        out.add(f"{folder}capi.jl", text)
