"""The search: equal to a naive one, honest, mixed where choices are secret, and within its time limit."""

from __future__ import annotations

import dataclasses
import itertools
import time
from types import SimpleNamespace

import numpy as np
import pytest

import tavolata
from tavolata import Game, Match
from tavolata.bots import LEVELS, Bot, bot_number, choose_action, load_game
from tavolata.bots.action_choice import pick_action
from tavolata.bots.network import NO_NETWORK
from tavolata.bots.search import search
from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.evaluation import LEAD_WEIGHT
from tavolata.bots.search.search import ActionStats, Search, SearchResult, search_config
from tavolata.bots.search.simulation import run_simulations
from tavolata.bots.search.tree import NONE, new_trees
from tavolata.core import chance, rules
from tavolata.core.bot_config import Level
from tavolata.core.domains import MAX_SEATS
from tavolata.core.state import States, Uint64s, new_states, state_at
from tests.bots import pennies
from tests.bots.naive_search import NaiveSearch, Node, random_network
from tests.random_matches import COMPILED, many, play_at_random

CLEAR_LEAD = 20.0
A_LEVEL = Level(simulations=100, seconds=100)


def stream(seed: int) -> Uint64s:
    return chance.stream(chance.make_seed(seed))


def position_with_choice(game: Game, players: int, moves: int) -> Match:
    """A position in which a seat has a choice."""
    match = play_at_random(game.new(players, seed=moves), seed=moves, moves=moves)
    while all(len(match.legal(seat)) == 1 for seat in match.movers):
        match.play(match.movers[0], match.legal(match.movers[0])[0])
    return match


def searched(game: Game, match: Match, seat: int, simulations: int, threads: int = 1) -> SearchResult:
    level = Level(simulations, seconds=100)
    return Search(game, threads).run(match.imagine(seat, seed=1), seat, stream(2), level, None)


# --- equal to a naive search ------------------------------------------


def compare(nodes: States, k: int, naive: Node, tolerance: float) -> int:
    """Compare a tree with a naive one; return how many nodes were compared."""
    assert nodes["visits"][k] == naive.visits
    for name, expected in (("utility", naive.utility), ("wins", naive.wins), ("points", naive.points)):
        assert nodes[name][k] == pytest.approx(expected, abs=tolerance)
    assert nodes["regret"][k] == pytest.approx(naive.regret, abs=tolerance)
    assert nodes["strategy_sum"][k] == pytest.approx(naive.strategy_sum, abs=tolerance)
    labels, compared, child = [], 1, int(nodes["first_child"][k])
    while child != NONE:
        labels.append(int(nodes["label"][child]))
        compared += compare(nodes, child, naive.children[labels[-1]], tolerance)
        child = int(nodes["next_sibling"][child])
    assert labels == sorted(naive.children)
    return compared


@pytest.mark.parametrize(
    ("moves", "policy_scale", "value_scale"),
    [(0, 0.0, 0.0), (9, 0.0, 0.0), (40, 0.0, 0.0), (9, 0.7, 0.0), (9, 0.0, 0.7)],
)
def test_every_node_is_that_of_a_naive_search(game: Game, moves: int, policy_scale: float, value_scale: float) -> None:
    players, simulations, worlds = game.seats[moves % 2], many(120, 12), 5
    match = position_with_choice(game, players, moves)
    seat, world = match.movers[-1], match.imagine(match.movers[-1], seed=1)
    network = random_network(game, players, seed=moves)._replace(policy_scale=policy_scale, value_scale=value_scale)
    naive = NaiveSearch(game, world, seat, stream(3), worlds, network)
    naive.run(simulations)
    tree, states, room = new_trees(100_000), new_states(game.state, 2), new_states(game.state, worlds)
    states[0] = world[0]
    config = search_config(game, A_LEVEL, network)
    for first, count in ((0, 5), (5, simulations - 5)):
        run_simulations(tree, states, room, seat, stream(3), first, count, config)
    tolerance = 1e-3 if policy_scale or value_scale else 1e-6  # a network computes in single precision
    assert sum(compare(tree.nodes, k, root, tolerance) for k, root in enumerate(naive.roots)) > simulations


# --- secret choices ---------------------------------------------------


def utility(lead: int) -> float:
    """The utility of an outcome for seat 0, by hand: half the share of the win, half the lead."""
    win = 0.5 if lead == 0 else float(lead > 0)
    ahead = lead / CLEAR_LEAD
    return (1 - LEAD_WEIGHT) * win + LEAD_WEIGHT * (1 + ahead / (1 + abs(ahead))) / 2


def equilibrium() -> tuple[float, float]:
    """How often each seat lays heads in equilibrium: then the other is indifferent."""
    (a, b), (c, d) = [[utility(int(lead)) for lead in row] for row in pennies.LEADS]
    return (d - c) / (a - b + d - c), (d - b) / (a - c + d - b)


def heads(seat: int, coins: tuple[int, int], simulations: int) -> float:
    """How often a seat lays heads in the average strategy of its search."""
    states, worlds, tree = new_states(pennies.STATE, 2), new_states(pennies.STATE, 64), new_trees(100)
    states["players"], states["coin"][0] = 2, coins
    config = SearchConfig(
        rollout_depth=2,
        prior_temperature=1.0,
        c_puct=1.0,
        clear_lead=CLEAR_LEAD,
        memory_loss=0.0,
        max_legal=2,
        network=NO_NETWORK,
    )
    run_simulations(tree, states, worlds, seat, stream(1), 0, simulations, config)
    first = int(tree.nodes["first_child"][seat])
    strategy = tree.nodes["strategy_sum"][[first, int(tree.nodes["next_sibling"][first])]]
    return float(strategy[0] / strategy.sum())


def test_secret_choices_converge_to_the_equilibrium() -> None:
    expected = equilibrium()
    assert expected[0] < 0.3 < expected[1] < 0.45, "a mix that is not found by chance"
    for seat in range(2):
        found = heads(seat, (pennies.OPEN, pennies.OPEN), many(10_000, 1500))
        assert found == pytest.approx(expected[seat], abs=0.1)


def test_a_secret_coin_of_the_other_is_not_exploited() -> None:
    """If seat 1 saw seat 0's coin, it would always lay tails on heads, and heads on tails."""
    simulations = many(10_000, 1500)
    found = {heads(1, (coin, pennies.OPEN), simulations) for coin in (pennies.HEADS, pennies.TAILS)}
    assert len(found) == 1, "the true coin makes no difference"
    assert found.pop() == pytest.approx(equilibrium()[1], abs=0.1)


def test_a_nobleman_plans_against_where_robbers_would_lie_and_not_where_they_do() -> None:
    game = tavolata.game("mille_grazie")
    match = game.new(3, seed=4, first=0)
    results = []
    for one, other in (("ambush A", "ambush B"), ("ambush C", "ambush C")):
        tried = match.after(0)
        tried.play(1, one)
        tried.play(2, other)
        results.append(searched(game, tried, 0, many(400, 20)))
    assert results[0] == results[1]


def test_a_secret_choice_is_mixed() -> None:
    game = tavolata.game("mille_grazie")
    result = searched(game, game.new(2, seed=1, first=0), 1, many(600, 20))
    assert result.is_secret
    assert result.actions[0].probability < 0.9
    assert sum(option.probability for option in result.actions) == pytest.approx(1)


def test_unlikely_actions_are_not_sampled() -> None:
    probabilities = {4: 0.5, 7: 0.3, 5: 0.11, 9: 0.09}
    options = tuple(
        ActionStats(action, visits=1, probability=probability, points=0, win=0)
        for action, probability in probabilities.items()
    )
    rng = stream(1)
    drawn = [pick_action(SearchResult(options, 4, is_secret=True), rng) for _ in range(many(2000, 300))]
    assert {4, 7} == set(drawn)
    assert np.mean(np.array(drawn) == 4) == pytest.approx(0.5 / 0.8, abs=0.08)
    assert pick_action(SearchResult(options, 4, is_secret=False), rng) == 4


# --- limits -----------------------------------------------------------


def test_all_simulations_are_counted_and_best_comes_first(game: Game) -> None:
    match = position_with_choice(game, game.seats[-1], 6)
    seat = match.movers[0]
    result = searched(game, match, seat, 230)
    assert result.simulations == 230
    assert sum(option.visits for option in result.actions) == 230
    assert [game.actions[one.action] for one in sorted(result.actions, key=lambda one: one.action)] == match.legal(seat)
    probabilities = [option.probability for option in result.actions]
    assert probabilities == sorted(probabilities, reverse=True)
    assert all(0 <= option.win <= 1 for option in result.actions)


def test_several_threads_share_the_simulations_and_always_find_the_same(game: Game) -> None:
    match = position_with_choice(game, game.seats[0], 6)
    one, other = (searched(game, match, match.movers[0], 101, threads=3) for _ in range(2))
    assert one == other
    assert one.simulations == 101


def test_at_the_deadline_there_is_an_answer(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    level = Level(simulations=10**6, seconds=0)
    started = time.monotonic()
    result = Search(domingo).run(match.imagine(0, seed=1), 0, stream(1), level, started + (0.05 if COMPILED else 0.5))
    assert 0 < result.simulations < 10**6
    assert time.monotonic() - started < (5 if COMPILED else 50)
    assert result.actions[0].visits > 0


def test_a_full_tree_does_no_harm(game: Game) -> None:
    match = position_with_choice(game, game.seats[-1], 3)
    seat, room = match.movers[0], len(match.legal(match.movers[0])) + 10
    tree, states, worlds = new_trees(room), new_states(game.state, 2), new_states(game.state, 3)
    states[0] = match.imagine(seat, seed=1)[0]
    run_simulations(tree, states, worlds, seat, stream(1), 0, 40, search_config(game, A_LEVEL, NO_NETWORK))
    assert tree.used[0] <= room
    assert tree.nodes["visits"][seat] == 40


def test_where_a_tree_has_no_room_the_rollout_policy_decides(domingo: Game) -> None:
    """Then nothing can be learned, and the simulation is a plain rollout."""
    match = domingo.new(2, seed=1, first=0)
    tree, states, worlds = new_trees(MAX_SEATS), new_states(domingo.state, 2), new_states(domingo.state, 1)
    states[0] = match.imagine(0, seed=1)[0]
    config = search_config(domingo, A_LEVEL, NO_NETWORK)._replace(rollout_depth=3)
    run_simulations(tree, states, worlds, 0, stream(1), 0, 1, config)
    rolled_out, rng, room = worlds.copy(), stream(2), np.zeros(domingo.max_legal, np.int16)
    for _ in range(1 + config.rollout_depth):
        seat = rules.next_seat(rules.movers_at(rolled_out, 0))
        rules.play_at(rolled_out, 0, seat, rules.rollout_policy(state_at(rolled_out, 0), seat, rng, room))
    assert states["points"][1].tolist() == rolled_out["points"][0].tolist()
    assert states["field"][1].tolist() == rolled_out["field"][0].tolist()


# --- levels -----------------------------------------------------------


MAX_SECONDS = dict(zip(LEVELS, (0.1, 0.1, 0.1, 0.5, 2.0), strict=True))
ONE_CHUNK_SECONDS = 0.05
"""The most seconds between two looks at the clock."""


@pytest.mark.parametrize("moves", [0, 12, 30])
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_answers_within_its_time_limit(game: Game, name: str, moves: int) -> None:
    load_game(game)
    match = position_with_choice(game, game.seats[-1], moves)
    bot = Bot(name, seed=1)
    started = time.thread_time()
    bot.choose(match, match.movers[0])
    assert time.thread_time() - started < MAX_SECONDS[name] + ONE_CHUNK_SECONDS


def test_the_clock_is_read_after_every_few_simulations(domingo: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: 0.03 * next(ticks)))
    match = domingo.new(2, seed=1, first=0)
    result = Search(domingo).run(match.imagine(0, seed=1), 0, stream(1), Level(10**6, seconds=0), 0.1)
    assert result.simulations == 1 + 1 + 1, "at 0.00, 0.03 and 0.06; at 0.09 there is no time for another"


def test_every_game_has_five_levels_with_more_and_more_simulations(game: Game) -> None:
    levels = game.bot_config.levels
    assert len(levels) == len(LEVELS) == 5
    for level, name in zip(levels, LEVELS, strict=True):
        assert level.simulations == 0 or level.seconds <= MAX_SECONDS[name]
    assert [level.simulations for level in levels] == sorted(level.simulations for level in levels)
    assert levels[-1].temperature == levels[-1].memory_loss == 0


def test_a_softmax_choice_is_seldom_bad(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    soft = [choose_action(domingo, bot_number("level-1"), match.imagine(0, 1), 0, stream(seed)) for seed in range(200)]
    sharp = [choose_action(domingo, bot_number("level-3"), match.imagine(0, 1), 0, stream(seed)) for seed in range(200)]
    assert len(set(soft)) > len(set(sharp))
    assert np.isin(soft, sharp).mean() > 1 / len(match.legal(0))


def test_memory_loss_changes_the_search() -> None:
    game = tavolata.game("mamma_mia")
    match = position_with_choice(game, 3, 30)
    seat = match.movers[0]
    world = match.imagine(seat, seed=1)
    one, other = (
        Search(game).run(world, seat, stream(1), dataclasses.replace(A_LEVEL, memory_loss=share), None)
        for share in (0, 1)
    )
    assert one != other
