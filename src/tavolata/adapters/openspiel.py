"""The games as OpenSpiel games, so that its algorithms can play them.

>>> import tavolata
>>> from tavolata.adapters.openspiel import SpielGame
>>> game = SpielGame(tavolata.game("domingo"), players=2, seed=1)
>>> state = game.new_initial_state()
>>> state.is_chance_node()                       # a game starts with its deal
True
>>> state.apply_action(0)
>>> state.action_to_string(state.legal_actions()[0])
'place tlt left'

Chance is sampled: the deal is one chance node with one outcome, and cards drawn later come from the deal's own stream.
Simultaneous decisions are made one after the other, without seeing what the others chose. Returns are shares of the
win (`objective="win"`), or the points relative to the mean of the others (`"points"`).

`resample_from_infostate` gives a determinization for a seat. OpenSpiel's C++ code does not call it for games that are
written in Python, but its Python code does: use `open_spiel.python.algorithms.ismcts.ISMCTSBot`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from tavolata.core import chance, rules
from tavolata.core.errors import BadInput
from tavolata.core.events import Event
from tavolata.core.extras import check_installed
from tavolata.core.move_events import MoveEvents
from tavolata.core.results import Result
from tavolata.core.state import Floats, Int32s, States, Uint64s, new_states

check_installed("openspiel", "pyspiel")
import pyspiel  # noqa: E402 - whoever lacks it is told how to get it

if TYPE_CHECKING:
    from tavolata.core.edition import Edition
    from tavolata.core.game import Game
    from tavolata.core.options import OptionValue

DEAL = 0
"""The only outcome of the only chance node."""
NOBODY = -1
OBJECTIVES = ("win", "points")
MAX_POINTS = 1000.0
"""An upper bound for all games."""


class World:
    """A game state, and what every seat has seen on the way to it."""

    def __init__(self, game: Game, edition: Edition, state: States, prehistory: tuple[str, ...]) -> None:
        self.game = game
        self.edition = edition
        self.state = state
        self.mover = NOBODY
        """The first of the seats that have to decide, or NOBODY."""
        self._prehistory = prehistory
        """What each seat, and last a spectator, knew when this world was sampled; empty if it was dealt."""
        self._events: list[bytes] = []
        """The events of every move since, the deal included."""

    def __deepcopy__(self, _: dict[int, Any]) -> World:
        copied = World(self.game, self.edition, self.state.copy(), self._prehistory)
        copied.mover = self.mover
        copied._events = self._events[:]
        return copied

    def deal(self, template: States) -> None:
        """Deal a game from a template with its random stream."""
        rules.start(self.state, 0, template)
        self._after_move(rules.movers_at(self.state, 0))

    def play(self, action: int) -> None:
        """Make a move of the seat whose turn it is."""
        self._after_move(rules.play_at(self.state, 0, self.mover, action))

    def history(self, seat: int | None) -> str:
        """Everything that a seat (None: a spectator) has seen, as text: its information state."""
        seen = (_line(event) for rows in self._events for event in self._read(rows).seen_by(seat))
        return "\n".join([self._prehistory[-1 if seat is None else seat], *seen])

    def observe(self, seat: int) -> Floats:
        """The observation of a seat, as numbers."""
        out = np.zeros(self.game.observation_size, np.float32)
        rules.observe_at(self.state, 0, seat, out)
        return out

    def determinize(self, seat: int, parent: Uint64s, number: int) -> World:
        """A world that this seat could be in. What others know there is what they would know in that world."""
        state = self.state.copy()
        rules.imagine_at(state, 0, seat, parent, number)
        world = World(self.game, self.edition, state, ())
        world.mover = self.mover
        public = self.history(None)
        prehistory = [f"{public}\n{_digest(world.observe(other))}" for other in range(int(state["players"][0]))]
        prehistory[seat] = self.history(seat)
        world._prehistory = (*prehistory, public)
        return world

    def result(self) -> Result:
        """Points, ranks and winners."""
        returns: Int32s = np.zeros((2, int(self.state["players"][0])), np.int32)
        rules.returns_at(self.state, 0, returns)
        return self.game.result_of(returns)

    def _after_move(self, movers: int) -> None:
        self.mover = rules.next_seat(movers) if movers else NOBODY
        self._events.append(self.state["events"][0, : self.state["event_count"][0]].tobytes())

    def _read(self, rows: bytes) -> MoveEvents:
        return MoveEvents(rows, self.game.events, self.edition.names)


def _line(event: Event) -> str:
    return " ".join([event.name, *map(str, event.plain.values())])


def _digest(observed: Floats) -> str:
    return hashlib.sha256(observed.tobytes()).hexdigest()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players, as an OpenSpiel game."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        objective: str = "win",
        edition: Edition | None = None,
        **options: OptionValue,
    ) -> None:
        if objective not in OBJECTIVES:
            raise BadInput("bad-objective", given=objective, known=", ".join(OBJECTIVES))
        self.tavolata = game
        self.objective = objective
        self.edition = game.edition(edition)
        self._template = game.template(players, game.resolve_options(players, options), self.edition)
        self._deals = chance.stream(chance.make_seed(seed))
        self._dealt = 0
        game.compile()
        super().__init__(_game_type(game, objective), _game_info(game, players, objective), {})

    def new_initial_state(self) -> SpielState:
        """A game before its deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        """An observer; with perfect recall its text is all that a seat has seen, else a hash of its observation."""
        return SpielObserver(self.tavolata, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def new_world(self) -> World:
        """Deal the next game."""
        template = self._template.copy()
        chance.branch(template[0]["rng"], self._deals, self._dealt)
        self._dealt += 1
        players = int(template["players"][0])
        world = World(self.tavolata, self.edition, new_states(self.tavolata.state, 1), ("",) * (players + 1))
        world.deal(template)
        return world


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The state of a game. OpenSpiel's C++ code calls the methods that start with an underscore."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world: World | None = None

    @property
    def dealt(self) -> World:
        """The world; it exists once the game is dealt."""
        assert self.world is not None, "deal first"
        return self.world

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.world.mover == NOBODY else self.world.mover

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.mover == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        world = self.dealt
        actions = np.zeros(world.game.max_legal, np.int16)
        legal: list[int] = actions[: rules.legal_at(world.state, 0, player, actions)].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            self.world = self.get_game().new_world()
        else:
            self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else str(self.get_game().tavolata.actions[action])

    def returns(self) -> list[float]:
        """Zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        result = self.dealt.result()
        if self.get_game().objective == "win":
            return list(result.win_shares)
        return relative_to_others(result.points)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A determinization for this seat; the same numbers from the sampler give the same world."""
        seed = hashlib.sha256(repr([probability_sampler() for _ in range(2)]).encode()).digest()
        sampled: SpielState = self.clone()
        sampled.world = self.dealt.determinize(player_id, chance.stream(seed), 0)
        return sampled

    def __str__(self) -> str:
        return "undealt" if self.world is None else self.world.history(None)


class SpielObserver:
    """What a seat knows, with OpenSpiel's observer interface."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of the seat to `tensor`."""
        self.tensor[:] = 0 if state.world is None else state.world.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Everything the seat has seen, or a hash of its observation."""
        if state.world is None:
            return "undealt"
        return state.world.history(player) if self._perfect_recall else _digest(state.world.observe(player))


def relative_to_others(points: tuple[int, ...]) -> list[float]:
    """Points relative to the mean of the others; they add up to zero.

    >>> relative_to_others((9, 3, 0))
    [7.5, -1.5, -6.0]
    """
    return [one - (sum(points) - one) / (len(points) - 1) for one in points]


def _game_type(game: Game, objective: str) -> Any:
    return pyspiel.GameType(
        short_name=f"tavolata_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if objective == "win" else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )


def _game_info(game: Game, players: int, objective: str) -> Any:
    least, most, total = (0.0, 1.0, 1.0) if objective == "win" else (-MAX_POINTS, MAX_POINTS, 0.0)
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=1,
        num_players=players,
        min_utility=least,
        max_utility=most,
        utility_sum=total,
        max_game_length=game.max_moves,
    )
