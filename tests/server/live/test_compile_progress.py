"""Everybody at a table hears how warm its bots are, whenever they come."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import orjson
import pytest

import tavolata
from tavolata.core.background_compiler import background_compiler
from tavolata.server.live.compile_progress import CompileProgress
from tavolata.server.live.live_table import LiveTable
from tavolata.server.live.subscriber import Subscriber
from tavolata.server.table.table import Table


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(orjson.loads(frame)["warming_up"])


@pytest.fixture
def warm_up() -> CompileProgress:
    return CompileProgress([])


@pytest.fixture
def live() -> LiveTable:
    table = SimpleNamespace(setup=SimpleNamespace(game=tavolata.game("domingo")))
    return LiveTable(cast(Table, table))


def set_progress(monkeypatch: pytest.MonkeyPatch, progress: float) -> None:
    monkeypatch.setattr(background_compiler, "progress", lambda game: progress)


def test_a_change_is_told_once(warm_up: CompileProgress, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear()
    live.subscribers[0] = {cast(Subscriber, ear)}
    for progress in (0.4, 0.4, 0.755, 1.0, 1.0):
        set_progress(monkeypatch, progress)
        warm_up.tell(live)
    assert ear.heard == [40, 75, 100]


def test_whoever_comes_back_hears_what_has_changed_meanwhile(
    warm_up: CompileProgress, live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, back = Ear(), Ear()
    live.subscribers[0] = {cast(Subscriber, there)}
    set_progress(monkeypatch, 0.4)
    warm_up.tell(live)
    set_progress(monkeypatch, 1.0)
    warm_up.tell_again(live, cast(Subscriber, back))
    assert (there.heard, back.heard) == ([40, 100], [100])
