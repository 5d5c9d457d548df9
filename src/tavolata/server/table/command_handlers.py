"""From a command to an entry of the journal: is the asker allowed to do it, and does it come in time?"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

from tavolata.bots import CHARACTERS, DEFAULT_BOT, cast_chair, number_of, played_by
from tavolata.bots.pace import seconds_of
from tavolata.core import chance
from tavolata.core.errors import BadInput, check_text
from tavolata.core.json_types import JSON
from tavolata.server.entries import NO_ACCESS_CHANGE, AccessChange, EntryKind
from tavolata.server.errors import BadRequest, Conflict, Forbidden
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.table import Table


@dataclass(frozen=True)
class NewEntry:
    """An entry that a command wants to be written."""

    kind: EntryKind
    data: dict[str, JSON]
    access: AccessChange = NO_ACCESS_CHANGE
    """What changes with it for those who may sit at the table."""

    @property
    def freed_chair(self) -> int | None:
        """The chair whose person has to go, if it is made free."""
        return cast(int, self.data["chair"]) if self.kind == "freed" else None


def entry_for(table: Table, asker: Access, command: Any, present: Collection[int] = ()) -> NewEntry:
    """The entry that a command leads to at this table, or a refusal; `present` are the chairs that are there."""
    if table.is_closed:
        raise Forbidden("table-closed")
    asker = acting(table, asker)
    if handler := _HANDLERS_WITH_PRESENCE.get(type(command)):
        return handler(table, asker, command, present)
    return _HANDLERS[type(command)](table, asker, command)


def depends_on_presence(command: commands.Command) -> bool:
    """Does it matter for this command who is there?"""
    return type(command) in _HANDLERS_WITH_PRESENCE or isinstance(command, commands.TakeHostCommand)


def acting(table: Table, asker: Access) -> Access:
    """The asker in the part they have now: whoever has taken over as the host is it, whatever secret they show."""
    if not table.has_new_host or asker.role not in ("host", "seat"):
        return asker
    if asker.chair is None:
        return replace(asker, role="spectator")
    return replace(asker, role="host" if asker.chair == table.host else "seat")


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
    said = command.model_dump(include={"text", "phrase", "emote"}, exclude_none=True)
    if len(said) != 1:
        raise BadRequest("say-what")
    if command.text is not None:
        said["text"] = check_text(command.text)
    return NewEntry("said", {"chair": chair, **said})


def _leave(table: Table, asker: Access, command: commands.LeaveCommand) -> NewEntry:
    chair = _own_chair(asker)
    if table.match is None:
        _check_not_host(asker, chair)
        return freed_entry(table, chair)
    if table.chairs[chair].bot:
        raise Conflict("bot-plays")
    return left_entry(table, chair, command.bot or DEFAULT_BOT, by="person")


def left_entry(table: Table, chair: int, bot: str, by: Literal["person", "clock"]) -> NewEntry:
    """Somebody has left, or their time is up, and a bot plays on."""
    bot = bot_for(table, chair, bot)
    return NewEntry("left", {"chair": chair, "bot": bot, "by": by, **_dropped_take_back(table, chair)})


def _dropped_take_back(table: Table, chair: int) -> dict[str, JSON]:
    """What an entry says that takes somebody from the game who is asked to agree to a take-back: that is no consent."""
    waiting: Collection[int | None] = table.take_back.waiting if table.take_back else ()
    return {"drops_take_back": True} if table.seat_of(chair) in waiting else {}


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


def _seat(table: Table, asker: Access, command: commands.SeatCommand, present: Collection[int]) -> NewEntry:
    _check_host(asker)
    chair = _known_chair(table, command.chair)
    if command.bot is not None:
        _check_replaceable(table, asker, chair, present)
        bot = bot_for(table, chair, command.bot)
        return NewEntry("seated", {"chair": chair, "bot": bot, **_dropped_take_back(table, chair)})
    if table.chairs[chair].name is None:
        raise Conflict("nobody-to-return")
    return NewEntry("returned", {"chair": chair})


def _check_replaceable(table: Table, asker: Access, chair: int, present: Collection[int]) -> None:
    """In the middle of a game nobody who is there has their moves made by somebody else."""
    is_other = chair != asker.chair and table.chairs[chair].decides
    if table.state == "playing" and is_other and chair in present:
        raise Conflict("person-there")


def _free(table: Table, asker: Access, command: commands.FreeCommand, present: Collection[int]) -> NewEntry:
    _check_host(asker)
    chair = _known_chair(table, command.chair)
    _check_not_host(asker, chair)
    if table.state == "playing":
        return _free_in_game(table, chair, present)
    return freed_entry(table, chair)


def _free_in_game(table: Table, chair: int, present: Collection[int]) -> NewEntry:
    """Whoever takes the chair will see its cards, so all those who play against them have to agree first."""
    if table.chairs[chair].bot is None and chair not in present:
        raise Conflict("seat-a-bot-first")
    asked = table.free_request
    if asked and asked.chair != chair:
        raise Conflict("free-pending")
    waiting = people_to_ask(table, present) - (asked.agreed if asked else frozenset())
    if not waiting:
        return freed_entry(table, chair)
    if asked and asked.waiting == waiting:
        raise Conflict("free-pending")
    return NewEntry("asked_free", {"chair": chair, "waiting": [*sorted(waiting)]})


def people_to_ask(table: Table, present: Collection[int]) -> frozenset[int]:
    """The chairs of all people but the host who decide in the present game or are there."""
    people = (number for number in table.people() if number != table.host)
    return frozenset(number for number in people if table.chairs[number].decides or number in present)


def freed_entry(table: Table, chair: int) -> NewEntry:
    """Make a chair free. Who was there is told to everybody with it."""
    there = table.chairs[chair]
    return NewEntry("freed", {"chair": chair, "name": there.name, "bot": there.bot, **_dropped_take_back(table, chair)})


def _answer_free(
    table: Table, asker: Access, command: commands.AnswerFreeCommand, present: Collection[int]
) -> NewEntry:
    """Agree, or not; the last one to agree makes the chair free. The host may drop the question.

    Whoever has come back since the question was asked is asked, too.
    """
    chair = asker.chair if asker.role == "host" else _own_chair(asker)
    asked = table.free_request
    if asked is None:
        raise Conflict("free-none")
    if chair not in asked.waiting and not (asker.role == "host" and not command.agree):
        raise Conflict("free-answered")
    if not command.agree:
        return NewEntry("declined_free", {"chair": chair})
    waiting = (asked.waiting | people_to_ask(table, present)) - asked.agreed - {chair}
    if not waiting:
        return freed_entry(table, asked.chair)
    return NewEntry("agreed_free", {"chair": chair, "waiting": [*sorted(waiting)]})


def _take_host(table: Table, asker: Access, command: commands.TakeHostCommand) -> NewEntry:
    """Somebody takes over as the host; that the old one is gone, whoever knows who is connected has checked."""
    chair = _own_chair(asker)
    if asker.role == "host":
        raise Conflict("already-host")
    if table.chairs[chair].bot:
        raise Conflict("bot-plays")
    return NewEntry("host_changed", {"chair": chair})


def _set_pace(table: Table, asker: Access, command: commands.SetPaceCommand) -> NewEntry:
    _check_host(asker)
    return NewEntry("paced", {"bots": known_pace(command.bots)})


def _set_hints(table: Table, asker: Access, command: commands.SetHintsCommand) -> NewEntry:
    _check_host(asker)
    return NewEntry("hints_set", {"hints": command.hints})


def _close(table: Table, asker: Access, command: commands.CloseCommand) -> NewEntry:
    _check_host(asker)
    return NewEntry("closed", {})


def _check_host(asker: Access) -> None:
    if asker.role != "host":
        raise Forbidden("host-only")


def _check_not_host(asker: Access, chair: int) -> None:
    """A table needs its host: the own chair can only be given away by whoever takes over."""
    if asker.role == "host" and chair == asker.chair:
        raise Forbidden("host-stays")


def _known_chair(table: Table, chair: int) -> int:
    if chair >= len(table.chairs):
        raise BadRequest("no-such-chair", chair=chair + 1, chairs=len(table.chairs))
    return chair


def known_bot(name: str) -> str:
    """A bot by its name, or a refusal with the list."""
    number_of(played_by(name))
    return name


def bot_for(table: Table, chair: int, bot: str) -> str:
    """Who plays for a chair if this bot is asked for; a character who is at the table already is refused."""
    others = table.bots_beside(chair)
    if known_bot(bot) in CHARACTERS and bot in others:
        raise Conflict("character-there")
    return cast_chair(bot, chair, others)


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
    commands.SetPaceCommand: _set_pace,
    commands.SetHintsCommand: _set_hints,
    commands.TakeHostCommand: _take_host,
    commands.CloseCommand: _close,
}

_HANDLERS_WITH_PRESENCE: dict[type, Callable[[Table, Access, Any, Collection[int]], NewEntry]] = {
    commands.SeatCommand: _seat,
    commands.FreeCommand: _free,
    commands.AnswerFreeCommand: _answer_free,
}


def sit_entry(table: Table, asker: Access, chair: int | None, name: str) -> NewEntry:
    """Somebody who was invited takes a free chair."""
    if table.is_closed:
        raise Forbidden("table-closed")
    asker = acting(table, asker)
    if asker.role not in ("guest", "host"):
        raise Forbidden("invited-only")
    if asker.role == "host" and table.state == "playing":
        raise Forbidden("no-second-seat")
    free = [number for number, there in enumerate(table.chairs) if there.is_open]
    if not free:
        raise Conflict("no-free-chair")
    if chair is not None and _known_chair(table, chair) not in free:
        raise Conflict("chair-taken", chair=chair + 1)
    return NewEntry("sat", {"chair": free[0] if chair is None else chair, "name": check_text(name)})
