"""A table without a server, and everything that can be sent to a viewer of it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import orjson

import tavolata
from tavolata.core import chance
from tavolata.core.errors import TavolataError
from tavolata.core.match import Match
from tavolata.server.entries import Entry, EntryKind
from tavolata.server.protocol import commands
from tavolata.server.protocol.messages import Message, Refusal, ReplayStep
from tavolata.server.protocol.refusal import refusal_json
from tavolata.server.table import replay
from tavolata.server.table.access import Access
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.command_handlers import entry_for
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.outgoing.messages import messages, missed_messages
from tavolata.server.table.outgoing.welcome import welcome
from tavolata.server.table.setup import Setup
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate, Viewer
from tests.server.hidden_worlds import PLAYERS, illegal_actions, refuses


@dataclass
class Twin:
    """A table that is kept by its entries alone, as every server process keeps it."""

    table: Table
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def dealt(cls, game: str, seed: int, pace: TimeControl) -> Twin:
        """A table of people to whom a game has been dealt."""
        known, players = tavolata.game(game), PLAYERS[game]
        setup = Setup(known, players, known.resolve_options(players, {}), known.edition(), pace)
        twin = cls(Table("table", setup, "invite", "watch"))
        twin.add(0, "made", chairs=[{"name": f"P{chair}", "bot": None} for chair in range(players)])
        twin.add(0, "dealt", seed=chance.make_seed(seed).hex(), order=[*range(1, players), 0])
        return twin

    def add(self, at: int, kind: EntryKind, **data: Any) -> TableUpdate:
        """Write the next entry."""
        entry = Entry("table", self.table.last_entry + 1, at, kind, data)
        self.table, update = apply_entry(self.table, entry)
        self.entries.append(entry)
        return update

    def move(self, at: int, seat: int, action: str, by: str = "person") -> TableUpdate:
        """A move by whoever plays for a seat."""
        return self.add(at, "moved", seat=seat, action=action, by="bot" if self.table.chair_at(seat).bot else by)

    def again(self) -> Twin:
        """Another table with the same journal."""
        other = Twin(Table("table", self.table.setup, "invite", "watch"))
        for entry in self.entries:
            other.table, _ = apply_entry(other.table, entry)
        other.entries = list(self.entries)
        return other

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match


def told(twin: Twin, viewer: int | None, dice: random.Random) -> list[bytes]:
    """Everything that can be told to a viewer about this moment."""
    table = twin.table
    number, seat = table.viewers[viewer].message_count, table.seat_of(viewer)
    frames: list[Any] = [welcome(table, viewer, "seat", [], 100)]
    frames += [missed_messages(table, viewer, since) for since in (0, number - dice.randrange(1, 20), number)]
    asker = Access("table", "spectator" if viewer is None else "seat", viewer)
    actions = illegal_actions(twin.match, seat, dice, 5) if seat is not None else []
    frames += [refusal_of(table, asker, action) for action in actions]
    frames += [moment_of(twin, asker, dice.randrange(len(twin.match.moves) + 2))]
    if seat is not None:
        frames += [refuses(twin.match, seat, way) for way in ("undo", "check_take_back")]
    return [orjson.dumps(frame) for frame in frames]


def refusal_of(table: Table, asker: Access, action: str) -> Refusal:
    """What somebody hears who wants something that is not legal."""
    decision = table.viewers[asker.viewer].decision
    command = commands.MoveCommand(do="move", key="k", decision=decision, action=action)
    try:
        wish = entry_for(table, asker, command)
        apply_entry(table, Entry(table.id, table.last_entry + 1, 0, wish.kind, wish.data))
    except TavolataError as problem:
        return refusal_json(problem)
    raise AssertionError("an illegal move was made")


def moment_of(twin: Twin, asker: Access, move: int) -> ReplayStep | Refusal:
    """A moment of the game so far, or why not."""
    played = replay.TableGame(1, twin.table, [])
    try:
        return replay.step(played, asker, move, twin.table.seat_of(asker.viewer), False)
    except TavolataError as problem:
        return refusal_json(problem)


def message(table: Table, update: TableUpdate, viewer: Viewer) -> Message:
    """What one viewer is told about what just happened."""
    ((_, frame),) = messages(table, update, [viewer])
    return frame


def live_frames(twin: Twin, update: TableUpdate, viewer: int | None) -> list[bytes]:
    """What goes out to a viewer at once."""
    if viewer not in update.audience:
        return []
    return [orjson.dumps(message(twin.table, update, viewer))]


def seen_of(twin: Twin, update: TableUpdate, viewer: int | None) -> list[Any]:
    return [events for events in twin.table.events_of(update)(viewer) if events]
