"""The game: its declaration, and what deals it. A game's folder declares one as `GAME`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tavolata.core import chance
from tavolata.core.background_compiler import background_compiler
from tavolata.core.batch import Batch
from tavolata.core.compile_units import ensure_compiled
from tavolata.core.edition import Edition
from tavolata.core.game_spec import GameSpec
from tavolata.core.match import Match
from tavolata.core.options import OptionValue
from tavolata.core.rules_unit import rules_unit


@dataclass(frozen=True, eq=False)
class Game(GameSpec):
    """One game, ready to be dealt."""

    def new(
        self,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        automate: bool = False,
        **given: OptionValue,
    ) -> Match:
        """Deal a game. Options are given by name; with `automate`, a seat's only legal action is played automatically.

        >>> import tavolata
        >>> match = tavolata.game("domingo").new(players=3, seed=7, announcing=True)
        >>> match.players, match.options["announcing"]
        (3, True)
        """
        return self.deal(players, seed, given, self.edition(edition), automate)

    def deal(
        self,
        players: int,
        seed: int | str | bytes | None,
        given: Mapping[str, OptionValue],
        edition: Edition,
        automate: bool = False,
    ) -> Match:
        """The same as `new`, with all options in one mapping."""
        options, made = self.choose(players, given), chance.make_seed(seed)
        background_compiler.request(self)
        return Match(self, players, made, options, edition, automate)

    def batch(
        self,
        count: int,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        workers: int = 1,
        **given: OptionValue,
    ) -> Batch:
        """Deal many games to be played side by side, on one core or on several (`workers`)."""
        options, made = self.choose(players, given), chance.make_seed(seed)
        return Batch(self, count, players, made, options, self.edition(edition), workers)

    def compile(self) -> None:
        """Wait until the rules are compiled; else they run as plain Python until that is done in the background."""
        ensure_compiled(rules_unit(self))


def load(package: str) -> Game:
    """The game a package declares as `GAME`."""
    found: Game = import_module(package).GAME
    return found
