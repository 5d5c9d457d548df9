"""From a command to an entry of the journal: is the asker allowed to do it, and does it come in time?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from tavolata.bots import DEFAULT_BOT, number_of
from tavolata.bots.pace import seconds_of
from tavolata.core import chance
from tavolata.core.errors import BadInput
from tavolata.core.json_types import JSON
from tavolata.server.entries import EntryKind
from tavolata.server.errors import BadRequest, Conflict, Forbidden
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.table import Table


@dataclass(frozen=True)
class NewEntry:
    """An entry that a command wants to be written."""

    kind: EntryKind
    data: dict[str, JSON]

    @property
    def freed_chair(self) -> int | None:
        """The chair whose person has to go, if it is made free."""
        return cast(int, self.data["chair"]) if self.kind == "freed" else None


def entry_for(table: Table, asker: Access, command: Any) -> NewEntry:
    """The entry that a command leads to at this table, or a refusal."""
    if table.is_closed:
        raise Forbidden("table-closed")
    return _HANDLERS[type(command)](table, asker, command)


# --- at the game ------------------------------------------------------------


def _move(table: Table, asker: Access, command: commands.MoveCommand) -> NewEntry:
    seat = _own_seat(table, asker)
    viewer = table.viewers[asker.viewer]
    if not viewer.choices and table.match and table.match.movers:
        refused = table.match.why(seat, command.action)
        if refused is not None:
            raise refused
    if not viewer.choices or command.decision != viewer.decision:
        raise Conflict("decision-past")
    return NewEntry("moved", {"seat": seat, "action": command.action, "by": "person"})


def _undo(table: Table, asker: Access, command: commands.UndoCommand) -> NewEntry:
    return NewEntry("undone", {"seat": _own_seat(table, asker)})


def _ask_back(table: Table, asker: Access, command: commands.AskBackCommand) -> NewEntry:
    seat = _own_seat(table, asker)
    if table.take_back:
        raise Conflict("take-back-pending")
    return NewEntry("asked_back", {"seat": seat})


def _answer_back(table: Table, asker: Access, command: commands.AnswerBackCommand) -> NewEntry:
    seat = _own_seat(table, asker)
    if table.take_back is None:
        raise Conflict("take-back-none")
    if seat == table.take_back.seat and not command.agree:
        return NewEntry("declined", {"seat": seat})
    if seat not in table.take_back.waiting:
        raise Conflict("take-back-answered")
    return NewEntry("agreed" if command.agree else "declined", {"seat": seat})


def _promise(table: Table, asker: Access, command: commands.PromiseCommand) -> NewEntry:
    seat = _own_seat(table, asker)
    game = table.setup.game
    try:
        action = game.actions.parse(command.action)
    except KeyError:
        raise BadInput("unknown-action", game=game.name, action=command.action) from None
    if not isinstance(action, game.promises):
        raise Forbidden("no-promise")
    return NewEntry("promised", {"seat": seat, "action": str(action)})


def _own_seat(table: Table, asker: Access) -> int:
    chair = _own_chair(asker)
    seat = table.seat_of(chair)
    if table.match is None or seat is None:
        raise Conflict("no-game-yet")
    if not table.chairs[chair].decides:
        raise Forbidden("bot-plays")
    return seat


# --- at the table ------------------------------------------------------------


def _say(table: Table, asker: Access, command: commands.SayCommand) -> NewEntry:
    chair = _own_chair(asker)
    if (command.text is None) == (command.phrase is None):
        raise BadRequest("say-what")
    said = {"text": command.text} if command.text is not None else {"phrase": command.phrase}
    return NewEntry("said", {"chair": chair, **said})


def _leave(table: Table, asker: Access, command: commands.LeaveCommand) -> NewEntry:
    chair = _own_chair(asker)
    if table.match is None:
        _check_not_host(asker, chair)
        return NewEntry("freed", {"chair": chair})
    if table.chairs[chair].bot:
        raise Conflict("bot-plays")
    return NewEntry("left", {"chair": chair, "bot": known_bot(command.bot or DEFAULT_BOT), "by": "person"})


def _return(table: Table, asker: Access, command: commands.ReturnCommand) -> NewEntry:
    chair = _own_chair(asker)
    if table.chairs[chair].bot is None:
        raise Conflict("already-there")
    return NewEntry("returned", {"chair": chair})


def _own_chair(asker: Access) -> int:
    if asker.chair is None:
        raise Forbidden("spectators-watch" if asker.role != "host" else "no-own-chair")
    return asker.chair


# --- for the host ------------------------------------------------------------


def _start(table: Table, asker: Access, command: commands.StartCommand) -> NewEntry:
    _check_host(asker)
    if table.match is not None:
        raise Conflict("already-started")
    return deal_entry(table, list(range(table.setup.players)))


def _rematch(table: Table, asker: Access, command: commands.RematchCommand) -> NewEntry:
    """Everybody moves on by one seat."""
    _check_host(asker)
    if table.state != "over":
        raise Conflict("not-over")
    return deal_entry(table, [*table.order[-1:], *table.order[:-1]])


def deal_entry(table: Table, order: list[int], seed: int | str | bytes | None = None) -> NewEntry:
    """Deal a game. Without a given seed it comes from the operating system; nobody sees it before the end."""
    if any(chair.is_open for chair in table.chairs):
        raise Conflict("chairs-free")
    return NewEntry("dealt", {"seed": chance.make_seed(seed).hex(), "order": list(order)})


def _seat(table: Table, asker: Access, command: commands.SeatCommand) -> NewEntry:
    _check_host(asker)
    chair = _known_chair(table, command.chair)
    if command.bot is not None:
        return NewEntry("seated", {"chair": chair, "bot": known_bot(command.bot)})
    if table.chairs[chair].name is None:
        raise Conflict("nobody-to-return")
    return NewEntry("returned", {"chair": chair})


def _free(table: Table, asker: Access, command: commands.FreeCommand) -> NewEntry:
    _check_host(asker)
    chair = _known_chair(table, command.chair)
    _check_not_host(asker, chair)
    if table.state == "playing" and table.chairs[chair].bot is None:
        raise Conflict("seat-a-bot-first")
    return NewEntry("freed", {"chair": chair})


def _set_pace(table: Table, asker: Access, command: commands.SetPaceCommand) -> NewEntry:
    _check_host(asker)
    return NewEntry("paced", {"bots": known_pace(command.bots)})


def _close(table: Table, asker: Access, command: commands.CloseCommand) -> NewEntry:
    _check_host(asker)
    return NewEntry("closed", {})


def _check_host(asker: Access) -> None:
    if asker.role != "host":
        raise Forbidden("host-only")


def _check_not_host(asker: Access, chair: int) -> None:
    """The host's secret opens the host's chair for ever: nobody else can have it."""
    if asker.role == "host" and chair == asker.chair:
        raise Forbidden("host-stays")


def _known_chair(table: Table, chair: int) -> int:
    if chair >= len(table.chairs):
        raise BadRequest("no-such-chair", chair=chair + 1, chairs=len(table.chairs))
    return chair


def known_bot(name: str) -> str:
    """A bot by its name, or a refusal with the list."""
    number_of(name)
    return name


def known_pace(name: str) -> str:
    """A pace of bots by its name, or a refusal with the list."""
    seconds_of(name)
    return name


_HANDLERS: dict[type, Callable[[Table, Access, Any], NewEntry]] = {
    commands.MoveCommand: _move,
    commands.UndoCommand: _undo,
    commands.AskBackCommand: _ask_back,
    commands.AnswerBackCommand: _answer_back,
    commands.PromiseCommand: _promise,
    commands.SayCommand: _say,
    commands.LeaveCommand: _leave,
    commands.ReturnCommand: _return,
    commands.StartCommand: _start,
    commands.RematchCommand: _rematch,
    commands.SeatCommand: _seat,
    commands.FreeCommand: _free,
    commands.SetPaceCommand: _set_pace,
    commands.CloseCommand: _close,
}


def sit_entry(table: Table, asker: Access, chair: int | None, name: str) -> NewEntry:
    """Somebody who was invited takes a free chair."""
    if table.is_closed:
        raise Forbidden("table-closed")
    if asker.role not in ("guest", "host"):
        raise Forbidden("invited-only")
    free = [number for number, there in enumerate(table.chairs) if there.is_open]
    if not free:
        raise Conflict("no-free-chair")
    if chair is not None and _known_chair(table, chair) not in free:
        raise Conflict("chair-taken", chair=chair + 1)
    return NewEntry("sat", {"chair": free[0] if chair is None else chair, "name": name})
