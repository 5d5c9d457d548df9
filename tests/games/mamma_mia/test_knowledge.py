"""Nothing leaks: games that looked the same are the same to a seat, and the observation has what it can remember."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tavolata import Match
from tavolata.core import rules
from tavolata.core.state import state_at
from tavolata.games.mamma_mia import Ask, Help
from tavolata.games.mamma_mia.state import (
    DRAWING,
    KIND_COUNT,
)
from tavolata.testing.sample_games import states_of
from tests.games.mamma_mia.hidden import (
    GAME,
    clearing,
    exchange,
    positions,
    shown_to,
    twin,
    wanted,
)
from tests.random_matches import changed, state_of

Truth = Any
SMALL = ((4, 5, 6), (5, 5, 6, 6))


def twins(count: int, seed: int = 0) -> list[tuple[Match, Match, int]]:
    """Pairs of games that went otherwise for somebody, but looked the same to one seat, from the deal on."""
    found, chance = [], random.Random(seed)
    for match in positions(10 * count, seed=seed):
        seat = chance.randrange(match.players)
        for _ in range(6):
            other = twin(match, seat, chance)
            if other:
                found.append((match, other, seat))
                break
        if len(found) == count:
            break
    assert len(found) == count
    return found


@pytest.mark.slow
@pytest.mark.clause("MM-44", "MM-30")
def test_games_that_looked_the_same_tell_the_same() -> None:
    """View, log, observation, choices, refusals and undo, in two true games that differ where a seat could not see."""
    rounds = set()
    for match, other, seat in twins(10):
        assert shown_to(match, seat) == shown_to(other, seat)
        assert shown_to(match, None) == shown_to(other, None)
        rounds.add(int(state_of(match).clearings))
    assert rounds >= ({0, 1, 2} if 0 else {0, 1})


@pytest.mark.slow
@pytest.mark.clause("MM-44")
def test_games_that_looked_the_same_give_the_same_samples() -> None:
    for match, other, seat in twins(5, seed=4000):
        for number in range(2):
            mine, theirs = (one.imagine(seat, seed=5, number=number) for one in (match, other))
            differing = [name for name in mine.dtype.names or () if not np.array_equal(mine[name], theirs[name])]
            assert differing == [], (match.players, len(match.moves), seat)


# --- numbers ----------------------------------------------------------------


def third_round(seed: int = 1) -> Match:
    match = GAME.new(4, seed=seed)
    chance = random.Random(seed)
    while state_of(match).clearings < 2 or state_of(match).phase > DRAWING:
        seat = chance.choice(match.movers)
        match.play(seat, chance.choice(match.legal(seat)))
    for _ in range(20):
        seat = match.movers[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def drew_later(s: Truth) -> None:
    """Somebody drew one card fewer in the second round and one more in the third."""
    rows = [
        [k for k in range(s.turns_by[r - 1], s.turns_by[r]) if s.turns[k, 0] == 1 and s.turns[k, 3]] for r in (1, 2)
    ]
    s.turns[rows[0][0], 3] -= 1
    s.turns[rows[1][0], 3] += 1


def laid_otherwise(s: Truth) -> None:
    row = next(k for k in range(s.turns_by[0]) if s.turns[k, 0] == 1)
    s.turns[row, 1] = (s.turns[row, 1] + 1) % KIND_COUNT


def oven_otherwise(s: Truth) -> None:
    cards = [k for k in range(s.in_oven) if s.oven[k] < KIND_COUNT]
    other = next(k for k in cards if s.oven[k] != s.oven[cards[0]])
    exchange(s.oven, cards[0], other)


def put_back_otherwise(s: Truth) -> None:
    seat = next(seat for seat in range(s.players) if s.seen[seat] >> int(s.waiter[seat, 0]) & 1 and s.in_waiter[seat])
    s.waiter[seat, : s.in_waiter[seat]] = np.roll(s.waiter[seat, : s.in_waiter[seat]], 1)


REMEMBERED: dict[str, Callable[[Truth], None]] = {
    "new cards": lambda s: exchange(s.pool[1], int(s.pool[1].argmax()), int(s.pool[1].argmin())),
    "own draws": lambda s: exchange(s.drawn[1, 0], int(s.drawn[1, 0].argmax()), int(s.drawn[1, 0].argmin())),
    "laid": laid_otherwise,
    "drawn by others": drew_later,
    "given": lambda s: s.given[1].__setitem__((1, 2), s.given[1, 1, 2] + 1),
    "held": lambda s: s.held[2].__setitem__((1, 2), s.held[2, 1, 2] + 1),
    "oven": oven_otherwise,
    "orders put back": put_back_otherwise,
    "finished": lambda s: s.points.__setitem__(1, s.points[1] + 1),
}


@pytest.mark.slow
@pytest.mark.clause("MM-44")
@pytest.mark.parametrize("what", REMEMBERED)
def test_the_observation_has_what_a_seat_can_remember(what: str) -> None:
    match = third_round()
    changed_states, out = states_of(match), np.zeros(GAME.observation_size, np.float32)
    REMEMBERED[what](state_at(changed_states, 0))
    rules.observe_at(changed_states, 0, 0, out)
    assert out.tobytes() != match.observe(0).tobytes()


@pytest.mark.clause("MM-44")
def test_the_observation_has_who_clears_and_so_begins_the_next_round() -> None:
    match = clearing("minipizza", "", "")
    assert match.view(2).table["turn"] == 0
    assert changed(match, turn=2).observe(2).tobytes() != match.observe(2).tobytes()


@pytest.mark.clause("MM-23", "MM-44")
def test_the_observation_has_the_kinds_chosen() -> None:
    """Six of two kinds each are laid out, only the own one is missing: which six will be used?"""
    seen = set()
    for kind in ("salami", "peppers"):
        match = clearing("monotoni:", " ".join(["salami"] * 6 + ["peppers"] * 6), "olives")
        match.play(1, f"choose {kind}")
        assert match.view(None).table["phase"] == "deciding"
        seen.add(match.observe(0).tobytes())
    assert len(seen) == 2


@pytest.mark.clause("MM-30", "MM-44")
def test_the_observation_has_the_own_answer() -> None:
    match = clearing("minipizza", "", "", players=4)
    for kind in wanted(match):
        match.play(1, Ask(kind))
    checked: Any = match.truth()["checked"]
    seen = set()
    for answer in (None, "help", "refuse"):
        seen.add(changed(match, checked=checked | {"answers": [None, None, None, answer]}).observe(3).tobytes())
    assert len(seen) == 3


@pytest.mark.clause("MM-27", "MM-44")
def test_the_observation_has_the_helper() -> None:
    """The owner of a Bombastica has been helped and still adds: somebody else waits for a reward."""
    match = clearing(
        "bombastica", " ".join(["salami"] * 12), "olives olives olives peppers", players=4, others=["salami"] * 3
    )
    match.play(1, Ask("salami"))
    match.play(1, "that-is-all")
    match.play(2, Help())
    truth: Any = match.truth()
    assert (truth["phase"], truth["checked"]["helper"]) == ("adding", 2)
    other = changed(match, checked=truth["checked"] | {"helper": 3})
    assert other.view(0).table["checked"]["helper"] == 3  # type: ignore[index,call-overload]
    assert other.observe(0).tobytes() != match.observe(0).tobytes()
