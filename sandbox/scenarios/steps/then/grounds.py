"""By which rules a claim is judged that is about what something is: the ruling names them beside the claim."""

from __future__ import annotations

from functools import cache

from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.amounts import Devotion
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import DevotionIsBelow
from sandbox.meaning.continuous import HasProtectionFromChosenColor, IsChosenColor, IsChosenLandType
from sandbox.meaning.nodes import Meaning
from sandbox.scenarios.language.context import StepContext
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.types import LAND_TYPES, CardType, Supertype
from sandbox.terms.zones import Zone

TYPES, SUPERTYPES = frozenset(map(str, CardType)), frozenset(map(str, Supertype))


def changed_by_effects(context: StepContext, thing: Object) -> bool:
    """Whether continuous effects or counters make the thing something else than it is by itself; if so they are why."""
    now, by_itself = _now_and_by_itself(context, thing)
    if thing.zone is Zone.WAITING:
        context.judge_by("spells")
    if now == by_itself:
        return False
    context.judge_by("continuous effects", "layers")
    if context.game.ranges:
        context.judge_by("range of influence")
    return True


def _now_and_by_itself(context: StepContext, thing: Object) -> tuple[tuple[object, ...], tuple[object, ...]]:
    game = context.game
    return _values(game.characteristics(thing)), _values(game.printed(thing))


def _values(of: Characteristics) -> tuple[object, ...]:
    return of.name, of.colors, of.types, of.subtypes, of.supertypes, of.abilities, of.power, of.toughness


def of_size(context: StepContext, thing: Object) -> None:
    found = context.game.characteristics(thing)
    changed = changed_by_effects(context, thing)
    context.judge_by("tokens" if thing.token and not changed else "power and toughness")
    if min(found.power or 0, found.toughness or 0) < 0:
        context.judge_by("negative numbers")


def of_color(context: StepContext, thing: Object) -> None:
    if context.game.characteristics(thing).colors == context.game.printed(thing).colors:
        context.judge_by("colors")
    else:
        changed_by_effects(context, thing)


def of_types(context: StepContext, thing: Object, words: str) -> None:
    """Of the words of a type line."""
    game = context.game
    found, by_itself = game.characteristics(thing), game.printed(thing)
    for word in words.lower().split(" "):
        if word in SUPERTYPES:
            context.judge_by("supertypes")
        elif word not in TYPES:
            of_subtypes(context, [word])
    if any(_counts_devotion(ability) for ability in by_itself.abilities):
        context.judge_by("devotion")
    if (found.types, found.subtypes) != (by_itself.types, by_itself.subtypes):
        context.judge_by("changed types")
        changed_by_effects(context, thing)


def of_subtypes(context: StepContext, words: list[str]) -> None:
    """Of subtypes, and of the types whose they are."""
    context.judge_by("subtypes")
    capitals = {word.capitalize() for word in words}
    if not capitals.isdisjoint(CREATURE_TYPES):
        context.judge_by("creature types")
    if not capitals.isdisjoint(LAND_TYPES):
        context.judge_by("land types")


def of_abilities(context: StepContext, thing: Object) -> None:
    """What it has; what it was given or has lost belongs to it all the same."""
    changed_by_effects(context, thing)
    context.judge_by("abilities")
    of_choices(context, thing)


def of_choices(context: StepContext, thing: Object) -> None:
    """Where what it has depends on what was chosen for it."""
    if any(map(_speaks_of_a_choice, context.game.printed(thing).abilities)):
        context.judge_by("linked abilities")


@cache
def _speaks_of_a_choice(part: object) -> bool:
    """Whether it has to do with a color or type that another ability of the same thing lets its controller choose."""
    if isinstance(part, HasProtectionFromChosenColor | IsChosenColor | IsChosenLandType):
        return True
    return getattr(part, "chosen_color", False) is True or any(map(_speaks_of_a_choice, _parts(part)))


@cache
def _counts_devotion(part: object) -> bool:
    return isinstance(part, Devotion | DevotionIsBelow) or any(map(_counts_devotion, _parts(part)))


def _parts(part: object) -> tuple[object, ...]:
    """What it is made of; a card that it speaks of has parts of its own."""
    inner = tuple(part.parts().values()) if isinstance(part, Meaning) else part
    if not isinstance(inner, tuple):
        return ()
    return tuple([each for each in inner if isinstance(each, tuple | Meaning) and not isinstance(each, Card)])


def of_name(context: StepContext, thing: Object) -> None:
    """What a copy is called is copied; a token has the name that it was created with."""
    if thing.copied is not None:
        context.judge_by("copying permanents")
    context.judge_by("tokens" if thing.token else "names")
