"""The entry point of the command `tavolata`. Every error ends here, in one line that says what to do."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.main import get_group

import tavolata
from tavolata.cli.arguments import Language
from tavolata.cli.command_list import lazy_commands, new_app
from tavolata.cli.language import words, words_for
from tavolata.cli.output import INTERRUPTED, CompileProgressBar, console, errors, print_json
from tavolata.core.errors import TavolataError

root = new_app(
    name="tavolata",
    help=words("help-tavolata"),
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        console.print(f"tavolata {tavolata.__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help=words("help-version"))]


@root.callback()
def root_options(
    version: Version = False,
    lang: Language = None,
) -> None:
    """The options before a command."""
    from tavolata.core.compile_units import ensure_compiled

    ensure_compiled.on_progress = CompileProgressBar()


app = get_group(root)
for command in lazy_commands():
    app.add_command(command)


def main() -> None:
    """Run the command; report bad input in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except TavolataError as problem:
        message = problem.said_in(words_for(problem.game) if problem.game else words)
        if "--json" in sys.argv:
            print_json({"error": problem.key, "clause": problem.clause, "message": message})
        errors.print(words("error", message=message), style="red", markup=False, soft_wrap=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
