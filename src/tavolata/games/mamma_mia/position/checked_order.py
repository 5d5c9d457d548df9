"""The order that is being checked in a given position, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.games.mamma_mia.baking import cards_laid_out
from tavolata.games.mamma_mia.clearing import kinds_to_choose_from
from tavolata.games.mamma_mia.position.read import Counts
from tavolata.games.mamma_mia.state import (
    ADDING,
    ANSWERING,
    BOMBASTICA,
    BOMBASTICA_CARDS,
    CHOOSING,
    KIND_COUNT,
    NONE,
    ORDER,
    ORDERS_OF_A_COLOUR,
    UNDECIDED,
    MammaMiaState,
)


def check_order(s: MammaMiaState, checked: Mapping[str, Any], reader: PositionReader) -> None:
    """What has been decided about it, and what follows from that (MM-16 … MM-32)."""
    s.owner = s.seat_of[s.order // ORDERS_OF_A_COLOUR]
    if s.revealed == 0 or s.oven[s.revealed - 1] != KIND_COUNT + s.order:
        reader.fail("checked-not-revealed", "MM-16", order=reader.called(s.order, ORDER))
    s.choices = kinds_to_choose_from(s)
    printed = s.order_needs[s.order].tolist()
    needs = checked.get("needs", printed)
    _check_needs(s, needs, printed, reader)
    s.needs[:] = needs
    if s.phase != CHOOSING:
        _count_missing(s)
    s.request[:] = checked.get("request", [0] * KIND_COUNT)
    if sum(s.request.tolist()) > s.short and s.phase != ADDING:
        reader.fail("request", "MM-24", short=s.short)
    s.helper = checked.get("helper", NONE)
    if s.helper in (s.owner, *([] if s.phase == ADDING else range(reader.players))):
        reader.fail("helper", "MM-25", entry=at("checked", "helper"))
    _hear_answers(s, checked.get("answers", [UNDECIDED] * reader.players), reader)


def _check_needs(s: MammaMiaState, needs: Counts, printed: Counts, reader: PositionReader) -> None:
    """What is printed, and once the kinds are chosen, so many cards of each (MM-23)."""
    chosen = {kind: more - less for kind, (more, less) in enumerate(zip(needs, printed, strict=True)) if more != less}
    expected = 0 if s.phase == CHOOSING else int(s.order_chosen[s.order])
    permitted = all(s.choices >> kind & 1 and more == s.order_times[s.order] for kind, more in chosen.items())
    if len(chosen) != expected or not permitted:
        reader.fail(
            "needs", "MM-23", order=reader.called(s.order, ORDER), chosen=expected, times=int(s.order_times[s.order])
        )


def _count_missing(s: MammaMiaState) -> None:
    s.missing[:] = [max(0, needed - lying) for needed, lying in zip(s.needs.tolist(), s.laid_out.tolist(), strict=True)]
    s.short = sum(s.missing.tolist())
    if s.order_pizza[s.order] == BOMBASTICA:
        s.short = max(0, BOMBASTICA_CARDS - cards_laid_out(s))


def _hear_answers(s: MammaMiaState, answers: Counts, reader: PositionReader) -> None:
    """All others whose waiter is not empty are asked (MM-30)."""
    if s.phase == ANSWERING or s.helper != NONE:
        s.asked = sum(1 << seat for seat in range(reader.players) if seat != s.owner and s.in_waiter[seat])
    for seat, answer in enumerate(answers):
        if answer != UNDECIDED and not s.asked >> seat & 1:
            reader.fail("not-asked", "MM-30", entry=at(at("checked", "answers"), seat))
        s.answers[seat] = answer
