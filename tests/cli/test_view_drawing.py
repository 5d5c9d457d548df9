"""How the terminal draws a game that brings no drawing: the one that `tavolata new` writes, at a table of three."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from rich.table import Table

from tavolata.cli.commands.new import write_package
from tavolata.cli.language import words_for
from tavolata.cli.output import console
from tavolata.cli.view_drawing import ViewDrawing
from tavolata.core.match import Match

pytestmark = pytest.mark.slow


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A game of three, who hold three cards each."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    name = f"{tmp_path.name.replace('-', '_')}_drawn"
    write_package(tmp_path / name, name)
    monkeypatch.syspath_prepend(tmp_path / name)
    dealt: Match = import_module(f"tavolata_{name}").GAME.new(3, seed=1)
    return dealt


def drawing(match: Match) -> ViewDrawing:
    return ViewDrawing(match.game, words_for(match.game.name), match.edition, {0: "Anna", 1: "Ben", 2: "Cleo"})


def test_three_cards_of_a_hand_are_not_told_as_three_seats(match: Match) -> None:
    view, board = match.view(0), drawing(match).board(match.view(0))
    hand = view.table["hand"]
    assert isinstance(board, Table)
    assert isinstance(hand, list)
    told = dict(zip(*(list(column.cells) for column in board.columns), strict=True))
    assert told["your hand"] == ", ".join(str(card) for card in hand)
    assert told["cards in hand"] == "Anna: 3\nBen: 3\nCleo: 3"
    assert told["on the table"] == "Anna: –\nBen: –\nCleo: –"


@pytest.mark.parametrize(("width", "stacked"), [(80, True), (120, False)])
def test_the_log_is_below_where_there_is_no_room_beside(
    match: Match, monkeypatch: pytest.MonkeyPatch, width: int, stacked: bool
) -> None:
    monkeypatch.setattr(console, "width", width)
    assert drawing(match).stacked is stacked
