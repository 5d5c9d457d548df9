"""Which player sits on which seat: `--seat 1=human --seat 2=greedy`, or `--seat 1=human:Anna`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.bots import (
    BOTS,
    BUILT_IN_BOTS,
    CHARACTERS,
    DEFAULT_BOT,
    cast_table,
    character_text,
    check_bot,
    custom_bot_source,
)
from tavolata.bots.custom.player_source import short_name
from tavolata.core.errors import BadInput, check_text
from tavolata.core.game import Game
from tavolata.core.safe_text import escaped, shortened
from tavolata.core.words import Words

HUMAN = "human"
KNOWN = (HUMAN, *BUILT_IN_BOTS)
DEFAULT_PLAYERS = 3
MAX_SHOWN_NAME = 60


@dataclass(frozen=True)
class SeatedPlayer:
    """A player at the table: a person or a bot, perhaps with a name."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    @property
    def is_custom_bot(self) -> bool:
        """Is it a program that somebody else has written?"""
        return self.kind not in KNOWN and custom_bot_source(self.kind) is not None

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind

    @classmethod
    def from_record(cls, text: str) -> SeatedPlayer:
        """A player as a record names them; the kind is not checked. A custom bot has no other name."""
        kind, _, name = text.partition(":")
        return cls(kind, name.strip()) if kind in KNOWN or not custom_bot_source(text) else cls(text)

    @classmethod
    def read(cls, text: str) -> SeatedPlayer:
        """A player from the command line; the kind is checked."""
        player = cls.from_record(text)
        if player.is_custom_bot:
            check_bot(player.kind)
        elif player.kind not in KNOWN:
            raise BadInput("unknown-player", given=player.kind, known=", ".join((HUMAN, *BOTS)))
        if player.name:
            check_text(player.name)
        return player


def names_of(seated: Sequence[SeatedPlayer], words: Words) -> dict[int, str]:
    """The name of every player: the given one, the character's, or the seat; quick bots also show their kind."""
    kinds = characters_of(seated)
    return {seat: _shown(player.name) or _default_name(seat, kinds[seat], words) for seat, player in enumerate(seated)}


def characters_of(seated: Sequence[SeatedPlayer]) -> list[str]:
    """What every player is: a person, a character of a level, or another bot. No character sits there twice."""
    bots = cast_table([None if player.is_human else player.kind for player in seated])
    return [bot or player.kind for bot, player in zip(bots, seated, strict=True)]


def _shown(name: str) -> str:
    """A name from a record, whoever wrote it: a terminal does not obey it, and it fits into a line."""
    return shortened(escaped(name), MAX_SHOWN_NAME)


def _default_name(seat: int, kind: str, words: Words) -> str:
    if kind in CHARACTERS:
        return character_text(kind, words.language)[0]
    return words.seat(seat) if kind == HUMAN else f"{words.seat(seat)} ({_shown(short_name(kind))})"


def seat_everybody(game: Game, given: list[str] | None, players: int | None) -> list[SeatedPlayer]:
    """The players in the order of the seats; without a person named, seat 1 is a person, all other seats are bots."""
    named = read_seats(given, players)
    default_count = max(named) + 1 if named else min(max(DEFAULT_PLAYERS, game.seats[0]), game.seats[-1])
    has_person = any(player.is_human for player in named.values())
    seated = named if has_person else {0: SeatedPlayer(HUMAN)} | named
    count = default_count if players is None else players
    game.resolve_options(count, {})
    return [seated.get(seat, SeatedPlayer(DEFAULT_BOT)) for seat in range(count)]


def read_seats(given: list[str] | None, players: int | None) -> dict[int, SeatedPlayer]:
    """The seats given on the command line, where they count from 1."""
    seated: dict[int, SeatedPlayer] = {}
    for text in given or []:
        number, equals, who = text.partition("=")
        if not equals or not number.isdecimal() or int(number) < 1:
            raise BadInput("seat-form", given=text)
        if players is not None and int(number) > players:
            raise BadInput("seat-beyond", seat=int(number), players=players)
        if int(number) - 1 in seated:
            raise BadInput("seat-twice", seat=int(number))
        seated[int(number) - 1] = SeatedPlayer.read(who)
    return seated


def recorded_seats(seats: list[object] | None, players: int) -> dict[int, SeatedPlayer]:
    """The players that a record names, if it names all of them.

    A custom bot is left out: a file must not start a program, so whoever goes on has to name it again.
    """
    if seats is None or len(seats) != players:
        return {}
    named = {seat: SeatedPlayer.from_record(str(text)) for seat, text in enumerate(seats)}
    return {seat: SeatedPlayer.read(str(player)) for seat, player in named.items() if not player.is_custom_bot}
