"""Clients who move one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from tests.server.clients import (
    Client,
    new_key,
)


async def to_move(clients: Sequence[Client]) -> Client:
    """The client that has to decide, at a table where one decides after the other."""
    seat = clients[0].seen["movers"][0]
    (client,) = [client for client in clients if client.seat == seat]
    await client.until(lambda: client.decision is not None)
    return client


async def all_hear(clients: Sequence[Client]) -> None:
    """Wait until everybody has been told everything so far: until then nobody hears the last word."""
    word = new_key()
    await clients[0].done("say", text=word)
    for client in clients:
        await client.until(lambda: client.said and client.said[-1]["text"] == word)  # noqa: B023


async def take_turns(clients: Sequence[Client], moves: int) -> None:
    """So many moves, by whoever has to decide."""
    for _ in range(moves):
        await (await to_move(clients)).move()
        await all_hear(clients)
