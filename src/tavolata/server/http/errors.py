"""Answers over HTTP: every refusal in one form. And of requests no more is read than anybody needs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolata.core.errors import TavolataError
from tavolata.server.errors import BadRequest, Missing, ServerError, TooLarge
from tavolata.server.protocol.refusal import refusal_json

log = logging.getLogger("tavolata.server")


def refused(problem: TavolataError, status: int | None = None) -> Response:
    """Why a request was not carried out."""
    if status is None:
        status = problem.status if isinstance(problem, ServerError) else 400
    return Response(orjson.dumps({"refused": refusal_json(problem)}), status, media_type="application/json")


def first_problem(problem: ValidationError | RequestValidationError) -> str:
    """Where and why something could not be read; not what it was."""
    error = problem.errors()[0]
    return f"{'.'.join(map(str, error['loc']))}: {error['type']}" if error["loc"] else str(error["type"])


def add_error_handlers(app: FastAPI) -> None:
    """Whatever goes wrong, the answer is a refusal in our form."""
    app.add_exception_handler(TavolataError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(Exception, _broken)


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TavolataError)
    return refused(problem)


async def _malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    return refused(BadRequest("bad-request", problem=first_problem(problem)))


async def _not_there(request: Request, problem: Exception) -> Response:
    """No such address, or not in this way."""
    assert isinstance(problem, HTTPException)
    answer = refused(Missing("no-such-page"), problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


async def _broken(request: Request, problem: Exception) -> Response:
    """A mistake of ours: the log has it all, the answer nothing of it."""
    return refused(ServerError("internal"), 500)


class StrictRequest(Request):
    """Reads JSON strictly: no half characters, no endless numbers, no abysses."""

    async def json(self) -> Any:
        return orjson.loads(await self.body())


class StrictRoute(APIRoute):
    """A route that reads its requests strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            return await handler(StrictRequest(request.scope, request.receive))

        return handle_strictly


class BodyLimit:
    """Reads no more of a request than anybody needs."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        body, is_complete = await self._read(receive)
        if len(body) > self.most:
            answer = refused(TooLarge("too-large", most=self.most))
            answer.headers["connection"] = "close"
            return await answer(scope, receive, send)

        async def replayed() -> Message:
            nonlocal is_complete
            if is_complete:
                is_complete = False
                return {"type": "http.request", "body": body, "more_body": False}
            return await receive()

        return await self.app(scope, replayed, send)

    async def _read(self, receive: Receive) -> tuple[bytes, bool]:
        """The body, or a little more than is allowed of it; and whether the sender stayed until the end of it."""
        body = b""
        while len(body) <= self.most:
            message = await receive()
            if message["type"] != "http.request":
                return body, False
            body += message.get("body", b"")
            if not message.get("more_body", False):
                return body, True
        return body, False
