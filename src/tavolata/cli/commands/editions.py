"""`tavolata editions`: check an edition file of your own, or print ours to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tavolata
from tavolata.cli.arguments import AsJson, GameName, Language, named_game
from tavolata.cli.command_list import Command, new_app
from tavolata.cli.language import words
from tavolata.cli.output import console, print_json, this_command
from tavolata.core.edition import Edition, read_sheet_file
from tavolata.core.errors import BadEdition
from tavolata.core.safe_text import escaped

app = new_app(name="editions", help=words("help-editions"), no_args_is_help=True)


@app.command("check", cls=Command, help=words("help-editions-check"), epilog=words("example-editions-check"))
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words("help-edition"))],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    edition = load(file)
    if as_json:
        print_json(
            {
                "ok": True,
                "game": edition.game,
                "edition": edition.name,
                "reconstructed": edition.reconstructed,
                "sha256": edition.digest,
            }
        )
    else:
        good = words("edition-good", file=escaped(str(file)), name=edition.name, game=edition.game)
        play = words("edition-play", command=this_command(), file=escaped(str(file)), game=edition.game)
        console.print(f"{good}\n{play}", markup=False, soft_wrap=True)


@app.command("show", cls=Command, help=words("help-editions-show"), epilog=words("example-editions-show"))
def show(game: GameName, lang: Language = None) -> None:
    console.out(named_game(game).edition_text(), end="", highlight=False)


def load(file: Path) -> Edition:
    """The edition in a file, of whichever game."""
    sheet = read_sheet_file("", file)
    named = sheet.take("game", str)
    if named not in tavolata.games():
        raise BadEdition("edition-unknown-game", file=sheet.source, named=named, known=", ".join(tavolata.games()))
    return tavolata.game(named).edition(file)
