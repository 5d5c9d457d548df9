"""Entries about the game: it is dealt, moves are made and taken back."""

from __future__ import annotations

from dataclasses import replace

from tavolata.core.move_events import everybody
from tavolata.server.entries import Entry
from tavolata.server.table.audience import concerned_by, message_about_game, who_knows_mover
from tavolata.server.table.clocks import Clocks
from tavolata.server.table.entry_handlers.clocks import update_clocks
from tavolata.server.table.entry_handlers.proposals import drop_proposal
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate


def dealt(table: Table, entry: Entry, seed: str, order: list[int]) -> TableUpdate:
    """A new game begins; nothing of the one before is left."""
    if sorted(order) != list(range(len(table.chairs))):
        raise ValueError("every chair has one seat")
    table.match = table.setup.deal(bytes.fromhex(seed))
    table.order = order
    table.seats = {chair: seat for seat, chair in enumerate(order)}
    table.deals = (*table.deals, entry.number)
    table.proposals = ()
    table.handovers = ()
    table.chairs = tuple(replace(chair, former=None) for chair in table.chairs)
    table.promises = {}
    table.hints_taken = {}
    table.clocks = Clocks.of_new_game(table.setup.time_control, len(order))
    table.viewers = {viewer: state._replace(choices=b"", movers=()) for viewer, state in table.viewers.items()}
    update_clocks(table, entry.at)
    return message_about_game(table, entry, last_move=len(table.match.moves))


def moved(table: Table, entry: Entry, seat: int, action: str, by: str) -> TableUpdate:
    """Somebody has answered their decision."""
    match = table.change_match()
    first, had_open_talk = len(match.moves), bool(table.promises or table.proposals)
    match.move(seat, action)
    drop_proposal(table, "take-back")
    if not match.movers:
        drop_proposal(table, "free")
    update_clocks(table, entry.at, timed_out=seat if by == "clock" else None)
    moves = [move.raw_events for move in match.moves[first:]]
    sees_first = moves[0].reach(first=True)
    return message_about_game(
        table,
        entry,
        concerns=everybody if sees_first is everybody else concerned_by(seat, moves),
        decided=seat,
        knows_mover=who_knows_mover(table, seat, sees_first),
        first_move=first,
        last_move=len(match.moves),
        changes_table=had_open_talk or not match.movers or table.clocks is not None,
    )


def undone(table: Table, entry: Entry, seat: int) -> TableUpdate:
    """The last choice is taken back; whoever saw it made gets a message."""
    match = table.change_match()
    before = list(match.moves)
    match.undo(seat)
    gone = [move.raw_events for move in before[len(match.moves) :]]
    _go_back(table, entry)
    return message_about_game(table, entry, concerns=concerned_by(seat, gone), decided=seat, went_back=True)


def taken_back(table: Table, entry: Entry, seat: int) -> TableUpdate:
    """The last choice of a seat is taken back, with all that others have chosen since: they have agreed."""
    table.change_match().take_back(seat)
    _go_back(table, entry)
    return message_about_game(table, entry, went_back=True)


def _go_back(table: Table, entry: Entry) -> None:
    """Moves are gone: those that are made instead are seen by whoever has the seats now."""
    moves = len(table.playing().moves)
    table.handovers = tuple(replace(one, moves=min(one.moves, moves)) for one in table.handovers)
    drop_proposal(table, "take-back")
    update_clocks(table, entry.at)
