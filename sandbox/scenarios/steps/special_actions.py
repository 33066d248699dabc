"""Sentences of special actions: what a player does that nothing answers, beside playing a land.

Comprehensive Rules of 2010, 115.2; of 2026, 116.2.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.acts import SetAside, SuspendCard, TakeCompanion, TurnFaceUp, Unlock
from sandbox.engine.objects import Object, Player
from sandbox.rules.zones.doors import halves_called, locked_halves
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import ActStep
from sandbox.terms.errors import Malformed


def in_hand(context: StepContext, name: str, player: Player) -> Object:
    """The card meant: of several of that name, one in the player's hand."""
    bare = name.lower()
    if "#" not in name:
        for label in context.names.by_card.get(bare, ()):
            thing = context.names.labels[label].now()
            if thing in player.hand:
                return thing
    return context.object(name, player)


def _sets_aside(word: str, player: str, thing: str) -> ActStep:
    return ActStep(player, lambda context, who: SetAside(in_hand(context, thing, who), word))


def _unlocks(player: str, thing: str) -> ActStep:
    def build(context: StepContext, who: Player) -> Unlock:
        found = context.object(thing, who)
        called = halves_called(found, thing)
        locked = [half for half in called if half in locked_halves(found)] or [*called] or [0]
        if len(locked) > 1:
            raise Malformed("say which half: the name of one of them", sentence=thing)
        return Unlock(found, locked[0])

    return ActStep(player, build)


def _turns_up(player: str, thing: str) -> ActStep:
    return ActStep(player, lambda context, who: TurnFaceUp(context.object(thing, who)))


def _s(pattern: str, read: Callable[..., ActStep], example: str, about: str) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Acts", "act")


SPECIAL_ACTIONS = (
    _s(
        "{player} suspends {thing}",
        lambda player, thing: ActStep(player, lambda context, who: SuspendCard(in_hand(context, thing, who))),
        "Bob suspends Rift Bolt",
        "For its suspend cost, when it could be cast from the hand.",
    ),
    *[
        _s(
            f"{{player}} {word}s {{thing}}",
            partial(_sets_aside, word),
            f"Bob {word}s {example}",
            about,
        )
        for word, example, about in (
            ("foretell", "Augury Raven", "For {2}, in that player's own turn: it is exiled and cast on a later one."),
            ("plot", "Plan the Heist", "For its plot cost, when a sorcery could be cast: it is cast on a later turn."),
        )
    ],
    _s(
        "{player} unlocks the door {thing}",
        _unlocks,
        "Bob unlocks the door Ritual Chamber",
        "For the mana cost of that half of a Room, when a sorcery could be cast.",
    ),
    _s(
        "{player} brings in the companion {thing}",
        lambda player, thing: ActStep(player, lambda context, who: TakeCompanion(context.object(thing, who))),
        "Bob brings in the companion Kaheera, the Orphanguard",
        "Into the hand for {3}, once in the game, when a sorcery could be cast.",
    ),
    _s("{player} turns {thing} face up", _turns_up, "Bob turns Battering Craghorn face up", "For its morph cost."),
)
