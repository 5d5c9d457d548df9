"""Bots at a table are people: nobody sits there twice, and journals that name levels only still read."""

from __future__ import annotations

from typing import Any

import pytest

import tavolata
from tavolata.bots import CAST, played_by
from tavolata.core.json_types import JSON
from tavolata.server.entries import Entry, EntryKind, TableRow
from tavolata.server.errors import Conflict
from tavolata.server.protocol.bodies.tables import NewTable
from tavolata.server.protocol.commands import LeaveCommand, SeatCommand
from tavolata.server.table.access import Access
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.command_handlers import entry_for
from tavolata.server.table.creation import create_table
from tavolata.server.table.entry_handlers import apply_entry
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.setup import Setup
from tavolata.server.table.table import Table
from tests.server.twins import message

HOST = Access("t", "host", 0)
ANNA: dict[str, JSON] = {"name": "Anna", "bot": None}


def chair(bot: str | None) -> dict[str, JSON]:
    return {"name": None, "bot": bot}


def table_of(*chairs: dict[str, JSON]) -> Table:
    """A table whose journal begins as those did that were written before there was a cast."""
    game = tavolata.game("mamma_mia")
    setup = Setup(game, len(chairs), game.resolve_options(len(chairs), {}), game.edition(), TimeControl())
    row = TableRow("t", game.name, game.version, setup.to_json(), "", "", 0)
    return read_table(row, [Entry("t", 1, 0, "made", {"chairs": list(chairs)})])


def after(table: Table, kind: EntryKind, **data: JSON) -> Table:
    return apply_entry(table, Entry("t", table.last_entry + 1, 0, kind, data))[0]


def bots_of(table: Table) -> list[str | None]:
    return [there.bot for there in table.chairs]


def asked(*bots: str) -> NewTable:
    chairs: list[dict[str, Any]] = [{"who": "here", "name": "Anna"}, *({"who": "bot", "bot": bot} for bot in bots)]
    return NewTable.model_validate({"game": "mamma_mia", "chairs": chairs})


def test_a_journal_that_names_levels_gets_characters_by_the_chairs() -> None:
    table = table_of(ANNA, *[chair("level-3")] * 5)
    company = CAST["level-3"]
    assert bots_of(table) == [None, *company[1:6]]
    assert bots_of(table_of(*[chair("level-3")] * 6)) == list(company)


def test_whoever_comes_later_is_somebody_else_and_nobody_changes() -> None:
    table = table_of(ANNA, chair("level-3"), chair(None), {"name": "Ben", "bot": None}, chair("greedy"))
    before = table.chairs[1].bot
    table = after(table, "seated", chair=2, bot=before)
    table = after(table, "dealt", seed="11" * 32, order=[0, 1, 2, 3, 4])
    table = after(table, "left", chair=3, bot="level-3", by="clock")
    bots = bots_of(table)
    assert (bots[0], bots[1], bots[4]) == (None, before, "greedy")
    assert len({bots[1], bots[2], bots[3]}) == 3
    assert {played_by(str(bot)) for bot in bots[1:4]} == {"level-3"}


def test_what_an_old_journal_tells_names_who_really_plays() -> None:
    table = table_of(ANNA, chair(None), chair("level-1"))
    table, update = apply_entry(table, Entry("t", 2, 0, "seated", {"chair": 1, "bot": "level-5"}))
    told = message(table, update, None)
    assert told["fields"] == {"chair": 1, "bot": "dante"}
    assert told["table"]["chairs"][1] == {"name": None, "bot": "dante"}
    table, update = apply_entry(table, Entry("t", 3, 0, "freed", {"chair": 1, "name": None, "bot": "level-5"}))
    assert message(table, update, None)["fields"] == {"chair": 1, "name": None, "bot": "dante"}


def test_whoever_is_there_cannot_be_seated_again() -> None:
    table = table_of(ANNA, chair("ada"), chair(None))
    with pytest.raises(Conflict, match="is already at the table"):
        entry_for(table, HOST, SeatCommand(key="k", do="seat", chair=2, bot="ada"))
    assert entry_for(table, HOST, SeatCommand(key="k", do="seat", chair=1, bot="ada")).data["bot"] == "ada"
    seated = entry_for(table, HOST, SeatCommand(key="k", do="seat", chair=2, bot="level-5"))
    assert seated.data["bot"] in set(CAST["level-5"]) - {"ada"}


def test_whoever_plays_for_somebody_who_left_is_not_there_yet() -> None:
    table = table_of(ANNA, chair("chiara"), chair("dario"))
    table = after(table, "dealt", seed="11" * 32, order=[0, 1, 2])
    left = entry_for(table, HOST, LeaveCommand(key="k", do="leave"))
    assert left.data["bot"] in set(CAST["level-3"]) - {"chiara", "dario"}
    with pytest.raises(Conflict):
        entry_for(table, HOST, LeaveCommand(key="k", do="leave", bot="dario"))


def test_a_new_table_is_made_with_people_each_of_them_once() -> None:
    made = create_table(asked("level-2", "beppe", "level-2", "greedy"), now=0)
    bots = [there["bot"] for there in made.first.data["chairs"]]  # type: ignore[union-attr, call-overload, index]
    assert (bots[0], bots[2], bots[4]) == (None, "beppe", "greedy")
    assert len({"beppe", bots[1], bots[3]}) == 3
    assert {played_by(str(bot)) for bot in bots[1:4]} == {"level-2"}
    with pytest.raises(Conflict):
        create_table(asked("beppe", "beppe"), now=0)
