"""A table can be played in memory: whoever imports it gets neither a database nor a web server."""

from __future__ import annotations

import subprocess
import sys

NOT_NEEDED = ("sqlalchemy", "alembic", "fastapi", "starlette", "uvicorn", "websockets", "orjson", "pydantic")


def test_a_table_is_imported_without_a_database_and_without_a_web_server() -> None:
    command = "import sys, tavolata.server.table.table; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", command], check=True, capture_output=True, text=True).stdout.split()
    assert "tavolata.server.table.table" in loaded
    assert not {name.partition(".")[0] for name in loaded} & set(NOT_NEEDED)
