"""Exchanging what is hidden at a live table changes no byte of what anybody gets."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import tavolata
from tests.random_matches import set_state
from tests.server.hidden_worlds import OFTEN, phase_of, world_for
from tests.server.inside import Clock, inside, run
from tests.server.watched_tables import TIMED, Watching, watching


@pytest.mark.parametrize("game", tavolata.games())
def test_exchanging_what_is_hidden_changes_no_byte_of_any_answer_or_frame(tmp_path: Path, game: str) -> None:
    run(exchange_at_many_moments(tmp_path, game))


async def exchange_at_many_moments(folder: Path, game: str) -> None:
    dice, clock = random.Random(game), Clock()
    exchanged, phases = 0, set[object]()
    async with inside(folder, clock=clock) as server:
        table = await watching(server, game, time_control=TIMED)
        while table.match.movers:
            phase = phase_of(table.match)
            if phase not in phases or dice.random() < OFTEN[game]:
                phases.add(phase)
                for viewer in dice.sample(list(table.viewers), 3):
                    exchanged += await exchange(table, viewer, dice)
            await table.play(dice)
            clock.now += dice.randrange(3000)
    assert exchanged >= 20


async def exchange(table: Watching, viewer: int | None, dice: random.Random) -> bool:
    """Put another world under the table for a moment; was it another one?"""
    match, refused = table.match, table.refused_commands(viewer, dice)
    own = "moments/1" if viewer is None else f"moments/1?seat={viewer}"
    looking_back = dice.choice([own, "moments/0?seat=1", "moments/0?perspective=all", "record"])
    truth, before = match.state_bytes(), await table.all_bytes(viewer, looking_back, refused)
    set_state(match, world_for(match, viewer, dice.randrange(2**32)))
    differs = match.state_bytes() != truth
    after = await table.all_bytes(viewer, looking_back, refused)
    set_state(match, np.frombuffer(truth, match.game.state))
    assert after == before
    return differs
