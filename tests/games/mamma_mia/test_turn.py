"""Turns: what is refused there, and those of random games (MM-07 … MM-14)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tavolata
from tavolata import Match
from tavolata.games.mamma_mia import Draw, Lay, NoOrder
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    cards_held,
    clearings,
    event_names,
    every_move,
    ingredients,
    lay_order,
    refused,
    starts,
    stock,
    table,
)
from tests.random_matches import fields_of, many, play_at_random

# --- refusals --------------------------------------------------------


@pytest.mark.clause("MM-06", "MM-07", "MM-08", "MM-09")
def test_what_cannot_be_done_in_a_turn_is_refused() -> None:
    match = table("2 salami, green monotoni", "2 salami, purple monotoni", stock="9 olives")
    assert refused(match, BEATE, Lay("salami", 1)) == ("not-your-turn", "MM-06")
    assert refused(match, ALBERTO, lay_order("green monotoni")) == ("lay-first", "MM-08")
    assert refused(match, ALBERTO, NoOrder()) == ("lay-first", "MM-07")
    assert refused(match, ALBERTO, Draw("stock")) == ("lay-first", "MM-07")
    assert refused(match, ALBERTO, Lay("salami", 3)) == ("not-so-many", "MM-07")
    assert refused(match, ALBERTO, Lay("olives", 1)) == ("not-so-many", "MM-07")
    match.play(ALBERTO, Lay("salami", 1))
    assert refused(match, ALBERTO, Lay("salami", 1)) == ("one-kind-only", "MM-08")
    assert refused(match, ALBERTO, lay_order("green bombastica")) == ("order-not-held", "MM-08")
    assert refused(match, ALBERTO, lay_order("purple monotoni")) == ("order-not-held", "MM-08")
    assert refused(match, ALBERTO, Draw("stock")) == ("order-or-none", "MM-08")
    match.play(ALBERTO, lay_order("green monotoni"))
    assert refused(match, ALBERTO, lay_order("green monotoni")) == ("draw-now", "MM-09")
    assert refused(match, ALBERTO, Lay("salami", 1)) == ("draw-now", "MM-09")
    assert refused(match, BEATE, Draw("stock")) == ("not-your-turn", "MM-06")


# --- random games ----------------------------------------------------


@pytest.mark.clause("MM-09", "MM-10", "MM-11", "MM-12")
def test_in_random_games_every_draw_is_as_large_as_it_has_to_be() -> None:
    """Against an account of our own, kept from one move to the next."""
    for seed in range(many(20, 5)):
        match, chance = tavolata.game("mamma_mia").new(2 + seed % 5, seed=seed), random.Random(seed)
        while match.movers:
            before, seat = match.copy(), chance.choice(match.movers)
            match.play(seat, chance.choice(match.legal(seat)))
            move = match.moves[-1]
            if not isinstance(move.action, Draw):
                continue
            shown: Any = before.view(None).table
            held = sum(cards_held(before, move.seat))
            pile = shown["stock"] if move.action.source == "stock" else shown["waiters"][move.seat]
            drawn = next(event["count"] for event in move.events if event.name.endswith("s_drawn"))
            assert drawn == min(9 - held, 5, pile) > 0


@pytest.mark.slow
@pytest.mark.clause("MM-12", "MM-13")
def test_random_games_reach_missed_turns_and_draws_that_break_off() -> None:
    """Else the properties over random games would say little. They hardly reach MM-14: that is tested below."""
    missed = broken = 0
    for seed in range(many(60, 14)):
        match = play_at_random(tavolata.game("mamma_mia").new(2 + seed % 5, seed=seed), seed)
        missed += len(fields_of(match, "missed_turn"))
        broken += sum(ends_in_mid_draw(match, number) for number in range(len(match.moves)))
    assert missed
    assert broken


def ends_in_mid_draw(match: Match, number: int) -> bool:
    """Did this draw end the round with a hand that is not full?"""
    move = match.moves[number]
    if move.action != Draw("stock") or not any(event.name == "clearing_began" for event in move.events):
        return False
    before = match.after(number)
    stock: Any = before.view(None).table["stock"]
    return bool(stock < min(5, 9 - sum(cards_held(before, move.seat))))


@pytest.mark.clause("MM-14")
def test_from_positions_without_stock_random_games_go_on_to_the_end() -> None:
    """The starter clears again and again, and nothing is lost; sometimes a pizza is baked after all."""
    baked = 0
    for seed in range(many(60, 15)):
        match = table(
            "3 salami, 1 olives, green 4 salami 1 peppers, green minipizza no shrimps",
            "4 shrimps, 4 peppers, purple monotoni",
            "5 mushrooms, red bombastica",
            oven="2 salami, 2 peppers, 3 mushrooms",
            helping=bool(seed % 2),
        )
        everything = ingredients(match)
        assert (starts(match), stock(match)) == (ALBERTO, "")
        for _ in every_move(match, seed):
            assert ingredients(match) == everything
            if not fields_of(match, "baked") and match.movers:
                assert starts(match) == ALBERTO
        assert clearings(match) == (3 if seed % 2 else 4)
        baked += bool(fields_of(match, "baked"))
    assert baked


@pytest.mark.slow
@pytest.mark.clause("MM-13", "MM-14", "MM-41")
@pytest.mark.parametrize("players", range(2, 7))
def test_where_nobody_lays_an_order_every_later_round_is_one_turn_of_the_same_player(players: int) -> None:
    for seed in range(many(10, 2)):
        match, chance = tavolata.game("mamma_mia").new(players, seed=seed), random.Random(seed)
        dealt = ingredients(match)
        while match.movers:
            (seat,) = match.movers
            legal = match.legal(seat)
            match.play(seat, NoOrder() if NoOrder() in legal else chance.choice(legal))
            assert ingredients(match) == dealt
        names = [name for name in event_names(match) if name in ("laid", "missed_turn", "clearing_began")]
        later = names[names.index("clearing_began") + 1 :]
        assert later[1::2] == ["clearing_began"] * (2 if players > 2 else 3)
        assert set(later[::2]) <= {"laid", "missed_turn"}
        assert len({event["seat"] for event in fields_of(match, "clearing_began")}) == 1
        assert [event["count"] for event in fields_of(match, "stock_renewed")[1:]] == [0] * (2 if players > 2 else 3)
        assert match.points == (0,) * players
