"""Helping: nothing of it is answered by itself, and in random games it is rewarded (MM-24 … MM-30)."""

from __future__ import annotations

from typing import Any

import pytest

import tavolata
from tavolata.games.mamma_mia import (
    Add,
    AddMissing,
    Ask,
    GiveUp,
    Refuse,
)
from tests.games.mamma_mia.baking import TWO_OLIVES_MISSING, ask
from tests.games.mamma_mia.tables import (
    ALBERTO,
    BEATE,
    CLAUDIO,
    clearing,
    event_names,
    every_move,
    phase,
)
from tests.random_matches import many

# --- nothing is answered by itself -----------------------------------


@pytest.mark.clause("MM-30")
def test_whoever_can_only_refuse_is_asked_nevertheless() -> None:
    match = clearing(TWO_OLIVES_MISSING, "1 olives", "", "", automate=True, waiters={CLAUDIO: ""})
    ask(match, "olives")
    assert match.movers == (BEATE,)
    assert match.legal(BEATE) == [Refuse()]
    match.play(BEATE, Refuse())
    assert not any(move.automatic for move in match.moves)


@pytest.mark.clause("MM-18", "MM-30")
def test_whoever_can_only_give_up_is_asked_nevertheless() -> None:
    match = clearing(TWO_OLIVES_MISSING, "", "", automate=True, helping=False)
    assert match.legal(ALBERTO) == [GiveUp()]
    assert match.forced_action() is None


@pytest.mark.clause("MM-30", "MM-32")
def test_whoever_has_one_kind_to_add_to_a_bombastica_is_asked_nevertheless() -> None:
    match = clearing("13 salami, green bombastica", "4 olives", automate=True, helping=False)
    match.play(ALBERTO, AddMissing())
    assert match.legal(ALBERTO) == [Add("olives")]
    assert match.forced_action() is None


@pytest.mark.clause("MM-26", "MM-30")
@pytest.mark.parametrize("held", ["", "1 olives"])
def test_whoever_has_to_ask_for_more_is_asked_nevertheless(held: str) -> None:
    """Else everybody would notice who holds none of what is missing."""
    match = clearing(TWO_OLIVES_MISSING, held, automate=True)
    match.play(ALBERTO, Ask("olives"))
    assert phase(match) == "requesting"
    assert match.movers == (ALBERTO,)


# --- random games ----------------------------------------------------


@pytest.mark.slow
@pytest.mark.clause("MM-25", "MM-26", "MM-27", "MM-28")
def test_in_random_games_everybody_who_helps_is_rewarded_and_nobody_else() -> None:
    helped = 0
    for seed in range(many(30, 8)):
        match = tavolata.game("mamma_mia").new(3 + seed % 4, seed=seed)
        waiters: Any = match.view(None).table["waiters"]
        for _ in every_move(match, seed):
            names = [event.name for event in match.moves[-1].events]
            rewarded = [event["seat"] for event in match.moves[-1].events if event.name == "rewarded"]
            assert names.count("rewarded") <= names.count("baked")
            for seat in rewarded:
                assert waiters[seat] > 0
            helped += len(rewarded)
            waiters = match.view(None).table["waiters"]
        assert event_names(match).count("helped") == event_names(match).count("rewarded")
        assert event_names(match).count("helped") + event_names(match).count("nobody_helped") == event_names(
            match
        ).count("request_made")
        assert sum(match.points) == event_names(match).count("baked") + event_names(match).count("rewarded")
    assert helped
