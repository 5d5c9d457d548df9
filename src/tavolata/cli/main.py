"""Where the command `tavolata` begins, and where every error ends: in one line that says what to do."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer
import typer.rich_utils

import tavolata
from tavolata.cli import bench, editions, games, play, replay, report, rules, serve, simulate, tournament, train, verify
from tavolata.cli.arguments import Language
from tavolata.cli.keeping import INTERRUPTED
from tavolata.cli.language import words, words_for
from tavolata.cli.output import CompilingBar, console, errors, print_json
from tavolata.core import preparation
from tavolata.core.errors import TavolataError

typer.rich_utils.OPTIONS_PANEL_TITLE = words("panel-options")
typer.rich_utils.ARGUMENTS_PANEL_TITLE = words("panel-arguments")
typer.rich_utils.COMMANDS_PANEL_TITLE = words("panel-commands")

app = typer.Typer(
    name="tavolata",
    help=words("help-tavolata"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        console.print(f"tavolata {tavolata.__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help=words("help-version"))]


@app.callback()
def begin(
    version: Version = False,
    lang: Language = None,
) -> None:
    """What stands before a command."""


for command in (games, play, serve, simulate, tournament, report, train, replay, verify, rules, bench):
    name = command.__name__.rpartition(".")[2]
    app.command(name, help=words(f"help-{name}"), epilog=words(f"example-{name}"), no_args_is_help=False)(command.run)
app.add_typer(editions.app, name="editions")


def main() -> None:
    """Run the command; refuse bad input in one line, without a traceback."""
    preparation.prepare.tell = CompilingBar()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except TavolataError as problem:
        said = problem.said_in(words_for(problem.game) if problem.game else words)
        if "--json" in sys.argv:
            print_json({"error": problem.key, "clause": problem.clause, "message": said})
        errors.print(words("error", message=said), style="red", markup=False, soft_wrap=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
