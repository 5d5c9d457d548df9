"""The declaration of a game: everything the rest of the package needs to know about it, from the game's own folder.

`Game` in `tavolata.core.game` adds what deals games. What plays them (`Match`, `Batch`, bots) needs only this.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Self, get_type_hints

import numpy as np

from tavolata.core import rules
from tavolata.core.actions import Action, ActionSet
from tavolata.core.bot_config import BotConfig
from tavolata.core.clauses import Clauses
from tavolata.core.default_words import generated_messages
from tavolata.core.edition import (
    Components,
    Edition,
    Sheet,
    edition_from,
    edition_without_components,
    no_components,
    read_sheet_file,
)
from tavolata.core.errors import BadEdition, BadInput, IllegalMove, check_language, shown
from tavolata.core.events import EventSet
from tavolata.core.examples import Example, read_examples
from tavolata.core.languages import ORIGINAL
from tavolata.core.options import Option, OptionValue, resolve_options
from tavolata.core.package import RULES_PAGE
from tavolata.core.plain_state import PlainState
from tavolata.core.position_format import PositionFormat
from tavolata.core.results import Result
from tavolata.core.rulebook import Rulebook
from tavolata.core.state import MAX_LEGAL, Int32s, States, new_states
from tavolata.core.translation_files import file_in
from tavolata.core.words import GAME_TEXTS, GameTexts, Words, words_of
from tavolata.core.zones import Zone, guessed_zones


@dataclass(frozen=True, eq=False)
class GameSpec:
    """What a game declares. Its rules (see `tavolata.core.rules`) are looked up by the type of its state."""

    package: str
    title: str
    seats: range
    """How many players it is for."""
    state: np.dtype[np.void]
    actions: ActionSet
    events: EventSet
    table: Callable[[Any, Edition], Mapping[str, object]]
    """What everybody, spectators too, may know of the table. It returns a TypedDict, which declares the entries."""
    max_moves: int
    """No game has more moves than this; where the book sets no limit, no game between random players has."""
    minutes: int = 20
    version: int = 1
    """Raised whenever the same seed and moves would no longer give the same game: old records are then refused."""
    options: tuple[Option, ...] = ()
    bot_config: BotConfig = field(default_factory=BotConfig)
    """How bots play it, level by level."""
    max_legal: int = 0
    """The largest number of actions a seat can ever choose from; 0 stands for all there are."""
    observation: Mapping[str, int] = field(default_factory=dict)
    """The parts of what `observe` writes, in sequence, with their lengths."""
    components: str = ""
    """The file of the edition we ship; none for a game without cards or maps of its own."""
    read_components: Callable[[Sheet], Components] = no_components
    why: Callable[[Any, int, Action, Edition], IllegalMove | None] | None = None
    """Why a seat may not take an action, from the plain state; None: it may. It agrees with the rule `legal`."""
    players_clause: str = ""
    winner_clause: str = ""
    shared_clause: str = ""
    """The clause by which several win, or one of several who reach the goal together, if it is a different one."""
    goal: int | None = None
    """The game ends as soon as a seat has this many points."""
    own: Callable[[Any, int, Edition], Mapping[str, object]] = lambda s, seat, edition: {}
    """The entries of the table that are different for a seat, because it knows more."""
    shows_points: Callable[[Any], bool] = lambda s: True
    """Are the points counted openly now?"""
    visible_movers: Callable[[Any, int | None], int] | None = None
    """The movers as a seat (None: a spectator) may know them; not needed where everybody may know all of them."""
    never_automatic: tuple[type[Action], ...] = ()
    """Actions that are never played automatically, even where there is no other: that would give away a secret."""
    never_refused: tuple[type[Action], ...] = ()
    """Actions that nobody would refuse: where one is legal, there is nothing to decide, although others are legal."""
    plays_from_memory: Callable[[Any], bool] = lambda s: False
    """Must a log not show what has to be remembered?"""
    shows_round: Callable[[Any], bool] = lambda s: False
    """May the log all the same show everything of the present round?"""
    memory_clause: str = ""
    """The clause that says so."""
    has_hint: Callable[[Any], bool] = lambda s: True
    """May those who decide now ask for a hint? Not where it would give away what has to be counted or remembered."""
    promises: tuple[type[Action], ...] = ()
    """Actions that people can promise each other before they choose in secret; a promise binds nobody."""
    position_format: PositionFormat | None = None
    """How positions are given and written; without one there is no `position` and no `truth`."""
    zones: tuple[Zone, ...] | None = None
    """How pages that know nothing of it draw its table; None: as can be guessed from the entries of a view.

    A game that the browser app has a board of its own for has none.
    """

    def __new__(cls, *args: object, **declared: object) -> Self:
        """What is missing is named, with the page that explains it, before Python says so in its own words."""
        names = [part.name for part in fields(cls) if part.default is MISSING and part.default_factory is MISSING]
        if missing := [name for name in names[len(args) :] if name not in declared]:
            package = str(args[0] if args else declared.get("package", "?"))
            raise BadInput("game-incomplete", name=package, missing=", ".join(missing), page=RULES_PAGE)
        return super().__new__(cls)

    def __post_init__(self) -> None:
        object.__setattr__(self, "max_legal", self.max_legal or len(self.actions))
        MAX_LEGAL[self.state] = self.max_legal
        lacking = [option.name for option in self.options if option.name not in (self.state.names or ())]
        assert not lacking, f"each option of {self.title} needs a field of its name in the state: {lacking}"
        GAME_TEXTS[self.name] = GameTexts(self.folder, lambda: generated_messages(self))

    @property
    def name(self) -> str:
        """The last part of the package; a package on its own may be called `tavolata_NAME`."""
        return self.package.rpartition(".")[2].removeprefix("tavolata_")

    @cached_property
    def folder(self) -> Path:
        return Path(str(sys.modules[self.package].__file__)).parent

    @cached_property
    def notations(self) -> tuple[str, ...]:
        """The notation of every action, by its number."""
        return tuple(action.notation for action in self.actions)

    @cached_property
    def table_type(self) -> type:
        """The TypedDict that declares the entries of a view's table."""
        declared: type = get_type_hints(self.table)["return"]
        return declared

    @cached_property
    def shown_zones(self) -> tuple[Zone, ...]:
        """The zones it declares, or else those that can be guessed."""
        return guessed_zones(self.table_type) if self.zones is None else self.zones

    @property
    def observation_size(self) -> int:
        return sum(self.observation.values())

    @property
    def clauses(self) -> Clauses:
        """The rules in English; `clauses_in` has the other languages."""
        return self.clauses_in(ORIGINAL)

    def clauses_in(self, language: str) -> Clauses:
        """The numbered rules, in a language."""
        return _clauses(self, language)

    def rulebook(self, language: str) -> Rulebook:
        """The rules as people like to read them, in a language."""
        return _rulebook(self, check_language(language))

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The worked examples of the rulebook, by their names."""
        return read_examples(self.folder / "examples.toml")

    @cached_property
    def play_well(self) -> dict[str, Example]:
        """The positions of the second lesson, in its sequence: what the best bot does there, and what comes of it."""
        return read_examples(self.folder / "play_well.toml")

    def words(self, language: str) -> Words:
        """The game's words, in a language."""
        return words_of(self.name, check_language(language))

    def edition(self, given: Edition | str | Path | None = None) -> Edition:
        """The edition in a file, or the one we ship if none is given; an `Edition` is returned as it is."""
        if isinstance(given, Edition):
            if given.game != self.name:
                raise BadEdition("edition-other-game", file=given.name, named=given.game, expected=self.name)
            return given
        if given is None:
            return _shipped(self) if self.components else edition_without_components(self.name, self.title)
        if not self.components:
            raise BadEdition("edition-none", title=self.title)
        return edition_from(read_sheet_file(self.name, Path(given)), self.read_components)

    def edition_text(self) -> str:
        """The file of the edition we ship, with its comments."""
        if not self.components:
            raise BadEdition("edition-none", title=self.title)
        return (self.folder / self.components).read_text(encoding="utf-8")

    def edition_from(self, data: Mapping[str, Any], source: str) -> Edition:
        """An edition from data that is not in a file of its own, for example from a record."""
        if not self.components and not data:
            return self.edition()
        return edition_from(Sheet(self.name, source, data), self.read_components)

    def refusal(self, s: PlainState, seat: int, action: Action, edition: Edition) -> IllegalMove | None:
        """Why a seat may not take an action; a game without `why` of its own says only that it may not."""
        if self.why is not None:
            return self.why(s, seat, action, edition)
        if not rules.movers(s.state) >> seat & 1:
            return IllegalMove("not-turn")
        legal = np.empty(self.max_legal, np.int16)
        if self.actions.number(action) not in legal[: rules.legal(s.state, seat, legal)]:
            return IllegalMove("not-possible")
        return None

    def result_of(self, returns: Int32s) -> Result:
        """The result of a finished game, from what the rule `returns` has written."""
        return Result.of(returns, self.winner_clause, self.shared_clause or self.winner_clause, self.goal)

    def resolve_options(self, players: int, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options for a table of this size, checked."""
        if type(players) is not int or players not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise BadInput(
                "bad-players",
                self.players_clause,
                self.name,
                title=self.title,
                given=shown(players),
                first=first,
                last=last,
            )
        return resolve_options(self.options, given, players, self.name)

    def template(self, players: int, chosen: Mapping[str, OptionValue], edition: Edition) -> States:
        """A state with everything in it but the random stream and the deal."""
        template = new_states(self.state, 1)
        template["players"] = players
        for option in self.options:
            template[option.name] = option.encode(chosen[option.name])
        for name, values in edition.components.arrays.items():
            template[name] = values
        return template


@cache
def _clauses(game: GameSpec, language: str) -> Clauses:
    return Clauses(game.name, file_in(game.folder, "rules.*.md", language))


@cache
def _rulebook(game: GameSpec, language: str) -> Rulebook:
    file = file_in(game.folder, "rulebook.*.md", language)
    return Rulebook.read(file) if file else Rulebook.of_clauses(game.clauses_in(language))


@cache
def _shipped(game: GameSpec) -> Edition:
    return game.edition(game.folder / game.components)
