"""Where the guests of a given position are: at the bars, in the piles, or discarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavolata.core.position_reader import PositionReader, at
from tavolata.core.position_setup import fill, shuffled
from tavolata.games.da_luigi.guests import GUESTS, PLACES
from tavolata.games.da_luigi.position.read import Counts, GivenGuest, Seated
from tavolata.games.da_luigi.restaurant import face_of
from tavolata.games.da_luigi.state import (
    AT_BAR,
    DISH_COUNT,
    FACE_UP,
    GUEST,
    IN_DISCARD,
    IN_PILE,
    NONE,
    OUT_OF_GAME,
    OVER,
    RECYCLED,
    STACK_PER_PLAYER,
    UNSEEN,
    DaLuigiState,
)


class GuestPlaces:
    """Puts every guest where it is."""

    def __init__(self, s: DaLuigiState, given: Mapping[str, Any], reader: PositionReader) -> None:
        self.s = s
        self.given = given
        self.reader = reader
        self.placed: dict[int, str] = {}

    def place(self, restaurants: Sequence[Mapping[str, Any]]) -> None:
        s, reader = self.s, self.reader
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
        for card in range(GUESTS, GUESTS + 2 * reader.players):
            if card not in self.placed:
                s.where[card] = IN_DISCARD
        for guest in self.given.get("recycled", ()):
            self._recycle(guest)

    def _card(self, entry: str, guest: GivenGuest, host: int | None = None) -> int:
        """The card of a guest; of equal start guests the host's own, or the first that is nowhere yet."""
        cards = [guest.face]
        if guest.face >= GUESTS:
            own = [] if host is None else [host]
            seats = [guest.of] if guest.of is not None else [*own, *range(self.reader.players)]
            faces = self.s.card_face
            cards = [card for seat in seats for card in start_cards(seat) if faces[card] == guest.face]
        called = self.reader.called(guest.face, GUEST)
        if not cards:
            self.reader.fail("not-here", "DL-04", entry=entry, card=called)
        card = next((one for one in cards if one not in self.placed), cards[0])
        if card in self.placed:
            self.reader.fail("twice", "DL-03", entry=entry, other=self.placed[card], card=called)
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
        name, minutes = self.reader.called(face, GUEST), int(s.guest_minutes[face])
        if minutes < PLACES[place]:
            self.reader.fail("too-patient", "DL-24", guest=name, place=PLACES[place], minutes=minutes)
        missing = [int(wanted) - there for wanted, there in zip(s.guest_wants[face], laid, strict=True)]
        if min(missing) < 0 or not any(missing):
            self.reader.fail("order", "DL-20", guest=name, place=PLACES[place])
        s.bar[seat, place], s.where[card] = card, AT_BAR + seat
        s.missing[seat, place] = missing

    def _pile_up(self) -> None:
        """The cards taken, the stack, and the box; what is given nowhere is dealt among them (DL-03, DL-22)."""
        s = self.s
        taken, box, stack = (
            [self._given(entry, one) for one in self.given.get(entry, ())] for entry in ("taken", "box", "stack")
        )
        size = STACK_PER_PLAYER * self.reader.players - sum(card < GUESTS for card in self.placed)
        left = shuffled(s, (card for card in range(GUESTS) if card not in self.placed))
        if "stack" not in self.given:
            stack = [None] * (len(left) if "box" in self.given else min(max(0, size), len(left)))
        if stack.count(None) > len(left):
            self.reader.fail("stack", "DL-03", entry="stack", most=len(left), given=stack.count(None))
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
            self.reader.fail("contradiction", "DL-46", entry="stack_ran_out", given="false", expected="true")

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
            self.reader.fail("recycled", "DL-60", guest=self.reader.called(guest.face, GUEST))
        s.where[cards[0]] = RECYCLED


def start_cards(seat: int) -> range:
    """The cards of a seat's two start guests (DL-04)."""
    return range(GUESTS + 2 * seat, GUESTS + 2 * seat + 2)
