"""What a thing is worth: a card, a guest, an order, a colour … that an event gives to a seat.

Nothing here knows a game. A game declares its events; wherever an event names a seat and a thing (a component of the
edition, or one of a list of names), it is noted who had to do with which thing. Then seats that had are compared with
seats that had not. This is not yet a cause: who is ahead may be able to take better cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from tavolata.arena.figures.resampling import Deals, Figure, interval
from tavolata.arena.figures.results import Mask, Results
from tavolata.arena.tournament.config import TournamentConfig
from tavolata.arena.tournament.played_games import PlayedGame, replay
from tavolata.core.domains import Component, Domain, Names, Value
from tavolata.core.events import Event, EventSet
from tavolata.core.state import Doubles

WHO = "seat"
ENOUGH = 20
"""Of fewer seats than this nothing is told: the bootstrap takes a coincidence among a few for a certainty."""


@dataclass(frozen=True)
class Topic:
    """A kind of event, and the fields of it that name things of one kind."""

    event: str
    fields: tuple[str, ...]
    domain: Domain


@dataclass(frozen=True)
class Noted:
    """Who had to do with what in one game: number of the topic, thing, seat. And an example of each topic's event."""

    key: str
    happened: frozenset[tuple[int, Value, int]]
    examples: dict[int, Event]


@dataclass(frozen=True)
class Worth:
    """How seats that had to do with a thing did, beside those that had not, in the same games."""

    thing: Value
    wins: Figure
    """How much more they won, as a multiple of the fair share."""
    points: Figure
    """How many points more they had, beside the mean of their table."""


def topics(events: EventSet) -> list[Topic]:
    """All topics of a game."""
    found: list[Topic] = []
    for kind in events.kinds:
        if WHO in (field.name for field in kind.fields):
            domains = dict.fromkeys(
                field.domain for field in kind.fields if isinstance(field.domain, Component | Names)
            )
            found += [
                Topic(kind.name, tuple(field.name for field in kind.fields if field.domain == domain), domain)
                for domain in domains
            ]
    return found


def note(config: TournamentConfig, played: PlayedGame) -> Noted:
    """Play a game again and note who had to do with what."""
    happened: set[tuple[int, Value, int]] = set()
    examples: dict[int, Event] = {}
    by_event = defaultdict(list)
    for number, topic in enumerate(topics(config.game.events)):
        by_event[topic.event].append((number, topic))
    for event in chain.from_iterable(replay(config, played).full_log()):
        for number, topic in by_event[event.name]:
            happened |= {(number, event.plain[name], int(event.plain[WHO])) for name in topic.fields}
            examples.setdefault(number, event)
    return Noted(played.key, frozenset(happened), examples)


def who_had(number: int, noted: Sequence[Noted], players: int) -> tuple[list[Value], Mask]:
    """The things of a topic that occurred, and who had to do with them: game, seat, thing."""
    things = sorted({thing for game in noted for topic, thing, _ in game.happened if topic == number}, key=str)
    place = {thing: k for k, thing in enumerate(things)}
    had = np.zeros((len(noted), players, len(things)), bool)
    for row, game in enumerate(noted):
        for topic, thing, seat in game.happened:
            if topic == number:
                had[row, seat, place[thing]] = True
    return things, had


def worths(things: Sequence[Value], had: Mask, results: Results, deals: Deals, enough: int = ENOUGH) -> list[Worth]:
    """What each thing is worth, best first. Things that nearly all seats had, or hardly any, cannot be compared."""
    ahead = results.points - results.points.mean(axis=1, keepdims=True)
    shares = results.wins * results.players
    seats = deals.sums(had.sum(axis=1).astype(float))
    wins, points = (deals.sums((had * each[:, :, None]).sum(axis=1)) for each in (shares, ahead))
    all_seats = deals.sums(np.full(len(results), float(results.players)))[:, None]
    others = all_seats - seats
    more_wins = _difference(wins, seats, all_seats - wins, others)
    more_points = _difference(points, seats, -points, others)
    found = [
        Worth(
            thing,
            interval(more_wins[np.isfinite(more_wins[:, k]), k], int(seats[0, k])),
            interval(more_points[np.isfinite(more_points[:, k]), k], int(seats[0, k])),
        )
        for k, thing in enumerate(things)
        if min(seats[0, k], others[0, k]) >= enough
    ]
    return sorted(found, key=lambda worth: -worth.wins.value)


def _difference(sums: Doubles, counts: Doubles, other_sums: Doubles, other_counts: Doubles) -> Doubles:
    """Mean of the ones minus mean of the others; not a number where there are none."""
    with np.errstate(divide="ignore", invalid="ignore"):
        difference: Doubles = sums / counts - other_sums / other_counts
    return difference
