"""Which commands there are. Each has a file of its own, and that is imported when the command is called, not before:
so the list of all commands needs nothing of what they need."""

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
    "simulate",
    "tournament",
    "report",
    "train",
    "replay",
    "verify",
    "rules",
    "bench",
    "editions",
)


class Command(TyperCommand):
    """A command whose help is in one language, headings too."""

    def format_help(self, *given: Any) -> None:
        name_panels()
        super().format_help(*given)


class Commands(TyperGroup):
    """Several commands, likewise."""

    def format_help(self, *given: Any) -> None:
        name_panels()
        super().format_help(*given)


class LazyCommand(Command):
    """A command as the list shows it, by its name and its help line. Called, it is the one in its file."""

    def make_context(self, *given: Any, **more: Any) -> Any:
        return load(str(self.name)).make_context(*given, **more)


def name_panels() -> None:
    """The headings of a help text; whoever wants no help does without the import."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = words("panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words("panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words("panel-commands")


def new_app(**settings: Any) -> typer.Typer:
    """Commands that behave alike: our help, and errors that end where the program begins."""
    return typer.Typer(
        cls=Commands,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
        **settings,
    )


def all_listed() -> list[LazyCommand]:
    """All commands, none of them loaded."""
    return [LazyCommand(name, help=words(f"help-{name}")) for name in NAMES]


def load(name: str) -> Any:
    """The command in the file of this name: its function `run`, or its `app` where it has commands of its own."""
    module = import_module(f"tavolata.cli.{name}")
    if hasattr(module, "app"):
        return get_command(module.app)
    alone = new_app()
    alone.command(name, cls=Command, help=words(f"help-{name}"), epilog=words(f"example-{name}"))(module.run)
    return get_command(alone)
