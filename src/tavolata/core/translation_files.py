"""Translation files (`words.en.ftl`), split into messages, and the other files that there are in several languages.

One run of the program needs only a few of hundreds of messages, and parsing all of them would be slow.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path

from tavolata.core.languages import ORIGINAL

MESSAGE_START = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""A key in the first column: nothing else in a translation file looks like that."""
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")

log = logging.getLogger("tavolata")


@cache
def file_in(folder: Path, name: str, language: str) -> Path | None:
    """The file of a language, of `words.*.ftl` and the like; where it is lacking, the English one, or any other.

    What is lacking is logged once. None: there is no such file in any language.
    """
    file = folder / name.replace("*", language)
    if file.is_file():
        return file
    other = fallback_file_in(folder, name)
    if other is not None:
        log.warning("%s has no %s: %s is shown instead.", folder.name, file.name, other.name)
    return other


@cache
def fallback_file_in(folder: Path, name: str) -> Path | None:
    """The English one of the files of this name, or the first of the others."""
    original = folder / name.replace("*", ORIGINAL)
    return original if original.is_file() else next(iter(sorted(folder.glob(name))), None)


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
