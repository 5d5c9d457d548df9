"""Is luck what it should be? From a tournament whose luck has been measured, for example

    tavolata tournament domingo --bots greedy,level-2 --games 2000 --adjust luck --out domingo-luck
    .venv/bin/python benchmarks/luck.py domingo-luck

Mean luck should be zero for every seat, and the win share of each bot with and without luck the same, both within their
intervals; 94 to 96 of 100 intervals from fewer deals should hold what all deals say. The ratio is the variance of the
win share without luck over that with it, deal by deal.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from tavolata.core.results import win_shares
from tavolata.core.state import Doubles

SAMPLES = 20_000
DEALS_A_SAMPLE = 100
NORMAL = 1.96


def lines_of(file: Path) -> list[dict[str, Any]]:
    """The lines of a journal."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def by_deal(games: list[dict[str, Any]], shares: Doubles, bot: str) -> Doubles:
    """The mean share of a bot in each deal, which it plays from every seat."""
    deals: dict[int, list[float]] = {}
    for game, row in zip(games, shares, strict=True):
        deals.setdefault(game["deal"], []).extend(row[k] for k, one in enumerate(game["bots"]) if one == bot)
    return np.array([np.mean(found) for found in deals.values()])


def interval(values: Doubles) -> str:
    """A mean with the half width of its 95 % interval."""
    return f"{values.mean():+.4f} ± {NORMAL * values.std(ddof=1) / len(values) ** 0.5:.4f}"


def coverage(values: Doubles) -> float:
    """The share of intervals from some of these that hold the mean of all of them."""
    rng = np.random.default_rng(0)
    samples = rng.choice(values, (SAMPLES, DEALS_A_SAMPLE))
    errors = NORMAL * samples.std(axis=1, ddof=1) / DEALS_A_SAMPLE**0.5
    return float((np.abs(samples.mean(axis=1) - values.mean()) <= errors).mean())


def show(folder: Path) -> None:
    """The figures of one tournament."""
    luck_of = {line["game"]: line["luck"] for line in lines_of(folder / "luck.jsonl")}
    games = [game for game in lines_of(folder / "games.jsonl") if game["key"] in luck_of]
    luck = np.array([luck_of[game["key"]] for game in games])
    shares = win_shares(np.array([game["ranks"] for game in games]))
    print(f"{folder.name}: {len(games)} games")
    for seat in range(luck.shape[1]):
        print(f"  luck of seat {seat + 1}: {interval(luck[:, seat])}")
    for bot in sorted({name for game in games for name in game["bots"]}):
        plain, adjusted = by_deal(games, shares, bot), by_deal(games, shares - luck, bot)
        print(f"  {bot}: with luck {interval(plain)}, without {interval(adjusted)}")
        print(f"    difference {interval(plain - adjusted)}, variance ratio {adjusted.var() / plain.var():.3f}")
        print(f"    coverage with luck {coverage(plain):.3f}, without {coverage(adjusted):.3f}")
    games_apart = (shares - luck).var(axis=0).mean() / shares.var(axis=0).mean()
    print(f"  variance ratio of single games {games_apart:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    for folder in parser.parse_args().folders:
        show(folder)


if __name__ == "__main__":
    main()
