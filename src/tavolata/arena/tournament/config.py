"""The config of a tournament: everything that decides which games are played. The same config gives the same games."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tavolata.bots import DEFAULT_BOT_SECONDS, check_bot, custom_bot_source
from tavolata.bots.fingerprint import bot_fingerprint
from tavolata.core import chance
from tavolata.core.edition import Edition
from tavolata.core.errors import BadInput
from tavolata.core.game import Game, load
from tavolata.core.json_types import JSON
from tavolata.core.options import RANDOM, EverySeatOption, OptionValue, SeatOption

DUEL, ONE_AGAINST_ALL, FREE_FOR_ALL, MIRROR = "duel", "one-against-all", "free-for-all", "mirror"
"""Two bots at a table of two; one bot among bots of another kind; all bots together; one bot on every seat."""
CHALLENGE = "challenge"
"""The first bot against each of the others in turn, alone among bots of that kind."""
FORMATS = (DUEL, ONE_AGAINST_ALL, FREE_FOR_ALL, MIRROR, CHALLENGE)
Fingerprints = tuple[tuple[str, str], ...]
Options = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True)
class TournamentConfig:
    """What is played, by whom, and how often. It is sent to other processes and machines, so it is plain data."""

    package: str
    rules: int
    """The version of the game's rules: another one would give other games."""
    bot_fingerprint: str
    """A hash of everything that decides what the bots play: others would give other games, too."""
    players: int
    bots: tuple[str, ...]
    formats: tuple[str, ...]
    games: int
    """The least number of games for each pairing, or for the whole free-for-all; deals are played from every seat."""
    seed: str
    options: Options
    vary: tuple[str, ...]
    """The options that are played with every value."""
    components: str
    """The edition's data, as JSON."""
    custom_bots: Fingerprints = ()
    """The custom bots among the bots, each with a hash of its sources."""
    bot_seconds: float = DEFAULT_BOT_SECONDS
    """How long one of these may take for an answer."""

    @property
    def game(self) -> Game:
        return _game(self)

    @property
    def edition(self) -> Edition:
        return _edition(self)

    @property
    def seat_options(self) -> tuple[str, ...]:
        """The options that name a seat and were left to chance: the schedule names every seat equally often."""
        chosen = dict(self.options)
        named = (option.name for option in self.game.options if isinstance(option, SeatOption))
        return tuple(name for name in named if chosen[name] == RANDOM)

    def describe(self) -> dict[str, JSON]:
        """The config as it is saved in the tournament's folder."""
        return {
            "game": self.game.name,
            "rules": self.rules,
            "bot_fingerprint": self.bot_fingerprint,
            "players": self.players,
            "bots": list(self.bots),
            **self._describe_custom_bots(),
            "formats": list(self.formats),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "vary": list(self.vary),
            "edition": {"name": self.edition.name, "sha256": self.edition.digest},
        }

    def _describe_custom_bots(self) -> dict[str, JSON]:
        return {"custom_bots": dict(self.custom_bots), "bot_seconds": self.bot_seconds} if self.custom_bots else {}

    def seed_for(self, purpose: str) -> bytes:
        """A seed for a deal or for a bot of this tournament."""
        return hashlib.sha256(f"tavolata tournament {self.seed} {purpose}".encode()).digest()


@cache
def _game(config: TournamentConfig) -> Game:
    """The game; refused if its rules or bots differ from those the tournament was started with."""
    found = load(config.package)
    if found.version != config.rules:
        raise BadInput("arena-rules", title=found.title, here=found.version, there=config.rules)
    if bot_fingerprint(found) != config.bot_fingerprint or _custom_bots(config.bots) != config.custom_bots:
        raise BadInput("arena-bots-differ", title=found.title)
    return found


@cache
def _edition(config: TournamentConfig) -> Edition:
    return _game(config).edition_from(json.loads(config.components), "edition")


def make_config(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int | str | bytes | None = None,
    *,
    formats: Sequence[str] = (),
    options: Mapping[str, OptionValue] | None = None,
    vary: Sequence[str] = (),
    edition: Edition | str | Path | None = None,
    bot_seconds: float = DEFAULT_BOT_SECONDS,
) -> TournamentConfig:
    """A checked config. Without `formats`, those that fit the table size are played."""
    chosen = game.resolve_options(players, options or {})
    formats = tuple(formats) or ((DUEL,) if players == 2 else (ONE_AGAINST_ALL, FREE_FOR_ALL))
    _check_formats(formats, players)
    if games < 1:
        raise BadInput("arena-games", games=games)
    _check_bots(bots, at_least=1 if formats == (MIRROR,) else 2)
    _check_vary(game, vary, options or {})
    return TournamentConfig(
        package=game.package,
        rules=game.version,
        bot_fingerprint=bot_fingerprint(game),
        players=players,
        bots=tuple(bots),
        formats=formats,
        games=games,
        seed=chance.make_seed(seed).hex(),
        options=tuple(chosen.items()),
        vary=tuple(vary),
        components=json.dumps(dict(game.edition(edition).data)),
        custom_bots=_custom_bots(bots),
        bot_seconds=bot_seconds,
    )


def _custom_bots(bots: Sequence[str]) -> Fingerprints:
    """The custom bots, with the fingerprints that they have here."""
    sources = ((name, custom_bot_source(name)) for name in bots)
    return tuple((name, source.fingerprint()) for name, source in sources if source)


def _check_formats(formats: Sequence[str], players: int) -> None:
    for name in formats:
        if name not in FORMATS or (name == DUEL and players != 2):
            raise BadInput("arena-format", given=name, players=players, known=", ".join(FORMATS))


def _check_bots(bots: Sequence[str], at_least: int) -> None:
    for name in bots:
        check_bot(name)
    if len(set(bots)) != len(bots) or len(bots) < at_least:
        raise BadInput("arena-bots", given=", ".join(bots), least=at_least)


def _check_vary(game: Game, vary: Sequence[str], given: Mapping[str, OptionValue]) -> None:
    known = [option.name for option in game.options if not isinstance(option, SeatOption | EverySeatOption)]
    for name in vary:
        if name not in known:
            raise BadInput("arena-vary", game=game.name, option=name, known=", ".join(known))
        if name in given or vary.count(name) > 1:
            raise BadInput("arena-vary-given", game=game.name, option=name)
