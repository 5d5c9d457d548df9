"""How people are reached when it is their turn; and what whoever gets a mail decides about further ones."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request
from fastapi.responses import RedirectResponse

from tavolata.server.http.dependencies import (
    AccessControlDep,
    Asker,
    NotifierDep,
    PermissionDep,
    StoreDep,
    address_of,
    chair_of,
    new_router,
)
from tavolata.server.protocol.bodies.contacts import Contact, ContactState, MailState
from tavolata.server.tokens import MAX_ID, URL_SAFE

MailToken = Annotated[str, Path(max_length=MAX_ID, pattern=URL_SAFE)]
"""Of the links in mails."""

router = new_router()


@router.put("/tables/{table}/contact")
async def set_contact(
    request: Request,
    store: StoreDep,
    notifier: NotifierDep,
    permission: PermissionDep,
    access_control: AccessControlDep,
    asker: Asker,
    contact: Contact,
) -> ContactState:
    """How to reach the asker when it is their turn; without a contact they are not told any more.

    A mail address has to be confirmed once, by whoever has it, before notices go there.
    """
    chair = chair_of(asker)
    if contact.contact is None:
        await store.forget_contact(asker.table_id, chair)
        return ContactState(state="none")
    given = notifier.check(contact.contact)
    state = await permission.state_of(given)
    if state == "waiting":
        await access_control.addresses.check(address_of(request))
        await permission.ask(given, contact.language)
    stored = {"contact": given, "language": contact.language}
    await store.set_contact(asker.table_id, chair, stored, secret=asker.digest)
    return ContactState(state=state)


@router.get("/tables/{table}/contact")
async def get_contact_state(store: StoreDep, permission: PermissionDep, asker: Asker) -> ContactState:
    """Whether the asker is told when it is their turn; not where."""
    stored: Any = await store.contact_of(asker.table_id, chair_of(asker))
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
async def show_stop_page(access_control: AccessControlDep, notifier: NotifierDep, token: MailToken) -> str:
    """A mail program that opens the link instead of posting to it gets the page; nothing is done by that."""
    return str(notifier.stop_page(token))
