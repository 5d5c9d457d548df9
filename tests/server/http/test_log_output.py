"""The log, at its most talkative: it tells requests and tables, and nothing that anybody would want to hide."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from tavolata.server import tokens
from tavolata.server.errors import BadRequest
from tavolata.server.log_output import set_up_log
from tavolata.server.table.outgoing.game_json import event_json
from tests.server.inside import Inside, heard, inside, run

NAMES = ("Annabella", "Benvenuto")
CHAT = "Quattrocchi"
MAIL = "annabella@example.org"


@pytest.fixture
def restored_log() -> Iterator[None]:
    """The log as it was before, after the test."""
    root, own = logging.getLogger(), logging.getLogger("tavolata")
    handlers, level, own_level = root.handlers[:], root.level, own.level
    logging.getLogger("httpx").disabled = True  # the visitor, who is in this process, too
    yield
    logging.getLogger("httpx").disabled = False
    root.handlers[:] = handlers
    root.setLevel(level)
    own.setLevel(own_level)


def talkative(form: str) -> io.StringIO:
    """Everything that is logged from now on."""
    set_up_log(form, "debug")
    written = io.StringIO()
    for handler in logging.getLogger().handlers:
        if isinstance(handler, logging.StreamHandler):
            handler.setStream(written)
    return written


async def played_evening(server: Inside) -> tuple[dict[str, Any], set[str]]:
    """A game from the first request to its end, with chat, guests and mistakes; and all that has to stay hidden."""
    chairs = [{"who": "here", "name": name} for name in NAMES]
    made = await server.made_with("domingo", chairs, start=True)
    table = made["table"]["id"]
    code = (await server.ask("POST", f"/tables/{table}/codes", made["host"])).json()["code"]
    hidden = {*NAMES, CHAT, MAIL, "127.0.0.1", made["invite"], made["watch"], code, *made["seats"].values()}
    hidden |= {tokens.digest(secret) for secret in (made["host"], *made["seats"].values())}
    async with server.connected(table, made["seats"]["1"]) as socket:
        await heard(socket)
        await server.do(table, made["host"], "say", text=CHAT)
        await server.refused(table, made["host"], "move", decision=1, action="place nothing left")
        await server.ask("PUT", f"/tables/{table}/contact", made["host"], json={"contact": {"way": MAIL}})
        await server.ask("GET", f"/tables/{table}", made["invite"] + "x")
        await server.web.get(f"/{made['host']}/{MAIL}")
        await server.web.get(f"/api/tables/{made['host']}?secret={made['host']}")
        hidden.add(server.match(table).seed.hex())
        await server.finish(made)
    for move in server.match(table).moves:
        told = [event_json(event)["fields"] for event in move.events]
        hidden |= {str(fields["card"]) for fields in told if "card" in fields}
    return made, hidden


@pytest.mark.parametrize("form", ["lines", "json"])
def test_nothing_hidden_is_ever_logged(tmp_path: Path, restored_log: None, form: str) -> None:
    written = talkative(form)

    async def play() -> tuple[dict[str, Any], set[str]]:
        async with inside(tmp_path) as server:
            return await played_evening(server)

    made, hidden = run(play())
    assert len(hidden) > 30, "names, secrets and cards"
    logged = written.getvalue()
    assert logged.count(made["table"]["id"]) > 20, "the log has to be talkative"
    words = set(re.findall(r"[^\s\"'=,;/]+", logged))
    assert not {one for one in hidden if one in words or (len(one) > 5 and one in logged)}


@pytest.mark.parametrize("form", ["lines", "json"])
def test_a_journal_that_cannot_be_read_is_logged_without_its_moves(
    tmp_path: Path, restored_log: None, form: str
) -> None:
    written = talkative(form)

    async def play() -> tuple[str, str]:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2, options={"first": 0})
            table = made["table"]["id"]
            match, decision = server.match(table), server.live(table).table.viewers[0].decision
            action, missing = str(match.legal(0)[0]), str(match.legal(0)[-1])
            assert (await server.do(table, made["host"], "move", decision=decision, action=action))["done"]
            await server.finish(made)
        return table, missing

    async def look(table: str) -> None:
        async with inside(tmp_path) as server:
            assert await server.refused_with("GET", f"/tables/{table}", "x") == (500, "table-unreadable")

    table, action = run(play())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        again = "UPDATE entries SET data = json_set(data, '$.action', ?) WHERE table_id = ? AND number > 4"
        database.execute(again, (action, table))
        database.commit()
    written.truncate(0)
    run(look(table))
    logged = written.getvalue()
    assert "IllegalMove: " in logged
    card = action.split()[1]
    assert not re.search(rf"\b{card}\b", logged), logged


def test_data_that_do_not_fit_are_not_in_a_traceback(restored_log: None) -> None:
    written = talkative("lines")
    try:
        TypeAdapter(dict[str, int]).validate_python({NAMES[0]: CHAT})
    except ValidationError as problem:
        logging.getLogger("tavolata").error("something is odd", exc_info=problem)
    assert "ValidationError: int_parsing" in written.getvalue()
    assert not {one for one in (NAMES[0], CHAT) if one in written.getvalue()}


def test_the_answer_tells_the_id_that_the_log_has(tmp_path: Path, restored_log: None) -> None:
    written = talkative("json")

    async def ask() -> tuple[str, str, str]:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]
            first = await server.ask("GET", f"/tables/{table}", made["host"])
            second = await server.ask("GET", f"/tables/{table}", made["host"])
            return table, first.headers["x-request-id"], second.headers["x-request-id"]

    table, first, second = run(ask())
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert first != second
    for number in (first, second):
        (line,) = [line for line in lines if line.get("request") == number]
        assert line["table"] == table
        assert line["message"].startswith("GET /api/tables/{table} 200 ")
        assert line["level"] == "debug"


def test_a_mistake_is_logged_with_request_table_and_traceback(
    tmp_path: Path, restored_log: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = talkative("json")

    async def break_something() -> tuple[str, str]:
        async with inside(tmp_path) as server:
            made = await server.made("domingo", 2)
            table = made["table"]["id"]

            async def broken(name: str) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(server.house, "open", broken)
            answer = await server.ask("GET", f"/tables/{table}", made["host"])
            assert answer.status_code == 500
            assert "ZeroDivisionError" not in answer.text
            return table, answer.headers["x-request-id"]

    table, number = run(break_something())
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    errors = [line for line in lines if line["level"] == "error"]
    assert [(line["request"], line["table"]) for line in errors] == [(number, table)]
    assert "ZeroDivisionError" in errors[0]["error"]


@pytest.mark.parametrize(("form", "level"), [("xml", "info"), ("lines", "loud")])
def test_a_form_or_a_level_that_there_is_not_is_refused(form: str, level: str) -> None:
    with pytest.raises(BadRequest) as refused:
        set_up_log(form, level)
    for language in ("en", "de", "it"):
        assert refused.value.text(language)
