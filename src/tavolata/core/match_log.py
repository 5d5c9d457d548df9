"""The log of a match: what a seat has seen of every move, and what it has to remember in games played from memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.core.events import Event
from tavolata.core.move_events import MoveEvents
from tavolata.core.moves import Move


@dataclass(frozen=True)
class MatchLog:
    """The events of the deal and of every move. Entry 0 is the deal. A seat None is a spectator."""

    dealt: MoveEvents
    moves: Sequence[Move]

    @property
    def entries(self) -> list[MoveEvents]:
        return [self.dealt, *(move.raw_events for move in self.moves)]

    def seen_by(self, seat: int | None) -> list[list[Event]]:
        """What a seat saw of every entry."""
        return [entry.seen_by(seat) for entry in self.entries]

    def remembered_by(self, seat: int | None, shows_round: bool) -> list[list[Event]]:
        """The same in a game played from memory: without what is fleeting or belongs to rounds that are over.

        Fleeting fields are shown until the end of the seat's next turn. With `shows_round` all of the present round is.
        """
        log, last_round_end = self.seen_by(seat), self._last_round_end()
        for number in range(max(self._last_turn_of(seat), last_round_end + 1)):
            over = len(log[number]) if number < last_round_end else past_event_count(log[number])
            earlier, present = log[number][:over], log[number][over:]
            log[number] = forgotten_events(earlier, round_is_over=True) + (
                present if shows_round else forgotten_events(present, round_is_over=False)
            )
        return log

    def fresh_count(self, seat: int | None) -> int:
        """How many of the newest entries that a seat saw still show what is fleeting."""
        first = self._last_turn_of(seat)
        deal = int(first == 0)
        return deal + sum(bool(move.raw_events.seen_by(seat)) for move in self.moves[first - 1 + deal :])

    def _last_round_end(self) -> int:
        """The last entry in which a round ended; -1 if none has."""
        return max((number for number, entry in enumerate(self.entries) if entry.ends_round), default=-1)

    def _last_turn_of(self, seat: int | None) -> int:
        """The entry of this seat's last move before it saw another seat move; a spectator's is the last move it saw."""
        saw_another = False
        for number, move in reversed(list(enumerate(self.moves, 1))):
            if saw_another and move.seat == seat:
                return number
            if move.seat != seat and not saw_another and move.raw_events.seen_by(seat):
                saw_another = True
                if seat is None:
                    return number
        return 0


def past_event_count(events: list[Event]) -> int:
    """How many of these events belong to rounds that are over."""
    return max((number for number, event in enumerate(events, 1) if event.kind.ends_round), default=0)


def forgotten_events(events: list[Event], round_is_over: bool) -> list[Event]:
    """What a log may show of these events later; what is the same then is shown once."""
    later = [event.forgotten(round_is_over) for event in events]
    pairs = zip([None, *later], later, strict=False)
    return [event for before, event in pairs if event.cut != "forgotten" or event != before]
