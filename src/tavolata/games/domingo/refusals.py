"""Why a move is refused: what is wrong, what would be right, and the clause."""

from __future__ import annotations

from tavolata.core.actions import Action
from tavolata.core.edition import Edition
from tavolata.core.errors import IllegalMove
from tavolata.core.plain_state import PlainState
from tavolata.games.domingo.actions import Announce, Place
from tavolata.games.domingo.state import ABOVE_LEFT, ENDS, LINES, MAX_POINTS, turned_letters
from tavolata.games.domingo.view import hand_of

SIDES, CORNERS = ENDS.values[:ABOVE_LEFT], ENDS.values[ABOVE_LEFT:]


def why(s: PlainState, seat: int, action: Action, _: Edition) -> IllegalMove | None:
    """Why this seat may not do this now; None: it may."""
    if s.lines == LINES and not s.claim_due:
        return _refuse("over", "DO-25")
    if seat != s.turn:
        return _refuse("not-your-turn", "DO-06", turn=s.turn + 1)
    if isinstance(action, Announce):
        return _refused_claim(s)
    assert isinstance(action, Place)
    if s.claim_due:
        return _refuse("claim-due", "DO-21", most=MAX_POINTS)
    return _refused_card(s, seat, action.card) or _refused_end(s, action.end)


def _refused_claim(s: PlainState) -> IllegalMove | None:
    if not s.announcing:
        return _refuse("announcing-off", "DO-24")
    return None if s.claim_due else _refuse("nothing-to-announce", "DO-21")


def _refused_card(s: PlainState, seat: int, card: str) -> IllegalMove | None:
    hand, turned = hand_of(s, seat), turned_letters(card)
    if card in hand or (s.turning and turned in hand):
        return None
    if turned in hand:
        return _refuse("turning-off", "DO-08", card=card, listed=turned)
    return _refuse("not-in-hand", "DO-06", card=card, hand=", ".join(hand))


def _refused_end(s: PlainState, end: str) -> IllegalMove | None:
    if s.laid == 0:
        return None if end in CORNERS else _refuse("choose-a-corner", "DO-11")
    if s.lines == 0:
        return None if end in SIDES else _refuse("first-line-ends", "DO-09")
    onwards = ENDS.decode(s.grown)
    return None if end == onwards else _refuse("one-direction", "DO-12", end=onwards)


def _refuse(key: str, clause: str, **fields: object) -> IllegalMove:
    return IllegalMove(key, clause, "domingo", **fields)
