"""Codes: those that move a seat to another device, and those by which people find a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from tavolata.server.protocol.bodies.body import Body
from tavolata.server.tokens import URL_SAFE


class TypedCode(Body):
    """A code, typed on the other device."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class TypedSeatCode(TypedCode):
    """A code for a seat. With a random key of one's own it is safe to ask again: the answer is the same."""

    key: Annotated[str, StringConstraints(min_length=32, max_length=64, pattern=URL_SAFE)] | None = None


class SeatCode(Body):
    """A code that moves the seat to another device; it works once, until `until` (milliseconds)."""

    code: str
    until: int


class MovedSeat(Body):
    """The seat is here now; the old secret does not work any more."""

    table: str
    chair: int | None
    role: Literal["host", "seat"]
    secret: str


class JoinCode(Body):
    """Three words by which people find a table; they work until `until` (milliseconds)."""

    words: str
    until: int


class FoundTable(Body):
    """A table that was found by its join code, with the invitation to it."""

    table: str
    invite: str
