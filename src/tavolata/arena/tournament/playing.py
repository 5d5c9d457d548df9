"""Playing one game of a tournament, and what is kept of it."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass

import numpy as np

from tavolata.arena.tournament.schedule import Fixture
from tavolata.arena.tournament.setting import Setting
from tavolata.bots import Bot, compile_game
from tavolata.core.game import JSON
from tavolata.core.match import Match
from tavolata.core.options import OptionValue
from tavolata.core.results import win_shares


@dataclass(frozen=True)
class Played:
    """A game that was played. Lists have an entry a seat, or a move."""

    key: str
    format: str
    deal: int
    seed: str
    options: dict[str, OptionValue]
    bots: list[str]
    points: list[int]
    ranks: list[int]
    seats: list[int]
    """Whose move it was."""
    actions: list[int]
    """The numbers of the actions."""
    thought: list[float]
    """Seconds of thinking."""

    @property
    def wins(self) -> list[float]:
        """A win is 1; a shared one is shared."""
        shares: list[float] = win_shares(np.array(self.ranks)).tolist()
        return shares

    def to_json(self) -> dict[str, JSON]:
        """The game as plain data."""
        return asdict(self)


def deal(setting: Setting, seed: str | bytes, options: dict[str, OptionValue]) -> Match:
    """Deal a game of a tournament."""
    return setting.game.deal(setting.players, seed, dict(setting.options) | options, setting.edition)


def play(setting: Setting, fixture: Fixture) -> Played:
    """Play a game to its end. A bot's own chance comes from the game's name and its seat."""
    compile_game(setting.game)
    seed, options = setting.seed_for(f"deal {fixture.deal}"), dict(fixture.options)
    match = deal(setting, seed, options)
    bots = [
        Bot(name, setting.seed_for(f"{fixture.key} seat {seat}"), hurried=False)
        for seat, name in enumerate(fixture.table)
    ]
    thought = [0.0] * setting.players
    while match.movers:
        seat = match.movers[0]
        begun = time.perf_counter()
        action = bots[seat].choose(match, seat)
        thought[seat] += time.perf_counter() - begun
        match.move(seat, action)
    assert match.result is not None
    return Played(
        key=fixture.key,
        format=fixture.format,
        deal=fixture.deal,
        seed=seed.hex(),
        options=options,
        bots=list(fixture.table),
        points=list(match.result.points),
        ranks=list(match.result.ranks),
        seats=[move.seat for move in match.moves],
        actions=[setting.game.actions.number(move.action) for move in match.moves],
        thought=thought,
    )


def replay(setting: Setting, played: Played) -> Match:
    """The same game once more, move by move, without thinking."""
    match = deal(setting, played.seed, played.options)
    for seat, number in zip(played.seats, played.actions, strict=True):
        match.move(seat, setting.game.actions[number])
    return match
