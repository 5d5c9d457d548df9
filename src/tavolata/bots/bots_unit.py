"""The compile unit of a game's bots: the functions that Python calls when they choose, and calls that compile them."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.bots.action_choice import action_buffers, search
from tavolata.bots.bot import Bot
from tavolata.bots.quick_bots import decide_at
from tavolata.bots.search.simulation import is_secret_at, run_simulations
from tavolata.bots.softmax import choose_by_softmax_at
from tavolata.core import chance, compile_units
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch, fraction, next_word
from tavolata.core.compile_units import CompileUnit, reachable
from tavolata.core.game_spec import GameSpec
from tavolata.core.match import Match
from tavolata.core.table_units import TABLE_UNITS, units_of

CALLS = (decide_at, choose_by_softmax_at, run_simulations, is_secret_at, branch, next_word, fraction)
"""The compiled functions that Python calls when a bot chooses."""


def bots_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled so that the bots of a game run as machine code."""
    return CompileUnit(
        f"{game.name}.bots", lambda: _sample_choices(game), lambda: reachable(CALLS, game.state), game.package
    )


TABLE_UNITS.append(bots_unit)


def compile_game(game: GameSpec) -> None:
    """Wait until everything that bots need to play a game is compiled. Bulk work does this first."""
    for unit in units_of(game):
        compile_units.ensure_compiled(unit)


def load_game(game: GameSpec) -> None:
    """Load everything that bots need into memory, so that the first answer takes no longer than any other."""
    for unit in units_of(game):
        compile_units.ensure_compiled.load(unit)


def _sample_choices(game: GameSpec) -> list[Callable[[], object]]:
    """One short choice of every kind, which compiles it: greedy, by softmax, and by search."""
    players = game.seats[0]
    match = Match(game, players, chance.make_seed(0), game.resolve_options(players, {}), game.edition())
    (seat, *_) = match.movers
    rng = chance.stream(chance.make_seed(0))
    one_simulation = Level(simulations=1)

    def choose_greedily() -> object:
        return Bot("greedy", seed=0).choose(match, seat)

    def choose_by_softmax() -> object:
        actions, values = action_buffers(game)
        return choose_by_softmax_at(match.imagine(seat, seed=0), 0, seat, rng, actions, values, 1.0, 0.0)

    def choose_by_search() -> object:
        return search(game, one_simulation, match.imagine(seat, seed=0), seat, rng)

    return [choose_greedily, choose_by_softmax, choose_by_search]
