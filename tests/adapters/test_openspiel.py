"""The games in OpenSpiel: the same moves and results, and no information that a seat may not have."""

from __future__ import annotations

import copy
import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tavolata import BadInput, Game, Match
from tavolata.adapters.openspiel import SpielGame, SpielState
from tavolata.core import chance
from tests.random_matches import many


def state_after(game: SpielGame, moves: int, seed: int = 1) -> SpielState:
    """A dealt game after so many random moves, or at its end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    state.apply_action(0)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def positions(game: Game, count: int) -> Iterator[SpielState]:
    """Random positions at tables of every size, games that are over excluded."""
    rng = random.Random(count)
    for number in range(count):
        table = SpielGame(game, game.seats[number % len(game.seats)], seed=number)
        state = state_after(table, rng.randrange(40), seed=number)
        if not state.is_terminal():
            yield state


def as_match(game: Game, state: SpielState, table: SpielGame, seed: int) -> Match:
    """The same deal at a table of ours, before the first move."""
    words = np.zeros(4, np.uint64)
    chance.branch(words, chance.stream(chance.make_seed(seed)), 0)
    return game.new(table.num_players(), chance.seed_of(words))


def test_a_random_playout_agrees_with_the_engine(game: Game) -> None:
    rng = random.Random(1)
    for players in game.seats:
        table = SpielGame(game, players, seed=players)
        state = table.new_initial_state()
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        match = as_match(game, state, table, seed=players)
        while match.movers:
            seat = match.movers[0]
            assert state.current_player() == seat
            assert [state.action_to_string(action) for action in state.legal_actions()] == list(
                map(str, match.legal(seat))
            )
            assert np.array_equal(state.observation_tensor(seat), match.observe(seat))
            action = rng.choice(state.legal_actions())
            match.move(seat, game.actions[action])
            state.apply_action(action)
        assert state.is_terminal()
        assert state.legal_actions() == []
        assert match.result is not None
        won = [(seat in match.result.winners) / len(match.result.winners) for seat in range(players)]
        assert state.returns() == won
        assert state.dealt.result().points == match.result.points


def test_points_are_returned_where_points_are_wanted(domingo: Game) -> None:
    state = state_after(SpielGame(domingo, 3, seed=1, objective="points"), 99)
    points = state.dealt.result().points
    assert sum(state.returns()) == pytest.approx(0)
    assert np.argsort(state.returns()).tolist() == np.argsort(points).tolist()
    with pytest.raises(BadInput, match="Choose one of: win, points"):
        SpielGame(domingo, 2, objective="glory")


def test_each_deal_is_another_and_the_same_from_the_same_seed(domingo: Game) -> None:
    one, same = (SpielGame(domingo, 2, seed=5) for _ in range(2))
    dealt = [str(state_after(one, 0)) for _ in range(3)]
    assert len(set(dealt)) == 3
    assert [str(state_after(same, 0)) for _ in range(3)] == dealt


def test_a_sampled_world_looks_the_same_to_its_seat_and_hides_the_truth(game: Game) -> None:
    different = 0
    for state in positions(game, many(24, 6)):
        seat = state.current_player()
        sampler = random.Random(1).random
        sampled = state.resample_from_infostate(seat, sampler)
        assert sampled.information_state_string(seat) == state.information_state_string(seat)
        assert sampled.observation_string(seat) == state.observation_string(seat)
        assert sampled.legal_actions() == state.legal_actions()
        assert sampled.current_player() == seat
        different += sampled.dealt.state.tobytes() != state.dealt.state.tobytes()
        again = state.resample_from_infostate(seat, random.Random(1).random)
        assert again.dealt.state.tobytes() == sampled.dealt.state.tobytes()
    assert different > many(12, 3)


def test_worlds_a_seat_cannot_tell_apart_stay_so_whatever_happens_openly(domingo: Game) -> None:
    """Two imagined worlds: the same for who imagined them, others for the others where their hands differ."""
    state = state_after(SpielGame(domingo, 3, seed=4), 9)
    seat = state.current_player()
    one, other = (state.resample_from_infostate(seat, random.Random(seed).random) for seed in (1, 2))
    neighbour = (seat + 1) % 3
    assert one.information_state_string(seat) == other.information_state_string(seat)
    assert one.information_state_string(neighbour) != other.information_state_string(neighbour)
    action = one.legal_actions()[0]
    for world in (one, other):
        world.apply_action(action)
    assert one.legal_actions() != other.legal_actions(), "the neighbour holds other cards"
    assert one.information_state_string(neighbour).splitlines()[-1] == f"drew {seat}", "but not what was drawn"


def test_what_a_seat_did_not_see_is_not_in_its_text(domingo: Game) -> None:
    state = state_after(SpielGame(domingo, 2, seed=4), 6)
    for seat in range(2):
        text = state.information_state_string(seat)
        for line in text.splitlines():
            if line.startswith(("drew", "dealt")):
                assert (len(line.split()) > 2) == (int(line.split()[1]) == seat)


def test_a_clone_goes_its_own_way(game: Game) -> None:
    state = state_after(SpielGame(game, game.seats[0], seed=3), 4)
    before, text = state.dealt.state.tobytes(), str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert (state.dealt.state.tobytes(), str(state)) == (before, text)
    assert str(clone) != text or clone.dealt.state.tobytes() != before
    assert copy.deepcopy(state.dealt).state.tobytes() == before


@pytest.mark.parametrize("objective", ["win", "points"])
def test_openspiel_s_ismcts_plays_a_whole_game(domingo: Game, objective: str) -> None:
    table = SpielGame(domingo, 2, seed=6, objective=objective)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(table, mcts.RandomRolloutEvaluator(1, rng), 1.0, many(6, 2), random_state=rng)
    state = state_after(table, 0)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.move_number() == 48


def test_openspiel_knows_what_kind_of_game_it_is(game: Game) -> None:
    table = SpielGame(game, game.seats[-1])
    assert table.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert table.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert table.num_distinct_actions() == len(game.actions)
    assert table.observation_tensor_shape() == [game.observation_size]


def test_without_openspiel_the_extra_is_named() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import tavolata.adapters.openspiel"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert 'pip install "tavolata[openspiel]"' in ran.stderr
