"""Entries about what needs consent: a take-back, and a chair that is made free in the middle of a game."""

from __future__ import annotations

from dataclasses import replace

from tavolata.server.entries import Entry
from tavolata.server.table.audience import notify_all, notify_of_game
from tavolata.server.table.entry_handlers.clocks import update_clocks
from tavolata.server.table.table import FreeRequest, Table, TakeBack
from tavolata.server.table.viewers import TableUpdate


def asked_back(table: Table, entry: Entry, seat: int) -> TableUpdate:
    """Somebody asks to take their last choice back."""
    table.playing().check_take_back(seat)
    table.take_back = TakeBack(seat, frozenset(table.deciding_people()) - {seat})
    return settle_and_notify(table, entry)


def agreed(table: Table, entry: Entry, seat: int) -> TableUpdate:
    """Somebody agrees to that."""
    assert table.take_back
    table.take_back = replace(table.take_back, waiting=table.take_back.waiting - {seat})
    return settle_and_notify(table, entry)


def declined(table: Table, entry: Entry, seat: int) -> TableUpdate:
    """Somebody does not agree."""
    table.take_back = None
    return notify_all(table, entry)


def asked_free(table: Table, entry: Entry, chair: int, waiting: list[int]) -> TableUpdate:
    """The host asks to make a chair free in the middle of a game."""
    before = table.free_request
    agreed = before.agreed if before and before.chair == chair else frozenset[int]()
    table.free_request = FreeRequest(chair, frozenset(waiting), agreed)
    return notify_all(table, entry)


def agreed_free(table: Table, entry: Entry, chair: int, waiting: list[int]) -> TableUpdate:
    """Somebody agrees to that."""
    assert table.free_request
    asked = table.free_request
    table.free_request = replace(asked, waiting=frozenset(waiting), agreed=asked.agreed | {chair})
    return notify_all(table, entry)


def declined_free(table: Table, entry: Entry, chair: int | None) -> TableUpdate:
    """Somebody does not agree."""
    table.free_request = None
    return notify_all(table, entry)


def drop_take_back(table: Table, drops: bool) -> None:
    """Somebody who was asked no longer decides. In old journals that is consent, so an entry says if it is not."""
    if drops:
        table.take_back = None


def settle_and_notify(table: Table, entry: Entry) -> TableUpdate:
    """Everybody gets a message; and if nobody else has to agree, the choice is taken back."""
    if _settle_take_back(table, entry):
        return notify_of_game(table, entry, went_back=True)
    return notify_all(table, entry)


def _settle_take_back(table: Table, entry: Entry) -> bool:
    """Take back what was asked for, once every other person has agreed."""
    if not (table.take_back and table.match):
        return False
    people = frozenset(table.deciding_people())
    table.take_back = replace(table.take_back, waiting=table.take_back.waiting & people)
    if table.take_back.waiting:
        return False
    match = table.change_match()
    match.take_back(table.take_back.seat)
    table.go_back_to(len(match.moves))
    table.take_back = None
    update_clocks(table, entry.at)
    return True
