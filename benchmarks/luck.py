"""How much less noise there is in results without luck: in games between bots, without and with their dice.

    .venv/bin/python benchmarks/luck.py domingo --games 200 --playouts 128 --depth 10

The factor is the variance of the win shares over the variance without luck: so many times fewer games tell as much.
Mean luck (95 %) should be around zero.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import tavolata
from tavolata import Game, Match
from tavolata.analysis import total_luck
from tavolata.bots import Bot, compile_game
from tavolata.core.state import Doubles


def played(game: Game, players: int, bot: str, number: int) -> Match:
    """A whole game between bots of one kind."""
    match = game.new(players, seed=number)
    bots = [Bot(bot, seed=players * number + seat, timed=False) for seat in range(players)]
    while match.movers:
        match.move(match.movers[0], bots[match.movers[0]].choose(match, match.movers[0]))
    return match


def show(name: str, shares: Doubles, luck: Doubles) -> None:
    """A line: the factor, and the mean luck of each seat."""
    factor = shares.var(axis=0).mean() / (shares - luck).var(axis=0).mean()
    margin = 1.96 * luck.std(axis=0) / len(luck) ** 0.5
    means = ", ".join(f"{mean:+.3f} ± {half:.3f}" for mean, half in zip(luck.mean(axis=0), margin, strict=True))
    print(f"{name}: factor {factor:.2f}; mean luck {means}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=64)
    parser.add_argument("--depth", type=int)
    arguments = parser.parse_args()
    game, names = tavolata.game(arguments.game), [arguments.bot] * arguments.players
    compile_game(game)
    matches = [played(game, arguments.players, arguments.bot, number) for number in range(arguments.games)]
    shares = np.array([match.result.win_shares for match in matches if match.result])
    for name, bots in (("chance", ()), ("chance and dice", names)):
        started = time.perf_counter()
        luck = [
            total_luck(match, bots, playouts=arguments.playouts, depth=arguments.depth, seed=number)
            for number, match in enumerate(matches)
        ]
        show(name, shares, np.array(luck))
        print(f"  {(time.perf_counter() - started) / len(matches):.2f} s a game")


if __name__ == "__main__":
    main()
