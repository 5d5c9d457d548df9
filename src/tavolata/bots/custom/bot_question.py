"""A question to a player: what its seat may know, as lines of JSON, and as the object that Python players get."""

from __future__ import annotations

import base64
import hashlib
import json
import math
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

import numpy as np

from tavolata.core import chance, rules
from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.events import Event
from tavolata.core.game_spec import GameSpec
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.core.moves import last_choice
from tavolata.core.options import OptionValue
from tavolata.core.state import Floats, States, copy_states

PROTOCOL_VERSION = 1
QuestionKind = Literal["question", "think"]
SEED_BITS = 48
"""Every language's numbers hold a seed of this many bits exactly."""


def game_line(match: Match, seat: int, is_python: bool = False) -> str:
    """The line before the first question: what stays the same for the game. Python finds the rules by the package."""
    more: dict[str, JSON] = {"package": match.game.package} if is_python else {}
    return _line(
        kind="game",
        protocol=PROTOCOL_VERSION,
        game=match.game.name,
        players=match.players,
        seat=seat,
        options=dict(match.options),
        edition=dict(match.edition.data),
        **more,
    )


def question_line(
    match: Match,
    seat: int,
    seed: bytes,
    seconds: float | None,
    world: States | None = None,
    kind: QuestionKind = "question",
) -> str:
    """A question, or something to think about while others decide.

    `world` is one that the seat could be in: for players that imagine more of them from it.
    """
    more: dict[str, JSON] = {} if world is None else {"world": base64.b64encode(world.tobytes()).decode()}
    return _line(
        kind=kind,
        view=match.view_json(seat),
        legal=[action.notation for action in match.legal(seat)],
        news=_events_json(match.events_since(seat, last_choice(match.moves, seat))),
        log=_events_json(match.log(seat)),
        seed=_short_seed(seed, len(match.moves)),
        seconds=seconds,
        **more,
    )


def _line(**parts: JSON) -> str:
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=False)


def _events_json(moves: Iterable[Sequence[Event]]) -> list[JSON]:
    """The events of each move of which anything was seen; components go by their numbers."""
    return [
        [{"name": event.name, "fields": dict(event.plain), "cut": event.cut} for event in events]
        for events in moves
        if events
    ]


def _short_seed(seed: bytes, number: int) -> int:
    digest = hashlib.sha256(b"tavolata player" + seed + number.to_bytes(4)).digest()
    return int.from_bytes(digest[: SEED_BITS // 8])


class BotQuestion:
    """What a Python player is asked. It is made of two lines of JSON, so there is nothing in it that leads further.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=3, first=0)
    >>> world = match.imagine(0, seed=1)
    >>> about = game_line(match, 0), question_line(match, 0, bytes(32), seconds=None, world=world)
    >>> question = BotQuestion(match.game, *about)
    >>> question.view["table"]["hand"] == match.view(0).table["hand"], question.legal == tuple(match.legal(0))
    (True, True)
    """

    def __init__(self, game: GameSpec, game_line: str, question_line: str, stop: threading.Event | None = None) -> None:
        about, asked = json.loads(game_line), json.loads(question_line)
        self.game = game
        self.players: int = about["players"]
        self.seat: int = about["seat"]
        self.options: Mapping[str, OptionValue] = MappingProxyType(about["options"])
        self.view: dict[str, Any] = asked["view"]
        """What the seat sees, as `Match.view(seat).to_json()` shows it; the table is in `view["table"]`."""
        self.legal: tuple[Action, ...] = tuple(game.actions.parse(notation) for notation in asked["legal"])
        self.news: list[list[Event]] = _events(asked["news"])
        """What the seat saw happen since its last choice, move by move, beginning with what that choice brought."""
        self.log: list[list[Event]] = _events(asked["log"])
        """What the seat has seen, move by move, from the deal on; where a game is played from memory, it forgets."""
        self.seed: int = asked["seed"]
        self.seconds: float | None = asked["seconds"]
        """How long an answer may take; None: as long as it wants."""
        self.stop = stop or threading.Event()
        """Is set when the answer is wanted now."""
        self._asked_at = time.monotonic()
        self._edition_data = about["edition"]
        self._edition: Edition | None = None
        self._world = base64.b64decode(asked["world"])
        self._stream = chance.stream(chance.make_seed(self.seed))
        self._imagined = 0

    @property
    def edition(self) -> Edition:
        """The cards and maps of this game."""
        if self._edition is None:
            shipped = self.game.edition()
            same = shipped.data == self._edition_data
            self._edition = shipped if same else self.game.edition_from(self._edition_data, "edition")
        return self._edition

    @property
    def observation(self) -> Floats:
        """What the seat knows as numbers, as `Match.observe` writes them."""
        out = np.zeros(self.game.observation_size, np.float32)
        rules.observe_at(self._known_world(), 0, self.seat, out)
        return out

    def imagine(self) -> Match:
        """A match that this one could be for all the seat knows: to be played on. Every call imagines another one."""
        world = copy_states(self._known_world())
        rules.imagine_at(world, 0, self.seat, self._stream, self._imagined)
        self._imagined += 1
        seed = chance.make_seed(self.seed)
        return Match(self.game, self.players, seed, self.options, self.edition, start=world)

    def seconds_left(self) -> float:
        """How long the answer may still take."""
        return math.inf if self.seconds is None else self._asked_at + self.seconds - time.monotonic()

    def must_stop(self) -> bool:
        """Is the answer wanted now?"""
        return self.stop.is_set() or self.seconds_left() <= 0

    def _known_world(self) -> States:
        return np.frombuffer(bytearray(self._world), self.game.state)


def _events(moves: list[list[dict[str, Any]]]) -> list[list[Event]]:
    return [[Event(event["name"], event["fields"], event["cut"]) for event in events] for events in moves]
