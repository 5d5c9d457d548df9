"""Who sits where: `--seat 1=human --seat 2=greedy`, or `--seat 1=human:Anna`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.bots import BOTS, LEVELS, character
from tavolata.core.errors import BadInput
from tavolata.core.game import Game
from tavolata.core.words import Words

HUMAN = "human"
USUAL_PLAYERS = 3
USUAL_BOT = "level-3"
NUMERALS = ("", " II", " III", " IV", " V", " VI")
"""What tells bots of one name apart."""


@dataclass(frozen=True)
class SeatedPlayer:
    """Somebody at the table: a person or a bot, perhaps with a name."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind

    @classmethod
    def noted(cls, text: str) -> SeatedPlayer:
        """Somebody as a record names them, whatever they are."""
        kind, _, name = text.partition(":")
        return cls(kind, name.strip())

    @classmethod
    def read(cls, text: str) -> SeatedPlayer:
        """Somebody who is to sit down here."""
        seated_player = cls.noted(text)
        if seated_player.kind not in (HUMAN, *BOTS):
            raise BadInput("unknown-seated_player", given=seated_player.kind, known=", ".join((HUMAN, *BOTS)))
        return seated_player


def names_of(seated: Sequence[SeatedPlayer], words: Words) -> dict[int, str]:
    """What everybody is called: by name, or by seat; the levels have names, quick bots are called what they are."""
    unnamed = [seated_player.kind if not seated_player.name else "" for seated_player in seated]
    return {
        seat: seated_player.name or _unnamed(seat, seated_player.kind, unnamed[:seat].count(seated_player.kind), words)
        for seat, seated_player in enumerate(seated)
    }


def _unnamed(seat: int, kind: str, others_before: int, words: Words) -> str:
    if kind in LEVELS:
        return f"{character(kind, words.language)[0]}{NUMERALS[others_before]}"
    return words.seat(seat) if kind == HUMAN else f"{words.seat(seat)} ({kind})"


def seat_everybody(game: Game, given: list[str] | None, players: int | None) -> list[SeatedPlayer]:
    """Everybody in the sequence of the seats; the first is yours unless people are named, all others are bots."""
    named = read_seats(given, players)
    usual = max(named) + 1 if named else min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    is_anybody_named = any(seated_player.is_human for seated_player in named.values())
    seated = named if is_anybody_named else {0: SeatedPlayer(HUMAN)} | named
    count = usual if players is None else players
    game.choose(count, {})
    return [seated.get(seat, SeatedPlayer(USUAL_BOT)) for seat in range(count)]


def read_seats(given: list[str] | None, players: int | None) -> dict[int, SeatedPlayer]:
    """The seats named on the command line. People count from 1."""
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


def named_seats(noted: list[object] | None, players: int) -> dict[int, SeatedPlayer]:
    """The seats a record names, if it does."""
    if noted is None or len(noted) != players:
        return {}
    return {seat: SeatedPlayer.read(str(text)) for seat, text in enumerate(noted)}
