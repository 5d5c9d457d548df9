"""Who sits where: `--seat 1=human --seat 2=greedy`, or `--seat 1=human:Anna`."""

from __future__ import annotations

from dataclasses import dataclass

from tavolata.bots import BOTS
from tavolata.core.errors import BadInput
from tavolata.core.game import Game

HUMAN = "human"
USUAL_PLAYERS = 3
USUAL_BOT = "greedy"


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
    def read(cls, text: str) -> Sitter:
        kind, _, name = text.partition(":")
        if kind not in (HUMAN, *BOTS):
            raise BadInput("unknown-sitter", given=kind, known=", ".join((HUMAN, *BOTS)))
        return cls(kind, name.strip())


def seat_everybody(game: Game, given: list[str] | None, players: int | None) -> list[Sitter]:
    """Everybody in the sequence of the seats; who is not named is a bot, and the first seat is yours."""
    sitters = dict(_read(text) for text in given or [])
    usual = min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    count = players or (max(sitters) if sitters else usual)
    if sitters and max(sitters) > count:
        raise BadInput("seat-beyond", seat=max(sitters), players=count)
    if not sitters:
        sitters = {1: Sitter(HUMAN)}
    return [sitters.get(number, Sitter(USUAL_BOT)) for number in range(1, count + 1)]


def _read(text: str) -> tuple[int, Sitter]:
    number, equals, who = text.partition("=")
    if not equals or not number.isdecimal() or int(number) < 1:
        raise BadInput("seat-form", given=text)
    return int(number), Sitter.read(who)
