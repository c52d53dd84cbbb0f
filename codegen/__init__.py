# Code generation: from api.yaml and the operator registry to headers and language bindings.
"""Generate the C headers from ``capi/api.yaml`` and the language bindings from the operator registry."""
