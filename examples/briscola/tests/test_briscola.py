"""Briscola: what every game promises, and what its own clauses say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from tavolata_briscola import GAME
from tavolata_briscola.state import ALL, CARDS, PLAYED, RANKS, SUIT, WORTH

from tavolata.core.match import Match
from tavolata.core.plain_state import PlainState
from tavolata.testing import check_game


def cards_and_points(s: PlainState) -> tuple[int, int]:
    """How many cards there are, and what those that are not taken yet and those that are taken are worth together."""
    in_play = [card for card in range(ALL) if s.where[card] != PLAYED or card in s.trick]
    own = s.points[:2] if s.partners else s.points[: s.players]
    return sum(s.taken) + len(in_play), sum(own) + sum(int(WORTH[card % SUIT]) for card in in_play)


def test_briscola_keeps_what_every_game_promises() -> None:
    assert check_game(GAME, conserved=cards_and_points, trees={1: 3, 2: 9, 3: 27}, games=6).games == 6


COUNTS = {"ace": 11, "3": 10, "king": 4, "knight": 3, "jack": 2}


def whole_game(players: int, seed: int, **options: Any) -> Match:
    """A game between random players."""
    dice, match = random.Random(seed), GAME.new(players, seed=seed, **options)
    while match.movers:
        match.play(match.movers[0], dice.choice(match.legal(match.movers[0])))
    return match


def tricks(match: Match) -> Iterator[tuple[list[tuple[int, str]], int, int]]:
    """The cards of each trick by their seats, who took it, and its points."""
    laid: list[tuple[int, str]] = []
    for event in (event for events in match.full_log() for event in events):
        if event.name == "threw":
            laid.append((int(event.fields["seat"]), str(event.fields["card"])))
        elif event.name == "took":
            yield laid, int(event.fields["seat"]), int(event.fields["points"])
            laid = []


def strength(card: str, led: str, trumps: str) -> tuple[bool, bool, int]:
    """A trump beats what was led, and that beats the rest; then the rank decides (BR-08 to BR-10)."""
    suit, rank = card.split("-")
    return suit == trumps, suit == led, RANKS.index(rank)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_highest_trump_or_card_of_the_suit_that_was_led_takes_the_trick(players: int) -> None:
    for seed in range(5):
        match = whole_game(players, seed)
        trumps = match.view(None).table["briscola"].split("-")[0]  # type: ignore[union-attr]
        won = list(tricks(match))
        for laid, winner, points in won:
            led = laid[0][1].split("-")[0]
            assert max(laid, key=lambda one: strength(one[1], led, trumps))[0] == winner
            assert points == sum(COUNTS.get(card.split("-")[1], 0) for _, card in laid)
        for (_, winner, _), (laid, _, _) in pairwise(won):
            assert laid[0][0] == winner, "who wins a trick leads to the next one (BR-13)"
        assert sum(points for _, _, points in won) == 120


def test_at_a_table_of_three_the_two_of_coins_is_left_out() -> None:
    played = [card for laid, _, _ in tricks(whole_game(3, seed=1)) for _, card in laid]
    assert sorted(played) == sorted(set(CARDS.values) - {"coins-2"})


def test_partners_count_together_unless_everybody_plays_alone() -> None:
    pairs, alone = whole_game(4, seed=2), whole_game(4, seed=2, partners=False)
    assert (
        pairs.points[:2] == pairs.points[2:] == (alone.points[0] + alone.points[2], alone.points[1] + alone.points[3])
    )


def test_the_card_that_was_turned_up_is_drawn_last() -> None:
    match = whole_game(2, seed=3)
    drawn = [event for events in match.full_log() for event in events if event.name.startswith("drew")]
    assert [event.name for event in drawn].index("drew_briscola") == len(drawn) - 1
    assert drawn[-1].fields["card"] == match.view(None).table["briscola"]
