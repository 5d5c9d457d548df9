"""Records games with the logs that Python makes of them, for the tests of the log: run with the package's Python.

python record.py > logs.json
"""

from __future__ import annotations

import json
import random
from typing import Any

import tavolata
from tavolata.core.events import Event
from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.server.content.catalog import game_info

RECORDED = (39, 130, 260)
"""After so many moves, and at the end, the whole log is recorded."""
MAX_MOVES = 40
"""Where nothing is forgotten, the beginning of a game is enough."""


def spoken(event: Event) -> str:
    """An event in a log: its name, the fields that are there, and why others are not."""
    return " ".join([event.name, *event.fields, *([event.cut] if event.cut else [])])


def log(match: Match, seat: int | None) -> list[list[list[str]]]:
    """The log, with the lines of every move."""
    return [
        [[spoken(event) for event in line] for line in match.game.events.lines(events)] for events in match.log(seat)
    ]


class Reader:
    """What somebody sees of a game, move by move."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match, self.seat = match, seat
        self.moves: list[dict[str, Any]] = []

    def look(self, events: list[Event]) -> None:
        seen = [[event.name, event.plain, event.cut] for event in events]
        view = self.match.view(self.seat)
        self.moves.append({"events": seen, "log_memory": view.log_memory, "shows_round": view.shows_round})
        if not self.match.movers or len(self.match.moves) in RECORDED:
            self.moves[-1]["log"] = log(self.match, self.seat)


def played(game: Game, players: int, seed: int) -> dict[str, Any]:
    """A game of random moves, as a seat and a spectator see it; the first entry is the deal."""
    match, chance = game.new(players, seed=seed), random.Random(seed)
    readers = [Reader(match, 0), Reader(match, None)]
    for reader in readers:
        reader.look(match.log(reader.seat)[0])
    most = game.max_moves if match.is_played_from_memory else MAX_MOVES
    while match.movers and len(match.moves) < most:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
        for reader in readers:
            reader.look(match.events_since(reader.seat, len(match.moves) - 1)[0])
    declared = game_info(game).model_dump()["events"]
    return {"name": game.name, "events": declared, "readers": [reader.moves for reader in readers]}


if __name__ == "__main__":
    print(json.dumps([played(tavolata.game(name), 3, 1) for name in tavolata.games()], separators=(",", ":")))
