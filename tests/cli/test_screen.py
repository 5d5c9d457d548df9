"""How a move is described."""

from __future__ import annotations

import random

import pytest

import tavolata
from tavolata.cli.screen import Screen
from tavolata.cli.seats import SeatedPlayer
from tavolata.cli.terminal_game import TerminalGame
from tavolata.core.events import Event, EventKind
from tavolata.core.match_log import forgotten_events
from tavolata.server.table.chairs import Chair
from tavolata.server.table.local_table import LocalTable


def described(*events: tuple[str, dict[str, str | int]], forgotten: bool = False) -> str:
    game = tavolata.game("mamma_mia")
    kinds: dict[str, EventKind] = {kind.name: kind for kind in game.events.kinds}
    happened = [Event(name, fields, kind=kinds[name]) for name, fields in events]
    if forgotten:
        happened = forgotten_events(happened, round_is_over=False)
    return Screen(game, game.words("en"), game.edition(), {0: "Anna"}).move_text(happened)


def test_a_long_move_is_told_in_several_lines() -> None:
    olives: dict[str, str | int] = {"kind": "olives", "count": 2}
    salami: dict[str, str | int] = {"kind": "salami", "count": 1}
    assert described(
        ("clearing_began", {"seat": 0}),
        ("ingredients_revealed", olives),
        ("ingredients_revealed", salami),
        ("order_revealed", {"seat": 0, "order": "a Minipizza"}),
        ("baked", {"seat": 0, "order": "a Minipizza"}),
        ("ingredients_used", olives),
    ).splitlines() == [
        "The stock is used up. Anna clears the oven.",
        "[2 olives] [1 salami]",
        "An order of Anna: a Minipizza. Anna’s pizza is baked. [−2 olives]",
    ]


def test_what_is_forgotten_is_not_told_again_and_again() -> None:
    left = [("left_over", {"kind": kind, "count": 1}) for kind in ("olives", "salami")]
    assert described(*left) == "Left in the oven: 1 olive. Left in the oven: 1 salami."
    assert described(*left, forgotten=True) == "Unused ingredients are left in the oven."


@pytest.mark.clause("MM-44")
def test_a_clearing_that_the_reader_has_not_yet_read_is_shown_once() -> None:
    """The next round has begun, and the log has forgotten the clearing; but who sits here has only watched it pass."""
    match, chance = tavolata.game("mamma_mia").new(3, seed=7), random.Random(7)
    while not match.view(None).table["clearings"]:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
    (seat,) = match.movers
    local = LocalTable.resumed(match, [Chair(name="Anna")] * 3)
    table, match = TerminalGame(local, [SeatedPlayer("human", "Anna") for _ in range(3)]), local.match
    read = {event.name for events in table._log(seat) for event in events if not event.cut}
    assert {"oven_cleared", "left_over"} <= read
    assert "left_over" not in {event.name for events in match.log(seat) for event in events if not event.cut}
    match.play(seat, match.legal(seat)[0])
    read = {event.name for events in table._log(seat) for event in events if not event.cut}
    assert "laid" in read
    assert "left_over" not in read
