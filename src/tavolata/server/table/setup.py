"""What the people at a table have agreed on before the first game; it never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import tavolata
from tavolata.core.edition import Edition
from tavolata.core.game import Game
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.options import OptionValue
from tavolata.server.errors import TooLate
from tavolata.server.table.clocks import Pace
from tavolata.server.table.entries import TableRow

TIMEOUTS = ("move", "seat")
"""What happens when somebody's time is up: a bot plays the move, or it takes the seat."""


@dataclass(frozen=True)
class Setup:
    """A game, how many play it, with which options and cards, and how fast."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    edition: Edition
    pace: Pace
    timeout: str = "move"

    def deal(self, seed: bytes) -> Match:
        """A new game at this table; an answer that is the only one is given by itself."""
        return self.game.deal(self.players, seed, self.options, self.edition, automate=True)

    def to_json(self) -> dict[str, JSON]:
        """The setup as it is kept; our own edition is kept by its name only."""
        shipped = self.edition == self.game.edition()
        return {
            "players": self.players,
            "options": dict(self.options),
            "edition": None if shipped else dict(self.edition.data),
            "bank": self.pace.bank,
            "increment": self.pace.increment,
            "allowance": self.pace.allowance,
            "timeout": self.timeout,
        }


def read_setup(row: TableRow) -> Setup:
    """The setup of a table that was kept; one that was dealt by other rules cannot go on."""
    game = tavolata.game(row.game)
    if row.rules != game.version:
        raise TooLate("table-rules", found=row.rules, known=game.version)
    kept: dict[str, Any] = row.setup
    edition = game.edition() if kept["edition"] is None else game.edition_from(kept["edition"], "edition")
    pace = Pace(kept["bank"], kept["increment"], kept["allowance"])
    return Setup(game, kept["players"], kept["options"], edition, pace, kept["timeout"])
