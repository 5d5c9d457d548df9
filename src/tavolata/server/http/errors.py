"""Errors over HTTP: every refusal is answered in the same form."""

from __future__ import annotations

import logging

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tavolata.core.errors import TavolataError
from tavolata.server.errors import BadRequest, NotFound, ServerError
from tavolata.server.metrics import metrics
from tavolata.server.protocol.refusal import refusal_json

log = logging.getLogger("tavolata.server")


def refused(problem: TavolataError, status: int | None = None) -> Response:
    """Why a request was not carried out; it is counted."""
    metrics.refusals[problem.key] += 1
    if status is None:
        status = problem.status if isinstance(problem, ServerError) else 400
    answer = Response(orjson.dumps({"refused": refusal_json(problem)}), status, media_type="application/json")
    if isinstance(problem, ServerError) and problem.retry_after is not None:
        answer.headers["retry-after"] = str(problem.retry_after)
    return answer


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
    """No such address, or no such method there."""
    assert isinstance(problem, HTTPException)
    answer = refused(NotFound("no-such-page"), problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


async def _broken(request: Request, problem: Exception) -> Response:
    """A bug: the log has the details, the answer has none."""
    return refused(ServerError("internal"), 500)
