"""Frames and bodies of every kind do no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.server.http.sockets import MAX_BAD_FRAMES
from tests.server.inside import FREELY, JSON, Background, key_of
from tests.server.intruders import poke
from tests.server.lobbies import FOR_SEATS, HOST_ONLY, lobby


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    with Background(tmp_path_factory.mktemp("strangers"), FREELY) as running_server:
        yield running_server


VALID: list[JSON] = [{"key": "k", **command} for command in (*FOR_SEATS, *HOST_ONLY[:2])]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.integers(10**30, 10**40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn) -> JSON:
    """A command in which something is missing, wrong or too much."""
    command = dict(draw(st.sampled_from(VALID)))
    name = draw(st.sampled_from([*command, "more", "\x00", "seat"]))
    if draw(st.booleans()):
        command.pop(name, None)
    else:
        command[name] = draw(VALUES)
    return command


JSONS = (VALUES | mutated()).map(json.dumps)
FRAMES = st.one_of(st.binary(max_size=200), st.text(max_size=200), JSONS, JSONS.map(str.encode))


@given(st.lists(FRAMES, min_size=1, max_size=MAX_BAD_FRAMES - 1))
@settings(max_examples=60)
def test_no_frame_does_harm(background: Background, frames: list[str | bytes]) -> None:
    for answer in background.call(poke(background.server, frames)):
        assert answer["done"] or key_of(answer["refused"]) != "internal"


@given(JSONS | st.binary(max_size=200), st.sampled_from(["/chairs", "/commands", "/contact", "/codes"]))
@settings(max_examples=60)
def test_no_body_does_harm(background: Background, body: str | bytes, path: str) -> None:
    async def send() -> None:
        server = background.server
        made = await lobby(server)
        method = "PUT" if path == "/contact" else "POST"
        headers = {"Authorization": f"Bearer {made['host']}", "Content-Type": "application/json"}
        url = f"/api/tables/{made['table']['id']}{path}"
        content = body if isinstance(body, bytes) else body.encode(errors="surrogatepass")
        answer = await server.web.request(method, url, headers=headers, content=content)
        assert answer.status_code < 500
        if answer.status_code >= 400:
            key_of(answer.json()["refused"])

    background.call(send())


NASTY = [
    b'{"game": "\\ud800", "chairs": []}',
    b'{"\\ud800": 1}',
    b'{"game": "domingo", "chairs": [{"who": "here", "name": "\\u0000"}]}',
    b'{"game": "domingo", "chairs": [{"who": "bot", "bot": "greedy"}], "options": {"first": 1e999}}',
    b'{"game": "domingo", "chairs": [], "edition": {"a": NaN}}',
    b'{"game": "domingo", "chairs": [{"who": "bot", "bot": "x"}], "edition": {"\\udfff": "\\ud800"}}',
    b'{"game": "domingo", "chairs": [{"who": "free"}, {"who": "free"}], "edition": {"game": ' + b"9" * 5000 + b"}}",
    b'{"game": "domingo", "chairs": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    b'{"game": "domingo", "chairs": [{"who": "free"}, {"who": "free"}], "options": {"first": ' + b"9" * 400 + b"}}",
    b"\xff\xfe\x00",
    b"",
]


@pytest.mark.parametrize("body", NASTY, ids=range(len(NASTY)))
def test_a_table_that_makes_no_sense_is_not_made(background: Background, body: bytes) -> None:
    async def send() -> None:
        headers = {"Content-Type": "application/json"}
        answer = await background.server.web.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400, answer.text
        key_of(answer.json()["refused"])

    background.call(send())
