"""The search: the same as a naive one, honest, mixed where choices are secret, and in time."""

from __future__ import annotations

import dataclasses
import itertools
import time
from types import SimpleNamespace

import numpy as np
import pytest

import tavolata
from tavolata import Game, Match
from tavolata.bots import LEVELS, Bot, answer, load_game, number_of
from tavolata.bots.network import NO_NETWORK
from tavolata.bots.policy import chosen
from tavolata.bots.search import search
from tavolata.bots.search.config import SearchConfig
from tavolata.bots.search.evaluation import LEAD_COUNTS
from tavolata.bots.search.search import ActionStats, Search, SearchResult, search_config
from tavolata.bots.search.simulation import think
from tavolata.bots.search.tree import NONE, new_trees
from tavolata.core import chance, rules
from tavolata.core.bot_config import Level
from tavolata.core.state import MOST_SEATS, States, Uint64s, new_states, state_at
from tests.bots import pennies
from tests.bots.naive import NaiveSearch, Node, any_network
from tests.playing import many, play_at_random

CLEAR_LEAD = 20.0
SURE = Level(simulations=100, seconds=100)


def stream(seed: int) -> Uint64s:
    return chance.stream(chance.make_seed(seed))


def deciding(game: Game, players: int, moves: int) -> Match:
    """A position in which somebody has a choice."""
    match = play_at_random(game.new(players, seed=moves), seed=moves, moves=moves)
    while all(len(match.legal(seat)) == 1 for seat in match.movers):
        match.play(match.movers[0], match.legal(match.movers[0])[0])
    return match


def searched(game: Game, match: Match, seat: int, simulations: int, threads: int = 1) -> SearchResult:
    level = Level(simulations, seconds=100)
    return Search(game, threads).think(match.imagine(seat, seed=1), seat, stream(2), level, None)


# --- the same as a naive one ------------------------------------------


def same(nodes: States, k: int, naive: Node, exact: float) -> int:
    """Compare a tree with a naive one; returns how many nodes were compared."""
    assert nodes["visits"][k] == naive.visits
    for name, expected in (("utility", naive.utility), ("wins", naive.wins), ("points", naive.points)):
        assert nodes[name][k] == pytest.approx(expected, abs=exact)
    assert nodes["regret"][k] == pytest.approx(naive.regret, abs=exact)
    assert nodes["strategy"][k] == pytest.approx(naive.strategy, abs=exact)
    labels, compared, child = [], 1, int(nodes["first"][k])
    while child != NONE:
        labels.append(int(nodes["label"][child]))
        compared += same(nodes, child, naive.children[labels[-1]], exact)
        child = int(nodes["next"][child])
    assert labels == sorted(naive.children)
    return compared


@pytest.mark.parametrize(
    ("moves", "prior", "trust"), [(0, 0.0, 0.0), (9, 0.0, 0.0), (40, 0.0, 0.0), (9, 0.7, 0.0), (9, 0.0, 0.7)]
)
def test_every_node_is_that_of_a_naive_search(game: Game, moves: int, prior: float, trust: float) -> None:
    players, simulations, worlds = game.seats[moves % 2], many(120, 12), 5
    match = deciding(game, players, moves)
    seat, world = match.movers[-1], match.imagine(match.movers[-1], seed=1)
    network = any_network(game, players, seed=moves)._replace(prior=prior, trust=trust)
    naive = NaiveSearch(game, world, seat, stream(3), worlds, network)
    naive.run(simulations)
    tree, states, room = new_trees(100_000), new_states(game.state, 2), new_states(game.state, worlds)
    states[0] = world[0]
    config = search_config(game, SURE, network)
    for first, count in ((0, 5), (5, simulations - 5)):
        think(tree, states, room, seat, stream(3), first, count, config)
    exact = 1e-3 if prior or trust else 1e-6  # a network counts in single precision
    assert sum(same(tree.nodes, k, root, exact) for k, root in enumerate(naive.roots)) > simulations


# --- secret choices ---------------------------------------------------


def utility(lead: int) -> float:
    """What an outcome means to seat 0, by hand: half the share of the win, half the lead."""
    win = 0.5 if lead == 0 else float(lead > 0)
    ahead = lead / CLEAR_LEAD
    return (1 - LEAD_COUNTS) * win + LEAD_COUNTS * (1 + ahead / (1 + abs(ahead))) / 2


def equilibrium() -> tuple[float, float]:
    """How often each should lay heads, so that it makes no difference to the other what to lay."""
    (a, b), (c, d) = [[utility(int(lead)) for lead in row] for row in pennies.LEADS]
    return (d - c) / (a - b + d - c), (d - b) / (a - c + d - b)


def heads(seat: int, coins: tuple[int, int], simulations: int) -> float:
    """How often the search has a seat lay heads."""
    states, worlds, tree = new_states(pennies.STATE, 2), new_states(pennies.STATE, 64), new_trees(100)
    states["players"], states["coin"][0] = 2, coins
    config = SearchConfig(
        rollout_depth=2,
        prior_temperature=1.0,
        c_puct=1.0,
        lead=CLEAR_LEAD,
        memory_loss=0.0,
        most_legal=2,
        network=NO_NETWORK,
    )
    think(tree, states, worlds, seat, stream(1), 0, simulations, config)
    first = int(tree.nodes["first"][seat])
    strategy = tree.nodes["strategy"][[first, int(tree.nodes["next"][first])]]
    return float(strategy[0] / strategy.sum())


def test_secret_choices_come_to_the_equilibrium() -> None:
    expected = equilibrium()
    assert expected[0] < 0.3 < expected[1] < 0.45, "a mix that nobody finds by chance"
    for seat in range(2):
        found = heads(seat, (pennies.OPEN, pennies.OPEN), many(20_000, 1500))
        assert found == pytest.approx(expected[seat], abs=many(6, 10) / 100)


def test_nobody_plans_against_what_the_other_has_laid_in_secret() -> None:
    """If seat 1 saw seat 0's coin, it would always lay tails on heads, and heads on tails."""
    simulations = many(20_000, 1500)
    found = {heads(1, (coin, pennies.OPEN), simulations) for coin in (pennies.HEADS, pennies.TAILS)}
    assert len(found) == 1, "the true coin makes no difference"
    assert found.pop() == pytest.approx(equilibrium()[1], abs=many(6, 10) / 100)


def test_a_nobleman_thinks_of_robbers_where_they_would_lie_and_not_where_they_do() -> None:
    game = tavolata.game("mille_grazie")
    match = game.new(3, seed=4, first=0)
    thoughts = []
    for one, other in (("ambush A", "ambush B"), ("ambush C", "ambush C")):
        tried = match.after(0)
        tried.play(1, one)
        tried.play(2, other)
        thoughts.append(searched(game, tried, 0, many(400, 20)))
    assert thoughts[0] == thoughts[1]


def test_where_a_choice_is_secret_it_is_a_mix() -> None:
    game = tavolata.game("mille_grazie")
    thought = searched(game, game.new(2, seed=1, first=0), 1, many(600, 20))
    assert thought.is_secret
    assert thought.actions[0].share < 0.9
    assert sum(option.share for option in thought.actions) == pytest.approx(1)


def test_what_is_seldom_right_is_not_drawn() -> None:
    shares = {4: 0.5, 7: 0.3, 5: 0.11, 9: 0.09}
    options = tuple(ActionStats(action, visits=1, share=share, points=0, win=0) for action, share in shares.items())
    rng = stream(1)
    drawn = [chosen(SearchResult(options, 4, is_secret=True), rng) for _ in range(many(2000, 300))]
    assert {4, 7} == set(drawn)
    assert np.mean(np.array(drawn) == 4) == pytest.approx(0.5 / 0.8, abs=many(4, 10) / 100)
    assert chosen(SearchResult(options, 4, is_secret=False), rng) == 4


# --- budgets ----------------------------------------------------------


def test_all_simulations_are_counted_and_best_comes_first(game: Game) -> None:
    match = deciding(game, game.seats[-1], 6)
    seat = match.movers[0]
    thought = searched(game, match, seat, 230)
    assert thought.simulations == 230
    assert sum(option.visits for option in thought.actions) == 230
    assert [game.actions[one.action] for one in sorted(thought.actions, key=lambda one: one.action)] == match.legal(
        seat
    )
    shares = [option.share for option in thought.actions]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= option.win <= 1 for option in thought.actions)


def test_several_threads_share_the_simulations_and_always_find_the_same(game: Game) -> None:
    match = deciding(game, game.seats[0], 6)
    one, other = (searched(game, match, match.movers[0], 101, threads=3) for _ in range(2))
    assert one == other
    assert one.simulations == 101


def test_when_time_is_up_there_is_an_answer(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    level = Level(simulations=10**6, seconds=0)
    begun = time.monotonic()
    thought = Search(domingo).think(match.imagine(0, seed=1), 0, stream(1), level, begun + many(5, 50) / 100)
    assert 0 < thought.simulations < 10**6
    assert time.monotonic() - begun < many(5, 50)
    assert thought.actions[0].visits > 0


def test_a_full_tree_is_no_harm(game: Game) -> None:
    match = deciding(game, game.seats[-1], 3)
    seat, room = match.movers[0], len(match.legal(match.movers[0])) + 10
    tree, states, worlds = new_trees(room), new_states(game.state, 2), new_states(game.state, 3)
    states[0] = match.imagine(seat, seed=1)[0]
    think(tree, states, worlds, seat, stream(1), 0, 40, search_config(game, SURE, NO_NETWORK))
    assert tree.used[0] <= room
    assert tree.nodes["visits"][seat] == 40


def test_where_a_tree_has_no_room_the_sketch_decides(domingo: Game) -> None:
    """Then there is nothing to be learned, and a thought is what the sketches make of the game."""
    match = domingo.new(2, seed=1, first=0)
    tree, states, worlds = new_trees(MOST_SEATS), new_states(domingo.state, 2), new_states(domingo.state, 1)
    states[0] = match.imagine(0, seed=1)[0]
    config = search_config(domingo, SURE, NO_NETWORK)._replace(rollout_depth=3)
    think(tree, states, worlds, 0, stream(1), 0, 1, config)
    sketched, rng, room = worlds.copy(), stream(2), np.zeros(domingo.most_legal, np.int16)
    for _ in range(1 + config.rollout_depth):
        seat = rules.next_seat(rules.movers_at(sketched, 0))
        rules.play_at(sketched, 0, seat, rules.sketch(state_at(sketched, 0), seat, rng, room))
    assert states["points"][1].tolist() == sketched["points"][0].tolist()
    assert states["field"][1].tolist() == sketched["field"][0].tolist()


# --- levels -----------------------------------------------------------


MOST_SECONDS = dict(zip(LEVELS, (0.1, 0.1, 0.1, 0.5, 2.0), strict=True))
A_FEW_SIMULATIONS = 0.05
"""So many seconds may pass between two looks at the clock."""


@pytest.mark.parametrize("moves", [0, 12, 30])
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_answers_in_its_time(game: Game, name: str, moves: int) -> None:
    load_game(game)
    match = deciding(game, game.seats[-1], moves)
    bot = Bot(name, seed=1)
    begun = time.thread_time()
    bot.choose(match, match.movers[0])
    assert time.thread_time() - begun < MOST_SECONDS[name] + A_FEW_SIMULATIONS


def test_the_clock_is_looked_at_after_every_few_simulations(domingo: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: 0.03 * next(ticks)))
    match = domingo.new(2, seed=1, first=0)
    thought = Search(domingo).think(match.imagine(0, seed=1), 0, stream(1), Level(10**6, seconds=0), 0.1)
    assert thought.simulations == 1 + 1 + 1, "at 0.00, 0.03 and 0.06; at 0.09 there is no time for another"


def test_every_game_has_five_levels_that_think_the_more(game: Game) -> None:
    levels = game.bot_config.levels
    assert len(levels) == len(LEVELS) == 5
    for level, name in zip(levels, LEVELS, strict=True):
        assert level.seconds <= MOST_SECONDS[name]
    assert [level.simulations for level in levels] == sorted(level.simulations for level in levels)
    assert levels[-1].temperature == levels[-1].memory_loss == 0


def test_a_soft_choice_is_seldom_bad(domingo: Game) -> None:
    match = domingo.new(2, seed=1, first=0)
    soft = [answer(domingo, number_of("level-1"), match.imagine(0, 1), 0, stream(seed)) for seed in range(200)]
    sharp = [answer(domingo, number_of("level-3"), match.imagine(0, 1), 0, stream(seed)) for seed in range(200)]
    assert len(set(soft)) > len(set(sharp))
    assert np.isin(soft, sharp).mean() > 1 / len(match.legal(0))


def test_who_forgets_may_think_otherwise() -> None:
    game = tavolata.game("mamma_mia")
    match = deciding(game, 3, 30)
    seat = match.movers[0]
    world = match.imagine(seat, seed=1)
    one, other = (
        Search(game).think(world, seat, stream(1), dataclasses.replace(SURE, memory_loss=share), None)
        for share in (0, 1)
    )
    assert one != other
