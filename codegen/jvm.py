# The raw JVM layer from api.yaml: the class LibMXNet and the C file with its native methods.
"""Everything that is generated for the Java virtual machine from the API description."""

from __future__ import annotations

from codegen.filters import jvm
from codegen.job import Job
from codegen.render import Outputs, environment

MODULE = "bindings/scala/native/src/main"
CLASS = "org/apache/mxnet/nativelib/LibMXNet"
EXPECTED_METHODS = 189  # functions with a mechanical mapping; the others stand in jvm.BY_HAND with their reason


def generate(job: Job, out: Outputs) -> None:
    """Add LibMXNet.java and its C file.

    Raises ValueError when a function can neither be mapped nor is known to be written by hand.
    """
    methods = jvm.methods(job.api)
    if len(methods) != EXPECTED_METHODS:
        raise ValueError(f"jvm: expected {EXPECTED_METHODS} native methods, got {len(methods)}")
    env = environment(jvm.FILTERS)
    for template, path in (("jvm/LibMXNet.java.j2", f"java/{CLASS}.java"), ("jvm/libmxnet_jni.c.j2", "c/generated.c"),
                           ("jvm/functions.h.j2", "c/functions.h")):  # fmt: skip
        text = env.get_template(template).render(methods=methods, symbols=jvm.bound(job.api, methods))
        out.add(f"{MODULE}/{path}", text)
