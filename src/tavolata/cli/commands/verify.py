"""`tavolata verify`: replay a record and check everything in it."""

from __future__ import annotations

from typing import Annotated

import typer

import tavolata
from tavolata.cli.arguments import AsJson, Language, RecordFile
from tavolata.cli.language import words
from tavolata.cli.output import console, print_json
from tavolata.core.errors import BadRecord
from tavolata.core.records import read_record
from tavolata.core.safe_text import escaped


def run(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help=words("help-commitment"))
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    match = tavolata.verify(read_record(file))
    if commitment is not None and commitment.lower() != match.commitment:
        raise BadRecord("other-commitment", found=match.commitment)
    result, points = match.result, match.view(None).points
    if as_json:
        print_json(
            {
                "verified": True,
                "game": match.game.name,
                "edition": match.edition.name,
                "players": match.players,
                "commitment": match.commitment,
                "moves": len(match.moves),
                "finished": result is not None,
                "points": None if points is None else list(points),
            }
        )
        return
    console.print(words("verified", file=escaped(str(file))), style="green", markup=False, soft_wrap=True)
    console.print(words("verified-deal", commitment=match.commitment), markup=False, soft_wrap=True)
    console.print(words("verified-moves", count=len(match.moves)))
    shown = ", ".join(f"{words.seat(seat)}: {own}" for seat, own in enumerate(points or ()))
    console.print(words("verified-result" if result else "verified-unfinished", points=shown or "–"))
