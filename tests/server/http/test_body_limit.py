"""A body that is too large is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest

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
