# Reads prototypes out of our C headers with pycparser, with type names spelled as in the goldens.
"""Headers as data."""

import subprocess

from pycparser import c_ast, c_parser

# The fixed-width names are all that our headers use of the system's; its own headers are not plain C.
_STAND_INS = {
    "stdint.h": "typedef int int32_t; typedef unsigned uint32_t; typedef long int64_t; typedef unsigned long uint64_t;",
    "stddef.h": "typedef unsigned long size_t;",
    "stdbool.h": "typedef _Bool bool;",
}


def parse_header(include_dir, header, folder):
    """Prototypes of a header by name: (return type, [(type, name)...]); includes of other headers are followed."""
    for name, text in _STAND_INS.items():
        (folder / name).write_text(f"#ifndef ONCE_{name[:-2]}\n#define ONCE_{name[:-2]}\n{text}\n#endif\n")
    unit = folder / "unit.c"
    unit.write_text(f'#include "{header}"\n')
    text = subprocess.run(
        ["cc", "-E", "-P", "-nostdinc", "-D__attribute__(x)=", f"-I{folder}", f"-I{include_dir}", str(unit)],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    return {
        node.name: (_type(node.type.type), [(_type(p.type), p.name) for p in _params(node.type)])
        for node in c_parser.CParser().parse(text).ext
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl)
    }


def _params(function):
    params = function.args.params if function.args else []
    return [p for p in params if isinstance(p, c_ast.Decl)]  # a lone `void` is no Decl


def _type(node):
    if isinstance(node, c_ast.PtrDecl):
        return _type(node.type) + "*" + "".join(f" {q}" for q in node.quals)
    inner = node.type
    if isinstance(inner, (c_ast.Struct, c_ast.Enum)):
        name = f"{type(inner).__name__.lower()} {inner.name}"
    else:
        name = " ".join(inner.names)
    return " ".join([*node.quals, name])
