# Rendering: one strict Jinja2 environment for all templates, and the set of files that a run produces.
"""Templates to text, text to files: nothing is written when nothing changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import jinja2

TEMPLATES = Path(__file__).parent / "templates"


def environment(filters: dict) -> jinja2.Environment:
    """An environment in which a missing name is an error and the layout of the template is the layout of the file."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # the output is source code, not HTML
    )
    env.filters.update(filters)
    return env


@dataclass
class Outputs:
    """The files of one run by path below the repository's root, held back until the run has succeeded."""

    root: Path
    files: dict[str, str] = field(default_factory=dict)

    def add(self, path: str, text: str) -> None:
        if path in self.files:
            raise ValueError(f"{path} is generated twice")
        self.files[path] = text

    def stale(self) -> list[str]:
        """Paths whose committed content differs from what this run produced."""
        return [p for p, text in sorted(self.files.items()) if _read(self.root / p) != text]

    def write(self) -> list[str]:
        """Write what differs and return those paths, so that build tools see only true changes."""
        changed = self.stale()
        for p in changed:
            target = self.root / p
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.files[p], encoding="utf-8")
        return changed


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None
