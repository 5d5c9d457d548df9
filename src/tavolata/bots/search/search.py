"""A search from Python: limited by simulations or by time, in one thread or several."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from tavolata.bots.game_networks import network_of
from tavolata.bots.network import NO_NETWORK, Network
from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.simulation import is_secret_at, run_simulations
from tavolata.bots.search.tree import NONE, add_with_prior, new_trees
from tavolata.core.bot_config import Level
from tavolata.core.chance import branch
from tavolata.core.game_spec import GameSpec
from tavolata.core.state import States, Uint64s, new_states, state_at

MAX_CHUNK = 50
"""The most simulations between two looks at the clock; it starts with fewer, because each may take long."""
MIN_SIMULATION_SECONDS = 1e-6
"""A lower bound for the time of a simulation."""
MAX_WORLDS = 4096
"""The most determinizations of a search and thread; then they are reused."""
NODES_PER_SIMULATION = 40
BEST_PRIOR = 1.0
"""The prior of an action that seems the best."""
MIN_NODES = 4000
MAX_NODES = 1_000_000


@dataclass(frozen=True)
class ActionStats:
    """What a search found out about one action: visits, how often to choose it, expected points and win share."""

    action: int
    visits: int
    probability: float
    points: float
    win: float


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: all actions of the seat, best first."""

    actions: tuple[ActionStats, ...]
    simulations: int
    is_secret: bool
    """Others cannot see which action is taken: then it should be sampled by its probability."""
    seat: int = 0
    trees: tuple[States, ...] = field(default=(), compare=False, repr=False)
    """The nodes of every thread."""

    def visits_after(self, line: Sequence[int]) -> Counter[int]:
        """How often each action was tried after a line of the seat's own actions, with nothing else seen in between."""
        visits = Counter[int]()
        for nodes in self.trees:
            at: int | None = self.seat
            for label in line:
                at = None if at is None else dict(_children(nodes, at)).get(label)
            if at is not None:
                visits.update({label: int(nodes["visits"][k]) for label, k in _children(nodes, at)})
        return visits


class Search:
    """A search for one game, in one or more threads: each has trees of its own, and their statistics are added.

    It uses the given network, or else the one that the game ships, if there is one and the level uses it.
    """

    def __init__(self, game: GameSpec, threads: int = 1, network: Network | None = None) -> None:
        self.game = game
        self.threads = threads
        self.network = network

    def run(
        self,
        world: States,
        seat: int,
        stream: Uint64s,
        level: Level,
        deadline: float | None,
        also_try: int | None = None,
    ) -> SearchResult:
        """Search from a world that the seat could be in: all simulations of the level, but not beyond the deadline.

        `also_try` is an action that is to be looked at as if it seemed the best from the outset.
        """
        deadline = np.inf if deadline is None else deadline
        each, rest = divmod(level.simulations, self.threads)
        counts = [each + (thread < rest) for thread in range(self.threads)]
        if self.threads == 1:
            found = [self._run_thread(world, seat, stream, level, counts[0], deadline, 0, also_try)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                found = list(
                    pool.map(
                        lambda thread: self._run_thread(
                            world, seat, stream, level, counts[thread], deadline, thread, also_try
                        ),
                        range(self.threads),
                    )
                )
        return _merge(found, seat, is_secret_at(world, 0, seat, self.game.max_legal))

    def _run_thread(
        self,
        world: States,
        seat: int,
        stream: Uint64s,
        level: Level,
        simulations: int,
        deadline: float,
        thread: int,
        also_try: int | None,
    ) -> States:
        """The nodes in use, of all trees of one thread."""
        game, thread_stream = self.game, np.empty(4, np.uint64)
        config = search_config(game, level, self.network or self._game_network(level, int(world["players"][0])))
        branch(thread_stream, stream, thread)
        trees = new_trees(min(MIN_NODES + NODES_PER_SIMULATION * simulations, MAX_NODES))
        if also_try is not None:
            add_with_prior(trees, seat, also_try, BEST_PRIOR)
        states, worlds = new_states(game.state, 2), new_states(game.state, max(1, min(MAX_WORLDS, simulations)))
        states[0] = world[0]
        done, slowest, now = 0, MIN_SIMULATION_SECONDS, time.monotonic()
        while count := min(_chunk_size(done, (deadline - now) / slowest), simulations - done):
            run_simulations(trees, states, worlds, seat, thread_stream, done, count, config)
            done += count
            before, now = now, time.monotonic()
            slowest = max(slowest, (now - before) / count)
        return trees.nodes[: trees.used[0]]

    def _game_network(self, level: Level, players: int) -> Network:
        return network_of(self.game, players) if level.uses_network else NO_NETWORK


def _chunk_size(done: int, affordable: float) -> int:
    """How many simulations to run before the next look at the clock, if there is time for `affordable` slow ones.

    One at first, then as many as take half of the remaining time; none if there is no time for one.
    """
    if done == 0:
        return 1
    return int(min(done + 1, MAX_CHUNK, max(1.0, affordable / 2))) if affordable >= 1 else 0


def search_config(game: GameSpec, level: Level, network: Network) -> SearchConfig:
    """The search config of a level for a game, with a network."""
    return SearchConfig(
        rollout_depth=game.bot_config.rollout_depth,
        prior_temperature=game.bot_config.prior_temperature,
        c_puct=game.bot_config.c_puct,
        clear_lead=game.bot_config.clear_lead,
        memory_loss=level.memory_loss,
        max_legal=game.max_legal,
        network=network,
    )


def _merge(found: list[States], seat: int, is_secret: bool) -> SearchResult:
    """Add up the children of the seat's root over all threads."""
    sums: dict[int, list[float]] = {}
    for nodes in found:
        for label, k in _children(nodes, seat):
            node, sum_of = state_at(nodes, k), sums.setdefault(label, [0.0] * 4)
            for column, more in enumerate((node.visits, node.strategy_sum, node.points, node.wins)):
                sum_of[column] += float(more)
    all_visits = sum(sum_of[0] for sum_of in sums.values())
    strategy_total = sum(sum_of[1] for sum_of in sums.values())
    stats = [
        ActionStats(
            action,
            int(visits),
            strategy / strategy_total if is_secret and strategy_total > 0 else visits / max(1, all_visits),
            points / max(1, visits),
            wins / max(1, visits),
        )
        for action, (visits, strategy, points, wins) in sums.items()
    ]
    stats.sort(key=lambda one: (-one.probability, one.action))
    simulations = sum(int(nodes["visits"][seat]) for nodes in found)
    return SearchResult(tuple(stats), simulations, is_secret, seat, tuple(found))


def _children(nodes: States, parent: int) -> Iterator[tuple[int, int]]:
    """The labels of the children of a node, and where they are."""
    k = int(nodes["first_child"][parent])
    while k != NONE:
        yield int(nodes["label"][k]), k
        k = int(nodes["next_sibling"][k])
