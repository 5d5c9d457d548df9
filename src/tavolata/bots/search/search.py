"""A search from Python: for so many simulations or so long, in one thread or several, with an answer at any time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from tavolata.bots.game_networks import network_of
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.simulation import is_secret_at, think
from tavolata.bots.search.tree import NONE, new_trees
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch
from tavolata.core.game_spec import GameSpec
from tavolata.core.state import States, Uint64s, new_states, state_at

CHUNK = 50
"""At most so many simulations are run between two looks at the clock; at first fewer, for each may take long."""
SHORTEST = 1e-6
"""No simulation takes less than so many seconds."""
WORLDS = 4096
"""At most so many worlds are imagined a thought and thread; then they are used again."""
NODES_PER_SIMULATION = 40
FEWEST_NODES = 4000
MOST_NODES = 1_000_000


@dataclass(frozen=True)
class ActionStats:
    """What a search thinks of one action: how often it tried it, how often to choose it, and what it should lead to."""

    action: int
    visits: int
    share: float
    points: float
    win: float


@dataclass(frozen=True)
class SearchResult:
    """What a search has come to: all actions of the seat, best first."""

    actions: tuple[ActionStats, ...]
    simulations: int
    is_secret: bool
    """Others cannot see which one is taken: then it should be drawn by lot, by the shares."""


class Search:
    """A search for one game, in one or more threads: each has a tree of its own, and what they find is added.

    It goes by the network that comes with the game, if there is one and the level does so, or by one that is named.
    """

    def __init__(self, game: GameSpec, threads: int = 1, network: Network | None = None) -> None:
        self.game = game
        self.threads = threads
        self.network = network

    def think(self, world: States, seat: int, stream: Uint64s, level: Level, until: float | None) -> SearchResult:
        """Think about a world that the seat could be in: so many simulations, but no longer than until then."""
        until = np.inf if until is None else until
        each, more = divmod(level.simulations, self.threads)
        shares = [each + (thread < more) for thread in range(self.threads)]
        if self.threads == 1:
            found = [self._one_thread(world, seat, stream, level, shares[0], until, 0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                found = list(
                    pool.map(
                        lambda thread: self._one_thread(world, seat, stream, level, shares[thread], until, thread),
                        range(self.threads),
                    )
                )
        return _sum_up(found, seat, is_secret_at(world, 0, seat, self.game.most_legal))

    def _one_thread(
        self, world: States, seat: int, stream: Uint64s, level: Level, simulations: int, until: float, thread: int
    ) -> States:
        """What one thread finds: the nodes in use, of all trees."""
        game, own = self.game, np.empty(4, np.uint64)
        config = search_config(game, level, self.network or self._shipped(level, int(world["players"][0])))
        branch(own, stream, thread)
        trees = new_trees(min(FEWEST_NODES + NODES_PER_SIMULATION * simulations, MOST_NODES))
        states, worlds = new_states(game.state, 2), new_states(game.state, max(1, min(WORLDS, simulations)))
        states[0] = world[0]
        done, slowest, now = 0, SHORTEST, time.monotonic()
        while count := min(_chunk(done, (until - now) / slowest), simulations - done):
            think(trees, states, worlds, seat, own, done, count, config)
            done += count
            before, now = now, time.monotonic()
            slowest = max(slowest, (now - before) / count)
        return trees.nodes[: trees.used[0]]

    def _shipped(self, level: Level, players: int) -> Network:
        return network_of(self.game, players) if level.learned else NO_NETWORK


def _chunk(done: int, affordable: float) -> int:
    """How many simulations to run before the next look at the clock, if there is time for so many slow ones.

    At first one, then as many as take half of what time is left; none if there is not time for one.
    """
    if done == 0:
        return 1
    return int(min(done + 1, CHUNK, max(1.0, affordable / 2))) if affordable >= 1 else 0


def search_config(game: GameSpec, level: Level, network: Network) -> SearchConfig:
    """How one level thinks about a game, with a network to go by."""
    return SearchConfig(
        rollout_depth=game.bot_config.rollout_depth,
        prior_temperature=game.bot_config.prior_temperature,
        c_puct=game.bot_config.c_puct,
        lead=game.bot_config.lead,
        memory_loss=level.memory_loss,
        most_legal=game.most_legal,
        network=network,
    )


def _sum_up(found: list[States], seat: int, is_secret: bool) -> SearchResult:
    """The children of the seat's root, of all threads together."""
    sums: dict[int, list[float]] = {}
    for nodes in found:
        k = int(nodes["first"][seat])
        while k != NONE:
            node = state_at(nodes, k)
            sum_of = sums.setdefault(int(node.label), [0.0] * 4)
            for column, more in enumerate((node.visits, node.strategy, node.points, node.wins)):
                sum_of[column] += float(more)
            k = int(node.next)
    visits = sum(sum_of[0] for sum_of in sums.values())
    strategies = sum(sum_of[1] for sum_of in sums.values())
    options = [
        ActionStats(
            action,
            int(tried),
            strategy / strategies if is_secret and strategies > 0 else tried / max(1, visits),
            points / max(1, tried),
            wins / max(1, tried),
        )
        for action, (tried, strategy, points, wins) in sums.items()
    ]
    options.sort(key=lambda option: (-option.share, option.action))
    return SearchResult(tuple(options), sum(int(nodes["visits"][seat]) for nodes in found), is_secret)
