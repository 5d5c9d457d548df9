"""Positions of Domingo: a board is drawn, hands and stock are named, and what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tavolata import BadInput, Game, Match
from tests.games.domingo.boards import cards_of

TWO_LINES = ["toatoatoatoa", "oatoatoatoat", "atoatoatoato", "tt..........", "to..........", "ta.........."]


def all_cards(match: Match) -> Counter[str]:
    """Every card of a position, the way up the edition lists it or the other."""
    truth: Any = match.truth()
    cards = cards_of(truth["board"]) + truth["stock"] + [card for hand in truth["hands"] for card in hand]
    return Counter(min(card, card[::-1]) for card in cards)


def test_a_drawn_board_is_laid_and_the_rest_is_dealt(domingo: Game) -> None:
    match = domingo.position({"board": "t t\n o t\n t t", "hands": [["aot", None, None], None], "turn": 0}, 2, seed=1)
    table: Any = match.view(0).table
    assert (table["board"], table["laid"], table["in_stock"]) == (["tt", "ot", "tt"], 2, 40)
    assert "toa" in table["hand"]
    assert all_cards(match) == Counter(min(card, card[::-1]) for card in domingo.edition().data["cards"])


def test_the_stock_begins_with_the_cards_that_are_given(domingo: Game) -> None:
    match = domingo.position({"board": ["t", "o", "a"], "stock": ["lll", "ooo"], "turn": 0}, 2, seed=1)
    action = match.legal(0)[0]
    assert match.play(0, action)[-1]["card"] == "lll"


def test_positions_can_be_late_in_the_game(domingo: Game) -> None:
    """The last cards are shared out as they are in a game: whoever's turn it is has the most."""
    match = domingo.new(3, seed=1)
    while len(match.moves) < 42:
        match.play(match.movers[0], match.legal(match.movers[0])[0])
    truth = match.truth()
    given: Any = {"board": truth["board"], "turn": truth["turn"], "top": truth["top"]}
    assert domingo.position(given, 3).view(None).table["in_hand"] == match.view(None).table["in_hand"]


def test_a_card_laid_last_can_be_announced(domingo: Game) -> None:
    given: Any = {"board": ["tta", "ooo", "tla"], "placed": {"row": 0, "column": 2}, "claim_due": True, "turn": 1}
    match = domingo.position(given, 2, announcing=True, seed=1)
    assert match.view(None).table["claimed"] == {"row": 0, "column": 2}
    assert [event["points"] for event in match.play(1, "announce 120") if event.name == "run_scored"] == [3]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"board": 3}, "“board” must be a list, not 3"),
        ({"board": ["txt", "ooo", "aaa"]}, "drawn as rows of the letters toal"),
        ({"board": [1, 2, 3]}, "drawn as rows of the letters toal"),
        ({"board": ["ttt", "ooo"]}, "3 rows per line, so 3, 6, 9 or 12, not 2"),
        ({"board": []}, "so 3, 6, 9 or 12, not 0"),
        ({"board": ["tt", "ooo", "aa"]}, "equally long, .* They have: 2, 3, 2"),
        ({"board": ["t" * 13] * 3}, "at most 12 fields"),
        ({"board": ["tta"] * 6}, "exactly 12 where there are several lines"),
        ({"board": ["t.t", "o.o", "a.a"]}, r"Line 1 of “board” is impossible.* \(DO-12\)"),
        ({"board": ["tt", "oo", "a."]}, "Line 1 of “board” is impossible"),
        (
            {"board": [*TWO_LINES[:3], ".tt.........", ".to.........", ".ta........."]},
            "Line 2 of “board” is impossible",
        ),
        (
            {"board": ["lll" * 2] * 3},
            "There are not enough of lll for “board”: this position has 4, and there are only 3",
        ),
        ({"hands": [["ttt", "ttt", "ttt"], ["ttt", None, None]]}, "not enough of ttt for “hands”"),
        ({"hands": [["ttt"], None]}, r"“hands\[0\]” must have 3 cards here, not 1"),
        ({"hands": [["txt", None, None], None]}, r"“hands\[0\]\[0\]” must be a card of three of the letters toal"),
        ({"hands": [["ttt"] * 4, None]}, r"“hands\[0\]” can have at most 3 items, not 4"),
        ({"stock": ["tto", None]}, r"“stock\[1\]” must be a card"),
        ({"turn": 2}, r"“turn” must be a seat from 0 to 1, not 2\. \(DO-02\)"),
        ({"turn": "0"}, "“turn” must be a seat from 0 to 1, not '0'"),
        ({"points": [0, -1]}, r"“points\[1\]” must be a whole number from 0 to 9,999, not -1"),
        ({"claim_due": True}, "“claim_due” is true, but the rest of the position makes it false"),
        ({"claim_due": 1}, "“claim_due” must be true or false, not 1"),
        ({"board": ["tta", "ooo", "tla"], "placed": {"row": 0, "column": 1}}, r"one of these places .*: \(0, 2\)"),
        ({"placed": {"row": 0, "column": 0}}, r"one of these places \(row, column\): -"),
        ({"board": ["tta", "ooo", "tla"], "left": -3}, "“left” must be a whole number from -2 to 0, not -3"),
        ({"board": ["tta", "ooo", "tla"], "top": -3}, "“top” cannot be -3. Choose one of: 0"),
        ({"stock": ["tot", "tat", "tlt", "oto", "oao", "olo"] * 9}, "“stock” can have at most 48 items"),
    ],
)
def test_an_impossible_position_is_refused(domingo: Game, given: Any, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint) as refused:
        domingo.position(given, 2, seed=1)
    assert all(refused.value.text(language) for language in ("en", "de", "it"))


def test_a_stock_that_leaves_too_few_cards_for_the_hands_is_refused(domingo: Game) -> None:
    start, *stock = domingo.edition().data["cards"]
    with pytest.raises(BadInput, match="“stock” has 45 cards, but only 41"):
        domingo.position({"board": list(start), "stock": stock[:45]}, 2)


def test_where_cards_are_not_turned_only_the_listed_way_up_exists(domingo: Game) -> None:
    assert domingo.position({"hands": [["ott", None, None], None]}, 2)
    with pytest.raises(BadInput, match="not enough of ott"):
        domingo.position({"hands": [["ott", None, None], None]}, 2, turning=False)
