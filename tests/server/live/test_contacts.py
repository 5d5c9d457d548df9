"""Contacts for notices are refused where none are set up."""

from __future__ import annotations

from typing import Any

from tests.server.clients import (
    evening,
    scenario,
)
from tests.server.processes import ServerProcess
from tests.server.refusals import refused


@scenario
async def test_where_no_notices_are_set_up_a_contact_is_refused(server: ServerProcess) -> None:
    async with evening(server.address) as there:
        made = await there.visitor.make("domingo", "Anna", "-")
        path = f"/tables/{made.table['id']}/contact"
        assert (await there.visitor.ask("GET", "/catalog"))["notices"] == []
        keys = {"p256dh": "x", "auth": "x"}
        ways: list[dict[str, Any]] = [
            {"way": "email", "address": "anna@example.org"},
            {"way": "push", "subscription": {"endpoint": "https://push.example.org/1", "keys": keys}},
            {"way": "pigeon"},
        ]
        for contact in ways:
            asked = {"contact": contact, "language": "it"}
            assert (await refused(there.visitor.ask("PUT", path, made.host, json=asked)))["key"] == "notice-way"
        asked = {"contact": ways[0], "language": "it"}
        assert (await refused(there.visitor.ask("PUT", path, made.watch, json=asked)))["key"] == "no-own-chair"
        await there.visitor.ask("PUT", path, made.host, json={"contact": None})
