"""Rows of the journal as text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavolata.server.store.rows import packed


@pytest.mark.parametrize(
    "data",
    [
        {"seat": 2, "action": "place tol left", "by": "person"},
        {"text": 'Perché? „Größe“ 🍝 "\\/ \x7f\x1b\b\n\u202e'},
        {"large": 2**80, "small": -(2**63), "none": None, "yes": True, "nested": [{}, [], ""]},
    ],
)
def test_data_is_the_same_plain_ascii_whichever_encoder_writes_it(data: dict[str, Any]) -> None:
    text = packed(data)
    assert text == json.dumps(data, separators=(",", ":"))
    assert text.isascii()
    assert json.loads(text) == data
