"""Where a game seems to lead to: exact in the last turn, and before it by what the market offers to whom."""

from __future__ import annotations

import numpy as np

from tavolata import Match
from tavolata.core import rules
from tavolata.core.domains import MAX_SEATS
from tavolata.testing.sample_games import states_of
from tests.games.da_luigi.tables import table
from tests.random_matches import changed

NOTHING_FITS = "wi wi wi . . . . . . . . ."
WATER_IS_FREE = "wa wi wi . . . . . . . . ."
WATER_COSTS_A_CLOCK = ". . . wawa . . . . . . . ."


def estimated(match: Match) -> list[float]:
    points = np.zeros(MAX_SEATS)
    assert rules.estimate(states_of(match)[0], points) > 0
    return [float(mine) for mine in points[: match.players]]


def last_turn(match: Match) -> Match:
    """Seat 0 has the last turn of the game."""
    return changed(match, last_turns=1)


def test_the_last_purchase_completes_an_order() -> None:
    assert estimated(last_turn(table(". . wasa:5 . . .", "sa", market=WATER_IS_FREE))) == [5, 0]


def test_in_the_last_turn_there_is_no_hope_for_later() -> None:
    assert estimated(last_turn(table(". . wasa:5 . . .", "sa", market=NOTHING_FITS))) == [0, 0]


def test_a_compulsory_last_purchase_may_cost_the_last_guest() -> None:
    assert estimated(last_turn(table(". . . . . wasa:5", "sa", market=WATER_COSTS_A_CLOCK))) == [-1, 0]


def test_whoever_cannot_pay_in_the_last_turn_keeps_what_there_is() -> None:
    match = table("sa . . . . .", market=WATER_COSTS_A_CLOCK, supplies={1: "sa"}, tiles=(2, 1))
    assert estimated(changed(match, last_turns=2))[1] == 1


def test_whoever_has_had_the_last_turn_gets_nothing_more() -> None:
    match = table("sa . . . . .", market=WATER_IS_FREE, others={1: ". . wa:5 . . ."}, supplies={1: "wa"})
    assert estimated(last_turn(match)) == [0, 0]


def test_with_a_turn_to_come_the_same_order_counts() -> None:
    match = table("sa . . . . .", market="wa wa wa . . . . . . . . .", others={1: ". . wa:5 . . ."})
    assert estimated(changed(match, last_turns=2)) == [0, 5]


def test_whoever_is_next_has_more_of_the_market() -> None:
    bar = ". wawi:5 . sasa:4 . ."
    fitting, other = (
        estimated(table(bar, market=market, others={1: bar}))
        for market in (WATER_IS_FREE, "de pa pa . . . . . . . . .")
    )
    assert fitting[0] - other[0] > fitting[1] - other[1] > 0
