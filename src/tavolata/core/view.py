"""A view: what one seat may know of a match, with its open decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from tavolata.core.actions import Action
from tavolata.core.results import Result

if TYPE_CHECKING:
    from tavolata.core.json_types import JSON


class View(NamedTuple):
    """What one seat (None: a spectator) may know: nothing else leaves the engine towards a person or a browser."""

    game: str
    seat: int | None
    players: int
    movers: tuple[int, ...]
    points: tuple[int, ...] | None
    """None where they are not counted openly."""
    table: Mapping[str, JSON]
    """Read-only: what is open to all is shared by all views between two moves."""
    decision: tuple[Action, ...]
    obvious: Action | None
    """The answer of this seat where it has nothing to decide: the only one, or one that nobody would refuse."""
    keeps_pause: bool
    """Would an answer at once tell others something that is a secret, such as that there is nothing to decide?"""
    has_hint: bool
    """May this seat ask for a hint?"""
    log_memory: int | None
    """How many of the newest entries of the seat's log still show what is fleeting; None: the log forgets nothing."""
    shows_round: bool
    """Does the log all the same show everything of the present round?"""
    result: Result | None

    def to_json(self) -> dict[str, JSON]:
        """The view as plain data; actions in their notation."""
        return {
            "game": self.game,
            "seat": self.seat,
            "players": self.players,
            "movers": list(self.movers),
            "points": None if self.points is None else list(self.points),
            "table": dict(self.table),
            "decision": [action.notation for action in self.decision],
            "obvious": None if self.obvious is None else self.obvious.notation,
            "keeps_pause": self.keeps_pause,
            "has_hint": self.has_hint,
            "log_memory": self.log_memory,
            "shows_round": self.shows_round,
            "result": None if self.result is None else self.result.to_json(),
        }
