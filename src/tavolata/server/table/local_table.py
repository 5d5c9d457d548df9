"""A table in memory, without a server and without a database: for people at one keyboard.

It is the same table that the server keeps: commands become entries of a journal, and all else follows from these.
"""

from __future__ import annotations

from collections.abc import Sequence

import tavolata
from tavolata.bots import DEFAULT_BOT_SECONDS, Advice, BotFault, advise
from tavolata.bots.pace import DEFAULT_PACE
from tavolata.core.actions import Action
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.server import milliseconds
from tavolata.server.entries import DEFAULT_HINT_RULE, Entry, HintRule
from tavolata.server.protocol.commands import KeyedCommand, MoveCommand, UndoCommand
from tavolata.server.table.access import Access
from tavolata.server.table.bot_checks import known_pace
from tavolata.server.table.bot_choice import bot_choice
from tavolata.server.table.bots_ahead import BotsAhead
from tavolata.server.table.chairs import Chair
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.command_handlers import entry_for
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.hint_rights import announces_hints, hint_seat, hinted_entry
from tavolata.server.table.new_entries import MovedBy, NewEntry, dealt_entry, moved_entry
from tavolata.server.table.setup import Setup
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import TableUpdate

LOCAL = "local"
"""The name of the table, and the key of its commands: none of them gets lost on the way and has to be repeated."""


class LocalTable:
    """One table and one game at it. Every seat is at the chair of the same number."""

    def __init__(
        self,
        setup: Setup,
        chairs: Sequence[Chair],
        bot_pace: str = DEFAULT_PACE,
        hints: HintRule = DEFAULT_HINT_RULE,
        bot_seconds: float = DEFAULT_BOT_SECONDS,
        ahead_seconds: float = 0.0,
    ) -> None:
        self.table = Table(LOCAL, setup, invite="", watch="")
        self.journal: list[Entry] = []
        self.bot_faults: dict[int, list[BotFault]] = {}
        """What custom bots did wrong, by their seats."""
        self._bot_seconds = bot_seconds
        self._ahead = BotsAhead(setup.players if ahead_seconds else 0, ahead_seconds)
        self._hinted: dict[int, tuple[int, int]] = {}
        """The last decision of each seat about which it has taken a hint."""
        seated: list[JSON] = [{"name": chair.name, "bot": chair.bot} for chair in chairs]
        self._write(NewEntry("made", {"chairs": seated, "bot_pace": known_pace(bot_pace), "hints": hints}))

    @classmethod
    def resumed(
        cls,
        match: Match,
        chairs: Sequence[Chair],
        bot_pace: str = DEFAULT_PACE,
        hints: HintRule = DEFAULT_HINT_RULE,
        bot_seconds: float = DEFAULT_BOT_SECONDS,
        ahead_seconds: float = 0.0,
    ) -> LocalTable:
        """The table at which a match from a record goes on. Its choices make a journal that ends in the same game."""
        game = tavolata.game(match.game.name)
        setup = Setup(game, match.players, dict(match.options), match.edition, TimeControl())
        local = cls(setup, chairs, bot_pace, hints, bot_seconds, ahead_seconds)
        local.deal(match.seed)
        for move in match.moves:
            if not move.automatic:
                by: MovedBy = "bot" if local.table.chair_at(move.seat).bot else "person"
                local._write(moved_entry(move.seat, move.action, by))
        return local

    @property
    def match(self) -> Match:
        """The game that has been dealt: to look at, for only commands and bots change it."""
        assert self.table.match, "a game has been dealt"
        return self.table.match

    def deal(self, seed: int | str | bytes | None = None) -> TableUpdate:
        """Deal the game; without a seed, nobody can foretell it."""
        return self._write(dealt_entry(self.table, list(range(self.table.setup.players)), seed))

    def do(self, seat: int, command: KeyedCommand) -> TableUpdate:
        """Carry out a command of the person at a seat; one that is refused changes nothing."""
        return self._write(entry_for(self.table, self._access(seat), command))

    def play(self, seat: int, action: Action) -> TableUpdate:
        """A person answers the open decision."""
        decision = self.table.viewers[self.table.order[seat]].decision
        return self.do(seat, MoveCommand(key=LOCAL, do="move", decision=decision, action=str(action)))

    def undo(self, seat: int) -> TableUpdate:
        """A person takes the own last choice back."""
        return self.do(seat, UndoCommand(key=LOCAL, do="undo"))

    def bot_move(self, seat: int) -> TableUpdate:
        """Let the bot of a seat think and move."""
        bot = self.table.chair_at(seat).bot
        assert bot, "a bot plays for this seat"
        faults = self.bot_faults.setdefault(seat, [])
        choose = bot_choice(bot, self.match, seat, self._bot_seconds, faults.append, self._ahead)
        update = self._write(moved_entry(seat, choose(), by="bot"))
        self._ahead.think(bot, self.match, seat)
        return update

    def hint(self, seat: int) -> list[Advice]:
        """What the best bot thinks of every action of a seat, best first; the table notes it, if all are to be told."""
        asker = self._access(seat)
        if announces_hints(self.table) and self.table.decision_of(seat) != self._hinted.get(seat):
            self._write(hinted_entry(self.table, asker))
            self._hinted[seat] = self.table.decision_of(seat)
        return advise(self.match, hint_seat(self.table, asker))

    def _access(self, seat: int) -> Access:
        return Access(self.table.id, "seat", self.table.order[seat])

    def _write(self, new: NewEntry) -> TableUpdate:
        entry = Entry(self.table.id, self.table.last_entry + 1, milliseconds.now(), new.kind, new.data)
        self.table, update = apply_entry(self.table, entry)
        self.journal.append(entry)
        return update
