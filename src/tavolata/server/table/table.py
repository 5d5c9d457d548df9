"""A table: its options, its chairs, and a journal of everything that was done there, played again entry by entry.

The journal is the truth, and everything here follows from it: every server process that reads the same entries gets the
same table, the same numbers of messages and the same decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

from tavolata.bots import cast_chair, cast_table
from tavolata.bots.pace import DEFAULT_PACE
from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.core.move_events import MoveEvents, everybody
from tavolata.server.entries import Entry, EntryKind, TableRow, TableState
from tavolata.server.errors import Conflict, UnreadableTable
from tavolata.server.table.clocks import SECOND, Clock
from tavolata.server.table.setup import OtherRules, Setup, read_setup
from tavolata.server.table.tail import Tail
from tavolata.server.table.viewers import TableUpdate, Viewer

MAX_RECENT = 50
"""So many updates are kept for those whose connection broke; whoever missed more gets a welcome."""
MAX_CHAT = 100
TALK: frozenset[EntryKind] = frozenset({"said", "promised", "asked_back", "undone", "paced"})
"""Entries that people can write as often as they like, without the game going on."""
MIN_AFTER_TIMEOUT = 15 * SECOND


@dataclass(frozen=True)
class Chair:
    """A chair at the table: the person it belongs to, and the bot that plays for it, if one does."""

    name: str | None = None
    bot: str | None = None
    former: Chair | None = None
    """Who was there before, if it was made free in the middle of a game."""

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


@dataclass(frozen=True)
class FreeRequest:
    """The host asks to make a chair free in the middle of a game, so that somebody new can take it over."""

    chair: int
    waiting: frozenset[int]
    """The chairs whose people have not agreed yet."""
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Handover:
    """Somebody has taken over a chair in the middle of the present game."""

    chair: int
    name: str
    former: Chair
    at: int
    moves: int
    """So many moves had been made: what the seat saw of them stays with whoever had it before."""
    messages: int
    """So many messages had been sent to the chair."""


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
    talk: int = 0
    """How many of its entries are talk."""
    chairs: tuple[Chair, ...] = ()
    host: int | None = None
    """The host's chair; None: the host has none."""
    has_new_host: bool = False
    """Has somebody taken over from whoever made the table?"""
    bot_pace: str = DEFAULT_PACE
    order: list[int] = field(default_factory=list)
    """The chair of every seat in the present game."""
    seats: Mapping[int | None, int] = field(default_factory=dict)
    """The seat of every chair in the present game."""
    match: Match | None = None
    deals: tuple[int, ...] = ()
    """The entries with which the games of this table began."""
    take_back: TakeBack | None = None
    free_request: FreeRequest | None = None
    handovers: tuple[Handover, ...] = ()
    """Of the present game."""
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

    def bots_beside(self, chair: int) -> list[str]:
        """The bots that play for the other chairs."""
        return [there.bot for number, there in enumerate(self.chairs) if there.bot and number != chair]

    def waiting_bots(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        movers = self.match.movers if self.match and not self.is_closed else ()
        return [seat for seat in movers if self.chair_at(seat).bot]

    def decision_of(self, seat: int) -> tuple[int, int]:
        """The game, and the number of the seat's decision in it."""
        return len(self.deals), self.viewers[self.order[seat]].decision

    def first_timeout(self) -> Timeout | None:
        """The seat whose time is up first."""
        if self.setup.time_control.is_free:
            return None
        movers = self.match.movers if self.match and not self.is_closed else ()
        ends = [Timeout(end, seat) for seat in movers if (end := self.clocks[seat].runs_out) is not None]
        return min(ends, default=None)

    # --- what a viewer has seen ------------------------------------------------------------

    def log_by_move(self, viewer: int | None) -> list[list[Event]]:
        """What a viewer saw of the deal and of each move; nothing where they saw nothing.

        What a seat saw before its person took it over is not theirs: of that they get what spectators saw.
        """
        if self.match is None:
            return []
        log = self.match.log_by_move(self.seat_of(viewer))
        handover = self.handover_of(viewer)
        if handover is None:
            return log
        own = handover.moves + 1
        return self.match.log_by_move(None)[:own] + log[own:]

    def log(self, viewer: int | None) -> list[list[Event]]:
        """The same without moves of which they saw nothing; the deal comes first."""
        log = self.log_by_move(viewer)
        return log[:1] + [events for events in log[1:] if events]

    def handover_of(self, viewer: int | None) -> Handover | None:
        """How the person on a chair took it over in the middle of the present game, if they did."""
        return next((one for one in reversed(self.handovers) if one.chair == viewer), None)

    # --- the journal ------------------------------------------------------------

    def after(self, entry: Entry) -> tuple[Table, TableUpdate]:
        """The table after the next entry; this one stays as it is. Raises what the rules say against the entry."""
        after = Table.__new__(Table)
        after.__dict__.update(self.__dict__)
        update = ENTRY_HANDLERS[entry.kind](after, entry, **entry.data)
        after.number = entry.number
        after.recent = self.recent.append(update)
        after.talk += entry.kind in TALK
        return after, update

    def events_of(self, update: TableUpdate) -> Callable[[int | None], list[list[Event]]]:
        """What the newest entry shows of the moves it has made, for any viewer: read once for all of them."""
        match, kind = self.match, update.entry.kind
        if match and kind == "dealt":
            return lambda viewer: match.log(self.seat_of(viewer))
        moves = match.moves[update.first_move :] if match and kind == "moved" else []
        each = [move.raw_events.seen_by_each() for move in moves]
        seats = self.seats
        return lambda viewer: [seen_by(seats.get(viewer)) for seen_by in each]

    # --- people come and go ------------------------------------------------------------

    def _made(self, entry: Entry, chairs: list[dict[str, Any]], bot_pace: str = DEFAULT_PACE) -> TableUpdate:
        self.bot_pace = bot_pace
        bots = cast_table([chair["bot"] for chair in chairs])
        self.chairs = tuple(Chair(chair["name"], bot) for chair, bot in zip(chairs, bots, strict=True))
        self.host = next((number for number, chair in enumerate(self.chairs) if chair.name), None)
        self.viewers = {viewer: Viewer() for viewer in [*range(len(chairs)), None]}
        return self._notify(entry)

    def _sat(self, entry: Entry, chair: int, name: str) -> TableUpdate:
        former = self.chairs[chair].former
        if former is not None and self.state == "playing":
            self._hand_over(entry, chair, name, former)
        return self._change(entry, chair, Chair(name))

    def _hand_over(self, entry: Entry, chair: int, name: str, former: Chair) -> None:
        """Note it for everybody to see; the message about it is the first one that the new person may ask for."""
        moves = len(self._playing().moves)
        messages = self.viewers[chair].message_count + 1
        self.handovers = (*self.handovers, Handover(chair, name, former, entry.at, moves, messages))

    def _seated(self, entry: Entry, chair: int, bot: str, drops_take_back: bool = False) -> TableUpdate:
        self._drop_take_back(drops_take_back)
        bot = cast_chair(bot, chair, self.bots_beside(chair))
        return self._change(_with_bot(entry, bot), chair, replace(self.chairs[chair], bot=bot, former=None))

    def _freed(
        self,
        entry: Entry,
        chair: int,
        name: str | None = None,
        bot: str | None = None,
        drops_take_back: bool = False,
    ) -> TableUpdate:
        self._drop_take_back(drops_take_back)
        there = self.chairs[chair]
        self.free_request = None
        former = (there.former or replace(there, former=None)) if self.state == "playing" else None
        return self._change(_with_bot(entry, there.bot), chair, Chair(former=former))

    def _left(self, entry: Entry, chair: int, bot: str, by: str, drops_take_back: bool = False) -> TableUpdate:
        self._drop_take_back(drops_take_back)
        bot = cast_chair(bot, chair, self.bots_beside(chair))
        return self._change(_with_bot(entry, bot), chair, replace(self.chairs[chair], bot=bot))

    def _returned(self, entry: Entry, chair: int) -> TableUpdate:
        if self.free_request and self.free_request.chair == chair:
            self.free_request = None
        return self._change(entry, chair, replace(self.chairs[chair], bot=None))

    def _asked_free(self, entry: Entry, chair: int, waiting: list[int]) -> TableUpdate:
        before = self.free_request
        agreed = before.agreed if before and before.chair == chair else frozenset[int]()
        self.free_request = FreeRequest(chair, frozenset(waiting), agreed)
        return self._notify(entry)

    def _agreed_free(self, entry: Entry, chair: int, waiting: list[int]) -> TableUpdate:
        assert self.free_request
        asked = self.free_request
        self.free_request = replace(asked, waiting=frozenset(waiting), agreed=asked.agreed | {chair})
        return self._notify(entry)

    def _declined_free(self, entry: Entry, chair: int | None) -> TableUpdate:
        self.free_request = None
        return self._notify(entry)

    def _paced(self, entry: Entry, bots: str) -> TableUpdate:
        self.bot_pace = bots
        return self._notify(entry)

    def _host_changed(self, entry: Entry, chair: int) -> TableUpdate:
        self.host, self.has_new_host = chair, True
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
        self.free_request = None
        self.handovers = ()
        self.chairs = tuple(replace(chair, former=None) for chair in self.chairs)
        self.promises = {}
        self.clocks = (self.setup.time_control.first(),) * len(order)
        self.answers_are_secret = False
        self.viewers = {name: viewer._replace(choices=b"", movers=()) for name, viewer in self.viewers.items()}
        self._update_clocks(entry.at)
        return self._notify_of_game(entry, last_move=len(self.match.moves))

    def _moved(self, entry: Entry, seat: int, action: str, by: str) -> TableUpdate:
        match = self._change_match()
        first, talked = len(match.moves), bool(self.promises or self.take_back)
        match.move(seat, action)
        self.take_back = None
        if not match.movers:
            self.free_request = None
        self._update_clocks(entry.at, by_clock=seat if by == "clock" else None)
        moves = [move.raw_events for move in match.moves[first:]]
        sees_first = moves[0].reach(first=True)
        return self._notify_of_game(
            entry,
            who=everybody if sees_first is everybody else self._concerned(seat, moves),
            decided=seat,
            knows_mover=self._who_knows_mover(seat, sees_first),
            first_move=first,
            last_move=len(match.moves),
            changes_table=talked or not match.movers or not self.setup.time_control.is_free,
        )

    def _who_knows_mover(self, seat: int, sees_first: Callable[[int | None], bool]) -> frozenset[int | None]:
        """The viewers who may know who has moved."""
        if sees_first is everybody:
            return interned(frozenset(self.viewers))
        seats = {viewer: self.seat_of(viewer) for viewer in self.viewers}
        return interned(frozenset(viewer for viewer, own in seats.items() if own == seat or sees_first(own)))

    @staticmethod
    def _concerned(seat: int, moves: Iterable[MoveEvents]) -> Callable[[int | None], bool]:
        """Who is concerned by moves: whoever sees something of them, and the seat itself."""
        reach = [events.reach() for events in moves]
        if everybody in reach:
            return everybody
        return lambda own: own == seat or any(sees(own) for sees in reach)

    def _undone(self, entry: Entry, seat: int) -> TableUpdate:
        """The last choice is taken back; whoever saw it made gets a message."""
        match = self._change_match()
        before = list(match.moves)
        match.undo(seat)
        gone = [move.raw_events for move in before[len(match.moves) :]]
        self.take_back = None
        self._go_back_to(len(match.moves))
        self._update_clocks(entry.at)
        return self._notify_of_game(
            entry,
            who=self._concerned(seat, gone),
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

    def _drop_take_back(self, drops: bool) -> None:
        """Somebody who was asked no longer decides. In old journals that is consent, so an entry says if it is not."""
        if drops:
            self.take_back = None

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
        match = self._change_match()
        match.take_back(self.take_back.seat)
        self._go_back_to(len(match.moves))
        self.take_back = None
        self._update_clocks(entry.at)
        return True

    def _declined(self, entry: Entry, seat: int) -> TableUpdate:
        self.take_back = None
        return self._notify(entry)

    def _promised(self, entry: Entry, seat: int, action: str) -> TableUpdate:
        self.promises = {**self.promises, seat: action}
        return self._notify(entry)

    def _said(self, entry: Entry, chair: int, **said: str) -> TableUpdate:
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

    def _go_back_to(self, moves: int) -> None:
        """Moves were taken back: those that are made instead are seen by whoever has the seats now."""
        self.handovers = tuple(replace(one, moves=min(one.moves, moves)) for one in self.handovers)

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
        who: Callable[[int | None], bool] = everybody,
        decided: int | None = None,
        **more: Any,
    ) -> TableUpdate:
        """Count a message for those concerned or who see the movers change, and number the decisions that are open.

        `who` says which seats are concerned; None is a spectator.
        """
        assert self.match
        viewers, recipients, seats, seen_movers = {}, set(), self.seats, self.match.seen_movers
        for name, viewer in self.viewers.items():
            seat = seats.get(name)
            movers = seen_movers(seat)
            count = viewer.message_count
            if who is everybody or movers != viewer.movers or who(seat):
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
    try:
        table = Table(row.id, read_setup(row), row.invite, row.watch)
    except OtherRules:
        raise
    except Exception as problem:
        raise UnreadableTable("table-unreadable", table=row.id) from problem
    for entry in entries:
        table, _ = read_on(table, entry)
    return table


def read_on(table: Table, entry: Entry) -> tuple[Table, TableUpdate]:
    """The table after an entry that stands in its journal; whatever is wrong with that concerns this table alone."""
    try:
        if entry.number != table.number + 1:
            raise ValueError(f"after entry {table.number} comes {entry.number}")
        return table.after(entry)
    except Exception as problem:
        raise UnreadableTable("table-unreadable", table=table.id) from problem


def _with_bot(entry: Entry, bot: str | None) -> Entry:
    """An entry that names a bot, with who really plays: old journals, and programs, name levels only."""
    return replace(entry, data={**entry.data, "bot": bot}) if entry.data.get("bot") else entry


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
    "asked_free": Table._asked_free,
    "agreed_free": Table._agreed_free,
    "declined_free": Table._declined_free,
    "promised": Table._promised,
    "said": Table._said,
    "paced": Table._paced,
    "closed": Table._closed,
    "taken_over": Table._taken_over,
    "host_changed": Table._host_changed,
}
"""What each kind of entry does to a table."""
