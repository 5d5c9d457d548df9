"""The match: one game at a table. It checks and plays moves, takes them back, and shows each seat what it may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core import chance, records, rules
from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput, IllegalMove, shown
from tavolata.core.events import Event
from tavolata.core.match_log import MatchLog
from tavolata.core.move_events import MoveEvents
from tavolata.core.moves import Move, Undoable, choice_to_take_back, chose_last
from tavolata.core.position import truth
from tavolata.core.results import Result
from tavolata.core.snapshot import Snapshot
from tavolata.core.state import Floats, States, copy_states, new_states
from tavolata.core.view import View

if TYPE_CHECKING:
    from tavolata.core.game_spec import GameSpec
    from tavolata.core.json_types import JSON
    from tavolata.core.options import OptionValue


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
        game: GameSpec,
        players: int,
        seed: bytes,
        options: Mapping[str, OptionValue],
        edition: Edition,
        automate: bool = False,
        start: States | None = None,
    ) -> None:
        """Deal a game; or begin with `start`, a position."""
        self.game = game
        self.players = players
        self.seed = seed
        self.options = MappingProxyType(dict(options))
        self.edition = edition
        self.automate = automate
        self.moves: list[Move] = []
        self._before: dict[int, States] = {}
        """The states before the choices that can still be taken back, by the number of the move."""
        self._start = start
        self._replace_state(self._deal() if start is None else start.copy())
        self._dealt = self._last_events()
        self._play_automatic_moves()

    def _deal(self) -> States:
        template, states = self.game.template(self.players, self.options, self.edition), new_states(self.game.state, 1)
        template["rng"] = chance.stream(self.seed)
        rules.start(states, 0, template)
        return states

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: may be shown at once; `seed` only when the game is over."""
        return chance.commitment(self.seed)

    @property
    def is_dealt(self) -> bool:
        """Was it dealt? Else it began at a position."""
        return self._start is None

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
        return [self.game.actions[number] for number in self._now.legal(seat).numbers]

    def legal_bytes(self, seat: int) -> bytes:
        """The numbers of the legal actions of this seat as bytes, to compare whether they are still the same."""
        self._check_seat(seat)
        return self._now.legal(seat).as_bytes

    def why(self, seat: int, action: Action | str) -> IllegalMove | None:
        """Why this seat may not do this now; None: it may."""
        self._check_seat(seat)
        return self._now.why(seat, self.game.actions[self._number_of(action)])

    def visible_movers(self, seat: int | None) -> tuple[int, ...]:
        """The seats that have to decide now, as far as this seat (None: a spectator) may know."""
        return self._now.visible_movers(seat)

    def forced_action(self) -> Action | None:
        """The only legal action of the only mover; None if there are several, or if playing it gives away a secret."""
        movers = self.movers
        numbers = self._now.legal(movers[0]).numbers if len(movers) == 1 else []
        if len(numbers) != 1:
            return None
        action = self.game.actions[numbers[0]]
        return None if isinstance(action, self.game.never_automatic) else action

    def has_secret_choice(self, seat: int) -> bool:
        """Is it a secret whether this seat has to decide between several actions now, or has only one?"""
        return self._first_legal(seat, self.game.never_automatic) is not None

    @property
    def is_played_from_memory(self) -> bool:
        """Are fleeting fields of events hidden in logs now?"""
        return self._now.is_played_from_memory

    def play(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        """Make a move, given as an action or in its notation; returns the events that this seat sees.

        Raises IllegalMove, with the clause, if the rules do not allow it; then nothing has changed.
        """
        known = len(self.moves)
        self.move(seat, action)
        return tuple(event for events in self.events_since(seat, known) for event in events)

    def move(self, seat: int, action: Action | str) -> None:
        """The same as `play`, without returning the events."""
        self._check_seat(seat)
        number = self._number_of(action)
        if number not in self._now.legal(seat).numbers:
            refused = self.why(seat, action)
            assert refused is not None, "`why` and `legal` agree"
            raise refused
        self._take(seat, number, automatic=False)
        self._play_automatic_moves()

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, but never across a reveal, a draw or the choice of another seat.

        Errors depend only on what the seat has seen: they do not reveal that others have chosen in secret.
        """
        self._check_going_on(seat)
        if not chose_last(self.moves, seat):
            raise IllegalMove("undo-other-seat", game=self.game.name)
        self._go_back_to(self._own_choice(seat))

    def take_back(self, seat: int) -> None:
        """Take back this seat's last choice and all that was chosen since: for a table where everybody has agreed.

        As with `undo`, no reveal is crossed, and errors depend only on what the seat has seen.
        """
        self.check_take_back(seat)
        self._go_back_to(self._own_choice(seat))

    def check_take_back(self, seat: int) -> None:
        """Raise what `take_back` would raise, and change nothing: then there is no need to ask the others."""
        self._check_going_on(seat)
        self._own_choice(seat)

    @property
    def has_undoable(self) -> bool:
        """Is there a choice that anybody could take back?"""
        return bool(self._before)

    def undoable(self, seat: int) -> Undoable | None:
        """The choice that `undo` or `take_back` would take back; None: both would refuse."""
        if all(self.moves[number].seat != seat for number in self._before):
            return None
        try:
            self._check_going_on(seat)
            number = self._own_choice(seat)
        except IllegalMove:
            return None
        return Undoable(self.moves[number].action, chose_last(self.moves, seat))

    def _check_going_on(self, seat: int) -> None:
        self._check_seat(seat)
        if not self.movers:
            raise IllegalMove("undo-over", game=self.game.name)

    def _own_choice(self, seat: int) -> int:
        return choice_to_take_back(self.moves, seat, self.game.name)

    def _go_back_to(self, number: int) -> None:
        self._replace_state(self._before[number])
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
            movers=now.visible_movers(seat),
            points=now.shown_points,
            table=now.table_seen_by(seat),
            decision=tuple(self.legal(seat)) if seat in now.movers else (),
            obvious=self._obvious(seat),
            keeps_pause=self._keeps_pause(seat),
            has_hint=seat in now.movers and now.has_hint,
            log_memory=self._log.fresh_count(seat) if now.is_played_from_memory else None,
            shows_round=now.shows_round,
            result=now.result,
        )

    def view_json(self, seat: int | None) -> dict[str, JSON]:
        """The view as plain data, the same as `view(seat).to_json()`. What all views share is made once; read only."""
        now = self._now
        spectator = now.spectator_json
        if spectator is None:
            spectator = now.spectator_json = self.view(None).to_json()
        if seat is None:
            return spectator
        view, game = spectator.copy(), self.game
        view["seat"], view["table"] = seat, now.table_seen_by(seat)
        if game.visible_movers is not None:
            view["movers"] = list(now.visible_movers(seat))
        if seat in now.movers:
            view["decision"] = [game.notations[number] for number in now.legal(seat).numbers]
            obvious = self._obvious(seat)
            view["obvious"] = None if obvious is None else obvious.notation
            view["keeps_pause"] = self._keeps_pause(seat)
            view["has_hint"] = now.has_hint
        if now.is_played_from_memory:
            view["log_memory"] = self._log.fresh_count(seat)
        return view

    def forget_views(self) -> None:
        """Keep nothing that only views need; whoever looks again has it made again.

        What is let go while it is still in the processor's cache is cheap, and many matches then share that memory.
        """
        self._now.forget_views()

    def log(self, seat: int | None) -> list[list[Event]]:
        """The events this seat has seen: first those of the deal, then those of each move of which it saw any.

        Where a game is played from memory, fleeting fields are shown until the end of the seat's next turn, and what
        has to be remembered of a round only until it is over.
        """
        dealt, *moves = self.log_by_move(seat)
        return [dealt, *(events for events in moves if events)]

    def log_by_move(self, seat: int | None) -> list[list[Event]]:
        """The log with an entry for every move, empty where the seat saw nothing. Entry 0 is the deal."""
        now = self._now
        return self._log.remembered_by(seat, now.shows_round) if now.is_played_from_memory else self._log.seen_by(seat)

    def events_since(self, seat: int | None, moves: int) -> list[list[Event]]:
        """The events this seat saw of each move after the first `moves`, with their fleeting fields."""
        self._check_move_number(moves)
        return [move.raw_events.seen_by(seat) for move in self.moves[moves:]]

    def full_log(self) -> list[tuple[Event, ...]]:
        """All events with all fields, secret ones too: for replays of finished games, not for players."""
        return [entry.events() for entry in self._log.entries]

    @property
    def _log(self) -> MatchLog:
        return MatchLog(self._dealt, self.moves)

    def imagine(self, seat: int, seed: int | str | bytes, number: int = 0) -> States:
        """A state this seat could be in, made from what it knows: a bot never sees more."""
        return self.prepare_world(seat, seed, number)()

    def prepare_world(self, seat: int, seed: int | str | bytes, number: int = 0) -> Callable[[], States]:
        """The same, to be called later or in a thread: it is about the present state, even if the match goes on."""
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
        """The replay file: all that is needed to deal and play this game again. It has the seed: not for players."""
        if self._start is not None:
            raise BadInput("position-no-record", game=self.game.name)
        return records.make_record(
            game=self.game,
            edition=self.edition,
            players=self.players,
            options=self.options,
            seats=seats,
            seed=self.seed,
            moves=[(move.seat, str(move.action)) for move in self.moves],
            result=self.result,
        )

    def after(self, count: int) -> Match:
        """The match as it was after its first `count` moves: dealt and played again where that state is not kept."""
        self._check_move_number(count)
        earlier = Match(self.game, self.players, self.seed, self.options, self.edition, start=self._start)
        if count < len(self.moves) and count not in self._before:
            for move in self.moves[:count]:
                earlier._take(move.seat, self.game.actions.number(move.action), move.automatic)
        else:
            earlier.moves, earlier._before = self.moves[:], {**self._before, len(self.moves): self._state}
            earlier._go_back_to(count)
        return earlier

    def replay(self) -> Iterator[Match]:
        """The match after the deal and then after each move: one match, played on from step to step."""
        earlier = self.after(0)
        yield earlier
        for move in self.moves:
            earlier._take(move.seat, self.game.actions.number(move.action), move.automatic)
            yield earlier

    def truth(self) -> dict[str, JSON]:
        """The whole state as plain data, secrets included: for study and tests, not for players.

        `Game.position` reads it; only the events of the last move are not in it.

        >>> import tavolata
        >>> match = tavolata.game("domingo").new(players=2, seed=1, first=0)
        >>> list(match.truth())
        ['board', 'top', 'left', 'placed', 'hands', 'stock', 'points', 'turn', 'claim_due', 'stream']
        """
        return truth(self.game, self._state, self.edition)

    def in_world(self, world: States) -> Match:
        """The same table in another world, such as an imagined one; no move has been made there yet."""
        return Match(self.game, self.players, self.seed, self.options, self.edition, start=world)

    def copy(self) -> Match:
        """The same match once more: what is played in one does not change the other."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.moves, twin._before = self.moves[:], self._before.copy()
        return twin

    def state_bytes(self) -> bytes:
        """The exact state, for comparing."""
        return self._state.tobytes()

    def _replace_state(self, states: States, movers: int | None = None) -> None:
        """From now on this is the state. It is replaced, never changed, because copies of the match share it."""
        self._state = states
        self._now = Snapshot(self.game, self.players, self.edition, states, movers)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.players):
            raise BadInput("bad-seat", self.game.players_clause, self.game.name, seat=shown(seat), players=self.players)

    def _check_move_number(self, moves: int) -> None:
        if not 0 <= moves <= len(self.moves):
            raise BadInput("no-such-position", game=self.game.name, number=moves, last=len(self.moves))

    def _number_of(self, action: Action | str) -> int:
        actions = self.game.actions
        try:
            if not isinstance(action, Action) or action not in actions:
                action = actions.parse(str(action))
            return actions.number(action)
        except (KeyError, TypeError, ValueError):
            pass
        given = str(action) if isinstance(action, str | Action) else shown(action)
        raise BadInput("unknown-action", game=self.game.name, action=given)

    def _take(self, seat: int, number: int, automatic: bool) -> None:
        before, after = self._state, copy_states(self._state)
        self._replace_state(after, movers=rules.play_at(after, 0, seat, number))
        raw_events = self._last_events()
        if raw_events.is_final:
            self._before.clear()
        elif not automatic:
            self._before[len(self.moves)] = before
        self.moves.append(Move(seat, self.game.actions[number], automatic, raw_events))

    def _obvious(self, seat: int | None) -> Action | None:
        """What a seat would do that has to decide but has nothing to decide; None: there is a choice."""
        if seat is None or seat not in self.movers:
            return None
        numbers = self._now.legal(seat).numbers
        if len(numbers) == 1:
            return self.game.actions[numbers[0]]
        return self._first_legal(seat, self.game.never_refused)

    def _first_legal(self, seat: int, kinds: tuple[type[Action], ...]) -> Action | None:
        """The first legal action of one of these kinds. Most games name none."""
        return next((action for action in self.legal(seat) if isinstance(action, kinds)), None) if kinds else None

    def _keeps_pause(self, seat: int | None) -> bool:
        """Would it tell others something if this seat answered at once? Also where several answer at a time."""
        return seat in self.movers and (self.has_secret_choice(seat) or len(self.visible_movers(seat)) > 1)

    def _play_automatic_moves(self) -> None:
        """With `automate`, play as long as there is only one legal action."""
        while self.automate and (action := self.forced_action()):
            self._take(self.movers[0], self.game.actions.number(action), automatic=True)

    def _last_events(self) -> MoveEvents:
        rows = self._state["events"][0, : self._state["event_count"][0]]
        return MoveEvents(rows.tobytes(), self.game.events, self.edition.names)
