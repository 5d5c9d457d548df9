"""Luck: how much of a result was chance, move by move (the idea of AIVAT: Burch, Schmid, Moravčík and Bowling, 2016).

The luck of a move is the value of the position after it, less the mean value after the same action with other chance.
Whatever the value function is, the expectation of that is zero. So the result less all luck has the same expectation as
the result, and far less noise. Where a bot chose whose dice are known, other dice are thrown for its choice, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tavolata.analysis.luck_of_game import AT_RANDOM, BY_HEURISTIC, ROOM, TRUE, Dice, luck_of_game
from tavolata.analysis.valuation import Valuation
from tavolata.bots.action_choice import action_buffers, level_of
from tavolata.bots.bot_names import BOTS, RANDOM, bot_number, is_quick
from tavolata.bots.cast import played_by
from tavolata.bots.known_bots import check_bot
from tavolata.core import chance, rules
from tavolata.core.compile_units import CompileUnit, ensure_compiled, reachable
from tavolata.core.errors import BadInput
from tavolata.core.package import RULES_PAGE
from tavolata.core.state import Doubles, Uint64s, new_states

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.match import Match

PLAYOUTS = 256
"""Of every value, where the luck of single moves is told."""
TOTAL_PLAYOUTS = 64
"""Where only the total counts, over many games."""


@dataclass(frozen=True)
class Luck:
    """The values and the luck of a game, for every seat: first of the deal, then of each move."""

    values: Doubles
    """The win share that each seat should have expected afterwards, a row a step."""
    luck: Doubles
    """How much of it came by chance."""

    @property
    def total(self) -> tuple[float, ...]:
        """The luck of every seat in the whole game, in shares of a win."""
        return tuple(self.luck.sum(axis=0).tolist())

    def adjusted(self, shares: Sequence[float]) -> tuple[float, ...]:
        """Win shares of the game without its luck; they can be below 0 and above 1."""
        return tuple(share - lucky for share, lucky in zip(shares, self.total, strict=True))


def luck_of(
    match: Match,
    bots: Sequence[str | None] = (),
    *,
    playouts: int = PLAYOUTS,
    depth: int | None = None,
    seed: int | str | bytes = 0,
) -> Luck:
    """The luck of all that has been played in a match; `bots` names the bot of each seat, None where there is none.

    A position is valued by so many playouts of `depth` moves; without it, of as many as the game says.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3)
    >>> for _ in range(2):
    ...     _ = match.play(match.movers[0], match.legal(match.movers[0])[0])
    >>> lucky = luck_of(match, playouts=8)
    >>> lucky.luck.shape, abs(sum(lucky.total)) < 1e-9
    ((3, 2), True)
    """
    return _measured(match, bots, playouts, depth, seed, every_value=True)


def total_luck(
    match: Match,
    bots: Sequence[str | None] = (),
    *,
    playouts: int = TOTAL_PLAYOUTS,
    depth: int | None = None,
    seed: int | str | bytes = 0,
) -> tuple[float, ...]:
    """The luck of every seat in the whole game: `luck_of(…).total` with these playouts, in less time."""
    return _measured(match, bots, playouts, depth, seed, every_value=False).total


def _measured(
    match: Match,
    bots: Sequence[str | None],
    playouts: int,
    depth: int | None,
    seed: int | str | bytes,
    every_value: bool,
) -> Luck:
    game = match.game
    if not rules.has_rule(rules.reroll, game.state):
        raise BadInput("game-incomplete", name=game.name, missing="reroll", page=RULES_PAGE)
    if playouts < 1:
        raise BadInput("bad-playouts", given=playouts)
    if len(bots) > match.players:
        raise BadInput("bad-bots", game=game.name, given=len(bots), players=match.players)
    for name in filter(None, bots):
        check_bot(name)
    compile_luck(game)
    begun, states = match.after(0), new_states(game.state, ROOM)
    states[TRUE] = np.frombuffer(begun.state_bytes(), game.state)[0]
    template = game.template(match.players, match.options, match.edition) if match.is_dealt else states[:0]
    shape = 1 + len(match.moves), match.players
    found = Luck(np.zeros(shape), np.zeros(shape))
    luck_of_game(
        states,
        states.view(np.uint8).reshape(ROOM, -1),
        template,
        np.array([move.seat for move in match.moves], np.int8),
        np.array([game.actions.number(move.action) for move in match.moves], np.int16),
        dice_of(game, match.players, bots),
        valuation_of(
            game,
            playouts,
            game.bot_config.value_depth if depth is None else depth,
            chance.stream(chance.make_seed(seed)),
        ),
        every_value,
        found.values,
        found.luck,
    )
    return found


def compile_luck(game: GameSpec) -> None:
    """Wait until what luck is worked out by is compiled."""
    ensure_compiled(luck_unit(game))


def valuation_of(game: GameSpec, playouts: int, depth: int, stream: Uint64s) -> Valuation:
    """How positions of a game are valued."""
    return Valuation(stream, playouts, depth, game.bot_config.clear_lead, *action_buffers(game))


def dice_of(game: GameSpec, players: int, bots: Sequence[str | None]) -> Dice:
    """What is known of the dice of each seat: those of bots that search are not."""
    dice = Dice(np.zeros(players, np.int8), np.zeros(players), np.zeros(players))
    for seat, name in enumerate(bots):
        bot = None if name is None or played_by(name) not in BOTS else bot_number(played_by(name))
        if bot is not None and is_quick(bot):
            dice.kind[seat] = AT_RANDOM if bot == RANDOM else BY_HEURISTIC
        elif bot is not None and level_of(game, bot).simulations == 0:
            level = level_of(game, bot)
            dice.kind[seat] = BY_HEURISTIC
            dice.temperature[seat], dice.memory_loss[seat] = level.temperature, level.memory_loss
    return dice


def luck_unit(game: GameSpec) -> CompileUnit:
    """What has to be compiled before luck is worked out."""

    def sample() -> object:
        states, none = new_states(game.state, ROOM), np.zeros(0, np.int8)
        values = np.zeros((1, game.seats[0]))
        states["players"] = game.seats[0]
        raw = states.view(np.uint8).reshape(ROOM, -1)
        valuation = valuation_of(game, 0, 0, chance.stream(chance.make_seed(0)))
        dice = dice_of(game, game.seats[0], ())
        return luck_of_game(
            states, raw, states[:0], none, none.astype(np.int16), dice, valuation, True, values, values.copy()
        )

    return CompileUnit(
        f"{game.name}.luck", lambda: [sample], lambda: reachable([luck_of_game], game.state), game.package
    )
