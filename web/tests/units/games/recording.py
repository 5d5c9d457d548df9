"""What the recorders of all games share; `npm run record` and the tests put this folder on the path."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from tavolata.core.game import Game
from tavolata.core.match import Match

READER = 0
"""The seat of the guided first game."""


def events_json(events: Any) -> list[dict[str, Any]]:
    return [{"name": event.name, "fields": dict(event.plain), "cut": event.cut} for event in events]


def edition_json(game: Game) -> dict[str, Any]:
    """The shipped edition, as the server sends it."""
    sheet = game.edition()
    names = {topic: list(names) for topic, names in sheet.names.items()}
    return {
        "name": sheet.name,
        "reconstructed": sheet.reconstructed,
        "sha256": sheet.digest,
        "names": names,
        "data": dict(sheet.data),
    }


def step(match: Match, known: int, expects: list[str] | None = None) -> dict[str, Any]:
    """A step of a lesson: what the reader has seen since so many moves, the view now, and what may be done."""
    moves = match.events_since(READER, known) if known < len(match.moves) or not known else []
    events = [event for move in moves for event in events_json(move)]
    return {"events": events, "view": match.view(READER).to_json(), "expects": expects or []}


def record(samples: dict[str, Callable[[], Any]]) -> None:
    """Prints the sample that the command line names."""
    print(json.dumps(samples[sys.argv[1]](), separators=(",", ":"), ensure_ascii=False))
