"""What a new viewer gets first."""

from __future__ import annotations

from typing import Any

from tavolata.server.entries import Entry, Role
from tavolata.server.protocol.messages import Saying, Welcome
from tavolata.server.table.outgoing.game_json import events_json, game_json
from tavolata.server.table.outgoing.table_json import table_json
from tavolata.server.table.table import Table
from tavolata.server.table.viewers import Viewer


def welcome(table: Table, viewer: Viewer, role: Role, present: list[int], warming_up: int) -> Welcome:
    """Everything a new viewer needs."""
    return {
        "kind": "welcome",
        "number": table.viewers[viewer].message_count,
        "chair": viewer,
        "role": role,
        "table": table_json(table, viewer),
        **game_json(table, viewer),
        "log": events_json(table.log(viewer)),
        "chat": [_saying(entry) for entry in table.chat],
        "present": list(present),
        "warming_up": warming_up,
    }


def _saying(entry: Entry) -> Saying:
    """Something that was said."""
    said: dict[str, Any] = entry.data
    return {
        "at": entry.at,
        "chair": said["chair"],
        "text": said.get("text"),
        "phrase": said.get("phrase"),
        "emote": said.get("emote"),
    }
