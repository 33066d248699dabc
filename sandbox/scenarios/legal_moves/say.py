"""Options in words, and the sentence that gives each as an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandbox.engine.actions import Action
from sandbox.engine.choices import AnyChoice
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import YesOrNo
from sandbox.engine.questions.announcing import WhetherToPlay, WhichMode
from sandbox.engine.questions.chance import CoinFlip, WhatItTouches, WhoWinsSubgame
from sandbox.engine.questions.choices import WhichAppliesFirst, WhichMana, WhichWord
from sandbox.engine.questions.combat import AttackerOrder, BlockerOrder, FightingOrder, HowBandIsRegrouped
from sandbox.engine.questions.costs import WhetherToPay, WhetherToPayUpkeep, WhichManaIsSpent
from sandbox.engine.questions.dividing import DamageDivision, PreventionDivision, TargetDivision
from sandbox.engine.questions.orders import EffectOrder, GraveyardOrder, LibraryOrder, Order
from sandbox.engine.questions.yes_or_no import (
    WhetherToLeaveTapped,
    WhetherToMulligan,
    WhetherToRemoveInstead,
    WhetherToUse,
)
from sandbox.meaning.abilities import Mode
from sandbox.rules.casting.mana import braces

ORDERED = {
    BlockerOrder: "blockers",
    AttackerOrder: "attackers",
    EffectOrder: "effects",
    GraveyardOrder: "graveyard",
    LibraryOrder: "library",
}


def option_words(option: object) -> str:
    """An option as a person reads it."""
    match option:
        case None:
            return "nothing"
        case bool():
            return "yes" if option else "no"
        case Object() | Player() | Action():
            return named(option)
        case dict():
            return ", ".join(f"{part} to {named(thing)}" for thing, part in option.items()) or "nothing"
        case list():
            return ", then ".join(option_words(part) for part in option)
        case tuple():
            return ", ".join(option_words(part) for part in option)
    return str(option)


def option_of(choice: AnyChoice, option: object) -> str:
    """The option as a person reads it among the others: modes have numbers, as texts count them."""
    if isinstance(choice.question, WhichMode) and isinstance(option, Mode):
        return f"mode {choice.question.number(option)}"
    return option_words(option)


def name_of(thing: Object | Action) -> str:
    """What a text calls a card, or the card whose effect it is."""
    source = thing.source if isinstance(thing, Action) else thing
    return source.label or source.card.name


def answer_sentence(choice: AnyChoice, option: object) -> str:
    """The sentence that answers the choice with the option; empty where there is none, or where it is what happens when
    nothing is said."""
    if isinstance(choice.question, WhoWinsSubgame):
        return "the subgame is a draw" if option is None else f"{option_words(option)} wins the subgame"
    if isinstance(choice.question, WhatItTouches) and isinstance(option, list):
        touched = " and ".join(named(thing) for thing in option) or "nothing"
        return f"{', '.join(map(named, choice.question.concerns()))} touches {touched}"
    said = _what_is_done(choice, option)
    return f"{choice.player.name} {said}" if said else ""


def _what_is_done(choice: AnyChoice, option: object) -> str:
    question = choice.question
    match question, option:
        case (DamageDivision(about=Object() as source), dict()):
            return _assigns(source, option)
        case (TargetDivision(about=Object() as source, action=Action() as action), tuple()):
            return _assigns(source, dict(zip(action.aims(), option, strict=True)))
        case (PreventionDivision(), dict()):
            return _prevents(option)
        case (FightingOrder(about=Object() as one), list()):
            return f"orders the {ORDERED[type(question)]} of {named(one)}: {', then '.join(map(named, option))}"
        case (Order(), list()):
            return f"orders the {ORDERED[type(question)]}: {', then '.join(map(name_of, option))}"
        case (HowBandIsRegrouped(), list()):
            return _regroups(option)
        case (WhichWord(), (old, new)):
            return f"changes {old} to {new}"
        case (WhichAppliesFirst(), _):
            return f"applies {option_words(option)} first"
        case (WhichManaIsSpent(about=Object() as one), tuple()):
            return f"pays {braces(option)} for {named(one)}"
        case (WhichMana(), tuple()):
            return f"chooses {braces(option)}"
        case (YesOrNo() | WhetherToPlay() | WhoWinsSubgame() | WhatItTouches(), _):
            return _agrees(question) if isinstance(question, YesOrNo) and option else ""
        case (CoinFlip(), _):
            return f"{'wins' if option else 'loses'} the flip"
    return "" if option is None else f"chooses {option_of(choice, option)}"


AGREES: tuple[tuple[type[YesOrNo], str], ...] = (
    (WhetherToPayUpkeep, "pays the upkeep of {}"),
    (WhetherToPay, "pays for {}"),
    (WhetherToLeaveTapped, "leaves {} tapped"),
    (WhetherToRemoveInstead, "removes {} from the game instead"),
    (WhetherToUse, "uses the effect of {}"),
    (WhetherToMulligan, "takes a mulligan"),
)
"""How somebody says yes, by the question; a narrower one first."""


def _agrees(question: YesOrNo) -> str:
    said = next((words for kind, words in AGREES if isinstance(question, kind)), "")
    meant = question.on_its_way if isinstance(question, WhetherToPay) else None
    thing = meant or question.about
    return said.format(named(thing)) if thing is not None else said


def _prevents(parts: Mapping[Object, int]) -> str:
    said = [f"{part} from {named(thing)}" for thing, part in parts.items() if part]
    return f"prevents {' and '.join(said)}" if said else ""


def _regroups(groups: Sequence[Sequence[Object]]) -> str:
    together = [group for group in groups if len(group) > 1]
    kept = " and ".join(named(member) for member in together[0]) if together else ""
    return f"keeps {kept} in a band" if kept else "breaks the band up"


def _assigns(source: Object, parts: Mapping[Object | Player | Action, int]) -> str:
    """`assigns 3 damage from Sengir Vampire to Serra Angel and 1 to Sue`."""
    said = [f"{part} to {named(thing)}" for thing, part in parts.items() if part]
    if not said:
        return ""
    number, rest = said[0].split(" ", 1)
    return "assigns " + " and ".join([f"{number} damage from {named(source)} {rest}", *said[1:]])
