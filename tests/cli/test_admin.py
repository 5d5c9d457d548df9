"""The commands of an operator, as they are typed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.command_line import run
from tests.server.inside import inside
from tests.server.inside import run as in_loop


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def table(tmp_path: Path) -> str:
    """A table, of a server that has been stopped."""

    async def make() -> str:
        async with inside(tmp_path) as server:
            chairs = [{"who": "here", "name": "Anna [red]"}, {"who": "bot", "bot": "greedy"}]
            made = await server.made_with("domingo", chairs, start=False)
            await server.do(made["table"]["id"], made["host"], "say", text="psst")
            return str(made["table"]["id"])

    return in_loop(make())


def test_tables_are_listed_for_people_and_for_programs(home: Path, database: str, table: str) -> None:
    shown = run(home, "admin", "list", "--database", database, COLUMNS="120")
    assert shown.returncode == 0, shown.stderr
    assert table in shown.stdout
    assert "waiting for players" in shown.stdout
    (listed,) = json.loads(run(home, "admin", "list", "--json", TAVOLATA_DATABASE=database).stdout)
    assert (listed["id"], listed["game"], listed["state"], listed["entries"]) == (table, "domingo", "lobby", 2)


def test_a_table_that_cannot_be_read_hides_no_other(home: Path, database: str, table: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        for number, (made, game) in enumerate(
            (("'yesterday'", "x"), ("9e300", "x"), ("9223372036854775807", "x"), ("-1", "x"), ("1", "x'ff'"))
        ):
            connection.execute(
                "INSERT INTO tables SELECT ?, game, rules, setup, invite, watch, made, due FROM tables WHERE id = ?",
                (f"odd-{number}", table),
            )
            connection.execute(f"UPDATE tables SET made = {made}, game = {game!r} WHERE id = ?", (f"odd-{number}",))
        connection.commit()
    shown = run(home, "admin", "list", "--database", database)
    assert shown.returncode == 0, shown.stderr
    assert table in shown.stdout
    listed = json.loads(run(home, "admin", "list", "--json", "--database", database).stdout)
    assert {one["id"]: one["state"] for one in listed} == {
        table: "lobby",
        "odd-0": "unreadable",
        "odd-1": "unreadable",
        "odd-2": "unreadable",
        "odd-3": "unreadable",
        "odd-4": "lobby",
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ("list", "--limit", "9" * 20),
        ("list", "--quiet-days", "9" * 20),
        ("block", "192.0.2.7", "--hours", "1e300"),
        ("block", "192.0.2.7", "--hours", "nan"),
        ("links", "T", "--seat", "9" * 20, "--yes"),
    ],
)
def test_numbers_that_are_too_large_are_refused(
    home: Path, database: str, table: str, arguments: tuple[str, ...]
) -> None:
    refused = run(home, "admin", *arguments, "--database", database)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert "Invalid value" in refused.stderr


def test_a_table_is_shown_without_what_was_said(home: Path, database: str, table: str) -> None:
    shown = run(home, "admin", "show", table, "--database", database)
    assert shown.returncode == 0, shown.stderr
    assert "Anna [red]" in shown.stdout
    assert "psst" not in shown.stdout
    described = json.loads(run(home, "admin", "show", table, "--json", "--database", database).stdout)
    assert described["chairs"] == [{"name": "Anna [red]", "bot": None}, {"name": None, "bot": "greedy"}]
    assert described["entries"] == {"made": 1, "said": 1}
    assert described["secrets"] == {"host": 1}


def test_nothing_is_deleted_without_a_yes(home: Path, database: str, table: str) -> None:
    for answer in ("n\n", ""):
        asked = run(home, "admin", "delete", table, "--database", database, text=answer)
        assert asked.returncode == 1
        assert "Delete this table for good?" in asked.stderr
    deleted = run(home, "admin", "delete", table, "--database", database, text="y\n")
    assert deleted.stdout.strip() == "One table is deleted."
    again = run(home, "admin", "delete", table, "--yes", "--database", database)
    assert again.returncode == 1
    assert "There is no such table." in again.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("close", "TABLE"), "One table is closed."),
        (("links", "TABLE", "--invite", "--host", "--yes"), "2 links are ended."),
        (("block", "2001:db8::7", "--hours", "2"), "Nobody is let in from 2001:db8::/64."),
        (("forget", "anna [RED]", "--yes"), "Deleted at one table."),
        (("forget", "Nobody at all"), "Nothing was found."),
    ],
)
def test_each_change_says_what_it_did(
    home: Path, database: str, table: str, arguments: tuple[str, ...], said: str
) -> None:
    typed = [table if one == "TABLE" else one for one in arguments]
    done = run(home, "admin", *typed, "--database", database)
    assert (done.stdout.strip(), done.returncode) == (said, 0), done.stderr


def test_blocks_are_listed_and_lifted(home: Path, database: str, table: str) -> None:
    run(home, "admin", "block", "192.0.2.7", "--database", database)
    assert "192.0.2.7/32" in run(home, "admin", "blocks", "--database", database).stdout
    (block,) = json.loads(run(home, "admin", "blocks", "--json", "--database", database).stdout)
    assert (block["network"], block["until"]) == ("192.0.2.7/32", None)
    assert run(home, "admin", "unblock", "192.0.2.7", "--database", database).returncode == 0
    assert json.loads(run(home, "admin", "blocks", "--json", "--database", database).stdout) == []


def test_links_have_to_be_named(home: Path, database: str, table: str) -> None:
    asked = run(home, "admin", "links", table, "--database", database)
    assert asked.returncode == 1
    assert "--invite" in asked.stderr


def test_a_backup_is_made_and_put_back(home: Path, database: str, table: str, tmp_path: Path) -> None:
    made = run(home, "backup", "b.sqlite", "--database", database)
    assert made.stdout == "b.sqlite: 1 table, 2 entries.\n"
    refused = run(home, "restore", "b.sqlite", "--database", database)
    assert (refused.returncode, "--force" in refused.stderr) == (1, True)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    put_back = run(home, "restore", "b.sqlite", "--json", "--database", other)
    assert json.loads(put_back.stdout) == {"file": "b.sqlite", "tables": 1, "entries": 2}
    assert table in run(home, "admin", "list", "--database", other).stdout


@pytest.mark.parametrize(("language", "said"), [("de", "Ein Tisch ist geschlossen."), ("it", "Un tavolo è chiuso.")])
def test_it_speaks_other_languages(home: Path, database: str, table: str, language: str, said: str) -> None:
    done = run(home, "admin", "close", table, "--database", database, "--lang", language)
    assert done.stdout.strip() == said
    missing = run(home, "admin", "list", "--database", "sqlite:////nowhere/at/all", "--lang", language)
    assert missing.returncode == 1
    assert "/nowhere/at/all" in missing.stderr
