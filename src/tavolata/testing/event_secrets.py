"""No event tells what somebody else holds in secret.

Views are compared between worlds, but what an event has told stands in the log, where worlds do not differ. So it is
compared with what its reader imagines: a card that an event has named to everybody, and that is somewhere else in an
imagined world, was either not to be named, or is forgotten by `resample`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tavolata.core.events import Event
from tavolata.core.game import Game
from tavolata.core.match import Match
from tavolata.core.zones import Zone
from tavolata.testing.sample_games import place

IMAGINED = 3
"""So many worlds are imagined for each card that was named."""
ENOUGH = 3
"""A field is blamed when it has told so many secrets: a card that was laid back openly may be drawn again by chance."""


class EventSecrets:
    """What the fields of events have named, over all games that are looked at.

    Only for games that declare zones for the hands, and in which every card is there once: of equal cards nobody can
    say which one was meant.
    """

    def __init__(self, game: Game) -> None:
        self.hands = [zone for zone in game.zones or () if zone.kind == "hand" and zone.domain is not None]
        self.named: Counter[tuple[str, str]] = Counter()
        self.held: Counter[tuple[str, str]] = Counter()
        self.secrets: Counter[tuple[str, str]] = Counter()
        self.example: dict[tuple[str, str], str] = {}

    def look_at(self, match: Match) -> None:
        """Look at what the last move, or the deal, has told everybody about somebody else."""
        if match.is_played_from_memory:
            return
        for zone in self.hands:
            held = [hand_of(match, seat, zone) for seat in range(match.players)]
            every = [card for hand in held for card in hand]
            if len(set(every)) < len(every):
                self.hands = []
                return
            for reader in range(match.players):
                for event, field, card in named_cards(match, reader, zone):
                    seat, key = event.fields.get("seat"), (event.name, field)
                    self.named[key] += 1
                    if isinstance(seat, int) and card in held[seat]:
                        self.held[key] += 1
                        if is_secret(match, reader, seat, zone, card):
                            self.secrets[key] += 1
                            self.example[key] = f"{card} to seat {reader}: {place(match)}"

    def check(self) -> None:
        """At the end: no field has named only cards of the seat of its event, and secrets among them."""
        for (event, field), count in self.secrets.items() if self.hands else ():
            key = (event, field)
            assert count < ENOUGH or self.held[key] < self.named[key], (
                f"the event “{event}” tells others in “{field}” what a seat holds, "
                f"and worlds that they imagine know nothing of it (is it a Secret?): {self.example[key]}"
            )


def is_secret(match: Match, reader: int, seat: int, zone: Zone, card: object) -> bool:
    """Could the seat hold something else, for all that the reader is given?"""
    worlds = (match.in_world(match.imagine(reader, seed=number)) for number in range(IMAGINED))
    return any(card not in hand_of(world, seat, zone) for world in worlds)


def hand_of(match: Match, seat: int, zone: Zone) -> list[Any]:
    """The cards that a seat sees in its own hand."""
    held = match.view(seat).table.get(zone.entry)
    return held if isinstance(held, list) else []


def named_cards(match: Match, reader: int, zone: Zone) -> Iterator[tuple[Event, str, object]]:
    """What the last events name to a reader, of all that can lie in a zone."""
    for event in match.log(reader)[-1]:
        for name, value, domain in match.game.events.parts(event):
            if domain == zone.domain and event.fields.get("seat") != reader:
                yield event, name, value
