"""What a stranger's connection may cost before a request is complete: bytes, time, and connections."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
import uvloop
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tavolata.server.errors import BadRequest
from tavolata.server.http.transport.connection_limit import RESERVED_DESCRIPTORS, raise_descriptor_limit
from tavolata.server.http.transport.http_protocol import MAX_PIPELINED
from tests.server.inside import FREELY, PATIENCE, Inside, inside, key_of, run, until

SOON = replace(FREELY, head_seconds=0.4, body_seconds=0.4)
FEW = replace(FREELY, connections_an_address=4, proxies="")
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"


class Stranger:
    """Somebody who sends bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> tuple[int, dict[bytes, bytes], bytes]:
        """The status, the headers and the body of an answer after which the connection is closed."""
        whole = await asyncio.wait_for(self.reader.read(), PATIENCE)
        head, _, body = whole.partition(b"\r\n\r\n")
        first, *lines = head.split(b"\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in lines)
        assert len(body) == int(headers[b"content-length"])
        return int(first.split()[1]), headers, body

    async def refused(self) -> tuple[int, str]:
        """The status and the key of a refusal after which the connection is closed."""
        status, headers, body = await self.answer()
        assert headers[b"connection"] == b"close"
        assert headers[b"x-content-type-options"] == b"nosniff"
        return status, key_of(orjson.loads(body)["refused"])


@asynccontextmanager
async def stranger(server: Inside, address: str = "127.0.0.1") -> AsyncIterator[Stranger]:
    """A connection without any library, from an address of this machine."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    try:
        yield Stranger(reader, writer)
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


def request(server: Inside, more: bytes = b"", path: str = "/api/catalog", method: str = "GET") -> bytes:
    """The head of a request, but for the empty line at its end."""
    return f"{method} {path} HTTP/1.1\r\nHost: {server.host}\r\n".encode() + more


# --- bytes ------------------------------------------------------------


@pytest.mark.parametrize(
    "beginning", [b"GET /", b"GET / HTTP/1.1\r\nX", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n" + UPGRADE + b"X: "]
)
def test_a_head_without_end_is_refused_at_the_limit(tmp_path: Path, beginning: bytes) -> None:
    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            await one.send(beginning)
            await one.send(b"a" * (FREELY.head_bytes - len(beginning)))
            assert await one.refused() == (431, "head-too-large")

    run(send())


def test_many_headers_are_refused_at_the_limit(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            await one.send(request(server, b"A: b\r\n" * (FREELY.head_bytes // 6)))
            assert await one.refused() == (431, "head-too-large")

    run(send())


def test_a_head_just_below_the_limit_is_read_in_whatever_pieces(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            head = request(server, b"Connection: close\r\nX: ")
            head += b"a" * (FREELY.head_bytes - len(head) - 4) + b"\r\n\r\n"
            for start in range(0, len(head), 1000):
                await one.send(head[start : start + 1000])
                await asyncio.sleep(0)
            assert (await one.answer())[0] == 200

    run(send())


def test_a_head_without_end_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Forty megabytes of one header: others are answered meanwhile, and most of it is never read."""

    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:

            async def flood() -> None:
                await one.send(request(server, b"X: "))
                for _ in range(40):
                    await one.send(b"a" * 2**20)

            flooding = asyncio.ensure_future(flood())
            for _ in range(5):
                before = asyncio.get_running_loop().time()
                await server.get("/catalog")
                assert asyncio.get_running_loop().time() - before < 2
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(flooding, PATIENCE)

    run(send())


def test_many_requests_at_once_are_refused_before_they_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of short requests fit into one read of the network; each would wait in memory for its turn."""
    begun = 0
    begin = HttpToolsProtocol.on_message_begin

    def count_and_begin(self: HttpToolsProtocol) -> None:
        nonlocal begun
        begun += 1
        begin(self)

    monkeypatch.setattr(HttpToolsProtocol, "on_message_begin", count_and_begin)

    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            await one.send(request(server, b"\r\n") * 2000)
            assert await one.refused() == (429, "too-many-requests")
            assert begun <= MAX_PIPELINED + 1
            await server.get("/catalog")

    run(send())


def test_a_few_requests_at_once_are_all_answered(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            path = "/api/nowhere"
            await one.send(request(server, b"\r\n", path) * 4 + request(server, b"Connection: close\r\n\r\n", path))
            answers = await asyncio.wait_for(one.reader.read(), PATIENCE)
            assert answers.count(b"HTTP/1.1 404") == 5

    run(send())


@pytest.mark.parametrize(
    "header", [b"X: " + b"a" * 10_000 + b"\r\n", b"A: b\r\n" * 150, b"X: a\x7fb\r\n"], ids=["long", "many", "odd"]
)
def test_a_handshake_that_cannot_be_read_is_refused(tmp_path: Path, header: bytes) -> None:
    """The reader of sockets is stricter than that of requests, and by itself says nothing."""

    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            await one.send(request(server, UPGRADE + KEY + header + b"\r\n", f"/api/tables/{'a' * 12}/socket"))
            assert await one.refused() == (400, "bad-request")

    run(send())


@pytest.mark.parametrize("end", [b"1\r\na\r\n0\r\nX: ", b"1;x="])
def test_what_comes_between_and_after_the_pieces_of_a_body_is_bounded_too(tmp_path: Path, end: bytes) -> None:
    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            await one.send(request(server, b"Transfer-Encoding: chunked\r\n\r\n", "/api/tables", "POST") + end)
            await one.send(b"a" * 2 * FREELY.head_bytes)
            assert await one.refused() == (431, "head-too-large")

    run(send())


def test_what_is_no_http_is_refused_in_the_usual_form(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path) as server, stranger(server) as one:
            await one.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n")
            assert await one.refused() == (400, "bad-request")

    run(send())


# --- time ------------------------------------------------------------


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/cat",
        b"GET /api/catalog HTTP/1.1\r\nHost: here\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: here\r\n" + UPGRADE + KEY,
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
    ],
)
def test_a_half_sent_request_ends_after_a_while(tmp_path: Path, half: bytes) -> None:
    async def send() -> None:
        async with inside(tmp_path, SOON) as server, stranger(server) as one:
            await one.send(half)
            assert await one.refused() == (408, "request-too-slow")

    run(send())


def test_drop_by_drop_is_not_in_time_either(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path, SOON) as server, stranger(server) as one:
            refused = asyncio.ensure_future(one.refused())
            await one.send(b"GET /")
            while not refused.done():
                await one.send(b"a")
                await asyncio.sleep(0.05)
            assert refused.result() == (408, "request-too-slow")

    run(send())


def test_the_second_request_of_a_connection_has_its_time_too(tmp_path: Path) -> None:
    async def send() -> None:
        async with inside(tmp_path, SOON) as server, stranger(server) as one:
            await one.send(request(server, b"\r\n", "/api/nowhere"))
            head = await asyncio.wait_for(one.reader.readuntil(b"\r\n\r\n"), PATIENCE)
            length = int(head.lower().partition(b"content-length: ")[2].split()[0])
            await asyncio.wait_for(one.reader.readexactly(length), PATIENCE)
            await asyncio.sleep(SOON.head_seconds * 1.5)
            await one.send(b"GET /api/cat")
            assert await one.refused() == (408, "request-too-slow")

    run(send())


def test_whoever_waits_for_the_answer_is_not_cut_off(tmp_path: Path) -> None:
    """The clock is for what is sent to the server; a socket that is open has none."""

    async def send() -> None:
        async with inside(tmp_path, replace(SOON, head_seconds=5.0)) as server:
            made = await server.made("domingo", 2)
            async with server.connected(made["table"]["id"], made["host"]) as socket:
                await asyncio.sleep(SOON.body_seconds * 2)
                assert orjson.loads(await socket.recv())["kind"] == "welcome"
                await socket.ping()

    run(send())


# --- connections ------------------------------------------------------------


def test_one_address_has_so_many_connections_and_others_are_served(tmp_path: Path) -> None:
    async def connect() -> None:
        async with inside(tmp_path, replace(FEW, proxies="127.0.0.1")) as server:
            held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
            async with stranger(server) as one:
                assert await one.refused() == (429, "too-many-connections")
            async with stranger(server, "127.0.0.2") as other:
                await other.send(request(server, b"Connection: close\r\n\r\n", "/api/nowhere"))
                assert (await other.answer())[0] == 404
            held.pop()[1].close()
            await until_there_is_room(server)
            for _, writer in held:
                writer.close()

    run(connect())


async def until_there_is_room(server: Inside) -> None:
    """A request without a library is answered."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with stranger(server) as one:
                await one.send(request(server, b"Connection: close\r\n\r\n", "/api/nowhere"))
                if (await one.answer())[0] == 404:
                    return
            await asyncio.sleep(0.02)


def test_sockets_are_connections_too(tmp_path: Path) -> None:
    async def connect() -> None:
        async with inside(tmp_path, replace(FEW, connections_an_address=3)) as server:
            made = await server.made("domingo", 2)
            await server.web.aclose()
            table = made["table"]["id"]
            async with server.connected(table, made["host"]), server.connected(table, made["watch"]):
                await until(lambda: len(server.live(table).subscribers) == 2)
                async with stranger(server), stranger(server) as one:
                    assert await one.refused() == (429, "too-many-connections")
            await until_there_is_room(server)

    run(connect())


def test_behind_a_proxy_connections_count_for_those_it_names(tmp_path: Path) -> None:
    async def connect() -> None:
        forwarded = b"X-Forwarded-For: 192.0.2.7\r\nContent-Length: 1\r\n\r\n"
        for proxies, served in (("127.0.0.1", True), ("", False)):
            (tmp_path / proxies / "x").mkdir(parents=True)
            async with inside(tmp_path / proxies / "x", replace(FEW, proxies=proxies)) as server:
                held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
                for _, writer in held:
                    writer.write(request(server, forwarded, "/api/tables", "POST"))
                    await writer.drain()
                await asyncio.sleep(0.2)
                async with stranger(server) as one:
                    await one.send(request(server, b"Connection: close\r\n\r\n", "/api/nowhere"))
                    assert (await one.answer())[0] == (404 if served else 429)
                for _, writer in held:
                    writer.close()

    run(connect())


def test_descriptors_are_asked_for_and_must_be_enough() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft - 1, hard))
    try:
        assert raise_descriptor_limit(FREELY) == hard - RESERVED_DESCRIPTORS
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    with pytest.raises(BadRequest, match="LimitNOFILE"):
        raise_descriptor_limit(replace(FREELY, connections_an_address=hard))


# --- what every answer says ------------------------------------------------------------


def test_no_answer_is_to_be_guessed_at_and_none_of_the_interface_is_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            for method, path in [("GET", "/catalog"), ("GET", "/nowhere"), ("POST", "/tables"), ("GET", "/words/en")]:
                answer = await server.ask(method, path)
                assert answer.headers.get_list("x-content-type-options") == ["nosniff"], path
                assert answer.headers.get_list("cache-control") == ["no-store"], path
            pages = await server.web.get("/")
            assert pages.headers.get_list("x-content-type-options") == ["nosniff"]
            async with stranger(server) as one:
                foreign = b"Origin: http://elsewhere.example\r\n"
                path = f"/api/tables/{made['table']['id']}/socket"
                await one.send(request(server, UPGRADE + KEY + foreign + b"\r\n", path))
                status, headers, _ = await one.answer()
                assert (status, headers[b"x-content-type-options"]) == (403, b"nosniff")

    run(ask())


def has_answer(connection: socket.socket) -> bool:
    """Has anything come back?"""
    with suppress(BlockingIOError):
        return bool(connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT))
    return False


def test_a_crowd_at_the_door_does_not_come_in_one_by_one(tmp_path: Path) -> None:
    """The event loop takes one connection a turn from each socket: with only one, the last of a crowd waits for all."""

    async def crowd() -> None:
        async with inside(tmp_path) as server:
            with ExitStack() as stack:
                place = ("127.0.0.1", server.port)
                visitors = [stack.enter_context(socket.create_connection(place)) for _ in range(100)]
                for visitor in visitors:
                    visitor.send(b"GET /api/nowhere HTTP/1.1\r\nHost: here\r\n\r\n")
                turns = 0
                while not all(map(has_answer, visitors)):
                    await asyncio.sleep(0)
                    turns += 1
                assert turns < len(visitors) / 2

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(crowd())
