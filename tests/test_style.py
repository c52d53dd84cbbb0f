# House style that no linter knows: each file says first what it is for, and none grows beyond 800 lines.
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HARD_LIMIT = 800
# How the first line of a file begins, by suffix; a `#!` line may stand before it.
FIRST_LINE = {
    ".cc": ("// ",), ".h": ("// ", "/* "), ".c": ("/* ", "// "), ".cpp": ("// ",),
    ".py": ("# ", '"""', 'r"""'), ".cmake": ("# ",), ".yaml": ("# ",), ".yml": ("# ",), ".toml": ("# ",),
    ".sh": ("# ",), ".ini": ("# ",), ".jl": ("# ", '"""'), ".R": ("# ", "#' "), ".pm": ("# ", "=encoding"),
    ".pl": ("# ",), ".t": ("# ",), ".scala": ("// ", "/** "), ".java": ("// ", "/** "), ".clj": ("; ", ";; "),
    ".xml": ("<!-- ", "<?xml"),
}  # fmt: skip
DATA = ("capi/api.yaml",)  # one record per function: long by nature, read by looking things up
BY_MACHINE = "do not edit"


def tracked():
    """Files that git knows, or all files of an unpacked source archive."""
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    names = run.stdout.split("\n") if run.returncode == 0 else [str(p.relative_to(ROOT)) for p in ROOT.rglob("*")]
    return sorted(p for n in names if n and (p := ROOT / n).is_file() and p.suffix in FIRST_LINE)


def is_generated(lines):
    return any(BY_MACHINE in line for line in lines[:3])


@pytest.fixture(scope="module")
def sources():
    found = {p: p.read_text(encoding="utf-8").splitlines() for p in tracked()}
    assert len(found) > 20
    return found


def test_first_line_says_what_the_file_is_for(sources):
    wrong = []
    for path, lines in sources.items():
        first = lines[1 if lines and lines[0].startswith("#!") else 0] if lines else ""
        if not first.startswith(FIRST_LINE[path.suffix]) or len(first) < 12:
            wrong.append(f"{path.relative_to(ROOT)}: {first[:60]!r}")
    assert wrong == []


def test_no_file_is_longer_than_the_hard_limit(sources):
    wrong = [
        f"{path.relative_to(ROOT)}: {len(lines)} lines"
        for path, lines in sources.items()
        if len(lines) > HARD_LIMIT and not is_generated(lines) and path.relative_to(ROOT).as_posix() not in DATA
    ]
    assert wrong == []
