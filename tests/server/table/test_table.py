"""A table after an entry is a new one: the table before it stays as it was."""

from __future__ import annotations

import random
from typing import get_args

import orjson
import pytest

import tavolata
from tavolata.core.errors import TavolataError
from tavolata.server.entries import Entry, EntryKind
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.entry_handlers import ENTRY_HANDLERS, apply_entry
from tavolata.server.table.entry_kinds import ENTRY_TRAITS
from tavolata.server.table.outgoing.welcome import welcome
from tavolata.server.table.table import Table
from tests.server.hidden_worlds import PLAYERS
from tests.server.twins import Twin


def everything_of(table: Table) -> list[bytes]:
    """What every viewer of a table could get to see."""
    return [orjson.dumps(welcome(table, viewer, "seat", [], 100)) for viewer in table.viewers]


@pytest.mark.parametrize("game", tavolata.games())
def test_the_table_before_an_entry_stays_as_it_was(game: str) -> None:
    dice, twin = random.Random(game), Twin.dealt(game, 3, TimeControl(bank=600_000))
    earlier: list[tuple[Table, list[bytes]]] = []
    for at in range(1, 40):
        if not twin.match.movers:
            break
        earlier.append((twin.table, everything_of(twin.table)))
        seat = dice.choice(twin.match.movers)
        what = dice.random()
        if what < 0.2:
            twin.add(at, "said", chair=0, text="hello")
        elif what < 0.3:
            twin.add(at, "left", chair=PLAYERS[game] - 1, bot="greedy", by="person")
            twin.add(at, "returned", chair=PLAYERS[game] - 1)
        else:
            twin.move(at, seat, str(dice.choice(twin.match.legal(seat))))
    assert earlier
    for table, shown in earlier:
        assert everything_of(table) == shown


def test_an_entry_that_is_refused_changes_nothing() -> None:
    table = Twin.dealt("domingo", 3, TimeControl()).table
    shown, number = everything_of(table), table.last_entry
    for seat, action in ((0, "place zzz left"), (9, "")):
        with pytest.raises(TavolataError):
            apply_entry(
                table, Entry(table.id, number + 1, 0, "moved", {"seat": seat, "action": action, "by": "person"})
            )
    assert (everything_of(table), table.last_entry) == (shown, number)


def test_every_kind_of_entry_is_read_and_says_what_of_it_is_public() -> None:
    kinds = set(get_args(EntryKind))
    assert set(ENTRY_HANDLERS) == set(ENTRY_TRAITS) == kinds
