"""The rules of a game, and its editions."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import StringConstraints

from tavolata.server.protocol.bodies.body import Body


class ClauseText(Body):
    """A numbered rule, in Markdown."""

    number: str
    section: str
    text: str


class EditionFile(Body):
    """The file of a custom edition (TOML)."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    """The file's name, for refusals."""
    text: str


class EditionDetails(Body):
    """The cards and maps of a table: what they are called, and the data they were made from."""

    name: str
    reconstructed: bool
    sha256: str
    names: dict[str, list[str | dict[str, Any]]]
    """By topic: a name, or a key with fields to be worded."""
    data: dict[str, Any]
