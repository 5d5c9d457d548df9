"""The commands that answer and end: games, rules, simulate, verify, replay, editions, bench."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import tavolata
from tavolata.core import records
from tests.cli.command_line import run
from tests.random_matches import play_at_random

COMMANDS = (
    "games",
    "play",
    "simulate",
    "tournament",
    "report",
    "train",
    "replay",
    "review",
    "verify",
    "rules",
    "bench",
    "editions check",
    "editions show",
    "new",
)


@pytest.fixture
def evening(home: Path) -> Path:
    path = home / "evening.json"
    match = play_at_random(tavolata.game("domingo").new(2, seed=1, first=0), seed=1)
    records.write_record(path, match.record(["human", "greedy"]))
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(home: Path, command: str) -> None:
    shown = run(home, *command.split(), "--help")
    assert shown.returncode == 0
    assert f"Example: tavolata {command}" in shown.stdout


@pytest.mark.parametrize(("language", "word"), [("de", "Beispiel"), ("it", "Esempio"), ("en", "Example")])
def test_help_speaks_the_language_asked_for(home: Path, language: str, word: str) -> None:
    assert word in run(home, "play", "--help", LC_ALL=f"{language}_XX.UTF-8").stdout
    assert word in run(home, "play", "--lang", language, "--help", LC_ALL="fr_FR.UTF-8").stdout


def test_games_are_listed(home: Path) -> None:
    shown = run(home, "games", COLUMNS="400").stdout
    assert "Domingo" in shown
    assert "corrected: are corrected; lost: score nothing." in " ".join(shown.split())
    (domingo,) = [one for one in json.loads(run(home, "games", "--json").stdout) if one["name"] == "domingo"]
    assert domingo["players"] == [2, 3, 4]
    assert domingo["reconstructed"] is True
    assert [option["name"] for option in domingo["options"]] == ["turning", "announcing", "overclaim", "first"]


def test_the_rulebook_is_read_with_what_its_pictures_show(home: Path) -> None:
    shown = " ".join(run(home, "rules", "domingo").stdout.replace("▌", "").split())
    for block in tavolata.game("domingo").rulebook("en").blocks:
        assert f"({', '.join(block.clauses)})" in shown
    assert "Together 27 points." in shown
    assert "DO-01 The deck has" in " ".join(run(home, "rules", "domingo", "--clauses").stdout.split())


def test_rules_are_read_whole_and_by_clause(home: Path) -> None:
    whole = json.loads(run(home, "rules", "domingo", "--json", "--lang", "it").stdout)
    assert [clause["clause"] for clause in whole] == [f"DO-{number:02d}" for number in range(1, 29)]
    shown = run(home, "rules", "domingo", "do-15").stdout
    assert "DO-15" in shown
    assert "DO-16" not in shown


def test_a_simulation_is_shown_and_written(home: Path) -> None:
    arguments = ["simulate", "domingo", "--players", "3", "--games", "60", "--seed", "4", "--bots", "greedy,random"]
    shown = run(home, *arguments, "--output", "games.parquet")
    assert shown.returncode == 0
    for word in ("greedy", "random", "Seat 3", "Quartiles", "moves per second", "Moves per game"):
        assert word in shown.stdout
    table = pyarrow.parquet.read_table(home / "games.parquet").to_pydict()
    output = json.loads(run(home, *arguments, "--out", "games.csv", "--json").stdout)
    with (home / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(table["seed"]) == output["games"] == 60
    assert [int(row["seat1_points"]) for row in rows] == table["seat1_points"]
    assert output["bots"]["greedy"]["wins"] > output["bots"]["random"]["wins"]
    assert output["length"] == {"mean": 47.0, "min": 47, "max": 47}


def test_a_true_record_is_verified(home: Path, evening: Path) -> None:
    shown = run(home, "verify", str(evening))
    assert shown.returncode == 0
    assert "everything in this record is true" in shown.stdout
    output = json.loads(run(home, "verify", str(evening), "--json").stdout)
    assert (output["verified"], output["finished"], output["moves"]) == (True, True, 47)
    assert run(home, "verify", str(evening), "--commitment", output["commitment"].upper()).returncode == 0


def test_a_replay_tells_every_move_as_a_seat_saw_it(home: Path, evening: Path) -> None:
    shown = run(home, "replay", str(evening)).stdout
    assert "Seat 1 begins." in shown
    assert "DO-26" in shown
    output = json.loads(run(home, "replay", str(evening), "--seat", "2", "--json").stdout)["moves"]
    assert len(output) == 48
    drew = [event for move in output for event in move["events"] if event["event"] == "drew"]
    assert all(("card" in event) == (event["seat"] == 1) for event in drew)
    assert all(("action" in move) == (move["seat"] == 1) for move in output[1:])
    opened = json.loads(run(home, "replay", str(evening), "--open", "--json").stdout)["moves"]
    assert all("card" in event for move in opened for event in move["events"] if event["event"] == "drew")


def test_our_edition_is_shown_and_passes_its_own_check(home: Path) -> None:
    (home / "mine.toml").write_text(run(home, "editions", "show", "domingo").stdout, encoding="utf-8")
    assert "can be played with" in run(home, "editions", "check", "mine.toml").stdout
    output = json.loads(run(home, "editions", "check", "mine.toml", "--json").stdout)
    assert output["ok"]
    assert output["sha256"] == tavolata.game("domingo").edition().digest


def test_the_benchmark_measures(home: Path) -> None:
    output = json.loads(run(home, "bench", "domingo", "--json").stdout)
    ways = ["bulk_one_core", "bulk_all_cores", "single_calls", "match_play", "match_views", "search"]
    assert list(output["games"]["domingo"]) == ways
    assert all(speed > 1000 for speed in output["games"]["domingo"].values())
    assert output["machine"]["cores"] >= 1


BAD: list[tuple[list[str], str]] = [
    (["play", "halma"], "There is no game “halma”. The games are: da_luigi, domingo"),
    (["play"], "Say which game to play (da_luigi, domingo"),
    (["play", "domingo", "--players", "7"], "Domingo is for 2 to 4 players, not for 7. (DO-02)"),
    (["play", "domingo", "--players", "1"], "not for 1. (DO-02)"),
    (["play", "domingo", "--seat", "1=dog"], "“dog” cannot sit at a table. Choose one of: human, random, greedy"),
    (["play", "domingo", "--seat", "human"], "write it as N=WHO"),
    (["play", "domingo", "--seat", "0=human"], "write it as N=WHO"),
    (["play", "domingo", "--seat", "4=human", "--players", "3"], "There is no seat 4 at a table of 3"),
    (["play", "domingo", "--seat", "1=human", "--seat", "1=greedy"], "Seat 1 is named twice"),
    (["play", "domingo", "--pace", "hasty"], "There is no pace “hasty”. Choose one of: quick, natural, leisurely."),
    (["play", "domingo", "--players", "0"], "not for 0. (DO-02)"),
    (["play", "domingo", "--seed=--5"], "“--5” is not a seed"),
    (["play", "domingo", "--record", "nowhere/evening.json"], "a record cannot be written there"),
    (["play", "domingo", "--record", "bad.toml"], "bad.toml: there is another file already; nothing was written"),
    (["verify", "evening.json", "--commitment", "00"], "another game than the one that was promised"),
    (["verify", "deep.json"], "deep.json: lists and tables are nested more than 12 levels deep"),
    (["replay", "begun.json", "--open"], "what is hidden stays hidden"),
    (["editions", "check", "halma.toml"], "halma.toml: there is no game “halma”"),
    (
        ["play", "domingo", "--option", "colour=red"],
        "no option “colour”. The options are: turning, announcing, overclaim, first",
    ),
    (["play", "domingo", "--option", "turning=maybe"], "“turning” cannot be “maybe”. Choose one of: off, on. (DO-08)"),
    (["play", "domingo", "--option", "first=9"], "cannot be “9”. Choose one of: random, 1, 2, 3. (DO-05)"),
    (["play", "domingo", "--option", "turning"], "write it as NAME=VALUE"),
    (["play", "domingo", "--seed", "abc"], "“abc” is not a seed"),
    (["play", "domingo", "--edition", "none.toml"], "none.toml: cannot be read"),
    (["play", "--resume", "none.json"], "none.json: cannot be read"),
    (["play", "domingo", "--resume", "evening.json"], "give --resume without them"),
    (["play", "domingo", "--lang", "fr"], "“fr” is not spoken here. Choose one of: en, de, it"),
    (["simulate", "domingo", "--games", "0"], "At least one game"),
    (["simulate", "domingo", "--bots", "clever"], "no bot “clever”"),
    (["simulate", "domingo", "--out", "games.xls"], "must end in .parquet or .csv"),
    (["simulate", "domingo", "--output", "nowhere/games.csv"], "There is no folder nowhere"),
    (["tournament", "domingo", "--bots", "greedy"], "at least 2 bots"),
    (["tournament", "domingo", "--bots", "greedy,clever"], "no bot “clever”"),
    (["tournament", "domingo", "--workers", "0"], "one worker"),
    (["tournament", "domingo", "--ray", "127.0.0.1:9"], "no Ray cluster at “127.0.0.1:9”"),
    (["tournament", "domingo", "--output", "."], "files in this folder, but no tournament"),
    (["report", "mamma_mia", "--vary", "colours"], "“colours” cannot be varied. Choose one of: helping, oven_memory"),
    (["report", "domingo", "--vary", "colour"], "“colour” cannot be varied. Choose one of: turning, announcing"),
    (["verify", "spoilt.json"], "has been changed since it was written"),
    (["verify", "half.json"], "half.json: is not a complete record"),
    (["verify", "foreign.json"], "not a record of a game of Tavolata"),
    (["replay", "evening.json", "--seat", "5"], "There is no seat 5 at a table of 2"),
    (["replay", "evening.json", "--at", "99"], "no move 99; the last one is 47"),
    (["rules", "domingo", "DO-99"], "no clause “DO-99”. They run from DO-01 to DO-28"),
    (["editions", "check", "bad.toml"], "bad.toml: “cards” must list 48 cards, not 1. (DO-01)"),
    (["editions", "check", "foreign.json"], "is not a proper TOML file"),
]


def test_a_tournament_is_shown_kept_and_gone_on_with(home: Path) -> None:
    arguments = ["tournament", "domingo", "--games", "4", "--output", "spring", "--workers", "1"]
    shown = run(home, *arguments)
    assert shown.returncode == 0, shown.stderr
    assert "4 games from 2 deals at tables of 2" in shown.stdout
    assert "spring/report.html" in shown.stdout
    assert (home / "spring" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert pyarrow.parquet.read_table(home / "spring" / "games.parquet").num_rows == 4
    journal = (home / "spring" / "games.jsonl").read_bytes()
    output = json.loads(run(home, *arguments, "--json").stdout)
    assert (home / "spring" / "games.jsonl").read_bytes() == journal, "nothing is played twice"
    assert output["games"] == 4
    assert output["bots"]["greedy"]["wins"]["value"] == next(
        cell["value"] for cell in output["cross"] if cell["bot"] == "greedy"
    )
    changed = run(home, *arguments, "--seed", "9")
    assert changed.returncode == 1
    assert "was started with other settings: “seed”" in changed.stderr


def test_a_tournament_without_a_folder_leaves_nothing_behind(home: Path) -> None:
    shown = run(home, "tournament", "domingo", "--games", "2", "--workers", "1", "--lang", "de")
    assert "2 Spiele aus 1 Kartenverteilungen" in shown.stdout
    assert list(home.iterdir()) == []


def test_the_balance_of_a_game_is_shown_and_written(home: Path) -> None:
    arguments = ["report", "domingo", "--bot", "greedy", "--games", "100", "--vary", "announcing", "--workers", "1"]
    shown = run(home, *arguments)
    assert shown.returncode == 0, shown.stderr
    assert "announcing=on" in shown.stdout
    assert "drew: card" in shown.stdout
    assert "domingo-report/report.html" in shown.stdout
    output = json.loads(run(home, *arguments, "--json").stdout)
    assert [one["moves"]["value"] for one in output["variants"]] == [70.5, 47, 94]
    assert {one["event"] for one in output["items"]} >= {"dealt", "drew", "placed"}


@pytest.fixture
def bad_files(home: Path, evening: Path) -> None:
    record: dict[str, Any] = json.loads(evening.read_text(encoding="utf-8"))
    (home / "spoilt.json").write_text(json.dumps(record | {"seats": ["human", "human"]}), encoding="utf-8")
    (home / "half.json").write_text(evening.read_text(encoding="utf-8")[:900], encoding="utf-8")
    (home / "foreign.json").write_text('{"name": "a letter"}', encoding="utf-8")
    (home / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    (home / "halma.toml").write_text('game = "halma"', encoding="utf-8")
    records.write_record(home / "begun.json", tavolata.game("domingo").new(2, seed=1).record())
    (home / "bad.toml").write_text('game = "domingo"\nedition = "x"\ncards = ["ttt"]', encoding="utf-8")


@pytest.mark.usefixtures("bad_files")
@pytest.mark.parametrize(
    ("arguments", "complaint"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_gets_one_clear_line(home: Path, arguments: list[str], complaint: str) -> None:
    refused = run(home, *arguments)
    assert refused.returncode == 1
    assert complaint in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
    assert "Traceback" not in refused.stderr + refused.stdout


@pytest.mark.usefixtures("bad_files")
@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("de", "Domingo ist für 2 bis 4 Personen, nicht für 7. (DO-02)"),
        ("it", "Domingo si gioca in 2–4 persone, non in 7"),
    ],
)
def test_errors_speak_the_language_asked_for(home: Path, language: str, complaint: str) -> None:
    assert complaint in run(home, "play", "domingo", "--players", "7", "--lang", language).stderr


@pytest.mark.usefixtures("bad_files")
def test_a_refusal_is_json_too_where_json_was_asked_for(home: Path) -> None:
    refused = run(home, "editions", "check", "bad.toml", "--json")
    assert refused.returncode == 1
    assert json.loads(refused.stdout)["clause"] == "DO-01"


def test_the_version_is_told(home: Path) -> None:
    assert run(home, "--version").stdout == f"tavolata {tavolata.__version__}\n"


ATTACKS: dict[str, Any] = {"players": 10**3999, "seed": "ab" * 10_000, "game": "\x1b[2J"}


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize("entry", ATTACKS)
def test_a_record_of_a_stranger_ends_in_one_line(home: Path, evening: Path, command: list[str], entry: str) -> None:
    record = json.loads(evening.read_text(encoding="utf-8")) | {entry: ATTACKS[entry]}
    evening.write_text(json.dumps(record), encoding="utf-8")
    shown = run(home, *command, str(evening))
    assert shown.returncode == 1
    assert shown.stderr.count("\n") == 1
    assert "\x1b" not in shown.stderr


def test_a_replay_escapes_what_a_terminal_would_obey(home: Path) -> None:
    path = home / "evening.json"
    match = play_at_random(tavolata.game("domingo").new(2, seed=1, first=0), seed=1)
    records.write_record(path, match.record(["human:Eva\x1b[31m\u202e", "\x9b2J" + "x" * 400]))
    for more in ([], ["--open"], ["--json"]):
        shown = run(home, "replay", str(path), *more).stdout
        assert not set(shown) & set("\x1b\x9b\u202e")
    assert "Eva\\x1b[31m\\u202e" in run(home, "replay", str(path)).stdout


def test_a_name_that_a_terminal_would_obey_is_refused(home: Path) -> None:
    shown = run(home, "play", "domingo", "--seat", "1=human:Eva\x1b[31m")
    assert shown.returncode == 1
    assert "The character U+001B" in shown.stderr


def test_a_small_file_of_cards_that_would_take_long_is_refused_at_once(home: Path) -> None:
    path = home / "cards.toml"
    path.write_text("a." * 14_000 + "a = 1", encoding="utf-8")
    for arguments in (["editions", "check", str(path)], ["play", "domingo", "--edition", str(path)]):
        shown = run(home, *arguments)
        assert shown.returncode == 1
        assert "a key has more than 6 parts" in shown.stderr


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("Pebbles!", "cannot be the name of a game"), ("domingo", "already"), ("pebbles", "is there already")],
)
def test_a_package_is_not_written_over_anything(home: Path, name: str, complaint: str) -> None:
    (home / "tavolata-pebbles").mkdir()
    refused = run(home, "new", name)
    assert refused.returncode == 1
    assert complaint in refused.stderr
    assert list((home / "tavolata-pebbles").iterdir()) == []
