# The API description: its checks find contradictions, and the generated C files are the committed ones.
from pathlib import Path

import pytest

from codegen import api, c_headers
from codegen.filters import c
from codegen.job import Job
from codegen.render import Outputs

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def description():
    return api.load(ROOT / "capi" / "api.yaml")


def variant(tmp_path, old, new):
    text = (ROOT / "capi" / "api.yaml").read_text()
    assert old in text
    path = tmp_path / "api.yaml"
    path.write_text(text.replace(old, new, 1))
    return path


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("role: create", "role: make", "role"),
        ("len: ndim", "len: rank", "names no parameter"),
        ("own: borrowed, ", "", "owner"),
        ("name: MXHubMemoryResetPeak", "name: MemoryResetPeak", "MXHub"),
        ("threads: handle", "threads: some", "threads"),
        ("name: MXRandomSeedContext", "name: MXRandomSeed", "twice"),
    ],
)
def test_contradictions_are_found(tmp_path, old, new, words):
    with pytest.raises(api.ApiError, match=words):
        api.load(variant(tmp_path, old, new))


def test_generated_files_are_committed(description):
    out = Outputs(ROOT)
    c_headers.generate(Job(description, None), out)
    assert out.stale() == []


def test_same_input_same_bytes(description):
    runs = [Outputs(ROOT), Outputs(ROOT)]
    for out in runs:
        c_headers.generate(Job(description, None), out)
    assert runs[0].files == runs[1].files


def test_free_takes_null(description):
    """Finalizers of collected languages need it."""
    frees = [f for f in description.functions if f.role == "free"]
    assert len(frees) >= 7
    assert all(f.params[0].nullable for f in frees)


def test_long_prototypes_are_broken():
    params = tuple(api.Param(f"parameter_{i}", "uint32_t", "in", "x") for i in range(9))
    f = api.Function("MXHubLong", "1.10.0", "hub", "Library", "query", "int", "any", "Doc.", params)
    assert max(map(len, c.prototype(f).splitlines())) <= 120
    assert c.prototype(f).count("\n") == 9


def test_write_touches_only_what_differs(tmp_path):
    out = Outputs(tmp_path)
    out.add("a.txt", "1\n")
    out.add("b/c.txt", "2\n")
    assert out.write() == ["a.txt", "b/c.txt"]
    before = (tmp_path / "a.txt").stat().st_mtime_ns
    (tmp_path / "b" / "c.txt").write_text("other")
    assert out.write() == ["b/c.txt"]
    assert (tmp_path / "a.txt").stat().st_mtime_ns == before
    with pytest.raises(ValueError, match="twice"):
        out.add("a.txt", "")
