"""Advice for a turn of many small decisions: the best action, and what the seat would do after it."""

from __future__ import annotations

import dataclasses

import pytest

import tavolata
from tavolata import Game
from tavolata.bots import advice, advise
from tavolata.bots.action_choice import level_of
from tavolata.core.bot_config import Level
from tavolata.games.da_luigi import Buy, Greet, Push, Shop
from tests.random_matches import many

SIMULATIONS = many(1500, 200)


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    def shorter(game: Game, bot: int) -> Level:
        return dataclasses.replace(level_of(game, bot), simulations=SIMULATIONS, seconds=1000.0)

    monkeypatch.setattr(advice, "level_of", shorter)
    monkeypatch.setattr(advice, "RELIABLE_VISITS", 5)


@pytest.mark.clause("DL-11", "DL-12")
def test_whoever_should_go_shopping_is_told_the_field_and_who_moves_on() -> None:
    match = tavolata.game("da_luigi").new(2, seed=3, first=0)
    while match.legal(match.movers[0]) != [Shop(), Greet()]:
        match.play(match.movers[0], match.legal(match.movers[0])[0])
    seat = match.movers[0]
    best, *others = advise(match, seat, timed=False)
    assert best.action == Shop()
    buy, *pushes = best.plan
    assert isinstance(buy, Buy)
    clocks = int(buy.field[0]) - 1
    assert [type(one) for one in pushes[:clocks]] == [Push] * clocks
    assert not any(one.plan for one in others)
    for action in (best.action, *best.plan):
        assert match.movers == (seat,)
        match.play(seat, action)


def test_a_plan_ends_where_something_new_is_seen() -> None:
    match = tavolata.game("domingo").new(2, seed=1, first=0)
    assert advise(match, 0, timed=False)[0].plan == (), "a card is drawn then"


def test_a_choice_that_is_to_be_varied_has_no_plan() -> None:
    match = tavolata.game("mille_grazie").new(3, seed=1)
    first = advise(match, match.movers[0], timed=False)[0]
    assert (first.is_secret, first.plan) == (True, ())
