"""Jokers (DL-35 … DL-39): two desserts or any four cubes stand for a missing one, where that completes an order."""

from __future__ import annotations

from tavolata.core.rules import emit
from tavolata.core.state import Int16s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import (
    COMPLETE,
    CUBES_OFFERED,
    DESSERTS_SPENT,
    DONE,
    FOUR_CUBES,
    JOKER_BEGAN,
    SPEND,
    SPENT,
    TWO_DESSERTS,
)
from tavolata.games.da_luigi.market import cubes_in
from tavolata.games.da_luigi.restaurant import cash, face_of, missing_at, serve_next
from tavolata.games.da_luigi.state import (
    DESSERT,
    DISH_COUNT,
    ITALIAN,
    JOKER_CUBES,
    JOKER_DESSERTS,
    NONE,
    NOTHING,
    PLACE_COUNT,
    WHAT_TO_SPEND,
    WHICH_JOKER,
    WHOM_TO_COMPLETE,
    DaLuigiState,
)


@compiled
def enough_for(jokers: int, desserts: int, others: int) -> bool:
    """Do these cubes make so many jokers? Two desserts are the cheaper price, so pay it as often as possible."""
    cheap = min(jokers, desserts // JOKER_DESSERTS)
    return JOKER_DESSERTS * cheap + JOKER_CUBES * (jokers - cheap) <= desserts + others


@compiled
def enough_after(spent: int, jokers: int, desserts: int, others: int) -> bool:
    """Can so many cubes of any kind be spent, and so many jokers be paid afterwards? Desserts are spent last."""
    spare = min(spent, others)
    desserts -= spent - spare
    return desserts >= 0 and enough_for(jokers, desserts, others - spare)


@compiled
def others_in_supply(s: DaLuigiState, seat: int) -> int:
    """The cubes of the supply that are no desserts."""
    return cubes_in(s.supply[seat]) - int(s.supply[seat, DESSERT])


@compiled
def can_complete(s: DaLuigiState, seat: int, place: int) -> bool:
    """Jokers only where they complete the order (DL-37); by the Italian book only for the last free space (DL-63)."""
    if s.bar[seat, place] == NONE:
        return False
    missing = missing_at(s, seat, place)
    if s.rulebook == ITALIAN and missing > 1:
        return False
    return enough_for(missing, int(s.supply[seat, DESSERT]), others_in_supply(s, seat))


@compiled
def offer_jokers(s: DaLuigiState) -> None:
    """After serving, ask the server for jokers if there is an order that they can complete (DL-38, DL-39)."""
    for place in range(PLACE_COUNT):
        if can_complete(s, int(s.server), place):
            s.question, s.decider = WHOM_TO_COMPLETE, s.server
            return
    serve_next(s)


@compiled
def legal_completions(s: DaLuigiState, seat: int, out: Int16s) -> int:
    """Using jokers is never compulsory (DL-38)."""
    out[0] = DONE
    count = 1
    for place in range(PLACE_COUNT):
        if can_complete(s, seat, place):
            out[count] = COMPLETE + place
            count += 1
    return count


@compiled
def begin_jokers(s: DaLuigiState, seat: int, place: int) -> None:
    """Once begun, the order is completed (DL-37)."""
    s.joker_place = place
    s.jokers_due = missing_at(s, seat, place)
    s.question = WHICH_JOKER
    emit(s, JOKER_BEGAN, seat, face_of(s, int(s.bar[seat, place])))


@compiled
def dish_replaced(s: DaLuigiState, seat: int) -> int:
    """The missing dish that the current joker stands for; they are replaced in the order of the dishes."""
    place = int(s.joker_place)
    paid = missing_at(s, seat, place) - int(s.jokers_due)
    for dish in range(DISH_COUNT):
        paid -= int(s.missing[seat, place, dish])
        if paid < 0:
            return dish
    return NONE


@compiled
def can_pay_desserts(s: DaLuigiState, seat: int) -> bool:
    """Two desserts (DL-35): nothing is cheaper, so enough is left for the other jokers."""
    return int(s.supply[seat, DESSERT]) >= JOKER_DESSERTS


@compiled
def can_pay_cubes(s: DaLuigiState, seat: int) -> bool:
    """Four cubes (DL-36), if enough is left for what is still missing (DL-37)."""
    desserts = int(s.supply[seat, DESSERT])
    return enough_after(JOKER_CUBES, int(s.jokers_due) - 1, desserts, others_in_supply(s, seat))


@compiled
def legal_jokers(s: DaLuigiState, seat: int, out: Int16s) -> int:
    count = 0
    if can_pay_desserts(s, seat):
        out[count] = TWO_DESSERTS
        count += 1
    if can_pay_cubes(s, seat):
        out[count] = FOUR_CUBES
        count += 1
    return count


@compiled
def can_spend(s: DaLuigiState, seat: int, dish: int) -> bool:
    """There is such a cube, and without it the rest of the joker and the other jokers can still be paid (DL-37)."""
    if s.supply[seat, dish] == 0:
        return False
    desserts, others = int(s.supply[seat, DESSERT]), others_in_supply(s, seat)
    if dish == DESSERT:
        desserts -= 1
    else:
        others -= 1
    return enough_after(int(s.cubes_due) - 1, int(s.jokers_due) - 1, desserts, others)


@compiled
def legal_spendings(s: DaLuigiState, seat: int, out: Int16s) -> int:
    count = 0
    for dish in range(DISH_COUNT):
        if can_spend(s, seat, dish):
            out[count] = SPEND + dish
            count += 1
    return count


@compiled
def pay_desserts(s: DaLuigiState, seat: int) -> None:
    """Two desserts go beside the market (DL-35, DL-38)."""
    emit(s, DESSERTS_SPENT, seat, dish_replaced(s, seat))
    s.supply[seat, DESSERT] -= JOKER_DESSERTS
    s.beside[DESSERT] += JOKER_DESSERTS
    joker_paid(s, seat)


@compiled
def offer_cubes(s: DaLuigiState, seat: int) -> None:
    """The player picks the four, one by one (DL-36)."""
    emit(s, CUBES_OFFERED, seat, dish_replaced(s, seat))
    s.cubes_due = JOKER_CUBES
    s.question = WHAT_TO_SPEND


@compiled
def spend(s: DaLuigiState, seat: int, dish: int) -> None:
    """A cube goes beside the market (DL-38)."""
    s.supply[seat, dish] -= 1
    s.beside[dish] += 1
    s.cubes_due -= 1
    emit(s, SPENT, seat, dish)
    if s.cubes_due == 0:
        joker_paid(s, seat)


@compiled
def joker_paid(s: DaLuigiState, seat: int) -> None:
    """Then the next missing dish, or the order is complete and cashed; then perhaps another guest (DL-37)."""
    s.jokers_due -= 1
    if s.jokers_due > 0:
        s.question = WHICH_JOKER
        return
    cash(s, seat, int(s.joker_place))
    s.joker_place = NONE
    s.question = NOTHING
