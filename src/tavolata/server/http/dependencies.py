"""What the routes ask for: the parts of the server, and who somebody is by the secret in their header.

All of it is `async`: FastAPI would run a plain function in a thread, and none of the parts is made for that.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Request

from tavolata.server.errors import Forbidden, Unauthorized
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.replay_threads import ReplayThreads
from tavolata.server.http.strict_route import StrictRoute
from tavolata.server.live.house import House
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.live.worker_threads import WorkerThreads
from tavolata.server.networks import network_of_client
from tavolata.server.notices import Notifier
from tavolata.server.protocol.bodies.problem import Problem
from tavolata.server.store import Store
from tavolata.server.table.access import Access
from tavolata.server.tokens import MAX_ID, URL_SAFE

TableId = Annotated[str, Path(max_length=MAX_ID, pattern=URL_SAFE)]
ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 429, 500, 503)
}


def new_router() -> APIRouter:
    """A part of the interface, whose requests are read strictly and refused in one form."""
    return APIRouter(prefix="/api", responses=ERROR_RESPONSES, route_class=StrictRoute)


async def house_of(request: Request) -> House:
    return request.app.state.house  # type: ignore[no-any-return]


async def access_control_of(request: Request) -> AccessControl:
    """The access control, which has counted this request."""
    access_control: AccessControl = request.app.state.access_control
    access_control.requests.check(address_of(request))
    return access_control


def address_of(request: Request) -> str:
    """Whom a request comes from: limits count for them."""
    return network_of_client(request.scope)


async def access_of(
    request: Request,
    access_control: Annotated[AccessControl, Depends(access_control_of)],
    table: TableId,
    authorization: Annotated[str, Header(max_length=200)] = "",
) -> Access:
    """Who asks, by the secret in the header."""
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Unauthorized("secret-missing")
    return await access_control.access(table, secret, address_of(request))


async def permission_of(request: Request) -> NoticePermission:
    return request.app.state.permission  # type: ignore[no-any-return]


async def store_of(request: Request) -> Store:
    return (await house_of(request)).store


async def notifier_of(request: Request) -> Notifier:
    return request.app.state.notifier  # type: ignore[no-any-return]


async def replay_threads_of(request: Request) -> ReplayThreads:
    return request.app.state.replay_threads  # type: ignore[no-any-return]


async def content_threads_of(request: Request) -> WorkerThreads:
    return request.app.state.content_threads  # type: ignore[no-any-return]


HouseDep = Annotated[House, Depends(house_of)]
AccessControlDep = Annotated[AccessControl, Depends(access_control_of)]
Asker = Annotated[Access, Depends(access_of)]
PermissionDep = Annotated[NoticePermission, Depends(permission_of)]
StoreDep = Annotated[Store, Depends(store_of)]
NotifierDep = Annotated[Notifier, Depends(notifier_of)]
ReplayThreadsDep = Annotated[ReplayThreads, Depends(replay_threads_of)]
ContentThreadsDep = Annotated[WorkerThreads, Depends(content_threads_of)]


def check_not_guest(asker: Access) -> None:
    """Whoever was invited takes a chair first."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")


def chair_of(asker: Access) -> int:
    """The chair whose person the asker is; whoever has none is refused."""
    if asker.chair is None:
        raise Forbidden("no-own-chair")
    return asker.chair
