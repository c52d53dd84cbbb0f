# What is committed equals what the built library would give, in every generated language, with the right counts.
import ast
from pathlib import Path

import pytest

from codegen import __main__ as command
from codegen import library, model, overlay
from codegen.filters import python as py
from codegen.namespaces import NAMESPACES
from codegen.phrase import parse, render

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def registry():
    return model.loads(library.dump(library.find()))


def test_check_is_clean(capsys):
    assert command.main(["--check"]) == 0, capsys.readouterr().err


def test_every_phrase_of_the_registry_round_trips(registry):
    phrases = {a.phrase for op in registry.operators for a in (*op.inputs, *op.params)}
    assert [p for p in phrases if render(parse(p)) != p] == []


@pytest.mark.parametrize("package", ["ndarray", "symbol"])
def test_counts(registry, package):
    """One function for each operator with a binding, and each registered name is importable from somewhere."""
    skip = overlay.load("python", registry).skip
    defined, names = 0, set()
    for module in NAMESPACES:
        tree = ast.parse((ROOT / "pycore" / "mxnet" / package / f"gen_{module}.py").read_text())
        defined += sum(isinstance(n, ast.FunctionDef) for n in tree.body)
        all_list = next(n for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "__all__")
        names |= {(module, e.value) for e in all_list.value.elts}
    assert defined == sum(op.name not in skip for op in registry.visible)
    assert defined > 200
    overlays = overlay.load("python", registry)
    bound = {op.name for op in registry.visible if op.name not in skip}
    wanted = {py.placement(n, overlays) for n, op in registry.names().items() if op.name in bound}
    assert wanted <= names


def test_summaries(registry):
    assert [op.name for op in registry.visible if not op.summary] == []
