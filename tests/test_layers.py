# The core's layers: includes point downward only, and only c_api/ sees the public function declarations.
import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "capi" / "src"
# A layer may include itself and every layer of a lower rank.
RANKS = {
    "base": 0, "tensor": 1, "engine": 2, "profiler": 2, "op": 3, "autograd": 4, "graph": 4, "runtime": 5,
    "kvstore": 6, "io": 6, "ext": 6, "c_api": 7,
}  # fmt: skip
INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)


def files():
    found = [p for p in SOURCES.rglob("*") if p.suffix in (".h", ".cc", ".inc")]
    assert found, f"no sources below {SOURCES}"
    return found


def test_every_folder_is_a_layer():
    assert {p.name for p in SOURCES.iterdir() if p.is_dir()} <= set(RANKS)


def test_includes_point_downward():
    wrong = []
    for path in files():
        layer = path.relative_to(SOURCES).parts[0]
        for target in INCLUDE.findall(path.read_text(encoding="utf-8")):
            other = target.split("/")[0]
            if other in RANKS and other != layer and RANKS[other] >= RANKS[layer]:
                wrong.append(f"{path.relative_to(SOURCES)} includes {target}")
    assert wrong == []


def test_public_functions_are_seen_by_c_api_alone():
    wrong = [
        f"{path.relative_to(SOURCES)} includes {target}"
        for path in files()
        if path.relative_to(SOURCES).parts[0] != "c_api"
        for target in INCLUDE.findall(path.read_text(encoding="utf-8"))
        if target.startswith(("mxnet/", "nnvm/"))
    ]
    assert wrong == []
