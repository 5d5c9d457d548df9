"""What a trained network is worth: alone against the greedy bot, and in a search against the same search without it.

    python benchmarks/learning.py da_luigi da_luigi-training/network.npz --games 100 --milliseconds 10

Both searches get the same processor time a decision: the one with the network makes fewer simulations, as many fewer as
they have turned out to be dearer. Every deal is played twice, with changed seats; intervals (95 %) are over deals.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from duels import PLAYERS, Outcome, duel, play

import tavolata
from tavolata import Game
from tavolata.bots import network as networks
from tavolata.bots.game_networks import read_for
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.policy import action_buffers, chosen
from tavolata.bots.search.search import Search
from tavolata.core import chance, rules
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch, next_word
from tavolata.core.state import States, Uint64s

FIRST_GUESS = 20e-6
"""So many seconds a simulation are assumed before any has been made."""


class Quick:
    """The game's heuristic, as a network corrects it or as it is."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game, self.network = game, network
        self.seconds, self.decisions = 0.0, 0
        self.actions, self.values = action_buffers(game)

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        begun = time.thread_time()
        count = rules.legal_at(world, 0, seat, self.actions)
        rules.value_at(world, 0, seat, self.actions, count, self.values)
        if self.network.policy_scale:
            preferred = networks.policy_logits_at(self.network, world, 0, seat, self.actions, count)
            self.values[:count] += self.network.policy_scale * self.game.bot_config.prior_temperature * preferred
        best = np.flatnonzero(self.values[:count] == self.values[:count].max())
        found = int(self.actions[best[chance.below(rng, len(best))]])
        self.seconds += time.thread_time() - begun
        self.decisions += 1
        return found


class Thinker:
    """A search that takes so much processor time a decision, on the average."""

    def __init__(self, game: Game, network: Network, budget: float) -> None:
        self.search, self.budget = Search(game, network=network), budget
        self.seconds, self.decisions, self.simulations = 0.0, 0, 0

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        stream = np.empty(4, np.uint64)
        branch(stream, rng, 0)
        next_word(rng)
        cost = self.seconds / self.simulations if self.simulations else FIRST_GUESS
        level = Level(max(1, round(self.budget / cost)), seconds=np.inf)
        begun = time.thread_time()
        thought = self.search.think(world, seat, stream, level, None)
        self.seconds += time.thread_time() - begun
        self.simulations += thought.simulations
        self.decisions += 1
        return chosen(thought, rng)


def tell(what: str, one: Quick | Thinker, other: Quick | Thinker, outcome: Outcome) -> None:
    spent = " v ".join(f"{1000 * player.seconds / max(1, player.decisions):.3f}" for player in (one, other))
    print(f"{what}: {outcome}; {spent} ms a decision", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("network", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--milliseconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["alone", "prior", "worth", "both"])
    given = parser.parse_args()
    game, network = tavolata.game(given.game), read_for(tavolata.game(given.game), PLAYERS, given.network)
    budget = given.milliseconds / 1000
    corrected = network._replace(policy_scale=1.0, value_scale=1.0)
    play(game, (Quick(game, corrected), Thinker(game, corrected, budget)), 0, 0, given.seed)  # so that all is compiled
    quick = Quick(game, corrected), Quick(game, NO_NETWORK)
    matches: dict[str, tuple[str, Quick | Thinker, Quick | Thinker, int]] = {
        "alone": ("network alone v greedy", *quick, 10 * given.games)
    }
    for name, label, prior, trust in (
        ("prior", "search with prior v plain search", 1.0, 0.0),
        ("worth", "search with leaf value v plain search", 0.0, 1.0),
        ("both", "search with both v plain search", 1.0, 1.0),
    ):
        guided = Thinker(game, network._replace(policy_scale=policy_scale, value_scale=value_scale), budget)
        matches[name] = (label, guided, Thinker(game, NO_NETWORK, budget), given.games)
    for name, (label, one, other, games) in matches.items():
        if given.only in (None, name):
            tell(f"{game.name}, {label}", one, other, duel(game, one, other, games, given.seed))


if __name__ == "__main__":
    main()
