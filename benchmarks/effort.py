"""What more simulations are worth: the search of level 5 with more and more of them, against the greedy bot.

    .venv/bin/python benchmarks/effort.py domingo --simulations 100 1000 10000 --games 200

Every deal is played from both seats; the interval (95 %) is over deals. The standard deviation of the leads says how
much is luck: if leads are normally distributed, a player has to be ahead by one standard deviation on average to win
84 %.
"""

from __future__ import annotations

import argparse
import dataclasses
import time

from duels import duel

import tavolata
from tavolata import Game
from tavolata.bots import load_game
from tavolata.bots.action_choice import action_buffers, pick_action, search
from tavolata.bots.bot_names import GREEDY
from tavolata.bots.quick_bots import decide_at
from tavolata.core.bot_config import Level
from tavolata.core.state import States, Uint64s


class GreedyPlayer:
    """The greedy bot."""

    def __init__(self, game: Game) -> None:
        self.actions, self.values = action_buffers(game)

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        return decide_at(GREEDY, world, 0, seat, rng, self.actions, self.values)


class SearchPlayer:
    """The search, with the simulations of a level."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game, self.level = game, level

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        return pick_action(search(self.game, self.level, world, seat, rng), rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--simulations", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = tavolata.game(arguments.game)
    load_game(game)
    for simulations in arguments.simulations:
        level, started = dataclasses.replace(game.bot_config.levels[-1], simulations=simulations), time.thread_time()
        result = duel(game, SearchPlayer(game, level), GreedyPlayer(game), arguments.games, arguments.seed)
        print(
            f"{game.name}, {simulations:,} simulations v greedy: {result}, "
            f"lead {result.leads.mean():.1f}, spread {result.leads.std():.1f}, "
            f"{(time.thread_time() - started) / result.shares.size:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
