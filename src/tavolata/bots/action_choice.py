"""What any built-in bot plays in a determinization for its seat: quick bots at once, levels by softmax or by search."""

from __future__ import annotations

import numpy as np

from tavolata.bots.bot_names import QUICK, is_quick
from tavolata.bots.quick_bots import decide_at
from tavolata.bots.search.search import Search, SearchResult
from tavolata.bots.softmax import choose_by_softmax_at
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch, fraction, next_word
from tavolata.core.game_spec import GameSpec
from tavolata.core.state import Floats, Int16s, States, Uint64s

SEARCH_TIME_SHARE = 0.6
"""The share of a level's time limit that the search may use. The rest is for the work before and after it, and as plain
Python for another bot that thinks at the same time: both share one interpreter lock."""
MIN_RELATIVE_PROBABILITY = 0.3
"""A secret action with less than this share of the best one's probability is noise, and is never played."""


def level_of(game: GameSpec, bot: int) -> Level:
    """The config of a bot that is one of the levels."""
    return game.bot_config.levels[bot - len(QUICK)]


def choose_action(
    game: GameSpec, bot: int, world: States, seat: int, rng: Uint64s, started: float | None = None, threads: int = 1
) -> int:
    """The action that any bot plays in a world, which may be overwritten.

    `started` is when its time began (`time.monotonic`); the level's time limit counts from there. Without it there is
    no limit, and the same stream always gives the same action.
    """
    actions, values = action_buffers(game)
    if is_quick(bot):
        return decide_at(bot, world, 0, seat, rng, actions, values)
    level = level_of(game, bot)
    if level.simulations == 0:
        return choose_by_softmax_at(world, 0, seat, rng, actions, values, level.temperature, level.memory_loss)
    return pick_action(search(game, level, world, seat, rng, started, threads), rng)


def search(
    game: GameSpec, level: Level, world: States, seat: int, rng: Uint64s, started: float | None = None, threads: int = 1
) -> SearchResult:
    """Search with the next stream that branches off the bot's own."""
    stream = np.empty(4, np.uint64)
    branch(stream, rng, 0)
    next_word(rng)
    deadline = None if started is None else started + level.seconds * SEARCH_TIME_SHARE
    return Search(game, threads).run(world, seat, stream, level, deadline)


def pick_action(result: SearchResult, rng: Uint64s) -> int:
    """The best action; a secret one is sampled by probability, so that nobody can predict it."""
    best = result.actions[0]
    if not result.is_secret:
        return best.action
    likely = [one for one in result.actions if one.probability >= MIN_RELATIVE_PROBABILITY * best.probability]
    left = fraction(rng) * sum(one.probability for one in likely)
    for one in likely:
        left -= one.probability
        if left < 0:
            return one.action
    return best.action


def action_buffers(game: GameSpec) -> tuple[Int16s, Floats]:
    """Buffers for the legal actions and for their heuristic values."""
    return np.zeros(game.max_legal, np.int16), np.zeros(game.max_legal, np.float32)
