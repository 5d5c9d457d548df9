"""A file may have equal orders: games with them are played, drawn and remembered as all others."""

from __future__ import annotations

import io
import json
import random
from collections import Counter

import pytest
from rich.console import Console

import tavolata
from tavolata.cli.action_prompt import ActionPrompt
from tavolata.core.edition import Edition, Sheet, edition_from
from tavolata.core.state import state_at
from tavolata.games.mamma_mia import LayOrder
from tavolata.games.mamma_mia.orders import read_orders
from tavolata.games.mamma_mia.state import COLOURS
from tavolata.games.mamma_mia.terminal import MammaMiaDrawing
from tests.games.mamma_mia.order_files import ORDERS, orders_of, our_file
from tests.games.mamma_mia.recall import Recall
from tests.random_matches import many, play_at_random, state_of


def with_equal_minipizzas() -> Edition:
    """Our orders, but both Minipizzas of every colour are equal, as one doubled order of a printed box may be."""
    data = our_file()
    for colour in COLOURS:
        one, other = (number for number, order in enumerate(ORDERS) if order in orders_of(colour, "minipizza"))
        data["orders"][other] = data["orders"][one]
    return edition_from(Sheet("mamma_mia", "mine", data), read_orders)


@pytest.mark.slow
@pytest.mark.clause("MM-03")
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_with_equal_orders_is_played_drawn_logged_and_verified(players: int) -> None:
    game, edition = tavolata.game("mamma_mia"), with_equal_minipizzas()
    words = game.words("en")
    drawing = MammaMiaDrawing(words, edition, {})
    held = 0
    match, chance = game.new(players, seed=5, edition=edition), random.Random(5)
    while match.movers:
        seat = chance.choice(match.movers)
        view, orders = match.view(seat), [action for action in match.legal(seat) if isinstance(action, LayOrder)]
        names = Counter(str(edition.names["order"][action.order - 1]) for action in orders)
        if max(names.values(), default=0) > 1:
            held += 1
            assert {action.order for action in orders} == set(view.table["orders"])  # type: ignore[arg-type]
            question = ActionPrompt(match, words).question(orders)
            assert question is not None
            assert len(question.answers) == len(orders)
            Console(file=io.StringIO()).print(drawing.board(view), drawing.answers(view, "order", question.values))
            assert state_at(match.imagine(seat, seed=1), 0).orders[seat] == state_of(match).orders[seat]
        match.play(seat, chance.choice(match.legal(seat)))
    assert held
    assert all(words.event(game, event) for events in match.log(0) for event in events)
    again = tavolata.verify(json.loads(json.dumps(match.record())))
    assert again.state_bytes() == match.state_bytes()


@pytest.mark.clause("MM-44")
def test_with_equal_orders_too_imagined_worlds_contradict_no_memory() -> None:
    game, edition = tavolata.game("mamma_mia"), with_equal_minipizzas()
    for seed in range(many(10, 3)):
        match = play_at_random(game.new(3, seed=seed, edition=edition), seed, moves=150)
        for seat in range(3):
            world = state_at(match.imagine(seat, seed), 0)
            assert Recall(match, seat).complaint(world) == ""
