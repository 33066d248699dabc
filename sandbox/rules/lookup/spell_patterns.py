"""Spells that are cast and copied, targets, and mana, as texts wait for them."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.events.mana import ManaMade
from sandbox.engine.events.spells import SpellCopied, SpellWasCast, Targeted
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning import events as pattern
from sandbox.meaning.references import Reference
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import pointed_at


def _copies_spell(game: Game, context: Context, wanted: pattern.CopiesSpell, event: SpellCopied) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.copy.source, context.controller, context.source):
        return []
    return [{"subject": event.copy, "player": event.player}]


def _spell_cast(game: Game, context: Context, wanted: pattern.SpellCast, event: SpellWasCast) -> Occurrences:
    if event.player not in pointed_at(game, context, wanted.who):
        return []
    if not matches(game, wanted.kind, event.spell.source, context.controller, context.source):
        return []
    if wanted.nth is not None and not _is_nth(game, context, wanted, event):
        return []
    if (wanted.not_first and _is_nth(game, context, wanted, event)) or not _is_paid_for(event.spell, wanted.paid):
        return []
    if not _comes_from_there(event.spell, wanted):
        return []
    if wanted.aimed_at is not None and not _aims_at(game, context, event.spell, wanted.aimed_at):
        return []
    return [{"subject": event.spell, "player": event.player}]


def _it_is_cast(game: Game, context: Context, wanted: pattern.ItIsCast, event: SpellWasCast) -> Occurrences:
    """Such a text functions on the stack alone, where the spell itself is asked as it is cast (2026, 113.6)."""
    return []


def _is_nth(game: Game, context: Context, wanted: pattern.SpellCast, event: SpellWasCast) -> bool:
    """Counted among the player's spells of the kind."""
    own = [spell for player, spell in game.turn_facts.cast if player is event.player]
    cast = [spell for spell in own if matches(game, wanted.kind, spell, context.controller, context.source)]
    number = wanted.nth or 1
    return len(cast) >= number and cast[number - 1] is event.spell.source


def _is_paid_for(spell: Action, word: str) -> bool:
    """Whether the cost of that word was paid for the spell, where one is asked for."""
    return not word or word in spell.source.offers_paid


def _comes_from_there(spell: Action, wanted: pattern.SpellCast) -> bool:
    """Whether it was cast from the zone that is asked for."""
    if wanted.from_zone is None and wanted.not_from is None:
        return True
    how = spell.source.was_cast
    zone = how.zone if how is not None else None
    return zone is not None and zone is not wanted.not_from and wanted.from_zone in (None, zone)


def _aims_at(game: Game, context: Context, spell: Action, what: Reference) -> bool:
    aims = [aim for aim in spell.aims() if isinstance(aim, Object | Player)]
    return any(is_meant(game, context, what, aim) for aim in aims)


def _tapped_for_mana(game: Game, context: Context, wanted: pattern.TappedForMana, event: ManaMade) -> Occurrences:
    tapped = game.turn_facts.tapped_for_mana is event.source
    if not tapped or not waits_for_mana_of(game, context, wanted, event.source, event.player):
        return []
    return [{"subject": event.source, "player": event.player, "mana": game.turn_facts.last_mana}]


def waits_for_mana_of(
    game: Game, context: Context, wanted: pattern.TappedForMana, source: Object, player: Player
) -> bool:
    """Whether the text waits for the player to tap such a permanent for mana."""
    if wanted.host and context.source.host is not source:
        return False
    by_the_player = player in pointed_at(game, context, wanted.who)
    return by_the_player and matches(game, wanted.kind, source, context.controller, context.source)


def _becomes_target(game: Game, context: Context, wanted: pattern.BecomesTarget, event: Targeted) -> Occurrences:
    if (not wanted.abilities and not event.action.is_spell) or not is_meant(
        game, context, wanted.subject, event.object
    ):
        return []
    if wanted.spell and not matches(game, wanted.spell, event.action.source, context.controller, context.source):
        return []
    if wanted.of_opponents and event.action.controller not in game.opponents(context.controller):
        return []
    if wanted.of_yours and event.action.controller is not context.controller:
        return []
    if wanted.first and not _is_aimed_at_first(game, context, wanted, event.object):
        return []
    return [{"subject": event.object, "other": event.action, "player": event.action.controller}]


def _is_aimed_at_first(game: Game, context: Context, wanted: pattern.BecomesTarget, thing: Object) -> bool:
    """Whether the present time is the only one this turn."""
    players = [player for aim, player in game.turn_facts.targeted if aim is thing]
    return sum(player is context.controller or not wanted.of_yours for player in players) == 1


def _expends(game: Game, context: Context, wanted: pattern.Expends, event: SpellWasCast) -> Occurrences:
    """Comprehensive Rules of 2026, 700.14."""
    player, spent = event.player, len(event.spell.mana_spent)
    total = game.turn_facts.spent_on_spells.get(player, 0)
    reached = total - spent < wanted.number <= total
    return [{"player": player}] if reached and player in pointed_at(game, context, wanted.who) else []


PATTERNS: Patterns = {
    pattern.CopiesSpell: (SpellCopied, _copies_spell),
    pattern.SpellCast: (SpellWasCast, _spell_cast),
    pattern.ItIsCast: (SpellWasCast, _it_is_cast),
    pattern.TappedForMana: (ManaMade, _tapped_for_mana),
    pattern.BecomesTarget: (Targeted, _becomes_target),
    pattern.Expends: (SpellWasCast, _expends),
}
