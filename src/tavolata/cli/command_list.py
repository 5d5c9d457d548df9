"""The list of all commands. The file of a command is imported only when it is called, so that listing them is fast."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from tavolata.cli.language import words

NAMES = (
    "games",
    "play",
    "serve",
    "admin",
    "backup",
    "restore",
    "simulate",
    "tournament",
    "report",
    "train",
    "replay",
    "review",
    "verify",
    "rules",
    "bench",
    "editions",
    "new",
)


class Command(TyperCommand):
    """A command whose help has translated headings."""

    def format_help(self, *given: Any) -> None:
        translate_panels()
        super().format_help(*given)


class CommandGroup(TyperGroup):
    """A group of commands whose help has translated headings."""

    def format_help(self, *given: Any) -> None:
        translate_panels()
        super().format_help(*given)


class LazyCommand(Command):
    """A command in the list: it has a name and a help line, and loads its file when it is called."""

    def make_context(self, *given: Any, **more: Any) -> Any:
        return load(str(self.name)).make_context(*given, **more)


def translate_panels() -> None:
    """Translate the headings of help texts. The import is slow, so it is done only for help."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = words("panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words("panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words("panel-commands")


def new_app(**settings: Any) -> typer.Typer:
    """A Typer app with our help; errors are left to `main`."""
    return typer.Typer(
        cls=CommandGroup,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
        **settings,
    )


def lazy_commands() -> list[LazyCommand]:
    """All commands, none of them imported."""
    return [LazyCommand(name, help=words(f"help-{name}")) for name in NAMES]


def load(name: str) -> Any:
    """The command in the file of this name: its function `run`, or its `app` where it has commands of its own."""
    module = import_module(f"tavolata.cli.commands.{name}")
    if hasattr(module, "app"):
        return get_command(module.app)
    app = new_app()
    app.command(name, cls=Command, help=words(f"help-{name}"), epilog=words(f"example-{name}"))(module.run)
    return get_command(app)
