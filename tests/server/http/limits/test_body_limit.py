"""A body that is too large is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from fastapi.exceptions import RequestValidationError

from tavolata.server.http import errors
from tavolata.server.http.limits.body_limit import SMALL_BYTES
from tests.server.inside import inside, key_of, run
from tests.server.lobbies import DEFAULT


@pytest.mark.parametrize("has_length", [True, False])
def test_a_body_that_is_too_large_is_refused(tmp_path: Path, has_length: bool) -> None:
    async def send() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            body = orjson.dumps({"game": "domingo", "chairs": [], "edition": {"x": "y" * DEFAULT.body_bytes}})

            async def pieces() -> AsyncIterator[bytes]:
                for start in range(0, len(body), 50_000):
                    yield body[start : start + 50_000]

            headers = {"Content-Type": "application/json"}
            for path in ("/api/tables", "/api/nowhere", f"/api/tables/{made['table']['id']}/commands"):
                answer = await server.web.post(path, content=body if has_length else pieces(), headers=headers)
                assert answer.status_code == 413
                assert key_of(answer.json()["refused"]) == "too-large"
            await server.finish(made)

    run(send())


def test_only_cards_of_one_s_own_may_be_large(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            made = await server.made("domingo", 2)
            text = "x" * SMALL_BYTES
            command = {"do": "say", "key": "k", "text": text}
            path = f"/tables/{made['table']['id']}/commands"
            assert await server.refused_with("POST", path, made["host"], json=command) == (413, "too-large")
            cards = {"name": "cards.toml", "text": text}
            assert (await server.refused_with("POST", "/games/domingo/edition", json=cards))[0] == 400
            table = {"game": "domingo", "chairs": [], "edition": {"x": text}}
            assert (await server.refused_with("POST", "/tables", json=table))[0] == 400

    run(send())


FIELDS = {f"{number:x}": 0 for number in range(20_000)}


@pytest.mark.parametrize(
    "body",
    [
        {"game": "domingo", "chairs": [{"who": "free"}] * 2, **FIELDS},
        {"game": "domingo", "chairs": [{"who": "free"}] * 2, "options": dict.fromkeys(FIELDS)},
        {"game": "domingo", "chairs": [{"who": "free", **FIELDS}]},
        {"game": "domingo", "chairs": [{}] * 20_000},
        {"game": "domingo", "chairs": [{"who": "free"}] * 2, "time_control": FIELDS},
    ],
    ids=["body", "options", "chair", "chairs", "clock"],
)
def test_of_many_wrong_fields_few_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: dict[str, Any]
) -> None:
    """Each would cost as much as the first, which is the only one that is named."""
    counts: list[int] = []
    tell = errors.first_problem

    def count_and_tell(problem: RequestValidationError) -> str:
        counts.append(len(problem.errors()))
        return tell(problem)

    monkeypatch.setattr(errors, "first_problem", count_and_tell)

    async def send() -> None:
        async with inside(tmp_path, DEFAULT) as server:
            assert await server.refused_with("POST", "/tables", json=body) == (400, "bad-request")

    run(send())
    assert len(counts) == 1
    assert counts[0] <= 60
