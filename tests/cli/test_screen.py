"""How a move is described."""

from __future__ import annotations

import tavolata
from tavolata.cli.screen import Screen
from tavolata.core.events import Event, EventKind


def described(*events: tuple[str, dict[str, str | int]], forgotten: bool = False) -> str:
    game = tavolata.game("mamma_mia")
    kinds: dict[str, EventKind] = {kind.name: kind for kind in game.events.kinds}
    happened = [Event(name, fields, kind=kinds[name]) for name, fields in events]
    if forgotten:
        happened = [event.forgotten() for event in happened]
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
        "An order of Anna: a Minipizza. The pizza of Anna is baked. [−2 olives]",
    ]


def test_what_is_forgotten_is_not_told_again_and_again() -> None:
    left = [("left_over", {"kind": kind, "count": 1}) for kind in ("olives", "salami")]
    assert described(*left) == "Left in the oven: 1 olive. Left in the oven: 1 salami."
    assert described(*left, forgotten=True) == "Unused ingredients are left in the oven."
