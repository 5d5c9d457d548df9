"""What in a journal belongs to a person: the name, wherever it stands, and what they said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

from tavolata.server.entries import Entry

NOBODY = "–"
"""What stands where a name or a message was."""


def without_person(journal: Iterable[Entry], name: str) -> Iterator[Entry]:
    """The entries that change when a person is forgotten, as they are then.

    Messages that the person wrote are emptied; in those of others the name is replaced.
    """
    chairs: set[int] = set()
    for entry in journal:
        _follow(chairs, entry, name)
        data = _without(entry, name, chairs)
        if data != entry.data:
            yield replace(entry, data=data)


def chairs_of(journal: Iterable[Entry], name: str) -> set[int]:
    """The chairs that belong to the person in the end."""
    chairs: set[int] = set()
    for entry in journal:
        _follow(chairs, entry, name)
    return chairs


def is_same_name(one: object, other: str) -> bool:
    """Do two names mean the same person, as far as one can tell? Case and blanks do not matter.

    >>> is_same_name(" anna  maria", "Anna Maria"), is_same_name(None, "Anna")
    (True, False)
    """
    return isinstance(one, str) and one.casefold().split() == other.casefold().split()


def _follow(chairs: set[int], entry: Entry, name: str) -> None:
    """Keep up with which chairs belong to the person."""
    data = cast(dict[str, Any], entry.data)
    if entry.kind == "made":
        chairs.update(number for number, chair in enumerate(data["chairs"]) if is_same_name(chair["name"], name))
    elif entry.kind == "sat" and is_same_name(data["name"], name):
        chairs.add(data["chair"])
    elif entry.kind in ("sat", "freed"):
        chairs.discard(data["chair"])


def _without(entry: Entry, name: str, chairs: set[int]) -> dict[str, Any]:
    data = cast(dict[str, Any], entry.data)
    if entry.kind == "made":
        return {**data, "chairs": [_nobody(chair, name) for chair in data["chairs"]]}
    if entry.kind == "sat":
        return _nobody(data, name)
    if entry.kind == "said" and data.get("text"):
        own = data["chair"] in chairs
        return {**data, "text": NOBODY if own else _replaced(data["text"], name)}
    return data


def _nobody(named: dict[str, Any], name: str) -> dict[str, Any]:
    return {**named, "name": NOBODY} if is_same_name(named["name"], name) else named


def _replaced(text: str, name: str) -> str:
    """A message without the name: whole words only."""
    words = r"\s+".join(map(re.escape, name.split()))
    return re.sub(rf"(?<!\w){words}(?!\w)", NOBODY, text, flags=re.IGNORECASE)
