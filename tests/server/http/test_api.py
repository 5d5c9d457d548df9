"""The interface keeps its word: every answer has the declared form, whatever is asked."""

from __future__ import annotations

import contextlib
import inspect
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tavolata.server.http.app import create_app
from tavolata.server.http.sockets import MAX_BAD_FRAMES
from tavolata.server.protocol import commands, messages
from tests.random_matches import many
from tests.server.inside import FREELY, JSON, Background, heard, inside, key_of, run

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
Case = schemathesis.Case[Any]
EXAMPLES = many(10, 4)
"""For each thing that can be asked, in each way."""
ON_SOCKETS = ("Message", "Welcome", "Answer", "Present", "Goodbye", "Hello", "Command", "Frame")


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    with Background(tmp_path_factory.mktemp("api"), FREELY) as server:
        yield server


@pytest.fixture
def document(background: Background) -> JSON:
    answer: JSON = background.call(background.server.get("/openapi.json"))
    return answer


def ask_everything(background: Background, mode: GenerationMode, prepare: Callable[[Case], None]) -> None:
    """Requests of every kind, as the document describes them or deliberately not so."""
    interface = schemathesis.openapi.from_url(f"http://{background.server.host}/api/openapi.json")
    for found in interface.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        def ask(case: Case) -> None:
            prepare(case)
            answer = case.call()
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                key_of(answer.json()["refused"])

        with contextlib.suppress(Unsatisfiable):  # where anything may be asked, nothing can be wrong
            ask()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_a_stranger_asks_is_answered_as_declared(background: Background, mode: GenerationMode) -> None:
    ask_everything(background, mode, lambda _: None)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_a_host_asks_is_answered_as_declared(background: Background, mode: GenerationMode) -> None:
    def sit_down(case: Case) -> None:
        made = background.call(background.server.made("domingo", 2))
        if "table" in case.path_parameters:
            case.path_parameters["table"] = made["table"]["id"]
        case.headers["authorization"] = f"Bearer {made['host']}"

    ask_everything(background, mode, sit_down)


# --- the document ------------------------------------------------------------


def test_the_document_knows_everything_that_goes_over_a_socket(document: JSON) -> None:
    schemas = document["components"]["schemas"]
    asked = [kind.__name__ for _, kind in inspect.getmembers(commands, inspect.isclass) if is_command(kind)]
    assert len(asked) == 16
    assert not {*ON_SOCKETS, *asked} - set(schemas)
    mapping = schemas["Command"]["discriminator"]["mapping"]
    assert sorted(reference.rpartition("/")[2] for reference in mapping.values()) == sorted(asked)
    assert schemas["Frame"]["discriminator"]["propertyName"] == "kind"
    told = [part["$ref"].rpartition("/")[2] for part in schemas["Frame"]["oneOf"]]
    assert told == [kind.__name__ for kind in messages.Frame.__args__[0].__args__]
    socket = document["x-socket"]
    assert [socket[part]["$ref"].rpartition("/")[2] for part in ("first", "then", "answers")] == [
        "Hello",
        "Command",
        "Frame",
    ]


def is_command(kind: type) -> bool:
    return issubclass(kind, commands.KeyedCommand) and kind is not commands.KeyedCommand


def test_every_reference_in_the_document_leads_somewhere(document: JSON) -> None:
    schemas = document["components"]["schemas"]
    found = set(references(document))
    assert len(found) > 40
    assert not {reference for reference in found if reference.rpartition("/")[2] not in schemas}


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        yield from (found for value in part.values() for found in references(value))
    if isinstance(part, list):
        yield from (found for value in part for found in references(value))


def test_the_document_is_the_same_every_time(background: Background, document: JSON) -> None:
    state = background.server.app.state
    again = create_app(state.house, state.notifier, state.permission)
    assert json.dumps(again.openapi()) == json.dumps(again.openapi()) == json.dumps(document)


def test_every_refusal_that_can_come_is_declared_in_one_form(document: JSON) -> None:
    for path in document["paths"].values():
        for operation in path.values():
            refused = {status: told for status, told in operation["responses"].items() if status >= "400"}
            assert {"400", "401", "403", "404", "409", "413", "429", "500", "503"} == set(refused)
            for told in refused.values():
                assert told["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


def test_frames_are_as_the_document_says(background: Background, document: JSON) -> None:
    components = {"components": document["components"]}
    frame = jsonschema_rs.validator_for({"$ref": "#/components/schemas/Frame", **components})

    async def listen() -> list[JSON]:
        server = background.server
        made = await server.made("domingo", 2, time_control={"bank": 600})
        table, secret = made["table"]["id"], made["host"]
        frames = []
        async with server.connected(table, secret) as socket:
            frames += [await heard(socket), await heard(socket)]
            await server.do(table, made["seats"]["1"], "say", text="hello")
            await socket.send(json.dumps({"do": "undo", "key": "u"}))
            frames += [await heard(socket), await heard(socket)]
            await server.finish(made)
            for _ in range(MAX_BAD_FRAMES):
                await socket.send("nonsense")
            while frames[-1]["kind"] != "goodbye":
                frames.append(await heard(socket))
        return frames

    told = background.call(listen())
    assert len(told) > 50
    for one in told:
        frame.validate(one)
    assert {one["kind"] for one in told} == {"welcome", "present", "answer", "goodbye", "message"}


# --- mistakes of ours ------------------------------------------------------------


def test_a_mistake_of_ours_tells_nothing_and_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def break_it() -> None:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            server.live(table).table.viewers = {}  # something that cannot be: nobody looks at the table
            assert await server.refused_with("GET", f"/tables/{table}/messages", made["host"]) == (500, "internal")
            assert await server.goodbye(table, made["host"]) == "internal"
            await server.finish(await server.made("domingo", 2))

    run(break_it())
    mistakes = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(mistakes) == 2
    assert all(record.exc_info for record in mistakes)


def test_what_is_not_there_is_refused_in_the_same_form(background: Background) -> None:
    server = background.server
    for method, path in (
        ("GET", "/nowhere"),
        ("GET", "/../x"),
        ("PATCH", "/tables"),
        ("GET", "/tables/a b"),
        ("GET", ""),
    ):
        status, key = background.call(server.refused_with(method, path))
        assert (status, key) in {(404, "no-such-page"), (405, "no-such-page"), (400, "bad-request")}
    allowed = background.call(server.ask("DELETE", "/catalog")).headers["allow"]
    assert allowed == "GET"
