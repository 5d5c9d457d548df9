"""`tavolata restore`: put a backup in the place of everything that is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavolata.cli.arguments import AsJson, Language
from tavolata.cli.database import DatabaseUrl, database_of
from tavolata.cli.language import words
from tavolata.cli.output import console, print_json
from tavolata.server.store import backups


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("help-restore-file"))],
    force: Annotated[bool, typer.Option("--force", help=words("help-restore-force"))] = False,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    counts = backups.restore(database_of(database), file, replace=force)
    if as_json:
        print_json({"file": str(file), **counts})
    else:
        console.print(words("restore-done", file=str(file), **counts), markup=False, soft_wrap=True)
