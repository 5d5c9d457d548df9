"""`tavolata admin`: look after the tables of a server, whether it runs or not."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table as Grid
from rich.text import Text

from tavolata.cli.arguments import AsJson, Language
from tavolata.cli.command_list import Command, new_app
from tavolata.cli.database import DatabaseUrl, database_of
from tavolata.cli.language import words
from tavolata.cli.output import STOPPED, console, print_json
from tavolata.core.errors import BadInput
from tavolata.core.safe_text import escaped
from tavolata.server.admin import Admin, ShownTable
from tavolata.server.store.admin_tables import LINKS, TableSummary

TableId = Annotated[str, typer.Argument(metavar="TABLE", help=words("help-admin-table"))]
TableNames = Annotated[list[str], typer.Argument(metavar="TABLE…", help=words("help-admin-table"))]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=words("help-admin-address"))]
Yes = Annotated[bool, typer.Option("--yes", help=words("help-yes"))]
MAX_LISTED = 1_000_000
MAX_DAYS = 36_500
MAX_SEAT = 99
app = new_app(name="admin", help=words("help-admin"), no_args_is_help=True)


Run = TypeVar("Run", bound=Callable[..., None])


def command(name: str) -> Callable[[Run], Run]:
    """A command of the group, with its help."""
    return app.command(name, cls=Command, help=words(f"help-admin-{name}"), epilog=words(f"example-admin-{name}"))


# --- tables ------------------------------------------------------------


@command("list")
def list_tables(
    most: Annotated[int, typer.Option("--limit", min=1, max=MAX_LISTED, help=words("help-admin-limit"))] = 50,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help=words("help-admin-game"))] = None,
    quiet: Annotated[
        int | None, typer.Option("--quiet-days", metavar="DAYS", min=0, max=MAX_DAYS, help=words("help-admin-quiet"))
    ] = None,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    found = Admin(database_of(database)).tables(most, game, quiet)
    if as_json:
        print_json([{**asdict(one), "state": state_of(one)} for one in found])
        return
    grid = Grid(*(words(f"admin-{title}") for title in ("table", "game", "state", "made", "last", "entries", "games")))
    for one in found:
        grid.add_row(
            Text(safe_lines(one.id)),
            Text(safe_lines(one.game)),
            words(f"admin-state-{state_of(one)}"),
            shown_time(one.made),
            shown_time(one.last),
            str(one.entries),
            str(one.games),
        )
    console.print(grid)


def state_of(table: TableSummary) -> str:
    """The state of a table, from counting its entries alone: its games are not played again."""
    if table.made is None or table.last is None:
        return "unreadable"
    return "closed" if table.is_closed else "dealt" if table.games else "lobby"


@command("show")
def show(table: TableId, as_json: AsJson = False, database: DatabaseUrl = None, lang: Language = None) -> None:
    described = describe(Admin(database_of(database)).table(table))
    if as_json:
        print_json(described)
        return
    grid = Grid.grid(padding=(0, 2))
    for name, value in described.items():
        grid.add_row(words(f"admin-{name}"), Text(safe_lines(readable(name, value))))
    console.print(grid)


def describe(shown: ShownTable) -> dict[str, Any]:
    """All that an operator needs to know about a table: no secrets, no cards, nothing that was said."""
    details, table = shown.details, shown.table
    return {
        "table": details.row.id,
        "game": details.row.game,
        "state": table.state if table else shown.problem,
        "made": details.row.made,
        "last": details.entries[-1].at if details.entries else details.row.made,
        "chairs": [{"name": chair.name, "bot": chair.bot} for chair in table.chairs] if table else [],
        "entries": dict(Counter(entry.kind for entry in details.entries)),
        "secrets": details.secrets,
        "contacts": {str(chair + 1): way for chair, way in details.contacts.items()},
    }


def safe_lines(text: str) -> str:
    """A text of strangers, in as many lines as it has: a terminal obeys nothing in it.

    >>> safe_lines("Anna\\x1b[2J")
    'Anna\\\\x1b[2J'
    """
    return escaped(text, keep="\n")


def readable(name: str, value: Any) -> str:
    """A value for people."""
    if name in ("made", "last"):
        return shown_time(value)
    if name == "chairs":
        return "\n".join(" · ".join(filter(None, chair.values())) or words("admin-free") for chair in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {number}" for key, number in value.items()) or "–"
    return words(f"admin-state-{value}") if name == "state" and words.has(f"admin-state-{value}") else str(value)


@command("close")
def close(tables: TableNames, database: DatabaseUrl = None, lang: Language = None) -> None:
    Admin(database_of(database)).close(tables)
    say("admin-closed", count=len(tables))


@command("delete")
def delete(tables: TableNames, yes: Yes = False, database: DatabaseUrl = None, lang: Language = None) -> None:
    confirm(yes, "admin-confirm-delete", count=len(tables))
    Admin(database_of(database)).delete(tables)
    say("admin-deleted", count=len(tables))


@command("links")
def end_links(
    table: TableId,
    invite: Annotated[bool, typer.Option("--invite", help=words("help-admin-invite"))] = False,
    watch: Annotated[bool, typer.Option("--watch", help=words("help-admin-watch"))] = False,
    host: Annotated[bool, typer.Option("--host", help=words("help-admin-host"))] = False,
    seats: Annotated[
        list[int] | None, typer.Option("--seat", metavar="N", min=1, max=MAX_SEAT, help=words("help-admin-seat"))
    ] = None,
    yes: Yes = False,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    links = [link for link, is_asked in zip(LINKS, (invite, watch), strict=True) if is_asked]
    if not (links or seats or host):
        raise BadInput("no-links")
    confirm(yes, "admin-confirm-links")
    ended = Admin(database_of(database)).end_links(table, links, [seat - 1 for seat in seats or []], host)
    say("admin-links-ended", count=ended)


# --- addresses ------------------------------------------------------------


@command("block")
def block(
    address: Address,
    hours: Annotated[
        float | None,
        typer.Option("--hours", metavar="HOURS", min=0.01, max=MAX_DAYS * 24, help=words("help-admin-hours")),
    ] = None,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    if hours is not None and math.isnan(hours):
        raise typer.BadParameter("nan", param_hint="--hours")
    say("admin-blocked", network=Admin(database_of(database)).block(address, hours))


@command("unblock")
def unblock(address: Address, database: DatabaseUrl = None, lang: Language = None) -> None:
    say("admin-unblocked", network=Admin(database_of(database)).unblock(address))


@command("blocks")
def list_blocks(as_json: AsJson = False, database: DatabaseUrl = None, lang: Language = None) -> None:
    found = Admin(database_of(database)).blocks()
    if as_json:
        print_json([asdict(one) for one in found])
        return
    grid = Grid(words("admin-network"), words("admin-since"), words("admin-until"))
    for one in found:
        until = words("admin-for-good") if one.until is None else shown_time(one.until)
        grid.add_row(one.network, shown_time(one.at), until)
    console.print(grid)


# --- what belongs to a person ------------------------------------------------------------


@command("forget")
def forget(
    name: Annotated[str, typer.Argument(metavar="NAME", help=words("help-admin-name"))],
    table: Annotated[str | None, typer.Option("--table", metavar="TABLE", help=words("help-admin-only"))] = None,
    yes: Yes = False,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    admin = Admin(database_of(database))
    found = admin.personal_data(name, table)
    if found.tables:
        if not yes:
            for table_id, places in found.tables.items():
                say("admin-found", table=table_id, count=places)
        confirm(yes, "admin-confirm-forget", count=len(found.tables))
        admin.forget(found)
    if as_json:
        print_json({"tables": {**found.tables}, "entries": len(found.entries), "contacts": len(found.contacts)})
    else:
        say("admin-forgotten", count=len(found.tables))


# --- talking ------------------------------------------------------------


def confirm(yes: bool, question: str, **fields: Any) -> None:
    """Ask before something that cannot be undone; nothing happens without a clear yes."""
    if not yes and not typer.confirm(words(question, **fields), err=True):
        raise typer.Exit(STOPPED)


def say(key: str, **fields: Any) -> None:
    """One line."""
    console.print(words(key, **fields), markup=False, soft_wrap=True)


def shown_time(milliseconds: int | None) -> str:
    """A time on this machine's clock, to the minute."""
    if milliseconds is None:
        return "?"
    return time.strftime("%Y-%m-%d %H:%M", datetime.fromtimestamp(milliseconds / 1000).timetuple())
