"""What a player of Briscola can choose, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.core.actions import Action, ActionSet
from tavolata.core.domains import NUMBER, SEAT
from tavolata.core.events import FINAL, EventSet, Secret
from tavolata_briscola.state import CARDS


@dataclass(frozen=True)
class Throw(Action):
    """Play a card from the hand to the trick (BR-06)."""

    card: str


ACTIONS = ActionSet()
THROW = ACTIONS.kind(Throw, CARDS)

EVENTS = EventSet()
TURNED_UP = EVENTS.kind("turned_up", FINAL, card=CARDS)
DEALT = EVENTS.kind("dealt", seat=SEAT, card_1=Secret(CARDS), card_2=Secret(CARDS), card_3=Secret(CARDS))
DREW = EVENTS.kind("drew", FINAL, seat=SEAT, card=Secret(CARDS))
DREW_BRISCOLA = EVENTS.kind("drew_briscola", FINAL, seat=SEAT, card=CARDS)
BEGAN = EVENTS.kind("began", seat=SEAT)
THREW = EVENTS.kind("threw", seat=SEAT, card=CARDS)
TOOK = EVENTS.kind("took", seat=SEAT, points=NUMBER)
ENDED = EVENTS.kind("ended")
