"""What a player of Domingo can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import NUMBER, SEAT, Names, Numbers
from tavolata.core.events import FINAL, EventSet, Secret
from tavolata.games.domingo.state import ENDS, MAX_POINTS, STRIPS


@dataclass(frozen=True)
class Place(Action):
    """Lay a card at an end of the line. `card` is the card as it lies, read from top to bottom (DO-06, DO-08)."""

    card: str
    end: str


@dataclass(frozen=True)
class Announce(Action):
    """Say what the card just placed is worth (DO-21)."""

    points: int


ACTIONS = ActionSet()
PLACE = ACTIONS.kind(Place, STRIPS, ENDS)
ANNOUNCE = ACTIONS.kind(Announce, Numbers(0, MAX_POINTS))
"""The number of the first action of each kind."""

DIRECTIONS = Names(("horizontal", "vertical", "falling", "rising"), topic="direction")
HORIZONTAL, VERTICAL, FALLING, RISING = range(DIRECTIONS.size)

EVENTS = EventSet()
"""Rows and columns count from the start card's top field, downwards and to the right."""
TURNED_UP = EVENTS.kind("turned_up", FINAL, card=STRIPS)
DEALT = EVENTS.kind("dealt", seat=SEAT, card_1=Secret(STRIPS), card_2=Secret(STRIPS), card_3=Secret(STRIPS))
DREW = EVENTS.kind("drew", FINAL, seat=SEAT, card=Secret(STRIPS))
BEGAN = EVENTS.kind("began", seat=SEAT)
PLACED = EVENTS.kind("placed", seat=SEAT, card=STRIPS, end=ENDS, row=NUMBER, column=NUMBER)
ANNOUNCED = EVENTS.kind("announced", seat=SEAT, points=NUMBER)
RUN_SCORED = EVENTS.kind(
    "run_scored", seat=SEAT, direction=DIRECTIONS, length=NUMBER, points=NUMBER, row=NUMBER, column=NUMBER
)
SCORED = EVENTS.kind("scored", seat=SEAT, points=NUMBER)
WORTH_SHOWN = EVENTS.kind("worth_shown", FINAL, seat=SEAT, claim=NUMBER, worth=NUMBER, points=NUMBER)
LINE_FINISHED = EVENTS.kind("line_finished", line=NUMBER)
ENDED = EVENTS.kind("ended")
