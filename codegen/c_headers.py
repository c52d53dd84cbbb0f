# Headers, export list and cffi declarations from api.yaml.
"""Everything that is generated from the API description alone."""

from __future__ import annotations

from codegen.filters import c
from codegen.job import Job
from codegen.render import Outputs, environment

EXPECTED_SYMBOLS = 213  # exported functions; changed by whoever adds one, so that none is lost unseen


def generate(job: Job, out: Outputs) -> None:
    """Add the C headers, the linker's export list and the cffi declarations."""
    api = job.api
    if len(api.symbols) != EXPECTED_SYMBOLS:
        raise ValueError(f"api.yaml: expected {EXPECTED_SYMBOLS} functions, got {len(api.symbols)}")
    env = environment(c.FILTERS)
    header_template = env.get_template("c/header.h.j2")
    for header in api.headers:
        text = header_template.render(
            api=api,
            header=header,
            typedefs=[t for t in api.typedefs if header.name in t.headers],
            structs=[s for s in api.structs if s.header == header.name],
            enums=[e for e in api.enums if e.header == header.name],
            callbacks=[x for x in api.callbacks if x.header == header.name],
            functions=api.in_header(header.name),
        )
        out.add(f"capi/include/{header.path}", text)
    out.add("capi/mxnet.map", env.get_template("c/mxnet.map.j2").render(api=api))
    out.add("pycore/mxnet/_cdef.h", env.get_template("c/cdef.h.j2").render(api=api))
