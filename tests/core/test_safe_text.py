"""Text from strangers: people of all scripts are welcome, and nothing that a terminal obeys or an eye cannot see."""

from __future__ import annotations

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata import BadInput
from tavolata.core.errors import MAX_FIELD, check_text
from tavolata.core.languages import LANGUAGES
from tavolata.core.safe_text import escaped, first_unsafe, is_visible

WELCOME = [
    "Anna",
    "Zoë",
    "Zoe\u0308",
    "Łukasz O’Neill-Müller",
    "محمد",
    "שָׂרָה",
    "שלום (hi)\u200f!",
    "می\u200cخواهم",
    "क्\u200dष",
    "田中さん",
    "한글",
    "👩\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d🚀",
    "❤\ufe0f\u200d🔥",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🇮🇹",
    "1️⃣",
    "\U0001fadf",
    "a\u00a0b",
    "🏳\ufe0f\u200d🌈",
    "☎\ufe0e ❤\ufe0f ↔\ufe0f ‼\ufe0f ©\ufe0f",
    "#\ufe0f\u20e3",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f!",
    "مُحَمَّد",
    "בְּרֵאשִׁית",
    "लक्ष्मी",
    "ខ្មែរ ស្ត្រី",
    "བསྒྲུབས",
    "Nguye\u0302\u0303n",
    "a\u0323\u0302\u0301\u0308",
    "ᠰᠠ\u180bᠢᠨ",
]
UNWELCOME = {
    "Anna\x1b[31m": "\x1b",
    "Anna\x07": "\x07",
    "Anna\tBen": "\t",
    "Anna\nBen": "\n",
    "Anna\x7f": "\x7f",
    "Anna\x9b31m": "\x9b",
    "Anna\u202eneB": "\u202e",
    "Anna\u2066": "\u2066",
    "An\u200bna": "\u200b",
    "An\u200dna": "\u200d",
    "An\u200cna": "\u200c",
    "\u200d👩": "\u200d",
    "👩\u200d": "\u200d",
    "Anna\u200f": "\u200f",
    "An\u00adna": "\u00ad",
    "Anna\u2060": "\u2060",
    "Anna\ufeff": "\ufeff",
    "Anna\u2028": "\u2028",
    "Anna\u2029": "\u2029",
    "Anna\ue000": "\ue000",
    "Anna\U000f0000": "\U000f0000",
    "Anna\uffff": "\uffff",
    "Anna\u0378": "\u0378",
    "Anna\ud800": "\ud800",
    "Anna\U000e0067": "\U000e0067",
    "Anna\U000e0001": "\U000e0001",
    "Anna\u034f": "\u034f",
    "Anna\ufe0f": "\ufe0f",
    "Anna\ufe0e": "\ufe0e",
    "Anna\ufe00": "\ufe00",
    "Anna1\ufe0f": "\ufe0f",
    "Anna+\ufe0f": "\ufe0f",
    "❤\ufe0f\ufe0f": "\ufe0f",
    "An+\u200d+na": "\u200d",
    "Anna\U000e0100": "\U000e0100",
    "Anna\U000e01ef": "\U000e01ef",
    "Anna\u180b": "\u180b",
    "Anna\u180f": "\u180f",
    "Anna\u17b4": "\u17b4",
    "ខ\u17b5": "\u17b5",
    "Anna\u3164": "\u3164",
    "Anna\uffa0": "\uffa0",
    "Anna\u115f": "\u115f",
    "Anna\u2800": "\u2800",
    "Anna\U0001d159": "\U0001d159",
    "A\u0300\u0301\u0302\u0303\u0304nna": "\u0304",
    "🏴\U000e0061\U000e0062\U000e007f": "\U000e0061",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074": "\U000e0067",
}


@pytest.mark.parametrize("text", WELCOME)
def test_letters_of_all_scripts_accents_and_emoji_are_welcome(text: str) -> None:
    assert check_text(text) == text == escaped(text)


@pytest.mark.parametrize(("text", "character"), UNWELCOME.items(), ids=ascii)
def test_what_a_terminal_obeys_or_nobody_sees_is_refused_by_its_number(text: str, character: str) -> None:
    assert first_unsafe(text) == character
    with pytest.raises(BadInput) as refused:
        check_text(text)
    for language in LANGUAGES:
        assert f"U+{ord(character):04X}" in refused.value.text(language)
    assert first_unsafe(escaped(text)) is None
    assert f"{ord(character):x}" in escaped(text)


@pytest.mark.parametrize("text", ["", " ", "\u00a0", "\u0301", "\ufe0f", "\u3164", "\u2800"])
def test_a_name_can_be_seen(text: str) -> None:
    assert not is_visible(text)
    with pytest.raises(BadInput, match="None of that can be seen"):
        check_text(text)


ANY_TEXT = st.text(st.characters(exclude_categories=[]), max_size=30)


@given(ANY_TEXT)
def test_escaped_text_is_safe_and_says_the_same(text: str) -> None:
    shown = escaped(text)
    assert first_unsafe(shown) is None
    assert (shown == text) == (first_unsafe(text) is None)
    assert not any(category(character) in ("Cc", "Cs", "Co", "Zl", "Zp") for character in shown)


@pytest.mark.slow
@given(ANY_TEXT | st.integers(10**5, 10**6).map(lambda digits: 10**digits) | st.text(min_size=1000, max_size=3000))
def test_a_refusal_is_a_sentence_whatever_it_quotes(given_by_somebody: object) -> None:
    said = BadInput("unknown-pace", given=given_by_somebody, known="quick").text()
    assert first_unsafe(said.replace("\n", " ")) is None
    assert len(said) <= 10 * MAX_FIELD
