"""Da Luigi's state, and what its numbers mean.

Dishes, places, rows and fields go by their sequence: dish 0 is water, place 0 the one of 60 minutes, field 0 the left
one of the market's first row. There are 90 cards: card 0 … 81 are the ordinary guests in the edition's sequence, and
each seat owns two cards more, its start guests. So every card is somewhere, once. A card's face is the guest it shows:
in an edition with two start guests all seats' cards show these two.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from tavolata.core.domains import Component, Names, Seats
from tavolata.core.state import Flag, Header, Int8, Int8s, Int16, state_dtype
from tavolata.games.da_luigi.guests import DISHES, GUESTS, PLACES, SPECIALS, START_GUESTS, TILES

MAX_PLAYERS = 4
MAX_TURNS = 400
STACK_PER_PLAYER = 12
MAX_KEPT = 10
"""With more cubes in the supply than this, some have to go back when none can be drawn (DL-42)."""

DISH_COUNT = len(DISHES)
PLACE_COUNT = len(PLACES)
DESSERT = DISHES.index("dessert")
LAST_PLACE = PLACE_COUNT - 1
ROW_COUNT = 4
COLUMN_COUNT = 3
FIELD_COUNT = ROW_COUNT * COLUMN_COUNT
JOKER_DESSERTS = 2
JOKER_CUBES = 4
MAX_TAKEN = MAX_PLAYERS + 1

TILE_COUNT = TILES
CARD_COUNT = FACE_COUNT = GUESTS + START_GUESTS
NONE = -1

DISH = Names(DISHES, topic="dish")
PLACE = Names(tuple(map(str, PLACES)))
FIELD = Names(tuple(f"{row}{column}" for row in range(1, ROW_COUNT + 1) for column in "abc"))
GUEST = Component("guest", FACE_COUNT)
PLAYER = Seats(MAX_PLAYERS)
TILE = Names(("lemon", "bouquet"), topic="tile")

NO_SPECIAL, ONE_CUBE, TWO_CUBES, A_LEMON, A_BOUQUET, A_MOVE, A_DISCARD, ANOTHER_GUEST = range(1 + len(SPECIALS))
RULEBOOKS = ("de", "it")
GERMAN, ITALIAN = range(len(RULEBOOKS))

Question = Literal[
    "nothing",
    "action",
    "field",
    "push",
    "give",
    "bouquet",
    "move",
    "discard",
    "serve",
    "complete",
    "joker",
    "spend",
    "give_back",
    "over",
]
QUESTIONS: tuple[Question, ...] = get_args(Question)
(
    NOTHING,
    WHICH_ACTION,
    WHICH_FIELD,
    WHOM_TO_PUSH,
    WHO_GETS_IT,
    BOUQUET_OR_NOT,
    WHOM_TO_MOVE,
    WHAT_TO_DISCARD,
    WHAT_TO_SERVE,
    WHOM_TO_COMPLETE,
    WHICH_JOKER,
    WHAT_TO_SPEND,
    WHAT_TO_GIVE_BACK,
    OVER,
) = range(len(QUESTIONS))
"""What is asked. NOTHING: nobody has to decide."""

STAGE_COUNT = 5
TURN_BEGINS, GREETING, SERVING, USING_JOKERS, FILLING = range(STAGE_COUNT)
"""What the rules do next when nothing is asked."""

OCCASION_COUNT = 3
AT_SET_UP, AFTER_BUYING, AFTER_GREETING = range(OCCASION_COUNT)
"""The occasion of serving."""

UNSEEN, RECYCLED, FACE_UP, IN_DISCARD, OUT_OF_GAME, IN_PILE = range(6)
AT_BAR = IN_PILE + MAX_PLAYERS
WHERE_COUNT = AT_BAR + MAX_PLAYERS
"""Where a card is, as everybody knows. UNSEEN: in the stack, taken or in the box; RECYCLED: among the discarded guests
that were shuffled to be drawn again (DL-60); IN_PILE + seat: fulfilled by that player; AT_BAR + seat: their guest."""


class DaLuigiState(Header):
    """A whole game of Da Luigi. `points` are those of the fulfilled guests; tiles are not counted in."""

    first: Int8
    rulebook: Int8
    open_score: Flag

    card_face: Annotated[Int8s, "i1", CARD_COUNT]
    """The guest that each card shows."""
    guest_minutes: Annotated[Int8s, "i1", FACE_COUNT]
    guest_wants: Annotated[Int8s, "i1", FACE_COUNT, DISH_COUNT]
    guest_points: Annotated[Int8s, "i1", FACE_COUNT]
    guest_special: Annotated[Int8s, "i1", FACE_COUNT]

    where: Annotated[Int8s, "i1", CARD_COUNT]
    stack: Annotated[Int8s, "i1", CARD_COUNT]
    """The guests to be drawn; the last one lies on top."""
    in_stack: Int8
    box: Annotated[Int8s, "i1", GUESTS]
    in_box: Int8
    taken: Annotated[Int8s, "i1", MAX_TAKEN]
    """The cards taken together in B and not yet turned up; the last one is turned up next (DL-22)."""
    in_taken: Int8
    stack_ran_out: Flag
    discard_came_back: Flag

    bar: Annotated[Int8s, "i1", MAX_PLAYERS, PLACE_COUNT]
    """The card at every place, or NONE."""
    missing: Annotated[Int8s, "i1", MAX_PLAYERS, PLACE_COUNT, DISH_COUNT]
    """The free spaces of the order at every place, by dish."""
    supply: Annotated[Int8s, "i1", MAX_PLAYERS, DISH_COUNT]
    fulfilled: Annotated[Int8s, "i1", MAX_PLAYERS]
    """How many guests are in each player's pile."""
    tiles: Annotated[Int8s, "i1", MAX_PLAYERS]
    """How many bouquets a player has, or, below zero, how many lemons: never both (DL-45)."""
    tiles_left: Int8
    bag: Annotated[Int8s, "i1", DISH_COUNT]
    beside: Annotated[Int8s, "i1", DISH_COUNT]
    """The cubes beside the market."""
    market: Annotated[Int8s, "i1", FIELD_COUNT, DISH_COUNT]

    active: Int8
    turns: Int16
    """How many turns are over."""
    last_turns: Int8
    """How many turns of the final round are left, this one included; 0 before it."""
    question: Int8
    decider: Int8
    stage: Int8

    clocks: Int8
    """Still to be paid (DL-12)."""
    gets: Annotated[Int8s, "i1", MAX_PLAYERS]
    """How many guests every player still gets in this B (DL-23)."""
    guest: Int8
    """The card that is turned up and not yet given away, or NONE."""
    host: Int8
    """Whose guest arrived last, and who therefore carries out its special."""
    special: Int8
    to_draw: Int8
    """Cubes that the host still has to draw for a special."""
    occasion: Int8
    server: Int8
    servers: Int8
    """How many players still have to serve, the server included."""
    joker_place: Int8
    jokers_due: Int8
    """Jokers still to be paid for the guest at that place (DL-37)."""
    cubes_due: Int8
    """Cubes still to be spent for this joker (DL-36)."""
    rows_to_fill: Int8
    """The rows being filled, one bit per row (DL-40)."""
    field_to_fill: Int8
    """The field that is filled next."""


STATE = state_dtype(DaLuigiState, events=272)
"""The longest move: a chain in which 30 guests who bring another one come twice each (DL-33, DL-60), two events per
guest, and after which all serve everything to full bars and the whole market is filled."""
