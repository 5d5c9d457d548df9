"""The game: its declaration, and what deals it. A game's folder declares one as `GAME`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tavolata.core import chance, examples
from tavolata.core.background_compiler import background_compiler
from tavolata.core.batch import Batch
from tavolata.core.compile_units import ensure_compiled
from tavolata.core.default_rules import REQUIRED
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput
from tavolata.core.examples import Example
from tavolata.core.game_spec import GameSpec
from tavolata.core.match import Match
from tavolata.core.options import OptionValue
from tavolata.core.package import RULES_PAGE
from tavolata.core.position import set_up
from tavolata.core.rules import has_rule
from tavolata.core.rules_unit import rules_unit

DECLARED_GAMES: dict[str, Game] = {}
"""The games that have been declared in this process, by their names."""


@dataclass(frozen=True, eq=False)
class Game(GameSpec):
    """One game, ready to be dealt."""

    def __post_init__(self) -> None:
        super().__post_init__()
        DECLARED_GAMES[self.name] = self

    def new(
        self,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        automate: bool = False,
        **options: OptionValue,
    ) -> Match:
        """Deal a game. Options are given by name; with `automate`, a seat's only legal action is played automatically.

        >>> import tavolata
        >>> match = tavolata.game("domingo").new(players=3, seed=7, announcing=True)
        >>> match.players, match.options["announcing"]
        (3, True)
        """
        return self.deal(players, seed, options, self.edition(edition), automate)

    def deal(
        self,
        players: int,
        seed: int | str | bytes | None,
        options: Mapping[str, OptionValue],
        edition: Edition,
        automate: bool = False,
    ) -> Match:
        """The same as `new`, with all options in one mapping."""
        resolved, seed_bytes = self.resolve_options(players, options), chance.make_seed(seed)
        background_compiler.request(self)
        return Match(self, players, seed_bytes, resolved, edition, automate)

    def position(
        self,
        given: Mapping[str, Any],
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        automate: bool = False,
        **options: OptionValue,
    ) -> Match:
        """A match that begins here: the entries of a position, as `Match.truth` writes them; what is missing is dealt.

        >>> import tavolata
        >>> game = tavolata.game("domingo")
        >>> match = game.position({"board": ["tta", "ooo", "tla"], "turn": 1}, players=2, seed=7)
        >>> match.view(None).table["board"], match.movers
        (['tta', 'ooo', 'tla'], (1,))
        """
        resolved, seed_bytes = self.resolve_options(players, options), chance.make_seed(seed)
        components = self.edition(edition)
        start = set_up(self, given, players, seed_bytes, resolved, components)
        background_compiler.request(self)
        return Match(self, players, seed_bytes, resolved, components, automate, start)

    def example_match(self, example: Example) -> Match:
        """A match that begins at the position of an example."""
        return self.position(example.position, example.players, examples.SEED, **example.options)

    def batch(
        self,
        count: int,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        workers: int = 1,
        **options: OptionValue,
    ) -> Batch:
        """Deal many games to be played side by side, on one core or on several (`workers`)."""
        resolved, seed_bytes = self.resolve_options(players, options), chance.make_seed(seed)
        return Batch(self, count, players, seed_bytes, resolved, self.edition(edition), workers)

    def compile(self) -> None:
        """Wait until the rules are compiled; else they run as plain Python until that is done in the background."""
        ensure_compiled(rules_unit(self))


def check_game_complete(game: Game) -> None:
    """Refuse a game that lacks a rule for which there is no default."""
    if missing := [needed.__name__ for needed in REQUIRED if not has_rule(needed, game.state)]:
        raise BadInput("game-incomplete", name=game.name, missing=", ".join(missing), page=RULES_PAGE)


def load(package: str) -> Game:
    """The game a package declares as `GAME`."""
    found: Game = import_module(package).GAME
    return found
