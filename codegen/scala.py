# Scala operator functions from the registry: typed and untyped, for arrays and for symbols.
"""Everything that is generated for Scala from the operator registry."""

from __future__ import annotations

import re

from codegen import overlay as overlays
from codegen.filters import scala
from codegen.job import Job
from codegen.namespaces import NAMESPACES
from codegen.render import Outputs, environment

FOLDER = "bindings/scala/core/src/main/scala/org/apache/mxnet/gen"
PACKAGE = "org.apache.mxnet.gen"
EXTENSION_PACKAGE = "mxnet.ops"
_CLASSES = {"nd": "NDArray", "sym": "Symbol"}
_TYPED = re.compile(r"^  def \w+\(", re.MULTILINE)


def generate(job: Job, out: Outputs) -> None:
    """Add the files of all namespaces.

    Classes extend one another in a chain and are no traits: an object that mixes traits in repeats every method.
    Raises ValueError when the number of functions in the text is not that of the registered names with a binding.
    """
    registry = job.registry
    overlay = overlays.load("scala", registry, partial=job.extension)
    env = environment(scala.FILTERS)
    package, folder = (EXTENSION_PACKAGE, "scala") if job.extension else (PACKAGE, FOLDER)
    for name, ops in scala.tables(registry, overlay).items():
        text = env.get_template("scala/table.scala.j2").render(
            package=package, name=name, ops=ops, title=ops[0].family or "other",
            access="" if job.extension else "private[mxnet] ",
        )  # fmt: skip
        out.add(f"{folder}/{name}.scala", text)
    groups = scala.groups(registry, overlay)
    expected = sum(len(g.functions) for found in groups.values() for g in found)
    if not job.extension:
        homes = sum(f.alias_of is None for found in groups.values() for g in found for f in g.functions)
        if homes != sum(o.name not in overlay.skip for o in registry.visible):
            raise ValueError("scala: an operator has no function")
    heads = []
    for kind, cls in _CLASSES.items():
        written = 0
        for namespace in NAMESPACES:
            parent = "AnyRef"
            for group in groups[namespace]:
                name = f"{cls}{group.suffix}"
                text = env.get_template("scala/typed.scala.j2").render(
                    package=package, cls=name, parent=parent, group=group, kind=kind, title=f"{cls}, {group.suffix}",
                )  # fmt: skip
                written += len(_TYPED.findall(text))
                out.add(f"{folder}/{name}.scala", text)
                parent = name
            if job.extension and groups[namespace]:
                heads.append((cls, namespace, parent))
            elif not job.extension:
                doc = f"All typed functions for {cls}s of the namespace `{namespace}`."
                heads.append((f"{cls}{scala.camel(namespace)}Functions", parent, doc))
        if written != expected:
            raise ValueError(f"scala, {cls}: expected {expected} functions, got {written}")
        if not job.extension:
            heads.append(_untyped(env, out, kind, groups["op"]))
    if job.extension:
        objects = [(cls, [(n, p) for c, n, p in heads if c == cls]) for cls in _CLASSES.values()]
        out.add(f"{folder}/Ops.scala", env.get_template("scala/extension.scala.j2").render(
            package=package, objects=objects))  # fmt: skip
    else:
        out.add(f"{folder}/Heads.scala", env.get_template("scala/heads.scala.j2").render(package=package, heads=heads))


def _untyped(env, out: Outputs, kind: str, groups: list[scala.Group]) -> tuple[str, str, str]:
    """The forms of MXNet 1.9.1 that take any arguments, for the names without a namespace."""
    cls = _CLASSES[kind]
    parent, written = "AnyRef", 0
    for group in groups:
        name = f"{cls}Any{group.suffix}"
        text = env.get_template(f"scala/{kind}_any.scala.j2").render(
            package=PACKAGE, cls=name, parent=parent, group=group, title=group.suffix
        )
        written += len(_TYPED.findall(text))
        out.add(f"{FOLDER}/{name}.scala", text)
        parent = name
    expected = sum(len(g.functions) for g in groups) * (2 if kind == "nd" else 1)
    if written != expected:
        raise ValueError(f"scala, untyped {cls}: expected {expected} functions, got {written}")
    return f"{cls}Untyped", parent, f"All functions of any arguments for {cls}s."
