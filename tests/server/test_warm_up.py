"""Everybody at a table hears how warm its bots are, whenever they come."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import orjson
import pytest

import tavolata
from tavolata.core.background_compiler import background_compiler
from tavolata.server.house import House, Listener, Live
from tavolata.server.table import Table
from tavolata.server.warm_up import WarmUp


class Room:
    """As much of a house as is needed: nothing goes on in it by itself."""

    def go_on(self, watching: Coroutine[Any, Any, None]) -> None:
        watching.close()


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(orjson.loads(frame)["warming_up"])


@pytest.fixture
def warm_up() -> WarmUp:
    return WarmUp(cast(House, Room()))


@pytest.fixture
def live() -> Live:
    table = SimpleNamespace(setup=SimpleNamespace(game=tavolata.game("domingo")))
    return Live(cast(Table, table))


def set_progress(monkeypatch: pytest.MonkeyPatch, progress: float) -> None:
    monkeypatch.setattr(background_compiler, "progress", lambda game: progress)


def test_a_change_is_told_once(warm_up: WarmUp, live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear()
    live.listeners[0] = {cast(Listener, ear)}
    for progress in (0.4, 0.4, 0.755, 1.0, 1.0):
        set_progress(monkeypatch, progress)
        warm_up.tell(live)
    assert ear.heard == [40, 75, 100]


def test_who_comes_back_hears_what_has_changed_meanwhile(
    warm_up: WarmUp, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, back = Ear(), Ear()
    live.listeners[0] = {cast(Listener, there)}
    set_progress(monkeypatch, 0.4)
    warm_up.tell(live)
    set_progress(monkeypatch, 1.0)
    warm_up.tell_again(live, cast(Listener, back))
    assert (there.heard, back.heard) == ([40, 100], [100])
