"""Translation files (`words.en.ftl`), split into messages.

One run of the program needs only a few of hundreds of messages, and parsing all of them would be slow.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

MESSAGE_START = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""A key in the first column: nothing else in a translation file looks like that."""
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


@cache
def messages_in(file: Path) -> dict[str, str]:
    """The source text of each message of a file, by its key."""
    text = file.read_text(encoding="utf-8")
    found = list(MESSAGE_START.finditer(text))
    ends = [*(following.start() for following in found[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=True)}


def references_in(message: str) -> list[str]:
    """The keys of the messages that a message refers to.

    >>> references_in("why = equal points, but { tie-break } ({ $points })")
    ['tie-break']
    """
    return REFERENCE.findall(message)
