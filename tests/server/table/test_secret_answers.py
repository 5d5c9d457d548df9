"""Who has answered in secret shows nowhere."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tavolata.server.table.clocks import TimeControl
from tests.server.twins import Twin, live_frames, told


def requests_for_help(count: int) -> Iterator[Twin]:
    """Tables at which several have to answer in secret (MM-30)."""
    for seed in range(100):
        twin, dice = Twin.dealt("mamma_mia", seed, TimeControl(bank=600_000, increment=5_000)), random.Random(seed)
        while twin.match.movers:
            if len(twin.match.movers) > 1:
                yield twin
                count -= 1
                break
            seat = twin.match.movers[0]
            twin.move(twin.entries[-1].at + 1000, seat, str(dice.choice(twin.match.legal(seat))))
        if not count:
            return


@pytest.mark.clause("MM-30")
def test_in_which_sequence_people_refuse_in_secret_shows_nowhere() -> None:
    for start in requests_for_help(6):
        asked = start.match.movers
        bystanders = [viewer for viewer in start.table.viewers if start.table.seat_of(viewer) not in asked]
        heard: dict[int | None, list[list[bytes]]] = {viewer: [] for viewer in bystanders}
        for sequence in (asked, asked[::-1], asked[1:] + asked[:1]):
            twin, at = start.again(), start.entries[-1].at
            frames: dict[int | None, list[bytes]] = {viewer: [] for viewer in bystanders}
            for seat in sequence:
                at += 7_000
                update = twin.move(at, seat, "refuse")
                for viewer in bystanders:
                    frames[viewer] += live_frames(twin, update, viewer)
                    if len(twin.match.movers) > 1:
                        assert not frames[viewer]
            for viewer in bystanders:
                heard[viewer].append([*frames[viewer], *told(twin, viewer, random.Random(1))])
        for viewer in bystanders:
            assert heard[viewer][0] == heard[viewer][1] == heard[viewer][2]


@pytest.mark.clause("MM-30")
def test_whoever_has_answered_in_secret_sees_the_own_clock_stand_and_others_see_it_run() -> None:
    for start in requests_for_help(3):
        seat, *others = start.match.movers
        at = start.entries[-1].at + 9_000
        start.move(at, seat, "refuse")
        chair = start.table.order[seat]
        for viewer in start.table.viewers:
            clock = start.table.clocks_for(viewer)[seat]
            assert (clock.since is None) == (viewer == chair)
        deadline = start.table.first_deadline()
        assert deadline
        assert deadline.seat in others
