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
class Sitter:
    """Somebody at the table: a person or a bot, perhaps with a name."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind

    @classmethod
    def noted(cls, text: str) -> Sitter:
        """Somebody as a record names them, whatever they are."""
        kind, _, name = text.partition(":")
        return cls(kind, name.strip())

    @classmethod
    def read(cls, text: str) -> Sitter:
        """Somebody who is to sit down here."""
        sitter = cls.noted(text)
        if sitter.kind not in (HUMAN, *BOTS):
            raise BadInput("unknown-sitter", given=sitter.kind, known=", ".join((HUMAN, *BOTS)))
        return sitter


def names_of(sitters: Sequence[Sitter], words: Words) -> dict[int, str]:
    """What everybody is called: by name, or by seat; the levels have names, quick bots are called what they are."""
    unnamed = [sitter.kind if not sitter.name else "" for sitter in sitters]
    return {
        seat: sitter.name or _unnamed(seat, sitter.kind, unnamed[:seat].count(sitter.kind), words)
        for seat, sitter in enumerate(sitters)
    }


def _unnamed(seat: int, kind: str, others_before: int, words: Words) -> str:
    if kind in LEVELS:
        return f"{character(kind, words.language)[0]}{NUMERALS[others_before]}"
    return words.seat(seat) if kind == HUMAN else f"{words.seat(seat)} ({kind})"


def seat_everybody(game: Game, given: list[str] | None, players: int | None) -> list[Sitter]:
    """Everybody in the sequence of the seats; the first is yours unless people are named, all others are bots."""
    named = read_seats(given, players)
    usual = max(named) + 1 if named else min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    is_anybody_named = any(sitter.is_human for sitter in named.values())
    sitters = named if is_anybody_named else {0: Sitter(HUMAN)} | named
    count = usual if players is None else players
    game.choose(count, {})
    return [sitters.get(seat, Sitter(USUAL_BOT)) for seat in range(count)]


def read_seats(given: list[str] | None, players: int | None) -> dict[int, Sitter]:
    """The seats named on the command line. People count from 1."""
    sitters: dict[int, Sitter] = {}
    for text in given or []:
        number, equals, who = text.partition("=")
        if not equals or not number.isdecimal() or int(number) < 1:
            raise BadInput("seat-form", given=text)
        if players is not None and int(number) > players:
            raise BadInput("seat-beyond", seat=int(number), players=players)
        if int(number) - 1 in sitters:
            raise BadInput("seat-twice", seat=int(number))
        sitters[int(number) - 1] = Sitter.read(who)
    return sitters


def named_seats(noted: list[object] | None, players: int) -> dict[int, Sitter]:
    """The seats a record names, if it does."""
    if noted is None or len(noted) != players:
        return {}
    return {seat: Sitter.read(str(text)) for seat, text in enumerate(noted)}
