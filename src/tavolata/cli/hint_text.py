"""A hint in words: the best action with what it should bring, and the next one where that is worth knowing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tavolata.bots import Advice
from tavolata.core.actions import Action
from tavolata.core.words import Words


@dataclass(frozen=True)
class HintText:
    """Words hints of a bot."""

    words: Words
    bot: str
    worded: Callable[[Action], str]
    """An action in words."""

    def of(self, advice: Sequence[Advice]) -> str:
        """The two best of these actions, which stand with the best first."""
        if not advice:
            return self.words("hint-elsewhere")
        best, *others = advice
        lines = [self.words("hints", bot=self.bot), self._advised("hint-best", best)]
        if best.plan:
            lines.append(self.words("hint-plan", actions=", ".join(map(self.worded, best.plan))))
        lines += [self._following(following, best) for following in others[:1] if following.is_sure]
        if best.is_secret and others:
            lines.append(self.words("hint-vary", times=round(10 * best.probability)))
        return "\n".join(lines)

    def _following(self, advice: Advice, best: Advice) -> str:
        return self._advised("hint-equal" if advice.is_as_good_as(best) else "hint-next", advice)

    def _advised(self, key: str, advice: Advice) -> str:
        return self.words(
            key, action=self.worded(advice.action), points=round(advice.points), wins=round(100 * advice.win)
        )
