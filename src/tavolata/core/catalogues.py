"""Catalogues, cut into messages: of hundreds, a reader needs a few, and to parse them all would take a while."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Nothing else in a catalogue begins in the first column with a key."""
TAKEN_IN = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


@cache
def messages_in(file: Path) -> dict[str, str]:
    """The messages of a file by their keys, as they stand there."""
    text = file.read_text(encoding="utf-8")
    found = list(BEGINNING.finditer(text))
    ends = [*(following.start() for following in found[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=True)}


def taken_in(message: str) -> list[str]:
    """The keys of the messages that a message takes in.

    >>> taken_in("why = equal points, but { tie-break } ({ $points })")
    ['tie-break']
    """
    return TAKEN_IN.findall(message)
