"""`tavolata train`: a network learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolata.arena.train import check_can_train
from tavolata.cli.arguments import AsJson, GameName, Language, named_game
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json, progress_shown
from tavolata.core.words import PACKAGE, Words

if TYPE_CHECKING:
    from tavolata.arena.train.config import TrainConfig
    from tavolata.arena.train.folder import Row, TrainFolder


def run(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help=words("help-players"))] = 2,
    steps: Annotated[int, typer.Option("--steps", help=words("help-train-steps"))] = 200,
    seed: Annotated[int, typer.Option("--seed", help=words("help-train-seed"))] = 0,
    games: Annotated[int, typer.Option("--games", help=words("help-train-games"))] = 256,
    hidden: Annotated[int, typer.Option("--hidden", help=words("help-train-hidden"))] = 64,
    rate: Annotated[float, typer.Option("--rate", help=words("help-train-rate"))] = 1e-3,
    entropy: Annotated[float, typer.Option("--entropy", help=words("help-train-entropy"))] = 0.003,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=words("help-train-out"))] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    check_can_train()
    from tavolata.arena.train.config import TrainConfig
    from tavolata.arena.train.folder import TrainFolder

    settings = TrainConfig(
        named_game(game),
        players=players,
        steps=steps,
        seed=seed,
        games=games,
        hidden=hidden,
        learning_rate=rate,
        entropy=entropy,
    )
    folder = TrainFolder(out or Path(f"{settings.game.name}-training"), settings)
    rows = train_in(folder)
    if as_json:
        print_json({**rows[-1]})
    else:
        show(folder, rows)


def train_in(folder: TrainFolder) -> list[Row]:
    """Train, with a bar, and draw how it went."""
    from tavolata.arena.train.plots import draw
    from tavolata.arena.train.trainer import train

    with progress_shown(words("train-training", title=folder.settings.game.title)) as tell:
        rows = train(folder, command(folder.settings), tell)
    said = Words(LANGUAGE, (PACKAGE / "core", PACKAGE / "arena"))
    draw(rows, folder.settings.players, said, folder.plots)
    return rows


def command(settings: TrainConfig) -> str:
    """What to type to train the same again."""
    return (
        f"tavolata train {settings.game.name} --players {settings.players} --steps {settings.steps}"
        f" --seed {settings.seed} --games {settings.games} --hidden {settings.hidden}"
        f" --rate {settings.learning_rate} --entropy {settings.entropy}"
    )


def show(folder: TrainFolder, rows: list[Row]) -> None:
    """What it has come to, and where it lies."""
    console.print(
        words(
            "train-strength",
            wins=words("percent", value=rows[-1]["wins"]),
            margin=words("percent", value=rows[-1]["margin"]),
            games=folder.settings.measure_games,
        ),
        soft_wrap=True,
    )
    console.print(words("train-network", file=str(folder.network)), soft_wrap=True)
    console.print(words("train-plots", file=str(folder.plots)), soft_wrap=True)
