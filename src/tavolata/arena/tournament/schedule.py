"""The schedule: which bots play which deal, on which seats. Balanced: every deal is played from every seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product

from tavolata.arena.tournament.config import (
    CHALLENGE,
    DUEL,
    FREE_FOR_ALL,
    MIRROR,
    ONE_AGAINST_ALL,
    Options,
    TournamentConfig,
)

Lineup = tuple[str, ...]
"""The bots at a table, clockwise, before they are rotated."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    format: str
    deal: int
    """The number of the deal: games with the same number begin with the same cards."""
    rotation: int
    """By how many seats the lineup is rotated."""
    bots: tuple[str, ...]
    """The bot on each seat."""
    options: Options
    """The options that change from game to game."""

    @property
    def key(self) -> str:
        """A unique name in this tournament; it does not depend on the number or the order of the games."""
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.format} {self.deal}.{self.rotation} {','.join(self.bots)}{options}"


def schedule(config: TournamentConfig) -> list[Fixture]:
    """All games of a tournament, deal by deal, so that it is balanced even if it is stopped early."""
    fixtures = [fixture for name in config.formats for fixture in _fixtures(config, name)]
    return sorted(fixtures, key=lambda fixture: fixture.deal)


def _fixtures(config: TournamentConfig, format_name: str) -> Iterator[Fixture]:
    rotations = 1 if format_name == MIRROR else config.players
    variants = _variants(config)
    for deal in range(-(-config.games // (rotations * len(variants)))):
        named = tuple((name, deal % config.players) for name in config.seat_options)
        for lineup in LINEUPS[format_name](config, deal):
            for rotation in range(rotations):
                bots = lineup[rotation:] + lineup[:rotation]
                for variant in variants:
                    yield Fixture(format_name, deal, rotation, bots, named + variant)


def _variants(config: TournamentConfig) -> list[Options]:
    """Every combination of the varied options; one empty combination if there are none."""
    declared = {option.name: option for option in config.game.options}
    values = [[(name, value) for value in declared[name].values(config.players)] for name in config.vary]
    return list(product(*values))


def _duels(config: TournamentConfig, _: int) -> list[Lineup]:
    return list(combinations(config.bots, 2))


def _one_against_all(config: TournamentConfig, _: int) -> list[Lineup]:
    return [_alone(config, one, other) for one, other in permutations(config.bots, 2)]


def _challenge(config: TournamentConfig, _: int) -> list[Lineup]:
    return [_alone(config, config.bots[0], other) for other in config.bots[1:]]


def _alone(config: TournamentConfig, one: str, other: str) -> Lineup:
    return (one,) + (other,) * (config.players - 1)


def _free_for_all(config: TournamentConfig, deal: int) -> list[Lineup]:
    """Every group of bots in turn, shuffled round the table; with fewer bots than seats, some sit there twice."""
    bots, players = config.bots, config.players
    if len(bots) >= players:
        groups = list(combinations(bots, players))
        lineup = list(groups[deal % len(groups)])
    else:
        lineup = [bots[(deal + seat) % len(bots)] for seat in range(players)]
    random.Random(f"{config.seed} lineup {deal}").shuffle(lineup)
    return [tuple(lineup)]


def _mirror(config: TournamentConfig, _: int) -> list[Lineup]:
    return [(bot,) * config.players for bot in config.bots]


LINEUPS: dict[str, Callable[[TournamentConfig, int], list[Lineup]]] = {
    DUEL: _duels,
    ONE_AGAINST_ALL: _one_against_all,
    CHALLENGE: _challenge,
    FREE_FOR_ALL: _free_for_all,
    MIRROR: _mirror,
}
