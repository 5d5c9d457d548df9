"""What a tournament tells: the cross table, ratings, and how everybody did."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tavolata.arena.figures.ratings import ratings
from tavolata.arena.figures.resampling import Deals, Figure
from tavolata.arena.figures.results import Mask, Results, results
from tavolata.arena.tournament.config import CHALLENGE, DUEL, FREE_FOR_ALL, ONE_AGAINST_ALL, TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame


@dataclass(frozen=True)
class Form:
    """How one bot did in all its games."""

    wins: Figure
    """Win share, as a multiple of the fair share."""
    points: Figure
    seconds: float
    """BotConfig, a decision."""


@dataclass(frozen=True)
class Standings:
    """All that the report of a tournament shows."""

    games: int
    deals: int
    ratings: dict[str, Figure]
    cross: dict[tuple[str, str], Figure]
    """The win share of the first bot against the second, as a multiple of the fair share. At a table of more than two
    the first sits alone among bots of the second kind."""
    forms: dict[str, Form]
    seats: list[Figure]
    """Win share by seat, as a multiple of the fair share."""


def standings(config: TournamentConfig, games: list[PlayedGame]) -> Standings:
    """Count."""
    everything = results(games, config.bots, config.players)
    rated = everything.only(lambda game: game.format in (DUEL, FREE_FOR_ALL))
    return Standings(
        games=len(games),
        deals=len(np.unique(everything.deal)),
        ratings=ratings(rated, Deals(rated.deal)) if len(rated) else {},
        cross=cross_table(everything),
        forms={name: form(everything, kind) for kind, name in enumerate(config.bots)},
        seats=[seat_share(everything, seat) for seat in range(config.players)],
    )


def cross_table(everything: Results) -> dict[tuple[str, str], Figure]:
    """Every ordered pair that has played."""
    cells: dict[tuple[str, str], Figure] = {}
    for one in everything.names:
        for other in everything.names:
            pair = everything.only(lambda game, one=one, other=other: is_between(game, one, other))  # type: ignore[misc]
            if one != other and len(pair):
                who = pair.bots == everything.names.index(one)
                cells[one, other] = fair_share(pair, who)
    return cells


def is_between(game: PlayedGame, one: str, other: str) -> bool:
    """Is this a game of the first bot against the second?"""
    if game.format == DUEL:
        return set(game.bots) == {one, other}
    is_one_alone = game.bots.count(one) == 1 and game.bots.count(other) == len(game.bots) - 1
    return game.format in (ONE_AGAINST_ALL, CHALLENGE) and is_one_alone


def form(everything: Results, kind: int) -> Form:
    """How one bot did."""
    who = everything.bots == kind
    deals = Deals(everything.deal)
    thought = np.array([game.thought for game in everything.games])
    decisions = np.array([[game.seats.count(seat) for seat in range(everything.players)] for game in everything.games])
    return Form(
        wins=fair_share(everything, who),
        points=deals.mean(everything.points.astype(float), who.astype(float)),
        seconds=float((thought * who).sum() / max(1, (decisions * who).sum())),
    )


def seat_share(everything: Results, seat: int) -> Figure:
    """How a seat did, whoever sat there."""
    who = np.zeros(everything.bots.shape, bool)
    who[:, seat] = True
    return fair_share(everything, who)


def fair_share(games: Results, who: Mask) -> Figure:
    """The win share of some seats, as a multiple of the fair share: 1 is as good as everybody else."""
    deals = Deals(games.deal)
    share = deals.mean(games.wins * games.players, who.astype(float))
    return by_rule_of_three(share, deals.count, games.players)


def by_rule_of_three(share: Figure, deals: int, most: float) -> Figure:
    """Where every game was won, or lost, the bootstrap is blind: then at most 3 of n deals go the other way (95 %)."""
    doubt = min(1.0, 3 / deals) * most
    if share.low == share.high == most:
        return replace(share, low=most - doubt)
    if share.low == share.high == 0:
        return replace(share, high=doubt)
    return share
