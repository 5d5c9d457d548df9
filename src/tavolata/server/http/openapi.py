"""The OpenAPI document: with what goes over sockets and by web push, and without answers that are never given."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from tavolata.server.protocol.commands import Command, Hello
from tavolata.server.protocol.messages import Frame
from tavolata.server.protocol.notices import PushMessage

REFERENCE = "#/components/schemas/{model}"
UNUSED_STATUS = "422"
"""What FastAPI would answer to a request that does not fit; here it is a refusal as any other."""
UNUSED_SCHEMAS = ("HTTPValidationError", "ValidationError")


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """Add what does not go over HTTP, of which a document knows nothing; `x-socket` tells which frame is when."""
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"] = {
                status: _answer(status, declared) for status, declared in operation["responses"].items()
            }
            operation["responses"].pop(UNUSED_STATUS, None)
    schemas = document["components"]["schemas"]
    for name in UNUSED_SCHEMAS:
        schemas.pop(name, None)
    for name, schema in other_schemas().items():
        schemas.setdefault(name, schema)
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    document["x-socket"] = {
        "path": "/api/tables/{table}/socket",
        "first": {"$ref": REFERENCE.format(model="Hello")},
        "then": {"$ref": REFERENCE.format(model="Command")},
        "answers": {"$ref": REFERENCE.format(model="Frame")},
    }
    return document


def _answer(status: str, declared: dict[str, Any]) -> dict[str, Any]:
    """Refusals are JSON, also where something else was asked for."""
    if status < "400":
        return declared
    return {**declared, "content": {"application/json": {"schema": {"$ref": REFERENCE.format(model="Problem")}}}}


def other_schemas() -> dict[str, Any]:
    """Everything that goes over a socket or by web push, by name."""
    hello: TypeAdapter[Any] = TypeAdapter(Hello)
    command: TypeAdapter[Any] = TypeAdapter(Command)
    frame: TypeAdapter[Any] = TypeAdapter(Frame)
    push: TypeAdapter[Any] = TypeAdapter(PushMessage)
    found, parts = TypeAdapter.json_schemas(
        [
            ("Hello", "validation", hello),
            ("Command", "validation", command),
            ("Frame", "serialization", frame),
            ("PushMessage", "serialization", push),
        ],
        ref_template=REFERENCE,
    )
    return {**{name: found[name, mode] for name, mode in found}, **parts["$defs"]}
