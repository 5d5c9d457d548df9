"""What all bodies have in common."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, model_validator
from pydantic_core import PydanticCustomError

MAX_FIELDS = 50
"""More than any body has."""


def check_fields(given: Any) -> Any:
    """Refuse very many fields at once: one by one each of them would be an error of its own."""
    if isinstance(given, dict) and len(given) > MAX_FIELDS:
        raise PydanticCustomError("too_many_fields", "too many fields")
    return given


class Body(BaseModel):
    """Nothing that is not declared, neither in nor out."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _check_fields(cls, given: Any) -> Any:
        return check_fields(given)
