# Argument phrases of the registry ("int, optional, default='1'"): a parser and a renderer that invert each other.
"""The grammar in which MXNet's registry describes an argument.

::

    phrase  = type                                   an input, or a parameter of the oldest operators
            | type ", required"
            | type ", optional, default=" default
            | choices ", required"
            | choices ",optional, default=" default  (no space before "optional" here)
    type    = base [" (non-negative)"] [" or None"]
            | "tuple of <" type ">"
    choices = "{" choice ", " choice ... "}"         choice is None or a quoted text

For every phrase of the grammar ``render(parse(text)) == text``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

INPUT_TYPES = frozenset({"NDArray-or-Symbol", "NDArray-or-Symbol[]", "NDArray", "Symbol", "Symbol or Symbol[]"})
BASES = frozenset(
    {"int", "long", "float", "double", "boolean", "string", "Shape(tuple)", "Shape", "ptr", "real_t", ""}
) | (INPUT_TYPES - {"Symbol or Symbol[]"})
_NON_NEGATIVE = " (non-negative)"
_OR_NONE = " or None"
_CHOICES = re.compile(r"\{(.*)\}(, required|,optional, default=(.*))", re.DOTALL)
_PLAIN = re.compile(r"(.*?)(, required|, optional, default=(.*))", re.DOTALL)


class PhraseError(ValueError):
    """The text is no argument phrase."""


@dataclass(frozen=True)
class Type:
    """What an argument takes: a base type, a tuple of ``element``, or one of ``choices`` (with None: optional)."""

    base: str
    non_negative: bool = False
    or_none: bool = False
    element: Type | None = None
    choices: tuple[str | None, ...] | None = None


@dataclass(frozen=True)
class Default:
    text: str
    quoted: bool


@dataclass(frozen=True)
class Phrase:
    type: Type
    required: bool | None  # None: the phrase does not say
    default: Default | None = None

    @property
    def is_input(self) -> bool:
        return self.required is None and (self.type.base in INPUT_TYPES)


def _parse_type(text: str) -> Type:
    if text == "Symbol or Symbol[]":
        return Type(text)
    if text.startswith("tuple of <") and text.endswith(">"):
        return Type("tuple", element=_parse_type(text[len("tuple of <") : -1]))
    base = text
    or_none = base.endswith(_OR_NONE)
    base = base.removesuffix(_OR_NONE)
    non_negative = base.endswith(_NON_NEGATIVE)
    base = base.removesuffix(_NON_NEGATIVE)
    if base not in BASES:
        raise PhraseError(f"unknown type {text!r}")
    return Type(base, non_negative, or_none)


def _render_type(t: Type) -> str:
    if t.choices is not None:
        return "{" + ", ".join("None" if c is None else f"'{c}'" for c in t.choices) + "}"
    if t.element is not None:
        return f"tuple of <{_render_type(t.element)}>"
    return t.base + (_NON_NEGATIVE if t.non_negative else "") + (_OR_NONE if t.or_none else "")


def _parse_choice(text: str) -> str | None:
    if text == "None":
        return None
    if len(text) < 2 or text[0] != "'" or text[-1] != "'":
        raise PhraseError(f"a choice must be None or quoted, got {text!r}")
    return text[1:-1]


def _parse_default(text: str | None) -> Default | None:
    if text is None:
        return None
    quoted = len(text) >= 2 and text[0] == text[-1] == "'"
    return Default(text[1:-1] if quoted else text, quoted)


def parse(text: str) -> Phrase:
    """Parse a phrase; raises PhraseError when the text is not one."""
    if text.startswith("{"):
        m = _CHOICES.fullmatch(text)
        if not m:
            raise PhraseError(f"bad choices in {text!r}")
        choices = tuple(_parse_choice(c) for c in m[1].split(", "))
        return Phrase(Type("enum", choices=choices), m[2] == ", required", _parse_default(m[3]))
    m = _PLAIN.fullmatch(text)
    if not m:
        return Phrase(_parse_type(text), None)
    return Phrase(_parse_type(m[1]), m[2] == ", required", _parse_default(m[3]))


def render(p: Phrase) -> str:
    """The text of a phrase."""
    text = _render_type(p.type)
    if p.required is None:
        return text
    if p.required:
        return text + ", required"
    if p.default is None:
        raise PhraseError("an optional argument needs a default")
    shown = f"'{p.default.text}'" if p.default.quoted else p.default.text
    comma = "," if p.type.choices is not None else ", "
    return f"{text}{comma}optional, default={shown}"
