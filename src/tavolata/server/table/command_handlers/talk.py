"""Commands beside the game: say something, promise something."""

from __future__ import annotations

from tavolata.core.errors import BadInput, check_text
from tavolata.server.errors import BadRequest, Forbidden
from tavolata.server.protocol import commands
from tavolata.server.table.access import Access
from tavolata.server.table.new_entries import NewEntry
from tavolata.server.table.rights import own_chair, own_seat
from tavolata.server.table.table import Table


def say(table: Table, asker: Access, command: commands.SayCommand) -> NewEntry:
    """Say one thing to the table."""
    chair = own_chair(asker)
    said = command.model_dump(include={"text", "phrase", "emote"}, exclude_none=True)
    if len(said) != 1:
        raise BadRequest("say-what")
    if command.text is not None:
        said["text"] = check_text(command.text)
    return NewEntry("said", {"chair": chair, **said})


def promise(table: Table, asker: Access, command: commands.PromiseCommand) -> NewEntry:
    """Promise an action, where the game knows promises."""
    seat = own_seat(table, asker)
    game = table.setup.game
    try:
        action = game.actions.parse(command.action)
    except KeyError:
        raise BadInput("unknown-action", game=game.name, action=command.action) from None
    if not isinstance(action, game.promises):
        raise Forbidden("no-promise")
    return NewEntry("promised", {"seat": seat, "action": str(action)})
