"""Positions of Da Luigi as plain data: guests, cubes and tiles wherever they are, and what is asked of whom.

Guests go by their number in the edition, from 1. The start guests look alike in all restaurants: one that is not in
its own restaurant is written with its owner's seat, `{"guest": 83, "of": 0}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tavolata.core.edition import Edition
from tavolata.core.plain_state import PlainState
from tavolata.core.position_format import (
    Amounts,
    PositionEntry,
    PositionFormat,
    PositionInput,
    any_below,
    at,
    fill,
    quoted,
    shuffled,
)
from tavolata.games.da_luigi.guests import CUBES, DISHES, GUESTS, PLACES
from tavolata.games.da_luigi.market import cubes_for, cubes_in, steps_to_exit
from tavolata.games.da_luigi.restaurant import face_of, missing_at
from tavolata.games.da_luigi.state import (
    AFTER_BUYING,
    AT_BAR,
    BOUQUET_OR_NOT,
    CARD_COUNT,
    DISH_COUNT,
    FACE_UP,
    FIELD,
    FIELD_COUNT,
    FILLING,
    GREETING,
    GUEST,
    IN_DISCARD,
    IN_PILE,
    JOKER_CUBES,
    MOST_KEPT,
    MOST_TAKEN,
    MOST_TURNS,
    NONE,
    OUT_OF_GAME,
    OVER,
    PLACE_COUNT,
    RECYCLED,
    ROW_COUNT,
    SERVING,
    STACK_PER_PLAYER,
    TILE_COUNT,
    TURN_BEGINS,
    UNSEEN,
    USING_JOKERS,
    WHAT_TO_DISCARD,
    WHAT_TO_GIVE_BACK,
    WHAT_TO_SERVE,
    WHAT_TO_SPEND,
    WHICH_ACTION,
    WHICH_JOKER,
    WHO_GETS_IT,
    WHOM_TO_COMPLETE,
    WHOM_TO_MOVE,
    WHOM_TO_PUSH,
    DaLuigiState,
)
from tavolata.games.da_luigi.view import QUESTIONS, cubes_of

STAGES = ("turn", "greeting", "serving", "jokers", "filling")
OCCASIONS = ("set_up", "after_buying", "after_greeting")
COURSE = ("stage", "occasion", "server", "servers", "host", "to_draw", "rows_to_fill", "field_to_fill")
RESTAURANT = ("bar", "supply", "fulfilled", "lemons", "bouquets")
ABOUT_THE_NEW_GUEST = (BOUQUET_OR_NOT, WHOM_TO_MOVE, WHAT_TO_DISCARD)
MOST_CLOCKS = ROW_COUNT - 1
Counts = list[int]


@dataclass(frozen=True)
class GivenGuest:
    """A guest by its face; of a start guest perhaps whose it is."""

    face: int
    of: int | None = None


@dataclass(frozen=True)
class Seated:
    """A guest at a bar, and the cubes on its order."""

    guest: GivenGuest
    laid: Counts


# --- reading ----------------------------------------------------------


def _read_guest(form: PositionInput, entry: str, value: Any) -> GivenGuest:
    if not isinstance(value, Mapping):
        return GivenGuest(form.component(entry, value, GUEST))
    given = form.table(entry, value, ("guest", "of"))
    of = None if given.get("of") is None else form.seat(at(entry, "of"), given["of"])
    return GivenGuest(form.component(at(entry, "guest"), given.get("guest"), GUEST), of)


def _read_guests(form: PositionInput, entry: str, value: Any, most: int = CARD_COUNT) -> list[GivenGuest]:
    return [_read_guest(form, at(entry, k), guest) for k, guest in enumerate(form.items(entry, value, most))]


def _read_box(form: PositionInput, entry: str, value: Any) -> list[GivenGuest]:
    """Start guests never go back to the box."""
    guests = _read_guests(form, entry, value, GUESTS)
    for k, guest in enumerate(guests):
        form.number(at(entry, k), guest.face + 1, 1, GUESTS)
    return guests


def _read_taken(form: PositionInput, entry: str, value: Any) -> list[GivenGuest]:
    return _read_guests(form, entry, value, MOST_TAKEN)


def _read_stack(form: PositionInput, entry: str, value: Any) -> list[GivenGuest | None]:
    """Guests, the next one first, None for any guest; or only how many there are."""
    if type(value) is int:
        return [None] * form.number(entry, value, 0, CARD_COUNT)
    guests = enumerate(form.items(entry, value, CARD_COUNT))
    return [None if guest is None else _read_guest(form, at(entry, k), guest) for k, guest in guests]


def _read_cubes(form: PositionInput, entry: str, value: Any) -> Counts:
    return form.counts(entry, value, DISHES, sum(CUBES))


def _read_market(form: PositionInput, entry: str, value: Any) -> list[Counts]:
    """The cubes of each field, at most as many as the row gets (DL-06)."""
    given = form.table(entry, value, FIELD.values)
    market = [_read_cubes(form, at(entry, field), given.get(field, {})) for field in FIELD.values]
    for field, cubes in enumerate(market):
        if sum(cubes) > cubes_for(field):
            form.fail("length", "DL-06", entry=at(entry, FIELD.decode(field)), most=cubes_for(field), given=sum(cubes))
    return market


def _read_restaurants(form: PositionInput, entry: str, value: Any) -> list[dict[str, Any]]:
    seats = enumerate(form.each_seat(entry, value))
    return [{} if one is None else _read_restaurant(form, at(entry, seat), one) for seat, one in seats]


def _read_restaurant(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    said = {part: one for part, one in form.table(entry, value, RESTAURANT).items() if one is not None}
    read: dict[str, Any] = {}
    if "bar" in said:
        read["bar"] = _read_bar(form, at(entry, "bar"), said["bar"])
    if "supply" in said:
        read["supply"] = _read_cubes(form, at(entry, "supply"), said["supply"])
    read["fulfilled"] = _read_guests(form, at(entry, "fulfilled"), said.get("fulfilled", []))
    for part in ("lemons", "bouquets"):
        read[part] = form.number(at(entry, part), said.get(part, 0), 0, TILE_COUNT)
    if read["lemons"] and read["bouquets"]:
        form.fail("lemons-and-bouquets", "DL-45", entry=entry)
    return read


def _read_bar(form: PositionInput, entry: str, value: Any) -> list[Seated | None]:
    places = form.items(entry, value)
    if len(places) != PLACE_COUNT:
        form.fail("places", "DL-04", entry=entry, places=PLACE_COUNT, given=len(places))
    return [None if one is None else _read_seated(form, at(entry, k), one) for k, one in enumerate(places)]


def _read_seated(form: PositionInput, entry: str, value: Any) -> Seated:
    if not isinstance(value, Mapping):
        return Seated(_read_guest(form, entry, value), [0] * DISH_COUNT)
    given = form.table(entry, value, ("guest", "of", "laid"))
    laid = _read_cubes(form, at(entry, "laid"), given.pop("laid", {}))
    return Seated(_read_guest(form, entry, given), laid)


def _read_gets(form: PositionInput, entry: str, value: Any) -> Counts:
    return [form.number(at(entry, seat), count, 0, 2) for seat, count in enumerate(form.each_seat(entry, value))]


def _read_joker(form: PositionInput, entry: str, value: Any) -> dict[str, int]:
    given = form.table(entry, value, ("place", "jokers", "cubes"))
    if given.get("place") not in PLACES:
        form.fail("name", entry=at(entry, "place"), given=quoted(given.get("place")), known=", ".join(map(str, PLACES)))
    read = {"place": PLACES.index(given["place"])}
    read["jokers"] = form.number(at(entry, "jokers"), given.get("jokers"), 1, JOKER_CUBES)
    read["cubes"] = form.number(at(entry, "cubes"), given.get("cubes", 0), 0, JOKER_CUBES)
    return read


def _read_course(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    said = {part: one for part, one in form.table(entry, value, COURSE).items() if one is not None}
    readers: dict[str, Callable[[str, Any], Any]] = {
        "stage": lambda where, one: form.name(where, one, STAGES),
        "occasion": lambda where, one: form.name(where, one, OCCASIONS),
        "server": form.seat,
        "servers": lambda where, one: form.number(where, one, 0, form.players),
        "host": form.seat,
        "to_draw": lambda where, one: form.number(where, one, 0, 2),
        "rows_to_fill": lambda where, one: _read_rows(form, where, one),
        "field_to_fill": lambda where, one: form.name(where, one, FIELD.values),
    }
    return {part: readers[part](at(entry, part), one) for part, one in said.items()}


def _read_rows(form: PositionInput, entry: str, value: Any) -> int:
    rows = enumerate(form.items(entry, value, ROW_COUNT))
    return sum({1 << form.number(at(entry, k), row, 1, ROW_COUNT) - 1 for k, row in rows})


def _read_lost(form: PositionInput, entry: str, value: Any) -> dict[str, Any]:
    given = form.table(entry, value, ("cubes", "guests"))
    return {
        "cubes": _read_cubes(form, at(entry, "cubes"), given.get("cubes", {})),
        "guests": _read_guests(form, at(entry, "guests"), given.get("guests", [])),
    }


# --- laying out -------------------------------------------------------


def lay_position(s: DaLuigiState, given: Mapping[str, Any], form: PositionInput) -> None:
    """Guests that are given nowhere are in the stack and in the box, cubes that are given nowhere in the bag."""
    s.question = given.get("question", WHICH_ACTION)
    first = s.first if s.first >= 0 else any_below(s, form.players)
    s.active = given.get("active", first)
    s.turns, s.last_turns = given.get("turns", 0), given.get("last_turns", 0)
    restaurants = given.get("restaurants", [{}] * form.players)
    _Guests(s, given, form).place(restaurants)
    _place_cubes(s, given, restaurants, form)
    _place_tiles(s, restaurants, form)
    _settle_question(s, given, form)
    _settle_course(s, given.get("course", {}), form)
    _check_question(s, form)


class _Guests:
    """Puts every guest where it is."""

    def __init__(self, s: DaLuigiState, given: Mapping[str, Any], form: PositionInput) -> None:
        self.s = s
        self.given = given
        self.form = form
        self.placed: dict[int, str] = {}

    def place(self, restaurants: Sequence[Mapping[str, Any]]) -> None:
        s, form = self.s, self.form
        s.bar[:, :], s.guest, s.host, s.joker_place = NONE, NONE, NONE, NONE
        s.where[:GUESTS], s.where[GUESTS:] = UNSEEN, OUT_OF_GAME
        for seat, restaurant in enumerate(restaurants):
            self._fill_restaurant(seat, restaurant)
        for guest in self.given.get("discard", ()):
            s.where[self._card("discard", guest)] = IN_DISCARD
        for guest in self.given.get("lost", {}).get("guests", ()):
            s.where[self._card(at("lost", "guests"), guest)] = OUT_OF_GAME
        if "guest" in self.given:
            s.guest = self._card("guest", self.given["guest"])
            s.where[s.guest] = FACE_UP
        self._pile_up()
        for card in range(GUESTS, GUESTS + 2 * form.players):
            if card not in self.placed:
                s.where[card] = IN_DISCARD
        for guest in self.given.get("recycled", ()):
            self._recycle(guest)

    def _card(self, entry: str, guest: GivenGuest, host: int | None = None) -> int:
        """The card of a guest; of equal start guests the host's own, or the first that is nowhere yet."""
        cards = [guest.face]
        if guest.face >= GUESTS:
            own = [] if host is None else [host]
            seats = [guest.of] if guest.of is not None else [*own, *range(self.form.players)]
            faces = self.s.card_face
            cards = [card for seat in seats for card in start_cards(seat) if faces[card] == guest.face]
        called = self.form.called(guest.face, GUEST)
        if not cards:
            self.form.fail("not-here", "DL-04", entry=entry, card=called)
        card = next((one for one in cards if one not in self.placed), cards[0])
        if card in self.placed:
            self.form.fail("twice", "DL-03", entry=entry, other=self.placed[card], card=called)
        self.placed[card] = entry
        return card

    def _fill_restaurant(self, seat: int, restaurant: Mapping[str, Any]) -> None:
        """Without a bar, the two start guests have just arrived (DL-04)."""
        s, entry = self.s, at(at("restaurants", seat), "bar")
        start = [Seated(GivenGuest(int(s.card_face[card]), seat), [0] * DISH_COUNT) for card in start_cards(seat)]
        bar = restaurant.get("bar", [start[0], None, start[1], None, None, None])
        for place, seated in enumerate(bar):
            if seated is not None:
                self._seat(seat, place, self._card(at(entry, place), seated.guest, seat), seated.laid)
        for guest in restaurant.get("fulfilled", ()):
            card = self._card(at(at("restaurants", seat), "fulfilled"), guest, seat)
            s.where[card] = IN_PILE + seat
            s.fulfilled[seat] += 1
            s.points[seat] += s.guest_points[guest.face]

    def _seat(self, seat: int, place: int, card: int, laid: Counts) -> None:
        """Nobody sits where they would be more patient than they are (DL-24); a complete order is gone (DL-20)."""
        s, face = self.s, face_of(self.s, card)
        name, minutes = self.form.called(face, GUEST), int(s.guest_minutes[face])
        if minutes < PLACES[place]:
            self.form.fail("too-patient", "DL-24", guest=name, place=PLACES[place], minutes=minutes)
        missing = [int(wanted) - there for wanted, there in zip(s.guest_wants[face], laid, strict=True)]
        if min(missing) < 0 or not any(missing):
            self.form.fail("order", "DL-20", guest=name, place=PLACES[place])
        s.bar[seat, place], s.where[card] = card, AT_BAR + seat
        s.missing[seat, place] = missing

    def _pile_up(self) -> None:
        """The cards taken, the stack, and the box; what is given nowhere is dealt among them (DL-03, DL-22)."""
        s = self.s
        taken, box, stack = (
            [self._given(entry, one) for one in self.given.get(entry, ())] for entry in ("taken", "box", "stack")
        )
        size = STACK_PER_PLAYER * self.form.players - sum(card < GUESTS for card in self.placed)
        left = shuffled(s, (card for card in range(GUESTS) if card not in self.placed))
        if "stack" not in self.given:
            stack = [None] * (len(left) if "box" in self.given else min(max(0, size), len(left)))
        if stack.count(None) > len(left):
            self.form.fail("stack", "DL-03", entry="stack", most=len(left), given=stack.count(None))
        stack = [left.pop() if card is None else card for card in stack]
        fill(s.stack, stack[::-1], NONE)
        fill(s.box, [*left, *reversed(box)], NONE)
        fill(s.taken, taken[::-1], NONE)
        s.in_stack, s.in_box, s.in_taken = len(stack), len(left) + len(box), len(taken)
        for card in (*stack, *box, *taken):
            s.where[card] = UNSEEN
        s.stack_ran_out = self.given.get("stack_ran_out", not stack or s.last_turns > 0 or s.question == OVER)
        s.discard_came_back = self.given.get("discard_came_back", False)
        if not stack and not s.stack_ran_out:
            self.form.fail("contradiction", "DL-46", entry="stack_ran_out", given="false", expected="true")

    def _given(self, entry: str, guest: GivenGuest | None) -> Any:
        return None if guest is None else self._card(entry, guest)

    def _recycle(self, guest: GivenGuest) -> None:
        """One of the hidden guests that everybody knows to have been discarded before (DL-60)."""
        s = self.s
        hidden = [*s.stack[: s.in_stack].tolist(), *s.taken[: s.in_taken].tolist(), *s.box[: s.in_box].tolist()]
        cards = [card for card in hidden if face_of(s, card) == guest.face and s.where[card] == UNSEEN]
        if guest.face >= GUESTS and guest.of is not None:
            cards = [card for card in cards if (card - GUESTS) // 2 == guest.of]
        if not cards:
            self.form.fail("recycled", "DL-60", guest=self.form.called(guest.face, GUEST))
        s.where[cards[0]] = RECYCLED


def _place_cubes(
    s: DaLuigiState, given: Mapping[str, Any], restaurants: Sequence[Mapping[str, Any]], form: PositionInput
) -> None:
    """90 cubes: what is given nowhere fills the market, if that is not given, and is in the bag (DL-02, DL-06)."""
    cubes = Amounts(form, dict(enumerate(CUBES)), DISHES.__getitem__)
    for seat, restaurant in enumerate(restaurants):
        entry = at("restaurants", seat)
        for seated in restaurant.get("bar", ()):
            cubes.take_counted(at(entry, "bar"), seated.laid if seated else ())
        s.supply[seat] = restaurant.get("supply", [0] * DISH_COUNT)
        cubes.take_counted(at(entry, "supply"), s.supply[seat].tolist())
    for entry, array in (("bag", s.bag), ("beside", s.beside)):
        fill(array, given.get(entry, []), 0)
        cubes.take_counted(entry, array.tolist())
    cubes.take_counted(at("lost", "cubes"), given.get("lost", {}).get("cubes", ()))
    for field, there in enumerate(given.get("market", ())):
        cubes.take_counted(at("market", FIELD.decode(field)), there)
    left = shuffled(s, cubes.left)
    market = given.get("market") or _full_market(left)
    s.market[:] = market
    if left and "bag" in given and "beside" in given:
        form.fail("cubes-left", "DL-02", cubes=", ".join(f"{left.count(k)} {DISHES[k]}" for k in sorted(set(left))))
    rest = s.beside if "bag" in given else s.bag
    for dish in left:
        rest[dish] += 1


def _full_market(left: Counts) -> list[Counts]:
    """Every field gets as many cubes as its row has (DL-06)."""
    fields = [[left.pop() for _ in range(min(cubes_for(field), len(left)))] for field in range(FIELD_COUNT)]
    return [[drawn.count(dish) for dish in range(DISH_COUNT)] for drawn in fields]


def _place_tiles(s: DaLuigiState, restaurants: Sequence[Mapping[str, Any]], form: PositionInput) -> None:
    for seat, restaurant in enumerate(restaurants):
        s.tiles[seat] = restaurant.get("bouquets", 0) - restaurant.get("lemons", 0)
    out = sum(map(abs, s.tiles.tolist()))
    if out > TILE_COUNT:
        form.fail("tiles", "DL-07", most=TILE_COUNT, given=out)
    s.tiles_left = TILE_COUNT - out


# --- what is asked ----------------------------------------------------


def _settle_question(s: DaLuigiState, given: Mapping[str, Any], form: PositionInput) -> None:
    """What is asked, of whom, and what goes with the question."""
    s.decider = given.get("decider", _who_decides(s, given, form))
    s.clocks = given.get("clocks", 0)
    s.gets[: form.players] = given.get("gets", [0] * form.players)
    if joker := given.get("joker"):
        s.joker_place, s.jokers_due, s.cubes_due = joker["place"], joker["jokers"], joker["cubes"]
    for entry, question, needed in (
        ("guest", (WHO_GETS_IT,), s.guest != NONE),
        ("clocks", (WHOM_TO_PUSH,), s.clocks > 0),
        ("joker", (WHICH_JOKER, WHAT_TO_SPEND), s.joker_place != NONE),
    ):
        if needed != (s.question in question):
            _refuse_part(s, entry, bool(needed), form)


def _refuse_part(s: DaLuigiState, entry: str, is_there: bool, form: PositionInput) -> None:
    key = "not-with-question" if is_there else "needed-with-question"
    form.fail(key, entry=entry, question=QUESTIONS[s.question])


def _who_decides(s: DaLuigiState, given: Mapping[str, Any], form: PositionInput) -> int:
    """The active player; cubes are given back by the first who has more than ten (DL-42)."""
    course = given.get("course", {})
    if s.question in ABOUT_THE_NEW_GUEST:
        return int(course.get("host", s.active))
    if s.question in (WHAT_TO_SERVE, WHOM_TO_COMPLETE, WHICH_JOKER, WHAT_TO_SPEND):
        return int(course.get("server", s.active))
    if s.question == WHAT_TO_GIVE_BACK:
        clockwise = [(s.active + k) % form.players for k in range(form.players)]
        return next((seat for seat in clockwise if cubes_in(s.supply[seat]) > MOST_KEPT), s.active)
    return int(s.active)


def _settle_course(s: DaLuigiState, course: Mapping[str, Any], form: PositionInput) -> None:
    """What the turn has come to; where nothing is said, what goes with the question."""
    is_serving = s.question in (WHAT_TO_SERVE, WHOM_TO_COMPLETE, WHICH_JOKER, WHAT_TO_SPEND)
    s.stage = course.get("stage", _usual_stage(s, is_serving))
    s.occasion = course.get("occasion", AFTER_BUYING)
    s.server = course.get("server", s.decider if is_serving else s.active)
    s.servers = course.get("servers", int(is_serving))
    s.host = course.get("host", s.decider if s.question in ABOUT_THE_NEW_GUEST else NONE)
    s.to_draw = course.get("to_draw", 0)
    s.rows_to_fill, s.field_to_fill = course.get("rows_to_fill", 0), course.get("field_to_fill", 0)


def _usual_stage(s: DaLuigiState, is_serving: bool) -> int:
    if is_serving:
        return SERVING if s.question == WHAT_TO_SERVE else USING_JOKERS
    if s.question == WHAT_TO_GIVE_BACK:
        return FILLING
    return GREETING if s.question == WHO_GETS_IT or s.question in ABOUT_THE_NEW_GUEST else TURN_BEGINS


def _check_question(s: DaLuigiState, form: PositionInput) -> None:
    """What is asked can be answered, now and later."""
    if s.clocks > steps_to_exit(s, int(s.decider)):
        form.fail("clocks", "DL-15", clocks=s.clocks)
    if s.in_taken and s.stage != GREETING:
        _refuse_part(s, "taken", True, form)
    guests = s.in_taken + (s.guest != NONE)
    if guests > sum(s.gets.tolist()):
        form.fail("gets", "DL-23", guests=guests)
    if s.to_draw and s.host == NONE:
        form.fail("missing", "DL-27", entry=at("course", "host"))
    if s.joker_place != NONE and not _jokers_fit(s):
        form.fail("joker", "DL-37", place=PLACES[s.joker_place])
    if s.question == WHAT_TO_GIVE_BACK and cubes_in(s.supply[s.decider]) <= MOST_KEPT:
        form.fail("give-back", "DL-42", most=MOST_KEPT)


def _jokers_fit(s: DaLuigiState) -> bool:
    """There is a guest who lacks so many dishes, and four cubes are spent one by one (DL-36, DL-37)."""
    lacking = missing_at(s, int(s.decider), int(s.joker_place))
    return s.jokers_due <= lacking and (s.cubes_due > 0) == (s.question == WHAT_TO_SPEND)


def start_cards(seat: int) -> range:
    """The cards of a seat's two start guests (DL-04)."""
    return range(GUESTS + 2 * seat, GUESTS + 2 * seat + 2)


# --- writing ----------------------------------------------------------


def _guest(s: PlainState, card: int, host: int | None = None) -> Any:
    """A guest by its number; of a start guest away from home, whose it is."""
    of, number = (card - GUESTS) // 2, s.card_face[card] + 1
    return number if card < GUESTS or of == host else {"guest": number, "of": of}


def _pile(s: PlainState, cards: Sequence[int], count: int) -> list[Any]:
    return [_guest(s, card) for card in reversed(cards[:count])]


def _guests_where(s: PlainState, where: int, host: int | None = None) -> list[Any]:
    return [_guest(s, card, host) for card, place in enumerate(s.where) if place == where]


def _restaurants(s: PlainState, _: Edition) -> Any:
    return [
        {
            "bar": [_seated(s, seat, place) for place in range(PLACE_COUNT)],
            "supply": cubes_of(s.supply[seat]),
            "fulfilled": _guests_where(s, IN_PILE + seat, seat),
            "lemons": max(0, -s.tiles[seat]),
            "bouquets": max(0, s.tiles[seat]),
        }
        for seat in range(s.players)
    ]


def _seated(s: PlainState, seat: int, place: int) -> Any:
    card = s.bar[seat][place]
    if card == NONE:
        return None
    guest = _guest(s, card, seat)
    named: dict[str, Any] = guest if isinstance(guest, dict) else {"guest": guest}
    return named | {"laid": cubes_of(_laid(s, seat, place))}


def _laid(s: PlainState, seat: int, place: int) -> Counts:
    card = s.bar[seat][place]
    if card == NONE:
        return [0] * DISH_COUNT
    wants = s.guest_wants[s.card_face[card]]
    return [wanted - missing for wanted, missing in zip(wants, s.missing[seat][place], strict=True)]


def _lost(s: PlainState, _: Edition) -> Any:
    """The cubes that are nowhere, and the guests that are out of the game though they should be in it."""
    heaps = [s.bag, s.beside, *s.market, *s.supply]
    heaps += [_laid(s, seat, place) for seat in range(s.players) for place in range(PLACE_COUNT)]
    cubes = [total - sum(heap[dish] for heap in heaps) for dish, total in enumerate(CUBES)]
    owned = range(GUESTS + 2 * s.players)
    return {"cubes": cubes_of(cubes), "guests": [_guest(s, card) for card in owned if s.where[card] == OUT_OF_GAME]}


def _joker(s: PlainState, _: Edition) -> Any:
    if s.joker_place == NONE:
        return None
    return {"place": PLACES[s.joker_place], "jokers": s.jokers_due, "cubes": s.cubes_due}


def _course(s: PlainState, _: Edition) -> Any:
    return {
        "stage": STAGES[s.stage],
        "occasion": OCCASIONS[s.occasion],
        "server": s.server,
        "servers": s.servers,
        "host": None if s.host == NONE else s.host,
        "to_draw": s.to_draw,
        "rows_to_fill": [row + 1 for row in range(ROW_COUNT) if s.rows_to_fill >> row & 1],
        "field_to_fill": FIELD.decode(s.field_to_fill),
    }


def _market(s: PlainState, _: Edition) -> Any:
    return {FIELD.decode(field): cubes_of(cubes) for field, cubes in enumerate(s.market)}


def _read_turns(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, MOST_TURNS + form.players)


def _read_last_turns(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, form.players)


def _read_clocks(form: PositionInput, entry: str, value: Any) -> int:
    return form.number(entry, value, 0, MOST_CLOCKS)


def _read_question(form: PositionInput, entry: str, value: Any) -> int:
    return 1 + form.name(entry, value, QUESTIONS[1:])


POSITION = PositionFormat(
    (
        PositionEntry("question", lambda s, _: QUESTIONS[s.question], _read_question),
        PositionEntry("decider", lambda s, _: s.decider, PositionInput.seat),
        PositionEntry("active", lambda s, _: s.active, PositionInput.seat),
        PositionEntry("turns", lambda s, _: s.turns, _read_turns),
        PositionEntry("last_turns", lambda s, _: s.last_turns, _read_last_turns),
        PositionEntry("stack", lambda s, _: _pile(s, s.stack, s.in_stack), _read_stack),
        PositionEntry("stack_ran_out", lambda s, _: bool(s.stack_ran_out), PositionInput.flag),
        PositionEntry("box", lambda s, _: _pile(s, s.box, s.in_box), _read_box),
        PositionEntry("taken", lambda s, _: _pile(s, s.taken, s.in_taken), _read_taken),
        PositionEntry("guest", lambda s, _: None if s.guest == NONE else _guest(s, s.guest), _read_guest),
        PositionEntry("gets", lambda s, _: s.gets[: s.players], _read_gets),
        PositionEntry("clocks", lambda s, _: s.clocks, _read_clocks),
        PositionEntry("market", _market, _read_market),
        PositionEntry("bag", lambda s, _: cubes_of(s.bag), _read_cubes),
        PositionEntry("beside", lambda s, _: cubes_of(s.beside), _read_cubes),
        PositionEntry("discard", lambda s, _: _guests_where(s, IN_DISCARD), _read_guests),
        PositionEntry("discard_came_back", lambda s, _: bool(s.discard_came_back), PositionInput.flag),
        PositionEntry("recycled", lambda s, _: _guests_where(s, RECYCLED), _read_guests),
        PositionEntry("restaurants", _restaurants, _read_restaurants),
        PositionEntry("joker", _joker, _read_joker),
        PositionEntry("lost", _lost, _read_lost),
        PositionEntry("course", _course, _read_course),
    ),
    lay_position,
)
