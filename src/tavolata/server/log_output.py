"""The log: lines for people or JSON for programs, each with the request and the table it is about.

A line never has a secret, a card, a name, a message or an address in it. So only what this program itself says can be
made more talkative: other libraries would log what goes over the wire. And of an error that says what somebody sent, a
traceback has only the kind.
"""

from __future__ import annotations

import json
import logging
import secrets
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from tavolata.core.errors import TavolataError
from tavolata.server.errors import BadRequest
from tavolata.server.metrics import ErrorCounter

FORMATS = ("lines", "json")
LEVELS = ("debug", "info", "warning", "error")
LOGGER = "tavolata"
QUIET_LOGGERS = ("alembic", "uvicorn.error", "asyncio")
"""These say more than anybody needs at the level of information."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request or socket that is being served; bots that move because of it have it, too."""
current_table_id: ContextVar[str] = ContextVar("current_table_id", default="")
"""The public name of the table that this is about."""


def new_request_id() -> str:
    """An id that no other request has, for the header `X-Request-Id` and the log."""
    return secrets.token_hex(8)


class ContextFilter(logging.Filter):
    """Puts the request and the table into each record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request, record.table = request_id.get(), current_table_id.get()
        return True


class SafeFormatter(logging.Formatter):
    """Writes tracebacks that tell nothing about people and cards."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return "\n".join(traceback_lines(ei[1]))


def traceback_lines(error: BaseException) -> Iterator[str]:
    """A traceback with those of the errors that led to it, the first one first."""
    if (earlier := error.__cause__ or (None if error.__suppress_context__ else error.__context__)) is not None:
        yield from traceback_lines(earlier)
        yield "which led to:"
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from traceback_lines(one)
            yield "which is one of:"
    yield from "".join(traceback.format_tb(error.__traceback__)).splitlines()
    yield f"{type(error).__module__}.{type(error).__qualname__}: {_said(error)}"


def _said(error: BaseException) -> str:
    """What an error says; of a refusal, and of data that do not fit, not what somebody sent."""
    if isinstance(error, TavolataError):
        return error.key
    if isinstance(error, ValidationError):
        return ", ".join(sorted({problem["type"] for problem in error.errors(include_input=False)}))
    return str(error)


class LineFormatter(SafeFormatter):
    """One line for people; a traceback below it, if there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        context = {name: getattr(record, name, "") for name in ("request", "table")}
        shown = "".join(f" {name}={value}" for name, value in context.items() if value)
        return super().formatMessage(record) + shown


class JsonFormatter(SafeFormatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": getattr(record, "request", ""),
            "table": getattr(record, "table", ""),
            "error": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in fields.items() if value}, ensure_ascii=False)


def set_up_log(form: str, level: str) -> None:
    """Log to standard error from now on, in one of the `FORMATS`."""
    check_choice("log_format", form, FORMATS)
    check_choice("log_level", level, LEVELS)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else LineFormatter())
    handler.addFilter(ContextFilter())
    logging.basicConfig(level=logging.INFO, handlers=[handler, ErrorCounter()], force=True)
    logging.getLogger(LOGGER).setLevel(level.upper())
    for name in QUIET_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def check_choice(name: str, value: str, values: tuple[str, ...]) -> None:
    """Refuse a value that is not in the list."""
    if value not in values:
        raise BadRequest("bad-choice", name=name, value=value, known=", ".join(values))
