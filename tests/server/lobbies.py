"""Tables with free chairs, and commands to try there."""

from __future__ import annotations

from tavolata.server.settings import Settings
from tests.server.inside import JSON, Inside
from tests.server.new_chairs import ANNA, FREE

DEFAULT = Settings(bot_pause=0.0)


async def lobby(server: Inside, game: str = "domingo") -> JSON:
    """A table with the host and a free chair."""
    return await server.made_with(game, [ANNA, FREE])


async def seated(server: Inside, made: JSON, name: str = "Bruno") -> str:
    """Somebody takes the free chair: their secret."""
    answer = await server.ask("POST", f"/tables/{made['table']['id']}/chairs", made["invite"], json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


HOST_ONLY: list[JSON] = [
    {"do": "start"},
    {"do": "rematch"},
    {"do": "close"},
    {"do": "seat", "chair": 0, "bot": "random"},
    {"do": "seat", "chair": 0, "bot": None},
    {"do": "free", "chair": 0},
]

FOR_SEATS: list[JSON] = [
    {"do": "move", "decision": 2, "action": "place tol left"},
    {"do": "undo"},
    {"do": "take-back"},
    {"do": "answer", "proposal": 1, "agree": True},
    {"do": "promise", "action": "place tol left"},
    {"do": "say", "text": "hello"},
    {"do": "say", "phrase": "hello"},
    {"do": "leave"},
    {"do": "return"},
    {"do": "take-host"},
]
