"""Creating a table: the request is checked, and whoever asked gets the secrets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tavolata
from tavolata.bots import CHARACTERS, cast_table
from tavolata.core.errors import check_text
from tavolata.server import tokens
from tavolata.server.entries import Entry, Holder, TableRow
from tavolata.server.errors import BadRequest, Conflict
from tavolata.server.milliseconds import SECOND
from tavolata.server.protocol.bodies.tables import NewChair, NewTable, NewTimeControl
from tavolata.server.table.bot_checks import known_bot, known_pace
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.setup import Setup


@dataclass(frozen=True)
class CreatedTable:
    """A new table, and the secrets of those who sit on the creator's device."""

    row: TableRow
    first: Entry
    host_secret: str
    chair_secrets: dict[int, str]

    def holders(self) -> dict[str, Holder]:
        """The secrets as they are stored, by their hashes. The host's opens the first chair on this device as well."""
        own = min(self.chair_secrets, default=None)
        held = {tokens.digest(self.host_secret): Holder(self.row.id, "host", own)}
        for chair, secret in self.chair_secrets.items():
            if chair != own:
                held[tokens.digest(secret)] = Holder(self.row.id, "seat", chair)
        return held


def create_table(asked: NewTable, now: int) -> CreatedTable:
    """A table as it was asked for, or why not."""
    setup = requested_setup(asked)
    table_id = tokens.new_id()
    host_secret = tokens.new_secret()
    here = [chair for chair, wanted in enumerate(asked.chairs) if wanted.who == "here"]
    chair_secrets = {chair: host_secret if chair == here[0] else tokens.new_secret() for chair in here}
    row = TableRow(
        id=table_id,
        game=setup.game.name,
        rules=setup.game.version,
        setup=setup.to_json(),
        invite=tokens.new_secret(),
        watch=tokens.new_secret(),
        made=now,
    )
    made: dict[str, tavolata.JSON] = {
        "chairs": _chairs(asked.chairs),
        "bot_pace": known_pace(asked.bot_pace),
        "hints": asked.hints,
    }
    first = Entry(table_id, 1, now, "made", made)
    return CreatedTable(row, first, host_secret, chair_secrets)


def requested_setup(asked: NewTable) -> Setup:
    """Check game, options, cards and time control."""
    game = tavolata.game(asked.game)
    options = game.resolve_options(len(asked.chairs), asked.options)
    edition = game.edition() if asked.edition is None else game.edition_from(asked.edition, "edition")
    return Setup(game, len(asked.chairs), options, edition, _time_control(asked.time_control), asked.timeout)


def _time_control(asked: NewTimeControl) -> TimeControl:
    if asked.allowance and (asked.bank or asked.increment):
        raise BadRequest("two-paces")
    if asked.increment and not asked.bank:
        raise BadRequest("increment-alone")
    return TimeControl(asked.bank * SECOND, asked.increment * SECOND, asked.allowance * SECOND)


def _chairs(asked: Sequence[NewChair]) -> list[tavolata.JSON]:
    """Who sits where at first; a level that was asked for becomes somebody of it."""
    named = [chair.bot for chair in asked if chair.who == "bot" and chair.bot in CHARACTERS]
    if len(set(named)) < len(named):
        raise Conflict("character-there")
    chairs = [_chair(chair) for chair in asked]
    bots = cast_table([chair["bot"] for chair in chairs])
    return [{"name": chair["name"], "bot": bot} for chair, bot in zip(chairs, bots, strict=True)]


def _chair(asked: NewChair) -> dict[str, str | None]:
    if asked.who == "here" and asked.name is None:
        raise BadRequest("name-missing")
    if asked.who == "bot" and asked.bot is None:
        raise BadRequest("bot-missing")
    return {
        "name": check_text(asked.name) if asked.who == "here" and asked.name else None,
        "bot": known_bot(asked.bot) if asked.who == "bot" and asked.bot else None,
    }
