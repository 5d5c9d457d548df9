"""Entries to be written, and those among them that several commands or the server itself lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tavolata.core import chance
from tavolata.core.actions import Action
from tavolata.core.json_types import JSON
from tavolata.server.entries import NO_ACCESS_CHANGE, AccessChange, EntryKind, Holder
from tavolata.server.errors import Conflict
from tavolata.server.table.bot_checks import bot_for
from tavolata.server.table.table import Table

MovedBy = Literal["person", "bot", "clock"]
"""Who has chosen a move: a person, a bot that plays for a seat, or a bot for somebody whose time was up."""


@dataclass(frozen=True)
class NewEntry:
    """An entry that has no number and no time yet."""

    kind: EntryKind
    data: dict[str, JSON]
    access: AccessChange = NO_ACCESS_CHANGE
    """What changes with it for those who may sit at the table."""


def dealt_entry(table: Table, order: list[int], seed: int | str | bytes | None = None) -> NewEntry:
    """Deal a game. Without a given seed it comes from the operating system; nobody sees it before the end."""
    if any(chair.is_open for chair in table.chairs):
        raise Conflict("chairs-free")
    return NewEntry("dealt", {"seed": chance.make_seed(seed).hex(), "order": list(order)})


def moved_entry(seat: int, action: Action | str, by: MovedBy) -> NewEntry:
    """A move for a seat."""
    return NewEntry("moved", {"seat": seat, "action": str(action), "by": by})


def left_entry(table: Table, chair: int, bot: str, by: Literal["person", "clock"]) -> NewEntry:
    """Somebody has left, or their time is up, and a bot plays on."""
    return NewEntry("left", {"chair": chair, "bot": bot_for(table, chair, bot), "by": by})


def freed_entry(table: Table, chair: int) -> NewEntry:
    """Make a chair free. Everybody is told who was there; whoever it was has lost secrets, codes and contact."""
    there = table.chairs[chair]
    holders = [Holder(table.id, "seat", chair), Holder(table.id, "host", chair)]
    access = AccessChange(revoked=holders, unreachable_chairs=[chair])
    return NewEntry("freed", {"chair": chair, "name": there.name, "bot": there.bot}, access)


def taken_back_entry(table: Table, chair: int) -> NewEntry:
    """Take the last choice of a chair back, across what others have chosen since."""
    return NewEntry("taken_back", {"seat": table.seat_of(chair)})
