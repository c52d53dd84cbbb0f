# Java operator classes from the registry: NDArrayBase, NDArrayContrib, SymbolBase, SymbolContrib and so on.
"""Everything that is generated for Java from the operator registry."""

from __future__ import annotations

from codegen import overlay as overlays
from codegen.filters import java
from codegen.job import Job
from codegen.render import Outputs, environment

FOLDER = "bindings/scala/javaapi/src/main/java/org/apache/mxnet/javaapi"
PACKAGE = "org.apache.mxnet.javaapi"
EXTENSION_PACKAGE = "org.apache.mxnet.extension"


def generate(job: Job, out: Outputs) -> None:
    """Add one class per namespace for arrays and for symbols; for another library, classes in a package of their own.

    Raises ValueError when the number of operators in the text is not that of the operators with a binding.
    """
    registry = job.registry
    overlay = overlays.load("java", registry, partial=job.extension)
    classes = java.classes(registry, overlay)
    expected = sum(o.name not in overlay.skip for o in registry.visible)
    env = environment(java.FILTERS)
    package = EXTENSION_PACKAGE if job.extension else PACKAGE
    folder = package.replace(".", "/") if job.extension else FOLDER
    names = {c.namespace: c.suffix for c in classes}
    for cls, template in (("NDArray", "java/ndarray.java.j2"), ("Symbol", "java/symbol.java.j2")):
        written = 0
        for c in classes:
            base = c.namespace == "op" and not job.extension
            text = env.get_template(template).render(
                c=c, name=cls + c.suffix, base=base, package=package, api=PACKAGE, extension=job.extension, names=names
            )
            written += java.count_methods(text)
            out.add(f"{folder}/{cls}{c.suffix}.java", text)
        if written != expected:
            raise ValueError(f"{cls}: expected {expected} operators, got {written}")
