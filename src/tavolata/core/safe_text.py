"""Text from strangers: which characters may reach a terminal or a page, and how all others are shown.

Control characters move the cursor of a terminal or change its colours; some invisible ones turn the direction of what
follows, or make two names look the same. Letters of all scripts, accents and emoji are welcome.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import bidirectional, category

ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER = "\u200d", "\u200c"
DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
"""They place punctuation in lines that mix directions; elsewhere they are only invisible."""
NUMBER_SIGNS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
"""Format characters that can be seen: signs around numbers in Arabic, Syriac and Kaithi."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")
"""Letters, marks and symbols by their category, but nothing can be seen of them."""
TEXT_STYLE, EMOJI_STYLE, KEYCAP = "\ufe0e", "\ufe0f", "\u20e3"
"""The first two are invisible and say how the emoji before them looks; the third draws a key around a digit."""
EMOJI_PUNCTUATION = frozenset("©®‼⁉™ℹ〰〽㊗㊙")
"""Emoji that are older than the blocks of emoji and symbols."""
MAX_MARKS = 4
"""On one letter: more than any language needs is a tower that covers the lines above."""
SUBDIVISION_FLAG = re.compile(
    "\U0001f3f4(?:{})\U000e007f".format(
        "|".join("".join(chr(0xE0000 + ord(letter)) for letter in name) for name in ("gbeng", "gbsct", "gbwls"))
    )
)
"""England, Scotland and Wales: a black flag with invisible tags."""
ELLIPSIS = "…"


def first_unsafe(text: str) -> str | None:
    """The first character of a text that nobody should be shown.

    >>> first_unsafe("Zoë 👩‍👧 מַיִם"), first_unsafe("Anna\\u202e")
    (None, '\\u202e')
    """
    return next((text[at] for at in _unsafe_positions(text)), None)


def is_visible(text: str) -> bool:
    """Is there anything to be seen of it?"""
    return any(
        (category(character)[0] in "LNPS" and character not in BLANKS) or _is_future_emoji(character)
        for character in text
    )


def code_point(character: str) -> str:
    """A character by its number, for those who cannot see it.

    >>> code_point("\\x1b"), code_point("👩")
    ('U+001B', 'U+1F469')
    """
    return f"U+{ord(character):04X}"


def escaped(text: str, keep: str = "") -> str:
    """The text with every unsafe character as its number; those to `keep` stay.

    >>> print(escaped("Anna\\x1b[31m \\u202e"))
    Anna\\x1b[31m \\u202e
    """
    unsafe = {at for at in _unsafe_positions(text) if text[at] not in keep}
    if not unsafe:
        return text
    return "".join(_escape(character) if at in unsafe else character for at, character in enumerate(text))


def shortened(text: str, most: int) -> str:
    """The beginning of a text that is too long to be shown.

    >>> shortened("Domingo", 7), shortened("Domingo", 4)
    ('Domingo', 'Dom…')
    """
    return text if len(text) <= most else text[: most - 1] + ELLIPSIS


def _escape(character: str) -> str:
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def _unsafe_positions(text: str) -> Iterator[int]:
    """One character after the other. What follows an unsafe one is judged as if there were none before it."""
    if text.isascii() and text.isprintable():
        return
    right_to_left = any(bidirectional(character) in ("R", "AL") and character.isalpha() for character in text)
    in_flag = {at for flag in SUBDIVISION_FLAG.finditer(text) for at in range(*flag.span())}
    before, marks = "", 0
    for at, character in enumerate(text):
        kind = category(character)
        marks = marks + (kind in ("Mn", "Me")) if kind[0] == "M" or kind == "Cf" else 0
        if kind == "Cf" and character in DIRECTION_MARKS:
            is_safe = right_to_left
        elif kind == "Cf":
            is_safe = at in in_flag or _is_safe_format(before, character, text[at + 1 : at + 2])
        elif _is_variation_selector(character):
            is_safe = _is_safe_selector(before, character, text[at + 1 : at + 2])
        elif kind == "Cn":
            is_safe = _is_future_emoji(character)
        else:
            is_safe = kind not in ("Cc", "Cs", "Co", "Zl", "Zp") and character not in BLANKS
        if not is_safe or marks > MAX_MARKS:
            yield at
            character = ""
        before = character


def _is_safe_format(before: str, character: str, after: str) -> bool:
    """Joiners belong between two parts of an emoji, or into scripts that need them."""
    if character == ZERO_WIDTH_JOINER and (before == EMOJI_STYLE or _is_emoji(before)) and _is_emoji(after):
        return True
    if character in (ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER):
        return _is_joining(before)
    return character in NUMBER_SIGNS


def _is_variation_selector(character: str) -> bool:
    return (
        "\ufe00" <= character <= "\ufe0f"
        or "\u180b" <= character <= "\u180f"
        or "\U000e0100" <= character <= "\U000e01ef"
    )


def _is_safe_selector(before: str, character: str, after: str) -> bool:
    """Where a selector changes what is seen: after emoji, digits on a key, and Mongolian letters."""
    if character in (TEXT_STYLE, EMOJI_STYLE):
        return _is_emoji(before) or (after == KEYCAP and before != "" and before in "0123456789#*")
    return character < "\u1810" and "\u1820" <= before <= "\u18aa"


def _is_emoji(character: str) -> bool:
    """Is it an emoji, or a symbol of the blocks where most emoji are?"""
    if not character:
        return False
    is_symbol = "\u2190" <= character <= "\u2bff" and not "\u2800" <= character <= "\u28ff"
    return (
        (is_symbol and category(character) in ("So", "Sm"))
        or character in EMOJI_PUNCTUATION
        or _is_future_emoji(character)
    )


def _is_future_emoji(character: str) -> bool:
    """Newer devices have emoji that this Python does not know yet; they are in blocks of their own."""
    return "\U0001f000" <= character <= "\U0001faff"


def _is_joining(character: str) -> bool:
    """A letter or mark of the scripts from Arabic to Mongolian, where joiners change how letters look."""
    return "\u0600" <= character <= "\u18af" and category(character)[0] in "LM"
