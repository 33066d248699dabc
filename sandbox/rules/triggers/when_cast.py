"""What triggers as the spell itself is cast: a text that waits for it, and keywords, each of which says what it does
then, or that it does nothing.

Comprehensive Rules of 2006, 502.30; of 2026, 702.40, 702.56, 702.60, 702.69, 702.78, 702.144 and 702.153.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.events.spells import SpellWasCast
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.effects import Effect
from sandbox.meaning.events import ItIsCast
from sandbox.meaning.keyword_abilities import CostKeyword, Keyword, NumberKeyword
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.triggers.copies import choose_new_targets, copy_spell
from sandbox.rules.triggers.storm import StormCopies
from sandbox.rules.triggers.triggered import trigger


@dataclass(frozen=True)
class Demonstrates(Effect):
    """The spell may be copied; then an opponent copies it too."""


@dataclass(frozen=True)
class Cascades(Effect):
    """Cards of the library are exiled until one is cheap enough to be cast for nothing."""


@dataclass(frozen=True)
class Ripples(Effect):
    """So many cards from the top of the library may be revealed, and those of the spell's name cast for nothing."""

    number: int


WithWord = Keyword | NumberKeyword | CostKeyword
Begins = Callable[[Game, SpellWasCast, WithWord], Effect | None]


def _storm(game: Game, event: SpellWasCast, ability: WithWord) -> Effect:
    return StormCopies(game.turn_facts.spells_cast - 1)


def _gravestorm(game: Game, event: SpellWasCast, ability: WithWord) -> Effect:
    return StormCopies(len(game.turn_facts.died))


def _for_what_was_paid(game: Game, event: SpellWasCast, ability: WithWord) -> Effect | None:
    """A copy for each time that the cost was paid; nothing triggers where it was not."""
    times = event.spell.source.offers_paid.count(ability.word)
    return StormCopies(times) if times else None


def _demonstrate(game: Game, event: SpellWasCast, ability: WithWord) -> Effect:
    return Demonstrates()


def _ripple(game: Game, event: SpellWasCast, ability: WithWord) -> Effect:
    assert isinstance(ability, NumberKeyword)
    return Ripples(ability.amount)


BEGINS: dict[str, Begins] = {
    "cascade": lambda game, event, ability: Cascades(),
    "storm": _storm,
    "gravestorm": _gravestorm,
    "casualty": _for_what_was_paid,
    "conspire": _for_what_was_paid,
    "ripple": _ripple,
    "replicate": _for_what_was_paid,
    "demonstrate": _demonstrate,
}


def notice_cast(game: Game, event: SpellWasCast) -> None:
    """Each instance on a spell that was just cast triggers by itself."""
    game.turn_facts.spells_cast += 1
    spell = event.spell
    for ability in spell.snapshot.abilities:
        if isinstance(ability, Triggered) and isinstance(ability.event, ItIsCast):
            trigger(game, spell.source, event.player, ability, {"subject": spell, "player": event.player})
        if not isinstance(ability, WithWord):
            continue
        begins = BEGINS.get(ability.word)
        effect = None if begins is None else begins(game, event, ability)
        if effect is not None:
            begun = Action(ActionKind.TRIGGERED, spell.source, event.player, Mode((effect,)), spell.snapshot)
            begun.event = {"spell": spell}
            game.triggers.append(begun)


def demonstrates(game: Game, context: Context, effect: Demonstrates) -> None:
    """Each chooses new targets for the own copy."""
    spell, player = context.event["spell"], context.controller
    if not may(game, player, WhetherToUse(context.source), f"copy {named(context.source)}"):
        return
    other = opponent_who(game, context, f"which opponent copies {named(context.source)} too")
    for who in (player, other):
        choose_new_targets(game, copy_spell(game, spell, who), who)


PERFORMERS: Performers = {
    Demonstrates: demonstrates,
}
