"""What a player chooses: a word, a name, a number, a mode, mana, an object or a player."""

from __future__ import annotations

import re
from typing import Any

from sandbox.cards import find as find_card
from sandbox.cards import is_card_name
from sandbox.engine.choices import Choice, Question
from sandbox.engine.objects import Object
from sandbox.scenarios.language.context import NO_ANSWER, AnswerSpec, StepContext
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType


def chooses(player: str, text: str) -> AnswerSpec:
    def answer(playing: StepContext, choice: Choice) -> Any:
        match choice.question:
            case Question.COLOR | Question.LAND_TYPE:
                return _word(choice, text)
            case Question.CREATURE_TYPE:
                return text if text not in choice.extra.get("other_than", ()) else NO_ANSWER
            case Question.CARD_NAME:
                return _card_name(choice, text)
            case Question.NUMBER:
                return int(text) if text.isdigit() else NO_ANSWER
            case Question.MODE:
                return _mode(choice, text)
            case Question.MANA:
                return _mana(choice, text)
            case Question.OBJECT | Question.TARGET | Question.PAY | Question.CHANCE:
                return thing_called(playing, choice, text)
        return NO_ANSWER

    return AnswerSpec(player, answer)


def _word(choice: Choice, text: str) -> Any:
    """A color or a land type."""
    if choice.extra.get("pairs"):
        return NO_ANSWER
    if text.lower() in list(Color):
        return Color(text.lower()) if choice.question is Question.COLOR else NO_ANSWER
    return text if choice.question is Question.LAND_TYPE and text in choice.listed() else NO_ANSWER


def _card_name(choice: Choice, text: str) -> Any:
    """The name of a card of the game or of the pool that is no land."""
    if text in choice.listed():
        return text
    known = is_card_name(text.lower()) and CardType.LAND not in find_card(text).types
    return find_card(text).name if known else NO_ANSWER


def _mode(choice: Choice, text: str) -> Any:
    """`tap`, `untap`, or `mode 2`."""
    plain = text.removeprefix("to ").removesuffix(" it")
    options = choice.listed()
    if plain in options:
        return plain
    number = re.fullmatch(r"mode (\d)", text)
    if number and 0 < int(number[1]) <= len(options) and not isinstance(options[0], str):
        return options[int(number[1]) - 1]
    return NO_ANSWER


def _mana(choice: Choice, text: str) -> Any:
    kinds = tuple(re.findall(r"\{(\w)\}", text))
    return next((option for option in choice.listed() if option == kinds or option == kinds * len(option)), NO_ANSWER)


def thing_called(playing: StepContext, choice: Choice, text: str) -> Any:
    """One of the objects or players to choose from, by its name."""
    parts = playing.listed(text)
    if len(parts) > 1:
        return _one_of_list(playing, choice, parts)
    player = playing.names.player(text)
    options = choice.listed()
    if player is not None:
        return player if player in options else NO_ANSWER
    thing = playing.names.find(text, choice.player)
    if thing in options:
        return thing
    named = [
        option
        for option in options
        if isinstance(option, Object) and (option.label or option.card.name).lower() == text.lower()
    ]
    return named[0] if named else NO_ANSWER


def _one_of_list(playing: StepContext, choice: Choice, parts: list[str]) -> Any:
    """A list answers one question after the other."""
    key = f"left {playing.line}"
    left = playing.notes.setdefault(key, list(parts))
    for part in left:
        thing = thing_called(playing, choice, part)
        if thing is not NO_ANSWER:
            playing.notes[key] = [other for other in left if other != part]
            return thing
    return NO_ANSWER


def does_to(player: str, text: str) -> AnswerSpec:
    """An object for a cost or an effect, or a target."""

    def answer(playing: StepContext, choice: Choice) -> Any:
        if choice.question not in (Question.OBJECT, Question.PAY, Question.CHANCE, Question.TARGET):
            return NO_ANSWER
        return thing_called(playing, choice, text)

    return AnswerSpec(player, answer)
