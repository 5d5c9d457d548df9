"""Games looked at again, move by move: all of a finished one, and of one that goes on what the asker has seen."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tavolata.core.errors import BadInput, IllegalMove
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.server.entries import Entry, TableRow
from tavolata.server.errors import Conflict, Forbidden, NotFound
from tavolata.server.protocol.messages import ReplayStep
from tavolata.server.table.access import Access
from tavolata.server.table.outgoing import event_json, view_json
from tavolata.server.table.table import Table, read_table


@dataclass(frozen=True)
class TableGame:
    """One game of a table, as its journal tells it."""

    number: int
    match: Match
    order: list[int]
    names: list[str]


def game_number(row: TableRow, entries: list[Entry], number: int) -> TableGame:
    """The game with this number (from 1), as far as it was played."""
    deals = [entry.number for entry in entries if entry.kind == "dealt"]
    if not 1 <= number <= len(deals):
        raise NotFound("no-such-game", number=number, games=len(deals))
    end = deals[number] if number < len(deals) else entries[-1].number + 1
    table = read_table(row, entries[: end - 1])
    assert table.match
    return TableGame(number, table.match, table.order, [_name(table, chair) for chair in table.order])


async def in_thread(row: TableRow, entries: list[Entry], number: int) -> TableGame:
    """The same in a thread: to play a long evening again takes a while."""
    return await asyncio.to_thread(game_number, row, entries, number)


def _name(table: Table, chair: int) -> str:
    there = table.chairs[chair]
    return f"human:{there.name}" if there.name else str(there.bot)


def record(played: TableGame) -> dict[str, JSON]:
    """The record of a finished game: with its seed, so that everybody can check it."""
    if played.match.movers:
        raise Conflict("not-over")
    return played.match.record(played.names)


def step(played: TableGame, asker: Access, move: int, seat: int | None, is_open: bool) -> ReplayStep:
    """A game after `move` moves. Of one that goes on, the asker sees only what their own seat has seen."""
    match = played.match
    if match.movers:
        return _own_step(played, asker, move, seat, is_open)
    earlier = match.after(move)
    if seat is not None and seat not in range(match.players):
        raise BadInput("bad-seat", match.game.players_clause, match.game.name, seat=str(seat), players=match.players)
    events = match.full_log()[move] if is_open else match.log_by_move(seat)[move]
    return {
        "game": played.number,
        "move": move,
        "moves": len(match.moves),
        "seat": seat,
        "is_open": is_open,
        "view": view_json(earlier, seat),
        "views": [view_json(earlier, other) for other in range(match.players)] if is_open else [],
        "events": [event_json(event) for event in events],
    }


def steps(played: TableGame, asker: Access, seat: int | None, is_open: bool) -> list[ReplayStep]:
    """All steps of a game through the same eyes, from the deal on."""
    first = step(played, asker, 0, seat, is_open)
    return [first, *(step(played, asker, move, seat, is_open) for move in range(1, first["moves"] + 1))]


def _own_step(played: TableGame, asker: Access, move: int, seat: int | None, is_open: bool) -> ReplayStep:
    """Moves of which the asker saw nothing are not counted; where a game is played from memory, nothing comes back."""
    match = played.match
    own = played.order.index(asker.chair) if asker.chair is not None else None
    if is_open or seat != own:
        raise Forbidden("own-eyes-only")
    if match.is_played_from_memory:
        raise IllegalMove("memory-only", match.game.memory_clause, match.game.name)
    log = match.log_by_move(own)
    seen = [0, *(number for number, events in enumerate(log) if number and events)]
    if not 0 <= move < len(seen):
        raise BadInput("no-such-moment", game=match.game.name, number=move, last=len(seen) - 1)
    return {
        "game": played.number,
        "move": move,
        "moves": len(seen) - 1,
        "seat": own,
        "is_open": False,
        "view": view_json(match.after(seen[move]), own),
        "views": [],
        "events": [event_json(event) for event in log[seen[move]]],
    }
