"""Clocks: how long a seat may think, and when its time is up. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from tavolata.server.milliseconds import SECOND

MIN_AFTER_TIMEOUT = 15 * SECOND
"""Whose time was up gets at least so long for the next decision."""


@dataclass(frozen=True)
class TimeControl:
    """How much time a table gives: a bank with an increment for every decision, or an allowance for each decision."""

    bank: int = 0
    increment: int = 0
    allowance: int = 0

    @property
    def is_free(self) -> bool:
        """May everybody think as long as they like?"""
        return not (self.bank or self.allowance)

    def first(self) -> Clock:
        """The clock of a seat before its first decision."""
        return Clock(left=self.bank or self.allowance)

    def stopped(self, clock: Clock, now: int) -> Clock:
        """The clock after a decision: what was used is gone, what a decision brings is added."""
        if clock.since is None:
            return clock
        if self.allowance:
            return Clock(left=self.allowance)
        used = max(0, now - clock.since)
        return Clock(left=max(0, clock.left - used) + self.increment)


@dataclass(frozen=True)
class Clock:
    """The clock of one seat: what was left when it last stood still, and since when it runs."""

    left: int
    since: int | None = None

    def started(self, now: int) -> Clock:
        """The clock running; one that runs already goes on."""
        return self if self.since is not None else replace(self, since=now)

    def paused(self) -> Clock:
        """The clock standing still, with nothing used up."""
        return replace(self, since=None)

    @property
    def runs_out(self) -> int | None:
        """When its time is up, if it runs."""
        return None if self.since is None else self.since + self.left


@dataclass(frozen=True)
class Clocks:
    """The clocks of all seats of a game.

    Only what everybody sees goes into them. So where nobody may know who has answered, all clocks run on until the
    answers are shown, and then stand as they did before: an answer given in secret costs no time.
    """

    time_control: TimeControl
    seats: tuple[Clock, ...]
    answers_are_secret: bool = False
    """Several have to decide, and nobody may know who has."""

    @classmethod
    def of_new_game(cls, time_control: TimeControl, players: int) -> Clocks | None:
        """The clocks before the first decision; None where everybody may think as long as they like."""
        return None if time_control.is_free else cls(time_control, (time_control.first(),) * players)

    def updated(
        self,
        now: int,
        visible_movers: Collection[int],
        people: Collection[int],
        hides_answers: bool,
        timed_out: int | None = None,
    ) -> Clocks:
        """Start the clocks of those who seem to have to decide now, and stop the others.

        `people` are the seats at which people decide: bots have no clock. `hides_answers`: where several decide, this
        game does not show who has. `timed_out` is the seat whose time was up, if that made the move.
        """
        seats = [
            self._updated_seat(clock, now, seat in visible_movers) if seat in people else clock.paused()
            for seat, clock in enumerate(self.seats)
        ]
        if timed_out is not None and not self.answers_are_secret:
            late = seats[timed_out]
            left = max(late.left, self.time_control.allowance or MIN_AFTER_TIMEOUT)
            seats[timed_out] = Clock(left, now if late.since is not None else None)
        return Clocks(self.time_control, tuple(seats), hides_answers and len(visible_movers) > 1)

    def _updated_seat(self, clock: Clock, now: int, moves: bool) -> Clock:
        if moves:
            return clock.started(now)
        return clock.paused() if self.answers_are_secret else self.time_control.stopped(clock, now)

    def seen_from(self, seat: int | None, movers: Collection[int]) -> tuple[Clock, ...]:
        """The clocks as a seat may see them: its own, and no other, stands still after a secret answer."""
        if seat is None or seat in movers:
            return self.seats
        return (*self.seats[:seat], self.seats[seat].paused(), *self.seats[seat + 1 :])
