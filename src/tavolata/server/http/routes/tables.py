"""Tables: make one, look at it, sit down, give commands, read messages, take a hint."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import Body, Query, Request
from fastapi.responses import Response

from tavolata.server import tokens
from tavolata.server.content import catalog
from tavolata.server.http.dependencies import (
    AccessControlDep,
    Asker,
    HouseDep,
    address_of,
    check_not_guest,
    new_router,
)
from tavolata.server.live.live_table import LiveTable
from tavolata.server.protocol import messages
from tavolata.server.protocol.bodies.games import EditionDetails
from tavolata.server.protocol.bodies.hints import AdviceJson, Hint
from tavolata.server.protocol.bodies.tables import Links, MadeTable, NewTable, TableInfo, TakeChair, TakenChair
from tavolata.server.protocol.commands import MAX_NUMBER, Command
from tavolata.server.table.command_handlers.chairs import sat_entry
from tavolata.server.table.creation import create_table
from tavolata.server.table.outgoing.table_json import table_json
from tavolata.server.table.rights import current_access
from tavolata.server.table.viewers import Viewer

router = new_router()


@router.post("/tables", status_code=201)
async def make_table(request: Request, house: HouseDep, access_control: AccessControlDep, asked: NewTable) -> MadeTable:
    """Make a table. The secrets in the answer are told only once."""
    await access_control.new_tables.check(address_of(request))
    made = create_table(asked, house.now())
    live = await house.admission.create(made, asked.start, address_of(request))
    return MadeTable(
        table=_table(live, None),
        host=made.host_secret,
        seats=made.chair_secrets,
        invite=made.row.invite,
        watch=made.row.watch,
    )


@router.get("/tables/{table}")
async def look_at_table(house: HouseDep, asker: Asker) -> TableInfo:
    """A table, for anybody who has a link to it."""
    live = await house.open(asker.table_id)
    role = current_access(live.table, asker).role
    invite = None if role == "spectator" else live.table.invite
    return TableInfo(
        table=_table(live, asker.viewer),
        role=role,
        chair=asker.chair,
        links=Links(invite=invite, watch=live.table.watch),
        present=live.presence.present(),
    )


def _table(live: LiveTable, viewer: Viewer) -> messages.TableJson:
    return table_json(live.table, viewer)


@router.post("/tables/{table}/chairs", status_code=201)
async def take_chair(house: HouseDep, asker: Asker, asked: TakeChair) -> TakenChair:
    """Take a free chair under a name, with the invitation or as the host (somebody on the same device)."""
    live = await house.open(asker.table_id)
    secret = tokens.new_secret()
    chair = await house.admission.sit(
        live, lambda table: sat_entry(table, asker, asked.chair, asked.name), tokens.digest(secret)
    )
    return TakenChair(chair=chair, secret=secret)


@router.post("/tables/{table}/commands")
async def give_command(house: HouseDep, asker: Asker, command: Annotated[Command, Body()]) -> messages.Answer:
    """Anything that can be done at a table: the same as a frame on the socket."""
    check_not_guest(asker)
    return await house.commands.do(asker, command)


@router.get("/tables/{table}/messages", response_model=list[messages.LateFrame])
async def get_messages(
    house: HouseDep, asker: Asker, since: Annotated[int | None, Query(ge=0, le=MAX_NUMBER)] = None
) -> Response:
    """The messages after a number, or everything: the same as on the socket, for programs that would rather ask."""
    check_not_guest(asker)
    live = await house.open(asker.table_id)
    async with live.lock:
        frames = list(house.connections.frames_since(live, asker, since))
    return Response(orjson.dumps(frames), media_type="application/json")


@router.get("/tables/{table}/edition")
async def get_table_edition(house: HouseDep, asker: Asker) -> EditionDetails:
    """The cards and maps of a table."""
    live = await house.open(asker.table_id)
    return catalog.edition_details(live.table.setup.edition)


@router.post("/tables/{table}/hint")
async def take_hint(request: Request, house: HouseDep, asker: Asker) -> Hint:
    """What the best bot thinks of the asker's open decision, from what that seat knows: the best first.

    Where the table wants it, all others are told that the asker has taken a hint.
    """
    found = await house.hint(asker, address_of(request))
    return Hint(
        advice=[
            AdviceJson(
                action=str(one.action),
                points=round(one.points, 2),
                win=round(one.win, 3),
                visits=one.visits,
                is_sure=one.is_sure,
                share=round(one.probability, 3),
                plan=[str(action) for action in one.plan],
            )
            for one in found
        ],
        is_secret=any(one.is_secret for one in found),
    )
