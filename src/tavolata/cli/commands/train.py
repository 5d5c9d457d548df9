"""`tavolata train`: a network learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolata.arena.train import check_can_train
from tavolata.cli.arguments import AsJson, GameName, Language, named_game
from tavolata.cli.language import LANGUAGE, words
from tavolata.cli.output import console, print_json, progress_callback

if TYPE_CHECKING:
    from tavolata.arena.train.config import TrainConfig
    from tavolata.arena.train.folder import StepMetrics, TrainFolder


def run(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help=words("help-players"))] = 2,
    steps: Annotated[int, typer.Option("--steps", help=words("help-train-steps"))] = 200,
    seed: Annotated[int, typer.Option("--seed", help=words("help-train-seed"))] = 0,
    games: Annotated[int, typer.Option("--games", help=words("help-train-games"))] = 256,
    hidden: Annotated[int, typer.Option("--hidden", help=words("help-train-hidden"))] = 64,
    rate: Annotated[float, typer.Option("--rate", help=words("help-train-rate"))] = 1e-3,
    entropy: Annotated[float, typer.Option("--entropy", help=words("help-train-entropy"))] = 0.003,
    out: Annotated[
        Path | None, typer.Option("--output", "--out", metavar="FOLDER", help=words("help-train-out"))
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    check_can_train()
    from tavolata.arena.train.config import TrainConfig
    from tavolata.arena.train.folder import TrainFolder

    config = TrainConfig(
        named_game(game),
        players=players,
        steps=steps,
        seed=seed,
        games=games,
        hidden=hidden,
        learning_rate=rate,
        entropy_coef=entropy,
    )
    folder = TrainFolder(out or Path(f"{config.game.name}-training"), config)
    metrics = train_in(folder)
    if as_json:
        print_json({**metrics[-1]})
    else:
        show(folder, metrics)


def train_in(folder: TrainFolder) -> list[StepMetrics]:
    """Train, with a progress bar, and plot the metrics."""
    from tavolata.arena.report_words import arena_words
    from tavolata.arena.train.plots import plot_training
    from tavolata.arena.train.trainer import train

    with progress_callback(words("train-training", title=folder.config.game.title)) as progress:
        metrics = train(folder, command(folder.config), progress)
    plot_training(metrics, folder.config.players, arena_words(None, LANGUAGE), folder.plots)
    return metrics


def command(config: TrainConfig) -> str:
    """The command that trains the same network again."""
    return (
        f"tavolata train {config.game.name} --players {config.players} --steps {config.steps}"
        f" --seed {config.seed} --games {config.games} --hidden {config.hidden}"
        f" --rate {config.learning_rate} --entropy {config.entropy_coef}"
    )


def show(folder: TrainFolder, metrics: list[StepMetrics]) -> None:
    """Print the strength of the network, and where it is."""
    console.print(
        words(
            "train-strength",
            wins=words("percent", value=metrics[-1]["wins"]),
            margin=words("percent", value=metrics[-1]["margin"]),
            games=folder.config.measure_games,
        ),
        soft_wrap=True,
    )
    console.print(words("train-network", file=str(folder.network)), soft_wrap=True)
    console.print(words("train-plots", file=str(folder.plots)), soft_wrap=True)
