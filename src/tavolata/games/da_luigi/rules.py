"""Da Luigi's rules, as compiled functions over the state: set-up, turns, choices and the end.

Clause numbers are where the clause is implemented. The parts have files of their own: `market` (cubes), `restaurant`
(guests at the bar, serving, tiles), `greeting` (new guests and their specials) and `jokers`.
"""

from __future__ import annotations

from tavolata.core import rules
from tavolata.core.chance import below, shuffle
from tavolata.core.numbers import assign
from tavolata.core.rules import emit, implements, next_clockwise
from tavolata.core.state import Int16s, Int32s
from tavolata.core.tiers import compiled
from tavolata.games.da_luigi.actions import (
    ARRIVED,
    BUY,
    COMPLETE,
    DISCARD,
    DONE,
    DREW,
    ENDED,
    FINAL_ROUND,
    FOUR_CUBES,
    GIVE,
    GIVE_BACK,
    GREET,
    JOKERS_ENDED,
    LEAVE_BOUQUET,
    PUSH,
    SERVE,
    SHOP,
    SPEND,
    STOPPED_SERVING,
    TAKE_BOUQUET,
    TURN_BEGAN,
    TURN_LOST,
    TWO_DESSERTS,
    WENT_SHOPPING,
)
from tavolata.games.da_luigi.greeting import (
    answer_bouquet,
    carry_out_special,
    discard,
    give,
    greet,
    legal_discards,
    legal_gifts,
    turn_up_next,
)
from tavolata.games.da_luigi.guests import GUESTS
from tavolata.games.da_luigi.jokers import (
    begin_jokers,
    legal_completions,
    legal_jokers,
    legal_spendings,
    offer_cubes,
    offer_jokers,
    pay_desserts,
    spend,
)
from tavolata.games.da_luigi.market import (
    ALL_CUBES,
    ALL_ROWS,
    begin_filling,
    buy,
    can_shop,
    cubes_in,
    draw_cube,
    draw_for_host,
    fill_market,
    give_back,
    legal_fields,
    legal_to_give_back,
)
from tavolata.games.da_luigi.restaurant import (
    begin_serving,
    laid_on,
    legal_pushes,
    legal_servings,
    push_guest,
    seat_guest,
    serve,
    serve_by_choice,
    serve_next,
)
from tavolata.games.da_luigi.state import (
    AFTER_BUYING,
    AT_SET_UP,
    BOUQUET_OR_NOT,
    DISH_COUNT,
    FILLING,
    GREETING,
    MAX_PLAYERS,
    MAX_TURNS,
    NO_SPECIAL,
    NONE,
    NOTHING,
    OUT_OF_GAME,
    OVER,
    PLACE_COUNT,
    SERVING,
    STACK_PER_PLAYER,
    STATE,
    TILE_COUNT,
    TURN_BEGINS,
    UNSEEN,
    USING_JOKERS,
    WHAT_TO_DISCARD,
    WHAT_TO_SERVE,
    WHAT_TO_SPEND,
    WHICH_ACTION,
    WHICH_FIELD,
    WHICH_JOKER,
    WHO_GETS_IT,
    WHOM_TO_COMPLETE,
    WHOM_TO_MOVE,
    WHOM_TO_PUSH,
    DaLuigiState,
)

CUBES_AT_SET_UP = 3

# --- set-up -----------------------------------------------------------


@implements(rules.deal, STATE)
def deal(s: DaLuigiState) -> None:
    """Lay everything out, make all draws, and let everybody serve, clockwise from the first player (DL-02 … DL-08)."""
    assign(s.bag, ALL_CUBES)  # DL-02
    s.tiles_left = TILE_COUNT  # DL-07
    s.bar[:, :] = NONE
    s.taken[:] = NONE
    s.guest, s.host, s.joker_place = NONE, NONE, NONE
    s.special = NO_SPECIAL
    shuffle_guests(s)
    s.active = s.first if s.first >= 0 else below(s.rng, s.players)  # DL-08
    seat = int(s.active)
    for _ in range(s.players):
        open_restaurant(s, seat)
        seat = next_clockwise(s, seat)
    s.rows_to_fill, s.field_to_fill = ALL_ROWS, 0  # DL-06
    fill_market(s)
    begin_serving(s, AT_SET_UP)
    advance(s)


@compiled
def shuffle_guests(s: DaLuigiState) -> None:
    """Twelve cards per player are the stack, the others are in the box; start guests nobody owns are out (DL-03)."""
    s.stack[:] = NONE
    s.box[:] = NONE
    for card in range(GUESTS):
        s.stack[card] = card
        s.where[card] = UNSEEN
    for card in range(GUESTS, GUESTS + 2 * MAX_PLAYERS):
        s.where[card] = OUT_OF_GAME
    shuffle(s.rng, s.stack, GUESTS)
    s.in_stack = STACK_PER_PLAYER * int(s.players)
    s.in_box = GUESTS - s.in_stack
    for k in range(s.in_box):
        s.box[k] = s.stack[s.in_stack + k]
        s.stack[s.in_stack + k] = NONE


@compiled
def open_restaurant(s: DaLuigiState, seat: int) -> None:
    """Two start guests, one at 60 and one at 40 (DL-04), and three cubes from the bag (DL-05)."""
    seat_guest(s, seat, GUESTS + 2 * seat, ARRIVED)
    seat_guest(s, seat, GUESTS + 2 * seat + 1, ARRIVED)
    for _ in range(CUBES_AT_SET_UP):
        dish = draw_cube(s)
        s.supply[seat, dish] += 1
        emit(s, DREW, seat, dish)


# --- a turn -----------------------------------------------------------


@compiled
def advance(s: DaLuigiState) -> None:
    """Do what the rules do by themselves, until somebody is asked or the game is over.

    What is left to do is in the state, so that a question can interrupt anything: cubes that a
    special brings come first, then the special, then the current stage of the turn.
    """
    while s.question == NOTHING:
        if s.to_draw > 0:
            draw_for_host(s)
        elif s.special != NO_SPECIAL:
            carry_out_special(s)
        elif s.stage == GREETING:
            turn_up_next(s)
        elif s.stage == TURN_BEGINS:
            begin_turn(s)
        elif s.stage == FILLING:
            if fill_market(s):
                end_turn(s)
        elif s.servers == 0:
            end_serving(s)
        elif s.stage == SERVING:
            serve(s)
        elif s.stage == USING_JOKERS:
            offer_jokers(s)


@compiled
def begin_turn(s: DaLuigiState) -> None:
    """A or B, even if only one of them is possible (DL-09, DL-10, DL-53); in the final round A or nothing (DL-48)."""
    emit(s, TURN_BEGAN, s.active)
    if s.last_turns > 0 and not can_shop(s, int(s.active)):
        emit(s, TURN_LOST, s.active)
        finish_turn(s)
    else:
        s.question, s.decider = WHICH_ACTION, s.active


@compiled
def end_serving(s: DaLuigiState) -> None:
    if s.occasion == AT_SET_UP:
        s.stage = TURN_BEGINS
    else:
        finish_turn(s)


@compiled
def finish_turn(s: DaLuigiState) -> None:
    """The market is filled at the end of every turn, but not after the last one of the game (DL-40)."""
    if s.last_turns == 1:
        s.last_turns = 0
        s.turns += 1
        s.question = OVER
        emit(s, ENDED)
    else:
        s.stage = FILLING
        begin_filling(s)


@compiled
def end_turn(s: DaLuigiState) -> None:
    """The next player clockwise; after the turn in which the stack ran out, everybody has one turn left (DL-47)."""
    s.turns += 1
    if s.last_turns > 0:
        s.last_turns -= 1
    elif s.stack_ran_out or s.turns == MAX_TURNS:  # DL-46, DL-51
        s.last_turns = s.players
        emit(s, FINAL_ROUND)
    s.active = next_clockwise(s, int(s.active))
    s.stage = TURN_BEGINS


# --- choices ----------------------------------------------------------


@implements(rules.movers, STATE)
def movers(s: DaLuigiState) -> int:
    return 0 if s.question == OVER else 1 << int(s.decider)


@implements(rules.legal, STATE)
def legal(s: DaLuigiState, seat: int, out: Int16s) -> int:
    question = s.question
    if question == OVER or seat != s.decider:
        return 0
    if question == WHICH_ACTION:
        return legal_turns(s, seat, out)
    if question == WHICH_FIELD:
        return legal_fields(s, seat, out)
    if question in (WHOM_TO_PUSH, WHOM_TO_MOVE):
        return legal_pushes(s, seat, out)
    if question == WHO_GETS_IT:
        return legal_gifts(s, out)
    if question == BOUQUET_OR_NOT:
        out[0], out[1] = TAKE_BOUQUET, LEAVE_BOUQUET
        return 2
    if question == WHAT_TO_DISCARD:
        return legal_discards(s, seat, out)
    if question == WHAT_TO_SERVE:
        return legal_servings(s, seat, out)
    if question == WHOM_TO_COMPLETE:
        return legal_completions(s, seat, out)
    if question == WHICH_JOKER:
        return legal_jokers(s, seat, out)
    if question == WHAT_TO_SPEND:
        return legal_spendings(s, seat, out)
    return legal_to_give_back(s, seat, out)


@compiled
def legal_turns(s: DaLuigiState, seat: int, out: Int16s) -> int:
    """A with a guest and something to buy (DL-09, DL-11), B before the final round (DL-10, DL-47)."""
    count = 0
    if can_shop(s, seat):
        out[count] = SHOP
        count += 1
    if s.last_turns == 0:
        out[count] = GREET
        count += 1
    return count


@implements(rules.apply, STATE)
def apply(s: DaLuigiState, seat: int, action: int) -> None:
    if action >= GIVE_BACK:
        give_back(s, seat, action - GIVE_BACK)
    elif action >= SPEND:
        spend(s, seat, action - SPEND)
    elif action == FOUR_CUBES:
        offer_cubes(s, seat)
    elif action == TWO_DESSERTS:
        pay_desserts(s, seat)
    elif action >= COMPLETE:
        begin_jokers(s, seat, action - COMPLETE)
    elif action == DONE:
        be_done(s, seat)
    elif action >= SERVE:
        serve_by_choice(s, seat, (action - SERVE) // PLACE_COUNT, (action - SERVE) % PLACE_COUNT)
    elif action >= DISCARD:
        discard(s, seat, action)
    elif action >= TAKE_BOUQUET:
        answer_bouquet(s, seat, action == TAKE_BOUQUET)
    elif action >= GIVE:
        give(s, seat, action - GIVE)
    elif action >= PUSH:
        push(s, seat, action - PUSH)
    elif action >= BUY:
        buy(s, seat, action - BUY)
        pay(s)
    elif action == GREET:
        s.question = NOTHING
        greet(s, seat)
    else:
        s.question = WHICH_FIELD
        emit(s, WENT_SHOPPING, seat)
    advance(s)


@compiled
def be_done(s: DaLuigiState, seat: int) -> None:
    """No more servings (DL-61), or no more jokers (DL-38)."""
    if s.question == WHAT_TO_SERVE:
        emit(s, STOPPED_SERVING, seat)
        if s.occasion == AT_SET_UP:
            serve_next(s)
        else:
            s.stage = USING_JOKERS
    else:
        emit(s, JOKERS_ENDED, seat)
        serve_next(s)
    s.question = NOTHING


@compiled
def push(s: DaLuigiState, seat: int, place: int) -> None:
    """A guest is moved to pay a clock (DL-12, DL-14), or because a special says so (DL-31)."""
    push_guest(s, seat, place)
    if s.question == WHOM_TO_MOVE:
        s.question = NOTHING
    else:
        s.clocks -= 1
        pay(s)


@compiled
def pay(s: DaLuigiState) -> None:
    """All clocks are paid before anything is served (DL-16)."""
    if s.clocks > 0:
        s.question = WHOM_TO_PUSH
    else:
        s.question = NOTHING
        begin_serving(s, AFTER_BUYING)


# --- the end ----------------------------------------------------------


@implements(rules.returns, STATE)
def returns(s: DaLuigiState, out: Int32s) -> None:
    """Fulfilled guests, lemons and bouquets (DL-49); then cubes in the supply and on guests (DL-50)."""
    for seat in range(s.players):
        out[0, seat] = int(s.points[seat]) + int(s.tiles[seat])
        cubes = cubes_in(s.supply[seat])
        for place in range(PLACE_COUNT):
            for dish in range(DISH_COUNT):
                cubes += laid_on(s, seat, place, dish)
        out[1, seat] = cubes
