"""Brings a database to the form that this program knows; refuses one that is newer.

A change of `schema.py` needs a new file in `versions`, written by hand; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, select

from tavolata.server.errors import DatabaseError

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

HERE = Path(__file__).parent
LOCK = 0x7461766F6C617461
"""The name of PostgreSQL's advisory lock: only one process migrates at a time."""


def migrate(engine: Engine, place: str) -> None:
    """Run what has not been run yet, all of it or nothing."""
    script = ScriptDirectory(str(HERE))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        refuse_newer(MigrationContext.configure(connection).get_current_heads(), script, place)
        upgrade(connection, script)


def refuse_newer(found: Sequence[str], script: ScriptDirectory, place: str) -> None:
    """A revision we have never heard of was made by a program after us."""
    known = [one.revision for one in script.walk_revisions()]
    unknown = [revision for revision in found if revision not in known]
    if unknown:
        raise DatabaseError("database-newer", place=place, found=", ".join(unknown), known=known[0])


def newest_revision() -> str:
    """The form of a database that this program knows."""
    return str(ScriptDirectory(str(HERE)).get_current_head())


def check_newest(connection: Connection, place: str) -> None:
    """Refuse a database in any other form: whoever only looks in does not change it."""
    script = ScriptDirectory(str(HERE))
    found = MigrationContext.configure(connection).get_current_heads()
    refuse_newer(found, script, place)
    if found != (script.get_current_head(),):
        raise DatabaseError("database-older", place=place)


def upgrade(connection: Connection, script: ScriptDirectory, target: str = "heads") -> None:
    """Go from where the database is to a revision, or to the newest."""

    def steps(revision: str, _: MigrationContext) -> object:
        return script._upgrade_revs(target, revision)

    with EnvironmentContext(Config(), script, fn=steps) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()
