"""What all tests of the command share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.command_line import close_terminals


@pytest.fixture(autouse=True)
def terminals() -> Iterator[None]:
    """What a test has started in a terminal ends with the test, also with one that fails."""
    yield
    close_terminals()
