"""Entries about chairs: people come and go, bots play for them, a new host takes over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tavolata.bots import cast_chair, cast_table
from tavolata.bots.pace import DEFAULT_PACE
from tavolata.server.entries import DEFAULT_HINT_RULE, Entry, HintRule
from tavolata.server.table.audience import message_all
from tavolata.server.table.chairs import Chair, Handover
from tavolata.server.table.entry_handlers.clocks import update_clocks
from tavolata.server.table.entry_handlers.proposals import drop_proposal, drop_take_back_of
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate, ViewerState


def made(
    table: Table,
    entry: Entry,
    chairs: list[dict[str, Any]],
    bot_pace: str = DEFAULT_PACE,
    hints: HintRule = DEFAULT_HINT_RULE,
) -> TableUpdate:
    """The table is there, with its first chairs."""
    table.bot_pace, table.hint_rule = bot_pace, hints
    bots = cast_table([chair["bot"] for chair in chairs])
    table.chairs = tuple(Chair(chair["name"], bot) for chair, bot in zip(chairs, bots, strict=True))
    table.host = next((number for number, chair in enumerate(table.chairs) if chair.name), None)
    table.viewers = {viewer: ViewerState() for viewer in [*range(len(chairs)), None]}
    return message_all(table, entry)


def sat(table: Table, entry: Entry, chair: int, name: str) -> TableUpdate:
    """Somebody takes a free chair."""
    former = table.chairs[chair].former
    if former is not None and table.state == "playing":
        _hand_over(table, entry, chair, name, former)
    return _change(table, entry, chair, Chair(name))


def _hand_over(table: Table, entry: Entry, chair: int, name: str, former: Chair) -> None:
    """Note it for everybody to see; the message about it is the first one that the new person may ask for."""
    moves = len(table.playing().moves)
    messages = table.viewers[chair].message_count + 1
    table.handovers = (*table.handovers, Handover(chair, name, former, entry.at, moves, messages))


def seated(table: Table, entry: Entry, chair: int, bot: str) -> TableUpdate:
    """The host has a bot play for a chair."""
    drop_take_back_of(table, chair)
    bot = cast_chair(bot, chair, table.bots_beside(chair))
    return _change(table, _with_bot(entry, bot), chair, replace(table.chairs[chair], bot=bot, former=None))


def freed(table: Table, entry: Entry, chair: int, name: str | None = None, bot: str | None = None) -> TableUpdate:
    """A chair is made free."""
    drop_take_back_of(table, chair)
    there = table.chairs[chair]
    drop_proposal(table, "free")
    former = (there.former or replace(there, former=None)) if table.state == "playing" else None
    return _change(table, _with_bot(entry, there.bot), chair, Chair(former=former))


def left(table: Table, entry: Entry, chair: int, bot: str, by: str) -> TableUpdate:
    """Somebody has left, or their time is up, and a bot plays on."""
    drop_take_back_of(table, chair)
    bot = cast_chair(bot, chair, table.bots_beside(chair))
    return _change(table, _with_bot(entry, bot), chair, replace(table.chairs[chair], bot=bot))


def returned(table: Table, entry: Entry, chair: int) -> TableUpdate:
    """Somebody is back, and takes the seat over from the bot; then nobody else gets the chair."""
    pending = table.proposal_of("free")
    if pending and pending.chair == chair:
        drop_proposal(table, "free")
    return _change(table, entry, chair, replace(table.chairs[chair], bot=None))


def host_changed(table: Table, entry: Entry, chair: int) -> TableUpdate:
    """Somebody has taken over as the host."""
    table.host, table.has_new_host = chair, True
    return message_all(table, entry)


def device_changed(table: Table, entry: Entry, chair: int | None, digest: str) -> TableUpdate:
    """A seat moved to another device: nobody at the table gets a message."""
    return TableUpdate(entry, frozenset())


def _change(table: Table, entry: Entry, chair: int, changed: Chair) -> TableUpdate:
    table.chairs = (*table.chairs[:chair], changed, *table.chairs[chair + 1 :])
    update_clocks(table, entry.at)
    return message_all(table, entry)


def _with_bot(entry: Entry, bot: str | None) -> Entry:
    """An entry that names a bot, with who really plays: old journals, and programs, name levels only."""
    return replace(entry, data={**entry.data, "bot": bot}) if entry.data.get("bot") else entry
