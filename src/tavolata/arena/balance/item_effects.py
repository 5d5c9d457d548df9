"""The effect of an item (a card, a guest, an order, a colour …) on the result of a seat.

Nothing here knows a game. Games declare their events; wherever an event names a seat and an item (a component of the
edition, or one of a list of names), the seat counts as involved with the item. Then the seats that were involved are
compared with those that were not. This is a correlation, not a cause: who is ahead may be able to take better cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from tavolata.arena.statistics.bootstrap import DealBootstrap, IntervalEstimate, percentile_interval
from tavolata.arena.statistics.result_table import Mask, ResultTable
from tavolata.arena.tournament.config import TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame, replay
from tavolata.core.domains import Component, Domain, Names, Value
from tavolata.core.events import Event, EventSet
from tavolata.core.state import Doubles

SEAT_FIELD = "seat"
MIN_SEATS = 20
"""Items with fewer seats are left out: with so few, the bootstrap takes a coincidence for a certainty."""


@dataclass(frozen=True)
class ItemCategory:
    """A kind of event, and those of its fields that name items of one kind."""

    event: str
    fields: tuple[str, ...]
    domain: Domain


@dataclass(frozen=True)
class ItemOccurrences:
    """Which seats were involved with which items in one game."""

    key: str
    involved: frozenset[tuple[int, Value, int]]
    """The number of the category, the item, the seat."""
    examples: dict[int, Event]
    """By the number of the category."""


@dataclass(frozen=True)
class ItemEffect:
    """How much better seats did that were involved with an item, compared with those that were not."""

    item: Value
    wins: IntervalEstimate
    """The difference in wins, as a multiple of the fair share."""
    points: IntervalEstimate
    """The difference in points, each relative to the mean of its table."""


def item_categories(events: EventSet) -> list[ItemCategory]:
    """All categories of items in the events of a game."""
    found: list[ItemCategory] = []
    for kind in events.kinds:
        if SEAT_FIELD in (field.name for field in kind.fields):
            domains = dict.fromkeys(
                field.domain for field in kind.fields if isinstance(field.domain, Component | Names)
            )
            found += [
                ItemCategory(kind.name, tuple(field.name for field in kind.fields if field.domain == domain), domain)
                for domain in domains
            ]
    return found


def find_occurrences(config: TournamentConfig, played: PlayedGame) -> ItemOccurrences:
    """Replay a game and collect which seats were involved with which items."""
    involved: set[tuple[int, Value, int]] = set()
    examples: dict[int, Event] = {}
    by_event = defaultdict(list)
    for number, category in enumerate(item_categories(config.game.events)):
        by_event[category.event].append((number, category))
    for event in chain.from_iterable(replay(config, played).full_log()):
        for number, category in by_event[event.name]:
            involved |= {(number, event.plain[name], int(event.plain[SEAT_FIELD])) for name in category.fields}
            examples.setdefault(number, event)
    return ItemOccurrences(played.key, frozenset(involved), examples)


def item_mask(number: int, occurrences: Sequence[ItemOccurrences], players: int) -> tuple[list[Value], Mask]:
    """The items of a category that occurred, and which seats were involved with them: game, seat, item."""
    items = sorted({item for game in occurrences for category, item, _ in game.involved if category == number}, key=str)
    index = {item: k for k, item in enumerate(items)}
    mask = np.zeros((len(occurrences), players, len(items)), bool)
    for row, game in enumerate(occurrences):
        for category, item, seat in game.involved:
            if category == number:
                mask[row, seat, index[item]] = True
    return items, mask


def item_effects(
    items: Sequence[Value], involved: Mask, results: ResultTable, bootstrap: DealBootstrap, min_seats: int = MIN_SEATS
) -> list[ItemEffect]:
    """The effect of each item, best first. Items that nearly all seats had, or hardly any, cannot be compared."""
    ahead = results.points - results.points.mean(axis=1, keepdims=True)
    shares = results.wins * results.players
    seats = bootstrap.sums(involved.sum(axis=1).astype(float))
    wins, points = (bootstrap.sums((involved * each[:, :, None]).sum(axis=1)) for each in (shares, ahead))
    all_seats = bootstrap.sums(np.full(len(results), float(results.players)))[:, None]
    others = all_seats - seats
    more_wins = _difference(wins, seats, all_seats - wins, others)
    more_points = _difference(points, seats, -points, others)
    found = [
        ItemEffect(
            item,
            percentile_interval(more_wins[np.isfinite(more_wins[:, k]), k], int(seats[0, k])),
            percentile_interval(more_points[np.isfinite(more_points[:, k]), k], int(seats[0, k])),
        )
        for k, item in enumerate(items)
        if min(seats[0, k], others[0, k]) >= min_seats
    ]
    return sorted(found, key=lambda effect: -effect.wins.value)


def _difference(sums: Doubles, counts: Doubles, other_sums: Doubles, other_counts: Doubles) -> Doubles:
    """The difference of two means; not a number where one of them has no observations."""
    with np.errstate(divide="ignore", invalid="ignore"):
        difference: Doubles = sums / counts - other_sums / other_counts
    return difference
