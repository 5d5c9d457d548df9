"""What the server refuses: as every refusal a key and fields, but in the words of the server."""

from __future__ import annotations

from tavolata.core.errors import TavolataError
from tavolata.core.words import Words
from tavolata.server.words import words_of


class ServerError(TavolataError):
    """A refusal that the server's catalogue puts into words."""

    status = 400
    """Of the answer over HTTP."""

    def text(self, language: str = "en") -> str:
        """The refusal in one line."""
        return self.said_in(words_of(self.game, language))

    def sentence(self, words: Words) -> str:
        """The refusal without its clause, whoever says it: only the server's catalogue has these words."""
        return super().sentence(words_of(self.game, words.language))


class DatabaseError(ServerError):
    """The database cannot be used as it is."""

    status = 503


class BadRequest(ServerError):
    """Something that was sent does not fit."""


class Stranger(ServerError):
    """Somebody shows no secret, or one that opens nothing here."""

    status = 401


class Forbidden(ServerError):
    """Something the asker has no right to."""

    status = 403


class Missing(ServerError):
    """Something that is not there."""

    status = 404


class TooLate(ServerError):
    """Something that was possible before, or will be later, but not now."""

    status = 409


class TooLarge(ServerError):
    """More bytes than anybody needs."""

    status = 413


class TooMuch(ServerError):
    """Somebody asks too often."""

    status = 429
