"""What a game is thought to lead to is what it leads to, in points and in wins."""

from __future__ import annotations

import numpy as np
import pytest

from tavolata import Game
from tavolata.arena.simulation import simulate
from tavolata.bots.policy import room_for
from tavolata.bots.quick_bots import GREEDY, decide_at
from tavolata.bots.search.evaluation import POINTS, WIN, evaluate
from tavolata.core import chance, rules
from tavolata.core.results import ranks_of, win_shares
from tavolata.core.state import MOST_SEATS, Doubles, States, state_at
from tests.playing import states_of

NEARLY = 0.25
"""So far the forecast points may be off, as a share of the real ones."""
TOO_SURE = 0.12
"""So far the forecast chance of whoever is ahead may be off."""


def forecast(game: Game, states: States) -> Doubles:
    """The judgement of a position."""
    judged = np.zeros((3, MOST_SEATS))
    evaluate(state_at(states, 0), judged, game.bot_config.lead)
    return judged[:, : int(states["players"][0])]


def greedy_game(game: Game, players: int, seed: int) -> list[States]:
    """Every position of a game between greedy bots, the last one included."""
    actions, values = room_for(game)
    thoughts = chance.stream(chance.make_seed(seed))
    positions = [states_of(game.new(players, seed=seed))]
    while mask := rules.movers_at(positions[-1], 0):
        seat, imagined, played = rules.next_seat(mask), positions[-1].copy(), positions[-1].copy()
        rules.imagine_at(imagined, 0, seat, thoughts, len(positions))
        rules.play_at(played, 0, seat, decide_at(GREEDY, imagined, 0, seat, thoughts, actions, values))
        positions.append(played)
    return positions


def test_points_are_foreseen_at_tables_of_every_size(game: Game) -> None:
    for players in game.seats:
        played = simulate(game, players, 60, seed=players)
        dealt = [states_of(game.new(players, seed=played.seed_of(k))) for k in range(len(played.moves))]
        foreseen = np.mean([forecast(game, states)[POINTS] for states in dealt])
        assert foreseen == pytest.approx(played.points.mean(), rel=NEARLY), players


def test_whoever_is_ahead_wins_as_often_as_foreseen_at_tables_of_every_size(game: Game) -> None:
    """One moment of every game, early or late."""
    for players in game.seats:
        foreseen, won = [], []
        for number in range(200):
            *positions, end = greedy_game(game, players, number)
            chances = forecast(game, positions[number * 7919 % len(positions)])[WIN]
            final = np.zeros((2, players), np.int32)
            rules.returns_at(end, 0, final)
            foreseen.append(chances.max())
            won.append(win_shares(ranks_of(final))[chances.argmax()])
        assert np.mean(won) == pytest.approx(np.mean(foreseen), abs=TOO_SURE), players
