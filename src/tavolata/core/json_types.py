"""The type of JSON values, for everything that leaves the engine as plain data."""

from __future__ import annotations

JSON = str | int | float | bool | None | list["JSON"] | dict[str, "JSON"]
