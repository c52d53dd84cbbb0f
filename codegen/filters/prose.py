# Prose of the registry for documentation: paragraphs to wrap, and blocks whose lines stay as they are.
"""How all languages lay out the documentation that the registry holds."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator


def blocks(text: str) -> Iterator[tuple[bool, list[str]]]:
    """Blocks between empty lines: whether one looks like a list, a table or code and keeps its lines, and its lines."""
    for block in re.split(r"\n\s*\n", text.strip("\n")):
        lines = textwrap.dedent(block).splitlines()
        yield any(re.match(r"\s|[-*|>]|\d+\.", line) for line in lines), lines


def wrap(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """One paragraph as lines; words are never broken."""
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def paragraphs(text: str, width: int, indent: str = "") -> list[str]:
    """Wrapped paragraphs and kept blocks, all indented, with an empty line between them."""
    lines: list[str] = []
    for keep, block in blocks(text):
        if lines:
            lines.append("")
        if keep:
            lines += [indent + line if line.strip() else "" for line in block]
        else:
            lines += wrap(" ".join(block), width, indent, indent)
    return lines
