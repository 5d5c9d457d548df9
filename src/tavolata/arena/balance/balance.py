"""The balance of a game, in figures: games of a bot among its equals, counted by seat, by option and by thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import numpy as np

from tavolata.arena.balance.things import ENOUGH, Noted, Topic, Worth, note, topics, who_had, worths
from tavolata.arena.figures.resampling import Deals, Figure
from tavolata.arena.figures.results import Results, results
from tavolata.arena.figures.standings import fair_share, seat_share
from tavolata.arena.tournament.config import Options, TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame
from tavolata.arena.tournament.worker_pools import WorkerPool
from tavolata.core.events import Event


@dataclass(frozen=True)
class Variant:
    """How the game goes with certain options."""

    options: Options
    points: Figure
    moves: Figure
    shared: Figure
    """How often a win is shared."""
    turns: dict[str, list[Figure]]
    """For each option that names a seat: the win share of that seat, of the next one clockwise and so on."""


@dataclass(frozen=True)
class Subject:
    """A topic, an event of it as an example, and what its things are worth."""

    topic: Topic
    example: Event
    worths: list[Worth]


@dataclass(frozen=True)
class Balance:
    """All that the report of a game shows."""

    results: Results
    seats: list[Figure]
    whole: Variant
    variants: list[Variant]
    subjects: list[Subject]


def balance(
    config: TournamentConfig,
    games: Sequence[PlayedGame],
    workers: WorkerPool,
    progress: Callable[[int, int], None] = lambda done, total: None,
    enough: int = ENOUGH,
) -> Balance:
    """Count everything; `progress` is told how many games have been read.

    A thing is told of if at least `enough` seats had to do with it, and as many had not.
    """
    everything = results(games, config.bots, config.players)
    combinations = list(dict.fromkeys(_varied(config, game) for game in games))
    return Balance(
        results=everything,
        seats=[seat_share(everything, seat) for seat in range(config.players)],
        whole=variant(config, everything, ()),
        variants=[
            variant(config, everything.only(lambda game, some=some: _varied(config, game) == some), some)  # type: ignore[misc]
            for some in combinations
            if some
        ],
        subjects=subjects(config, everything, _read(config, games, workers, progress), enough),
    )


def _varied(config: TournamentConfig, game: PlayedGame) -> Options:
    return tuple((name, game.options[name]) for name in config.vary)


def variant(config: TournamentConfig, games: Results, options: Options) -> Variant:
    """Count the games with certain options."""
    deals, once = Deals(games.deal), np.ones(len(games))
    return Variant(
        options=options,
        points=deals.mean(games.points.astype(float), np.ones(games.points.shape)),
        moves=deals.mean(games.moves.astype(float), once),
        shared=deals.mean(((games.ranks == 1).sum(axis=1) > 1).astype(float), once),
        turns={name: turns(games, name) for name in config.seat_options},
    )


def turns(games: Results, option: str) -> list[Figure]:
    """The win share of the seat an option names, and of the seats after it."""
    named = np.array([int(game.options[option]) for game in games.games])
    seats = np.arange(games.players)
    return [fair_share(games, (named[:, None] + k) % games.players == seats) for k in range(games.players)]


def _read(
    config: TournamentConfig, games: Sequence[PlayedGame], workers: WorkerPool, progress: Callable[[int, int], None]
) -> list[Noted]:
    noted: dict[str, Noted] = {}
    with closing(workers.do(partial(note, config), games)) as results:
        for one in results:
            noted[one.key] = one
            progress(len(noted), len(games))
    return [noted[game.key] for game in games]


def subjects(config: TournamentConfig, games: Results, noted: Sequence[Noted], enough: int) -> list[Subject]:
    """Every topic of which something can be said."""
    deals = Deals(games.deal)
    found = []
    for number, topic in enumerate(topics(config.game.events)):
        things, had = who_had(number, noted, games.players)
        compared = worths(things, had, games, deals, enough)
        if compared:
            example = next(game.examples[number] for game in noted if number in game.examples)
            found.append(Subject(topic, example, compared))
    return found
