"""Errors that tell a person what is wrong and what would be right: a key and fields, put into words by a catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavolata.core.words import Words


class TavolataError(Exception):
    """`key` and `fields` select and fill a sentence of the catalogues; `clause` is the rule that was broken, if any."""

    def __init__(self, key: str, clause: str | None = None, game: str | None = None, **fields: object) -> None:
        super().__init__(key, clause, game)
        self.key = key
        self.clause = clause
        self.game = game
        self.fields = fields

    def text(self, language: str = "en") -> str:
        """The error in one line, with its clause, in the words of the core and of the game."""
        # Catalogues are read only where somebody reads an error: most are caught by programs.
        from tavolata.core.words import words_of

        return self.said_in(words_of(self.game, check_language(language)))

    def said_in(self, words: Words) -> str:
        """The error in one line, with its clause, in these words."""
        sentence = self.sentence(words)
        return f"{sentence} ({self.clause})" if self.clause else sentence

    def sentence(self, words: Words) -> str:
        """The error without its clause. A field that is an error itself becomes a part of the sentence."""
        fields = {
            name: value.sentence(words) if isinstance(value, TavolataError) else value
            for name, value in self.fields.items()
        }
        return words(f"error-{self.key}", **fields)

    def __str__(self) -> str:
        return self.text()


class BadInput(TavolataError):
    """An argument is wrong: a seed, a seat, a number of players, an option, a name."""


class IllegalMove(TavolataError):
    """A move that the rules do not allow. Nothing has changed."""


class BadRecord(TavolataError):
    """A record file that is damaged, no record of ours, or not what was played."""


class BadEdition(TavolataError):
    """A file of cards or maps that the rules cannot be played with."""


def check_language(language: str) -> str:
    """Refuse a language that we have no catalogues in."""
    from tavolata.core.words import LANGUAGES

    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language
