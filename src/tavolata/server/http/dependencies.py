"""What the routes ask for: the parts of the server, and who somebody is by the secret in their header."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Request

from tavolata.server.errors import Forbidden, Unauthorized
from tavolata.server.http.access_control import AccessControl
from tavolata.server.http.strict_route import StrictRoute
from tavolata.server.live.house import House
from tavolata.server.live.notice_permission import NoticePermission
from tavolata.server.networks import client_network
from tavolata.server.protocol.bodies.problem import Problem
from tavolata.server.table.access import Access

TableId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_\-]+$")]
MAX_NUMBER = 2**31 - 1
"""No number that somebody asks for is larger."""
ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 429, 500, 503)
}


def new_router() -> APIRouter:
    """A part of the interface, whose requests are read strictly and refused in one form."""
    return APIRouter(prefix="/api", responses=ERROR_RESPONSES, route_class=StrictRoute)


def house_of(request: Request) -> House:
    return request.app.state.house  # type: ignore[no-any-return]


def access_control_of(request: Request) -> AccessControl:
    """The access control, which has counted this request."""
    access_control: AccessControl = request.app.state.access_control
    access_control.requests.check(address_of(request))
    return access_control


def address_of(request: Request) -> str:
    return client_network(request.client.host) if request.client else ""


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


def permission_of(request: Request) -> NoticePermission:
    return request.app.state.permission  # type: ignore[no-any-return]


HouseDep = Annotated[House, Depends(house_of)]
AccessControlDep = Annotated[AccessControl, Depends(access_control_of)]
Asker = Annotated[Access, Depends(access_of)]
PermissionDep = Annotated[NoticePermission, Depends(permission_of)]


def check_not_guest(asker: Access) -> None:
    """Whoever was invited takes a chair first."""
    if asker.role == "guest":
        raise Forbidden("take-a-chair-first")


def own_chair(asker: Access) -> int:
    """The asker's chair; whoever has none is refused."""
    if asker.chair is None:
        raise Forbidden("no-own-chair")
    return asker.chair
