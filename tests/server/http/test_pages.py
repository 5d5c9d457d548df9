"""The pages of the browser app: packed, cached for as long as they are good, and closed to strangers' scripts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tavolata.server.http import pages
from tests.server.inside import run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Tavolata</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("play()")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    return tmp_path


def fetched(folder: Path, path: str, unpacks: str = "identity") -> tuple[httpx.Response, bytes]:
    """What a browser gets, as it comes over the line."""

    async def fetch() -> tuple[httpx.Response, bytes]:
        app = FastAPI()
        pages.add_to(app, folder)
        browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.test")
        async with browser, browser.stream("GET", path, headers={"Accept-Encoding": unpacks}) as answer:
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return run(fetch())


def test_the_first_page_is_asked_for_again_each_time(folder: Path) -> None:
    answer, body = fetched(folder, "/")
    assert b"Tavolata" in body
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_files_with_a_hash_in_their_name_are_kept_for_ever(folder: Path) -> None:
    answer, body = fetched(folder, "/assets/app-1a2b.js")
    assert body == b"play()"
    assert "immutable" in answer.headers["cache-control"]


def test_a_packed_file_goes_to_those_who_can_unpack_it(folder: Path) -> None:
    answer, body = fetched(folder, "/assets/app-1a2b.js", unpacks="gzip, br")
    assert body == b"packed"
    assert answer.headers["content-encoding"] == "br"
    assert "javascript" in answer.headers["content-type"]


def test_without_a_built_app_there_are_no_pages(tmp_path: Path) -> None:
    answer, _ = fetched(tmp_path, "/")
    assert answer.status_code == 404
