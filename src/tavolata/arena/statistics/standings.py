"""The standings of a tournament: cross table, ratings, and the results of every bot and seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from tavolata.arena.statistics.bootstrap import DealBootstrap, IntervalEstimate
from tavolata.arena.statistics.ratings import ratings
from tavolata.arena.statistics.result_table import Mask, ResultTable, result_table
from tavolata.arena.tournament.config import CHALLENGE, DUEL, FREE_FOR_ALL, ONE_AGAINST_ALL, TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame
from tavolata.core.json_types import JSON
from tavolata.core.state import Doubles


@dataclass(frozen=True)
class BotStats:
    """The results of one bot in all its games."""

    wins: IntervalEstimate
    """Win share, as a multiple of the fair share."""
    points: IntervalEstimate
    seconds: float
    """Mean computing time of a decision."""
    faults: dict[str, int]
    """How many moves a custom bot has lost to the fallback bot, by the kind of fault."""


@dataclass(frozen=True)
class AdjustedStandings:
    """Win shares without luck, as multiples of the fair share."""

    wins: dict[str, IntervalEstimate]
    cross: dict[tuple[str, str], IntervalEstimate]
    factors: dict[str, float | None]
    """How many times as many games it takes to know the plain win share of a bot as well; None: it never varied."""


@dataclass(frozen=True)
class Standings:
    """Everything that the report of a tournament shows."""

    games: int
    deals: int
    ratings: dict[str, IntervalEstimate]
    cross: dict[tuple[str, str], IntervalEstimate]
    """The win share of the first bot against the second, as a multiple of the fair share. At a table of more than two
    the first sits alone among bots of the second kind."""
    bots: dict[str, BotStats]
    seats: list[IntervalEstimate]
    """Win share by seat, as a multiple of the fair share."""
    adjusted: AdjustedStandings | None = None
    """The same without luck, where it has been measured."""


def standings(config: TournamentConfig, games: list[PlayedGame], luck: Doubles | None = None) -> Standings:
    """The standings from the games of a tournament; with the luck of every seat in every game, also without it."""
    results = result_table(games, config.bots, config.players)
    rated = results.only(lambda game: game.format in (DUEL, FREE_FOR_ALL))
    return Standings(
        games=len(games),
        deals=len(np.unique(results.deal)),
        ratings=ratings(rated, DealBootstrap(rated.deal)) if len(rated) else {},
        cross=cross_table(results),
        bots={name: bot_stats(results, kind) for kind, name in enumerate(config.bots)},
        seats=[seat_share(results, seat) for seat in range(config.players)],
        adjusted=None if luck is None else adjusted_standings(results, luck),
    )


def adjusted_standings(results: ResultTable, luck: Doubles) -> AdjustedStandings:
    """The win shares of all bots without luck."""
    adjusted = results.without(luck)
    bots = list(enumerate(results.names))
    return AdjustedStandings(
        wins={name: relative_win_share(adjusted, results.bots == kind) for kind, name in bots},
        cross=cross_table(adjusted),
        factors={name: games_factor(results, adjusted, results.bots == kind) for kind, name in bots},
    )


def games_factor(results: ResultTable, adjusted: ResultTable, mask: Mask) -> float | None:
    """The variance of a plain win share over that without luck."""
    plain, without_luck = share_variance(results, mask), share_variance(adjusted, mask)
    return plain / without_luck if plain > 0 and without_luck > 0 else None


def share_variance(results: ResultTable, mask: Mask) -> float:
    """How far the win share of some seats is off, squared, by the bootstrap over deals."""
    bootstrap = DealBootstrap(results.deal)
    won, games = bootstrap.sums((results.wins * mask).sum(axis=1)), bootstrap.sums(mask.sum(axis=1).astype(float))
    return float((won[1:] / games[1:]).var())


def cross_table(results: ResultTable) -> dict[tuple[str, str], IntervalEstimate]:
    """The win share of every ordered pair of bots that have played each other."""
    cells: dict[tuple[str, str], IntervalEstimate] = {}
    for one in results.names:
        for other in results.names:
            pair = results.only(lambda game, one=one, other=other: is_between(game, one, other))  # type: ignore[misc]
            if one != other and len(pair):
                cells[one, other] = relative_win_share(pair, pair.bots == results.names.index(one))
    return cells


def is_between(game: PlayedGame, one: str, other: str) -> bool:
    """Is this a game of the first bot against the second?"""
    if game.format == DUEL:
        return set(game.bots) == {one, other}
    is_one_alone = game.bots.count(one) == 1 and game.bots.count(other) == len(game.bots) - 1
    return game.format in (ONE_AGAINST_ALL, CHALLENGE) and is_one_alone


def bot_stats(results: ResultTable, kind: int) -> BotStats:
    """The results of one bot, by its index."""
    mask = results.bots == kind
    seconds = np.array([game.seconds for game in results.games])
    decisions = np.array([[game.seats.count(seat) for seat in range(results.players)] for game in results.games])
    return BotStats(
        wins=relative_win_share(results, mask),
        points=DealBootstrap(results.deal).mean(results.points.astype(float), mask.astype(float)),
        seconds=float((seconds * mask).sum() / max(1, (decisions * mask).sum())),
        faults=dict(Counter(str(fault["kind"]) for fault in faults_of(results, results.names[kind]))),
    )


def faults_of(results: ResultTable, name: str) -> Iterator[dict[str, JSON]]:
    """What one bot did wrong in all its games."""
    for game in results.games:
        yield from (fault for fault in game.faults if game.bots[int(str(fault["seat"]))] == name)


def seat_share(results: ResultTable, seat: int) -> IntervalEstimate:
    """The relative win share of a seat, whichever bot sat there."""
    mask = np.zeros(results.bots.shape, bool)
    mask[:, seat] = True
    return relative_win_share(results, mask)


def relative_win_share(results: ResultTable, mask: Mask) -> IntervalEstimate:
    """The win share of some seats as a multiple of the fair share: 1 is as good as everybody else."""
    bootstrap = DealBootstrap(results.deal)
    share = bootstrap.mean(results.wins * results.players, mask.astype(float))
    return by_rule_of_three(share, bootstrap.count, results.players)


def by_rule_of_three(share: IntervalEstimate, deals: int, most: float) -> IntervalEstimate:
    """Widen an interval of no width: if all n deals went one way, at most 3 / n would go the other way (95 %)."""
    margin = min(1.0, 3 / deals) * most
    if share.low == share.high == most:
        return replace(share, low=most - margin)
    if share.low == share.high == 0:
        return replace(share, high=margin)
    return share
