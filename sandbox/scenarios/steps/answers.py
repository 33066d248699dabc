"""Sentences that answer a choice. They may stand before the moment at which the choice comes up, or right after the
sentence
that brings it up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from sandbox.engine.choices import AnyChoice
from sandbox.engine.objects import Object
from sandbox.engine.questions import (
    AnyQuestion,
    AttackerOrder,
    BlockerOrder,
    Chance,
    CoinFlip,
    DamageDivision,
    EffectOrder,
    FightingOrder,
    GraveyardOrder,
    HowBandIsRegrouped,
    LibraryOrder,
    Order,
    PreventionDivision,
    WhetherToLeaveTapped,
    WhetherToMulligan,
    WhetherToPay,
    WhetherToPayUpkeep,
    WhetherToPlay,
    WhetherToRemoveInstead,
    WhichAppliesFirst,
    WhichObject,
    WhichWord,
    YesOrNo,
)
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import NO_ANSWER, AnswerStep
from sandbox.scenarios.steps.choosing import chooses, does_to, thing_called

Answer = Callable[[StepContext, AnyChoice], Any]


def _is_about(context: StepContext, question: AnyQuestion, name: str) -> bool:
    thing = context.names.find(name)
    return thing is not None and any(thing.physical == about.physical for about in question.concerns())


def _assigns(player: str, text: str) -> AnswerStep:
    """`3 damage from Sengir Vampire to Serra Angel and 3 to Serra Angel#2`."""
    match = re.fullmatch(r"(.+?) damage from (.+?) to (.+)", text)

    def answer(context: StepContext, choice: AnyChoice) -> Any:
        question = choice.question
        if match is None or not isinstance(question, DamageDivision) or not _is_about(context, question, match[2]):
            return NO_ANSWER
        parts = _parts(context, f"{match[1]} to {match[3]}", question.groups)
        return parts if all(thing in question.recipients for thing in parts) else NO_ANSWER

    return AnswerStep(player, answer)


_PART = re.compile(
    r"(?:^|, and |, | and )(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:damage )?(?:to|from) "
)


def _parts(context: StepContext, text: str, groups: Sequence[Sequence[Object]] = ()) -> dict[Any, int]:
    """Recipient to amount; a member of a band stands for its band where bands are divided among."""
    pieces = _PART.split(text)
    found: dict[Any, int] = {}
    for amount, name in zip(pieces[1::2], pieces[2::2], strict=True):
        thing = _leader(groups, context.aim(name.strip()))
        found[thing] = found.get(thing, 0) + to_number(amount)
    return found


def _leader(groups: Sequence[Sequence[Object]], thing: Any) -> Any:
    return next((group[0] for group in groups if thing in group), thing)


def _prevents(player: str, text: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> Any:
        return _parts(context, text) if isinstance(choice.question, PreventionDivision) else NO_ANSWER

    return AnswerStep(player, answer)


def _orders(kind: type[FightingOrder], player: str, one: str, things: str) -> AnswerStep:
    """Those that the one creature fights."""

    def answer(context: StepContext, choice: AnyChoice) -> Any:
        question = choice.question
        if not isinstance(question, kind) or not _is_about(context, question, one):
            return NO_ANSWER
        names = context.listed(things.replace(", then ", ", ").replace(" then ", " and "))
        found = [context.object(name) for name in names]
        return found if Counter(found) == Counter(question.things) else NO_ANSWER

    return AnswerStep(player, answer)


def _orders_several(kind: type[Order[Any]], player: str, things: str) -> AnswerStep:
    """The effects that begin together, or the cards that go to one graveyard together."""

    def answer(context: StepContext, choice: AnyChoice) -> Any:
        question = choice.question
        if not isinstance(question, kind):
            return NO_ANSWER
        left, found = list(question.things), []
        for name in context.listed(things.replace(", then ", ", ").replace(" then ", " and ")):
            option = _option_named(context, left, name)
            if option is None:
                return NO_ANSWER
            left.remove(option)
            found.append(option)
        return NO_ANSWER if left else found

    return AnswerStep(player, answer)


def _option_named(context: StepContext, options: list[Any], name: str) -> Any:
    """The first of that name; a card of a library that nobody has named is `a card`."""
    unnamed = [option for option in options if isinstance(option, Object) and option.label is None]
    if name == "a card" and unnamed:
        return unnamed[0]
    number = context.object(name).physical
    return next((option for option in options if _physical(option) == number), None)


def _physical(option: Any) -> int:
    return int(option.source.physical if hasattr(option, "source") else option.physical)


def _applies_first(player: str, text: str) -> AnswerStep:
    """What the effect comes from, or `what always holds`."""

    def answer(context: StepContext, choice: AnyChoice) -> Any:
        if not isinstance(choice.question, WhichAppliesFirst):
            return NO_ANSWER
        return text if text in choice.listed() else thing_called(context, choice, text)

    return AnswerStep(player, answer)


def _groups(player: str, things: str) -> AnswerStep:
    """Those named stay together, the others are on their own."""

    def answer(context: StepContext, choice: AnyChoice) -> Any:
        question = choice.question
        if not isinstance(question, HowBandIsRegrouped):
            return NO_ANSWER
        kept = context.many(things) if things != "nothing" else []
        members = [m for m in question.band if context.game.combat and context.game.combat.is_attacking(m)]
        return ([kept] if kept else []) + [[member] for member in members if member not in kept]

    return AnswerStep(player, answer)


def _yes(player: str, about: str | None = None, kind: type[YesOrNo] = YesOrNo) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> Any:
        question = choice.question
        if not isinstance(question, kind):
            return NO_ANSWER
        return True if about is None or _is_about(context, question, about) else NO_ANSWER

    return AnswerStep(player, answer, about=about or "")


def _no(player: str, about: str | None = None) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> Any:
        question = choice.question
        if isinstance(question, YesOrNo) and (about is None or _is_about(context, question, about)):
            return False
        if isinstance(question, WhichObject | WhetherToPlay) and not choice.must_say:
            return choice.default
        return NO_ANSWER

    return AnswerStep(player, answer)


def _changes_words(player: str, old: str, new: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> Any:
        if not isinstance(choice.question, WhichWord):
            return NO_ANSWER
        return next((pair for pair in choice.listed() if pair[0] == old and pair[1] == new), NO_ANSWER)

    return AnswerStep(player, answer)


def _chance(text: str) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> Any:
        return thing_called(context, choice, text) if isinstance(choice.question, Chance) else NO_ANSWER

    return AnswerStep("", answer)


def _flips(player: str, won: bool) -> AnswerStep:
    def answer(context: StepContext, choice: AnyChoice) -> Any:
        return won if isinstance(choice.question, CoinFlip) else NO_ANSWER

    return AnswerStep(player, answer)


def _s(pattern: str, read: Callable[..., AnswerStep], example: str, about: str) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Choices", "answer")


GRAVEYARD = (
    _s(
        "{player} orders (the|his|her) graveyard: {things}",
        lambda player, things: _orders_several(GraveyardOrder, player, things),
        "Bob orders the graveyard: Scryb Sprites, then Grizzly Bears",
        "Of several cards that go there together; the last named is on top.",
    ),
)
"""Answers that speak of the order in which cards lie in a graveyard."""
ANSWERS = (
    _s(
        "{player} assigns {text}",
        _assigns,
        "Sue assigns 3 damage from Sengir Vampire to Serra Angel and 3 to Serra Angel#2",
        "How damage is divided.",
    ),
    _s(
        "{player} prevents {text}",
        _prevents,
        "Sue prevents 2 from Child of Night and 1 from Canyon Minotaur",
        "Which damage a limited shield stops.",
    ),
    _s(
        "{player} orders the blockers of {attacker}: {things}",
        lambda player, attacker, things: _orders(BlockerOrder, player, attacker, things),
        "Bob orders the blockers of Stone Golem: Canyon Minotaur, then Runeclaw Bear",
        "The order in which blockers stand.",
    ),
    _s(
        "{player} orders the attackers of {blocker}: {things}",
        lambda player, blocker, things: _orders(AttackerOrder, player, blocker, things),
        "Sue orders the attackers of Two-Headed Giant of Foriys: Hill Giant, then Grizzly Bears",
        "The order in which the attackers stand that one creature blocks.",
    ),
    _s(
        "{player} orders the effects: {things}",
        lambda player, things: _orders_several(EffectOrder, player, things),
        "Bob orders the effects: Lord of the Pit, then Phantasmal Forces",
        "Which of several effects that begin together comes first.",
    ),
    _s(
        "{player} applies {text} first",
        _applies_first,
        "Sue applies Reverse Damage first",
        "Which of several effects changes damage first; `what always holds` for protection and the like.",
    ),
    *GRAVEYARD,
    _s(
        "{player} orders (the|his|her) library: {things}",
        lambda player, things: _orders_several(LibraryOrder, player, things),
        "Bob orders the library: Forest, then Island",
        "Of several cards that are put on top together; the last named is on top.",
    ),
    _s(
        "{player} keeps {things} in a band",
        _groups,
        "Bob keeps Benalish Hero and Grizzly Bears in a band",
        "How a band that has become illegal is regrouped; the others are on their own.",
    ),
    _s(
        "{player} breaks the band up",
        lambda player: _groups(player, "nothing"),
        "Bob breaks the band up",
        "Nobody stays in a band.",
    ),
    _s(
        "{player} changes {old} to {new}",
        _changes_words,
        "Sue changes black to blue",
        "Which word of a text stands for which.",
    ),
    _s(
        "{player} takes a mulligan",
        lambda player: _yes(player, None, WhetherToMulligan),
        "Bob takes a mulligan",
        "A new hand.",
    ),
    _s("{player} keeps the hand", lambda player: _no(player), "Bob keeps the hand", "As when nothing is said."),
    _s("chance chooses {text}", _chance, "chance chooses Bob", "Who begins, or what else chance decides."),
    _s(
        "{player} pays the upkeep of {about}",
        lambda player, about: _yes(player, about, WhetherToPayUpkeep),
        "Bob pays the upkeep of Glacial Chasm",
        "A cost that falls due in upkeep.",
    ),
    _s(
        "{player} pays for {about}",
        lambda player, about: _yes(player, about, WhetherToPay),
        "Bob pays for Ivory Cup",
        "A cost that a text lets a player pay as it is carried out.",
    ),
    _s(
        "{player} uses the effect of {about}",
        _yes,
        "Bob uses the effect of Arcbound Stinger",
        "What a text says a player may do.",
    ),
    _s(
        "{player} leaves {about} tapped",
        lambda player, about: _yes(player, about, WhetherToLeaveTapped),
        "Bob leaves Tawnos's Weaponry tapped",
        "What may stay tapped in the untap step.",
    ),
    _s(
        "{player} removes {about} from the game instead",
        lambda player, about: _yes(player, about, WhetherToRemoveInstead),
        "Bob removes Fiery Temper from the game instead",
        "Madness.",
    ),
    _s(
        "{player} declines[ the effect of {about}]",
        lambda player, about=None: _no(player, about),
        "Bob declines the effect of Soul Net",
        "Which is also what happens when nothing is said.",
    ),
    _s("{player} copies {text}", does_to, "Bob copies Grizzly Bears", "What a copy copies."),
    _s(
        "{player} redirects the damage to {text}",
        does_to,
        "Bob redirects the damage to Garruk Wildspeaker",
        "Damage to a planeswalker instead.",
    ),
    _s(
        "{player} (sacrifices|discards|returns|finds|targets) {text}",
        does_to,
        "Bob sacrifices Forest",
        "What a cost or an effect takes, what is found, what a triggered effect is aimed at.",
    ),
    _s(
        "{player} wins the flip",
        lambda player: _flips(player, True),
        "Bob wins the flip",
        "Chance is asked like a player.",
    ),
    _s(
        "{player} loses the flip",
        lambda player: _flips(player, False),
        "Bob loses the flip",
        "Chance is asked like a player.",
    ),
    _s(
        "{player} chooses {text}",
        chooses,
        "Bob chooses black",
        "A color, a basic land type, a card name, a number, a mode, mana, a permanent or a player.",
    ),
)
