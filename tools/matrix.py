# docs/matrix.md from what the languages' tests replayed: python tools/matrix.py [--check]
"""Which operator has passed its vectors in which language.

Each language leaves build/LANG/vectors.txt with a line `OPERATOR CASES` for every operator whose cases all passed.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = {"python": "Python", "julia": "Julia", "scala": "Scala", "java": "Java", "clojure": "Clojure", "r": "R",
             "perl": "Perl"}  # fmt: skip


def wanted() -> dict[str, int]:
    """Operators and their numbers of cases in tests/vectors."""
    count: Counter[str] = Counter()
    for path in sorted((ROOT / "tests" / "vectors").glob("*.vec")):
        count.update(line[3:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("op "))
    return dict(count)


def replayed(language: str) -> dict[str, int]:
    """Operators and numbers of cases that passed in a language; empty when its tests have not run."""
    path = ROOT / "build" / language / "vectors.txt"
    if not path.is_file():
        return {}
    rows = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return {name: int(count) for name, count in rows}


def table(want: dict[str, int], got: dict[str, dict[str, int]]) -> str:
    """The page as Markdown."""
    lines = [
        "# Operators by language",
        "",
        "Made by `python tools/matrix.py` from what the languages' tests replayed of `tests/vectors`: the number",
        "is that of the cases, forward and gradient, that gave the recorded values. A hole is an error of `make test`.",
        "",
        "| operator | " + " | ".join(LANGUAGES.values()) + " |",
        "| --- |" + " ---: |" * len(LANGUAGES),
    ]
    for op, count in sorted(want.items()):
        cells = [str(count) if got[lang].get(op) == count else "" for lang in LANGUAGES]
        lines.append(f"| `{op}` | " + " | ".join(cells) + " |")
    totals = [str(sum(got[lang].get(op) == count for op, count in want.items())) for lang in LANGUAGES]
    lines.append(f"| **{len(want)} operators** | " + " | ".join(totals) + " |")
    return "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    want, got = wanted(), {lang: replayed(lang) for lang in LANGUAGES}
    page, text = ROOT / "docs" / "matrix.md", table(want, got)
    holes = [(lang, op) for lang in LANGUAGES for op, count in want.items() if got[lang].get(op) != count]
    for lang, op in holes[:20]:
        print(f"matrix: {LANGUAGES[lang]} has not passed all cases of {op}", file=sys.stderr)
    if "--check" not in argv:
        page.write_text(text, encoding="utf-8")
        print(f"wrote docs/matrix.md: {len(want)} operators, {len(holes)} holes")
        return 0
    if not page.is_file() or page.read_text(encoding="utf-8") != text:
        print("matrix: docs/matrix.md is not what the tests gave; run python tools/matrix.py", file=sys.stderr)
        return 1
    print(f"matrix: {len(want)} operators in {len(LANGUAGES)} languages")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
