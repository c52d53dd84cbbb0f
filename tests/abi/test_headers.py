# The headers: frozen prototypes, struct layouts and enum values, and that each compiles alone in five standards.
import json
import shutil
import subprocess

import pytest
from c_types import parse_header
from goldens import ROOT, golden

INCLUDE = ROOT / "capi" / "include"
HEADERS = {
    "c_api": "mxnet/c_api.h",
    "c_predict_api": "mxnet/c_predict_api.h",
    "hub": "mxnet/hub.h",
    "nnvm": "nnvm/c_api.h",
}
STANDARDS = ("c99", "c11", "c17", "c++11", "c++17")
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-pedantic")


def compiler(standard):
    name = "c++" if standard.startswith("c++") else "cc"
    path = shutil.which(name)
    assert path, f"a C compiler named {name} is needed"
    return [path, "-x", "c++" if standard.startswith("c++") else "c", f"-std={standard}", f"-I{INCLUDE}", *WARNINGS]


@pytest.fixture(scope="module")
def prototypes(tmp_path_factory):
    return {name: parse_header(INCLUDE, path, tmp_path_factory.mktemp(name)) for name, path in HEADERS.items()}


def test_every_header_is_covered(api):
    assert {h.name: h.path for h in api.headers} == HEADERS


@pytest.mark.parametrize("header", HEADERS)
def test_prototypes_equal_goldens(header, prototypes):
    want = {
        g["name"]: (g["return"], [tuple(p) for p in g["params"]])
        for g in golden("prototypes.json")
        if g["header"] == header
    }
    got = prototypes[header]
    if header == "hub":  # includes c_api.h
        got = {n: p for n, p in got.items() if n not in prototypes["c_api"]}
    assert got == want


def test_api_description_equals_goldens(api):
    want = {(g["header"], g["name"]): (g["return"], [tuple(p) for p in g["params"]]) for g in golden("prototypes.json")}
    got = {(f.header, f.name): (f.returns, [(p.c_type, p.name) for p in f.params]) for f in api.functions}
    assert got == want


@pytest.mark.parametrize("strict", [False, True], ids=["plain", "strict"])
@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize("header", HEADERS.values())
def test_header_compiles_alone(header, standard, strict, tmp_path):
    unit = tmp_path / "unit"
    unit.write_text(f'#include "{header}"\n')
    flags = ["-DMXNET_STRICT_HANDLES"] if strict else []
    run = subprocess.run(
        [*compiler(standard), *flags, "-fsyntax-only", str(unit)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("standard", ["c99", "c++11"])
def test_headers_compile_together(standard, tmp_path):
    unit = tmp_path / "unit"
    unit.write_text("".join(f'#include "{h}"\n' for h in HEADERS.values()))
    run = subprocess.run([*compiler(standard), "-fsyntax-only", str(unit)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_strict_handles_are_told_apart(tmp_path):
    unit = tmp_path / "unit"
    unit.write_text(
        '#include "mxnet/c_api.h"\nint f(SymbolHandle s);\nint f(SymbolHandle s) { return MXNDArrayFree(s); }\n'
    )
    command = [*compiler("c11"), "-fsyntax-only", str(unit)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    assert subprocess.run([*command, "-DMXNET_STRICT_HANDLES"], capture_output=True, check=False).returncode != 0


def test_struct_offsets_and_enum_values(api, tmp_path):
    """Compile a program that prints them, and compare with the goldens."""
    structs, enums = golden("struct_offsets.json"), golden("enums.json")
    assert {f"struct {s.name}" for s in api.structs} == set(structs)
    assert {e.name for e in api.enums} == set(enums)
    lines = []
    for struct, layout in structs.items():
        lines.append(f'  printf("\\"{struct}\\": {{\\"size\\": %zu, \\"members\\": {{", sizeof({struct}));')
        for i, member in enumerate(layout["members"]):
            comma = ", " if i else ""
            lines.append(f'  printf("{comma}\\"{member}\\": %zu", offsetof({struct}, {member}));')
        lines.append('  printf("}},\\n");')
    for enum, values in enums.items():
        lines.append(f'  printf("\\"{enum}\\": {{");')
        for i, name in enumerate(values):
            lines.append(f'  printf("{", " if i else ""}\\"{name}\\": %d", (int){name});')
        lines.append('  printf("},\\n");')
    unit = tmp_path / "unit.c"
    unit.write_text(
        "#include <stddef.h>\n#include <stdio.h>\n#include <mxnet/hub.h>\nint main(void) {\n"
        '  printf("{");\n' + "\n".join(lines) + '\n  printf("\\"end\\": 0}");\n  return 0;\n}\n'
    )
    program = tmp_path / "unit"
    subprocess.run([*compiler("c11"), str(unit), "-o", str(program)], check=True)
    got = json.loads(subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout)
    got.pop("end")
    assert got == {**structs, **enums}
    declared = {e.name: dict(e.values) for e in api.enums}
    assert declared == enums
