"""The heuristic: payments against a slow search of all of them, choices anybody would understand, and strength."""

from __future__ import annotations

import numpy as np
import pytest

import tavolata
from tavolata import Match
from tavolata.arena.simulation import simulate
from tavolata.bots import BOTS, heuristic_values
from tavolata.core import rules
from tavolata.core.state import Doubles, Int64s
from tavolata.games.da_luigi.prospects import EXIT, IMPOSSIBLE, POINTS, hope, odds_with, payment, restaurant_of
from tavolata.testing.sample_games import states_of
from tests.games.da_luigi.tables import PLAIN, play, table, with_points
from tests.random_matches import changed, many, random_positions, state_of

GAME = tavolata.game("da_luigi")
FULL = "wawi sasa pipi papa wipi sapa"
"""A bar with a guest at every place."""


def best(match: Match, seat: int = 0) -> str:
    return str(heuristic_values(match, seat)[0][0])


def worth(match: Match, seat: int = 0) -> dict[str, float]:
    return {str(action): value for action, value in heuristic_values(match, seat)}


def last_turn(match: Match) -> Match:
    """Seat 0 has the last turn of the game."""
    return changed(match, last_turns=1)


# --- paying -----------------------------------------------------------


def slow_payment(bar: Int64s, odds: Doubles, clocks: int) -> float:
    """Every sequence of moves, one by one."""

    def pay(at: dict[int, int], left: int) -> float:
        """`at`: the place of every guest, by the place where it was."""
        if left == 0:
            return sum(hope(bar, odds, guest, guest) - hope(bar, odds, guest, place) for guest, place in at.items())
        taken = set(at.values()) - {EXIT}
        movable = [guest for guest, place in at.items() if place < EXIT and place + 1 not in taken]
        return min((pay(at | {guest: at[guest] + 1}, left - 1) for guest in movable), default=IMPOSSIBLE)

    return pay({place: place for place in range(EXIT) if bar[place, POINTS] > 0}, clocks)


def test_the_best_payment_is_the_best_of_all_payments() -> None:
    for match in random_positions(GAME, many(60, 6)):
        s = state_of(match)
        bar, odds = restaurant_of(s, 0), odds_with(3.0)
        for clocks in range(4):
            quick, slow = payment(bar, odds, clocks), slow_payment(bar, odds, clocks)
            assert quick == pytest.approx(slow) or min(quick, slow) >= IMPOSSIBLE


def test_it_pushes_who_has_the_most_patience() -> None:
    match = play(table("wipi . . . . sapa", market=". . . wawa . . . . . . . ."), "shop", "buy 2a")
    assert best(match) == "push 60"


def test_it_pushes_who_is_served_anyway_unless_that_throws_them_out() -> None:
    match = play(table("pipa . . . sa .", market=". . . sawa . . . . . . . ."), "shop", "buy 2a")
    assert best(match) == "push 20"
    match = play(table("pipa . . . . sa", market=". . . sawa . . . . . . . ."), "shop", "buy 2a")
    assert best(match) == "push 60"


# --- buying -----------------------------------------------------------


def test_it_buys_what_the_guests_want() -> None:
    match = play(table("wipi:3 . . . . .", market="sa wi . . . . . . . . . ."), "shop")
    assert best(match) == "buy 1b"


def test_it_would_rather_complete_an_order_than_have_more_cubes() -> None:
    match = play(table(". . wi:5 . wapasa .", market="wi . . . . . wawawa . . . . ."), "shop")
    assert best(match) == "buy 1a"


def test_it_does_not_lose_a_guest_for_cubes() -> None:
    match = play(table(". . . . . wapi:4", market="wa . . wipa . . . . . . . ."), "shop")
    assert best(match) == "buy 1a"


def test_in_the_last_turn_only_what_gets_complete_counts() -> None:
    fields = ". wi . pasa . . . . . . . ."
    assert best(play(table("wapasa:5 . wi:1 . . .", market=fields), "shop")) == "buy 2a"
    assert best(play(last_turn(table("wapasa:5 . wi:1 . . .", market=fields)), "shop")) == "buy 1b"


def test_it_counts_on_jokers() -> None:
    """A dessert nobody wants makes the second one of a joker."""
    match = play(table(". . . wi:5 . .", "de", market="sa de . . . . . . . . . ."), "shop")
    assert best(match) == "buy 1b"


# --- A or B -----------------------------------------------------------


def test_it_greets_when_nobody_needs_what_the_market_has() -> None:
    assert best(table(". . . pi . .", market="wa wa wa . . . . . . . . .")) == "greet"


def test_it_shops_when_the_bar_is_full_or_an_order_gets_complete() -> None:
    assert best(table(FULL, market="wa wi sa wawi . . . . . . . .")) == "shop"
    assert best(table(". . . wi:5 . .", market="wi . . . . . . . . . . .")) == "shop"


def test_the_fewer_places_are_free_the_less_it_likes_to_greet() -> None:
    bars = [". pasa . . . .", "wawi pasa . . . .", "wawi pasa pipi . sapa .", FULL]
    greeting = [worth(table(bar))["greet"] for bar in bars]
    assert greeting == sorted(greeting, reverse=True)


def test_it_does_not_hurry_to_the_end_with_much_unserved_and_does_if_only_others_have() -> None:
    promising = "wawi:5 wiwi:5 papa:5 . . ."
    for bars, sooner in ({0: promising, 1: "wa . . . . ."}, False), ({0: "wa . . . . .", 1: promising}, True):
        early = worth(table(bars[0], others={1: bars[1]}))["greet"]
        late = worth(table(bars[0], others={1: bars[1]}, stack=3))["greet"]
        assert (late > early) == sooner


# --- giving guests ----------------------------------------------------


def test_it_keeps_a_good_guest_and_gives_a_bad_one_away() -> None:
    good = play(table(coming=["60 wa:5 two_cubes", PLAIN, PLAIN]), "greet")
    bad = play(table(coming=["10 wawipapa:1 lemon", PLAIN, PLAIN]), "greet")
    assert (best(good), best(bad)) == ("give 0", "give 1")


@pytest.mark.parametrize("special", ["lemon", "move", "discard"])
def test_unwelcome_specials_make_a_guest_worth_less_and_welcome_ones_more(special: str) -> None:
    """With a guest at 10 of whom the move would be the end, and a cube to lose."""

    def kept(*specials: str) -> float:
        coming = [" ".join(("10 wa:2", *specials)), PLAIN, PLAIN]
        return worth(play(table(supply="pi", coming=coming), "greet"))["give 0"]

    assert kept(special) < kept() < kept("one_cube") < kept("two_cubes")
    assert kept() < kept("bouquet")


def test_whoever_has_a_lemon_likes_to_discard() -> None:
    lemon = worth(play(table(coming=["60 wa discard", PLAIN, PLAIN], tiles=[-1, 0]), "greet"))
    none = worth(play(table(coming=["60 wa discard", PLAIN, PLAIN]), "greet"))
    assert lemon["give 0"] > none["give 0"]
    assert lemon["give 1"] == none["give 1"]


def test_it_keeps_a_guest_whose_dishes_are_in_the_supply() -> None:
    coming = ["20 pipapa:4", PLAIN, PLAIN]
    assert best(play(table(supply="pipapa", coming=coming), "greet")) == "give 0"
    assert best(play(table(supplies={1: "pipapa"}, coming=coming), "greet")) == "give 0"
    assert best(play(table(coming=coming), "greet")) == "give 1"


def test_a_guest_goes_where_it_throws_another_one_out() -> None:
    crowded, coming = ". . . . . PIpa:5", ["10 wawi:3", PLAIN, PLAIN]
    nowhere = worth(play(table(coming=coming), "greet"))
    here = worth(play(table(crowded, coming=coming), "greet"))
    there = worth(play(table(others={1: crowded}, coming=coming), "greet"))
    assert here["give 0"] < nowhere["give 0"] - 1
    assert there["give 1"] > nowhere["give 1"] + 1


def test_the_leader_gets_what_nobody_wants() -> None:
    for leader, points in (1, (5, 20, 10)), (2, (5, 10, 20)):
        match = with_points(table(coming=["10 wawipapa:1 lemon"] + [PLAIN] * 3, players=3), *points)
        assert best(play(match, "greet")) == f"give {leader}"


# --- serving and jokers -----------------------------------------------


def test_it_serves_who_is_nearly_complete() -> None:
    match = play(table("wipipa . wiPI:4 . . .", market="wi . . . . . . . . . . ."), "shop", "buy 1a")
    assert best(match) == "serve wine 40"


def test_it_serves_who_waits_no_longer() -> None:
    match = play(table("wi:3 . . . . wi:3", market="wi . . . . . . . . . . ."), "shop", "buy 1a")
    assert best(match) == "serve wine 10"


def test_by_the_italian_book_it_serves_rather_than_not() -> None:
    match = play(table("wi:3 . . . . .", market="wi . . . . . . . . . . .", rulebook="it"), "shop", "buy 1a")
    assert best(match) == "serve wine 60"


def test_it_uses_jokers_where_the_points_are_worth_the_cubes() -> None:
    dear = play(table(". . . . pa:5 .", "wawawiwi", market="sa . . . . . . . . . . ."), "shop", "buy 1a")
    assert best(dear) == "complete 20"
    cheap = play(table("wa:1 . . . . .", "papapipi", market="sa . . . . . . . . . . ."), "shop", "buy 1a")
    assert best(cheap) == "done"


def test_at_the_end_every_point_is_worth_the_cubes() -> None:
    match = last_turn(table("wa:1 . . . . .", "papapipi", market="sa . . . . . . . . . . ."))
    assert best(play(match, "shop", "buy 1a")) == "complete 60"


def test_it_spends_the_most_frequent_cubes() -> None:
    match = table(". . . . pi:5 .", "depawaPAwawa", market="sa . . . . . . . . . . .")
    play(match, "shop", "buy 1a", "complete 20", "four-cubes")
    assert best(match) == "spend water"


# --- giving up --------------------------------------------------------


def test_it_gives_up_a_lemon_first_and_takes_bouquets() -> None:
    match = play(table(coming=["60 wa discard", PLAIN, PLAIN], tiles=[-1], supply="dewi"), "greet", "give 0")
    assert best(match) == "discard-tile lemon"
    match = play(table(coming=["60 wa bouquet", PLAIN, PLAIN]), "greet", "give 0")
    assert best(match) == "take-bouquet"


def test_it_gives_up_a_cube_that_nobody_wants() -> None:
    match = table("PIpi:4 . . . . .", "wapi", tiles=[1], coming=["50 sa discard", PLAIN, PLAIN])
    assert best(play(match, "greet", "give 0")) == "discard water"


def test_it_gives_back_a_cube_that_nobody_wants() -> None:
    hoards = {0: "wa" + "pi" * 10, 1: ""}
    match = table("wawi:5 . . . . .", coming=["10 sa one_cube", PLAIN, PLAIN], bag="", supplies=hoards)
    assert best(play(match, "greet", "give 1")) == "give-back pizza"


# --- in general -------------------------------------------------------


@pytest.mark.parametrize("rulebook", ["de", "it"])
def test_every_value_is_a_number_and_the_record_stays_as_it_was(rulebook: str) -> None:
    for match in random_positions(GAME, many(150, 6), rulebook=rulebook):
        states = states_of(match)
        for seat in match.movers:
            actions, values = np.zeros(GAME.max_legal, np.int16), np.zeros(GAME.max_legal, np.float32)
            count = rules.legal_at(states, 0, seat, actions)
            rules.heuristic_at(states, 0, seat, actions, count, values)
            assert np.isfinite(values).all()
            assert (abs(values) < 100).all()
        assert states.tobytes() == match.state_bytes()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "rulebook"), [(2, "de"), (2, "it"), (4, "de")])
def test_it_beats_chance(players: int, rulebook: str) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    played = simulate(GAME, players, many(200, 2), 1, bots, options={"rulebook": rulebook})
    greedy = played.bots == BOTS.index("greedy")
    assert played.points[greedy].mean() > played.points[~greedy].mean() + 5
