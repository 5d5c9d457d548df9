"""Errors that tell a person what is wrong and what would be right: keys and fields of translated sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata.core.languages import LANGUAGES, ORIGINAL
from tavolata.core.safe_text import ELLIPSIS, code_point, escaped, first_unsafe, is_visible, shortened

if TYPE_CHECKING:
    from tavolata.core.words import Words

MAX_FIELD = 500
"""Characters of a field: whatever somebody has sent, a refusal stays a sentence."""
MAX_REASON = 1000
"""Characters of an error inside another one; Fluent takes no longer fields."""
MAX_BITS = 63


class TavolataError(Exception):
    """`key` and `fields` select and fill a translated sentence; `clause` is the rule that was broken, if any."""

    def __init__(self, key: str, clause: str | None = None, game: str | None = None, **fields: object) -> None:
        super().__init__(key, clause, game)
        self.key = key
        self.clause = clause
        self.game = game
        self.fields = {name: _bounded(value) for name, value in fields.items()}

    def text(self, language: str = ORIGINAL) -> str:
        """The error in one line, with its clause, in the words of the core and of the game."""
        # Translation files are read only where somebody reads an error: most errors are caught by programs.
        from tavolata.core.words import words_of

        return self.said_in(words_of(self.game, check_language(language)))

    def said_in(self, words: Words) -> str:
        """The error in one line, with its clause, in these words."""
        sentence = self.sentence(words)
        return f"{sentence} ({self.clause})" if self.clause else sentence

    def sentence(self, words: Words) -> str:
        """The error without its clause. A field that is an error itself becomes a part of the sentence."""
        fields = {
            name: shortened(value.sentence(words), MAX_REASON) if isinstance(value, TavolataError) else value
            for name, value in self.fields.items()
        }
        return words(f"error-{self.key}", **fields)

    def __str__(self) -> str:
        return self.text()


def _bounded(value: object) -> object:
    """A field as it can be shown: neither endless nor with characters that a terminal obeys."""
    if isinstance(value, str):
        return escaped(shortened(value, MAX_FIELD), keep="\n")
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return shown(value)
    return value


def shown(value: object) -> str:
    """Any value as a field, also a number with too many digits to be written, or what has such a number inside."""
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}{ELLIPSIS}"
    try:
        return repr(value)
    except ValueError:
        return type(value).__name__


class BadInput(TavolataError):
    """An argument is wrong: a seed, a seat, a number of players, an option, a name."""


class IllegalMove(TavolataError):
    """A move that the rules do not allow. Nothing has changed."""


class BadRecord(TavolataError):
    """A record file that is damaged, no record of ours, or not what was played."""


class BadEdition(TavolataError):
    """A file of cards or maps that the rules cannot be played with."""


def check_text(text: str) -> str:
    """Refuse what nobody could see, or what would change how other text is shown."""
    if not is_visible(text):
        raise BadInput("invisible-text")
    if (unsafe := first_unsafe(text)) is not None:
        raise BadInput("unsafe-character", character=code_point(unsafe))
    return text


def check_language(language: str) -> str:
    """Refuse a language that we have no translation files for."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language
