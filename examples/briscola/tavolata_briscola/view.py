"""What a person may know of the table (BR-16), and why a card may not be played."""

from __future__ import annotations

from typing_extensions import TypedDict

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.core.zones import Colour, PieceLook, Symbol, Zone
from tavolata_briscola.actions import Throw
from tavolata_briscola.state import CARDS, NONE


class BriscolaOwn(TypedDict):
    """What a seat knows and others do not: its hand, which is empty for everybody else."""

    hand: list[str]


class BriscolaTable(BriscolaOwn):
    """The entries of a view. `trick` has the card of each seat in the present trick."""

    briscola: str
    in_stock: int
    trick: list[str | None]
    in_hand: list[int]
    taken: list[int]
    partners: bool


def look(card: str) -> PieceLook:
    """The rank in short, and the suit."""
    suit, rank = card.split("-")
    return PieceLook(MARKS.get(rank, rank), COLOURS[suit], SYMBOLS[suit])


MARKS = {"jack": "J", "knight": "C", "king": "K", "ace": "A"}
COLOURS: dict[str, Colour] = {"coins": "lemon", "cups": "terracotta", "swords": "azure", "clubs": "olive"}
SYMBOLS: dict[str, Symbol] = {"coins": "coin", "cups": "cup", "swords": "sword", "clubs": "club"}
ZONES = (
    Zone("cards", "trick", CARDS, each_seat=True, look=look),
    Zone("cards", "briscola", CARDS, look=look),
    Zone("pile", "in_stock"),
    Zone("hand", "hand", CARDS, counts="in_hand", look=look),
)


def table(s: PlainState, _: Edition) -> BriscolaTable:
    """The trick, and how many cards there are elsewhere."""
    return {
        "briscola": CARDS.values[s.briscola],
        "in_stock": s.in_stock,
        "trick": [None if card == NONE else CARDS.values[card] for card in s.trick[: s.players]],
        "hand": [],
        "in_hand": [s.where.count(seat) for seat in range(s.players)],
        "taken": s.taken[: s.players],
        "partners": bool(s.partners),
    }


def own(s: PlainState, seat: int, _: Edition) -> BriscolaOwn:
    """The seat's own hand."""
    return {"hand": hand_of(s, seat)}


def hand_of(s: PlainState, seat: int) -> list[str]:
    return [name for name, place in zip(CARDS.values, s.where, strict=True) if place == seat]


def why(s: PlainState, seat: int, action: Action, _: Edition) -> IllegalMove | None:
    """Why a seat may not play a card; None: it may."""
    assert isinstance(action, Throw)
    if s.turn == NONE:
        return IllegalMove("over", "BR-13", "briscola")
    if s.turn != seat:
        return IllegalMove("not-your-turn", "BR-06", "briscola", turn=s.turn + 1)
    if action.card not in hand_of(s, seat):
        return IllegalMove("not-in-hand", "BR-07", "briscola")
    return None
