"""Choosing an action by words, numbers and beginnings of words."""

from __future__ import annotations

import pytest

import tavolata
from tavolata import BadInput, Match
from tavolata.cli.action_prompt import ActionPrompt
from tavolata.cli.language import words_for
from tavolata.games.domingo import Announce, Place
from tavolata.games.mille_grazie import Ambushes
from tests.games.domingo.boards import table


def test_questions_are_asked_field_by_field() -> None:
    match = table("t\no\na", hand="toa lll")
    words = match.game.words("de")
    question = ActionPrompt(match, words).question(match.legal(0))
    assert question is not None
    assert (question.field, question.values) == ("card", ("toa", "aot", "lll"))
    left = ActionPrompt(match, words).answer(match.legal(0), ["lll"])
    ends = ActionPrompt(match, words).question(left)
    assert ends is not None
    assert (ends.field, ends.possible) == ("end", "linkes Ende, rechtes Ende")


@pytest.mark.parametrize("typed", ["lll left", "3 1", "l l", "lll linkes", "LL 1"])
def test_answers_by_letters_numbers_and_beginnings(typed: str) -> None:
    match = table("t\no\na", hand="toa lll")
    words = match.game.words("de")
    assert ActionPrompt(match, words).answer(match.legal(0), typed.split()) == [Place("lll", "left")]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("x", "“x” fits nothing here. Possible: tto, toa, ott, aot, lll"),
        ("t", "“t” fits more than one answer"),
        ("9", "“9” fits nothing"),
        ("lll left again", "one word too many"),
    ],
)
def test_what_fits_nothing_or_too_much_is_refused(typed: str, complaint: str) -> None:
    match = table("t\no\na", hand="toa lll tto")
    with pytest.raises(BadInput) as refused:
        ActionPrompt(match, match.game.words("en")).answer(match.legal(0), typed.split())
    assert complaint in refused.value.said_in(words_for("domingo"))


def test_a_number_is_taken_as_it_is() -> None:
    match = table("t a\no t\nt t", hand="aot", announcing=True)
    match.play(0, Place("aot", "right"))
    words = match.game.words("en")
    assert ActionPrompt(match, words).answer(match.legal(0), ["9"]) == [Announce(9)]
    question = ActionPrompt(match, words).question(match.legal(0))
    assert question is not None
    assert question.wants_number


@pytest.mark.parametrize("typed", ["lll", "2", "lll right", "right lll", "2 right end"])
def test_a_redundant_word_is_accepted(typed: str) -> None:
    match = table("t o a l t o a l t o a l\n" * 3 + "t . . . . . . . . . . .\n" * 3, hand="ooo lll")
    assert ActionPrompt(match, match.game.words("en")).answer(match.legal(0), typed.split()) == [Place("lll", "right")]


def test_one_action_leaves_no_question() -> None:
    match = table("t\no\na", hand="lll")
    assert ActionPrompt(match, match.game.words("en")).question([Place("lll", "left")]) is None


@pytest.mark.parametrize("typed", ["", "1", "lll"])
def test_the_only_answer_is_shown_and_given(typed: str) -> None:
    match = table("t\no\na", hand="lll")
    only = [Place("lll", "left")]
    prompt = ActionPrompt(match, words_for("domingo"))
    question = prompt.confirmation(only[0])
    assert [answer.number for answer in question.answers] == [1]
    assert question.answers[0].name == "lll, left end"
    assert prompt.answer(only, typed.split()) == only
    with pytest.raises(BadInput):
        prompt.answer(only, ["2"])


@pytest.mark.clause("MG-09")
def test_two_letters_may_be_typed_in_either_sequence() -> None:
    match = tavolata.game("mille_grazie").new(2, seed=1, first=0)
    prompt = ActionPrompt(match, match.game.words("en"))
    assert prompt.answer(match.legal(1), ["vc"]) == prompt.answer(match.legal(1), ["CV"]) == [Ambushes("CV")]


def test_a_component_is_meant_by_its_place_in_the_list_not_by_its_number_in_the_file() -> None:
    match = table_of_three_orders()
    prompt = ActionPrompt(match, match.game.words("en"))
    assert [prompt.answer(match.legal(0), [typed]) for typed in "123"] == [[action] for action in match.legal(0)]


def table_of_three_orders() -> Match:
    """Seat 0 holds the orders 2, 3 and 9 and has to discard one."""
    game = tavolata.game("mille_grazie")
    here = game.edition().data["orders"][0]["first"]
    given = {"phase": "discarding", "held": [[2, 3, 9], None], "open": {here: 1}, "cities": [here, None]}
    return game.position(given, 2, seed=1, first=0)
