"""What a trained network is worth: alone against the greedy bot, and in a search against the same search without it.

    python benchmarks/learning.py da_luigi da_luigi-training/network.npz --games 100 --milliseconds 10

Both searches get the same processor time a decision: the one with the network makes fewer simulations, as many fewer as
they have turned out to be dearer. Every deal is played twice, with changed seats; intervals (95 %) are over deals.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Protocol

import numpy as np

import tavolata
from tavolata import Game
from tavolata.bots import network as networks
from tavolata.bots.answering import chosen, room_for
from tavolata.bots.learned import read_for
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.search.searching import Search
from tavolata.core import chance, rules
from tavolata.core.chance import branch, next_word
from tavolata.core.levels import Level
from tavolata.core.record import States, Uint64s, blank
from tavolata.core.results import ranks_of, win_shares

PLAYERS = 2
NORMAL_95 = 1.96
FIRST_GUESS = 20e-6
"""So many seconds a simulation are assumed before any has been made."""


class Player(Protocol):
    """Somebody who chooses in a world that is handed over."""

    seconds: float
    decisions: int

    def choose(self, world: States, seat: int, rng: Uint64s) -> int: ...


class Quick:
    """The game's own opinion, as a network corrects it or as it is."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game, self.network = game, network
        self.seconds, self.decisions = 0.0, 0
        self.actions, self.values = room_for(game)

    def choose(self, world: States, seat: int, rng: Uint64s) -> int:
        begun = time.thread_time()
        count = rules.legal_at(world, 0, seat, self.actions)
        rules.value_at(world, 0, seat, self.actions, count, self.values)
        if self.network.prior:
            preferred = networks.preferences_at(self.network, world, 0, seat, self.actions, count)
            self.values[:count] += self.network.prior * self.game.thinking.warmth * preferred
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


def duel(game: Game, one: Player, other: Player, games: int, seed: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The share of the wins of the first, a deal; every deal is played from both seats."""
    shares = [
        np.mean([play(game, (one, other), deal, seat, seed) for seat in range(PLAYERS)]) for deal in range(games // 2)
    ]
    return np.array(shares)


def play(game: Game, players: tuple[Player, Player], deal: int, seat_of_first: int, seed: int) -> float:
    """One game; the share of the win that the first player has."""
    deals, thoughts = (chance.stream(chance.make_seed(number)) for number in (2 * seed, 2 * seed + 1))
    template = game.template(PLAYERS, game.choose(PLAYERS, {}), game.edition())
    branch(template["rng"][0], deals, deal)
    rng = np.empty(4, np.uint64)
    branch(rng, thoughts, deal)
    states, actions = blank(game.state, 1), np.zeros(game.most_legal, np.int16)
    rules.start(states, 0, template)
    moves, mask = 0, rules.movers_at(states, 0)
    while mask:
        seat = rules.next_seat(mask)
        action = int(actions[0]) if rules.legal_at(states, 0, seat, actions) == 1 else -1
        if action < 0:
            world = states.copy()
            rules.imagine_at(world, 0, seat, rng, moves)
            action = players[int(seat != seat_of_first)].choose(world, seat, rng)
        mask = rules.play_at(states, 0, seat, action)
        moves += 1
    final = np.zeros((2, PLAYERS), np.int32)
    rules.returns_at(states, 0, final)
    return float(win_shares(ranks_of(final))[seat_of_first])


def tell(what: str, one: Player, other: Player, shares: np.ndarray[tuple[int], np.dtype[np.float64]]) -> None:
    margin = NORMAL_95 * shares.std() / len(shares) ** 0.5
    spent = " v ".join(f"{1000 * player.seconds / max(1, player.decisions):.3f}" for player in (one, other))
    print(f"{what}: {shares.mean():.1%} ± {margin:.1%} of {2 * len(shares)} games; {spent} ms a decision", flush=True)


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
    corrected = network._replace(prior=1.0, trust=1.0)
    play(game, (Quick(game, corrected), Thinker(game, corrected, budget)), 0, 0, given.seed)  # so that all is compiled
    quick = Quick(game, corrected), Quick(game, NO_NETWORK)
    matches: dict[str, tuple[str, Player, Player, int]] = {
        "alone": ("network alone v greedy", *quick, 10 * given.games)
    }
    for name, label, prior, trust in (
        ("prior", "search with prior v plain search", 1.0, 0.0),
        ("worth", "search with leaf value v plain search", 0.0, 1.0),
        ("both", "search with both v plain search", 1.0, 1.0),
    ):
        guided = Thinker(game, network._replace(prior=prior, trust=trust), budget)
        matches[name] = (label, guided, Thinker(game, NO_NETWORK, budget), given.games)
    for name, (label, one, other, games) in matches.items():
        if given.only in (None, name):
            tell(f"{game.name}, {label}", one, other, duel(game, one, other, games, given.seed))


if __name__ == "__main__":
    main()
