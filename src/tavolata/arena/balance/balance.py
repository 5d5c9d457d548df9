"""The balance of a game: results of one bot against itself, by seat, by option and by item."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import numpy as np

from tavolata.arena.balance.item_effects import (
    MIN_SEATS,
    ItemCategory,
    ItemEffect,
    ItemOccurrences,
    find_occurrences,
    item_categories,
    item_effects,
    item_mask,
)
from tavolata.arena.progress import ProgressCallback, no_progress
from tavolata.arena.statistics.bootstrap import DealBootstrap, IntervalEstimate
from tavolata.arena.statistics.result_table import ResultTable, result_table
from tavolata.arena.statistics.standings import relative_win_share, seat_share
from tavolata.arena.tournament.config import Options, TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame
from tavolata.arena.tournament.worker_pools import WorkerPool
from tavolata.core.events import Event


@dataclass(frozen=True)
class Variant:
    """Results of the games with certain options."""

    options: Options
    points: IntervalEstimate
    moves: IntervalEstimate
    shared_wins: IntervalEstimate
    """The share of games with more than one winner."""
    shares_after: dict[str, list[IntervalEstimate]]
    """For each option that names a seat: the win share of that seat, of the next one clockwise and so on."""


@dataclass(frozen=True)
class CategoryEffects:
    """A category of items, an example of its event, and the effects of its items."""

    category: ItemCategory
    example: Event
    effects: list[ItemEffect]


@dataclass(frozen=True)
class Balance:
    """Everything that the report of a game shows."""

    results: ResultTable
    seats: list[IntervalEstimate]
    overall: Variant
    variants: list[Variant]
    categories: list[CategoryEffects]


def balance(
    config: TournamentConfig,
    games: Sequence[PlayedGame],
    pool: WorkerPool,
    progress: ProgressCallback = no_progress,
    min_seats: int = MIN_SEATS,
) -> Balance:
    """The balance of a game from played games; `progress` counts the games that have been replayed.

    An item is included if at least `min_seats` seats were involved with it, and as many were not.
    """
    results = result_table(games, config.bots, config.players)
    combinations = list(dict.fromkeys(_varied_options(config, game) for game in games))
    return Balance(
        results=results,
        seats=[seat_share(results, seat) for seat in range(config.players)],
        overall=variant(config, results, ()),
        variants=[
            variant(config, results.only(lambda game, some=some: _varied_options(config, game) == some), some)  # type: ignore[misc]
            for some in combinations
            if some
        ],
        categories=category_effects(config, results, _occurrences(config, games, pool, progress), min_seats),
    )


def _varied_options(config: TournamentConfig, game: PlayedGame) -> Options:
    return tuple((name, game.options[name]) for name in config.vary)


def variant(config: TournamentConfig, results: ResultTable, options: Options) -> Variant:
    """The results of the games with certain options."""
    bootstrap, once = DealBootstrap(results.deal), np.ones(len(results))
    return Variant(
        options=options,
        points=bootstrap.mean(results.points.astype(float), np.ones(results.points.shape)),
        moves=bootstrap.mean(results.moves.astype(float), once),
        shared_wins=bootstrap.mean(((results.ranks == 1).sum(axis=1) > 1).astype(float), once),
        shares_after={name: shares_after(results, name) for name in config.seat_options},
    )


def shares_after(results: ResultTable, option: str) -> list[IntervalEstimate]:
    """The win share of the seat that an option names, and of the seats after it."""
    named = np.array([int(game.options[option]) for game in results.games])
    seats = np.arange(results.players)
    return [
        relative_win_share(results, (named[:, None] + k) % results.players == seats) for k in range(results.players)
    ]


def _occurrences(
    config: TournamentConfig, games: Sequence[PlayedGame], pool: WorkerPool, progress: ProgressCallback
) -> list[ItemOccurrences]:
    found: dict[str, ItemOccurrences] = {}
    with closing(pool.map_unordered(partial(find_occurrences, config), games)) as results:
        for one in results:
            found[one.key] = one
            progress(len(found), len(games))
    return [found[game.key] for game in games]


def category_effects(
    config: TournamentConfig, results: ResultTable, occurrences: Sequence[ItemOccurrences], min_seats: int
) -> list[CategoryEffects]:
    """Every category with at least one item that can be compared."""
    bootstrap = DealBootstrap(results.deal)
    found = []
    for number, category in enumerate(item_categories(config.game.events)):
        items, involved = item_mask(number, occurrences, results.players)
        effects = item_effects(items, involved, results, bootstrap, min_seats)
        if effects:
            example = next(game.examples[number] for game in occurrences if number in game.examples)
            found.append(CategoryEffects(category, example, effects))
    return found
