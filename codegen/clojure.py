# Clojure namespaces of operator functions from the registry: bindings/clojure/src/org/apache/clojure_mxnet/*_api.clj.
"""Everything that is generated for Clojure from the operator registry."""

from __future__ import annotations

from codegen import overlay as overlays
from codegen.filters import clojure as clj
from codegen.job import Job
from codegen.render import Outputs, environment

SOURCE = "bindings/clojure/src"
PACKAGE = "org.apache.clojure-mxnet"


def generate(job: Job, out: Outputs) -> None:
    """Add one namespace per group of operators for arrays and for symbols.

    Raises ValueError when the number of functions in the text is not that of the operators with a binding.
    """
    registry = job.registry
    overlay = overlays.load("clojure", registry, partial=job.extension)
    modules = clj.modules(registry, overlay)
    expected = sum(o.name not in overlay.skip for o in registry.visible)
    template = environment(clj.FILTERS).get_template("clojure/operators.clj.j2")
    for target in ("ndarray", "symbol"):
        written = 0
        for module in modules:
            if job.extension and not module.names:
                continue
            short = f"{target}-api" if module.name == "op" else f"{target}-{module.name}-api"
            # Another library's operators stand in namespaces of their own and use the package's runtime.
            namespace = f"{'extension' if job.extension else PACKAGE}.{short}"
            text = template.render(module=module, target=target, namespace=namespace, package=PACKAGE)
            written += clj.count_functions(text)
            path = namespace.replace(".", "/").replace("-", "_") + ".clj"
            out.add(path if job.extension else f"{SOURCE}/{path}", text)
        if written != expected:
            raise ValueError(f"{target}: expected {expected} functions, got {written}")
