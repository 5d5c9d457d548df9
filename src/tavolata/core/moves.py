"""The moves of a match, and which of them a seat can take back: that depends only on what it has seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.core.actions import Action
from tavolata.core.errors import IllegalMove
from tavolata.core.events import Event
from tavolata.core.move_events import MoveEvents


@dataclass(slots=True)
class Move:
    """A move that was made, and its events. Nobody changes one; making a frozen one takes three times as long."""

    seat: int
    action: Action
    automatic: bool
    raw_events: MoveEvents

    @property
    def events(self) -> tuple[Event, ...]:
        """All events with all fields, secret ones too."""
        return self.raw_events.events()


@dataclass(frozen=True, slots=True)
class Undoable:
    """A choice that can still be taken back."""

    action: Action
    is_last: bool
    """Has nobody else chosen since, as far as its seat knows? Then nobody has to agree."""


def chose_last(moves: Sequence[Move], seat: int) -> bool:
    """Has nobody else chosen since this seat did, as far as it knows?

    Of the moves of others it cannot tell which were automatic.
    """
    for move in reversed(moves):
        if (not move.automatic) if move.seat == seat else move.raw_events.reach()(seat):
            return move.seat == seat
    return True


def last_choice(moves: Sequence[Move], seat: int) -> int:
    """The number of this seat's last choice, whether it can be taken back or not; 0 if there is none."""
    own = (number for number, move in enumerate(moves) if move.seat == seat and not move.automatic)
    return max(own, default=0)


def choice_to_take_back(moves: Sequence[Move], seat: int, game: str) -> int:
    """The number of this seat's last choice; an error if there is none, or if it has seen something final since."""
    final = False
    for number, move in reversed(list(enumerate(moves))):
        final = final or move.raw_events.shows_final_to(seat)
        if move.seat == seat and not move.automatic:
            if final:
                raise IllegalMove("undo-final", game=game)
            return number
    raise IllegalMove("nothing-to-undo", game=game)
