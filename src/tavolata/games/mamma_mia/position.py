"""Positions of Mamma Mia! as plain data: hands, orders, waiters, stock, oven, the order being checked, and memory.

`rounds` is what everybody could remember: what was new in each round, and who drew, laid, gave and was known to hold
what. Without it, everything in the hands was dealt in the first round and nothing else has been seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.core.position_format import (
    Amounts,
    Places,
    PositionEntry,
    PositionFormat,
    PositionInput,
    any_below,
    at,
    fill,
    pile_of,
    shuffled,
)
from tavolata.games.mamma_mia.baking import cards_laid_out
from tavolata.games.mamma_mia.clearing import kinds_to_choose_from
from tavolata.games.mamma_mia.rules import TO_THE_BOX, go_on
from tavolata.games.mamma_mia.state import (
    ADDING,
    ANSWERING,
    BEGINNING,
    BOMBASTICA,
    BOMBASTICA_CARDS,
    CARDS_OF_A_KIND,
    CHOOSING,
    CLEARING,
    CLEARINGS_WITH_HELPING,
    CLEARINGS_WITHOUT,
    COLOURS,
    DEALT_INGREDIENTS,
    DRAWING,
    INGREDIENTS,
    KIND_COUNT,
    KINDS,
    MOST_TURNS,
    NONE,
    ORDER,
    ORDERS,
    ORDERS_OF_A_COLOUR,
    OVER,
    UNDECIDED,
    MammaMiaState,
)
from tavolata.games.mamma_mia.view import PHASES, card_name, counted, orders_held

GIVEN_PHASES = (*PHASES, "beginning", "clearing")
"""With the last two, a turn begins, or the oven is about to be cleared: the rules go on to the next decision."""
ANSWERS = ("help", "refuse")
Counts = list[int]


@dataclass(frozen=True)
class Round:
    """What could be seen of one round."""

    new: Counts
    drawn: list[Counts]
    turns: list[Counts]
    given: list[Counts]
    held: list[Counts]


# --- reading ----------------------------------------------------------


def _read_phase(form: PositionInput, entry: str, value: Any) -> int:
    return form.name(entry, value, GIVEN_PHASES)


def _read_colours(form: PositionInput, entry: str, value: Any) -> list[int]:
    colours = [form.name(at(entry, seat), colour, COLOURS) for seat, colour in enumerate(form.each_seat(entry, value))]
    if len(set(colours)) < len(colours):
        form.fail("colour-twice", "MM-03", entry=entry)
    return colours


def _read_kinds(form: PositionInput, entry: str, value: Any) -> Counts:
    return form.counts(entry, value, KINDS, CARDS_OF_A_KIND)


def _read_hands(form: PositionInput, entry: str, value: Any) -> list[Counts | None]:
    hands = enumerate(form.each_seat(entry, value))
    return [None if hand is None else _read_kinds(form, at(entry, seat), hand) for seat, hand in hands]


def _read_orders(form: PositionInput, entry: str, value: Any) -> list[int]:
    orders = enumerate(form.items(entry, value, ORDERS))
    return [form.component(at(entry, k), order, ORDER) for k, order in orders]


def _read_orders_of_seats(form: PositionInput, entry: str, value: Any) -> list[list[int] | None]:
    seats = enumerate(form.each_seat(entry, value))
    return [None if orders is None else _read_orders(form, at(entry, seat), orders) for seat, orders in seats]


def _read_card(form: PositionInput, entry: str, value: Any) -> int:
    """A card as the oven has it: a kind by its name, an order by its number or its name."""
    if isinstance(value, str) and value in KINDS:
        return KINDS.index(value)
    return KIND_COUNT + form.component(entry, value, ORDER)


def _read_oven(form: PositionInput, entry: str, value: Any) -> list[int]:
    cards = enumerate(form.items(entry, value, INGREDIENTS + ORDERS))
    return [_read_card(form, at(entry, k), card) for k, card in cards]


def _read_stock(form: PositionInput, entry: str, value: Any) -> list[int]:
    kinds = enumerate(form.items(entry, value, INGREDIENTS))
    return [form.name(at(entry, k), kind, KINDS) for k, kind in kinds]


def _read_box(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    box = form.table(entry, value, ("ingredients", "orders"))
    return {
        "ingredients": _read_kinds(form, at(entry, "ingredients"), box.get("ingredients", {})),
        "orders": _read_orders(form, at(entry, "orders"), box.get("orders", [])),
    }


def _read_checked(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    checked = form.table(entry, value, ("order", "needs", "request", "answers", "helper"))
    said = {part: given for part, given in checked.items() if given is not None}
    read: dict[str, Any] = {"order": form.component(at(entry, "order"), said.get("order"), ORDER)}
    for part in ("needs", "request"):
        if part in said:
            read[part] = _read_kinds(form, at(entry, part), said[part])
    if "answers" in said:
        read["answers"] = _read_answers(form, at(entry, "answers"), said["answers"])
    if "helper" in said:
        read["helper"] = form.seat(at(entry, "helper"), said["helper"])
    return read


def _read_answers(form: PositionInput, entry: str, value: Any) -> Counts:
    answers = enumerate(form.each_seat(entry, value))
    return [UNDECIDED if one is None else 1 + form.name(at(entry, seat), one, ANSWERS) for seat, one in answers]


def _read_rounds(form: PositionInput, entry: str, value: Any) -> list[Round]:
    rounds = enumerate(form.items(entry, value, CLEARINGS_WITHOUT))
    return [_read_round(form, at(entry, number), one) for number, one in rounds]


def _read_round(form: PositionInput, entry: str, value: Any) -> Round:
    said = form.table(entry, value, ("new", "drawn", "turns", "given", "held"))

    def of_seats(part: str) -> list[Counts]:
        seats = enumerate(form.each_seat(at(entry, part), said.get(part, [{}] * form.players)))
        return [_read_kinds(form, at(at(entry, part), seat), counts) for seat, counts in seats]

    turns = form.items(at(entry, "turns"), said.get("turns", []), MOST_TURNS)
    return Round(
        _read_kinds(form, at(entry, "new"), said.get("new", {})),
        of_seats("drawn"),
        [_read_turn(form, at(at(entry, "turns"), k), turn) for k, turn in enumerate(turns)],
        of_seats("given"),
        of_seats("held"),
    )


def _read_turn(form: PositionInput, entry: str, value: Any) -> Counts:
    """Whose turn it was, the kind laid, how many, and how many ingredients were drawn; no kind in a missed turn."""
    said = form.table(entry, value, ("seat", "kind", "count", "drew"))
    kind = 0 if said.get("kind") is None else form.name(at(entry, "kind"), said["kind"], KINDS)
    most = 0 if said.get("kind") is None else CARDS_OF_A_KIND
    return [
        form.seat(at(entry, "seat"), said.get("seat")),
        kind,
        form.number(at(entry, "count"), said.get("count", 0), 0, most),
        form.number(at(entry, "drew"), said.get("drew", 0), 0, CARDS_OF_A_KIND),
    ]


# --- laying out -------------------------------------------------------


def lay_position(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Ingredients that are given nowhere are the stock, orders that are given nowhere lie below in their waiters."""
    s.phase = given.get("phase", BEGINNING)
    s.order, s.owner, s.helper = NONE, NONE, NONE
    _seat_colours(s, given, form)
    _settle_turn(s, given, form)
    _fill_oven(s, given, form)
    _deal_ingredients(s, given, form)
    _deal_orders(s, given, form)
    _note_seen(s, given, form)
    _remember(s, given, form)
    if (s.order != NONE) != (DRAWING < s.phase < OVER):
        form.fail("checked-phase", "MM-16", phase=GIVEN_PHASES[s.phase])
    if s.order != NONE:
        _check_order(s, given["checked"], form)
    go_on(s)


def _seat_colours(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """As given, as the table's option says, or at random (MM-03)."""
    chosen = s.colours[: form.players].tolist()
    if chosen[0] == NONE:
        chosen = given.get("colours") or shuffled(s, range(KIND_COUNT))[: form.players]
    elif given.get("colours", chosen) != chosen:
        said, expected = (", ".join(COLOURS[one] for one in row) for row in (given["colours"], chosen))
        form.fail("contradiction", "MM-03", entry="colours", given=said, expected=expected)
    fill(s.colours, chosen, NONE)
    s.seat_of[:] = NONE
    for seat, colour in enumerate(chosen):
        s.seat_of[colour] = seat


def _settle_turn(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Whose turn it is and how often the oven has been cleared; the last clearing ends the game (MM-41)."""
    first = s.first if s.first >= 0 else any_below(s, form.players)
    s.turn = given.get("turn", first)
    last = CLEARINGS_WITH_HELPING if s.helping else CLEARINGS_WITHOUT
    clearings = given.get("clearings", last if s.phase == OVER else 0)
    if clearings > last or (clearings == last) != (s.phase == OVER):
        form.fail("clearings", "MM-41", last=last, phase=GIVEN_PHASES[s.phase], given=clearings)
    s.clearings = clearings - (s.phase == OVER)


def _fill_oven(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Closed, the oven holds all its cards; while it is cleared, some have been revealed (MM-15)."""
    revealed, hidden = given.get("revealed", []), given.get("oven", [])
    if revealed and not DRAWING < s.phase <= OVER:
        form.fail("revealed", "MM-15", phase=GIVEN_PHASES[s.phase])
    cards = form.items("oven", [*revealed, *hidden], len(s.oven))
    s.oven[: len(cards)] = cards
    s.in_oven, s.revealed = len(cards), len(revealed)


def _unrevealed(s: MammaMiaState) -> list[int]:
    cards: list[int] = s.oven[s.revealed : s.in_oven].tolist()
    return cards


def _deal_ingredients(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Eight for every hand of which nothing is said, the rest is the stock (MM-02, MM-04).

    While the oven is cleared there is no stock (MM-13): then the rest stays in the box.
    """
    box = given.get("box", {}).get("ingredients", [int(TO_THE_BOX[form.players])] * KIND_COUNT)
    cards = Amounts(form, {kind: CARDS_OF_A_KIND - box[kind] for kind in range(KIND_COUNT)}, KINDS.__getitem__)
    hands = given.get("hands", [None] * form.players)
    for seat, hand in enumerate(hands):
        cards.take_counted(at("hands", seat), hand or ())
    for entry, array in (("laid_out", s.laid_out), ("used", s.used)):
        fill(array, given.get(entry, []), 0)
        cards.take_counted(entry, array.tolist())
    for entry, pile in (("oven", _unrevealed(s)), ("stock", given.get("stock", ()))):
        for card in pile:
            cards.take(entry, card, int(card < KIND_COUNT))
    left = shuffled(s, cards.left)
    for seat, hand in enumerate(hands):
        dealt = [] if hand is not None else [left.pop() for _ in range(min(DEALT_INGREDIENTS, len(left)))]
        s.hand[seat] = hand if hand is not None else [dealt.count(kind) for kind in range(KIND_COUNT)]
    _fill_stock(s, given, left, INGREDIENTS - sum(box), form)


def _fill_stock(s: MammaMiaState, given: Mapping[str, Any], left: list[int], cards: int, form: PositionInput) -> None:
    """The places of the cards that have been drawn are empty; more than there are in the game were never used."""
    if s.phase == CLEARING or DRAWING < s.phase <= OVER:
        if given.get("stock") or (left and "box" in given):
            form.fail("stock-in-clearing", "MM-13", phase=GIVEN_PHASES[s.phase])
        cards, left = cards - len(left), []
    stock = [*left, *reversed(given.get("stock", []))]
    fill(s.stock[:cards], stock, NONE)
    s.in_stock = len(stock)


def _deal_orders(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Every order belongs to the seat of its colour; a hand of which nothing is said has one (MM-03, MM-04)."""
    own = [
        int(colour) * ORDERS_OF_A_COLOUR + k for colour in s.colours[: form.players] for k in range(ORDERS_OF_A_COLOUR)
    ]
    places = Places(form, ORDER, own)
    hands, waiters = (given.get(entry, [None] * form.players) for entry in ("orders", "waiters"))
    for entry, piles in (("orders", hands), ("waiters", waiters)):
        for seat, orders in enumerate(piles):
            _check_colour(s, at(entry, seat), seat, orders or (), form)
            places.put_all(at(entry, seat), orders or ())
    _check_seated(s, "oven", [card - KIND_COUNT for card in _unrevealed(s) if card >= KIND_COUNT], places, form)
    finished = given.get("finished_pile", [])
    _check_seated(s, "finished_pile", finished, places, form)
    places.put_all(at("box", "orders"), given.get("box", {}).get("orders", ()))
    if "checked" in given:
        s.order = given["checked"]["order"]
        _check_seated(s, at("checked", "order"), [int(s.order)], places, form)
    for seat in range(form.players):
        _fill_waiter(s, seat, hands[seat], waiters[seat], places)
    s.finished[: len(finished)] = finished
    s.in_finished = len(finished)
    for order in finished:
        s.points[s.seat_of[order // ORDERS_OF_A_COLOUR]] += 1


def _check_colour(s: MammaMiaState, entry: str, seat: int, orders: Sequence[int], form: PositionInput) -> None:
    for order in orders:
        if order // ORDERS_OF_A_COLOUR != s.colours[seat]:
            colour = COLOURS[s.colours[seat]]
            form.fail("order-colour", "MM-03", entry=entry, order=form.called(order, ORDER), colour=colour)


def _check_seated(s: MammaMiaState, entry: str, orders: list[int], places: Places, form: PositionInput) -> None:
    """Orders of colours that nobody has stay in the box (MM-03)."""
    for order in orders:
        if s.seat_of[order // ORDERS_OF_A_COLOUR] == NONE:
            form.fail("colour-absent", "MM-03", entry=entry, order=form.called(order, ORDER))
        places.put(entry, order)


def _fill_waiter(s: MammaMiaState, seat: int, held: list[int] | None, waiter: list[int] | None, places: Places) -> None:
    first = int(s.colours[seat]) * ORDERS_OF_A_COLOUR
    unplaced = [order for order in places.left if order // ORDERS_OF_A_COLOUR == s.colours[seat]]
    places.put_all(at("waiters", seat), unplaced)
    pile = [order - first for order in pile_of(s, waiter, unplaced)]
    if held is None:
        held = [first + pile.pop(0)] if unplaced else []
    s.orders[seat] = sum(1 << order - first for order in held)
    fill(s.waiter[seat], pile, NONE)
    s.in_waiter[seat] = len(pile)


def _note_seen(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Which orders have been seen in the oven, or at the end in the finished pile; those that are in the oven have."""
    in_oven = [int(card) - KIND_COUNT for card in s.oven[: s.in_oven] if card >= KIND_COUNT]
    seen = [*in_oven, *(given.get("finished_pile", ()) if s.phase == OVER else ())]
    for seat, orders in enumerate(given.get("seen", ())):
        _check_colour(s, at("seen", seat), seat, orders or (), form)
        seen += orders or ()
    for order in seen:
        if s.seat_of[order // ORDERS_OF_A_COLOUR] != NONE:
            s.seen[s.seat_of[order // ORDERS_OF_A_COLOUR]] |= 1 << order % ORDERS_OF_A_COLOUR


# --- the order being checked ------------------------------------------


def _check_order(s: MammaMiaState, checked: Mapping[str, Any], form: PositionInput) -> None:
    """What is settled of it, and what follows from that (MM-16 … MM-32)."""
    s.owner = s.seat_of[s.order // ORDERS_OF_A_COLOUR]
    if s.revealed == 0 or s.oven[s.revealed - 1] != KIND_COUNT + s.order:
        form.fail("checked-not-revealed", "MM-16", order=form.called(s.order, ORDER))
    s.choices = kinds_to_choose_from(s)
    printed = s.order_needs[s.order].tolist()
    needs = checked.get("needs", printed)
    _check_needs(s, needs, printed, form)
    s.needs[:] = needs
    if s.phase != CHOOSING:
        _count_missing(s)
    s.request[:] = checked.get("request", [0] * KIND_COUNT)
    if sum(s.request.tolist()) > s.short and s.phase != ADDING:
        form.fail("request", "MM-24", short=s.short)
    s.helper = checked.get("helper", NONE)
    if s.helper in (s.owner, *([] if s.phase == ADDING else range(form.players))):
        form.fail("helper", "MM-25", entry=at("checked", "helper"))
    _hear_answers(s, checked.get("answers", [UNDECIDED] * form.players), form)


def _check_needs(s: MammaMiaState, needs: Counts, printed: Counts, form: PositionInput) -> None:
    """What is printed, and once the kinds are chosen, so many cards of each (MM-23)."""
    chosen = {kind: more - less for kind, (more, less) in enumerate(zip(needs, printed, strict=True)) if more != less}
    expected = 0 if s.phase == CHOOSING else int(s.order_chosen[s.order])
    permitted = all(s.choices >> kind & 1 and more == s.order_times[s.order] for kind, more in chosen.items())
    if len(chosen) != expected or not permitted:
        form.fail(
            "needs", "MM-23", order=form.called(s.order, ORDER), chosen=expected, times=int(s.order_times[s.order])
        )


def _count_missing(s: MammaMiaState) -> None:
    s.missing[:] = [max(0, needed - lying) for needed, lying in zip(s.needs.tolist(), s.laid_out.tolist(), strict=True)]
    s.short = sum(s.missing.tolist())
    if s.order_pizza[s.order] == BOMBASTICA:
        s.short = max(0, BOMBASTICA_CARDS - cards_laid_out(s))


def _hear_answers(s: MammaMiaState, answers: Counts, form: PositionInput) -> None:
    """Asked are all others whose waiter is not empty (MM-30)."""
    if s.phase == ANSWERING or s.helper != NONE:
        s.asked = sum(1 << seat for seat in range(form.players) if seat != s.owner and s.in_waiter[seat])
    for seat, answer in enumerate(answers):
        if answer != UNDECIDED and not s.asked >> seat & 1:
            form.fail("not-asked", "MM-30", entry=at(at("checked", "answers"), seat))
        s.answers[seat] = answer


# --- memory -----------------------------------------------------------


def _remember(s: MammaMiaState, given: Mapping[str, Any], form: PositionInput) -> None:
    rounds = given.get("rounds") or _forgetful_rounds(s, form)
    if len(rounds) != s.clearings + 1:
        form.fail("number-of-rounds", "MM-21", entry="rounds", needed=s.clearings + 1, given=len(rounds))
    form.items("rounds", [turn for one in rounds for turn in one.turns], MOST_TURNS)
    turn = 0
    for number, one in enumerate(rounds):
        s.pool[number] = one.new
        s.drawn[number, : form.players] = one.drawn
        s.given[number, : form.players] = one.given
        s.held[number, : form.players] = one.held
        for row in one.turns:
            s.turns[turn] = row
            turn += 1
        s.turns_by[number] = turn
    _check_memory(s, rounds, form)


def _forgetful_rounds(s: MammaMiaState, form: PositionInput) -> list[Round]:
    """As if all hands had been dealt at first, and nobody had done anything since."""
    nothing = [0] * KIND_COUNT
    hands, stock = s.hand[: form.players].tolist(), s.stock[: s.in_stock].tolist()
    rounds = [Round(nothing, [nothing] * form.players, [], [nothing] * form.players, [nothing] * form.players)]
    rounds *= s.clearings + 1
    rounds[-1] = _with_new(rounds[-1], [stock.count(kind) for kind in range(KIND_COUNT)], rounds[-1].drawn)
    in_hands = [sum(hand[kind] for hand in hands) for kind in range(KIND_COUNT)]
    rounds[0] = _with_new(rounds[0], [a + b for a, b in zip(rounds[0].new, in_hands, strict=True)], hands)
    return rounds


def _with_new(one: Round, new: Counts, drawn: list[Counts]) -> Round:
    return Round(new, drawn, one.turns, one.given, one.held)


def _check_memory(s: MammaMiaState, rounds: Sequence[Round], form: PositionInput) -> None:
    """Memory and table say the same: otherwise no world could be imagined that fits both."""
    for number, one in enumerate(rounds):
        in_stock = s.stock[: s.in_stock].tolist() if number == s.clearings else []
        for kind in range(KIND_COUNT):
            drawn = sum(counts[kind] for counts in one.drawn) + in_stock.count(kind)
            if drawn != one.new[kind]:
                form.fail(
                    "memory-new", "MM-21", entry=at("rounds", number), kind=KINDS[kind], new=one.new[kind], drawn=drawn
                )
    for seat in range(form.players):
        _check_memory_of(s, seat, rounds, form)


def _check_memory_of(s: MammaMiaState, seat: int, rounds: Sequence[Round], form: PositionInput) -> None:
    """What was drawn and not parted with is in the hand, and so is what was known to be held."""
    hand = [0] * KIND_COUNT
    for number, one in enumerate(rounds):
        if number > 0 and not _was_drawn_in_time(one, seat, hand):
            form.fail("memory-hand", "MM-44", entry=at("rounds", number), seat=seat)
        laid = [sum(turn[2] for turn in one.turns if turn[:2] == [seat, kind]) for kind in range(KIND_COUNT)]
        for kind in range(KIND_COUNT):
            hand[kind] += one.drawn[seat][kind] - laid[kind] - one.given[seat][kind]
            if hand[kind] < one.held[seat][kind]:
                form.fail("memory-hand", "MM-44", entry=at("rounds", number), seat=seat)
    if hand != s.hand[seat].tolist():
        form.fail("memory-hand", "MM-44", entry=at("hands", seat), seat=seat)


def _was_drawn_in_time(one: Round, seat: int, hand: Counts) -> bool:
    """Nobody lays what has not been drawn yet: what was not in the hand before the round came by an earlier turn."""
    laid, drew = [0] * KIND_COUNT, 0
    for turn in one.turns:
        if turn[0] == seat:
            laid[turn[1]] += turn[2]
            if sum(max(0, gone - had) for gone, had in zip(laid, hand, strict=True)) > drew:
                return False
            drew += turn[3]
    return drew == sum(one.drawn[seat])


# --- writing ----------------------------------------------------------


def _numbers(orders: Sequence[int], first: int = 0) -> list[Any]:
    return [first + order + 1 for order in orders]


def _orders(s: PlainState, _: Edition) -> Any:
    return [orders_held(s, seat) for seat in range(s.players)]


def _waiters(s: PlainState, _: Edition) -> Any:
    piles = [s.waiter[seat][: s.in_waiter[seat]][::-1] for seat in range(s.players)]
    return [_numbers(pile, s.colours[seat] * ORDERS_OF_A_COLOUR) for seat, pile in enumerate(piles)]


def _seen(s: PlainState, _: Edition) -> Any:
    return [
        [s.colours[seat] * ORDERS_OF_A_COLOUR + k + 1 for k in range(ORDERS_OF_A_COLOUR) if s.seen[seat] >> k & 1]
        for seat in range(s.players)
    ]


def _stock(s: PlainState, _: Edition) -> Any:
    return [KINDS[kind] for kind in reversed(s.stock[: s.in_stock])]


def _box(s: PlainState, _: Edition) -> Any:
    """What is nowhere on the table."""
    cards = s.oven[s.revealed : s.in_oven] + s.stock[: s.in_stock]
    counts = [cards.count(kind) + s.laid_out[kind] + s.used[kind] for kind in range(KIND_COUNT)]
    held = [sum(hand[kind] for hand in s.hand[: s.players]) for kind in range(KIND_COUNT)]
    ingredients = [CARDS_OF_A_KIND - a - b for a, b in zip(counts, held, strict=True)]
    return {"ingredients": counted(ingredients), "orders": _orders_in_box(s)}


def _orders_in_box(s: PlainState) -> list[Any]:
    """Orders of the colours in the game only."""
    placed = {card - KIND_COUNT for card in s.oven[s.revealed : s.in_oven]} | {*s.finished[: s.in_finished], s.order}
    nowhere: list[Any] = []
    for seat in range(s.players):
        first, waiter = s.colours[seat] * ORDERS_OF_A_COLOUR, s.waiter[seat][: s.in_waiter[seat]]
        own = range(ORDERS_OF_A_COLOUR)
        lost = [k for k in own if not s.orders[seat] >> k & 1 and k not in waiter and first + k not in placed]
        nowhere += _numbers(lost, first)
    return nowhere


def _checked(s: PlainState, _: Edition) -> Any:
    if s.order == NONE:
        return None
    return {
        "order": s.order + 1,
        "needs": counted(s.needs),
        "request": counted(s.request),
        "answers": [None if answer == UNDECIDED else ANSWERS[answer - 1] for answer in s.answers[: s.players]],
        "helper": None if s.helper == NONE else s.helper,
    }


def _rounds(s: PlainState, _: Edition) -> Any:
    begins = [0, *s.turns_by]
    return [
        {
            "new": counted(s.pool[number]),
            "drawn": _of_seats(s, s.drawn[number]),
            "turns": [_turn(turn) for turn in s.turns[begins[number] : s.turns_by[number]]],
            "given": _of_seats(s, s.given[number]),
            "held": _of_seats(s, s.held[number]),
        }
        for number in range(s.clearings + 1)
    ]


def _of_seats(s: PlainState, counts: list[Counts]) -> list[Any]:
    return [counted(one) for one in counts[: s.players]]


def _turn(turn: Counts) -> Any:
    seat, kind, count, drew = turn
    return {"seat": seat, "kind": KINDS[kind] if count else None, "count": count, "drew": drew}


def _read_clearings(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, CLEARINGS_WITHOUT)


POSITION = PositionFormat(
    (
        PositionEntry("phase", lambda s, _: PHASES[s.phase], _read_phase),
        PositionEntry("turn", lambda s, _: s.turn, PositionInput.seat),
        PositionEntry("clearings", lambda s, _: s.clearings + (s.phase == OVER), _read_clearings),
        PositionEntry("colours", lambda s, _: [COLOURS[s.colours[seat]] for seat in range(s.players)], _read_colours),
        PositionEntry("hands", lambda s, _: _of_seats(s, s.hand), _read_hands),
        PositionEntry(
            "orders", lambda s, _: [orders_held(s, seat) for seat in range(s.players)], _read_orders_of_seats
        ),
        PositionEntry("waiters", _waiters, _read_orders_of_seats),
        PositionEntry("stock", _stock, _read_stock),
        PositionEntry("finished_pile", lambda s, _: _numbers(s.finished[: s.in_finished]), _read_orders),
        PositionEntry("oven", lambda s, _: [card_name(card) for card in s.oven[s.revealed : s.in_oven]], _read_oven),
        PositionEntry("revealed", lambda s, _: [card_name(card) for card in s.oven[: s.revealed]], _read_oven),
        PositionEntry("laid_out", lambda s, _: counted(s.laid_out), _read_kinds),
        PositionEntry("used", lambda s, _: counted(s.used), _read_kinds),
        PositionEntry("box", _box, _read_box),
        PositionEntry("checked", _checked, _read_checked),
        PositionEntry("seen", _seen, _read_orders_of_seats),
        PositionEntry("rounds", _rounds, _read_rounds),
    ),
    lay_position,
)
