"""A table: its options, its chairs, and a journal of everything that was done there, played again entry by entry.

The journal is the truth, and everything here follows from it: every server process that reads the same entries gets the
same table, the same numbers of messages and the same decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

from tavolata.bots.pace import DEFAULT_PACE
from tavolata.core.events import Event, seen
from tavolata.core.match import Match
from tavolata.server.entries import Entry, EntryKind, TableRow, TableState
from tavolata.server.errors import Conflict
from tavolata.server.table.clocks import SECOND, Clock
from tavolata.server.table.setup import Setup, read_setup
from tavolata.server.table.tail import Tail
from tavolata.server.table.viewers import NO_EVENTS, TableUpdate, Viewer

MAX_RECENT = 50
"""So many updates are kept for those whose connection broke; whoever missed more gets a welcome."""
MAX_CHAT = 100
MIN_AFTER_TIMEOUT = 15 * SECOND


@dataclass(frozen=True)
class Chair:
    """A chair at the table: the person it belongs to, and the bot that plays for it, if one does."""

    name: str | None = None
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        return self.name is None and self.bot is None

    @property
    def decides(self) -> bool:
        """Does a person decide here?"""
        return self.name is not None and self.bot is None


@dataclass(frozen=True)
class TakeBack:
    """A seat asks to take its last choice back; `waiting` are the seats that have not agreed yet."""

    seat: int
    waiting: frozenset[int]


class Timeout(NamedTuple):
    """When the time of a seat is up."""

    at: int
    seat: int


@dataclass
class Table:
    """One table, as far as its journal has been read.

    What it holds is replaced, never changed in place. So the table after an entry is a new one that shares most of the
    old one and costs next to nothing, and a bot that thinks about the old one in a thread is not disturbed.
    """

    id: str
    setup: Setup
    invite: str
    watch: str
    number: int = 0
    chairs: tuple[Chair, ...] = ()
    bot_pace: str = DEFAULT_PACE
    order: list[int] = field(default_factory=list)
    """The chair of every seat in the present game."""
    seats: Mapping[int | None, int] = field(default_factory=dict)
    """The seat of every chair in the present game."""
    match: Match | None = None
    deals: tuple[int, ...] = ()
    """The entries with which the games of this table began."""
    take_back: TakeBack | None = None
    promises: Mapping[int, str] = field(default_factory=dict)
    clocks: tuple[Clock, ...] = ()
    answers_are_secret: bool = False
    """Several have to decide, and nobody may know who has."""
    viewers: Mapping[int | None, Viewer] = field(default_factory=dict)
    recent: Tail[TableUpdate] = field(default_factory=lambda: Tail(MAX_RECENT))
    chat: Tail[Entry] = field(default_factory=lambda: Tail(MAX_CHAT))
    is_closed: bool = False

    @property
    def state(self) -> TableState:
        """Where the evening stands."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "lobby"
        return "playing" if self.match.movers else "over"

    def seat_of(self, chair: int | None) -> int | None:
        """The seat a chair has in the present game; a spectator has none."""
        return self.seats.get(chair)

    def chair_at(self, seat: int) -> Chair:
        """Who sits on a seat in the present game."""
        return self.chairs[self.order[seat]]

    def deciding_people(self) -> list[int]:
        """The seats at which people decide."""
        return [seat for seat in range(len(self.order)) if self.chair_at(seat).decides]

    def waiting_bots(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        movers = self.match.movers if self.match and not self.is_closed else ()
        return [seat for seat in movers if self.chair_at(seat).bot]

    def decision_of(self, seat: int) -> tuple[int, int]:
        """The game, and the number of the seat's decision in it."""
        return len(self.deals), self.viewers[self.order[seat]].decision

    def first_timeout(self) -> Timeout | None:
        """The seat whose time is up first."""
        movers = self.match.movers if self.match and not self.is_closed else ()
        ends = [Timeout(end, seat) for seat in movers if (end := self.clocks[seat].runs_out) is not None]
        return min(ends, default=None)

    # --- the journal ------------------------------------------------------------

    def after(self, entry: Entry) -> tuple[Table, TableUpdate]:
        """The table after the next entry; this one stays as it is. Raises what the rules say against the entry."""
        after = Table.__new__(Table)
        after.__dict__.update(self.__dict__)
        update = ENTRY_HANDLERS[entry.kind](after, entry, **entry.data)
        after.number = entry.number
        after.recent = self.recent.append(replace(update, events=NO_EVENTS))
        return after, update

    # --- people come and go ------------------------------------------------------------

    def _made(self, entry: Entry, chairs: list[dict[str, Any]], bot_pace: str = DEFAULT_PACE) -> TableUpdate:
        self.bot_pace = bot_pace
        self.chairs = tuple(Chair(chair["name"], chair["bot"]) for chair in chairs)
        self.viewers = {viewer: Viewer() for viewer in [*range(len(chairs)), None]}
        return self._notify(entry)

    def _sat(self, entry: Entry, chair: int, name: str) -> TableUpdate:
        return self._change(entry, chair, Chair(name))

    def _seated(self, entry: Entry, chair: int, bot: str) -> TableUpdate:
        return self._change(entry, chair, replace(self.chairs[chair], bot=bot))

    def _freed(self, entry: Entry, chair: int) -> TableUpdate:
        return self._change(entry, chair, Chair())

    def _left(self, entry: Entry, chair: int, bot: str, by: str) -> TableUpdate:
        return self._change(entry, chair, replace(self.chairs[chair], bot=bot))

    def _returned(self, entry: Entry, chair: int) -> TableUpdate:
        return self._change(entry, chair, replace(self.chairs[chair], bot=None))

    def _paced(self, entry: Entry, bots: str) -> TableUpdate:
        self.bot_pace = bots
        return self._notify(entry)

    def _change(self, entry: Entry, chair: int, changed: Chair) -> TableUpdate:
        self.chairs = (*self.chairs[:chair], changed, *self.chairs[chair + 1 :])
        self._update_clocks(entry.at)
        return self._settle_and_notify(entry)

    # --- a game ------------------------------------------------------------

    def _dealt(self, entry: Entry, seed: str, order: list[int]) -> TableUpdate:
        self.match = self.setup.deal(bytes.fromhex(seed))
        self.order = order
        self.seats = {chair: seat for seat, chair in enumerate(order)}
        self.deals = (*self.deals, entry.number)
        self.take_back = None
        self.promises = {}
        self.clocks = (self.setup.time_control.first(),) * len(order)
        self.answers_are_secret = False
        self.viewers = {name: viewer._replace(choices=b"", movers=()) for name, viewer in self.viewers.items()}
        self._update_clocks(entry.at)
        events = {viewer: self.match.log(self.seat_of(viewer)) for viewer in self.viewers}
        return self._notify_of_game(entry, events=events, last_move=len(self.match.moves))

    def _moved(self, entry: Entry, seat: int, action: str, by: str) -> TableUpdate:
        match = self._change_match()
        first, talked = len(match.moves), bool(self.promises or self.take_back)
        match.move(seat, action)
        self.take_back = None
        self._update_clocks(entry.at, by_clock=seat if by == "clock" else None)
        moves = [move.events for move in match.moves[first:]]
        events = {viewer: [seen(events, self.seat_of(viewer)) for events in moves] for viewer in self.viewers}
        return self._notify_of_game(
            entry,
            who=lambda viewer: self.seat_of(viewer) == seat or any(events[viewer]),
            decided=seat,
            events=events,
            knows_mover=self._who_knows_mover(seat, moves[0]),
            first_move=first,
            last_move=len(match.moves),
            changes_table=talked or not match.movers or not self.setup.time_control.is_free,
        )

    def _who_knows_mover(self, seat: int, events: tuple[Event, ...]) -> frozenset[int | None]:
        """The viewers who may know who has moved."""
        seats = {viewer: self.seat_of(viewer) for viewer in self.viewers}
        return interned(frozenset(viewer for viewer, own in seats.items() if own == seat or seen(events[:1], own)))

    def _undone(self, entry: Entry, seat: int) -> TableUpdate:
        """The last choice is taken back; whoever saw it made gets a message."""
        match = self._change_match()
        before = list(match.moves)
        match.undo(seat)
        gone = [move.events for move in before[len(match.moves) :]]
        self.take_back = None
        self._update_clocks(entry.at)
        return self._notify_of_game(
            entry,
            who=lambda viewer: (
                self.seat_of(viewer) == seat or any(seen(events, self.seat_of(viewer)) for events in gone)
            ),
            decided=seat,
            went_back=True,
        )

    def _asked_back(self, entry: Entry, seat: int) -> TableUpdate:
        self._playing().check_take_back(seat)
        self.take_back = TakeBack(seat, frozenset(self.deciding_people()) - {seat})
        return self._settle_and_notify(entry)

    def _agreed(self, entry: Entry, seat: int) -> TableUpdate:
        assert self.take_back
        self.take_back = replace(self.take_back, waiting=self.take_back.waiting - {seat})
        return self._settle_and_notify(entry)

    def _settle_and_notify(self, entry: Entry) -> TableUpdate:
        """Everybody gets a message; and if nobody else has to agree, the choice is taken back."""
        if self._settle_take_back(entry):
            return self._notify_of_game(entry, went_back=True)
        return self._notify(entry)

    def _settle_take_back(self, entry: Entry) -> bool:
        """Take back what was asked for, once every other person has agreed."""
        if not (self.take_back and self.match):
            return False
        people = frozenset(self.deciding_people())
        self.take_back = replace(self.take_back, waiting=self.take_back.waiting & people)
        if self.take_back.waiting:
            return False
        self._change_match().take_back(self.take_back.seat)
        self.take_back = None
        self._update_clocks(entry.at)
        return True

    def _declined(self, entry: Entry, seat: int) -> TableUpdate:
        self.take_back = None
        return self._notify(entry)

    def _promised(self, entry: Entry, seat: int, action: str) -> TableUpdate:
        self.promises = {**self.promises, seat: action}
        return self._notify(entry)

    def _said(self, entry: Entry, chair: int, text: str | None = None, phrase: str | None = None) -> TableUpdate:
        self.chat = self.chat.append(entry)
        return self._notify(entry, changes_table=False)

    def _closed(self, entry: Entry) -> TableUpdate:
        self.is_closed = True
        return self._notify(entry)

    def _taken_over(self, entry: Entry, chair: int | None, digest: str) -> TableUpdate:
        """A seat moved to another device: nobody at the table gets a message."""
        return TableUpdate(entry, frozenset())

    def _playing(self) -> Match:
        if self.match is None:
            raise Conflict("no-game-yet")
        return self.match

    def _change_match(self) -> Match:
        """A copy of the match, which takes its place."""
        self.match = self._playing().copy()
        return self.match

    # --- who gets a message, and what is to be decided ------------------------------------------------------------

    def _notify(self, entry: Entry, changes_table: bool = True) -> TableUpdate:
        """Count a message for everybody. The game stays as it is, and so do the decisions."""
        self.viewers = {
            name: Viewer(viewer.message_count + 1, viewer.decision, viewer.choices, viewer.movers)
            for name, viewer in self.viewers.items()
        }
        return TableUpdate(entry, interned(frozenset(self.viewers)), changes_table=changes_table)

    def _notify_of_game(
        self,
        entry: Entry,
        who: Callable[[int | None], bool] = lambda _: True,
        decided: int | None = None,
        **more: Any,
    ) -> TableUpdate:
        """Count a message for those concerned or who see the movers change, and number the decisions that are open."""
        assert self.match
        viewers, recipients = {}, set()
        for name, viewer in self.viewers.items():
            seat = self.seat_of(name)
            movers = self.match.seen_movers(seat)
            count = viewer.message_count
            if who(name) or movers != viewer.movers:
                count += 1
                recipients.add(name)
            viewers[name] = self._with_decision(viewer, seat, count, movers, decided)
        self.viewers = viewers
        return TableUpdate(entry, interned(frozenset(recipients)), changes_game=True, **more)

    def _with_decision(
        self, viewer: Viewer, seat: int | None, count: int, movers: tuple[int, ...], decided: int | None
    ) -> Viewer:
        """A decision keeps its number while it stays the same and its seat has not answered it."""
        choices = self.match.choices(seat) if self.match and seat is not None and seat in movers else b""
        if choices == viewer.choices and seat != decided:
            return Viewer(count, viewer.decision, choices, movers)
        if seat is not None and choices:
            self._forget_promise(seat)
        return Viewer(count, count, choices, movers)

    def _forget_promise(self, seat: int) -> None:
        """A promise stands until its seat has to make such a choice again."""
        if seat in self.promises and self.match:
            promised = self.setup.game.actions.parse(self.promises[seat])
            if any(type(action) is type(promised) for action in self.match.legal(seat)):
                self.promises = {other: action for other, action in self.promises.items() if other != seat}

    # --- clocks ------------------------------------------------------------

    def _update_clocks(self, now: int, by_clock: int | None = None) -> None:
        """Start the clocks of those who seem to have to decide now, stop the others; bots have none.

        Nothing but what everybody sees goes into a clock. So where nobody may know who has answered, all clocks run on
        until the answers are shown, and then stand as they did before: an answer given in secret costs no time.
        """
        if self.match is None or self.setup.time_control.is_free:
            return
        seen_movers = self.match.seen_movers(None)
        clocks = [self._updated_clock(seat, clock, now, seat in seen_movers) for seat, clock in enumerate(self.clocks)]
        if by_clock is not None and not self.answers_are_secret:
            left = max(clocks[by_clock].left, self.setup.time_control.allowance or MIN_AFTER_TIMEOUT)
            clocks[by_clock] = Clock(left, now if clocks[by_clock].since is not None else None)
        self.clocks = tuple(clocks)
        self.answers_are_secret = len(seen_movers) > 1 and self.setup.game.seems_to_move is not None

    def _updated_clock(self, seat: int, clock: Clock, now: int, moves: bool) -> Clock:
        if not self.chair_at(seat).decides:
            return replace(clock, since=None)
        if moves:
            return clock.started(now)
        return replace(clock, since=None) if self.answers_are_secret else self.setup.time_control.stopped(clock, now)

    def clocks_for(self, viewer: int | None) -> list[Clock]:
        """The clocks as a viewer may see them: only to oneself the own one stands still after a secret answer."""
        assert self.match
        own, movers = self.seat_of(viewer), self.match.movers
        return [
            replace(clock, since=None) if seat == own and seat not in movers else clock
            for seat, clock in enumerate(self.clocks)
        ]


@cache
def interned(viewers: frozenset[int | None]) -> frozenset[int | None]:
    """The same set for the same viewers: there are few of them, and thousands of tables."""
    return viewers


def read_table(row: TableRow, entries: Iterable[Entry]) -> Table:
    """A table from its journal."""
    table = Table(row.id, read_setup(row), row.invite, row.watch)
    for entry in entries:
        table, _ = table.after(entry)
    return table


ENTRY_HANDLERS: dict[EntryKind, Callable[..., TableUpdate]] = {
    "made": Table._made,
    "sat": Table._sat,
    "seated": Table._seated,
    "freed": Table._freed,
    "left": Table._left,
    "returned": Table._returned,
    "dealt": Table._dealt,
    "moved": Table._moved,
    "undone": Table._undone,
    "asked_back": Table._asked_back,
    "agreed": Table._agreed,
    "declined": Table._declined,
    "promised": Table._promised,
    "said": Table._said,
    "paced": Table._paced,
    "closed": Table._closed,
    "taken_over": Table._taken_over,
}
"""What each kind of entry does to a table."""
