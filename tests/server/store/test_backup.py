"""Backups: what comes back is what was there, byte for byte, from either kind of database into either."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from tavolata.server.entries import AccessChange, Holder
from tavolata.server.errors import BadRequest, DatabaseError, ServerError
from tavolata.server.store import Store
from tavolata.server.store.backups import backup, restore
from tavolata.server.store.backups.row_copy import BACKED_UP
from tavolata.server.store.database_url import read_database_url
from tavolata.server.store.recipients import Recipient
from tavolata.server.store.schema import TRANSIENT, blocks, control, entries, limits, metadata
from tests.server.store.broken_databases import damage
from tests.server.store.stored_tables import NOW, entry, opened

Rows = dict[str, list[tuple[Any, ...]]]
RECIPIENT = Recipient("box", "address", "token")


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    return str(request.getfixturevalue("postgresql").new_database())


def rows_of(url: str) -> Rows:
    """Everything that a backup keeps, as it lies there."""
    engine = create_engine(read_database_url(url))
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in BACKED_UP
        }
    engine.dispose()
    return found


async def filled(url: str) -> None:
    """Tables with everything that there can be at them."""
    async with opened(url, "a", "b", "c") as store:
        assert await store.append([entry(2, "a", key="k", text="żółć 🍝 \\u0041"), entry(3, "a", at=NOW + 5)])
        assert await store.append([entry(2, "b")], due=NOW, access=AccessChange(secrets={"d1": Holder("b", "seat", 1)}))
        await store.issue_code("code", Holder("b", "host", None), NOW)
        await store.set_contact("c", 0, {"contact": {"way": "email"}, "language": "it"})
        await store.keep_review("a", 1, "made by this", {"state": "complete"})
        assert await store.recipients.note_question(RECIPIENT, NOW, 1)
    engine = create_engine(read_database_url(url))
    with engine.begin() as connection:
        connection.execute(insert(blocks), {"network": "192.0.2.0/24", "at": NOW, "until": None})
        connection.execute(insert(limits), {"kind": "tables", "client": "192.0.2.1", "level": 1.5, "since": NOW})
    engine.dispose()


async def filled_with_talk(url: str) -> None:
    """Two tables that need many pages."""
    async with opened(url, "a", "b") as store:
        for name in ("a", "b"):
            assert await store.append([entry(number, name, text=name * 2000) for number in range(2, 101)])


def test_what_comes_back_is_what_was_there(store_url: str, other_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    before, file = rows_of(store_url), tmp_path / "backup.sqlite"
    assert all(before[table.name] for table in BACKED_UP)
    assert backup(store_url, file) == {"tables": 3, "entries": 6}
    assert restore(other_url, file) == {"tables": 3, "entries": 6}
    assert rows_of(other_url) == before
    assert rows_of(store_url) == before
    assert rows_of(f"sqlite:///{file}") == before


def test_a_backup_is_one_file_that_only_its_owner_can_read(store_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(store_url, folder / "backup.sqlite")
    assert [path.name for path in folder.iterdir()] == ["backup.sqlite"]
    assert (folder / "backup.sqlite").stat().st_mode & 0o777 == 0o600


def test_addresses_of_visitors_are_in_no_backup(store_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    backup(store_url, tmp_path / "backup.sqlite")
    with closing(sqlite3.connect(tmp_path / "backup.sqlite")) as connection:
        for table in (control, limits):
            assert connection.execute(f"SELECT count(*) FROM {table.name}").fetchone() == (0,)
    assert b"192.0.2.1" not in (tmp_path / "backup.sqlite").read_bytes().replace(b"192.0.2.0", b"")


def test_everything_is_either_kept_or_passing() -> None:
    assert {*BACKED_UP, *TRANSIENT} == set(metadata.sorted_tables)


def test_a_server_can_be_started_on_a_backup(store_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    backup(store_url, tmp_path / "backup.sqlite")

    async def look() -> None:
        async with opened(f"sqlite:///{tmp_path / 'backup.sqlite'}") as store:
            assert await store.holder_of("d1") == Holder("b", "seat", 1)

    asyncio.run(look())


def test_while_somebody_writes_a_backup_shows_one_moment(store_url: str, tmp_path: Path) -> None:
    async def write_and_backup() -> list[int]:
        async with opened(store_url, "a", "b") as store:
            writing = asyncio.create_task(write(store))
            for number in range(4):
                await asyncio.to_thread(backup, store_url, tmp_path / f"{number}.sqlite")
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
        return [check(tmp_path / f"{number}.sqlite") for number in range(4)]

    async def write(store: Store) -> None:
        """Always first at `a`, then at `b`."""
        for number in range(2, 1_000_000):
            assert await store.append([entry(number, "a")])
            assert await store.append([entry(number, "b")])

    def check(file: Path) -> int:
        with closing(sqlite3.connect(file)) as connection:
            asked = "SELECT table_id, count(*), max(number) FROM entries GROUP BY table_id"
            newest = {name: number for name, count, number in connection.execute(asked) if count == number}
        assert newest["a"] - newest["b"] in (0, 1)
        return int(newest["a"])

    numbers = asyncio.run(write_and_backup())
    assert sorted(numbers) == numbers
    assert numbers[-1] > numbers[0]


def test_nothing_is_overwritten_without_a_clear_word(store_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    file = tmp_path / "backup.sqlite"
    file.write_text("mine")
    with pytest.raises(BadRequest) as refused:
        backup(store_url, file)
    assert refused.value.key == "file-exists"
    assert file.read_text() == "mine"
    backup(store_url, file, replace=True)
    with pytest.raises(BadRequest) as refused:
        restore(store_url, file)
    assert refused.value.key == "database-not-empty"


def test_with_a_clear_word_all_that_came_later_is_gone(store_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    before = rows_of(store_url)
    backup(store_url, tmp_path / "backup.sqlite")

    async def go_on() -> None:
        async with opened(store_url, "later") as store:
            assert await store.append([entry(4, "a")])

    asyncio.run(go_on())
    restore(store_url, tmp_path / "backup.sqlite", replace=True)
    assert rows_of(store_url) == before


def test_after_a_restore_the_database_checks_the_numbers_as_before(store_url: str, tmp_path: Path) -> None:
    asyncio.run(filled(store_url))
    backup(store_url, tmp_path / "backup.sqlite")
    restore(store_url, tmp_path / "backup.sqlite", replace=True)

    async def go_on() -> None:
        async with opened(store_url) as store:
            assert not await store.append([entry(9, "a")])
            assert await store.append([entry(4, "a")])

    asyncio.run(go_on())
    engine = create_engine(read_database_url(store_url))
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(delete(entries).where(entries.c.number == 2))
    engine.dispose()


def test_a_journal_with_a_gap_comes_back_as_it_was(store_url: str, other_url: str, tmp_path: Path) -> None:
    """Older versions did not check the numbers."""
    asyncio.run(filled(store_url))
    engine = create_engine(read_database_url(store_url))
    is_file = engine.dialect.name == "sqlite"
    with engine.begin() as connection:
        connection.exec_driver_sql(f"DROP TRIGGER entries_no_hole {'' if is_file else 'ON entries'}")
        connection.execute(delete(entries).where(entries.c.table_id == "a", entries.c.number == 2))
    engine.dispose()
    backup(store_url, tmp_path / "backup.sqlite")
    restore(other_url, tmp_path / "backup.sqlite")
    assert rows_of(other_url) == rows_of(store_url)


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", ".lock"])
@pytest.mark.parametrize("served", ["own", "other"])
def test_no_backup_is_written_over_a_database_in_use(tmp_path: Path, served: str, suffix: str) -> None:
    urls = {name: f"sqlite:///{tmp_path / name}" for name in ("own", "other")}

    async def refuse() -> None:
        async with opened(urls["own"], "t"), opened(urls["other"], "t") as store:
            (tmp_path / "link").symlink_to(tmp_path / f"{served}{suffix}")
            before = {path.name: path.stat().st_ino for path in tmp_path.iterdir()}
            for name in (f"{served}{suffix}", "link"):
                with pytest.raises(BadRequest) as refused:
                    await asyncio.to_thread(backup, urls["own"], tmp_path / name, True)
                assert refused.value.key == "file-in-use"
            assert {path.name: path.stat().st_ino for path in tmp_path.iterdir()} == before
            assert await store.append([entry(2)])

    asyncio.run(refuse())


def test_no_backup_is_written_over_its_own_source_or_a_folder(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'own'}"
    asyncio.run(filled(url))
    before = rows_of(url)
    (tmp_path / "name").hardlink_to(tmp_path / "own")
    for name, key in (("own", "file-in-use"), ("name", "file-in-use"), (".", "file-unwritable")):
        with pytest.raises(BadRequest) as refused:
            backup(url, tmp_path / name, replace=True)
        assert refused.value.key == key
    with pytest.raises(BadRequest) as refused:
        restore(url, tmp_path / "own", replace=True)
    assert refused.value.key == "file-in-use"
    assert rows_of(url) == before


def test_the_log_of_an_overwritten_database_is_gone(tmp_path: Path) -> None:
    url, other = (f"sqlite:///{tmp_path / name}" for name in ("own", "other"))
    asyncio.run(filled(url))
    asyncio.run(filled(other))
    for suffix in ("-wal", "-shm"):
        (tmp_path / f"other{suffix}").write_bytes(b"left by a crash")
    backup(url, tmp_path / "other", replace=True)
    assert not list(tmp_path.glob("other-*"))
    assert rows_of(other) == rows_of(url)


def test_what_a_server_wrote_into_a_backup_is_restored_too(tmp_path: Path) -> None:
    url, other = (f"sqlite:///{tmp_path / name}" for name in ("own", "other"))

    async def write_and_restore() -> dict[str, int]:
        async with opened(url, "a", "b"):
            return await asyncio.to_thread(restore, other, tmp_path / "own")

    assert asyncio.run(write_and_restore()) == {"tables": 2, "entries": 2}


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_backup_is_refused_and_nothing_is_lost(store_url: str, tmp_path: Path, content: bytes) -> None:
    asyncio.run(filled(store_url))
    before = rows_of(store_url)
    (tmp_path / "backup").write_bytes(content)
    with pytest.raises(BadRequest) as refused:
        restore(store_url, tmp_path / "backup", replace=True)
    assert refused.value.key == "backup-damaged"
    assert rows_of(store_url) == before


def test_a_damaged_database_is_no_backup_and_the_operator_is_told_why(tmp_path: Path) -> None:
    source = tmp_path / "tables.sqlite"
    asyncio.run(filled_with_talk(f"sqlite:///{source}"))
    damage(source, b"b" * 400)
    (tmp_path / "backup").write_bytes(b"of yesterday")
    with pytest.raises(DatabaseError) as refused:
        backup(f"sqlite:///{source}", tmp_path / "backup", replace=True)
    assert refused.value.key == "database-unreachable"
    assert refused.value.fields["place"] == str(source)
    assert (tmp_path / "backup").read_bytes() == b"of yesterday"


def test_a_backup_to_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    source, target = tmp_path / "tables.sqlite", tmp_path / "folder"
    target.mkdir()
    asyncio.run(filled_with_talk(f"sqlite:///{source}"))
    limits_before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (source.stat().st_size // 2, limits_before[1]))
    try:
        with pytest.raises(BadRequest) as refused:
            backup(f"sqlite:///{source}", target / "backup")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits_before)
    assert refused.value.key == "file-unwritable"
    assert refused.value.fields["file"] == str(target / "backup")
    assert list(target.iterdir()) == []


def test_what_is_not_there_is_refused(store_url: str, tmp_path: Path) -> None:
    with pytest.raises(BadRequest) as refused:
        restore(store_url, tmp_path / "nowhere")
    assert refused.value.key == "no-such-file"
    with pytest.raises(ServerError) as missing:
        backup(f"sqlite:///{tmp_path / 'nowhere'}", tmp_path / "backup")
    assert missing.value.key == "database-missing"
    assert not (tmp_path / "nowhere").exists()
    asyncio.run(filled(store_url))
    with pytest.raises(BadRequest) as unwritable:
        backup(store_url, tmp_path / "no folder" / "backup")
    assert unwritable.value.key == "file-unwritable"
