"""The numbers of a journal run without gaps: the database itself refuses an entry whose predecessor is missing."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

SQLITE = (
    """
    CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries
    WHEN NEW.number <> 1 AND NOT EXISTS (
        SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1
    )
    BEGIN SELECT RAISE(ABORT, 'the entry before is missing'); END
    """,
    # A table that is deleted is gone before its entries are.
    """
    CREATE TRIGGER entries_no_hole BEFORE DELETE ON entries
    WHEN EXISTS (SELECT 1 FROM entries WHERE table_id = OLD.table_id AND number = OLD.number + 1)
        AND EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
    BEGIN SELECT RAISE(ABORT, 'the entry after it is still there'); END
    """,
    """
    CREATE TRIGGER entries_stay BEFORE UPDATE OF table_id, number ON entries
    BEGIN SELECT RAISE(ABORT, 'entries keep their numbers'); END
    """,
)
"""SQLite looks for the predecessor of every row: one look into the key under which the row itself is going to lie."""


def postgresql_trigger(name: str, when: str, is_wrong: str, problem: str) -> tuple[str, str]:
    """A function that refuses a statement, and the trigger that asks it.

    Once a statement, however many rows it has: a check of every row would cost a query each.
    """
    function = f"""
    CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF {is_wrong} THEN
            RAISE EXCEPTION '{problem}' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NULL;
    END $$
    """
    return function, f"CREATE TRIGGER {name} {when} FOR EACH STATEMENT EXECUTE FUNCTION {name}()"


POSTGRESQL = (
    *postgresql_trigger(
        "entries_no_gap",
        "AFTER INSERT ON entries REFERENCING NEW TABLE AS changed",
        """EXISTS (
            SELECT 1 FROM changed WHERE number <> 1 AND NOT EXISTS (
                SELECT 1 FROM entries
                WHERE entries.table_id = changed.table_id AND entries.number = changed.number - 1
            )
        )""",
        "the entry before is missing",
    ),
    *postgresql_trigger(
        "entries_no_hole",
        "AFTER DELETE ON entries REFERENCING OLD TABLE AS changed",
        """EXISTS (
            SELECT 1 FROM changed JOIN entries
            ON entries.table_id = changed.table_id AND entries.number = changed.number + 1
        )""",
        "the entry after it is still there",
    ),
    *postgresql_trigger(
        "entries_stay",
        "BEFORE UPDATE OF table_id, number ON entries",
        "TRUE",
        "entries keep their numbers",
    ),
)


def upgrade() -> None:
    """Let the database watch over the numbers. Journals that have a gap already stay as they are, and may grow."""
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)
