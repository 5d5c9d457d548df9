"""Refusals of the server: a key and fields, as all refusals, worded by the server's own translations."""

from __future__ import annotations

from tavolata.core.errors import TavolataError
from tavolata.core.words import Words
from tavolata.server.words import server_words_of


class ServerError(TavolataError):
    """A refusal that the server's translations put into words."""

    status = 400
    """Of the answer over HTTP."""
    retry_after: int | None = None
    """Seconds after which the same may be asked again, with the same key; None: that would be of no use."""

    def text(self, language: str = "en") -> str:
        """The refusal in one line."""
        return self.said_in(server_words_of(self.game, language))

    def sentence(self, words: Words) -> str:
        """The refusal without its clause, whoever says it: only the server's translations have these words."""
        return super().sentence(server_words_of(self.game, words.language))


class DatabaseError(ServerError):
    """The database cannot be used as it is."""

    status = 503


class DatabaseAway(ServerError):
    """The database does not answer now. It is not known what was written; the same key makes it safe to ask again."""

    status = 503
    retry_after = 1


class DatabaseDamaged(ServerError):
    """What was asked for lies in a part of the database that cannot be read."""

    status = 500


class UnreadableTable(ServerError):
    """The journal of one table cannot be read. It concerns no other."""

    status = 500


class BadRequest(ServerError):
    """Something that was sent does not fit."""


class Unauthorized(ServerError):
    """No secret, or one that opens nothing here."""

    status = 401


class Forbidden(ServerError):
    """The asker is not allowed to do this."""

    status = 403


class NotFound(ServerError):
    """There is no such thing."""

    status = 404


class Conflict(ServerError):
    """Something that was possible before, or will be later, but not now."""

    status = 409


class TooLarge(ServerError):
    """The request has too many bytes."""

    status = 413


class HeadTooLarge(ServerError):
    """What comes before the body of a request has too many bytes."""

    status = 431


class RequestTimeout(ServerError):
    """The request did not come in time."""

    status = 408


class TooManyRequests(ServerError):
    """Too many requests, or too much work at once."""

    status = 429
