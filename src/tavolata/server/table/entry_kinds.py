"""What is true of each kind of entry, whatever it says; `entry_handlers` has what it does to a table."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tavolata.server.entries import EntryKind

EntryLimit = Literal["none", "journal", "longer-journal", "talk"]
"""Which limit of a journal holds for an entry.

- `none`: it is always possible: a game comes to an end, and so does an evening.
- `journal`: not beyond the length of a journal.
- `longer-journal`: somewhat longer: people come and go until the last game is over.
- `talk`: people can write it as often as they like without the game going on, so there is a limit for these, too.
"""


class EntryTraits(NamedTuple):
    """The traits of one kind."""

    limit: EntryLimit
    public_fields: tuple[str, ...] = ()
    """What a message repeats of it; the rest of the journal (seeds, secret actions) stays here."""


ENTRY_TRAITS: dict[EntryKind, EntryTraits] = {
    "made": EntryTraits("journal"),
    "sat": EntryTraits("longer-journal", ("chair", "name")),
    "seated": EntryTraits("longer-journal", ("chair", "bot")),
    "freed": EntryTraits("longer-journal", ("chair", "name", "bot")),
    "left": EntryTraits("longer-journal", ("chair", "bot", "by")),
    "returned": EntryTraits("longer-journal", ("chair",)),
    "host_changed": EntryTraits("journal", ("chair",)),
    "device_changed": EntryTraits("longer-journal"),
    "dealt": EntryTraits("journal", ("order",)),
    "moved": EntryTraits("none", ("seat", "by")),
    "undone": EntryTraits("talk", ("seat",)),
    "taken_back": EntryTraits("talk", ("seat",)),
    "proposed": EntryTraits("talk", ("kind", "chair")),
    "agreed": EntryTraits("longer-journal", ("chair",)),
    "declined": EntryTraits("longer-journal", ("chair",)),
    "withdrawn": EntryTraits("longer-journal"),
    "promised": EntryTraits("talk", ("seat", "action")),
    "said": EntryTraits("talk", ("chair", "text", "phrase", "emote")),
    "paced": EntryTraits("talk", ("bots",)),
    "hints_set": EntryTraits("talk", ("hints",)),
    "hinted": EntryTraits("talk", ("chair",)),
    "closed": EntryTraits("none"),
}
TALK = frozenset(kind for kind, traits in ENTRY_TRAITS.items() if traits.limit == "talk")
