"""In the rulebook, a picture of a clearing shows the order that is told of, not the one that comes next."""

from __future__ import annotations

import pytest

import tavolata
from tavolata import Match
from tavolata.core.examples import Example
from tavolata.core.json_types import JSON

GAME = tavolata.game("mamma_mia")
OF_A_CLEARING = [example for example in GAME.examples.values() if example.position.get("phase") is not None]


def order_checked(match: Match, seat: int | None) -> JSON:
    """The order that is being checked, if one is."""
    checked = match.view(seat).table["checked"]
    return checked["order"] if isinstance(checked, dict) else None


@pytest.mark.parametrize("example", OF_A_CLEARING, ids=lambda one: str(one.name))
def test_a_picture_shows_the_order_that_its_example_begins_with(example: Example) -> None:
    match = GAME.example_match(example)
    begun = order_checked(match, example.seat)
    for move in example.moves[: example.shown]:
        match.play(match.movers[0], move)
    assert order_checked(match, example.seat) in (None, begun)
