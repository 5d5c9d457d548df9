"""Tables of games as Parquet files, for other programs to analyse."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tavolata.core.extras import check_installed


def check_parquet_can_be_written() -> None:
    """Raise BadInput if PyArrow is missing: before hours of playing, not after."""
    check_installed("arena", "pyarrow")


def write_parquet(columns: Mapping[str, object], file: Path) -> None:
    """Write columns by name, with one row per game."""
    check_parquet_can_be_written()
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.table(columns), file)
