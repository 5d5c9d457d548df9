"""What all bodies have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Body(BaseModel):
    """Nothing that is not declared, neither in nor out."""

    model_config = ConfigDict(extra="forbid")
