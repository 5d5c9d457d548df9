"""What can be wrong, said so that somebody can put it right: a key and fields, worded in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavolata.core.words import Words


class TavolataError(Exception):
    """A clear refusal. `key` and `fields` are worded by the catalogue; `clause` is the rule that was broken, if any."""

    def __init__(self, key: str, clause: str | None = None, game: str | None = None, **fields: object) -> None:
        super().__init__(key, clause, game)
        self.key = key
        self.clause = clause
        self.game = game
        self.fields = fields

    def text(self, language: str = "en") -> str:
        """The refusal in one line, with its clause, in the words of the core and of the game."""
        from tavolata.core.words import words_of

        return self.said_in(words_of(self.game, language))

    def said_in(self, words: Words) -> str:
        """The refusal in words of the reader's own."""
        sentence = self.sentence(words)
        return f"{sentence} ({self.clause})" if self.clause else sentence

    def sentence(self, words: Words) -> str:
        """The refusal without its clause. One that was the reason for another is a part of its sentence."""
        fields = {
            name: value.sentence(words) if isinstance(value, TavolataError) else value
            for name, value in self.fields.items()
        }
        return words(f"error-{self.key}", **fields)

    def __str__(self) -> str:
        return self.text()


class BadInput(TavolataError):
    """Something given from outside does not fit: a seed, a seat, a number of players, an option, a name."""


class IllegalMove(TavolataError):
    """A move the rules do not allow. Nothing has changed."""


class BadRecord(TavolataError):
    """A record file that is damaged, foreign or untrue."""


class BadEdition(TavolataError):
    """A file of cards or maps that the rules cannot be played with."""
