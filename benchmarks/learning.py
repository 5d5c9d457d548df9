"""What a trained network is worth: alone against the greedy bot, and in a search against the same search without it.

    python benchmarks/learning.py da_luigi da_luigi-training/network.npz --games 100 --milliseconds 10

Both searches get the same CPU time for a decision, so the one with the network runs fewer simulations. Every deal is
played from both seats; intervals (95 %) are over deals.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from duels import PLAYERS, DuelResult, duel, play

import tavolata
from tavolata import Game
from tavolata.bots import network as networks
from tavolata.bots.action_choice import action_buffers, pick_action
from tavolata.bots.game_networks import network_from_file
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.search.search import Search
from tavolata.core import chance, rules
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch, next_word
from tavolata.core.state import States, Uint64s

ASSUMED_SECONDS = 20e-6
"""The assumed time of a simulation before the first has been measured."""


class HeuristicPlayer:
    """The best action by the game's heuristic, with or without a network."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game, self.network = game, network
        self.seconds, self.decisions = 0.0, 0
        self.actions, self.values = action_buffers(game)

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        started = time.thread_time()
        count = rules.legal_at(world, 0, seat, self.actions)
        rules.heuristic_at(world, 0, seat, self.actions, count, self.values)
        if self.network.policy_scale:
            logits = networks.policy_logits_at(self.network, world, 0, seat, self.actions, count)
            self.values[:count] += self.network.policy_scale * self.game.bot_config.prior_temperature * logits
        best = np.flatnonzero(self.values[:count] == self.values[:count].max())
        action = int(self.actions[best[chance.below(rng, len(best))]])
        self.seconds += time.thread_time() - started
        self.decisions += 1
        return action


class SearchPlayer:
    """A search that uses a given CPU time for a decision, on average."""

    def __init__(self, game: Game, network: Network, budget: float) -> None:
        self.search, self.budget = Search(game, network=network), budget
        self.seconds, self.decisions, self.simulations = 0.0, 0, 0

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        stream = np.empty(4, np.uint64)
        branch(stream, rng, 0)
        next_word(rng)
        cost = self.seconds / self.simulations if self.simulations else ASSUMED_SECONDS
        level = Level(max(1, round(self.budget / cost)))
        started = time.thread_time()
        result = self.search.run(world, seat, stream, level, None)
        self.seconds += time.thread_time() - started
        self.simulations += result.simulations
        self.decisions += 1
        return pick_action(result, rng)


MeasuredPlayer = HeuristicPlayer | SearchPlayer


def report(title: str, one: MeasuredPlayer, other: MeasuredPlayer, result: DuelResult) -> None:
    spent = " v ".join(f"{1000 * player.seconds / max(1, player.decisions):.3f}" for player in (one, other))
    print(f"{title}: {result}; {spent} ms a decision", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("network", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--milliseconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["alone", "prior", "value", "both"])
    arguments = parser.parse_args()
    game, network = (
        tavolata.game(arguments.game),
        network_from_file(tavolata.game(arguments.game), PLAYERS, arguments.network),
    )
    budget = arguments.milliseconds / 1000
    corrected = network._replace(policy_scale=1.0, value_scale=1.0)
    warm_up = HeuristicPlayer(game, corrected), SearchPlayer(game, corrected, budget)
    play(game, warm_up, 0, 0, arguments.seed)  # so that everything is compiled
    heuristic = HeuristicPlayer(game, corrected), HeuristicPlayer(game, NO_NETWORK)
    matches: dict[str, tuple[str, MeasuredPlayer, MeasuredPlayer, int]] = {
        "alone": ("network alone v greedy", *heuristic, 10 * arguments.games)
    }
    for name, label, policy_scale, value_scale in (
        ("prior", "search with prior v plain search", 1.0, 0.0),
        ("value", "search with leaf value v plain search", 0.0, 1.0),
        ("both", "search with both v plain search", 1.0, 1.0),
    ):
        guided = SearchPlayer(game, network._replace(policy_scale=policy_scale, value_scale=value_scale), budget)
        matches[name] = (label, guided, SearchPlayer(game, NO_NETWORK, budget), arguments.games)
    for name, (label, one, other, games) in matches.items():
        if arguments.only in (None, name):
            report(f"{game.name}, {label}", one, other, duel(game, one, other, games, arguments.seed))


if __name__ == "__main__":
    main()
