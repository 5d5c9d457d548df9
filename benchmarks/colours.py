"""Is a colour of Mamma Mia! stronger than another? Win shares by colour between equal bots.

    python benchmarks/colours.py [--players 6] [--games 20000] [--seed 1]

Colours are drawn at random for every game. A shared win is split; intervals hold 95 %.
"""

from __future__ import annotations

import argparse
import os

import numpy as np

import tavolata
from tavolata.arena.simulation import simulate
from tavolata.arena.statistics.margins import margin_of_mean
from tavolata.games.mamma_mia.state import COLOURS


def main() -> None:
    parser = argparse.ArgumentParser(description="Win shares by colour in Mamma Mia! between greedy bots.")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = tavolata.game("mamma_mia")
    played = simulate(game, arguments.players, arguments.games, arguments.seed, ["greedy"], workers=os.cpu_count() or 1)
    wins = played.wins()
    shares: dict[str, list[float]] = {colour: [] for colour in COLOURS}
    for k in range(arguments.games):
        dealt = game.new(arguments.players, seed=played.seed_of(k)).view(None).table["colours"]
        assert isinstance(dealt, list)
        for seat, colour in enumerate(dealt):
            shares[str(colour)].append(float(wins[k, seat]))
    print(
        f"{arguments.games} games of {arguments.players} greedy bots; an equal share is {100 / arguments.players:.2f} %"
    )
    for colour, won in shares.items():
        print(f"{colour:8} {100 * float(np.mean(won)):6.2f} % ± {100 * margin_of_mean(np.array(won)):.2f}")


if __name__ == "__main__":
    main()
