"""Choosing by words, numbers and beginnings of words."""

from __future__ import annotations

import pytest

from tavolata import BadInput
from tavolata.cli.choosing import Choosing
from tavolata.games.domingo import Announce, Place
from tests.games.domingo.boards import table


def test_questions_are_asked_field_by_field() -> None:
    match = table("t\no\na", hand="toa lll")
    words = match.game.words("de")
    question = Choosing(match, words).question(match.legal(0))
    assert question is not None
    assert (question.field, question.values) == ("card", ("toa", "aot", "lll"))
    left = Choosing(match, words).answer(match.legal(0), ["lll"])
    ends = Choosing(match, words).question(left)
    assert ends is not None
    assert (ends.field, ends.possible) == ("end", "linkes Ende, rechtes Ende")


@pytest.mark.parametrize("typed", ["lll left", "3 1", "l l", "lll linkes", "LL 1"])
def test_answers_by_letters_numbers_and_beginnings(typed: str) -> None:
    match = table("t\no\na", hand="toa lll")
    words = match.game.words("de")
    assert Choosing(match, words).answer(match.legal(0), typed.split()) == [Place("lll", "left")]


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
    from tavolata.cli.language import words_for

    match = table("t\no\na", hand="toa lll tto")
    with pytest.raises(BadInput) as refused:
        Choosing(match, match.game.words("en")).answer(match.legal(0), typed.split())
    assert complaint in refused.value.said_in(words_for("domingo"))


def test_a_number_is_taken_as_it_is() -> None:
    match = table("t a\no t\nt t", hand="aot", announcing=True)
    match.play(0, Place("aot", "right"))
    words = match.game.words("en")
    assert Choosing(match, words).answer(match.legal(0), ["9"]) == [Announce(9)]
    question = Choosing(match, words).question(match.legal(0))
    assert question is not None
    assert question.wants_number


@pytest.mark.parametrize("typed", ["lll", "2", "lll right", "right lll", "2 right end"])
def test_a_settled_answer_may_be_given_all_the_same(typed: str) -> None:
    match = table("t o a l t o a l t o a l\n" * 3 + "t . . . . . . . . . . .\n" * 3, hand="ooo lll")
    assert Choosing(match, match.game.words("en")).answer(match.legal(0), typed.split()) == [Place("lll", "right")]


def test_one_action_leaves_no_question() -> None:
    match = table("t\no\na", hand="lll")
    assert Choosing(match, match.game.words("en")).question([Place("lll", "left")]) is None
