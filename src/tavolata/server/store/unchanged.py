"""A value that stays as it is in the database."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Unchanged(Enum):
    """Stands for a value that stays as it is, where None means something."""

    UNCHANGED = "unchanged"


UNCHANGED: Final = Unchanged.UNCHANGED
