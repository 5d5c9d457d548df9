"""The option that says where tables are kept, for all commands of an operator."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tavolata.cli.language import words

VARIABLE = "TAVOLATA_DATABASE"
DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help=words("help-database"))]


def database_of(given: str | None) -> str | None:
    """The database that was named, here or in the environment; None is the file of the user."""
    return given or os.environ.get(VARIABLE)
