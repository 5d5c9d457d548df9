"""A search from Python: for so many simulations or so long, in one thread or several, with an answer at any time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from tavolata.bots.learned import network_of
from tavolata.bots.network import Network
from tavolata.bots.search.manner import manner_of
from tavolata.bots.search.simulation import is_secret_at, think
from tavolata.bots.search.tree import NONE, plant
from tavolata.core.chance import branch
from tavolata.core.game import Game
from tavolata.core.levels import Level
from tavolata.core.record import States, Uint64s, blank, look

CHUNK = 50
"""At most so many simulations are run between two looks at the clock; at first fewer, for each may take long."""
WORLDS = 4096
"""At most so many worlds are imagined a thought and thread; then they are used again."""
NODES_PER_SIMULATION = 40
FEWEST_NODES = 4000
MOST_NODES = 1_000_000


@dataclass(frozen=True)
class Option:
    """What a search thinks of one action: how often it tried it, how often to choose it, and what it should lead to."""

    action: int
    visits: int
    share: float
    points: float
    win: float


@dataclass(frozen=True)
class Thought:
    """What a search has come to: all actions of the seat, best first."""

    options: tuple[Option, ...]
    simulations: int
    is_secret: bool
    """Others cannot see which one is taken: then it should be drawn by lot, by the shares."""


class Search:
    """A search for one game, in one or more threads: each has a tree of its own, and what they find is added.

    It goes by the network that comes with the game, if there is one, or by one that is named.
    """

    def __init__(self, game: Game, threads: int = 1, network: Network | None = None) -> None:
        self.game = game
        self.threads = threads
        self.network = network

    def think(self, world: States, seat: int, stream: Uint64s, level: Level, seconds: float | None) -> Thought:
        """Think about a world that the seat could be in: so many simulations, but no longer than so many seconds."""
        until = np.inf if seconds is None else time.monotonic() + seconds
        each, more = divmod(level.simulations, self.threads)
        shares = [each + (thread < more) for thread in range(self.threads)]
        if self.threads == 1:
            trees = [self._one_tree(world, seat, stream, level, shares[0], until, 0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                trees = list(
                    pool.map(
                        lambda thread: self._one_tree(world, seat, stream, level, shares[thread], until, thread),
                        range(self.threads),
                    )
                )
        return _sum_up(trees, seat, is_secret_at(world, 0, seat, self.game.most_legal))

    def _one_tree(
        self, world: States, seat: int, stream: Uint64s, level: Level, simulations: int, until: float, thread: int
    ) -> States:
        """The tree of one thread; its nodes in use."""
        game, own = self.game, np.empty(4, np.uint64)
        network = self.network or network_of(game, int(world["players"][0]))
        manner = manner_of(game, level, network)
        branch(own, stream, thread)
        tree = plant(min(FEWEST_NODES + NODES_PER_SIMULATION * simulations, MOST_NODES))
        states, worlds = blank(game.state, 2), blank(game.state, max(1, min(WORLDS, simulations)))
        states[0] = world[0]
        done = 0
        while done < simulations and (done == 0 or time.monotonic() < until):
            count = min(done + 1, CHUNK, simulations - done)
            think(tree, states, worlds, seat, own, done, count, manner)
            done += count
        return tree.nodes[: tree.used[0]]


def _sum_up(trees: list[States], seat: int, is_secret: bool) -> Thought:
    """The children of the seat's root, all trees together."""
    sums: dict[int, list[float]] = {}
    for nodes in trees:
        k = int(nodes["first"][seat])
        while k != NONE:
            node = look(nodes, k)
            found = sums.setdefault(int(node.label), [0.0] * 4)
            for column, more in enumerate((node.visits, node.strategy, node.points, node.wins)):
                found[column] += float(more)
            k = int(node.next)
    visits = sum(found[0] for found in sums.values())
    strategies = sum(found[1] for found in sums.values())
    options = [
        Option(
            action,
            int(tried),
            strategy / strategies if is_secret and strategies > 0 else tried / max(1, visits),
            points / max(1, tried),
            wins / max(1, tried),
        )
        for action, (tried, strategy, points, wins) in sums.items()
    ]
    options.sort(key=lambda option: (-option.share, option.action))
    return Thought(tuple(options), sum(int(nodes["visits"][seat]) for nodes in trees), is_secret)
