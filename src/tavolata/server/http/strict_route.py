"""Routes that read JSON strictly."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import Request
from fastapi.routing import APIRoute
from starlette.responses import Response


class StrictRequest(Request):
    """Reads JSON strictly: no lone surrogates, no infinite numbers, no endless nesting."""

    async def json(self) -> Any:
        return orjson.loads(await self.body())


class StrictRoute(APIRoute):
    """A route that reads its requests strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            return await handler(StrictRequest(request.scope, request.receive))

        return handle_strictly
