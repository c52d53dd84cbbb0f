# Argument phrases: parsing and rendering invert each other for every phrase of MXNet 1.9.1.
import json
from pathlib import Path

import pytest

from codegen import phrase

GOLDEN = Path(__file__).resolve().parents[1] / "abi" / "data" / "phrases.json"
PHRASES = sorted({p for op in json.loads(GOLDEN.read_text()).values() for _, p in op["args"]})


def test_round_trip():
    assert len(PHRASES) > 150
    assert [p for p in PHRASES if phrase.render(phrase.parse(p)) != p] == []


def test_model_round_trip():
    """The other way round: what was parsed comes back from its text."""
    for p in map(phrase.parse, PHRASES):
        assert phrase.parse(phrase.render(p)) == p


def test_parts():
    p = phrase.parse("int (non-negative), optional, default=1")
    assert p == phrase.Phrase(phrase.Type("int", non_negative=True), False, phrase.Default("1", False))
    p = phrase.parse("{None, 'NCHW'},optional, default='None'")
    assert p.type.choices == (None, "NCHW")
    assert p.default == phrase.Default("None", True)
    assert phrase.parse("tuple of <float>, required").type.element == phrase.Type("float")
    assert phrase.parse("NDArray-or-Symbol[]").is_input
    assert not phrase.parse("int").is_input


@pytest.mark.parametrize("text", ["", "integer", "int, maybe", "{a, b}, required", "{'a'}, optional, default='a'"])
def test_bad_phrases(text):
    if text == "":
        assert phrase.parse(text).type.base == ""  # 1.9.1 has parameters whose type has no name
        return
    with pytest.raises(phrase.PhraseError):
        phrase.parse(text)
