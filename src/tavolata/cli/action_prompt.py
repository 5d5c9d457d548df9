"""Choosing an action step by step: a word or a number for each field in which the legal actions differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavolata.core.actions import Action
from tavolata.core.domains import Domain, Seats, Value, named, spellings
from tavolata.core.errors import BadInput
from tavolata.core.match import Match
from tavolata.core.words import Words

VERB = "what to do"
"""The pseudo field that is asked first if several kinds of action are legal. No field can have this name."""


@dataclass(frozen=True)
class PromptAnswer:
    """A possible answer: its value, its name, the number that stands for it, and other spellings."""

    value: Value
    name: str
    number: int
    spellings: tuple[str, ...] = ()

    def matches(self, token: str) -> bool:
        """Is this exactly what was typed?"""
        return token.lower() in (self.name.lower(), str(self.number), *map(str.lower, self.spellings))

    def starts_with(self, token: str) -> bool:
        """Is what was typed the beginning of this?"""
        words = [self.name] if isinstance(self.value, int) else [self.name, self.value]
        return any(word.lower().startswith(token.lower()) for word in words)


@dataclass(frozen=True)
class FieldPrompt:
    """What has to be chosen next, and the possible answers."""

    field: str
    text: str
    answers: tuple[PromptAnswer, ...]

    @property
    def values(self) -> tuple[Value, ...]:
        """The values to choose from."""
        return tuple(answer.value for answer in self.answers)

    @property
    def wants_number(self) -> bool:
        """Are all answers plain numbers?"""
        return all(answer.name == str(answer.number) for answer in self.answers)

    @property
    def possible(self) -> str:
        """All answers, as one short text."""
        numbers = [answer.number for answer in self.answers]
        if self.wants_number and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}–{numbers[-1]}"
        return ", ".join(answer.name for answer in self.answers)

    def matching(self, token: str) -> list[PromptAnswer]:
        """The answers that a word stands for: exact matches, or else those that start with it."""
        exact = [answer for answer in self.answers if answer.matches(token)]
        if exact or self.wants_number or token.isdecimal():
            return exact
        return [answer for answer in self.answers if answer.starts_with(token)]


class ActionPrompt:
    """Asks a person which legal action to take, in the language of the command line."""

    def __init__(self, match: Match, words: Words, names: Mapping[int, str] | None = None) -> None:
        self.match = match
        self.words = words
        self.names = names

    def question(self, actions: Sequence[Action]) -> FieldPrompt | None:
        """The first field in which these actions differ; None when one action is left."""
        if len(actions) == 1:
            return None
        verbs = {action.verb() for action in actions}
        fields = list(actions[0].named_fields()) if len(verbs) == 1 else [VERB]
        for field in fields:
            examples = {_value(action, field): action for action in reversed(actions)}
            if len(examples) > 1:
                values = list(reversed(examples))
                answers = [self._answer(k, examples[value], field) for k, value in enumerate(values, 1)]
                return FieldPrompt(field, self._text(actions[0].verb(), field), tuple(answers))
        raise AssertionError("two equal actions")

    def confirmation(self, action: Action) -> FieldPrompt:
        """The question if only one action is legal."""
        name = self.words.action(self.match.game, action, self.match.edition.names, self.names)
        return FieldPrompt(VERB, self.words("question-verb"), (PromptAnswer(action.verb(), name, 1),))

    def answer(self, actions: Sequence[Action], tokens: Sequence[str]) -> list[Action]:
        """The actions that match what was typed, word by word; BadInput if a word matches none."""
        left = list(actions)
        for token in tokens:
            question = self.confirmation(left[0]) if len(actions) == 1 else self.question(left)
            found = [] if question is None else question.matching(token)
            if question and len(found) == 1:
                left = [action for action in left if _value(action, question.field) == found[0].value]
            elif self._is_redundant(left, token):
                continue
            elif question is None:
                raise BadInput("too-many-words", word=token)
            else:
                raise BadInput("ambiguous-word" if found else "unknown-word", word=token, known=question.possible)
        return left

    def chosen_so_far(self, legal: Sequence[Action], left: Sequence[Action]) -> list[str]:
        """The names of what has been chosen: fields that differ among the legal actions, but not among those left."""
        if len(left) == len(legal):
            return []
        chosen = [VERB] if len({action.verb() for action in legal}) > 1 else []
        chosen += [
            field for field in left[0].named_fields() if len({action.named_fields().get(field) for action in legal}) > 1
        ]
        return [self._name(left[0], field) for field in chosen if len({_value(one, field) for one in left}) == 1]

    def _is_redundant(self, left: Sequence[Action], token: str) -> bool:
        """Does a word only repeat a value that all actions left have in common? Then it is accepted, too."""
        if len({action.verb() for action in left}) > 1:
            return False
        common = [field for field in left[0].named_fields() if len({_value(action, field) for action in left}) == 1]
        word = token.lower()
        return any(
            word == str(_value(left[0], field)).lower() or word in self._name(left[0], field).lower().split()
            for field in common
        )

    def _answer(self, place: int, action: Action, field: str) -> PromptAnswer:
        """Seats count from 1, and a number stands for itself; everything else is numbered by its place in the list."""
        value, name, domain = _value(action, field), self._name(action, field), self._domain(action, field)
        if isinstance(value, str):
            return PromptAnswer(value, name, place, tuple(spellings(domain, value)))
        if isinstance(domain, Seats):
            return PromptAnswer(value, name, value + 1)
        return PromptAnswer(value, name, value if name == str(value) else place)

    def _name(self, action: Action, field: str) -> str:
        domain = self._domain(action, field)
        if domain is None:
            return self.words(f"verb-{action.verb()}")
        value = named(domain, _value(action, field), self.match.edition.names)
        return str(self.words.value(domain, value, self.names))

    def _domain(self, action: Action, field: str) -> Domain | None:
        return next((domain for name, _, domain in self.match.game.actions.parts(action) if name == field), None)

    def _text(self, verb: str, field: str) -> str:
        """The text of a question: the one for this kind of action if the game has it, else the one for the field."""
        if field == VERB:
            return self.words("question-verb")
        special = f"field-{verb}-{field}"
        return self.words(special if self.words.has(special) else f"field-{field}")


def _value(action: Action, field: str) -> Value:
    return action.verb() if field == VERB else action.named_fields()[field]
