"""Decisions: judged by what the seat could know, against the best choice, with errors that are what they say."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

import tavolata
from tavolata.analysis.accuracy import MEAN_LOSS_SCALE, accuracy
from tavolata.analysis.decision import ActionValue, Budget, Judgement, Mark, is_decision, judge
from tavolata.core.errors import BadInput, IllegalMove
from tavolata.core.match import Match
from tests.random_matches import in_world, play_at_random, random_positions

SMALL = Budget(simulations=30, searches=3)


def nearly_over() -> Match:
    """Domingo, the last card of a line: one place scores, and nothing is left to draw."""
    match = play_at_random(tavolata.game("domingo").new(2, seed=8, first=0), seed=8)
    return match.after(len(match.moves) - 1)


def test_a_choice_that_decides_the_game_is_judged_by_its_result() -> None:
    match = nearly_over()
    (seat,) = match.movers
    shares = {}
    for action in match.legal(seat):
        trial = match.copy()
        trial.move(seat, action)
        assert trial.result is not None
        shares[action] = trial.result.win_shares[seat]
    judged = judge(match, seat, match.legal(seat)[0], SMALL)
    for value in judged.actions:
        assert value.win == pytest.approx(shares[value.action])
        assert value.win_error == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", tavolata.games())
def test_it_depends_only_on_what_the_seat_knows(game: str) -> None:
    for match in random_positions(tavolata.game(game), 4):
        for seat in match.movers:
            other = in_world(match, match.imagine(seat, seed=99))
            chosen = match.legal(seat)[-1]
            assert judge(match, seat, chosen, SMALL, seed=5) == judge(other, seat, chosen, SMALL, seed=5)


@pytest.mark.parametrize("game", tavolata.games())
def test_the_best_action_loses_nothing_and_another_one_never_gains(game: str) -> None:
    match = tavolata.game(game).new(2, seed=3)
    seat = match.movers[0]
    best = judge(match, seat, match.legal(seat)[0], SMALL).best.action
    judged = judge(match, seat, best, SMALL)
    if judged.is_best:
        assert (judged.gap, judged.loss, judged.mark) == (0.0, 0.0, Mark.BEST)
    for action in match.legal(seat)[:3]:
        judged = judge(match, seat, action, SMALL)
        assert judged.loss >= 0
        assert judged.loss <= max(0.0, judged.gap)


def test_errors_are_how_far_the_same_judgement_moves_with_other_chance() -> None:
    match = nearly_over().after(4)
    (seat,) = match.movers
    chosen = match.legal(seat)[0]
    repeats = [judge(match, seat, chosen, Budget(60, 6), seed=seed) for seed in range(40)]
    wins = [next(one.win for one in judged.actions if one.action == chosen) for judged in repeats]
    told = [next(one.win_error for one in judged.actions if one.action == chosen) for judged in repeats]
    assert float(np.mean(told)) == pytest.approx(float(np.std(wins, ddof=1)), rel=0.35)


def test_one_search_does_not_know_how_sure_it_is() -> None:
    match = nearly_over().after(4)
    (seat,) = match.movers
    assert math.isinf(judge(match, seat, match.legal(seat)[0], Budget(simulations=50, searches=1)).best.win_error)


def test_a_decision_has_more_than_one_answer() -> None:
    match = tavolata.game("domingo").new(2, seed=1, first=0)
    assert is_decision(match, 0)
    assert not is_decision(match, 1)


def test_what_is_not_legal_cannot_be_judged() -> None:
    match = tavolata.game("domingo").new(2, seed=1, first=0)
    with pytest.raises(BadInput, match="is not an action of this game"):
        judge(match, 0, "fly away", SMALL)
    with pytest.raises(IllegalMove):
        judge(match, 1, match.legal(0)[0], SMALL)


def judged(gap: float, error: float = 0.0, is_secret: bool = False, probability: float = 0.1) -> Judgement:
    legal = tavolata.game("domingo").new(2, seed=1, first=0).legal(0)
    best = ActionValue(legal[0], 0.6, 0.0, 30.0, 0.0, 100, 0.5)
    chosen = replace(best, action=legal[1], win=0.6 - gap, probability=probability)
    return Judgement(chosen, best, (best, chosen), error, is_secret)


@pytest.mark.parametrize(
    ("gap", "error", "mark"),
    [
        (0.01, 0.0, Mark.GOOD),
        (0.04, 0.0, Mark.INEXACT),
        (0.09, 0.0, Mark.MISTAKE),
        (0.3, 0.0, Mark.BLUNDER),
        (0.3, 0.2, Mark.GOOD),
        (-0.1, 0.0, Mark.GOOD),
    ],
)
def test_marks_follow_from_what_was_surely_lost(gap: float, error: float, mark: Mark) -> None:
    assert judged(gap, error).mark == mark


def test_a_secret_choice_within_the_mix_loses_nothing() -> None:
    assert judged(0.3, is_secret=True, probability=0.2).loss == 0
    assert judged(0.3, is_secret=True, probability=0.05).loss == pytest.approx(0.3)


def test_accuracy_is_100_without_loss_and_falls_with_the_mean_loss() -> None:
    assert accuracy([]) is None
    assert accuracy([judged(0.0)]) == 100
    assert accuracy([judged(MEAN_LOSS_SCALE)]) == pytest.approx(100 / math.e)
    assert accuracy([judged(0.05), judged(-0.05)]) == 100
