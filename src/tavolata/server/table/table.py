"""A table: its options, its chairs, its game, and who looks at it, as far as its journal has been read.

The journal is the truth, and everything here follows from it: every server process that reads the same entries gets the
same table, the same numbers of messages and the same decisions. `entry_handlers` says what each entry does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tavolata.bots.pace import DEFAULT_PACE
from tavolata.core.events import Event
from tavolata.core.match import Match
from tavolata.server.entries import DEFAULT_HINT_RULE, Entry, HintRule, ProposalKind, TableState
from tavolata.server.errors import Conflict
from tavolata.server.table.chairs import Chair, Handover
from tavolata.server.table.clocks import Clock, Clocks
from tavolata.server.table.proposals import Proposal
from tavolata.server.table.setup import Setup
from tavolata.server.table.tail import Tail
from tavolata.server.table.viewers import TableUpdate, Viewer, ViewerState

MAX_RECENT = 50
"""So many updates are kept for those whose connection broke; whoever missed more gets a welcome."""
MAX_CHAT = 100


class Deadline(NamedTuple):
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
    """The secret of the link with which people take a chair."""
    watch: str
    """The secret of the link with which people look on."""
    last_entry: int = 0
    """The number of the newest entry, which is how many there are."""
    talk_count: int = 0
    """How many of its entries are talk."""
    chairs: tuple[Chair, ...] = ()
    host: int | None = None
    """The host's chair; None: the host has none."""
    has_new_host: bool = False
    """Has somebody taken over from whoever made the table?"""
    bot_pace: str = DEFAULT_PACE
    hint_rule: HintRule = DEFAULT_HINT_RULE
    hints_taken: Mapping[int, int] = field(default_factory=dict)
    """How many hints a chair was told to have taken in the present game."""
    order: list[int] = field(default_factory=list)
    """The chair of every seat in the present game."""
    seats: Mapping[Viewer, int] = field(default_factory=dict)
    """The seat of every chair in the present game."""
    match: Match | None = None
    deals: tuple[int, ...] = ()
    """The entries with which the games of this table began."""
    proposals: tuple[Proposal, ...] = ()
    """Those that wait for the consent of somebody, at most one of a kind."""
    proposal_count: int = 0
    handovers: tuple[Handover, ...] = ()
    """Of the present game."""
    promises: Mapping[int, str] = field(default_factory=dict)
    clocks: Clocks | None = None
    """Of the present game; None where everybody may think as long as they like."""
    viewers: Mapping[Viewer, ViewerState] = field(default_factory=dict)
    recent: Tail[TableUpdate] = field(default_factory=lambda: Tail(MAX_RECENT))
    chat: Tail[Entry] = field(default_factory=lambda: Tail(MAX_CHAT))
    is_closed: bool = False

    def copy(self) -> Table:
        """A table of its own that shares everything with this one, for the next entry to change."""
        copied = Table.__new__(Table)
        copied.__dict__.update(self.__dict__)
        return copied

    @property
    def state(self) -> TableState:
        """Where the evening stands."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "lobby"
        return "playing" if self.match.movers else "over"

    def has_chair(self, chair: object) -> bool:
        """Is this the number of a chair, or None, as spectators have it?"""
        return chair is None or chair in range(len(self.chairs))

    def seat_of(self, chair: int | None) -> int | None:
        """The seat a chair has in the present game; a spectator has none."""
        return self.seats.get(chair)

    def chair_at(self, seat: int) -> Chair:
        """Who sits on a seat in the present game."""
        return self.chairs[self.order[seat]]

    def deciding_seats(self) -> list[int]:
        """The seats at which people decide."""
        return [seat for seat in range(len(self.order)) if self.chair_at(seat).decides]

    def people(self) -> list[int]:
        """The chairs that belong to people, also while a bot plays for them."""
        return [number for number, chair in enumerate(self.chairs) if chair.name is not None]

    def bots_beside(self, chair: int) -> list[str]:
        """The bots that play for the other chairs."""
        return [other.bot for number, other in enumerate(self.chairs) if other.bot and number != chair]

    def waiting_bots(self) -> list[int]:
        """The seats that have to decide and are played by bots."""
        movers = self.match.movers if self.match and not self.is_closed else ()
        return [seat for seat in movers if self.chair_at(seat).bot]

    def decision_of(self, seat: int) -> tuple[int, int]:
        """The game, and the number of the seat's decision in it."""
        return len(self.deals), self.viewers[self.order[seat]].decision

    def proposal_of(self, kind: ProposalKind) -> Proposal | None:
        """What is proposed now of this kind."""
        return next((one for one in self.proposals if one.kind == kind), None)

    def proposal(self, number: int) -> Proposal | None:
        """A proposal by its number, as long as it waits for somebody."""
        return next((one for one in self.proposals if one.number == number), None)

    def first_deadline(self) -> Deadline | None:
        """The seat whose time is up first."""
        if self.clocks is None or self.match is None or self.is_closed:
            return None
        clocks = self.clocks.seats
        ends = [Deadline(end, seat) for seat in self.match.movers if (end := clocks[seat].runs_out) is not None]
        return min(ends, default=None)

    def clocks_for(self, viewer: Viewer) -> Sequence[Clock]:
        """The clocks as a viewer may see them."""
        assert self.match
        return self.clocks.seen_from(self.seat_of(viewer), self.match.movers) if self.clocks else ()

    # --- what a viewer has seen ------------------------------------------------------------

    def log_by_move(self, viewer: Viewer) -> list[list[Event]]:
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

    def log(self, viewer: Viewer) -> list[list[Event]]:
        """The same without moves of which they saw nothing; the deal comes first."""
        log = self.log_by_move(viewer)
        return log[:1] + [events for events in log[1:] if events]

    def handover_of(self, viewer: Viewer) -> Handover | None:
        """How the person on a chair took it over in the middle of the present game, if they did."""
        return next((one for one in reversed(self.handovers) if one.chair == viewer), None)

    def events_of(self, update: TableUpdate) -> Callable[[Viewer], list[list[Event]]]:
        """What the newest entry shows of the moves it has made, for any viewer: read once for all of them.

        Who sees no more than spectators gets the very same list as they.
        """
        match, kind, seats = self.match, update.entry.kind, self.seats
        if match and kind == "dealt":
            return lambda viewer: match.log(seats.get(viewer))
        moves = match.moves[update.first_move :] if match and kind == "moved" else []
        each = [move.raw_events.shown() for move in moves]
        public = [shown.public for shown in each]
        insiders = {seat for shown in each for seat in shown.own}

        def shown_to(viewer: Viewer) -> list[list[Event]]:
            seat = seats.get(viewer)
            return [shown.to(seat) for shown in each] if seat in insiders else public

        return shown_to

    # --- for the handlers of entries ------------------------------------------------------------

    def playing(self) -> Match:
        """The present game, or a refusal."""
        if self.match is None:
            raise Conflict("no-game-yet")
        return self.match

    def change_match(self) -> Match:
        """A copy of the match, which takes its place."""
        self.match = self.playing().copy()
        return self.match
