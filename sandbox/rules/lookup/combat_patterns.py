"""Attacks, blocks and damage as texts wait for them: who plays which part."""

from __future__ import annotations

from sandbox.engine import events as happened
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning import events as pattern
from sandbox.meaning.kinds import ANYTHING
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.lookup.references import pointed_at


def dies_after_damage(
    game: Game, context: Context, wanted: pattern.DiesAfterDamage, event: happened.LeftPlay
) -> Occurrences:
    """The one that did the damage may have died together with it: what leaves together sees all the others leave."""
    by = pointed_at(game, context, wanted.by)
    dead = event.before
    if not event.died or not game.characteristics(dead).is_creature:
        return []
    return [{"subject": dead}] if any(source in by for source in dead.damaged_by) else []


def attacks(game: Game, context: Context, wanted: pattern.Attacks, event: happened.AttackDeclared) -> Occurrences:
    return [
        {"subject": a, "player": event.player} for a in event.attackers if is_meant(game, context, wanted.subject, a)
    ]


def attacks_beside(
    game: Game, context: Context, wanted: pattern.AttacksBeside, event: happened.AttackDeclared
) -> Occurrences:
    """Once, however many others of the kind attack with it (2026, 702.149a)."""
    you, source = context.controller, context.source
    if source not in event.attackers:
        return []
    others = [other for other in event.attackers if other is not source]
    fitting = any(matches(game, wanted.kind, other, you, source) for other in others)
    return [{"subject": source, "player": event.player}] if fitting else []


def attacks_the_leader(
    game: Game, context: Context, wanted: pattern.AttacksTheLeader, event: happened.AttackDeclared
) -> Occurrences:
    """Who attacks a planeswalker does not attack its controller (2026, 702.105a)."""
    source, combat = context.source, game.combat
    if source not in event.attackers or combat is None:
        return []
    attacked = combat.attackers[source]
    most = max(life_of(game, player) for player in game.players if not player.lost)
    leads = isinstance(attacked, Player) and life_of(game, attacked) == most
    return [{"subject": source, "player": event.player}] if leads else []


def you_attack(game: Game, context: Context, wanted: pattern.YouAttack, event: happened.AttackDeclared) -> Occurrences:
    """Attackers are the active player's or, of a team, of the one who controls them."""
    you, source = context.controller, context.source
    own = [each for each in event.attackers if game.controller(each) is you]
    number = sum(matches(game, wanted.kind, each, you, source) for each in own)
    return [{"player": you, "amount": number}] if number >= wanted.minimum else []


def several_deal_damage(
    game: Game, context: Context, wanted: pattern.SeveralDealDamage, event: happened.DamageReceived
) -> Occurrences:
    you, source = context.controller, context.source
    if not event.combat or not isinstance(event.recipient, Player):
        return []
    fitting = any(matches(game, wanted.kind, each, you, source) for each in event.sources)
    return [{"player": event.recipient}] if fitting else []


def attacks_with_others(
    game: Game, context: Context, wanted: pattern.AttacksWithOthers, event: happened.AttackDeclared
) -> Occurrences:
    you, source = context.controller, context.source
    found = attacks(game, context, pattern.Attacks(wanted.subject), event)
    own = [each for each in event.attackers if each is not source and matches(game, wanted.kind, each, you, source)]
    return found if len(own) >= wanted.minimum else []


def attacks_alone(
    game: Game, context: Context, wanted: pattern.AttacksAlone, event: happened.AttackDeclared
) -> Occurrences:
    """Comprehensive Rules of 2010, 506.5; of 2026, 702.83b."""
    return attacks(game, context, pattern.Attacks(wanted.subject), event) if len(event.attackers) == 1 else []


def attacks_unblocked(
    game: Game, context: Context, wanted: pattern.AttacksUnblocked, event: happened.BlockDeclared
) -> Occurrences:
    """Each player speaks for the creatures that attack that player."""
    combat = game.combat
    team = game.sharing_with(event.player)
    attacking = [a for a in combat.attacking() if combat.defending[a] in team] if combat else []
    free = [a for a in attacking if combat is not None and a not in combat.blocked]
    return [{"subject": a, "player": event.player} for a in free if is_meant(game, context, wanted.subject, a)]


def _all_pairs(game: Game, event: happened.BlockDeclared) -> list[tuple[Object, Object]]:
    """Who blocks one member of a band blocks them all."""
    blockers = dict.fromkeys(blocker for blocker, _ in event.blocks)
    assert game.combat is not None
    return [(blocker, attacker) for blocker in blockers for attacker in game.combat.blocks.get(blocker, ())]


def blocks(
    game: Game, context: Context, wanted: pattern.Blocks | pattern.BlocksOrBecomesBlocked, event: happened.BlockDeclared
) -> Occurrences:
    found = [
        {"subject": blocker, "other": attacker}
        for blocker, attacker in _all_pairs(game, event)
        if is_meant(game, context, wanted.subject, blocker)
        and matches(game, wanted.other or ANYTHING, attacker, context.controller)
    ]
    return found if wanted.other is not None else _once_each(found)


def _once_each(found: Occurrences) -> Occurrences:
    """Once for each subject, however many stand against it (2006, 410.10; 2010, 509.3)."""
    return [{"subject": subject} for subject in dict.fromkeys(roles["subject"] for roles in found)]


def becomes_blocked(
    game: Game, context: Context, wanted: pattern.BecomesBlocked, event: happened.BlockDeclared
) -> Occurrences:
    found = [
        {"subject": attacker, "other": blocker}
        for blocker, attacker in _all_pairs(game, event)
        if is_meant(game, context, wanted.subject, attacker)
        and matches(game, wanted.by or ANYTHING, blocker, context.controller)
    ]
    return found if wanted.by is not None else _once_each(found)


def blocks_or_becomes_blocked(
    game: Game, context: Context, wanted: pattern.BlocksOrBecomesBlocked, event: happened.BlockDeclared
) -> Occurrences:
    by = pattern.BecomesBlocked(wanted.subject, wanted.other)
    return blocks(game, context, wanted, event) + becomes_blocked(game, context, by, event)


def deals_damage(game: Game, context: Context, wanted: pattern.DealsDamage, event: happened.DamageDealt) -> Occurrences:
    """What one source deals at once to several triggers once, where the text does not ask who is damaged."""
    if (wanted.combat_only and not event.combat) or not is_meant(game, context, wanted.subject, event.source):
        return []
    recipient = event.recipient
    if wanted.to in ("player", "opponent") and not isinstance(recipient, Player):
        return []
    if wanted.to == "opponent" and recipient is context.controller:
        return []
    if wanted.to == "you" and recipient is not context.controller:
        return []
    if wanted.to == "creature" and (isinstance(recipient, Player) or not game.characteristics(recipient).is_creature):
        return []
    part = "player" if isinstance(recipient, Player) else "other"
    if wanted.to is None:
        return [{"subject": event.source, part: recipient, "amount": event.total}] if event.first else []
    return [{"subject": event.source, part: recipient, "amount": event.amount}]


def is_dealt_damage(
    game: Game, context: Context, wanted: pattern.IsDealtDamage, event: happened.DamageReceived
) -> Occurrences:
    """What several sources deal to it at once triggers once."""
    if not is_meant(game, context, wanted.subject, event.recipient):
        return []
    other = event.sources if len(event.sources) > 1 else event.sources[0]
    return [{"subject": event.recipient, "other": other, "amount": event.amount}]
