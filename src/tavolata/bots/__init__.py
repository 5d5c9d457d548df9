"""Bots. They know no game, and of a match only what their seat may know.

A bot gets a copy of the state that has been resampled for its seat (a determinization), so it cannot cheat. It draws
its random numbers from a stream of its own, never from the game's.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tavolata.bots.policy import action_buffers, choose_action, level_of, search
from tavolata.bots.quick_bots import BOTS, LEVELS, decide_at, number_of
from tavolata.bots.search.simulation import is_secret_at, run_simulations
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
    "DEFAULT_BOT",
    "LEVELS",
    "Advice",
    "Bot",
    "advise",
    "character",
    "choose_action",
    "compile_game",
    "heuristic_values",
    "load_game",
    "number_of",
]

DEFAULT_BOT = "level-3"
"""Plays where nobody has named another: neither the weakest nor the strongest, and it does not think for long."""


class Bot:
    """A bot at a table, by its name.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> Bot("greedy", seed=1).choose(match, seat=0) in match.legal(0)
    True

    A timed bot answers within the time limit of its level. With `timed=False` it always runs all simulations, so the
    same seed gives the same choice on any machine.
    """

    def __init__(
        self, name: str, seed: int | str | bytes | None = None, *, timed: bool = True, threads: int = 1
    ) -> None:
        self.name = name
        self.number = number_of(name)
        self._seed = chance.make_seed(seed)
        self._rng = chance.stream(self._seed)
        self._timed = timed
        self._threads = threads

    def choose(self, match: Match, seat: int) -> Action:
        """The action this bot takes for a seat, from what that seat knows."""
        return self.prepare_choice(match, seat)()

    def prepare_choice(self, match: Match, seat: int) -> Callable[[], Action]:
        """The same as a function to call later or in a thread: the match may go on in the meantime."""
        imagine = match.imagining(seat, self._seed, number=len(match.moves))

        def choose() -> Action:
            started = time.monotonic() if self._timed else None
            number = choose_action(match.game, self.number, imagine(), seat, self._rng, started, self._threads)
            return match.game.actions[number]

        return choose


CALLS = (decide_at, choose_by_softmax_at, run_simulations, is_secret_at, branch, next_word, fraction)
"""The compiled functions that Python calls when a bot chooses."""
RELIABLE_VISITS = 30
EQUAL_WIN_MARGIN = 0.02


@dataclass(frozen=True)
class Advice:
    """What the best bot expects of one action, and how often it tried it."""

    action: Action
    points: float
    """The seat's expected points at the end."""
    win: float
    """The share of simulations that the seat won after it."""
    visits: int
    """How many simulations tried it."""
    probability: float
    """How often to choose it. A secret choice should be mixed, so that nobody can predict it."""
    is_secret: bool
    """Can the others not see which action is chosen?"""

    @property
    def is_sure(self) -> bool:
        """Was it tried often enough for its figures to be reliable?"""
        return self.visits >= RELIABLE_VISITS

    def is_as_good_as(self, best: Advice) -> bool:
        """Is the difference from the best action too small to matter?"""
        return self.win > best.win - EQUAL_WIN_MARGIN


def advise(match: Match, seat: int, seed: int = 0, *, timed: bool = True) -> list[Advice]:
    """What the best bot expects of every action that its search tried for a seat, best first."""
    rng = chance.stream(chance.make_seed(seed))
    best, started = level_of(match.game, number_of(LEVELS[-1])), time.monotonic() if timed else None
    result = search(match.game, best, match.imagine(seat, seed), seat, rng, started)
    return [
        Advice(match.game.actions[one.action], one.points, one.win, one.visits, one.probability, result.is_secret)
        for one in result.actions
        if one.visits > 0
    ]


def heuristic_values(match: Match, seat: int) -> list[tuple[Action, float]]:
    """The game's heuristic value of every legal action of a seat, in points, best first."""
    world = match.imagine(seat, seed=0)
    actions, values = action_buffers(match.game)
    count = rules.legal_at(world, 0, seat, actions)
    rules.value_at(world, 0, seat, actions, count, values)
    valued = [(match.game.actions[int(actions[k])], float(values[k])) for k in range(count)]
    return sorted(valued, key=lambda pair: -pair[1])


def character(level: str, language: str) -> tuple[str, str]:
    """The name of a level and a sentence about how it plays, in a language."""
    words = _words(check_language(language))
    return words(level), words(f"{level}-character")


@cache
def _words(language: str) -> Words:
    return Words(language, (Path(__file__).parent,))


def bots_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled so that the bots of a game run as machine code."""
    return CompileUnit(f"{game.name}.bots", lambda: _sample_choices(game), lambda: reachable(CALLS, game.state))


TABLE_UNITS.append(bots_unit)


def compile_game(game: GameSpec) -> None:
    """Wait until everything that bots need to play a game is compiled: for work in bulk."""
    for unit in units_of(game):
        compile_units.ensure_compiled(unit)


def load_game(game: GameSpec) -> None:
    """Load everything that bots need into memory, so that the first answer takes no longer than any other."""
    for unit in units_of(game):
        compile_units.ensure_compiled.load(unit)


def _sample_choices(game: GameSpec) -> list[Callable[[], object]]:
    """One short choice of every kind, to have it compiled: greedy, by softmax, and by search."""
    players = game.seats[0]
    match = Match(game, players, chance.make_seed(0), game.choose(players, {}), game.edition())
    (seat, *_) = match.movers
    rng = chance.stream(chance.make_seed(0))
    one_simulation = Level(simulations=1, seconds=1.0)

    def choose_greedily() -> object:
        return Bot("greedy", seed=0).choose(match, seat)

    def choose_softly() -> object:
        actions, values = action_buffers(game)
        return choose_by_softmax_at(match.imagine(seat, seed=0), 0, seat, rng, actions, values, 1.0, 0.0)

    def choose_by_search() -> object:
        return search(game, one_simulation, match.imagine(seat, seed=0), seat, rng)

    return [choose_greedily, choose_softly, choose_by_search]
