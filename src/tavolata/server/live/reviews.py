"""Reviews of finished games: made while somebody waits for them, in threads no bot needs, and kept with the game."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from functools import partial

from tavolata.analysis.decision import USUAL_BUDGET
from tavolata.analysis.fingerprint import review_fingerprint
from tavolata.analysis.luck import Luck, luck_of, luck_unit
from tavolata.analysis.review import ReviewedDecision, decisions_of, review_of, reviewed_decision
from tavolata.core import rules
from tavolata.core.background_compiler import background_compiler
from tavolata.core.compile_mode import is_compiler_off
from tavolata.core.compile_units import is_compiled
from tavolata.core.game_spec import GameSpec
from tavolata.core.json_types import JSON
from tavolata.core.match import Match
from tavolata.server.errors import TooManyRequests
from tavolata.server.live.background_tasks import BackgroundTasks
from tavolata.server.live.bot_threads import BotThreads
from tavolata.server.live.live_tables import LiveTables
from tavolata.server.live.search_queue import SearchClient
from tavolata.server.protocol.bodies.reviews import ReviewState
from tavolata.server.store import Store
from tavolata.server.table.outgoing.review_json import review_json

MOST_FOR_AN_ADDRESS = 3
"""So many reviews are worked on for one address."""
MOST_REVIEWS = 50
"""So many are worked on at all; whoever wants another is told to come back."""
FORGOTTEN_SECONDS = 60.0
"""A review that nobody has asked about for so long is not worked on any more."""
COMPILE_CHECK_SECONDS = 0.5
SEED = 0
"""Of all chance in a review: made again, it says the same."""

Key = tuple[str, int]
"""A table, and the number of a game there."""


@dataclass
class PendingReview:
    """A review that is worked on."""

    match: Match
    seats: tuple[int, ...]
    """The seats of people: only their decisions are judged."""
    address: str
    state: ReviewState = "waiting"
    luck: Luck | None = None
    count: int | None = None
    """How many decisions are to be judged; None: not known yet."""
    decisions: list[ReviewedDecision] = field(default_factory=list)
    """Those that have been judged, in the sequence of the moves."""
    asked: float = field(default_factory=time.monotonic)

    def to_json(self) -> dict[str, JSON]:
        """What is known so far."""
        known = None if self.luck is None else review_of(self.match, self.luck, self.decisions, USUAL_BUDGET)
        return review_json(self.state, self.seats, self.count, known)


class Reviews:
    """Makes reviews, each once, and finds those that are kept."""

    def __init__(self, store: Store, tables: LiveTables, threads: BotThreads, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tables = tables
        self._threads = threads
        self._tasks = tasks
        self._pending: dict[Key, PendingReview] = {}

    async def find(self, table_id: str, number: int) -> dict[str, JSON] | None:
        """The review of a game as far as it is known; None: somebody has to begin it."""
        if (pending := self._pending.get((table_id, number))) is not None:
            pending.asked = time.monotonic()
            return pending.to_json()
        live = await self._tables.open(table_id)
        return await self._store.review_of(table_id, number, review_fingerprint(live.table.setup.game))

    def begin(self, key: Key, match: Match, seats: tuple[int, ...], address: str) -> dict[str, JSON]:
        """Begin the review of a game that is over, unless somebody has done so meanwhile."""
        if key not in self._pending:
            if not can_be_reviewed(match.game):
                return review_json("impossible", seats, None, None)
            self._check_room(address)
            self._pending[key] = PendingReview(match, seats, address)
            self._tasks.start(self._work(key, self._pending[key]))
        return self._pending[key].to_json()

    def _check_room(self, address: str) -> None:
        of_address = sum(pending.address == address for pending in self._pending.values())
        if of_address >= MOST_FOR_AN_ADDRESS or len(self._pending) >= MOST_REVIEWS:
            raise TooManyRequests("bots-busy")

    async def _work(self, key: Key, pending: PendingReview) -> None:
        try:
            while is_wanted(pending) and not is_ready(pending.match.game):
                await asyncio.sleep(COMPILE_CHECK_SECONDS)
            pending.state = "working"
            await self._judge(pending, SearchClient(key[0], pending.address))
            if len(pending.decisions) == pending.count:
                pending.state = "complete"
                fingerprint = review_fingerprint(pending.match.game)
                await self._store.keep_review(*key, fingerprint, pending.to_json())
        finally:
            del self._pending[key]

    async def _judge(self, pending: PendingReview, client: SearchClient) -> None:
        """First the curve, then the decisions, a few at the same time, in their sequence."""
        match = pending.match
        if not is_wanted(pending):
            return
        pending.luck = await self._threads.review(partial(luck_of, match, seed=SEED), client)
        decisions = await self._threads.review(lambda: list(decisions_of(match, pending.seats)), client)
        pending.count = len(decisions)
        judged: deque[asyncio.Future[ReviewedDecision]] = deque()
        try:
            for number, before in decisions:
                judge = partial(reviewed_decision, before, number, match, USUAL_BUDGET, SEED)
                judged.append(asyncio.ensure_future(self._threads.review(judge, client)))
                if len(judged) >= self._threads.count:
                    pending.decisions.append(await judged.popleft())
                if not is_wanted(pending):
                    return
            while judged:
                pending.decisions.append(await judged.popleft())
        finally:
            for one in judged:
                one.cancel()


def is_wanted(pending: PendingReview) -> bool:
    """Has somebody asked about it lately?"""
    return time.monotonic() - pending.asked < FORGOTTEN_SECONDS


def can_be_reviewed(game: GameSpec) -> bool:
    """Has a game what luck is told by, and can that be compiled?"""
    if not rules.has_rule(rules.reroll, game.state):
        return False
    unit = luck_unit(game)
    return is_compiler_off() or is_compiled(unit) or not background_compiler.is_finished(unit)


def is_ready(game: GameSpec) -> bool:
    """Is everything compiled that a review needs? Else it is requested, and comes after what tables need."""
    background_compiler.request(game, later=True)
    background_compiler.request_extra(game, luck_unit)
    return background_compiler.progress(game) == 1 and background_compiler.is_finished(luck_unit(game))
