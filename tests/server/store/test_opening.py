"""Opening a database: files are made and locked, and what cannot be used is refused in words, without passwords."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from tavolata.core.languages import LANGUAGES
from tavolata.server.errors import DatabaseError
from tavolata.server.store.database_url import read_database_url
from tavolata.server.store.migrations import newest_revision
from tavolata.server.store.schema import metadata
from tests.server.store.stored_tables import numbers_in, opened


def refusal(url: str | None) -> DatabaseError:
    """Why this database is not opened; there is a sentence for it in every language."""

    async def scenario() -> None:
        async with opened(url):
            pass

    with pytest.raises(DatabaseError) as refused:
        asyncio.run(scenario())
    assert all(refused.value.text(language) for language in LANGUAGES)
    return refused.value


def open_once(url: str | None, *tables: str) -> None:
    """Let the store do what it does when it is opened."""

    async def scenario() -> None:
        async with opened(url, *tables):
            pass

    asyncio.run(scenario())


def change(url: str, command: str) -> None:
    """Change something behind the store's back."""
    engine = create_engine(read_database_url(url))
    with engine.begin() as connection:
        connection.execute(text(command))
    engine.dispose()


def test_the_migrated_database_has_the_form_that_the_program_knows(store_url: str) -> None:
    open_once(store_url)
    engine = create_engine(read_database_url(store_url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_database_that_is_newer_is_refused_and_left_alone(store_url: str) -> None:
    open_once(store_url, "t")
    change(store_url, "UPDATE alembic_version SET version_num = '9999'")
    refused = refusal(store_url)
    assert refused.key == "database-newer"
    assert f"revision 9999; this program knows {newest_revision()}" in str(refused)
    change(store_url, f"UPDATE alembic_version SET version_num = '{newest_revision()}'")

    async def scenario() -> None:
        async with opened(store_url) as store:
            assert await numbers_in(store) == [1]

    asyncio.run(scenario())


def test_a_file_is_made_with_its_folder_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "tables.sqlite"
    open_once(f"sqlite:///{file}", "t")
    assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch(mode=0o644)
    open_once(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o600


def test_without_an_address_there_is_a_file_in_the_user_s_folder(home: Path) -> None:
    open_once(None)
    assert (home / "tavolata" / "tables.sqlite").is_file()


def test_a_file_is_served_by_one_process_however_it_is_named(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.sqlite"):
            with pytest.raises(DatabaseError, match=r"in use by another server.*need PostgreSQL") as refused:
                async with opened(f"sqlite:///{tmp_path}/../{tmp_path.name}/tables.sqlite"):
                    pass
            assert refused.value.key == "database-busy"

    asyncio.run(scenario())


def test_a_file_with_two_names_is_served_by_nobody(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "tables.sqlite"
    other.parent.mkdir()

    async def scenario() -> None:
        async with opened(f"sqlite:///{file}"):
            other.hardlink_to(file)
            with pytest.raises(DatabaseError, match="2 names") as refused:
                async with opened(f"sqlite:///{other}"):
                    pass
            assert refused.value.key == "database-linked"

    asyncio.run(scenario())
    assert refusal(f"sqlite:///{file}").key == "database-linked"
    other.unlink()
    open_once(f"sqlite:///{file}")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.sqlite",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///tables.sqlite?mode=ro",
        "mysql://me:geheim@localhost/tables",
        "postgresql://me:geheim@localhost:port/tables",
        "postgresql+asyncpg://me:geheim@localhost/tables",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    refused = refusal(url)
    assert refused.key == "database-url"
    assert "geheim" not in str(refused)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:geheim@127.0.0.1:1/tables",
        "postgres://me@127.0.0.1:1/tables?password=geheim",
        "postgresql+psycopg://me:geheim@127.0.0.1:1/tables?connect_timeout=2",
    ],
)
def test_an_unreachable_server_is_named_without_its_password(url: str) -> None:
    refused = refusal(url)
    assert refused.key == "database-unreachable"
    assert "127.0.0.1:1/tables cannot be used" in str(refused)
    assert "refused" in str(refused)
    assert "geheim" not in f"{refused} {refused!r} {refused.fields}"


def test_a_password_in_the_driver_s_own_words_is_left_out() -> None:
    refused = refusal("postgresql://me:geheim@127.0.0.1:1/tables?sslmode=geheim")
    assert "geheim" not in str(refused)


def test_a_missing_database_is_named(postgresql_url: str) -> None:
    refused = refusal(postgresql_url.replace("/tavolata_", "/missing_"))
    assert refused.key == "database-unreachable"
    assert "does not exist" in str(refused)


def test_a_file_where_none_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = refusal(f"sqlite:///{tmp_path}/file/tables.sqlite")
    assert refused.key == "database-unreachable"
    assert str(tmp_path) in str(refused)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}").key == "database-unreachable"


def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Luigi, " * 100, encoding="utf-8")
    refused = refusal(f"sqlite:///{file}")
    assert "file is not a database" in str(refused)
    assert file.read_text(encoding="utf-8") == "Dear Luigi, " * 100


def test_a_missing_driver_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refused = refusal("postgresql://me:geheim@localhost/tables")
    assert refused.key == "database-driver"
    assert 'pip install "tavolata[postgresql]"' in str(refused)
