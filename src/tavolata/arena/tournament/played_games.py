"""One game of a tournament: how it is played, what is saved of it, and how it is replayed."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field

import numpy as np

from tavolata.arena.tournament.config import TournamentConfig
from tavolata.arena.tournament.schedule import Fixture
from tavolata.bots import Bot, BotFault, compile_game
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.options import OptionValue
from tavolata.core.results import win_shares


@dataclass(frozen=True)
class PlayedGame:
    """A played game. Lists have one entry per seat or one per move."""

    key: str
    format: str
    deal: int
    seed: str
    options: dict[str, OptionValue]
    bots: list[str]
    points: list[int]
    ranks: list[int]
    seats: list[int]
    """The seat of each move."""
    actions: list[int]
    """The number of the action of each move."""
    seconds: list[float]
    """The computing time of each seat."""
    faults: list[dict[str, JSON]] = field(default_factory=list)
    """What custom bots did wrong: the seat, the number of the move, the kind and the detail."""

    @property
    def wins(self) -> list[float]:
        """Win shares: 1 for a win, split equally if it is shared."""
        shares: list[float] = win_shares(np.array(self.ranks)).tolist()
        return shares

    def to_json(self) -> dict[str, JSON]:
        """The game as plain data."""
        return asdict(self)


def deal(config: TournamentConfig, seed: str | bytes, options: dict[str, OptionValue]) -> Match:
    """Deal a game of a tournament."""
    return config.game.deal(config.players, seed, dict(config.options) | options, config.edition)


def play(config: TournamentConfig, fixture: Fixture) -> PlayedGame:
    """Play a game to its end. The seed of a bot follows from the fixture and its seat."""
    compile_game(config.game)
    seed, options = config.seed_for(f"deal {fixture.deal}"), dict(fixture.options)
    match = deal(config, seed, options)
    faults: list[dict[str, JSON]] = []

    def note(fault: BotFault) -> None:
        faults.append({"seat": seat, "move": len(match.moves), **fault.to_json()})

    bots = [
        Bot(
            name,
            config.seed_for(f"{fixture.key} seat {seat}"),
            timed=False,
            seconds=config.bot_seconds,
            on_fault=note,
        )
        for seat, name in enumerate(fixture.bots)
    ]
    seconds = [0.0] * config.players
    while match.movers:
        seat = match.movers[0]
        started = time.perf_counter()
        action = bots[seat].choose(match, seat)
        seconds[seat] += time.perf_counter() - started
        match.move(seat, action)
    for bot in bots:
        bot.close()
    assert match.result is not None
    return PlayedGame(
        key=fixture.key,
        format=fixture.format,
        deal=fixture.deal,
        seed=seed.hex(),
        options=options,
        bots=list(fixture.bots),
        points=list(match.result.points),
        ranks=list(match.result.ranks),
        seats=[move.seat for move in match.moves],
        actions=[config.game.actions.number(move.action) for move in match.moves],
        seconds=seconds,
        faults=faults,
    )


def replay(config: TournamentConfig, played: PlayedGame) -> Match:
    """The match of a played game, from its seed and moves."""
    match = deal(config, played.seed, played.options)
    for seat, number in zip(played.seats, played.actions, strict=True):
        match.move(seat, config.game.actions[number])
    return match
