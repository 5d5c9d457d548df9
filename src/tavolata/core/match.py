"""The match: one game at a table. It checks, plays, remembers, takes back, and shows each seat what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core import chance, replays, rules
from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput, IllegalMove
from tavolata.core.events import Event, forget, seen
from tavolata.core.record import Floats, Int32s, States, blank, look
from tavolata.core.results import Result

if TYPE_CHECKING:
    from tavolata.core.game import JSON, Game
    from tavolata.core.options import OptionValue


@dataclass(frozen=True)
class View:
    """What one seat (None: a spectator) may know: all that ever leaves the engine towards a person or a browser."""

    game: str
    seat: int | None
    players: int
    movers: tuple[int, ...]
    points: tuple[int, ...] | None
    """None where they are not counted openly."""
    table: Mapping[str, JSON]
    decision: tuple[Action, ...]
    result: Result | None

    def to_json(self) -> dict[str, JSON]:
        """The view as plain data; actions in their notation."""
        return {
            "game": self.game,
            "seat": self.seat,
            "players": self.players,
            "movers": list(self.movers),
            "points": None if self.points is None else list(self.points),
            "table": dict(self.table),
            "decision": [str(action) for action in self.decision],
            "result": None if self.result is None else replays.result_to_json(self.result),
        }


@dataclass(frozen=True)
class Move:
    """A move that was made: what stood before it, and what it told."""

    seat: int
    action: Action
    automatic: bool
    before: bytes
    events: tuple[Event, ...]


class Match:
    """One game being played. Seats count from 0.

    >>> import tavolata
    >>> match = tavolata.game("domingo").new(players=2, seed=1)
    >>> (seat,) = match.movers
    >>> events = match.play(seat, match.legal(seat)[0])
    >>> events[0].name
    'placed'
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: bytes,
        options: Mapping[str, OptionValue],
        edition: Edition,
        automate: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = MappingProxyType(dict(options))
        self.edition = edition
        self.automate = automate
        self.moves: list[Move] = []
        self._state = blank(game.state, 1)
        self._numbers = np.zeros(game.most_legal, np.int16)
        template = game.template(players, options, edition)
        template["rng"] = chance.stream(seed)
        rules.start(self._state, 0, template)
        self._dealt = self._told()
        self._go_on_alone()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: may be shown at once; `seed` only when the game is over."""
        return chance.commitment(self.seed)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that have to decide now; none when the game is over."""
        return self._seats_in(rules.movers_at(self._state, 0))

    @property
    def points(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(self._returns()[0].tolist())

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        clauses = self.game.winner_clause, self.game.shared_clause or self.game.winner_clause
        return None if self.movers else Result.of(self._returns(), *clauses)

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now."""
        self._check_seat(seat)
        count = rules.legal_at(self._state, 0, seat, self._numbers)
        return [self.game.actions[number] for number in self._numbers[:count].tolist()]

    def play(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Make a move, given by name or in its notation; returns what this seat sees happen.

        Raises IllegalMove, with the clause, if the rules do not allow it; then nothing has changed.
        """
        self._check_seat(seat)
        wanted = self._known(action)
        count = rules.legal_at(self._state, 0, seat, self._numbers)
        number = self.game.actions.number(wanted)
        if number not in self._numbers[:count]:
            raise self.game.refusal(look(self._state, 0), seat, wanted, self.edition)
        events = self._take(seat, wanted, number, automatic=False) + self._go_on_alone()
        return tuple(seen(events, seat))

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice: never across a reveal, a draw or somebody else's choice.

        Refusals depend only on what the seat has seen: they do not tell that others have chosen in secret.
        """
        self._check_seat(seat)
        if not self.movers:
            raise IllegalMove("undo-over", game=self.game.name)
        own = [number for number, move in enumerate(self.moves) if move.seat == seat and not move.automatic]
        known = [move for move in self.moves if move.seat == seat or seen(move.events, seat)]
        chosen = [move for move in known if not move.automatic or move.seat != seat]
        if not chosen:
            raise IllegalMove("nothing-to-undo", game=self.game.name)
        if chosen[-1].seat != seat:
            raise IllegalMove("undo-other-seat", game=self.game.name)
        undone = self.moves[own[-1] :]
        if any(event.final for move in undone for event in move.events):
            raise IllegalMove("undo-final", game=self.game.name)
        self._state[:] = np.frombuffer(undone[0].before, self.game.state)
        del self.moves[own[-1] :]

    def view(self, seat: int | None) -> View:
        """What this seat may know; None: a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return View(
            game=self.game.name,
            seat=seat,
            players=self.players,
            movers=self._seen_movers(seat),
            points=self.points if self.game.shows_points(look(self._state, 0)) else None,
            table=self.game.table(look(self._state, 0), seat, self.edition),
            decision=() if seat is None else tuple(self.legal(seat)),
            result=self.result,
        )

    def log(self, seat: int | None) -> list[list[Event]]:
        """What this seat has seen happen: first the deal, then a list of events a move it saw something of.

        Where a game is played from memory, fleeting fields stand there only until the end of the seat's next turn.
        """
        told = [seen(events, seat) for events in self.full_log()]
        if self.game.plays_from_memory(look(self._state, 0)):
            for number in range(self._recalled(), self._last_turn_of(seat, told)):
                told[number] = forget(told[number])
        return [told[0], *(events for events in told[1:] if events)]

    def _recalled(self) -> int:
        """The last entry of the log in which everything fleeting came to light."""
        log = self.full_log()
        recalling = [number for number, events in enumerate(log) if any(event.kind.recalls for event in events)]
        return recalling[-1] if recalling else 0

    def _last_turn_of(self, seat: int | None, told: list[list[Event]]) -> int:
        """The log's entry of this seat's last move before it saw somebody else move; a spectator sees the last move."""
        owners = [None, *(move.seat for move in self.moves)]
        others = [number for number, events in enumerate(told) if number and events and owners[number] != seat]
        if seat is None or not others:
            return others[-1] if others else 0
        return max((number for number in range(1, others[-1]) if owners[number] == seat), default=0)

    def full_log(self) -> list[tuple[Event, ...]]:
        """Everything that happened, secrets included: for replays of finished games, not for players."""
        return [self._dealt, *(move.events for move in self.moves)]

    def imagine(self, seat: int, seed: int | str | bytes, number: int = 0) -> States:
        """A world this seat could be in, made from its knowledge alone: all that a bot ever gets to see."""
        self._check_seat(seat)
        copy = self._state.copy()
        rules.imagine_at(copy, 0, seat, chance.stream(chance.make_seed(seed)), number)
        return copy

    def observe(self, seat: int) -> Floats:
        """What this seat knows, as numbers; the game's `observation` names the parts."""
        self._check_seat(seat)
        out = np.zeros(self.game.observation_size, np.float32)
        rules.observe_at(self._state, 0, seat, out)
        return out

    def record(self, seats: list[str] | None = None) -> dict[str, JSON]:
        """The replay file: all it takes to deal and play this game again. It holds the seed: no reading for players."""
        return replays.write(self, seats)

    def after(self, count: int) -> Match:
        """The match as it stood after its first `count` moves."""
        if not 0 <= count <= len(self.moves):
            raise BadInput("no-such-moment", game=self.game.name, number=count, last=len(self.moves))
        earlier = Match(self.game, self.players, self.seed, self.options, self.edition)
        earlier.moves = self.moves[:count]
        state = self.moves[count].before if count < len(self.moves) else self.state_bytes()
        earlier._state[:] = np.frombuffer(state, self.game.state)
        return earlier

    def state_bytes(self) -> bytes:
        """The exact state, for comparing."""
        return self._state.tobytes()

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.players):
            raise BadInput("bad-seat", self.game.players_clause, self.game.name, seat=str(seat), players=self.players)

    def _known(self, action: Action | str) -> Action:
        try:
            return self.game.actions.parse(str(action))
        except KeyError:
            pass
        raise BadInput("unknown-action", game=self.game.name, action=str(action))

    def _take(self, seat: int, action: Action, number: int, automatic: bool) -> tuple[Event, ...]:
        before = self._state.tobytes()
        rules.play_at(self._state, 0, seat, number)
        events = self._told()
        self.moves.append(Move(seat, action, automatic, before, events))
        return events

    def only_answer(self) -> Action | None:
        """The answer of a seat that decides alone and has no choice, if it is so and nobody is told a secret by it."""
        if len(self.movers) != 1 or rules.legal_at(self._state, 0, self.movers[0], self._numbers) != 1:
            return None
        action = self.game.actions[int(self._numbers[0])]
        return None if isinstance(action, self.game.asks_always) else action

    def _go_on_alone(self) -> tuple[Event, ...]:
        """Play the answers that are the only ones, where the table wants that."""
        events: tuple[Event, ...] = ()
        while self.automate and (action := self.only_answer()):
            events += self._take(self.movers[0], action, self.game.actions.number(action), automatic=True)
        return events

    def _told(self) -> tuple[Event, ...]:
        return tuple(self.game.events.read(self._state["events"][0, : self._state["told"][0]], self.edition.names))

    def _returns(self) -> Int32s:
        returns = np.zeros((2, self.players), np.int32)
        rules.returns_at(self._state, 0, returns)
        return returns

    def _seen_movers(self, seat: int | None) -> tuple[int, ...]:
        if self.game.seems_to_move is None:
            return self.movers
        return self._seats_in(self.game.seems_to_move(look(self._state, 0), seat))

    def _seats_in(self, mask: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)
