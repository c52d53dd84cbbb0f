# Bindings for the operators of another library: one that exposes a registry and nothing else.
import ast
import os
import subprocess
from pathlib import Path

import pytest

from codegen import __main__ as command

SOURCE = Path(__file__).parent / "data" / "one_operator.c"
LANGUAGES = [name for name in command.LANGUAGES if name not in command.WITHOUT_OPERATORS]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    path = tmp_path_factory.mktemp("library") / "libscale.so"
    subprocess.run([os.environ.get("CC", "cc"), "-shared", "-fPIC", str(SOURCE), "-o", str(path)], check=True)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_operator_is_written_with_its_documentation(language, library, tmp_path):
    assert command.main(["--library", str(library), "--lang", language, "--out", str(tmp_path)]) == 0
    texts = [p.read_text() for p in tmp_path.rglob("*") if p.is_file()]
    assert any("_contrib_my_scale" in text for text in texts)  # what the core is asked for
    assert any("Multiplies by a factor along an axis" in text for text in texts)
    assert any("FullyConnected" in text for text in texts) is False  # nothing of the core's own operators
    assert command.main(["--library", str(library), "--lang", language, "--out", str(tmp_path), "--check"]) == 0


def test_python_module_stands_alone(library, tmp_path):
    command.main(["--library", str(library), "--lang", "python", "--out", str(tmp_path)])
    tree = ast.parse((tmp_path / "ndarray" / "gen_contrib.py").read_text())
    modules = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert modules == {"__future__", "typing", "mxnet._ops", "mxnet.base", "numpy.typing", "mxnet.ndarray.ndarray"}


def test_what_cannot_be_written_for_another_library(library, tmp_path, capsys):
    assert command.main(["--library", str(library), "--lang", "c", "--out", str(tmp_path)]) == 2
    assert "--lang c" in capsys.readouterr().err
    assert command.main(["--library", str(tmp_path / "none.so"), "--lang", "python", "--out", str(tmp_path)]) == 2
    assert "none.so" in capsys.readouterr().err
