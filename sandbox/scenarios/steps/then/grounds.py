"""By which rules a claim is judged that is about what something is: the ruling names them beside the claim."""

from __future__ import annotations

from sandbox.engine.objects import Characteristics, Object
from sandbox.scenarios.language.context import StepContext
from sandbox.terms.types import CardType, Supertype

TYPES, SUPERTYPES = frozenset(map(str, CardType)), frozenset(map(str, Supertype))


def changed_by_effects(context: StepContext, thing: Object) -> bool:
    """Whether continuous effects or counters make the thing something else than it is by itself; if so they are why."""
    now, by_itself = _now_and_by_itself(context, thing)
    if now == by_itself:
        return False
    context.judge_by("continuous effects", "layers")
    return True


def _now_and_by_itself(context: StepContext, thing: Object) -> tuple[tuple[object, ...], tuple[object, ...]]:
    game = context.game
    return _values(game.characteristics(thing)), _values(game.printed(thing))


def _values(of: Characteristics) -> tuple[object, ...]:
    return of.name, of.colors, of.types, of.subtypes, of.supertypes, of.abilities, of.power, of.toughness


def of_size(context: StepContext, thing: Object) -> None:
    found = context.game.characteristics(thing)
    if not changed_by_effects(context, thing):
        context.judge_by("tokens" if thing.token else "power and toughness")
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
            context.judge_by("subtypes")
    if (found.types, found.subtypes) != (by_itself.types, by_itself.subtypes):
        context.judge_by("changed types")
        changed_by_effects(context, thing)


def of_name(context: StepContext, thing: Object) -> None:
    """What a copy is called is copied; a token has the name that it was created with."""
    if thing.copied is not None:
        context.judge_by("copying permanents")
    context.judge_by("tokens" if thing.token else "names")
