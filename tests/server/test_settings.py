"""Settings: what an operator says is done, refused if it makes no sense, and told in the handbook."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.server.errors import BadRequest
from tavolata.server.settings import AT_LEAST_ONE, PREFIX, Settings

HANDBOOK = Path(__file__).parents[2] / "docs" / "operating.md"
NUMBERS = [setting.name for setting in fields(Settings) if not isinstance(setting.default, str)]
TEXTS = [setting.name for setting in fields(Settings) if isinstance(setting.default, str)]


def read(name: str, text: str) -> object:
    """One setting, and the others as they are."""
    found = Settings.from_environment({PREFIX + name.upper(): text, "PATH": "/bin", "TAVOLATA_DATABASE": "x"})
    assert replace(found, **{name: getattr(Settings(), name)}) == Settings()
    return getattr(found, name)


@given(st.sampled_from(NUMBERS), st.integers(1, 10**12))
def test_whole_numbers_are_read(name: str, number: int) -> None:
    assert read(name, str(number)) == number
    assert type(read(name, str(number))) is type(getattr(Settings(), name))


@given(st.sampled_from(TEXTS), st.text(max_size=40))
def test_texts_are_taken_as_they_are(name: str, text: str) -> None:
    assert read(name, text) == text


@pytest.mark.parametrize("text", ["", "many", "-1", "nan", "inf", "-inf", "1,5", "0x10", "1 000"])
@pytest.mark.parametrize("name", NUMBERS)
def test_what_is_no_sensible_number_is_refused(name: str, text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read(name, text)
    for language in ("en", "de", "it"):
        said = refused.value.text(language)
        assert PREFIX + name.upper() in said
        assert text in said


@pytest.mark.parametrize("name", NUMBERS)
def test_none_is_refused_only_where_nobody_could_do_anything(name: str) -> None:
    if name in AT_LEAST_ONE:
        with pytest.raises(BadRequest, match="at least 1"):
            read(name, "0")
    else:
        assert read(name, "0") == 0


def test_without_an_environment_everything_is_as_declared() -> None:
    assert Settings.from_environment({}) == Settings()


def test_the_handbook_tells_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `(TAVOLATA_\w+)` \| (\S+) \| (.+) \|$", HANDBOOK.read_text(encoding="utf-8"), re.MULTILINE)
    told = {name: default for name, default, _ in rows}
    assert told == {PREFIX + setting.name.upper(): shown(setting.default) for setting in fields(Settings)}
    assert all(meaning.strip() for _, _, meaning in rows)


def shown(default: object) -> str:
    if isinstance(default, str):
        return f"`{default}`" if default else "–"
    return f"{default:g}" if isinstance(default, float) else str(default)
