"""Choosing an action step by step: a word or a number for each field in which the legal actions differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.core.actions import Action
from tavolata.core.domains import Value
from tavolata.core.errors import BadInput
from tavolata.core.match import Match
from tavolata.core.words import Words

VERB = "what to do"
"""Asked first where several kinds of action are possible. No field can have this name."""


@dataclass(frozen=True)
class Question:
    """What has to be chosen next, in words, and the possible answers: values, with the names people know them by."""

    field: str
    text: str
    values: tuple[Value, ...]
    names: tuple[str, ...]

    @property
    def wants_number(self) -> bool:
        """Are the answers numbers that people see as numbers, so that they cannot be numbered as well?"""
        return all(name == str(value) and isinstance(value, int) for value, name in self.answers)

    @property
    def answers(self) -> list[tuple[Value, str]]:
        """Every value with its name."""
        return list(zip(self.values, self.names, strict=True))

    @property
    def possible(self) -> str:
        """All answers in short."""
        numbers = [value for value in self.values if isinstance(value, int)]
        if self.wants_number and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}–{numbers[-1]}"
        return ", ".join(self.names)


def next_question(match: Match, words: Words, actions: Sequence[Action]) -> Question | None:
    """The first field in which these actions differ; None when one action is left."""
    if len(actions) == 1:
        return None
    verbs = {action.verb() for action in actions}
    fields = list(actions[0].named_fields()) if len(verbs) == 1 else [VERB]
    for field in fields:
        examples = {_value(action, field): action for action in reversed(actions)}
        if len(examples) > 1:
            values = tuple(reversed(examples))
            names = tuple(_name(match, words, examples[value], field) for value in values)
            return Question(field, _text(words, actions[0].verb(), field), values, names)
    raise AssertionError("two equal actions")


def answer(match: Match, words: Words, actions: Sequence[Action], tokens: Sequence[str]) -> list[Action]:
    """The actions that fit what was typed, word by word; BadInput if a word fits nothing."""
    left = list(actions)
    for token in tokens:
        question = next_question(match, words, left)
        found = [] if question is None else _found(question, token)
        if question and len(found) == 1:
            left = [action for action in left if _value(action, question.field) == found[0]]
        elif _is_settled(match, words, left, token):
            continue
        elif question is None:
            raise BadInput("too-many-words", word=token)
        else:
            raise BadInput("ambiguous-word" if found else "unknown-word", word=token, known=question.possible)
    return left


def settled_names(match: Match, words: Words, legal: Sequence[Action], left: Sequence[Action]) -> list[str]:
    """What has been chosen so far: the fields that were open among all legal actions and are settled among these."""
    if len(left) == len(legal):
        return []
    chosen = [VERB] if len({action.verb() for action in legal}) > 1 else []
    chosen += [
        field for field in left[0].named_fields() if len({action.named_fields().get(field) for action in legal}) > 1
    ]
    return [_name(match, words, left[0], field) for field in chosen if len({_value(one, field) for one in left}) == 1]


def _found(question: Question, token: str) -> list[Value]:
    """The values a word can mean: exactly, by its number in the list, or by its beginning."""
    said = token.lower()
    exact = [value for value, name in question.answers if token == str(value) or said == name.lower()]
    if exact or question.wants_number:
        return exact
    if token.isdecimal():
        return [value for number, value in enumerate(question.values, 1) if number == int(token)]
    return [
        value
        for value, name in question.answers
        if str(value).lower().startswith(said) or name.lower().startswith(said)
    ]


def _is_settled(match: Match, words: Words, left: Sequence[Action], token: str) -> bool:
    """Does a word only say what is settled anyway, as the end does where there is one? Then it is welcome too."""
    if len({action.verb() for action in left}) > 1:
        return False
    settled = [field for field in left[0].named_fields() if len({_value(action, field) for action in left}) == 1]
    said = token.lower()
    return any(
        said == str(_value(left[0], field)).lower() or said in _name(match, words, left[0], field).lower().split()
        for field in settled
    )


def _value(action: Action, field: str) -> Value:
    return action.verb() if field == VERB else action.named_fields()[field]


def _name(match: Match, words: Words, action: Action, field: str) -> str:
    if field == VERB:
        return words(f"verb-{action.verb()}")
    key = match.game.actions.word_keys(action)[field]
    return words(key) if key else str(match.game.actions.named_values(action, match.edition.names)[field])


def _text(words: Words, verb: str, field: str) -> str:
    """The question in words: one for this kind of action if the game has it, else one for the field."""
    if field == VERB:
        return words("question-verb")
    special = f"field-{verb}-{field}"
    return words(special if words.has(special) else f"field-{field}")
