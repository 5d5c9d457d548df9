"""Sketches: playing on against bots from a position of a finished game. They belong to no table, and nothing is stored.

Whoever plays one sends all its moves each time. The cards are those of the game: what was to come still comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tavolata.bots import DEFAULT_BOT
from tavolata.core.actions import Action
from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.server.errors import TooManyRequests
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.search_queue import SearchClient
from tavolata.server.protocol.bodies.reviews import MAX_SKETCH_MOVES, Sketch, SketchMove, SketchSteps
from tavolata.server.protocol.bodies.rulebooks import ExampleStep
from tavolata.server.table.outgoing.game_json import event_json, view_json
from tavolata.server.table.replay import TableGame, finished

MOST_FOR_AN_ADDRESS = 3
"""So many sketches of one address are played on at the same time."""


class Sketches:
    """Has bots answer the moves of those who try something."""

    def __init__(self, threads: BotThreads) -> None:
        self._threads = threads
        self._busy: Counter[str] = Counter()

    async def play_on(
        self, begun: Match, sketch: Sketch, bots: Sequence[str | None], client: SearchClient
    ) -> SketchSteps:
        """Make the asker's last move, and play up to their next decision; `begun` is the match before that move."""
        match, steps = begun, []
        with self._room(client.address):
            for move in sketch.moves[-1:]:
                match.move(move.seat, move.action)
                steps.append(last_step(match, sketch.seat))
            while (mover := next_mover(match, sketch.seat)) is not None and has_room(match, sketch):
                match.move(mover, await self._choice(match, mover, bots[mover], client))
                steps.append(last_step(match, sketch.seat))
        moves = [SketchMove(seat=move.seat, action=str(move.action)) for move in match.moves[sketch.move :]]
        return SketchSteps(steps=steps or [step_of(match, sketch.seat, [])], moves=moves)

    async def _choice(self, match: Match, mover: int, bot: str | None, client: SearchClient) -> Action:
        obvious = match.view(mover).obvious
        return obvious or await self._threads.choose(bot or DEFAULT_BOT, match, mover, client)

    @contextmanager
    def _room(self, address: str) -> Iterator[None]:
        if self._busy[address] >= MOST_FOR_AN_ADDRESS:
            raise TooManyRequests("bots-busy")
        self._busy[address] += 1
        try:
            yield
        finally:
            self._busy[address] -= 1
            if not self._busy[address]:
                del self._busy[address]


def next_mover(match: Match, own: int) -> int | None:
    """Who moves without being asked: somebody else, or the asker where there is nothing to decide; None: nobody."""
    if own in match.movers:
        return own if match.view(own).obvious else None
    return next(iter(match.movers), None)


def has_room(match: Match, sketch: Sketch) -> bool:
    """May a sketch go on?"""
    return len(match.moves) - sketch.move < MAX_SKETCH_MOVES


def last_step(match: Match, seat: int) -> ExampleStep:
    """What a seat has seen of the last move, and the table after it."""
    return step_of(match, seat, match.events_since(seat, len(match.moves) - 1)[0])


def step_of(match: Match, seat: int, events: Sequence[Event]) -> ExampleStep:
    """The table as a seat sees it after these events."""
    return ExampleStep(events=list(map(event_json, events)), view=view_json(match, seat), expects=None)


def begun_sketch(played: TableGame, sketch: Sketch) -> Match:
    """The position of a sketch before the asker's last move."""
    match = finished(played).match.after(sketch.move)
    match.view(sketch.seat)
    for move in sketch.moves[:-1]:
        match.move(move.seat, move.action)
    return match
