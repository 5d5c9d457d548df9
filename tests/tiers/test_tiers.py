"""Plain Python and machine code are the same game: the same seed and moves give the same bytes, and so do bots."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavolata
from tavolata import Action, Game, Match, bots
from tavolata.bots import LEVELS, Bot, bot, bots_unit
from tavolata.bots.search import search
from tavolata.core import rules
from tavolata.core.tiers import Tiered

ENTRIES = cast("tuple[Tiered, ...]", (*rules.CALLS, *bots_unit.CALLS))
SAME_IN_BOTH = LEVELS[:3]
RINGS = 100
"""Objects in rings that a few decisions may leave; a closure that calls itself leaves thousands."""


@contextmanager
def plain_python() -> Iterator[None]:
    """What is called here runs as plain Python, though there is machine code."""
    for entry in ENTRIES:
        entry.send_calls_to(entry.interpret)
    try:
        yield
    finally:
        for entry in ENTRIES:
            entry.send_calls_to(entry.machine_code)


@contextmanager
def machine_code() -> Iterator[None]:
    """What is called here must not run as plain Python."""

    def refuse(*args: Any, **kwargs: Any) -> None:
        raise AssertionError("this runs as plain Python")

    with pytest.MonkeyPatch.context() as patch:
        for entry in ENTRIES:
            patch.setattr(entry.machine_code, "_interpret", refuse)
        yield


def in_both(work: Callable[[], Any]) -> Any:
    """The same work in both tiers, which must have come to the same."""
    with plain_python():
        plain = work()
    with machine_code():
        compiled = work()
    assert plain == compiled
    return compiled


@pytest.fixture(autouse=True)
def compiled(game: Game) -> None:
    bots.load_game(game)


def table(game: Game, dice: random.Random) -> Callable[[], Match]:
    """A table of any size with any options."""
    players = dice.choice(game.seats)
    options = {option.name: dice.choice(option.known(players)) for option in game.options if dice.random() < 0.5}
    seed, automate = dice.getrandbits(32), dice.random() < 0.5
    return lambda: game.deal(players, seed, options, game.edition(), automate)


def all_shown(match: Match) -> list[Any]:
    """All that a match shows anybody."""
    seats = range(match.players)
    views = [match.view(seat).to_json() for seat in (None, *seats)]
    known = [match.observe(seat).tobytes() for seat in seats] + [
        match.imagine(seat, seed=1).tobytes() for seat in seats
    ]
    return [match.state_bytes(), views, match.points, match.result, match.full_log()[-1], known]


def refusals(match: Match, dice: random.Random) -> list[Any]:
    """Why some actions are not legal."""
    refused = []
    for seat in match.movers:
        wanted = [match.game.actions[dice.randrange(len(match.game.actions))] for _ in range(5)]
        refused += [match.why(seat, action) for action in wanted]
    return [problem and (problem.key, problem.clause, problem.fields) for problem in refused]


def play_through(make: Callable[[], Match], seed: int) -> list[Any]:
    """A random game, and all that is shown in it."""
    dice, match = random.Random(seed), make()
    found: list[Any] = [all_shown(match)]
    while match.movers:
        seat = dice.choice(match.movers)
        found.append((seat, match.legal_bytes(seat), refusals(match, dice) if dice.random() < 0.1 else []))
        match.move(seat, dice.choice(match.legal(seat)))
        found.append(all_shown(match) if dice.random() < 0.2 else match.state_bytes())
    return [*found, all_shown(match)]


@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_both_tiers_are_the_same_game(game: Game, seed: int) -> None:
    make = table(game, random.Random(seed))
    in_both(lambda: play_through(make, seed))


@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_a_game_switches_over_between_any_two_moves(game: Game, seed: int) -> None:
    """From plain Python to machine code, and for once back again."""
    make = table(game, random.Random(seed))
    with plain_python():
        whole, match = make(), make()
    dice = random.Random(seed)
    while match.movers:
        seat = dice.choice(match.movers)
        action = dice.choice(match.legal(seat))
        with plain_python():
            whole.move(seat, action)
        with plain_python() if dice.random() < 0.5 else machine_code():
            match.move(seat, action)
            assert match.legal(seat) == whole.legal(seat)
    assert match.record() == whole.record()
    assert all_shown(match) == all_shown(whole)


@pytest.mark.parametrize("level", [*bots.BOTS[:2], *SAME_IN_BOTH])
def test_bots_choose_the_same_in_both_tiers(game: Game, level: str) -> None:
    dice = random.Random(level)
    match = table(game, dice)()
    with plain_python():
        assert match.movers
    wanted = set(np.linspace(0, 40, 9).astype(int).tolist())
    while match.movers and len(match.moves) < 41:
        seat, number = dice.choice(match.movers), len(match.moves)
        if number in wanted:
            choose = partial(choice, level, match, seat)
            match.move(seat, in_both(choose))
        else:
            match.move(seat, choice("greedy", match, seat))


def choice(bot: str, match: Match, seat: int) -> Action:
    return Bot(bot, len(match.moves), timed=False).choose(match, seat)


MAX_SECONDS = dict(zip(LEVELS, (0.1, 0.1, 0.1, 0.5, 2.0), strict=True))


@pytest.mark.parametrize("moves", [0, 12])
@pytest.mark.parametrize("level", LEVELS)
def test_as_plain_python_every_level_answers_in_its_time(
    game: Game, level: str, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In time of this thread, at a table for three: what others do on the machine does not count."""
    match = game.new(3, seed=1)
    while match.movers and len(match.moves) < moves:
        match.move(match.movers[0], choice("greedy", match, match.movers[0]))
    for module in (bot, search):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=time.thread_time))

    def seconds() -> float:
        begun = time.thread_time()
        Bot(level, seed=1).choose(match, match.movers[0])
        return time.thread_time() - begun

    with plain_python():
        assert any(seconds() <= MAX_SECONDS[level] for _ in range(3))


def test_bots_as_plain_python_leave_no_garbage_in_rings(game: Game) -> None:
    """Only a collection removes rings, and while it lasts a server answers nobody."""
    match = game.new(players=game.seats[-1], seed=0)
    with plain_python():
        choice(LEVELS[2], match, match.movers[0])
        gc.collect()
        gc.disable()
        try:
            for seed in range(3):
                seat = match.movers[0]
                match.move(seat, Bot(LEVELS[2], seed=seed, seconds=0.1).choose(match, seat))
            assert gc.collect() < RINGS
        finally:
            gc.enable()


def test_work_in_bulk_is_machine_code(game: Game) -> None:
    """Bots that have been prepared never fall back to plain Python."""
    with machine_code():
        match = game.new(game.seats[-1], seed=5)
        for level in tavolata.bots.BOTS:
            for seat in match.movers:
                Bot(level, seed=1, timed=False).choose(match, seat)
