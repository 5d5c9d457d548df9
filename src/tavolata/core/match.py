"""The match: one game at a table. It checks, plays, remembers, takes back, and shows each seat what it may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core import chance, records, rules
from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput, IllegalMove
from tavolata.core.events import Event, forget
from tavolata.core.move_events import MoveEvents
from tavolata.core.results import Result
from tavolata.core.snapshot import Snapshot
from tavolata.core.state import Floats, States, copy_states, new_states, state_at

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
    """To be read only: what is open to all is shared by all views of a moment."""
    decision: tuple[Action, ...]
    has_hint: bool
    """May this seat ask for a hint?"""
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
            "has_hint": self.has_hint,
            "result": None if self.result is None else records.result_to_json(self.result),
        }


@dataclass(frozen=True, slots=True)
class Move:
    """A move that was made, and what it told."""

    seat: int
    action: Action
    automatic: bool
    raw_events: MoveEvents

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, secrets included."""
        return self.raw_events.events()


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
        self._before: dict[int, bytes] = {}
        """The states before the choices that somebody could still take back, by the number of the move."""
        self._state = new_states(game.state, 1)
        self._snapshot: Snapshot | None = None
        template = game.template(players, options, edition)
        template["rng"] = chance.stream(seed)
        rules.start(self._state, 0, template)
        self._dealt = self._last_events()
        self._go_on_alone()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: may be shown at once; `seed` only when the game is over."""
        return chance.commitment(self.seed)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that have to decide now; none when the game is over."""
        return self._now.movers

    @property
    def points(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return self._now.points

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self._now.result

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now."""
        self._check_seat(seat)
        return [self.game.actions[number] for number in self._legal_numbers(seat)]

    def choices(self, seat: int) -> bytes:
        """What this seat may do now, as numbers in a row: enough to see whether it is still the same."""
        self._check_seat(seat)
        return self._now.choices(seat).tobytes()

    def refusal(self, seat: int, action: Action | str) -> IllegalMove:
        """Why this seat may not do this now; only for what is not legal."""
        self._check_seat(seat)
        wanted = self.game.actions[self._number_of(action)]
        return self.game.refusal(state_at(self._state, 0), seat, wanted, self.edition)

    def seen_movers(self, seat: int | None) -> tuple[int, ...]:
        """The seats that have to decide now, as far as this seat (None: a spectator) may know."""
        return self._now.movers_seen_by(seat)

    @property
    def is_played_from_memory(self) -> bool:
        """Must nobody be shown again what everybody saw once?"""
        return self._now.forgets

    def play(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Make a move, given by name or in its notation; returns what this seat sees happen.

        Raises IllegalMove, with the clause, if the rules do not allow it; then nothing has changed.
        """
        known = len(self.moves)
        self.move(seat, action)
        return tuple(event for events in self.events_since(seat, known) for event in events)

    def move(self, seat: int, action: Action | str) -> None:
        """The same as `play`, for those who read elsewhere what happened."""
        self._check_seat(seat)
        number = self._number_of(action)
        if number not in self._legal_numbers(seat):
            raise self.refusal(seat, self.game.actions[number])
        self._take(seat, number, automatic=False)
        self._go_on_alone()

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice: never across a reveal, a draw or somebody else's choice.

        Refusals depend only on what the seat has seen: they do not tell that others have chosen in secret.
        """
        self._check_going_on(seat)
        if self._chose_last(seat) not in (seat, None):
            raise IllegalMove("undo-other-seat", game=self.game.name)
        self._go_back_to(self._own_choice(seat))

    def take_back(self, seat: int) -> None:
        """Take back this seat's last choice and all that was chosen since: for a table where everybody has agreed.

        As with `undo` no reveal is crossed, and refusals depend only on what the seat has seen.
        """
        self.check_take_back(seat)
        self._go_back_to(self._own_choice(seat))

    def check_take_back(self, seat: int) -> None:
        """Raise what `take_back` would raise, and change nothing: nobody need be asked about what cannot be."""
        self._check_going_on(seat)
        self._own_choice(seat)

    def _check_going_on(self, seat: int) -> None:
        self._check_seat(seat)
        if not self.movers:
            raise IllegalMove("undo-over", game=self.game.name)

    def _chose_last(self, seat: int) -> int | None:
        """The seat of the last choice that this seat knows of; what others did by themselves looks like a choice."""
        for move in reversed(self.moves):
            if (not move.automatic) if move.seat == seat else move.raw_events.seen_by(seat):
                return move.seat
        return None

    def _own_choice(self, seat: int) -> int:
        """The number of this seat's last choice; refused if there is none, or if what it has seen since stands."""
        final = False
        for number, move in reversed(list(enumerate(self.moves))):
            final = final or any(event.final for event in move.raw_events.seen_by(seat))
            if move.seat == seat and not move.automatic:
                if final:
                    raise IllegalMove("undo-final", game=self.game.name)
                return number
        raise IllegalMove("nothing-to-undo", game=self.game.name)

    def _go_back_to(self, number: int) -> None:
        self._state[:] = np.frombuffer(self._before[number], self.game.state)
        del self.moves[number:]
        self._before = {earlier: state for earlier, state in self._before.items() if earlier < number}

    def view(self, seat: int | None) -> View:
        """What this seat may know; None: a spectator."""
        if seat is not None:
            self._check_seat(seat)
        now = self._now
        return View(
            game=self.game.name,
            seat=seat,
            players=self.players,
            movers=now.movers_seen_by(seat),
            points=now.shown_points,
            table=now.table_seen_by(seat),
            decision=tuple(self.legal(seat)) if seat in now.movers else (),
            has_hint=seat in now.movers and now.has_hint,
            result=now.result,
        )

    def log(self, seat: int | None) -> list[list[Event]]:
        """What this seat has seen happen: first the deal, then a list of events a move it saw something of.

        Where a game is played from memory, fleeting fields stand there only until the end of the seat's next turn.
        """
        dealt, *moves = self.log_by_move(seat)
        return [dealt, *(events for events in moves if events)]

    def log_by_move(self, seat: int | None) -> list[list[Event]]:
        """The log with an entry for every move, empty where the seat saw nothing: entry 0 is the deal."""
        log = [one.seen_by(seat) for one in self._all_events()]
        if self.is_played_from_memory:
            for number in range(self._recalled(), self._last_turn_of(seat, log)):
                log[number] = forget(log[number])
        return log

    def events_since(self, seat: int | None, moves: int) -> list[list[Event]]:
        """What this seat saw of each move after the first so many, as it happened: nothing is forgotten yet."""
        self._check_move_number(moves)
        return [move.raw_events.seen_by(seat) for move in self.moves[moves:]]

    def _recalled(self) -> int:
        """The last entry of the log in which everything fleeting came to light."""
        return max((number for number, one in enumerate(self._all_events()) if one.recalls()), default=0)

    def _last_turn_of(self, seat: int | None, log: list[list[Event]]) -> int:
        """The log's entry of this seat's last move before it saw somebody else move; a spectator sees the last move."""
        owners = [None, *(move.seat for move in self.moves)]
        others = [number for number, events in enumerate(log) if number and events and owners[number] != seat]
        if seat is None or not others:
            return others[-1] if others else 0
        return max((number for number in range(1, others[-1]) if owners[number] == seat), default=0)

    def full_log(self) -> list[tuple[Event, ...]]:
        """Everything that happened, secrets included: for replays of finished games, not for players."""
        return [one.events() for one in self._all_events()]

    def _all_events(self) -> list[MoveEvents]:
        return [self._dealt, *(move.raw_events for move in self.moves)]

    def imagine(self, seat: int, seed: int | str | bytes, number: int = 0) -> States:
        """A world this seat could be in, made from its knowledge alone: all that a bot ever gets to see."""
        return self.imagining(seat, seed, number)()

    def imagining(self, seat: int, seed: int | str | bytes, number: int = 0) -> Callable[[], States]:
        """The same, to be imagined later or in a thread: of this moment, though the match goes on."""
        self._check_seat(seat)
        copy, stream = copy_states(self._state), chance.stream(chance.make_seed(seed))

        def imagine() -> States:
            rules.imagine_at(copy, 0, seat, stream, number)
            return copy

        return imagine

    def observe(self, seat: int) -> Floats:
        """What this seat knows, as numbers; the game's `observation` names the parts."""
        self._check_seat(seat)
        out = np.zeros(self.game.observation_size, np.float32)
        rules.observe_at(self._state, 0, seat, out)
        return out

    def record(self, seats: list[str] | None = None) -> dict[str, JSON]:
        """The replay file: all it takes to deal and play this game again. It holds the seed: no reading for players."""
        return records.write(self, seats)

    def after(self, count: int) -> Match:
        """The match as it stood after its first `count` moves: dealt and played again, where that state is not kept."""
        self._check_move_number(count)
        earlier = Match(self.game, self.players, self.seed, self.options, self.edition)
        if count < len(self.moves) and count not in self._before:
            for move in self.moves[:count]:
                earlier._take(move.seat, self.game.actions.number(move.action), move.automatic)
        else:
            earlier.moves, earlier._before = self.moves[:], {**self._before, len(self.moves): self.state_bytes()}
            earlier._go_back_to(count)
        return earlier

    def copy(self) -> Match:
        """The same match once more: what is played in one does not change the other."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.moves, twin._before, twin._state = self.moves[:], self._before.copy(), copy_states(self._state)
        return twin

    def state_bytes(self) -> bytes:
        """The exact state, for comparing."""
        return self._state.tobytes()

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.players):
            raise BadInput("bad-seat", self.game.players_clause, self.game.name, seat=str(seat), players=self.players)

    def _check_move_number(self, moves: int) -> None:
        if not 0 <= moves <= len(self.moves):
            raise BadInput("no-such-moment", game=self.game.name, number=moves, last=len(self.moves))

    @property
    def _now(self) -> Snapshot:
        if self._snapshot is None or not self._snapshot.is_of(self._state):
            self._snapshot = Snapshot(self.game, self.players, self.edition, self._state)
        return self._snapshot

    def _legal_numbers(self, seat: int) -> list[int]:
        numbers: list[int] = self._now.choices(seat).tolist()
        return numbers

    def _number_of(self, action: Action | str) -> int:
        actions = self.game.actions
        try:
            if not isinstance(action, Action) or action not in actions:
                action = actions.parse(str(action))
            return actions.number(action)
        except (KeyError, TypeError):
            pass
        raise BadInput("unknown-action", game=self.game.name, action=str(action))

    def _take(self, seat: int, number: int, automatic: bool) -> None:
        before = self._state.tobytes()
        rules.play_at(self._state, 0, seat, number)
        raw_events = self._last_events()
        if raw_events.is_final():
            self._before.clear()
        elif not automatic:
            self._before[len(self.moves)] = before
        self.moves.append(Move(seat, self.game.actions[number], automatic, raw_events))

    def only_answer(self) -> Action | None:
        """The answer of a seat that decides alone and has no choice, if it is so and nobody is told a secret by it."""
        movers = self.movers
        numbers = self._legal_numbers(movers[0]) if len(movers) == 1 else []
        if len(numbers) != 1:
            return None
        action = self.game.actions[numbers[0]]
        return None if isinstance(action, self.game.asks_always) else action

    def _go_on_alone(self) -> None:
        """Play the answers that are the only ones, where the table wants that."""
        while self.automate and (action := self.only_answer()):
            self._take(self.movers[0], self.game.actions.number(action), automatic=True)

    def _last_events(self) -> MoveEvents:
        rows = self._state["events"][0, : self._state["event_count"][0]]
        return MoveEvents(rows.tobytes(), self.game.events, self.edition.names)
