"""Choosing an action step by step: a word or a number for each field in which the legal actions differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tavolata.core.actions import Action
from tavolata.core.domains import Value
from tavolata.core.errors import BadInput
from tavolata.core.match import Match
from tavolata.core.words import Words

KIND = "kind"


@dataclass(frozen=True)
class Question:
    """What has to be chosen next, and the possible answers: values, with the words people know them by."""

    field: str
    values: tuple[Value, ...]
    names: tuple[str, ...]

    @property
    def wants_number(self) -> bool:
        """Are the answers numbers themselves, so that they cannot be numbered as well?"""
        return all(isinstance(value, int) for value in self.values)


def next_question(match: Match, words: Words, actions: Sequence[Action]) -> Question | None:
    """The first field in which these actions differ; None when one action is left."""
    if len(actions) == 1:
        return None
    fields = _fields(actions[0]) if len({type(action) for action in actions}) == 1 else [KIND]
    for field in fields:
        values = tuple(dict.fromkeys(_value(action, field) for action in actions))
        if len(values) > 1:
            return Question(field, values, tuple(_name(match, words, actions, field, value) for value in values))
    raise AssertionError("two equal actions")


def answer(match: Match, words: Words, actions: Sequence[Action], tokens: Sequence[str]) -> list[Action]:
    """The actions that fit what was typed, word by word; BadInput if a word fits nothing."""
    left = list(actions)
    for token in tokens:
        question = next_question(match, words, left)
        if _is_settled(match, words, left, token):
            continue
        if question is None:
            raise BadInput("too-many-words", word=token)
        chosen = _chosen(question, token)
        left = [action for action in left if _value(action, question.field) == chosen]
    return left


def _is_settled(match: Match, words: Words, left: Sequence[Action], token: str) -> bool:
    """Does a word only say what is settled anyway, as the end does where there is one? Then it is welcome too."""
    if len({type(action) for action in left}) > 1:
        return False
    settled = [field for field in _fields(left[0]) if len({_value(action, field) for action in left}) == 1]
    values = [_value(left[0], field) for field in settled]
    names = [_name(match, words, left, field, value) for field, value in zip(settled, values, strict=True)]
    said = token.lower()
    return any(said in (str(value), name.lower()) for value, name in zip(values, names, strict=True))


def _chosen(question: Question, token: str) -> Value:
    for value in question.values:
        if token == str(value):
            return value
    if token.isdecimal() and not question.wants_number and 1 <= int(token) <= len(question.values):
        return question.values[int(token) - 1]
    begun = [
        value
        for value, name in zip(question.values, question.names, strict=True)
        if not question.wants_number and any(text.lower().startswith(token.lower()) for text in (str(value), name))
    ]
    if len(begun) == 1:
        return begun[0]
    known = ", ".join(map(str, question.values))
    if question.wants_number:
        known = f"{question.values[0]}–{question.values[-1]}"
    raise BadInput("ambiguous-word" if begun else "unknown-word", word=token, known=known)


def _fields(action: Action) -> list[str]:
    return list(action.values())


def _value(action: Action, field: str) -> Value:
    return action.kind() if field == KIND else action.values()[field]


def _name(match: Match, words: Words, actions: Sequence[Action], field: str, value: Value) -> str:
    if field == KIND:
        return words(f"kind-{value}")
    example = next(action for action in actions if _value(action, field) == value)
    key = match.game.actions.word_keys(example)[field]
    return words(key) if key else str(match.game.actions.named_values(example, match.edition.names)[field])
