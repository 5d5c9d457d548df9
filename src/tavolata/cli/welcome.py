"""What people read before their first move: what the game is about, what is played, and against whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavolata.bots import character_text, strength_of
from tavolata.cli.language import LANGUAGE
from tavolata.cli.seats import SeatedPlayer, characters_of, names_of
from tavolata.core.match import Match
from tavolata.core.options import Option
from tavolata.core.words import Words


def welcome(match: Match, seated: Sequence[SeatedPlayer], words: Words) -> str:
    """The aim, who the bots are, each option with a line that explains it (DO-24), and the commitment."""
    options = [_explained(option, match, words) for option in match.game.options]
    return "\n".join([words("aim"), *_characters(seated, words), *options, commitment_line(match, words)])


def commitment_line(match: Match, words: Words) -> str:
    """The commitment to the seed."""
    return words("promised", commitment=match.commitment)


def _explained(option: Option, match: Match, words: Words) -> str:
    """An option with its value and what that means; for a switch that is off, what it would mean."""
    value, means = match.options[option.name], words(f"option-{option.name}-help")
    written = f"· {option.name}={option.write(value)}"
    return f"{written} (on: {means})" if value is False else f"{written}: {means}"


def _characters(seated: Sequence[SeatedPlayer], words: Words) -> Iterator[str]:
    """Who the bots are, one line for each."""
    kinds, names = characters_of(seated), names_of(seated, words)
    for seat, player in enumerate(seated):
        if not player.is_human and (level := strength_of(kinds[seat])):
            yield words("character", player=names[seat], level=level, like=character_text(kinds[seat], LANGUAGE)[1])
