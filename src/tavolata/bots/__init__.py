"""Bots. They know no game, and of a game being played only what their seat may know.

A bot is handed a copy of the state that has been resampled for its seat: honest by construction. Its own chance comes
from a stream of its own, never from the game's.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tavolata.bots.policy import answer, level_of, room_for, search
from tavolata.bots.quick_bots import BOTS, LEVELS, decide_at, number_of
from tavolata.bots.search.simulation import is_secret_at, think
from tavolata.bots.softmax import choose_by_softmax_at
from tavolata.core import chance, compile_units, rules
from tavolata.core.actions import Action
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch, fraction, next_word
from tavolata.core.compile_units import CompileUnit
from tavolata.core.errors import check_language
from tavolata.core.game_spec import GameSpec
from tavolata.core.match import Match
from tavolata.core.table_units import TABLE_UNITS, units_of
from tavolata.core.tiers import reachable
from tavolata.core.words import Words

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "advise",
    "answer",
    "character",
    "compile_game",
    "heuristic_values",
    "load_game",
    "number_of",
]


class Bot:
    """A bot at a table, by its name.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> Bot("greedy", seed=1).choose(match, seat=0) in match.legal(0)
    True

    A hurried bot answers in the time its level has. One that is not takes as long as it takes, so that the same seed
    always chooses the same, however slow the machine.
    """

    def __init__(
        self, name: str, seed: int | str | bytes | None = None, *, hurried: bool = True, threads: int = 1
    ) -> None:
        self.name = name
        self.number = number_of(name)
        self._seed = chance.make_seed(seed)
        self._rng = chance.stream(self._seed)
        self._hurried = hurried
        self._threads = threads

    def choose(self, match: Match, seat: int) -> Action:
        """The action this bot takes for a seat, from what that seat knows."""
        return self.thought(match, seat)()

    def thought(self, match: Match, seat: int) -> Callable[[], Action]:
        """The same, to be thought later or in a thread: the match may go on meanwhile."""
        imagine = match.imagining(seat, self._seed, number=len(match.moves))

        def think() -> Action:
            begun = time.monotonic() if self._hurried else None
            number = answer(match.game, self.number, imagine(), seat, self._rng, begun, self._threads)
            return match.game.actions[number]

        return think


CALLS = (decide_at, choose_by_softmax_at, think, is_secret_at, branch, next_word, fraction)
"""What Python calls when a bot thinks."""
SURE_AFTER = 30
HARDLY = 0.02


@dataclass(frozen=True)
class Advice:
    """What the best bot thinks of one action: what it should lead to, and how sure that is."""

    action: Action
    points: float
    """The points that the seat should end with."""
    win: float
    """The share of games won after it, in thought."""
    visits: int
    """How many times it was tried in thought."""
    share: float
    """How often to choose it …"""
    is_secret: bool
    """… for where nobody can see a choice, the best of all is a mix."""

    @property
    def is_sure(self) -> bool:
        """Was it tried often enough for its figures to mean something?"""
        return self.visits >= SURE_AFTER

    def is_as_good_as(self, best: Advice) -> bool:
        """Does it come so near to the best that nobody could tell them apart?"""
        return self.win > best.win - HARDLY


def advise(match: Match, seat: int, seed: int = 0, *, hurried: bool = True) -> list[Advice]:
    """What the best bot thinks of every action of a seat that it has tried in thought, best first."""
    rng = chance.stream(chance.make_seed(seed))
    best, begun = level_of(match.game, number_of(LEVELS[-1])), time.monotonic() if hurried else None
    thought = search(match.game, best, match.imagine(seat, seed), seat, rng, begun)
    return [
        Advice(match.game.actions[one.action], one.points, one.win, one.visits, one.share, thought.is_secret)
        for one in thought.actions
        if one.visits > 0
    ]


def heuristic_values(match: Match, seat: int) -> list[tuple[Action, float]]:
    """What the greedy bot thinks of every legal action of a seat, best first."""
    world = match.imagine(seat, seed=0)
    actions, values = room_for(match.game)
    count = rules.legal_at(world, 0, seat, actions)
    rules.value_at(world, 0, seat, actions, count, values)
    thought = [(match.game.actions[int(actions[k])], float(values[k])) for k in range(count)]
    return sorted(thought, key=lambda pair: -pair[1])


def character(level: str, language: str) -> tuple[str, str]:
    """What a level is called, and what it is like, in a language."""
    words = _words(check_language(language))
    return words(level), words(f"{level}-character")


@cache
def _words(language: str) -> Words:
    return Words(language, (Path(__file__).parent,))


def bots_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled so that the bots of a game run as machine code."""
    return CompileUnit(f"{game.name}.bots", lambda: _first_thoughts(game), lambda: reachable(CALLS, game.state))


TABLE_UNITS.append(bots_unit)


def compile_game(game: GameSpec) -> None:
    """Wait until all that bots need to play a game is compiled: for work in bulk."""
    for unit in units_of(game):
        compile_units.ensure_compiled(unit)


def load_game(game: GameSpec) -> None:
    """Have all that bots need in memory, so that the first answer takes no longer than any other."""
    for unit in units_of(game):
        compile_units.ensure_compiled.load(unit)


def _first_thoughts(game: GameSpec) -> list[Callable[[], object]]:
    """A short thought of every kind: quick, soft, and a search."""
    players = game.seats[0]
    match = Match(game, players, chance.make_seed(0), game.choose(players, {}), game.edition())
    (seat, *_) = match.movers
    rng = chance.stream(chance.make_seed(0))
    one_simulation = Level(simulations=1, seconds=1.0)

    def quick() -> object:
        return Bot("greedy", seed=0).choose(match, seat)

    def soft() -> object:
        actions, values = room_for(game)
        return choose_by_softmax_at(match.imagine(seat, seed=0), 0, seat, rng, actions, values, 1.0, 0.0)

    def searching() -> object:
        return search(game, one_simulation, match.imagine(seat, seed=0), seat, rng)

    return [quick, soft, searching]
