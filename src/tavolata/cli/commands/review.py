"""`tavolata review`: luck and play of a finished game, and what its decisions were worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import tavolata
from tavolata.analysis.decision import USUAL_BUDGET, Budget
from tavolata.analysis.review import Review, review
from tavolata.analysis.review_text import ReviewText, review_words
from tavolata.bots import compile_game
from tavolata.cli.arguments import AsJson, Language, RecordFile, Workers, core_count
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json, progress_callback
from tavolata.cli.seats import SeatedPlayer, names_of
from tavolata.core.errors import BadInput
from tavolata.core.records import read_record

USUAL_SIMULATIONS = USUAL_BUDGET.simulations * USUAL_BUDGET.searches


def run(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help=words("help-review-seat"))] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=words("help-review-html"))] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help=words("help-review-parquet"))
    ] = None,
    budget: Annotated[
        int, typer.Option("--budget", min=USUAL_BUDGET.searches, help=words("help-review-budget"))
    ] = USUAL_SIMULATIONS,
    workers: Workers = core_count(),  # noqa: B008
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    from tavolata.analysis.pages.review_page import check_review_page_can_be_written, review_page
    from tavolata.arena.parquet import check_parquet_can_be_written, write_parquet

    if html:
        check_review_page_can_be_written()
    if parquet:
        check_parquet_can_be_written()
    record = read_record(file)
    match = tavolata.verify(record)
    if match.result is None:
        raise BadInput("not-over")
    if seat is not None and seat not in range(1, match.players + 1):
        raise BadInput("seat-beyond", seat=seat, players=match.players)
    seats = list(range(match.players)) if seat is None else [seat - 1]
    compile_game(match.game)
    with progress_callback(words("reviewing", title=match.game.title)) as progress:
        reviewed = review(
            match,
            seats=seats,
            budget=Budget(budget // USUAL_BUDGET.searches),
            threads=workers,
            progress=progress,
        )
    own_words = review_words(match.game.name, LANGUAGE)
    seated = [SeatedPlayer.from_record(str(text)) for text in (record["seats"] or [])[: match.players]]
    text = ReviewText(reviewed, match, own_words, names_of(seated, own_words))
    if html:
        html.write_text(review_page(text, seats), encoding="utf-8")
    if parquet:
        write_parquet(columns(reviewed), parquet)
    if as_json:
        print_json(reviewed.to_json())
        return
    show(text, seats)
    for written in filter(None, (html, parquet)):
        console.print(words("saved", file=str(written)), markup=False, soft_wrap=True)


def show(text: ReviewText, seats: list[int]) -> None:
    """Print the short form: who had how much luck, the turning points, and what cost most."""
    table = Table(
        "", *(text.words(f"review-{key}") for key in ("result", "table", "luck", "play", "accuracy")), title=text.title
    )
    for one in text.summaries():
        table.add_row(one.name, one.result, one.table, one.luck, one.play, one.accuracy)
    console.print(table)
    console.print(text.lead, style="dim", markup=False)
    for key, lines in (("review-turning-points", text.turning_points()), ("review-worst", text.worst(seats))):
        console.print(f"\n{text.words(key)}", style="bold", markup=False)
        for line in lines or [text.words("review-nothing-lost")]:
            console.print(f"• {line}", markup=False)


def columns(reviewed: Review) -> dict[str, list[object]]:
    """The moves as columns by name, one row a move; seats count from 1 here."""
    decisions = {one.move: one for one in reviewed.decisions}
    numbers = range(1, len(reviewed.moves) + 1)
    judged = [decisions[number].judgement if number in decisions else None for number in numbers]
    table: dict[str, list[object]] = {
        "move": list(numbers),
        "seat": [1 + seat for seat, _ in reviewed.moves],
        "action": [action.notation for _, action in reviewed.moves],
        "best": [one and one.best.action.notation for one in judged],
        "gap": [one and one.gap for one in judged],
        "gap_error": [one and one.error for one in judged],
        "loss": [one and one.loss for one in judged],
        "mark": [one and one.mark.value for one in judged],
    }
    for seat in range(reviewed.players):
        table[f"seat{seat + 1}_value"] = reviewed.values[1:, seat].tolist()
        table[f"seat{seat + 1}_luck"] = reviewed.steps_by_luck[1:, seat].tolist()
        table[f"seat{seat + 1}_play"] = reviewed.steps_by_play[1:, seat].tolist()
    return table
