"""Prints what every legal placement brings by the rules, in the positions of many games; run with the package's Python.

Half of the moves are drawn by lot, half are the ones that score most, so that there are many runs.
"""

from __future__ import annotations

import json
import random
from typing import Any

import tavolata
from tavolata.core.match import Match

GAMES = 12
DISPLAY = ("board", "top", "left", "lines", "laid")


def placement(match: Match, seat: int, action: str) -> dict[str, Any]:
    """Where a card would lie, its runs, and its points."""
    after = match.copy()
    events = after.play(seat, action)
    placed = next(event.fields for event in events if event.name == "placed")
    return {
        "action": action,
        "place": {"row": placed["row"], "column": placed["column"]},
        "runs": [
            {name: value for name, value in event.fields.items() if name != "seat"}
            for event in events
            if event.name == "run_scored"
        ],
        "points": after.points[seat] - match.points[seat],
    }


def positions(number: int) -> list[dict[str, Any]]:
    """One game: before every move the display, and all placements."""
    drawn = random.Random(number)
    match = tavolata.game("domingo").new(2 + number % 3, seed=number, turning=number % 2 == 0)
    found = []
    while match.movers:
        (seat,) = match.movers
        table = match.view(seat).table
        placements = [placement(match, seat, str(action)) for action in match.legal(seat)]
        found.append({"display": {name: table[name] for name in DISPLAY}, "placements": placements})
        best = max(placements, key=lambda one: one["points"])
        match.move(seat, best["action"] if drawn.random() < 0.5 else drawn.choice(placements)["action"])
    return found


if __name__ == "__main__":
    print(json.dumps([one for number in range(GAMES) for one in positions(number)], separators=(",", ":")))
