"""Tables of games as Parquet files, for programs that study many of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tavolata.arena.extras import check_installed


def check_parquet_can_be_written() -> None:
    """Refuse before hours of playing, not after."""
    check_installed("arena", "pyarrow")


def write_parquet(columns: Mapping[str, object], file: Path) -> None:
    """Columns by their names, a row a game."""
    check_parquet_can_be_written()
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.table(columns), file)
