"""What any bot plays in a world it has been handed: the quick ones at once, the levels after a thought."""

from __future__ import annotations

import numpy as np

from tavolata.bots.quick_bots import QUICK, decide_at, is_quick
from tavolata.bots.search.search import Search, SearchResult
from tavolata.bots.softmax import choose_by_softmax_at
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch, fraction, next_word
from tavolata.core.game_spec import GameSpec
from tavolata.core.state import Floats, Int16s, States, Uint64s

FOR_THINKING = 0.8
"""How much of its time a level thinks; the rest is for what has to be done before and afterwards."""
OFTEN = 0.3
"""A secret choice that is right less often than that, as against the best one, is hardly more than an uncertainty."""


def level_of(game: GameSpec, bot: int) -> Level:
    """How a bot that is one of the levels thinks about a game."""
    return game.bot_config.levels[bot - len(QUICK)]


def answer(
    game: GameSpec, bot: int, world: States, seat: int, rng: Uint64s, begun: float | None = None, threads: int = 1
) -> int:
    """What any bot plays in a world it has been handed, which it may change, in the time its level has since it began.

    Without a beginning it takes as long as it takes: then the same stream always gives the same answer.
    """
    actions, values = room_for(game)
    if is_quick(bot):
        return decide_at(bot, world, 0, seat, rng, actions, values)
    level = level_of(game, bot)
    if level.simulations == 0:
        return choose_by_softmax_at(world, 0, seat, rng, actions, values, level.temperature, level.memory_loss)
    return chosen(search(game, level, world, seat, rng, begun, threads), rng)


def search(
    game: GameSpec, level: Level, world: States, seat: int, rng: Uint64s, begun: float | None = None, threads: int = 1
) -> SearchResult:
    """A thought of its own, with the next stream of the bot's."""
    stream = np.empty(4, np.uint64)
    branch(stream, rng, 0)
    next_word(rng)
    until = None if begun is None else begun + level.seconds * FOR_THINKING
    return Search(game, threads).think(world, seat, stream, level, until)


def chosen(thought: SearchResult, rng: Uint64s) -> int:
    """The best action; a secret choice is drawn by lot, so that nobody can foresee it, from what is often right."""
    best = thought.actions[0]
    if not thought.is_secret:
        return best.action
    often = [option for option in thought.actions if option.share >= OFTEN * best.share]
    left = fraction(rng) * sum(option.share for option in often)
    for option in often:
        left -= option.share
        if left < 0:
            return option.action
    return best.action


def room_for(game: GameSpec) -> tuple[Int16s, Floats]:
    """Room for the legal actions and what is thought of them."""
    return np.zeros(game.most_legal, np.int16), np.zeros(game.most_legal, np.float32)
