"""Who thinks next: addresses and tables take turns, and those whom nobody waits for get a small share."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tavolata.server.live.search_queue import UNWATCHED_SHARE, QueuedSearch, SearchClient, SearchQueue


def search(table: str, address: str = "a", is_hint: bool = False, is_watched: bool = True) -> QueuedSearch:
    return QueuedSearch(SearchClient(table, address, is_hint, lambda: is_watched), lambda _: None)


def taken(queue: SearchQueue, count: int) -> list[str]:
    """The tables of the next searches."""
    found = [queue.take() for _ in range(count)]
    return [one.client.table_id for one in found if one]


def filled(*searches: QueuedSearch) -> SearchQueue:
    queue = SearchQueue()
    for one in searches:
        queue.add(one)
    return queue


def test_tables_of_an_address_take_turns() -> None:
    queue = filled(*(search(table) for table in "xxxyyz"))
    assert taken(queue, 7) == ["x", "y", "z", "x", "y", "x"]


def test_addresses_take_turns_however_many_tables_they_have() -> None:
    queue = filled(*(search(f"t{k}", "many") for k in range(60)), search("mine", "one"), search("mine", "one"))
    assert taken(queue, 4) == ["t0", "mine", "t1", "mine"]


def test_a_hint_goes_before_the_bots_of_its_address() -> None:
    queue = filled(search("x"), search("y"), search("other", "b"), search("z", is_hint=True))
    assert taken(queue, 4) == ["z", "other", "x", "y"]


def test_tables_nobody_looks_at_get_a_small_share() -> None:
    away = [search("away", "b", is_watched=False) for _ in range(5)]
    queue = filled(*away, *(search("here") for _ in range(3 * UNWATCHED_SHARE)))
    counted = Counter(taken(queue, 2 * UNWATCHED_SHARE))
    assert counted == {"here": 2 * (UNWATCHED_SHARE - 1), "away": 2}


def test_where_nobody_waits_the_others_think_if_that_is_allowed() -> None:
    queue = filled(search("away", is_watched=False))
    assert queue.take(allow_unwatched=False) is None
    assert taken(queue, 1) == ["away"]


def test_whoever_is_looked_at_meanwhile_moves_up() -> None:
    is_watched = False
    queue = filled(
        search("here"), QueuedSearch(SearchClient("away", "b", is_watched=lambda: is_watched), lambda _: None)
    )
    queue.add(search("here"))
    assert taken(queue, 1) == ["here"]
    is_watched = True
    assert taken(queue, 2) == ["away", "here"]


def review(address: str) -> QueuedSearch:
    return QueuedSearch(SearchClient("review", address, is_review=True), lambda _: None)


def test_reviews_come_when_nothing_else_waits_and_is_allowed() -> None:
    queue = filled(review("b"), search("away", is_watched=False), search("here"))
    assert taken(queue, 1) == ["here"]
    assert queue.take(allow_unwatched=False) is None
    assert taken(queue, 1) == ["away"]
    assert queue.take(allow_reviews=False) is None
    assert taken(queue, 1) == ["review"]


def test_addresses_take_turns_with_reviews_too() -> None:
    queue = filled(*(review("many") for _ in range(5)), review("one"))
    found = [queue.take() for _ in range(3)]
    assert [one.client.address for one in found if one] == ["many", "one", "many"]


Waiting = st.tuples(st.sampled_from("xyz"), st.sampled_from("ab"), st.booleans(), st.booleans())


@given(st.lists(Waiting | st.just(None), max_size=40))
def test_every_search_is_taken_once_or_given_up(done: list[tuple[str, str, bool, bool] | None]) -> None:
    queue, waiting = SearchQueue(), set[QueuedSearch]()
    for one in done:
        if one is not None:
            waiting.add(added := search(*one))
            queue.add(added)
        elif (found := queue.take()) is not None:
            waiting.remove(found)
        assert set(queue) == waiting
    for given_up in list(waiting)[::2]:
        queue.discard(given_up)
        queue.discard(given_up)
        waiting.remove(given_up)
    assert len(queue) == len(waiting)
    while (found := queue.take()) is not None:
        waiting.remove(found)
    assert not waiting
