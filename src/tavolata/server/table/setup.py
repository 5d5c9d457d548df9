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
from tavolata.server.entries import TableRow, TimeoutRule
from tavolata.server.errors import Conflict
from tavolata.server.table.clocks import TimeControl


class OtherRules(Conflict):
    """The table was dealt by other rules than this program plays."""


@dataclass(frozen=True)
class Setup:
    """A game, how many play it, with which options and cards, and how fast."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    edition: Edition
    time_control: TimeControl
    timeout: TimeoutRule = "move"

    def deal(self, seed: bytes) -> Match:
        """A new game at this table; an answer that is the only one is given by itself."""
        return self.game.deal(self.players, seed, self.options, self.edition, automate=True)

    def to_json(self) -> dict[str, JSON]:
        """The setup as it is stored; the edition only if it is not our own."""
        shipped = self.edition == self.game.edition()
        return {
            "players": self.players,
            "options": dict(self.options),
            "edition": None if shipped else dict(self.edition.data),
            "bank": self.time_control.bank,
            "increment": self.time_control.increment,
            "allowance": self.time_control.allowance,
            "timeout": self.timeout,
        }


def read_setup(row: TableRow) -> Setup:
    """The setup of a stored table; one that was dealt by other rules cannot go on."""
    game = tavolata.game(row.game)
    if row.rules != game.version:
        raise OtherRules("table-rules", found=row.rules, known=game.version)
    stored: dict[str, Any] = row.setup
    edition = game.edition() if stored["edition"] is None else game.edition_from(stored["edition"], "edition")
    time_control = TimeControl(stored["bank"], stored["increment"], stored["allowance"])
    return Setup(game, stored["players"], stored["options"], edition, time_control, stored["timeout"])
