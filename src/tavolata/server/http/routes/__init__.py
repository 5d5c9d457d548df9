"""The HTTP interface. Secrets travel in the header `Authorization: Bearer …`, never in an address."""

from __future__ import annotations

from fastapi import APIRouter

from tavolata.server.http.routes import codes, contacts, games, replays, reviews, tables

router = APIRouter()
for part in (games, tables, contacts, codes, replays, reviews):
    router.include_router(part.router)
