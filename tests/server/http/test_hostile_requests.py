"""Requests that no browser makes: out of the folder of the pages, or two in one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tavolata.server.http import pages
from tests.server.inside import PATIENCE, Inside, inside, run

SECRET = "not for strangers"
OUTSIDE = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "//../secret.txt",
    "/assets/link.txt",
    "/%00/../../secret.txt",
]


async def sent(server: Inside, request: str) -> str:
    """What comes back, byte by byte, until the server closes or falls silent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request.encode())
    await writer.drain()
    answer = b""
    try:
        while part := await asyncio.wait_for(reader.read(65536), PATIENCE if not answer else 0.5):
            answer += part
    except TimeoutError:
        pass
    writer.close()
    await writer.wait_closed()
    return answer.decode(errors="replace")


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder_of_the_pages_is_served(tmp_path: Path, path: str) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Tavolata</title>")
    (tmp_path / "secret.txt").write_text(SECRET)
    (folder / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")

    async def ask() -> None:
        async with inside(tmp_path) as server:
            pages.add_to(server.app, folder)
            assert "Tavolata" in await sent(server, "GET /index.html HTTP/1.1\r\nHost: a\r\n\r\n")
            answer = await sent(server, f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n")
            assert SECRET not in answer

    run(ask())


@pytest.mark.parametrize(
    "head",
    [
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Content-Length: 5\r\nContent-Length: 60",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: xchunked",
        "Content-Length: +5",
        "Content-Length : 5",
    ],
)
def test_a_request_is_never_taken_for_two(tmp_path: Path, head: str) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as server:
            hidden = "GET /api/words/en HTTP/1.1\r\nHost: a\r\n\r\n"
            answer = await sent(server, f"POST /api/codes HTTP/1.1\r\nHost: a\r\n{head}\r\n\r\n0\r\n\r\n{hidden}")
            assert "error-no-such-table" not in answer
            assert answer.count("HTTP/1.1 ") <= 1

    run(ask())
