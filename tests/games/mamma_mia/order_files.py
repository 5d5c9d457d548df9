"""The file of our orders, and others that are nearly like it."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.edition import Components, Sheet, edition_from, read_sheet_file
from tavolata.core.errors import BadEdition
from tavolata.core.languages import LANGUAGES
from tavolata.games.mamma_mia import orders as reader
from tavolata.games.mamma_mia.orders import read_orders
from tavolata.games.mamma_mia.state import PIZZAS

Entry = dict[str, Any]
EDITION = edition_from(read_sheet_file("mamma_mia", Path(reader.__file__).with_name("orders.toml")), read_orders)
ORDERS: list[Entry] = EDITION.data["orders"]


def our_file() -> dict[str, Any]:
    """Our file as data that may be changed."""
    return copy.deepcopy(dict(EDITION.data))


def components_of(data: dict[str, Any]) -> Components:
    return edition_from(Sheet("mamma_mia", "mine", data), read_orders).components


def orders_of(colour: str, *pizzas: str) -> list[Entry]:
    return [order for order in ORDERS if order["colour"] == colour and order["pizza"] in (pizzas or PIZZAS)]


def bot_number(colour: str, pizza: str) -> int:
    """Where the first such order stands in our file, from 0."""
    return ORDERS.index(orders_of(colour, pizza)[0])


def spoilt(colour: str, pizza: str, /, **changes: Any) -> dict[str, Any]:
    """Our file with another first order of this colour and pizza; what becomes None is left out."""
    data, number = our_file(), bot_number(colour, pizza)
    changed = data["orders"][number] | changes
    data["orders"][number] = {part: value for part, value in changed.items() if value is not None}
    return data


def refusal(data: dict[str, Any]) -> str:
    """What is said of a file that cannot be played with; other languages must have words for it, too."""
    with pytest.raises(BadEdition) as refused:
        components_of(data)
    for language in LANGUAGES:
        assert refused.value.text(language).startswith("mine: ")
    return str(refused.value)
