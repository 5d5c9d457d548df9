"""What a player of Domingo can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import SEAT, Names, Numbers
from tavolata.core.events import EventKind, EventSet, Field
from tavolata.games.domingo.state import END_COUNT, ENDS, MOST_POINTS, STRIP_COUNT, STRIPS


@dataclass(frozen=True)
class Place(Action):
    """Lay a card at an end of the line. `card` is the card as it lies, read from top to bottom (DO-06, DO-08)."""

    card: str
    end: str


@dataclass(frozen=True)
class Announce(Action):
    """Say what the card just placed is worth (DO-21)."""

    points: int


ACTIONS = ActionSet({Place: (STRIPS, ENDS), Announce: (Numbers(0, MOST_POINTS),)})
PLACEMENTS = STRIP_COUNT * END_COUNT
"""Placements have the numbers strip · 6 + end; after them come the announcements."""

DIRECTIONS = Names(("horizontal", "vertical", "falling", "rising"), topic="direction")
HORIZONTAL, VERTICAL, FALLING, RISING = range(DIRECTIONS.size)

WHO = Field("seat", SEAT)
EVENTS = EventSet(
    [
        EventKind("turned_up", (Field("card", STRIPS),), final=True),
        EventKind("dealt", (WHO, *(Field(name, STRIPS, secret=True) for name in ("card_1", "card_2", "card_3")))),
        EventKind("drew", (WHO, Field("card", STRIPS, secret=True)), final=True),
        EventKind("began", (WHO,)),
        EventKind("placed", (WHO, Field("card", STRIPS), Field("end", ENDS), Field("row"), Field("column"))),
        EventKind("announced", (WHO, Field("points"))),
        EventKind(
            "run_scored",
            (WHO, Field("direction", DIRECTIONS), Field("length"), Field("points"), Field("row"), Field("column")),
        ),
        EventKind("scored", (WHO, Field("points"))),
        EventKind("worth_shown", (WHO, Field("claim"), Field("worth"), Field("points")), final=True),
        EventKind("line_finished", (Field("line"),)),
        EventKind("ended"),
    ]
)
"""Rows and columns count from the start card's top field, downwards and to the right."""

TURNED_UP, DEALT, DREW, BEGAN, PLACED, ANNOUNCED, RUN_SCORED, SCORED, WORTH_SHOWN, LINE_FINISHED, ENDED = range(
    len(EVENTS.kinds)
)
