"""Playing in a real terminal: people, bots, curtain, commands, saving, and terminals that go away."""

from __future__ import annotations

import json
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.bots.pace import seconds_of
from tests.cli.command_line import plain, run, terminal

SOLO = ("play", "domingo", "--seat", "1=human", "--seat", "2=greedy", "--seed", "5", "--option", "first=1")
PAIR = ("play", "domingo", "--seat", "1=human:Anna", "--seat", "2=human:Ben", "--seed", "5", "--option", "first=1")
MOVES = "1\n" * 200
"""Whatever is asked, the first answer; a line too many at the end does no harm."""
PROMPT = r"\(\? for help\) >"


def saved(home: Path) -> list[Path]:
    return sorted((home / "tavolata" / "games").glob("*.json"))


def ask(session: Any, line: str, answer: str = PROMPT) -> str:
    """Type a line and read what comes until the answer."""
    session.sendline(line)
    session.expect(answer)
    return plain(str(session.before))


def test_a_whole_game_against_a_bot(home: Path) -> None:
    shown = run(home, *SOLO, "--record", "evening.json", text=MOVES)
    assert shown.returncode == 0, shown.stderr
    assert "wins: most points (DO-26)" in shown.stdout
    record = json.loads((home / "evening.json").read_text(encoding="utf-8"))
    assert record["seats"] == ["human", "greedy"]
    assert tavolata.verify(record).result


def test_bots_alone_play_to_the_end(home: Path) -> None:
    shown = run(home, "play", "domingo", "--seat", "1=greedy", "--seat", "2=random", "--seed", "1")
    assert shown.returncode == 0
    assert "(DO-26)" in shown.stdout


def test_board_hand_points_and_log_are_shown(home: Path) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    screen = plain(session.before)
    for part in ("Line 1 of 4", "41 cards in the stock", "●t terracotta", "Seat 1", "0 points", "Seat 2 (greedy)"):
        assert part in screen
    assert "Which card, and which way up?" in screen
    assert "Seat 1 is dealt" in screen
    session.close()


def test_every_command_at_the_prompt_answers(home: Path) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    assert "take back" in ask(session, "?")
    assert "DO-15 A run" in ask(session, "r DO-15")
    assert "from DO-01 to DO-28" in ask(session, "r")
    assert "no clause “99”" in ask(session, "r 99")
    assert "nothing to take back" in ask(session, "u")
    assert "Say where to" in ask(session, "s")
    assert "fits nothing here" in ask(session, "xyz")
    assert "cannot be written" in ask(session, "s nowhere/evening.json")
    assert "Saved in mine.json" in ask(session, "s mine.json")
    assert "Where?" in ask(session, "1")
    assert "Which card" in ask(session, "u"), "half a choice is taken back first"
    ask(session, "1 left")
    assert "too late to take that back" in ask(session, "u")
    assert "is dealt" in ask(session, "l")
    session.close()
    assert tavolata.verify(json.loads((home / "mine.json").read_text(encoding="utf-8"))).moves == []


@pytest.mark.parametrize("game", tavolata.games())
def test_a_hint_tells_the_two_best_actions_and_what_should_come_of_them(home: Path, game: str) -> None:
    session = terminal(home, "play", game, "--seat", "1=human", "--players", "2", "--seed", "5", "--option", "first=1")
    session.expect(PROMPT)
    hint = re.sub(r"\s+", " ", ask(session, "h"))
    expected = r"About \d+ points? in the end; you would win about \d+ of 100 games\."
    assert re.search(rf"In your place Ada would choose: Best: .+?\. {expected}", hint)
    following = re.search(rf"(Next best|About as good): .+?\. {expected}", hint)
    assert following or game == "da_luigi", "in Da Luigi nobody takes B at first"
    session.close()


def test_a_hint_is_about_what_is_still_open(home: Path) -> None:
    """The first card is chosen already; only where it goes is asked."""
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    ask(session, "1")
    chosen = plain(str(session.before)).rpartition("→ ")[2][:3]
    hint = ask(session, "h")
    assert re.findall(r"(?:Best|Next best|About as good): (\w{3}), ", hint) in ([chosen], [chosen, chosen])
    session.close()


def test_a_secret_choice_is_better_varied(home: Path) -> None:
    session = terminal(home, "play", "mille-grazie", "--seat", "2=human", "--seed", "5", "--option", "first=1")
    session.expect(PROMPT)
    assert "Nobody sees this choice" in ask(session, "h")
    session.close()


@pytest.mark.clause("DO-21")
def test_counting_is_left_to_people(home: Path) -> None:
    session = terminal(home, *SOLO, "--option", "announcing=on")
    session.expect(PROMPT)
    ask(session, "1 left")
    assert "No hint here" in ask(session, "h")
    session.close()


@pytest.mark.clause("MM-44")
def test_remembering_is_left_to_people(home: Path) -> None:
    table = ("play", "mamma-mia", "--seat", "1=human", "--players", "2", "--seed", "3", "--option", "first=1")
    session = terminal(home, *table)
    session.expect(PROMPT)
    for _ in range(10):
        if "order on top" in plain(str(session.before)).lower():
            break
        ask(session, "1")
    assert "No hint here" in ask(session, "h")
    session.close()


def test_people_at_one_keyboard_read_who_has_taken_a_hint(home: Path) -> None:
    session = terminal(home, *PAIR)
    session.expect("Press Enter")
    ask(session, "")
    assert "In your place Ada would choose" in ask(session, "h")
    ask(session, "1 left", "Press Enter")
    assert "Anna has taken a hint in this game." in ask(session, "")
    session.close()


def test_a_table_without_hints_gives_none(home: Path) -> None:
    session = terminal(home, *PAIR, "--hints", "nobody")
    session.expect("Press Enter")
    ask(session, "")
    assert "There are no hints at this table." in ask(session, "h")
    session.close()
    session = terminal(home, *PAIR, "--hints", "some")
    session.expect("Choose one of: everybody, announced, nobody")
    session.close()


def test_bots_have_names_and_characters(home: Path) -> None:
    table = ("play", "domingo", "--seat", "2=level-5", "--seat", "3=level-1", "--seat", "4=level-1")
    session = terminal(home, *table, "--seed", "5", "--option", "first=1")
    session.expect(PROMPT)
    screen = re.sub(r"\s+", " ", plain(session.before))
    for part in ("Dante (level 5): Likes you", "Gigi (level 1): Looks out", "Rosa (level 1): Is happy"):
        assert part in screen
    session.close()


def test_bots_take_the_time_that_people_ask_for(home: Path) -> None:
    session = terminal(home, *SOLO, "--pace", "leisurely")
    session.expect(PROMPT)
    asked = time.monotonic()
    session.sendline("1 left")
    session.expect("Seat 2 \\(greedy\\) is thinking")
    session.expect(PROMPT)
    assert time.monotonic() - asked >= seconds_of("leisurely"), "not suspiciously short"
    session.close()


def test_another_game_is_not_overwritten(home: Path) -> None:
    run(home, *SOLO, "--record", "evening.json", text=MOVES)
    before = (home / "evening.json").read_text(encoding="utf-8")
    other = ("play", "domingo", "--seat", "1=human", "--seat", "2=greedy", "--seed", "6")
    assert "nothing was written" in run(home, *other, text="s evening.json\n").stdout
    assert (home / "evening.json").read_text(encoding="utf-8") == before


def test_a_foreign_file_is_not_overwritten(home: Path) -> None:
    (home / "letter.txt").write_text("Dear Anna", encoding="utf-8")
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    assert "nothing was written" in ask(session, "s letter.txt")
    session.close()
    assert (home / "letter.txt").read_text(encoding="utf-8") == "Dear Anna"


def test_a_curtain_hides_everything_between_two_people(home: Path) -> None:
    session = terminal(home, *PAIR)
    session.expect("Press Enter")
    curtain = plain(session.before)
    assert "It is Anna’s turn" in curtain
    assert "Which card" not in curtain
    ask(session, "")
    after_move = ask(session, "1 1", answer="Press Enter")
    assert "It is Ben’s turn" in after_move
    last_screen = after_move.rpartition("It is Ben’s turn")[0].rpartition("1 1")[2]
    assert "Which card" not in last_screen
    assert "Ben is dealt" not in last_screen
    assert "\x1b[3J" in str(session.before), "what was on the screen cannot be scrolled back to"
    ben = ask(session, "")
    assert "Which card" in ben
    session.close()


def test_announcing_asks_for_a_number_and_placing_can_be_undone(home: Path) -> None:
    session = terminal(home, *SOLO, "--option", "announcing=on")
    session.expect(PROMPT)
    assert "How many points is your card worth?" in ask(session, "1 1")
    assert "Possible: 0–120" in ask(session, "200")
    assert "Which card" in ask(session, "u")
    ask(session, "1 1")
    ask(session, "0")
    session.close()


def test_a_saved_game_goes_on(home: Path) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    ask(session, "1 1")
    ask(session, "s mine.json")
    assert "Saved" in ask(session, "s mine.json"), "an earlier save of the same game may be replaced"
    session.close()
    session = terminal(home, "play", "--resume", "mine.json")
    session.expect(PROMPT)
    assert "3 of 12 cards" in plain(session.before)
    session.close()


def test_a_record_without_seats_needs_them_named(home: Path) -> None:
    record = tavolata.game("domingo").new(2, seed=1).record()
    (home / "bare.json").write_text(json.dumps(record), encoding="utf-8")
    assert "give every seat with --seat" in run(home, "play", "--resume", "bare.json").stderr
    going_on = run(home, "play", "--resume", "bare.json", "--seat", "1=greedy", "--seat", "2=greedy")
    assert going_on.returncode == 0


def test_when_input_ends_the_game_is_kept(home: Path) -> None:
    shown = run(home, *SOLO, text="1 1\n1 1\n")
    assert shown.returncode == 1
    assert "Go on with it:" in shown.stderr
    assert "Traceback" not in shown.stderr
    (path,) = saved(home)
    assert len(tavolata.verify(json.loads(path.read_text(encoding="utf-8"))).moves) == 4


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_when_the_terminal_is_closed_the_game_is_kept(home: Path, number: signal.Signals) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    ask(session, "1 1")
    session.kill(number)
    session.expect(["--resume", "EOF"])
    session.wait()
    assert session.exitstatus == (130 if number == signal.SIGINT else 1)
    (path,) = saved(home)
    assert len(tavolata.verify(json.loads(path.read_text(encoding="utf-8"))).moves) == 2


def test_leaving_keeps_the_game_too(home: Path) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    ask(session, "1 1")
    session.sendline("q")
    session.expect("--resume")
    session.wait()
    assert session.exitstatus == 0
    assert len(saved(home)) == 1


def test_a_game_in_which_nothing_happened_is_not_kept(home: Path) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    session.sendline("q")
    session.wait()
    assert saved(home) == []


def test_a_resumed_game_is_kept_where_it_was(home: Path) -> None:
    run(home, *SOLO, text="1 1\n")
    (path,) = saved(home)
    run(home, "play", "--resume", str(path), text="1 1\n")
    assert saved(home) == [path]
    assert len(tavolata.verify(json.loads(path.read_text(encoding="utf-8"))).moves) == 4


@pytest.mark.clause("DO-22", "DO-24")
def test_the_options_are_offered_with_a_line_that_explains_each(home: Path) -> None:
    session = terminal(home, *SOLO)
    session.expect(PROMPT)
    screen = " ".join(plain(session.before).split())
    assert "announcing=off (on: You count your points yourself; what you overlook is lost. What happens to" in screen
    assert "overclaim=corrected: Only with announcing." in screen
    assert "turning=on" in screen
    session.close()


def test_at_the_end_the_record_can_be_kept(home: Path) -> None:
    shown = run(home, *SOLO, text=MOVES + "s last.json\n")
    assert shown.returncode == 0, shown.stdout[-500:] + shown.stderr
    assert tavolata.verify(json.loads((home / "last.json").read_text(encoding="utf-8"))).result


@pytest.mark.parametrize(
    ("language", "question"), [("de", "Welche Karte, und wie herum?"), ("it", "Quale carta, e in che verso?")]
)
def test_play_speaks_the_language_asked_for(home: Path, language: str, question: str) -> None:
    shown = run(home, *SOLO, "--lang", language, text="h\nu\n?\nr 15\nxyz\n" + MOVES)
    assert shown.returncode == 0, shown.stderr
    assert question in shown.stdout
    assert "(DO-26)" in shown.stdout


@pytest.mark.parametrize(
    ("players", "language", "stage"),
    [(2, "en", "with or without an escort?"), (3, "de", "Geleitschutz"), (2, "it", "scorta")],
)
def test_a_whole_game_of_mille_grazie(home: Path, players: int, language: str, stage: str) -> None:
    table = ("play", "mille-grazie", "--seat", "1=human:Anna", "--players", str(players), "--seed", "3")
    shown = run(home, *table, "--lang", language, "--record", "evening.json", text="1\n" * 2000)
    assert shown.returncode == 0, shown.stderr
    assert stage in shown.stdout
    assert "(MG-25)" in shown.stdout or "(MG-26)" in shown.stdout
    assert tavolata.verify(json.loads((home / "evening.json").read_text(encoding="utf-8"))).result


@pytest.mark.parametrize(
    ("players", "language", "parts"),
    [
        (2, "de", ("Markt", "Wer bekommt diesen Gast?", "Welches Marktfeld?", "Anna geht auf den Markt.")),
        (3, "it", ("Mercato", "A chi va questo cliente?", "Quale casella del mercato?", "Anna va al mercato.")),
        (4, "en", ("Market", "Who gets this guest?", "Which market field?", "Anna goes to the market.")),
    ],
)
def test_a_whole_game_of_da_luigi(home: Path, players: int, language: str, parts: tuple[str, ...]) -> None:
    """Now A, now B; otherwise the first answer, or another seat where seat 1 may get no more guests."""
    table = ("play", "da-luigi", "--seat", "1=human:Anna", "--players", str(players), "--seed", "3")
    answers = "2\n1\n1\n1\n3\n4\n1\n" * 300
    shown = run(home, *table, "--lang", language, "--record", "evening.json", text=answers, COLUMNS="80")
    assert shown.returncode == 0, shown.stderr
    for part in parts:
        assert part in shown.stdout
    assert "(DL-50)" in shown.stdout
    record = json.loads((home / "evening.json").read_text(encoding="utf-8"))
    assert record["seats"] == ["human:Anna"] + ["level-3"] * (players - 1)
    assert tavolata.verify(record).result


def test_da_luigi_in_a_terminal_of_80_columns(home: Path) -> None:
    """The bars stay straight, a market field is bought by its name, a guest moves by its place."""
    table = ("play", "da-luigi", "--seat", "1=human:Anna", "--players", "4", "--seed", "3", "--option", "first=1")
    session = terminal(home, *table, COLUMNS="80")
    session.setwinsize(50, 80)
    session.expect(PROMPT)
    screen = plain(str(session.before))
    assert "▶ Anna · 0 satisfied · supply" in screen
    assert all(len(line) == 79 for line in screen.splitlines() if line[:1] in ("╭", "├", "╰"))
    assert "3 clocks" in ask(session, "A")
    assert "Which guest moves one place to the right?" in ask(session, "2a")
    session.close()


def test_two_robbers_at_one_keyboard_do_not_see_each_other_s_letters(home: Path) -> None:
    people = [f"--seat={seat}=human:{name}" for seat, name in enumerate(("Anna", "Ben", "Cleo"), 1)]
    session = terminal(home, "play", "mille-grazie", *people, "--seed", "3", "--option", "first=1")
    session.expect("Press Enter")
    ask(session, "")
    ask(session, "V", answer="Press Enter")
    cleo = ask(session, "")
    assert "Ben lies in wait somewhere." in cleo
    assert "Ben lies in wait on road" not in cleo
    session.close()


@pytest.mark.parametrize(("players", "language", "stage"), [(2, "de", ". Ausräumen"), (6, "it", "° svuotamento")])
def test_a_whole_game_of_mamma_mia(home: Path, players: int, language: str, stage: str) -> None:
    table = ("play", "mamma-mia", "--seat", "1=human:Anna", "--players", str(players), "--seed", "3")
    shown = run(home, *table, "--lang", language, "--record", "evening.json", text="1\n" * 3000)
    assert shown.returncode == 0, shown.stderr
    assert stage in shown.stdout
    assert "(MM-42)" in shown.stdout
    assert tavolata.verify(json.loads((home / "evening.json").read_text(encoding="utf-8"))).result


@pytest.mark.clause("MM-30")
def test_people_at_one_keyboard_answer_in_secret(home: Path) -> None:
    people = [f"--seat={seat}=human:{name}" for seat, name in enumerate(("Anna", "Ben", "Cleo"), 1)]
    shown = run(home, "play", "mamma-mia", *people, "--seed", "4", text="1\n" * 3000)
    assert shown.returncode == 0, shown.stderr
    assert "(MM-42)" in shown.stdout
    asked = 0
    for screen in shown.stdout.split("Everybody else, please look away.")[1:]:
        reader = next(name for name in ("Anna", "Ben", "Cleo") if f"{name} (? for help)" in screen)
        answers = {name for name in ("Anna", "Ben", "Cleo") if f"{name} answers:" in screen.partition("wins:")[0]}
        assert answers <= {reader}
        asked += "help\n" in screen
    assert asked > 2


def test_a_replay_is_stepped_through(home: Path) -> None:
    run(home, *SOLO, "--record", "evening.json", text=MOVES)
    session = terminal(home, "replay", "evening.json")
    session.expect("Move 0 of 47")
    ask(session, "", answer="Move 1 of 47")
    ask(session, "12", answer="Move 12 of 47")
    ask(session, "b", answer="Move 11 of 47")
    assert "means nothing here" in ask(session, "99", answer="Move 11 of 47")
    assert "(DO-26)" in ask(session, "47", answer="Move 47 of 47")
    session.sendline("q")
    session.wait()
    assert session.exitstatus == 0


BAKERS = ("play", "mamma-mia", "--seat", "1=human", "--seat", "2=random", "--seat", "3=random", "--seed", "5")


def test_a_choice_that_is_none_is_made_unless_everything_is_to_be_asked(home: Path) -> None:
    def questions(*more: str) -> int:
        shown = run(home, *BAKERS, "--pace", "quick", *more, text="1\n" * 400)
        assert shown.returncode == 0, shown.stderr
        return len(re.findall(PROMPT, plain(shown.stdout)))

    assert 0 < questions() < questions("--ask-everything")
