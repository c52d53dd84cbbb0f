# R: the private mirror of the C API in C, operator functions with help pages, and operators of other libraries.
"""Everything that is generated for R, below bindings/r."""

from __future__ import annotations

from pathlib import Path

import yaml

from codegen import overlay as overlays
from codegen.api import Api, Function
from codegen.filters import r, r_capi
from codegen.job import Job
from codegen.render import Outputs, environment

FOLDER = "bindings/r"
DECISIONS = Path(overlays.__file__).parent / "r_capi.yaml"
IN_PACKAGE = {"maker": ".op", "nd_call": ".Call(C_invoke, ", "symbol_call": ".Call(C_symbol_op, ",
              "node_name": ".node.name", "outside": False}  # fmt: skip
OUTSIDE = {"maker": "mxnet::mx.operator", "nd_call": "mxnet::mx.nd.call(", "symbol_call": "mxnet::mx.symbol.call(",
           "node_name": "mxnet::mx.node.name", "outside": True}  # fmt: skip


def generate(job: Job, out: Outputs) -> None:
    """Add C shims, operator functions and help pages; for another library, one file of functions.

    Raises ValueError when the number of functions in the text is not that of the operators with a binding.
    """
    overlay = overlays.load("r", job.registry, partial=job.extension)
    modules = r.modules(job.registry, overlay)
    env = environment(r.FILTERS)
    template = env.get_template("r/ops.R.j2")
    expected = sum(o.name not in overlay.skip for o in job.registry.visible)
    if job.extension:
        texts = {m.name: template.render(module=m, **OUTSIDE) for m in modules.values()}
        _assert_count("".join(texts.values()), expected)
        for name, text in texts.items():
            out.add(f"ops_{name}.R", text)
        return
    texts = {m.name: template.render(module=m, **IN_PACKAGE) for m in modules.values()}
    _assert_count("".join(texts.values()), expected)
    for name, text in texts.items():
        out.add(f"{FOLDER}/R/gen_{name}.R", text)
    page = env.get_template("r/op.Rd.j2")
    for module in modules.values():
        for function in module.functions:
            out.add(f"{FOLDER}/man/{function.page}.Rd", page.render(f=function))
    _mirror(job.api, out)


def _assert_count(text: str, expected: int) -> None:
    for prefix in ("mx.nd.", "mx.symbol."):
        written = r.count_functions(text, prefix)
        if written != expected:
            raise ValueError(f"r: expected {expected} functions {prefix}*, got {written}")


def _mirror(api: Api, out: Outputs) -> None:
    """The table of C functions and the .Call shims."""
    functions = list({f.name: f for f in api.functions}.values())
    shims, without = split(functions, api)
    env = environment(r_capi.FILTERS)
    typedefs = list({t.name: t for t in api.typedefs}.values())
    context = {"api": api, "typedefs": typedefs, "functions": functions, "owned": r_capi.handles(api), "shims": shims,
               "without": without}  # fmt: skip
    out.add(f"{FOLDER}/src/gen_api.h", env.get_template("r/api.h.j2").render(**context))
    out.add(f"{FOLDER}/src/gen_shims.c", env.get_template("r/shims.c.j2").render(**context))


def by_hand() -> set[str]:
    """Functions whose shims are hand-written."""
    return set(yaml.safe_load(DECISIONS.read_text(encoding="utf-8"))["hand"])


def split(functions: list[Function], api: Api) -> tuple[list[r_capi.Shim], list[str]]:
    """Shims of the functions that the rules cover, and the names of those that have no shim at all.

    Raises ValueError when a function that is to have a hand-written shim is gone.
    """
    hand = by_hand()
    gone = hand - {f.name for f in functions}
    if gone:
        raise ValueError(f"{DECISIONS.name}: no such function: {', '.join(sorted(gone))}")
    owned = r_capi.handles(api)
    shims: list[r_capi.Shim] = []
    without: list[str] = []
    for f in functions:
        if f.name in hand:
            continue
        try:
            shims.append(r_capi.shim(f, owned))
        except r_capi.Irregular:
            without.append(f.name)
    return shims, without
