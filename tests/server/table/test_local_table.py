"""A table in memory: the same journal, the same commands and the same bots as on a server."""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolata
from tavolata import JSON, BadInput, Game, IllegalMove, TavolataError
from tavolata.bots import advise
from tavolata.core.options import OptionValue
from tavolata.server.entries import TableRow
from tavolata.server.errors import Conflict, Forbidden
from tavolata.server.protocol.commands import TakeBackCommand
from tavolata.server.table.chairs import Chair
from tavolata.server.table.clocks import TimeControl
from tavolata.server.table.journal_reader import read_table
from tavolata.server.table.local_table import LocalTable
from tavolata.server.table.setup import Setup
from tavolata.server.table.table import Table
from tests.server.inside import inside, run, until

ANNA, BEN = Chair("Anna"), Chair("Ben")
GREEDY, RANDOM = Chair(bot="greedy"), Chair(bot="random")


def new_table(game: Game, *chairs: Chair, **given: OptionValue) -> LocalTable:
    """A table that has not been dealt yet."""
    setup = Setup(game, len(chairs), game.resolve_options(len(chairs), given), game.edition(), TimeControl())
    return LocalTable(setup, chairs)


def dealt(game: Game, *chairs: Chair, **given: OptionValue) -> LocalTable:
    table = new_table(game, *chairs, **given)
    table.deal(3)
    return table


def play_on(local: LocalTable, moves: int = 10_000) -> None:
    """So many moves, or to the end: bots as they think, people their first action."""
    for _ in range(moves):
        if not local.match.movers:
            return
        seat = local.match.movers[0]
        if local.table.chair_at(seat).bot:
            local.bot_move(seat)
        else:
            local.play(seat, local.match.legal(seat)[0])


def read_again(local: LocalTable) -> Table:
    """The table that a server makes of the journal."""
    setup = local.table.setup
    row = TableRow("local", setup.game.name, setup.game.version, setup.to_json(), "", "", 0)
    return read_table(row, local.journal)


def refusal(local: LocalTable, seat: int) -> str:
    """Why nothing can be taken back."""
    with pytest.raises(TavolataError) as refused:
        local.undo(seat)
    return refused.value.key


def test_a_server_reads_its_journal_to_the_same_table(game: Game) -> None:
    local = dealt(game, ANNA, GREEDY)
    play_on(local, 12)
    again = read_again(local)
    assert [entry.number for entry in local.journal] == list(range(1, len(local.journal) + 1))
    assert again.match
    assert again.match.state_bytes() == local.match.state_bytes()
    assert (again.last_entry, again.viewers) == (local.table.last_entry, local.table.viewers)
    assert list(again.recent) == list(local.table.recent)


def test_bots_play_the_same_game_here_and_on_a_server(tmp_path: Path) -> None:
    chairs = [{"who": "bot", "bot": bot} for bot in ("random", "level-1", "greedy")]

    async def on_a_server() -> dict[str, JSON]:
        async with inside(tmp_path) as server:
            made = await server.made_with("domingo", chairs, start=True)
            table = made["table"]["id"]
            async with server.connected(table, made["watch"]):
                await until(lambda: not server.match(table).movers)
            return server.match(table).record()

    there = run(on_a_server())
    local = new_table(tavolata.game("domingo"), RANDOM, Chair(bot="level-1"), GREEDY)
    local.deal(str(there["seed"]))
    play_on(local)
    assert local.match.record() == there


@pytest.mark.parametrize("moves", [0, 7, 10_000])
def test_a_game_goes_on_from_its_record(game: Game, moves: int) -> None:
    local = dealt(game, ANNA, RANDOM)
    play_on(local, moves)
    match = tavolata.verify(local.match.record(), automate=True)
    resumed = LocalTable.resumed(match, [ANNA, RANDOM])
    assert resumed.match.state_bytes() == local.match.state_bytes()
    assert [(entry.kind, entry.data) for entry in resumed.journal] == [
        (entry.kind, entry.data) for entry in local.journal
    ]
    play_on(local)
    play_on(resumed)
    assert resumed.match.record() == local.match.record()


def test_what_was_chosen_before_a_game_was_saved_can_be_taken_back_after(domingo: Game) -> None:
    local = dealt(domingo, ANNA, GREEDY, first=0, announcing=True)
    local.play(0, local.match.legal(0)[0])
    resumed = LocalTable.resumed(tavolata.verify(local.match.record(), automate=True), [ANNA, GREEDY])
    resumed.undo(0)
    assert resumed.match.moves == []
    assert [entry.kind for entry in resumed.journal] == ["made", "dealt", "moved", "undone"]


def test_what_is_refused_changes_nothing(domingo: Game) -> None:
    local = dealt(domingo, ANNA, BEN, GREEDY, first=0)
    before, action = local.match.state_bytes(), local.match.legal(0)[0]
    with pytest.raises(IllegalMove):
        local.play(1, action)
    with pytest.raises(Forbidden, match="A bot plays for you"):
        local.play(2, action)
    assert refusal(local, 0) == "nothing-to-undo"
    assert [entry.kind for entry in local.journal] == ["made", "dealt"]
    assert (local.table.last_entry, local.match.state_bytes()) == (2, before)


def test_a_choice_is_taken_back_until_something_was_drawn(domingo: Game) -> None:
    local = dealt(domingo, ANNA, BEN, first=0, announcing=True)
    before = local.match.state_bytes()
    local.play(0, local.match.legal(0)[0])
    local.undo(0)
    assert local.match.state_bytes() == before
    local.play(0, local.match.legal(0)[0])
    local.play(0, local.match.legal(0)[0])
    assert refusal(local, 0) == "undo-final"
    local.play(1, local.match.legal(1)[0])
    assert refusal(local, 0) == "undo-other-seat"


def test_against_bots_nobody_else_has_to_agree_to_a_take_back() -> None:
    local = dealt(tavolata.game("da_luigi"), ANNA, RANDOM, first=0)
    while local.table.chair_at(local.match.movers[0]).bot is None:
        before = local.match.state_bytes()
        local.play(0, local.match.legal(0)[0])
    update = local.do(0, TakeBackCommand(key="back", do="take-back"))
    assert update.went_back
    assert local.match.state_bytes() == before


def test_a_hint_is_what_the_best_bot_advises(domingo: Game) -> None:
    local = dealt(domingo, ANNA, BEN, first=0)
    hint = local.hint(0)
    assert {one.action for one in hint} == {one.action for one in advise(local.match, 0)} == set(local.match.legal(0))
    assert hint == sorted(hint, key=lambda one: -one.probability)
    with pytest.raises(Conflict, match="nothing for you to decide"):
        local.hint(1)


@pytest.mark.clause("DO-21")
def test_nobody_gets_a_hint_about_what_has_to_be_counted(domingo: Game) -> None:
    local = dealt(domingo, ANNA, BEN, first=0, announcing=True)
    local.play(0, local.match.legal(0)[0])
    with pytest.raises(Conflict) as refused:
        local.hint(0)
    assert refused.value.key == "no-hint"


def test_a_seed_is_given_or_nobody_knows_it(domingo: Game) -> None:
    given, secret = [new_table(domingo, ANNA, BEN) for _ in range(2)], [new_table(domingo, ANNA, BEN) for _ in range(2)]
    for local in given:
        local.deal(7)
    for local in secret:
        local.deal()
    assert len({local.match.commitment for local in given}) == 1
    assert len({local.match.commitment for local in (*given, *secret)}) == 3


def test_a_pace_that_nobody_knows_is_refused(domingo: Game) -> None:
    setup = Setup(domingo, 2, domingo.resolve_options(2, {}), domingo.edition(), TimeControl())
    with pytest.raises(BadInput, match="hasty"):
        LocalTable(setup, [ANNA, BEN], "hasty")
