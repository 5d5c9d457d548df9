"""The end (DO-25 … DO-27), and what is always true of a game (conservation)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavolata
from tavolata import Game, IllegalMove, Match
from tests.games.domingo.boards import cards_of
from tests.random_matches import changed, many, play_at_random

TURNS = {2: [24, 23], 3: [16, 16, 15], 4: [12, 12, 12, 11]}


def finished(domingo: Game, players: int = 2, seed: int = 1) -> Match:
    return play_at_random(domingo.new(players, seed=seed), seed=seed)


@pytest.mark.clause("DO-25")
def test_the_game_is_over_when_all_48_cards_lie(domingo: Game) -> None:
    match = play_at_random(domingo.new(3, seed=1), seed=1, moves=46)
    assert match.result is None
    (seat,) = match.movers
    match.play(seat, match.legal(seat)[0])
    assert match.movers == ()
    assert match.result is not None
    assert [event.name for event in match.moves[-1].events][-1] == "ended"


@pytest.mark.clause("DO-25")
def test_after_the_end_nothing_can_be_played(domingo: Game) -> None:
    match = finished(domingo)
    with pytest.raises(IllegalMove, match=r"The game is over.*\(DO-25\)"):
        match.play(0, "place ttt left")


@pytest.mark.clause("DO-26")
def test_the_highest_total_wins(domingo: Game) -> None:
    result = finished(domingo, players=4).result
    assert result is not None
    best = max(range(4), key=lambda seat: result.points[seat])
    assert result.winners == (best,)
    assert (result.why, result.clause) == ("most-points", "DO-26")


@pytest.mark.clause("DO-26")
def test_equal_totals_share_the_win(domingo: Game) -> None:
    result = changed(finished(domingo, players=3), points=[50, 20, 50]).result
    assert result is not None
    assert result.winners == (0, 2)
    assert result.ranks == (1, 3, 1)
    assert result.why == "shared-win"


@pytest.mark.clause("DO-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_not_evened_out(domingo: Game, players: int) -> None:
    match = finished(domingo, players=players)
    turns = Counter(move.seat for move in match.moves)
    begins = match.moves[0].seat
    assert [turns[(begins + k) % players] for k in range(players)] == TURNS[players]
    assert len(match.moves) == 47


@given(players=st.integers(2, 4), seed=st.integers(0, 10_000), moves=st.integers(0, 94), announcing=st.booleans())
@settings(max_examples=many(300, 30))
def test_every_card_is_somewhere_once(players: int, seed: int, moves: int, announcing: bool) -> None:
    domingo = tavolata.game("domingo")
    match = play_at_random(domingo.new(players, seed=seed, announcing=announcing), seed=seed, moves=moves)
    assert counted(match) == Counter(map(face, domingo.edition().data["cards"]))


def face(card: str) -> str:
    return min(card, card[::-1], key=lambda letters: ["toal".index(letter) for letter in letters])


def counted(match: Match) -> Counter[str]:
    """Every card in the stock, in the hands and on the table, by its face."""
    truth: Any = match.truth()
    hidden = [*truth["stock"], *(card for hand in truth["hands"] for card in hand)]
    return Counter(face(card) for card in [*hidden, *cards_of(truth["board"])])
