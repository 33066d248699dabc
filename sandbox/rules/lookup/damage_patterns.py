"""Damage as texts wait for it: who plays which part."""

from __future__ import annotations

from sandbox.engine.actions import Roles
from sandbox.engine.events.damage import DamageDealt, DamageReceived
from sandbox.engine.events.zones import LeftPlay
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning import events as pattern
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.types import CardType


def dies_after_damage(game: Game, context: Context, wanted: pattern.DiesAfterDamage, event: LeftPlay) -> Occurrences:
    """The one that did the damage may have died together with it: what leaves together sees all the others leave."""
    by = pointed_at(game, context, wanted.by)
    dead = event.before
    if not event.died or not game.characteristics(dead).is_creature:
        return []
    return [{"subject": dead}] if any(source in by for source in dead.damaged_by) else []


def several_deal_damage(
    game: Game, context: Context, wanted: pattern.SeveralDealDamage, event: DamageReceived
) -> Occurrences:
    you, source = context.controller, context.source
    if not (event.combat or wanted.any_damage) or not isinstance(event.recipient, Player):
        return []
    if wanted.to == "opponent" and event.recipient in game.team_of(you):
        return []
    if wanted.to == "you" and event.recipient is not you:
        return []
    fitting = any(matches(game, wanted.kind, each, you, source) for each in event.sources)
    return [{"player": event.recipient}] if fitting else []


def deals_damage(game: Game, context: Context, wanted: pattern.DealsDamage, event: DamageDealt) -> Occurrences:
    """What one source deals at once to several triggers once, where the text does not ask who is damaged."""
    if (wanted.combat_only and not event.combat) or (wanted.noncombat and event.combat):
        return []
    if not is_meant(game, context, wanted.subject, event.source):
        return []
    recipient = event.recipient
    if wanted.to in ("player", "opponent") and not isinstance(recipient, Player):
        return []
    if wanted.to in OR_A_PERMANENT and not _is_player_or(game, OR_A_PERMANENT[wanted.to], recipient):
        return []
    if wanted.to == "opponent" and recipient in game.team_of(context.controller):
        return []
    if wanted.to == "you" and recipient is not context.controller:
        return []
    if wanted.to == "~" and recipient is not context.source:
        return []
    if wanted.to in ("creature", "planeswalker") and not _is_permanent(game, CardType(wanted.to), recipient):
        return []
    part = "player" if isinstance(recipient, Player) else "other"
    if wanted.to is None:
        return [{"subject": event.source, part: recipient, "amount": event.total}] if event.first else []
    return [{"subject": event.source, part: recipient, "amount": event.amount}]


def _is_permanent(game: Game, card_type: CardType, recipient: Object | Player) -> bool:
    return isinstance(recipient, Object) and card_type in game.characteristics(recipient).types


OR_A_PERMANENT = {"player or planeswalker": CardType.PLANESWALKER, "player or battle": CardType.BATTLE}
"""The words for players and one type of permanents together."""


def _is_player_or(game: Game, card_type: CardType, recipient: Object | Player) -> bool:
    return isinstance(recipient, Player) or card_type in game.characteristics(recipient).types


def is_dealt_damage(game: Game, context: Context, wanted: pattern.IsDealtDamage, event: DamageReceived) -> Occurrences:
    """What several sources deal to it at once triggers once."""
    if wanted.combat is not None and event.combat is not wanted.combat:
        return []
    if event.amount < wanted.minimum or not is_meant(game, context, wanted.subject, event.recipient):
        return []
    other = event.sources if len(event.sources) > 1 else event.sources[0]
    found: Roles = {"subject": event.recipient, "other": other, "amount": event.amount}
    return [found | {"player": event.recipient} if isinstance(event.recipient, Player) else found]


PATTERNS: Patterns = {
    pattern.DiesAfterDamage: (LeftPlay, dies_after_damage),
    pattern.SeveralDealDamage: (DamageReceived, several_deal_damage),
    pattern.DealsDamage: (DamageDealt, deals_damage),
    pattern.IsDealtDamage: (DamageReceived, is_dealt_damage),
}
