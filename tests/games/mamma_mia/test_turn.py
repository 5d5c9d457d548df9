"""Into the oven (MM-07 … MM-14, MM-46, MM-47)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tavolata
from tavolata import Match
from tavolata.games.mamma_mia import Draw, GiveUp, Lay, LayOrder, NoOrder
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    cards_held,
    clearings,
    event_names,
    every_move,
    finished,
    hand,
    ingredients,
    lay_order,
    oven,
    phase,
    refused,
    starts,
    stock,
    table,
    waiter,
)
from tests.playing import fields_of, many, play_at_random

NINE, NINE_MORE = "9 shrimps", "9 mushrooms"
"""A hand for somebody who only has to be there."""

# --- laying -----------------------------------------------------------


@pytest.mark.clause("MM-07")
def test_one_or_more_of_one_kind_must_be_laid() -> None:
    match = table("3 salami, 1 olives, green monotoni", stock="9 shrimps")
    assert match.legal(ALBERTO) == [Lay("olives", 1), Lay("salami", 1), Lay("salami", 2), Lay("salami", 3)]
    assert match.legal(BEATE) == []


@pytest.mark.clause("MM-07")
def test_what_is_laid_is_said_aloud() -> None:
    match = table("3 salami, 1 olives", stock="9 shrimps")
    match.play(ALBERTO, Lay("salami", 2))
    (said,) = [event for event in match.log(CLAUDIO)[-1] if event.name == "laid"]
    assert dict(said.fields) == {"seat": ALBERTO, "kind": "salami", "count": 2}
    assert oven(match) == "2 salami"


@pytest.mark.clause("MM-08")
def test_then_one_order_of_the_hand_may_be_laid_on_top() -> None:
    match = table("1 salami, green monotoni, green bombastica", NINE, stock="9 peppers")
    match.play(ALBERTO, Lay("salami", 1))
    assert match.legal(ALBERTO) == [lay_order("green bombastica"), lay_order("green monotoni"), NoOrder()]
    match.play(ALBERTO, lay_order("green monotoni"))
    assert oven(match) == "1 salami, green monotoni"
    assert hand(match, ALBERTO) == "green bombastica"
    assert not any(isinstance(action, LayOrder) for action in match.legal(ALBERTO))


@pytest.mark.clause("MM-08")
def test_laying_an_order_is_no_duty() -> None:
    match = table("2 salami, green monotoni", NINE, stock="9 peppers")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, NoOrder())
    assert oven(match) == "1 salami"
    assert hand(match, ALBERTO) == "1 salami, green monotoni"


# --- drawing ----------------------------------------------------------


@pytest.mark.clause("MM-09")
@pytest.mark.parametrize(
    ("before", "laid", "drawn"),
    [("9 salami", 1, 1), ("9 salami", 4, 4), ("9 salami", 5, 5), ("9 salami", 9, 5), ("2 salami", 1, 5)],
)
@pytest.mark.parametrize("source", ["stock", "waiter"])
def test_the_hand_is_filled_to_nine_with_at_most_five_cards(before: str, laid: int, drawn: int, source: str) -> None:
    match = table(before, NINE, stock="14 olives")
    match.play(ALBERTO, Lay("salami", laid))
    assert match.legal(ALBERTO) == [Draw("stock"), Draw("waiter")]
    match.play(ALBERTO, Draw(source))
    kept = int(before.split()[0]) - laid
    assert cards_held(match, ALBERTO) == ((kept + drawn, 0) if source == "stock" else (kept, drawn))
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-09")
def test_orders_in_hand_count_too() -> None:
    match = table("5 salami, green monotoni, green bombastica, green minimale", NINE, stock="14 olives")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, lay_order("green monotoni"))
    match.play(ALBERTO, Draw("stock"))
    assert hand(match, ALBERTO) == "3 olives, 4 salami, green bombastica, green minimale"


@pytest.mark.clause("MM-09")
def test_cards_come_from_the_top_of_the_chosen_pile() -> None:
    waiters = {ALBERTO: "green minimale, green monotoni, green bombastica"}
    match = table("8 salami, green one of each", NINE, stock="1 olives, 1 peppers, 9 mushrooms", waiters=waiters)
    match.play(ALBERTO, Lay("salami", 2))
    match.play(ALBERTO, NoOrder())
    before = match.after(len(match.moves))
    match.play(ALBERTO, Draw("waiter"))
    assert hand(match, ALBERTO) == "6 salami, green one of each, green bombastica, green monotoni"
    assert waiter(match, ALBERTO) == "green minimale"
    before.play(ALBERTO, Draw("stock"))
    assert hand(before, ALBERTO) == "1 olives, 1 peppers, 6 salami, green one of each"
    assert stock(before) == "9 mushrooms"


@pytest.mark.clause("MM-10")
def test_a_waiter_with_fewer_cards_gives_what_it_has() -> None:
    match = table("9 salami", NINE, stock="14 olives", waiters={ALBERTO: "green minimale, green monotoni"})
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, Draw("waiter"))
    assert cards_held(match, ALBERTO) == (5, 2)
    assert waiter(match, ALBERTO) == ""
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-10", "MM-13")
def test_a_stock_with_fewer_cards_gives_what_it_has() -> None:
    match = table("9 salami", NINE, stock="3 olives")
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, Draw("stock"))
    assert hand(match, ALBERTO) == "3 olives, 5 salami"
    assert clearings(match) == 1


@pytest.mark.clause("MM-11", "MM-46", "MM-47")
def test_with_an_empty_waiter_one_draws_from_the_stock_and_is_not_asked() -> None:
    match = table("9 salami", NINE, stock="9 olives", waiters={ALBERTO: ""})
    match.play(ALBERTO, Lay("salami", 2))
    assert hand(match, ALBERTO) == "2 olives, 7 salami"
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-11", "MM-47")
@pytest.mark.parametrize(
    "before",
    [
        "1 salami, green one of each, green monotoni, green bombastica, green minimale, green mamma_mia, "
        "green ghiottona, green 4 salami 1 peppers, green 4 olives 1 peppers, green monotoni_junior",
        "6 salami, green monotoni, green bombastica, green minimale, green mamma_mia",
    ],
)
def test_who_holds_nine_after_laying_draws_nothing_and_is_not_asked(before: str) -> None:
    match = table(before, NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, NoOrder())
    assert sum(cards_held(match, ALBERTO)) == 9
    assert stock(match) == "9 olives"
    assert match.movers == (BEATE,)


FOURTEEN = (
    "5 salami, green one of each, green monotoni, green bombastica, green minimale, green mamma_mia, green ghiottona, "
    "green 4 salami 1 peppers, green 4 olives 1 peppers, green monotoni_junior"
)


@pytest.mark.clause("MM-11")
def test_who_holds_more_than_nine_draws_nothing_until_there_are_fewer() -> None:
    match = table(FOURTEEN, NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 4))
    match.play(ALBERTO, NoOrder())
    assert cards_held(match, ALBERTO) == (1, 9)
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-09", "MM-11")
def test_who_held_more_than_nine_fills_up_again_once_there_are_eight() -> None:
    match = table(FOURTEEN, NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 5))
    match.play(ALBERTO, lay_order("green monotoni"))
    match.play(ALBERTO, Draw("waiter"))
    assert cards_held(match, ALBERTO) == (0, 9)


@pytest.mark.clause("MM-11")
def test_a_hand_never_exceeds_its_limits() -> None:
    """14 cards, 9 orders, 9 ingredients. One greedy for orders gets near them, as random players hardly do."""
    most = [0, 0, 0]
    for seed in range(many(40, 4)):
        match = tavolata.game("mamma_mia").new(2 + seed % 5, seed=seed)
        for _ in every_greedy_move(match, seed) if seed % 2 else every_move(match, seed):
            for seat in range(match.players):
                held = cards_held(match, seat)
                most = [max(pair) for pair in zip(most, (*held, sum(held)), strict=True)]
    assert most[0] == 9
    assert most[1] <= 9
    assert most[2] <= 14
    assert most[2] > 9


def every_greedy_move(match: Match, seed: int) -> Iterator[Match]:
    """Lay everything, keep the orders, draw from the waiter; in the clearing, anything."""
    chance = random.Random(seed)
    while match.movers:
        seat = match.movers[0]
        legal = match.legal(seat)
        wanted = {"laying": legal[-1], "ordering": NoOrder(), "drawing": Draw("waiter")}
        match.play(seat, wanted.get(phase(match)) or chance.choice(legal))
        yield match


# --- a missed turn ----------------------------------------------------


@pytest.mark.clause("MM-12", "MM-47")
def test_who_has_no_ingredient_misses_the_turn_and_draws_five() -> None:
    match = table("1 salami", "purple monotoni", NINE, stock="14 olives")
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, Draw("stock"))
    assert fields_of(match, "missed_turn") == [{"seat": BEATE}]
    assert oven(match) == "1 salami"
    assert hand(match, BEATE) == "5 olives, purple monotoni"
    assert match.movers == (CLAUDIO,)
    assert clearings(match) == 0


@pytest.mark.clause("MM-12", "MM-13")
def test_a_missed_turn_draws_five_of_a_larger_stock() -> None:
    match = table("green monotoni", NINE, stock="9 olives")
    assert hand(match, ALBERTO) == "5 olives, green monotoni"
    assert stock(match) == "4 olives"
    assert event_names(match) == ["missed_turn", "ingredients_drawn", "kind_drawn"]
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-11", "MM-12")
def test_a_missed_turn_draws_five_even_if_that_makes_fourteen() -> None:
    match = table(FOURTEEN.removeprefix("5 salami, "), NINE, stock="9 olives")
    assert cards_held(match, ALBERTO) == (5, 9)


@pytest.mark.clause("MM-12", "MM-13")
def test_a_missed_turn_draws_fewer_if_there_are_fewer_and_that_ends_the_round() -> None:
    match = table("green monotoni", NINE, stock="2 olives", oven="1 shrimps")
    assert hand(match, ALBERTO) == "2 olives, green monotoni"
    assert clearings(match) == 1
    assert starts(match) == ALBERTO
    assert match.legal(ALBERTO) == [Lay("olives", 1), Lay("olives", 2)]


@pytest.mark.clause("MM-12")
def test_several_miss_their_turns_one_after_the_other() -> None:
    match = table("", "", NINE, stock="14 olives")
    assert [event["seat"] for event in fields_of(match, "missed_turn")] == [ALBERTO, BEATE]
    assert [cards_held(match, seat) for seat in range(3)] == [(5, 0), (5, 0), (9, 0)]
    assert match.movers == (CLAUDIO,)


# --- the last card ----------------------------------------------------


@pytest.mark.clause("MM-13")
@pytest.mark.parametrize(("laid", "drawn"), [(2, 2), (4, 2), (9, 2)])
def test_the_last_stock_card_ends_the_round_at_once(laid: int, drawn: int) -> None:
    match = table(NINE_MORE, "9 salami", NINE, stock="2 olives", turn=BEATE)
    match.play(BEATE, Lay("salami", laid))
    match.play(BEATE, Draw("stock"))
    assert fields_of(match, "ingredients_drawn")[-1] == {"seat": BEATE, "count": drawn}
    assert fields_of(match, "clearing_began") == [{"seat": BEATE}]
    assert starts(match) == BEATE
    assert match.movers == (BEATE,)
    assert clearings(match) == 1


@pytest.mark.clause("MM-13")
def test_a_stock_that_still_has_a_card_does_not_end_the_round() -> None:
    match = table("9 salami", NINE, stock="3 olives")
    match.play(ALBERTO, Lay("salami", 2))
    match.play(ALBERTO, Draw("stock"))
    assert (stock(match), clearings(match)) == ("1 olives", 0)


@pytest.mark.clause("MM-13")
def test_the_last_order_of_a_waiter_does_not_end_the_round() -> None:
    match = table("9 salami", NINE, stock="1 olives", waiters={ALBERTO: "green monotoni"})
    match.play(ALBERTO, Lay("salami", 5))
    match.play(ALBERTO, Draw("waiter"))
    assert clearings(match) == 0
    assert match.movers == (BEATE,)


# --- no stock at all --------------------------------------------------


@pytest.mark.clause("MM-14")
def test_with_an_empty_new_stock_the_starter_lays_and_clears_again() -> None:
    match = table("2 salami", NINE, NINE_MORE, oven="1 peppers", clearings=1)
    assert match.legal(ALBERTO) == [Lay("salami", 1), Lay("salami", 2)]
    match.play(ALBERTO, Lay("salami", 1))
    assert clearings(match) == 2
    assert starts(match) == ALBERTO
    assert match.movers == (ALBERTO,)
    assert oven(match) == "1 peppers, 1 salami"
    assert hand(match, ALBERTO) == "1 salami"


@pytest.mark.clause("MM-08", "MM-14")
def test_with_an_empty_stock_an_order_may_be_laid_and_can_be_baked() -> None:
    match = table("3 salami, green 4 salami 1 peppers", NINE, NINE_MORE, oven="2 salami, 1 peppers", clearings=1)
    match.play(ALBERTO, Lay("salami", 2))
    match.play(ALBERTO, lay_order("green 4 salami 1 peppers"))
    assert finished(match) == "green 4 salami 1 peppers"
    assert clearings(match) == 2
    assert stock(match) == "1 peppers, 4 salami"
    assert match.movers == (ALBERTO,)


@pytest.mark.clause("MM-11", "MM-14")
def test_with_an_empty_stock_nothing_is_drawn_from_the_waiter_either() -> None:
    match = table("3 salami, green monotoni", NINE, NINE_MORE)
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, NoOrder())
    assert hand(match, ALBERTO) == "2 salami, green monotoni"
    assert len(waiter(match, ALBERTO).split(", ")) == 14
    assert (phase(match), starts(match), clearings(match)) == ("laying", ALBERTO, 1)
    assert fields_of(match, "orders_drawn") == []


@pytest.mark.clause("MM-14", "MM-20")
def test_with_an_empty_stock_an_order_that_fails_goes_back_and_is_not_drawn_again() -> None:
    match = table("3 salami, green minimale", NINE, NINE_MORE, waiters={ALBERTO: ""}, helping=False)
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, lay_order("green minimale"))
    match.play(ALBERTO, GiveUp())
    assert (hand(match, ALBERTO), waiter(match, ALBERTO)) == ("2 salami", "green minimale")
    assert (phase(match), starts(match), clearings(match)) == ("laying", ALBERTO, 1)


@pytest.mark.clause("MM-12", "MM-14", "MM-41")
def test_without_stock_and_without_ingredient_the_round_ends_at_once_until_the_game_is_over() -> None:
    match = table("green monotoni", NINE, NINE_MORE, oven="1 olives")
    assert match.movers == ()
    assert clearings(match) == 3
    assert [event["seat"] for event in fields_of(match, "clearing_began")] == [ALBERTO] * 3
    assert hand(match, ALBERTO) == "green monotoni"
    assert fields_of(match, "ingredients_drawn") == []


@pytest.mark.clause("MM-13", "MM-14")
def test_a_round_in_which_nothing_is_baked_leads_to_an_empty_stock() -> None:
    match = table("9 salami", NINE, NINE_MORE, stock="1 olives", clearings=1)
    match.play(ALBERTO, Lay("salami", 1))
    match.play(ALBERTO, Draw("stock"))
    assert (stock(match), clearings(match)) == ("", 2)
    match.play(ALBERTO, Lay("salami", 1))
    assert match.movers == ()
    assert clearings(match) == 3


# --- no orders left ---------------------------------------------------


@pytest.mark.clause("MM-46", "MM-47")
def test_a_player_without_any_order_lays_and_draws_without_being_asked() -> None:
    match = table("2 salami", NINE, NINE_MORE, stock="14 olives", waiters={ALBERTO: ""})
    match.play(ALBERTO, Lay("salami", 1))
    assert hand(match, ALBERTO) == "5 olives, 1 salami"
    assert match.movers == (BEATE,)


@pytest.mark.clause("MM-41", "MM-46")
def test_the_game_goes_on_without_any_order_of_anybody() -> None:
    nobody = {ALBERTO: "", BEATE: "", CLAUDIO: ""}
    match = table("9 salami", "9 olives", "9 shrimps", stock="6 peppers", waiters=nobody)
    play_at_random(match, seed=1)
    assert clearings(match) == 3
    assert match.result is not None
    assert match.result.ranks.count(1) >= 1


@pytest.mark.clause("MM-47")
def test_an_order_is_not_asked_for_with_none_in_hand() -> None:
    match = table("2 salami", NINE, stock="9 olives")
    match.play(ALBERTO, Lay("salami", 1))
    assert match.legal(ALBERTO) == [Draw("stock"), Draw("waiter")]


# --- refusals ---------------------------------------------------------


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


# --- random games -----------------------------------------------------


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
