"""Two tables that look the same to somebody stay the same for them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tavolata
from tavolata.server.table.clocks import TimeControl
from tests.random_matches import SHARE, set_state
from tests.server.hidden_worlds import OFTEN, phase_of, world_for
from tests.server.twins import Twin, live_frames, seen_of, told

SEEDS = {"domingo": 6, "mille_grazie": 1, "mamma_mia": 1, "da_luigi": 1}
"""Games that are followed by twins."""
MAX_TWIN = 12
"""So many moves two tables are played side by side."""


def fitting_moves(twin: Twin, seat: int | None, shown: list[Any], dice: random.Random) -> Iterator[tuple[int, str]]:
    """Moves of others after which a seat would have seen just this."""
    trial = twin.match.after(len(twin.match.moves))
    trial.automate = True
    start, count = trial.state_bytes(), len(trial.moves)
    moves = [(other, str(action)) for other in trial.movers if other != seat for action in trial.legal(other)]
    for other, action in dice.sample(moves, min(40, len(moves))):
        trial.play(other, action)
        found = [events for events in trial.events_since(seat, count) if events]
        set_state(trial, np.frombuffer(start, trial.game.state))
        del trial.moves[count:]
        if found == shown:
            yield other, action


def step(one: Twin, other: Twin, viewer: int | None, at: int, dice: random.Random) -> str:
    """Something happens at both tables, the same in the eyes of the viewer; returns what."""
    seat = one.table.seat_of(viewer)
    if dice.random() < 0.15:
        return come_and_go(one, other, viewer, at, dice)
    mover = dice.choice(one.match.movers)
    action = str(dice.choice(one.match.legal(mover)))
    by = dice.choice(["person", "person", "clock"])
    if mover == seat:
        first, second = one.move(at, mover, action, by), other.move(at, mover, action, by)
        if seen_of(one, first, viewer) != seen_of(other, second, viewer):
            return "parted"
    else:
        first = one.move(at, mover, action, by)
        fitting = next(fitting_moves(other, seat, seen_of(one, first, viewer), dice), None)
        if fitting is None:
            return "parted"
        second = other.move(at, *fitting, by)
    assert live_frames(one, first, viewer) == live_frames(other, second, viewer)
    return "differently" if first.entry.data != second.entry.data else "moved"


def come_and_go(one: Twin, other: Twin, viewer: int | None, at: int, dice: random.Random) -> str:
    """Somebody else leaves the table or comes back, which everybody may see."""
    chair = dice.choice([chair for chair in range(len(one.table.chairs)) if chair != viewer])
    if one.table.chairs[chair].bot:
        happenings = [twin.add(at, "returned", chair=chair) for twin in (one, other)]
    else:
        happenings = [twin.add(at, "left", chair=chair, bot="greedy", by="person") for twin in (one, other)]
    assert live_frames(one, happenings[0], viewer) == live_frames(other, happenings[1], viewer)
    return "came or went"


def play_side_by_side(start: Twin, viewer: int | None, dice: random.Random) -> list[str]:
    """Two tables that differ in what the viewer cannot know, until the viewer sees a difference."""
    one, other = start.again(), start.again()
    match = other.match
    set_state(match, world_for(match, other.table.seat_of(viewer), dice.randrange(2**32)))
    at, steps = one.entries[-1].at, [""]
    while len(steps) < MAX_TWIN and one.match.movers and steps[-1] != "parted":
        seed = dice.random()
        assert told(one, viewer, random.Random(seed)) == told(other, viewer, random.Random(seed))
        at += dice.randrange(20_000)
        steps.append(step(one, other, viewer, at, dice))
    return steps


@pytest.mark.parametrize(
    "pace", [TimeControl(bank=600_000, increment=5_000), TimeControl(allowance=86_400_000)], ids=["bank", "day"]
)
@pytest.mark.parametrize("game", tavolata.games())
def test_two_tables_that_look_the_same_to_somebody_stay_the_same_for_them(game: str, pace: TimeControl) -> None:
    """Numbers of messages and decisions, clocks, logs, refusals and live frames follow from what the viewer saw."""
    dice = random.Random(f"{game} {pace}")
    steps: list[str] = []
    for seed in range(SEEDS[game]):
        main, phases = Twin.dealt(game, seed, pace), set[object]()
        while main.match.movers:
            phase = phase_of(main.match), len(main.match.movers)
            if phase not in phases or dice.random() < SHARE * OFTEN[game]:
                phases.add(phase)
                for viewer in main.table.viewers:
                    steps += play_side_by_side(main, viewer, dice)
            seat = dice.choice(main.match.movers)
            main.move(main.entries[-1].at + 1000, seat, str(dice.choice(main.match.legal(seat))))
    assert steps.count("moved") >= 20
    assert steps.count("differently") >= (20 if game in ("mille_grazie", "mamma_mia") else 0)
