"""The game: everything the rest of the house needs to know about one game, declared in the game's own folder."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

import numpy as np

from tavolata.core import chance, rules
from tavolata.core.actions import Action, ActionSet
from tavolata.core.background_compiler import background_compiler
from tavolata.core.bot_config import BotConfig
from tavolata.core.clauses import Clauses
from tavolata.core.compile_units import TABLE_UNITS, CompileUnit, ensure_compiled
from tavolata.core.edition import Components, Edition, Sheet, edition_from, read_file
from tavolata.core.errors import BadEdition, BadInput, IllegalMove
from tavolata.core.events import EventSet
from tavolata.core.options import Option, OptionValue, choose
from tavolata.core.state import States, new_states
from tavolata.core.tiers import reachable
from tavolata.core.words import Words, words_of

if TYPE_CHECKING:
    from tavolata.core.batch import Batch
    from tavolata.core.match import Match

JSON = str | int | float | bool | None | list["JSON"] | dict[str, "JSON"]


@dataclass(frozen=True, eq=False)
class Game:
    """One game. What it does stands in its rules (see `tavolata.core.rules`), looked up by the type of its record."""

    package: str
    title: str
    seats: range
    """How many players it is for."""
    minutes: int
    version: int
    """Raised whenever the same seed and moves would no longer give the same game: old records are then refused."""
    state: np.dtype[np.void]
    actions: ActionSet
    events: EventSet
    options: tuple[Option, ...]
    bot_config: BotConfig
    """How hard bots think about it."""
    most_legal: int
    """The largest number of actions a seat can ever choose from."""
    longest: int
    """No game has more moves than this; where the book sets no limit, no game between random players has."""
    observation: Mapping[str, int]
    """The parts of what `observe` writes, in sequence, with their lengths."""
    components: str
    """The file of the edition we ship."""
    read_components: Callable[[Sheet], Components]
    table: Callable[[Any, Edition], Mapping[str, object]]
    """What everybody, spectators too, may know of the table. It returns a TypedDict, which declares the entries."""
    refusal: Callable[[Any, int, Action, Edition], IllegalMove]
    """Why this action of this seat is not legal."""
    players_clause: str
    winner_clause: str
    shared_clause: str = ""
    """By which clause several win, if it is another."""
    own: Callable[[Any, int, Edition], Mapping[str, object]] = lambda s, seat, edition: {}
    """The entries of the table that are others for a seat, because it knows more."""
    shows_points: Callable[[Any], bool] = lambda s: True
    """Are the points counted openly now?"""
    seems_to_move: Callable[[Any, int | None], int] | None = None
    """The movers as a seat (None: a spectator) may know them; where all may know them, none is needed."""
    asks_always: tuple[type[Action], ...] = ()
    """Actions that are never played by themselves, though they be the only ones: it would tell a secret."""
    plays_from_memory: Callable[[Any], bool] = lambda s: False
    """Must a log not show what was fleeting?"""
    memory_clause: str = ""
    """By which clause that is so."""
    has_hint: Callable[[Any], bool] = lambda s: True
    """May those who decide now ask for a hint? Not where it would give away what has to be counted or remembered."""
    promises: tuple[type[Action], ...] = ()
    """Actions that people promise each other before they choose in secret, binding nobody."""

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2]

    @cached_property
    def folder(self) -> Path:
        return Path(str(sys.modules[self.package].__file__)).parent

    @cached_property
    def table_type(self) -> type:
        """The TypedDict that declares the entries of a view's table."""
        declared: type = get_type_hints(self.table)["return"]
        return declared

    @property
    def observation_size(self) -> int:
        return sum(self.observation.values())

    @property
    def clauses(self) -> Clauses:
        """The rules in English; `clauses_in` has the other languages."""
        return self.clauses_in("en")

    def clauses_in(self, language: str) -> Clauses:
        """The numbered rules, in a language."""
        return _clauses(self, language)

    def words(self, language: str) -> Words:
        """The game's words, in a language."""
        return words_of(self.name, language)

    def edition(self, given: Edition | str | Path | None = None) -> Edition:
        """The edition in a file of somebody's own, or the one we ship; an edition is itself."""
        if isinstance(given, Edition):
            if given.game != self.name:
                raise BadEdition("edition-other-game", file=given.name, named=given.game, expected=self.name)
            return given
        return (
            _shipped(self) if given is None else edition_from(read_file(self.name, Path(given)), self.read_components)
        )

    def edition_from(self, data: Mapping[str, Any], source: str) -> Edition:
        """An edition from data that stood somewhere else, for example in a record."""
        return edition_from(Sheet(self.name, source, data), self.read_components)

    def new(
        self,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        automate: bool = False,
        **given: OptionValue,
    ) -> Match:
        """Deal a game. Options by name; `automate` plays an answer by itself where there is only one.

        >>> import tavolata
        >>> match = tavolata.game("domingo").new(players=3, seed=7, announcing=True)
        >>> match.players, match.options["announcing"]
        (3, True)
        """
        return self.deal(players, seed, given, self.edition(edition), automate)

    def deal(
        self,
        players: int,
        seed: int | str | bytes | None,
        given: Mapping[str, OptionValue],
        edition: Edition,
        automate: bool = False,
    ) -> Match:
        """Deal a game: the same as `new`, for options that come from somewhere else."""
        from tavolata.core.match import Match

        options, made = self.choose(players, given), chance.make_seed(seed)
        background_compiler.want(self)
        return Match(self, players, made, options, edition, automate)

    def batch(
        self,
        count: int,
        players: int,
        seed: int | str | bytes | None = None,
        *,
        edition: Edition | str | Path | None = None,
        workers: int = 1,
        **given: OptionValue,
    ) -> Batch:
        """Deal many games to be played side by side, on one core or on several (`workers`)."""
        from tavolata.core.batch import Batch

        options, made = self.choose(players, given), chance.make_seed(seed)
        return Batch(self, count, players, made, options, self.edition(edition), workers)

    def choose(self, players: int, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options for a table of this size, checked."""
        if type(players) is not int or players not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise BadInput(
                "bad-players",
                self.players_clause,
                self.name,
                title=self.title,
                given=repr(players),
                first=first,
                last=last,
            )
        return choose(self.options, given, players, self.name)

    def template(self, players: int, chosen: Mapping[str, OptionValue], edition: Edition) -> States:
        """A record with everything in it but the random stream and the deal."""
        template = new_states(self.state, 1)
        template["players"] = players
        for option in self.options:
            template[option.name] = option.encode(chosen[option.name])
        for name, values in edition.components.arrays.items():
            template[name] = values
        return template

    def compile(self) -> None:
        """Wait until the rules are compiled; else they run as plain Python until that is done in the background."""
        ensure_compiled(rules_unit(self))

    def _single_calls(self) -> list[Callable[[], object]]:
        players = self.seats[0]
        template = self.template(players, self.choose(players, {}), self.edition())
        template["rng"] = chance.stream(chance.make_seed(0))
        states = new_states(self.state, 1)
        actions, points = np.zeros(self.most_legal, np.int16), np.zeros((2, players), np.int32)
        return [
            lambda: rules.start(states, 0, template),
            lambda: rules.movers_at(states, 0),
            lambda: rules.legal_at(states, 0, 0, actions),
            lambda: rules.play_at(states, 0, *self._any_action(states, actions)),
            lambda: rules.returns_at(states, 0, points),
            lambda: rules.observe_at(states, 0, 0, np.zeros(self.observation_size, np.float32)),
            lambda: rules.imagine_at(states, 0, 0, np.ones(4, np.uint64), 0),
            lambda: rules.value_at(states, 0, 0, actions, 0, np.zeros(1, np.float32)),
        ]

    @staticmethod
    def _any_action(states: States, actions: Any) -> tuple[int, int]:
        seat = rules.next_seat(rules.movers_at(states, 0))
        rules.legal_at(states, 0, seat, actions)
        return seat, int(actions[0])


@cache
def _clauses(game: Game, language: str) -> Clauses:
    return Clauses(game.name, game.folder / f"rules.{language}.md")


@cache
def _shipped(game: Game) -> Edition:
    return game.edition(game.folder / game.components)


def load(package: str) -> Game:
    """The game a package declares as `GAME`."""
    found: Game = import_module(package).GAME
    return found


def rules_unit(game: Game) -> CompileUnit:
    """What has to be compiled so that the rules of a game run as machine code."""
    return CompileUnit(f"{game.name}.rules", game._single_calls, lambda: reachable(rules.CALLS, game.state))


TABLE_UNITS.append(rules_unit)
