"""How people are reached when it is their turn; and what whoever gets a mail decides about further ones."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request
from fastapi.responses import RedirectResponse

from tavolata.server.http.dependencies import (
    AccessControlDep,
    Asker,
    HouseDep,
    PermissionDep,
    address_of,
    new_router,
    own_chair,
)
from tavolata.server.protocol.bodies.contacts import Contact, ContactState, MailState

MailToken = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_\-]+$")]
"""Of the links in mails."""

router = new_router()


@router.put("/tables/{table}/contact")
async def set_contact(
    request: Request, house: HouseDep, permission: PermissionDep, asker: Asker, contact: Contact
) -> ContactState:
    """How to reach the asker when it is their turn; without a contact they are not told any more.

    A mail address has to be confirmed once, by whoever has it, before notices go there.
    """
    chair = own_chair(asker)
    if contact.contact is None:
        await house.store.forget_contact(asker.table_id, chair)
        return ContactState(state="none")
    given = request.app.state.notifier.check(contact.contact)
    state = await permission.state_of(given)
    if state == "waiting":
        await request.app.state.access_control.addresses.check(address_of(request))
        await permission.ask(given, contact.language)
    stored = {"contact": given, "language": contact.language}
    await house.store.set_contact(asker.table_id, chair, stored, secret=asker.digest)
    return ContactState(state=state)


@router.get("/tables/{table}/contact")
async def get_contact_state(house: HouseDep, permission: PermissionDep, asker: Asker) -> ContactState:
    """Whether the asker is told when it is their turn; not where."""
    stored: Any = await house.store.contact_of(asker.table_id, own_chair(asker))
    return ContactState(state=await permission.state_of(stored and stored["contact"]))


@router.get("/mail/{token}")
async def look_at_mail(access_control: AccessControlDep, permission: PermissionDep, token: MailToken) -> MailState:
    """What has been decided about mails to an address, by the token in one of them."""
    return MailState(state=await permission.state_by_token(token))


@router.post("/mail/{token}/confirm")
async def confirm_mail(access_control: AccessControlDep, permission: PermissionDep, token: MailToken) -> MailState:
    """Notices may come to this address."""
    return MailState(state=await permission.confirm(token))


@router.post("/mail/{token}/stop")
async def stop_mail(access_control: AccessControlDep, permission: PermissionDep, token: MailToken) -> MailState:
    """No more mails to this address: the button of a page, and what a mail program sends with one click (RFC 8058)."""
    return MailState(state=await permission.stop(token))


@router.get("/mail/{token}/stop", response_class=RedirectResponse, status_code=303)
async def show_stop_page(request: Request, access_control: AccessControlDep, token: MailToken) -> str:
    """A mail program that opens the link instead of posting to it gets the page; nothing is done by that."""
    return str(request.app.state.notifier.stop_page(token))
