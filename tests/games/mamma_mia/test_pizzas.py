"""Every pizza of a random game is made of what its order says (MM-31 … MM-40)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tavolata
from tavolata import Match
from tavolata.core.events import Event
from tavolata.games.mamma_mia import AddMissing, Ask, Choose, ChooseTwo, Help
from tavolata.games.mamma_mia.state import COLOURS, KINDS, PIZZAS
from tests.random_matches import COMPILED, many


class Account:
    """What lies on the table in a clearing, from what is told alone, and whether every pizza is as its order says."""

    def __init__(self, match: Match) -> None:
        self.said = {str(name): match.edition.data["orders"][k] for k, name in enumerate(match.edition.names["order"])}
        self.laid: Counter[str] = Counter()
        self.when_revealed: Counter[str] = Counter()
        self.lent = 0
        self.used: Counter[str] = Counter()
        self.order = ""
        self.baked: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        if self.used and event.name != "ingredients_used":
            self._check_pizza()
        if event.name in ("ingredients_revealed", "added", "gave"):
            self.laid[str(event["kind"])] += int(str(event["count"]))
            self.lent += event.name != "ingredients_revealed"
        elif event.name == "ingredients_used":
            self.used[str(event["kind"])] += int(str(event["count"]))
        elif event.name == "order_revealed":
            self.order, self.when_revealed, self.lent = str(event["order"]), +self.laid, 0
        elif event.name == "order_returned":
            assert self.laid == self.when_revealed, "an order that goes back takes nothing with it"
        elif event.name in ("began", "oven_cleared"):
            self.laid.clear()

    def _check_pizza(self) -> None:
        said = self.said[self.order]
        assert self.used in list(self._possible(said)), (self.order, self.used)
        assert self.when_revealed[said.get("forbidden", "")] == 0
        self.laid.subtract(self.used)
        assert min(self.laid.values()) >= 0
        self.laid = +self.laid
        self.baked[said["pizza"]] += 1
        self.used = Counter()

    def _possible(self, said: dict[str, Any]) -> Iterator[dict[str, int]]:
        """All that may be on such a pizza (MM-31 … MM-40)."""
        own = dict(zip(COLOURS, KINDS, strict=True))[said["colour"]]
        others = [kind for kind in KINDS if kind != own]
        there = {kind: self.when_revealed[kind] for kind in others if self.when_revealed[kind]}
        match said["pizza"]:
            case "normale":
                yield said["needs"]
            case "bombastica":
                assert self.laid.total() == 15 if self.lent else self.laid.total() >= 15
                yield +self.laid
            case "monotoni":
                yield from ({own: 1, kind: 6} for kind in others)
            case "ghiottona":
                yield from ({own: 1, one: 4, other: 4} for one in others for other in others if one != other)
            case "monotoni_junior":
                yield from ({kind: 5} for kind in KINDS if kind != said["forbidden"])
            case "minipizza":
                yield {said["kind"]: 3}
            case "minimale":
                yield from ({own: 1, kind: 4} for kind in there if there[kind] == min(there.values()))
            case "mamma_mia":
                yield from ({own: 1, kind: 5} for kind in said["either"])


def play_to_bake(match: Match, chance: random.Random) -> None:
    """Anything in a turn; in a clearing choose what there is most of, add, ask and help where possible."""
    seat = chance.choice(match.movers)
    legal = match.legal(seat)
    laid: Any = match.view(None).table["laid_out"]
    if isinstance(legal[0], Choose | ChooseTwo):
        kinds = [str(action).split()[1].split("-") for action in legal]
        most = max(range(len(legal)), key=lambda number: min(laid.get(kind, 0) for kind in kinds[number]))
        match.play(seat, legal[most])
    elif isinstance(legal[0], AddMissing | Ask | Help):
        match.play(seat, legal[0])
    else:
        match.play(seat, chance.choice(legal))


@pytest.mark.slow
@pytest.mark.clause(*(f"MM-{number}" for number in (16, 17, 18, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40)))
def test_in_random_games_every_pizza_is_made_of_what_its_order_says() -> None:
    baked: Counter[str] = Counter()
    for seed in range(many(40, 8)):
        match, chance = tavolata.game("mamma_mia").new(2 + seed % 5, seed=seed), random.Random(seed)
        account = Account(match)
        while match.movers:
            play_to_bake(match, chance)
        for events in match.full_log():
            for event in events:
                account.hear(event)
        assert account.baked.total() == sum(event.name == "baked" for events in match.full_log() for event in events)
        baked += account.baked
    assert set(baked) == set(PIZZAS) or not COMPILED
