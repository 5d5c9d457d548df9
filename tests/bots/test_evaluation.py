"""The evaluation of a position predicts how the game ends, in points and in wins."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata import Game
from tavolata.arena.simulation import simulate
from tavolata.bots.action_choice import action_buffers
from tavolata.bots.bot_names import GREEDY
from tavolata.bots.quick_bots import decide_at
from tavolata.bots.search.evaluation import POINTS, WIN, evaluate
from tavolata.core import chance, rules
from tavolata.core.domains import MAX_SEATS
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import Doubles, States, state_at
from tavolata.testing.sample_games import states_of

POINTS_TOLERANCE = 0.25
"""How far the predicted points may be off, as a share of the real ones."""
WIN_TOLERANCE = 0.12
"""How far the predicted win probability of the leader may be off."""
GAMES = 100


def evaluated(game: Game, states: States) -> Doubles:
    """The evaluation of a position."""
    evaluation = np.zeros((3, MAX_SEATS))
    evaluate(state_at(states, 0), evaluation, game.bot_config.clear_lead)
    return evaluation[:, : int(states["players"][0])]


def greedy_game(game: Game, players: int, seed: int) -> list[States]:
    """Every position of a game between greedy bots, the last one included."""
    actions, values = action_buffers(game)
    bot_rng = chance.stream(chance.make_seed(seed))
    positions = [states_of(game.new(players, seed=seed))]
    while mask := rules.movers_at(positions[-1], 0):
        seat, imagined, played = rules.next_seat(mask), positions[-1].copy(), positions[-1].copy()
        rules.imagine_at(imagined, 0, seat, bot_rng, len(positions))
        rules.play_at(played, 0, seat, decide_at(GREEDY, imagined, 0, seat, bot_rng, actions, values))
        positions.append(played)
    return positions


def test_points_are_predicted_at_tables_of_every_size(game: Game) -> None:
    for players in game.seats:
        played = simulate(game, players, 60, seed=players)
        dealt = [states_of(game.new(players, seed=played.seed_of(k))) for k in range(len(played.moves))]
        predicted = np.mean([evaluated(game, states)[POINTS] for states in dealt])
        assert predicted == pytest.approx(played.points.mean(), rel=POINTS_TOLERANCE), players


def test_the_leader_wins_as_often_as_predicted_at_tables_of_every_size(game: Game) -> None:
    """One position of every game, early or late."""
    for players in game.seats:
        predicted, won = [], []
        for number in range(GAMES):
            *positions, end = greedy_game(game, players, number)
            chances = evaluated(game, positions[number * 7919 % len(positions)])[WIN]
            final = np.zeros((2, players), np.int32)
            rules.returns_at(end, 0, final)
            predicted.append(chances.max())
            won.append(win_shares(ranks_of(final))[chances.argmax()])
        assert np.mean(won) == pytest.approx(np.mean(predicted), abs=WIN_TOLERANCE), players
