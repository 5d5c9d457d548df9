"""The body of every answer that is a refusal."""

from __future__ import annotations

from tavolata.server.protocol.bodies.body import Body
from tavolata.server.protocol.messages import Refusal


class Problem(Body):
    """Why a request was not carried out."""

    refused: Refusal
