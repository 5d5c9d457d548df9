"""Games looked at again, move by move: all of a finished one, and of one that goes on what the asker has seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.core.errors import BadInput, IllegalMove
from tavolata.core.events import Event
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.server.entries import Entry, TableRow
from tavolata.server.errors import Conflict, Forbidden, NotFound
from tavolata.server.protocol.messages import ReplayStep
from tavolata.server.table.access import Access
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.outgoing.game_json import event_json, view_json
from tavolata.server.table.table import Table


@dataclass(frozen=True)
class TableGame:
    """One game of a table, as its journal tells it."""

    number: int
    table: Table
    """As it was at the end of the game, or is now."""
    names: list[str]

    @property
    def seats_of_people(self) -> tuple[int, ...]:
        """The seats whose chairs belong to people."""
        return tuple(seat for seat, chair in enumerate(self.table.order) if self.table.chairs[chair].name)

    @property
    def match(self) -> Match:
        """The game itself."""
        assert self.table.match
        return self.table.match


def read_game(row: TableRow, entries: list[Entry], number: int) -> TableGame:
    """The game with this number (from 1), as far as it was played."""
    deals = [entry.number for entry in entries if entry.kind == "dealt"]
    if not 1 <= number <= len(deals):
        raise NotFound("no-such-game", number=number, games=len(deals))
    end = deals[number] if number < len(deals) else entries[-1].number + 1
    table = read_table(row, entries[: end - 1])
    return TableGame(number, table, [_name(table, chair) for chair in table.order])


def _name(table: Table, chair: int) -> str:
    there = table.chairs[chair]
    return f"human:{there.name}" if there.name else str(there.bot)


def finished(played: TableGame) -> TableGame:
    """The game, if it is over."""
    if played.match.movers:
        raise Conflict("not-over")
    return played


def record(played: TableGame) -> dict[str, JSON]:
    """The record of a finished game: with its seed, so that everybody can check it."""
    return finished(played).match.record(played.names)


@dataclass(frozen=True)
class Perspective:
    """Whose knowledge a game is shown with, and what that is."""

    seat: int | None
    is_open: bool
    moves: Sequence[int]
    """The moves that were seen, from the deal on, as the game counts them."""
    log: Sequence[Sequence[Event]]
    """The events of every move of the game."""
    since: int = 0
    """Before this move they saw what spectators saw."""


def step(played: TableGame, asker: Access, move: int, seat: int | None, is_open: bool) -> ReplayStep:
    """A game after `move` moves. Of one that goes on, the asker sees only what their own seat has seen."""
    perspective = _perspective(played, asker, seat, is_open)
    if not 0 <= move < len(perspective.moves):
        raise BadInput("no-such-position", game=played.match.game.name, number=move, last=len(perspective.moves) - 1)
    return _step(played, perspective, move, played.match.after(perspective.moves[move]))


def steps(played: TableGame, asker: Access, seat: int | None, is_open: bool) -> list[ReplayStep]:
    """All steps of a game from the same perspective, from the deal on. The game is played once."""
    perspective = _perspective(played, asker, seat, is_open)
    numbers = {move: number for number, move in enumerate(perspective.moves)}
    moments = enumerate(played.match.replay())
    return [_step(played, perspective, numbers[move], earlier) for move, earlier in moments if move in numbers]


def _step(played: TableGame, perspective: Perspective, number: int, earlier: Match) -> ReplayStep:
    move = perspective.moves[number]
    return {
        "game": played.number,
        "move": number,
        "moves": len(perspective.moves) - 1,
        "seat": perspective.seat,
        "is_open": perspective.is_open,
        "view": view_json(earlier, perspective.seat if move >= perspective.since else None),
        "views": [view_json(earlier, other) for other in range(earlier.players)] if perspective.is_open else [],
        "events": [event_json(event) for event in perspective.log[move]],
    }


def _perspective(played: TableGame, asker: Access, seat: int | None, is_open: bool) -> Perspective:
    match = played.match
    if match.movers:
        return _own_perspective(played, asker, seat, is_open)
    if seat is not None and seat not in range(match.players):
        raise BadInput("bad-seat", match.game.players_clause, match.game.name, seat=str(seat), players=match.players)
    log: Sequence[Sequence[Event]] = match.full_log() if is_open else match.log_by_move(seat)
    return Perspective(seat, is_open, range(len(match.moves) + 1), log)


def _own_perspective(played: TableGame, asker: Access, seat: int | None, is_open: bool) -> Perspective:
    """Moves of which the asker saw nothing are not counted; where a game is played from memory, nothing comes back."""
    match = played.match
    own = played.table.seat_of(asker.chair)
    if is_open or seat != own:
        raise Forbidden("own-perspective-only")
    if match.is_played_from_memory:
        raise IllegalMove("memory-only", match.game.memory_clause, match.game.name)
    log = played.table.log_by_move(asker.chair)
    seen = [0, *(number for number, events in enumerate(log) if number and events)]
    handover = played.table.handover_of(asker.chair)
    return Perspective(own, False, seen, log, handover.moves if handover else 0)
