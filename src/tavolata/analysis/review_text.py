"""A review in words: what pages and the terminal say of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavolata.analysis.decision import Judgement
from tavolata.analysis.review import Review, ReviewedDecision
from tavolata.core.actions import Action
from tavolata.core.match import Match
from tavolata.core.package import PACKAGE
from tavolata.core.words import Words

POINTS = 100
"""Shares of a win are told as points: hundredths of a win."""


def review_words(game: str, language: str) -> Words:
    """The words of reviews, with those of a game."""
    return Words(language, (PACKAGE / "core", PACKAGE / "analysis"), game)


@dataclass(frozen=True)
class SeatSummary:
    """A line about a seat, in points of win chance."""

    name: str
    result: str
    table: str
    luck: str
    play: str
    accuracy: str


@dataclass(frozen=True)
class ReviewText:
    """Words a review for a reader."""

    review: Review
    match: Match
    words: Words
    names: Mapping[int, str]

    @property
    def title(self) -> str:
        """What is reviewed."""
        return self.words("review-title", title=self.match.game.title)

    @property
    def lead(self) -> str:
        """What the figures mean, and how they were found."""
        budget = self.review.budget
        return self.words("review-lead", searches=budget.searches, simulations=budget.simulations)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.words.seat(seat, self.names)

    def summaries(self) -> list[SeatSummary]:
        """A line for each seat."""
        review, accuracies = self.review, self.review.accuracies
        return [
            SeatSummary(
                name=self.name(seat),
                result=self.points(review.result[seat]),
                table=self.points(review.table[seat]),
                luck=self.signed(review.total_luck[seat]),
                play=self.signed(review.total_play[seat]),
                accuracy="–" if (own := accuracies[seat]) is None else self.words("review-number", value=own),
            )
            for seat in range(review.players)
        ]

    def turning_points(self) -> list[str]:
        """A sentence for each of them."""
        return [self._turning_point(step) for step in self.review.turning_points]

    def worst(self, seats: Sequence[int]) -> list[str]:
        """A paragraph for each of the dearest decisions of these seats."""
        return [self.decision(one) for seat in seats for one in self.review.worst_decisions(seat)]

    def decision(self, decision: ReviewedDecision) -> str:
        """What was chosen, what was better and by how much, and what would have come of it."""
        judged, name = decision.judgement, self.name(decision.seat)
        chosen = self._action(judged.chosen.action)
        if judged.is_best:
            return self.words("review-decision-best", move=decision.move, player=name, chosen=chosen)
        lines = [
            self.words(
                "review-decision",
                move=decision.move,
                player=name,
                chosen=chosen,
                mark=self.mark(judged),
                best=self._action(judged.best.action),
                gap=self.points(judged.gap),
                error=self.points(judged.error),
            )
        ]
        if decision.brings:
            lines.append(self.words("review-brings", events=self._brings(decision)))
        if decision.remembered:
            lines.append(self.words("review-remembered", mark=self.mark(decision.remembered)))
        return " ".join(lines)

    def mark(self, judged: Judgement) -> str:
        """How good a decision was, in a word."""
        return self.words(f"review-mark-{judged.mark.value}")

    def points(self, share: float) -> str:
        """A share of a win as points."""
        return self.words("review-points", value=POINTS * share)

    def signed(self, share: float) -> str:
        """The same for more or less of something."""
        return self.words("review-more" if round(POINTS * share) > 0 else "review-less", value=POINTS * share)

    def _turning_point(self, step: int) -> str:
        seat, action = self.review.moves[step - 1]
        moved = self.review.values[step] - self.review.values[step - 1]
        gainer = int(moved.argmax())
        by_luck = abs(self.review.steps_by_luck[step][gainer]) > abs(self.review.steps_by_play[step][gainer])
        return self.words(
            "review-turn-by-luck" if by_luck else "review-turn-by-play",
            move=step,
            player=self.name(seat),
            action=self._action(action),
            gainer=self.name(gainer),
            before=self.points(self.review.values[step - 1][gainer]),
            after=self.points(self.review.values[step][gainer]),
        )

    def _action(self, action: Action) -> str:
        return self.words.action(self.match.game, action, self.match.edition.names, self.names)

    def _brings(self, decision: ReviewedDecision) -> str:
        return " ".join(self.words.event(self.match.game, event, self.names) for event in decision.brings)
