"""Codes: one moves a seat to another device, three words let people find a table."""

from __future__ import annotations

from fastapi import Request

from tavolata.server import tokens
from tavolata.server.entries import Holder
from tavolata.server.errors import Forbidden
from tavolata.server.http.dependencies import AccessControlDep, Asker, HouseDep, address_of, new_router
from tavolata.server.milliseconds import MINUTE
from tavolata.server.protocol.bodies.codes import FoundTable, JoinCode, MovedSeat, SeatCode, TypedCode, TypedSeatCode
from tavolata.server.table.rights import current_access

router = new_router()


@router.post("/tables/{table}/codes", status_code=201)
async def issue_code(house: HouseDep, asker: Asker) -> SeatCode:
    """A short code that moves the asker's seat to another device."""
    if asker.role not in ("host", "seat"):
        raise Forbidden("no-own-chair")
    code = tokens.new_code()
    until = house.now() + house.settings.code_minutes * MINUTE
    holder = Holder(asker.table_id, asker.role, asker.chair)
    await house.store.issue_code(tokens.digest(code), holder, until)
    return SeatCode(code=code, until=until)


@router.post("/codes")
async def redeem_code(request: Request, access_control: AccessControlDep, typed: TypedSeatCode) -> MovedSeat:
    """Type a code on the other device: the seat moves here."""
    holder, secret = await access_control.change_device(typed.code, typed.key, address_of(request))
    return MovedSeat(table=holder.table_id, chair=holder.chair, role=holder.role, secret=secret)


@router.post("/tables/{table}/join-code", status_code=201)
async def open_join_code(house: HouseDep, asker: Asker) -> JoinCode:
    """Three words that can be said across a room; whoever types them finds the table, as with the invitation."""
    live = await house.open(asker.table_id)
    if current_access(live.table, asker).role == "spectator":
        raise Forbidden("invited-only")
    words, until = await house.admission.open_join_code(live)
    return JoinCode(words=words, until=until)


@router.post("/join-codes")
async def find_table(
    request: Request, house: HouseDep, access_control: AccessControlDep, typed: TypedCode
) -> FoundTable:
    """Type a join code: where the table is, and the invitation to it."""
    table = await access_control.table_by_code(typed.code, address_of(request))
    live = await house.open(table)
    return FoundTable(table=table, invite=live.table.invite)
