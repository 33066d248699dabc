"""What a player chooses: a word, a name, a number, a mode, mana, an object or a player."""

from __future__ import annotations

import re
from collections import Counter

from sandbox.cards import is_card_name
from sandbox.engine.actions import Action
from sandbox.engine.choices import AnyChoice
from sandbox.engine.objects import Object
from sandbox.engine.questions import AnyQuestion, Deed
from sandbox.engine.questions.announcing import WhichMode, WhichTarget
from sandbox.engine.questions.chance import Chance, CoinFlip, WhatItTouches, WhichDiscard, WhoWinsSubgame
from sandbox.engine.questions.choices import (
    HowMany,
    WhetherToTap,
    WhichAbility,
    WhichCardName,
    WhichColor,
    WhichCreatureType,
    WhichDoor,
    WhichLandType,
    WhichMana,
    WhichOption,
    WhichPile,
    WhichVote,
)
from sandbox.engine.questions.costs import WhatPays, WhichManaIsSpent
from sandbox.engine.questions.objects import WhichObject
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.known_cards import known_card
from sandbox.scenarios.language.names import counted, singulars
from sandbox.scenarios.language.step_values import NO_ANSWER, AnswerStep, NotAnOption
from sandbox.scenarios.steps.answers.asked import Asks, asks
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

WORDS: tuple[type[AnyQuestion], ...] = (
    WhichAbility,
    WhichColor,
    WhichLandType,
    WhichCreatureType,
    WhichCardName,
    WhichDoor,
    WhichOption,
    WhichVote,
)
THINGS: tuple[type[AnyQuestion], ...] = (WhichObject, WhichTarget, WhatPays, Chance)


def chooses(player: str, text: str) -> AnswerStep:
    """Whatever is chosen: what the words look like says which questions they can answer."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        found = _chosen(context, choice, text)
        return NotAnOption(text) if found is NO_ANSWER else found

    return AnswerStep(player, _asks_for(text), answer)


def _asks_for(text: str) -> Asks:
    if text.isdigit():
        return asks(HowMany)
    if re.fullmatch(r"mode \d+", text):
        return asks(WhichMode)
    if text.startswith("{"):
        return asks(WhichMana, WhichManaIsSpent)
    if _plain(text) in ("tap", "untap"):
        return asks(WhetherToTap)
    if text.endswith(" pile"):
        return asks(WhichPile)

    def fits(context: StepContext, question: AnyQuestion) -> bool:
        if isinstance(question, CoinFlip | WhoWinsSubgame | WhatItTouches):
            return False
        is_player = context.names.player(text) is not None
        return isinstance(question, THINGS) or (isinstance(question, WORDS) and not is_player)

    return fits


def _chosen(context: StepContext, choice: AnyChoice, text: str) -> object:
    match choice.question:
        case WhichColor():
            return Color(text.lower()) if text.lower() in list(Color) else NO_ANSWER
        case WhichAbility():
            return text.lower() if text.lower() in choice.listed() else NO_ANSWER
        case WhichLandType():
            return text if text in choice.listed() else NO_ANSWER
        case WhichCreatureType(other_than=other_than):
            return text if text not in other_than else NO_ANSWER
        case WhichVote():
            return next((word for word in choice.listed() if word.lower() == text.lower()), NO_ANSWER)
        case WhichDoor():
            return next((str(name) for name in choice.listed() if str(name).lower() == text.lower()), NO_ANSWER)
        case WhichOption():
            return text.lower() if text.lower() in choice.listed() else NO_ANSWER
        case WhichCardName(lands=lands, of=of):
            return _card_name(choice, text, lands, of)
        case HowMany():
            return int(text) if int(text) in choice.listed() else NO_ANSWER
        case WhetherToTap() | WhichPile():
            return _plain(text) if _plain(text) in choice.listed() else NO_ANSWER
        case WhichMode():
            return _mode(choice, choice.question, text)
        case WhichMana():
            return _mana(choice, text)
        case WhichManaIsSpent():
            return _spent(choice, text)
    return _thing_called(context, choice, text)


def _plain(text: str) -> str:
    """`tap` for `to tap it`; `the first pile` stays."""
    return text.removeprefix("to ").removesuffix(" it")


def _card_name(choice: AnyChoice, text: str, lands: bool, of: CardType | None) -> object:
    """The name of a card of the game or of the pool that is no land, or of a type, where that is asked."""
    if text in choice.listed():
        return text
    if not is_card_name(text):
        return NO_ANSWER
    card = known_card(text, 1)
    fits = of in card.types if of is not None else lands or CardType.LAND not in card.types
    return card.name if fits else NO_ANSWER


def _mode(choice: AnyChoice, question: WhichMode, text: str) -> object:
    """`mode 2`: counted among all that the text lists, as after `with mode`."""
    number = int(text.removeprefix("mode "))
    return next((mode for mode in choice.listed() if question.number(mode) == number), NO_ANSWER)


def _mana(choice: AnyChoice, text: str) -> object:
    kinds = tuple(re.findall(r"\{(\w)\}", text))
    return next((option for option in choice.listed() if option == kinds or option == kinds * len(option)), NO_ANSWER)


def _spent(choice: AnyChoice, text: str) -> object:
    """A selection of mana, in whatever order its symbols stand."""
    wanted = Counter(re.findall(r"\{(\w)\}", text))
    return next((option for option in choice.listed() if Counter(option) == wanted), NO_ANSWER)


def pays_mana(player: str, mana: str, about: str) -> AnswerStep:
    """Which mana of the pool is spent on what."""

    def answer(context: StepContext, choice: AnyChoice) -> object:
        found = _spent(choice, mana)
        return NotAnOption(mana) if found is NO_ANSWER else found

    return AnswerStep(player, asks(WhichManaIsSpent, about=about), answer, about=about)


def thing_called(context: StepContext, choice: AnyChoice, text: str) -> object:
    """One of the objects, players or actions on their way to choose from, by its name."""
    found = _thing_called(context, choice, text)
    return NotAnOption(text) if found is NO_ANSWER else found


def _thing_called(context: StepContext, choice: AnyChoice, text: str) -> object:
    parts = [name for part in context.listed(text) for name in one_by_one(context, part)]
    if len(parts) > 1:
        return _one_of_list(context, choice, parts)
    player = context.names.player(text)
    options = choice.listed()
    if player is not None:
        return player if player in options else NO_ANSWER
    if text.lower() in ("nothing", "nobody") and None in options:
        return None
    thing = context.names.find(text, choice.player)
    if thing is not None and thing in options:
        return thing
    return next((option for option in options if _is_called(option, text.lower(), thing)), NO_ANSWER)


def one_by_one(context: StepContext, part: str) -> list[str]:
    """`2 Forests` as `a Forest` twice."""
    number, name = counted(part)
    if part.startswith(("a ", "an ")) or name == part or context.is_name(part.lower()):
        return [part]
    single = next((one for one in singulars(name) if context.is_name(one.lower())), name)
    return [f"a {single}"] * number


def _is_called(option: object, name: str, thing: Object | None) -> bool:
    """A spell on its way goes by its card's name, an effect by `the effect of …`; `a Forest` is any of them."""
    if name.startswith("a ") and isinstance(option, Object) and option.card.name.lower() == name.removeprefix("a "):
        return True
    if isinstance(option, Action):
        return option.label.lower() == name or (option.is_spell and option.source is thing)
    return isinstance(option, Object) and (option.label or option.card.name).lower() == name


def _one_of_list(context: StepContext, choice: AnyChoice, parts: list[str]) -> object:
    """A list answers one question after the other."""
    left = context.left_of_list.setdefault(context.line, list(parts))
    for part in left:
        thing = _thing_called(context, choice, part)
        if thing is not NO_ANSWER:
            left.remove(part)
            return thing
    return NO_ANSWER


def does_to(player: str, text: str, deed: Deed) -> AnswerStep:
    """An object of which the sentence says what is done with it."""

    def fits(context: StepContext, question: AnyQuestion) -> bool:
        if isinstance(question, WhichDiscard):
            return deed is Deed.DISCARD
        return isinstance(question, WhichObject | WhatPays) and question.deed is deed

    return AnswerStep(player, fits, lambda context, choice: thing_called(context, choice, text))


def votes(player: str, text: str) -> AnswerStep:
    """What a player votes for."""
    return AnswerStep(player, asks(WhichVote), lambda context, choice: _voted(context, choice, text))


def _voted(context: StepContext, choice: AnyChoice, text: str) -> object:
    found = _chosen(context, choice, text)
    return NotAnOption(text) if found is NO_ANSWER else found


def targets(player: str, text: str) -> AnswerStep:
    """What a spell or effect is aimed at."""
    return AnswerStep(player, asks(WhichTarget), lambda context, choice: thing_called(context, choice, text))
