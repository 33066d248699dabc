"""Attacks and blocks as texts wait for them: who plays which part."""

from __future__ import annotations

from sandbox.engine.events.combat import AttackDeclared, BlockDeclared
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning import events as pattern
from sandbox.meaning.kinds import ANYTHING
from sandbox.rules.lookup.attacked_players import defending_player
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_roles import Occurrences, Patterns, is_meant
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.types import CardType


def attacks(game: Game, context: Context, wanted: pattern.Attacks, event: AttackDeclared) -> Occurrences:
    return [
        {"subject": a, "player": event.player} for a in event.attackers if is_meant(game, context, wanted.subject, a)
    ]


def attacks_somebody(
    game: Game, context: Context, wanted: pattern.AttacksSomebody, event: AttackDeclared
) -> Occurrences:
    """A player, not a planeswalker or battle of one; where the text says so, one's planeswalkers as well."""
    found: Occurrences = []
    for roles in attacks(game, context, pattern.Attacks(wanted.subject), event):
        attacked = game.combat.attackers[roles["subject"]] if game.combat is not None else None
        if isinstance(attacked, Object) and not _is_planeswalker(game, attacked, wanted.planeswalkers):
            continue
        whose = None if attacked is None else defending_player(game, attacked)
        if whose is not None and whose in pointed_at(game, context, wanted.whom):
            found.append(roles | {"player": whose})
    return found


def _is_planeswalker(game: Game, attacked: Object, counts: bool) -> bool:
    return counts and CardType.PLANESWALKER in game.characteristics(attacked).types


def attacks_the_leader(
    game: Game, context: Context, wanted: pattern.AttacksTheLeader, event: AttackDeclared
) -> Occurrences:
    """Who attacks a planeswalker does not attack its controller (2026, 702.105a)."""
    source, combat = context.source, game.combat
    if source not in event.attackers or combat is None:
        return []
    attacked = combat.attackers[source]
    most = max(life_of(game, player) for player in game.players if not player.lost)
    leads = isinstance(attacked, Player) and life_of(game, attacked) == most
    return [{"subject": source, "player": event.player}] if leads else []


def you_attack(game: Game, context: Context, wanted: pattern.YouAttack, event: AttackDeclared) -> Occurrences:
    """Attackers are the active player's or, of a team, of the one who controls them."""
    you, source = context.controller, context.source
    own = [each for each in event.attackers if game.controller(each) is you]
    number = sum(matches(game, wanted.kind, each, you, source) for each in own)
    return [{"player": you, "amount": number}] if number >= wanted.minimum else []


def attacks_with_others(
    game: Game, context: Context, wanted: pattern.AttacksWithOthers, event: AttackDeclared
) -> Occurrences:
    """Once, however many others of the kind attack with it (2026, 702.149a)."""
    you, source = context.controller, context.source
    found = attacks(game, context, pattern.Attacks(wanted.subject), event)
    own = [each for each in event.attackers if each is not source and matches(game, wanted.kind, each, you, source)]
    return found if len(own) >= wanted.minimum else []


def attacks_alone(game: Game, context: Context, wanted: pattern.AttacksAlone, event: AttackDeclared) -> Occurrences:
    """Comprehensive Rules of 2010, 506.5; of 2026, 702.83b."""
    return attacks(game, context, pattern.Attacks(wanted.subject), event) if len(event.attackers) == 1 else []


def attacks_unblocked(
    game: Game, context: Context, wanted: pattern.AttacksUnblocked, event: BlockDeclared
) -> Occurrences:
    """Each player speaks for the creatures that attack that player."""
    combat = game.combat
    team = game.sharing_with(event.player)
    attacking = [a for a in combat.attacking() if combat.defending[a] in team] if combat else []
    free = [a for a in attacking if combat is not None and a not in combat.blocked]
    return [{"subject": a, "player": event.player} for a in free if is_meant(game, context, wanted.subject, a)]


def _all_pairs(game: Game, event: BlockDeclared) -> list[tuple[Object, Object]]:
    """Who blocks one member of a band blocks them all."""
    blockers = dict.fromkeys(blocker for blocker, _ in event.blocks)
    assert game.combat is not None
    return [(blocker, attacker) for blocker in blockers for attacker in game.combat.blocks.get(blocker, ())]


def blocks(
    game: Game, context: Context, wanted: pattern.Blocks | pattern.BlocksOrBecomesBlocked, event: BlockDeclared
) -> Occurrences:
    found = [
        {"subject": blocker, "other": attacker}
        for blocker, attacker in _all_pairs(game, event)
        if is_meant(game, context, wanted.subject, blocker)
        and matches(game, wanted.other or ANYTHING, attacker, context.controller, context.source)
    ]
    return found if wanted.other is not None else _once_each(found)


def _once_each(found: Occurrences) -> Occurrences:
    """Once for each subject, however many stand against it (2006, 410.10; 2010, 509.3)."""
    return [{"subject": subject} for subject in dict.fromkeys(roles["subject"] for roles in found)]


def becomes_blocked(game: Game, context: Context, wanted: pattern.BecomesBlocked, event: BlockDeclared) -> Occurrences:
    found = [
        {"subject": attacker, "other": blocker}
        for blocker, attacker in _all_pairs(game, event)
        if is_meant(game, context, wanted.subject, attacker)
        and matches(game, wanted.by or ANYTHING, blocker, context.controller, context.source)
    ]
    return found if wanted.by is not None else _once_each(found)


def blocks_or_becomes_blocked(
    game: Game, context: Context, wanted: pattern.BlocksOrBecomesBlocked, event: BlockDeclared
) -> Occurrences:
    by = pattern.BecomesBlocked(wanted.subject, wanted.other)
    return blocks(game, context, wanted, event) + becomes_blocked(game, context, by, event)


PATTERNS: Patterns = {
    pattern.Attacks: (AttackDeclared, attacks),
    pattern.AttacksSomebody: (AttackDeclared, attacks_somebody),
    pattern.AttacksTheLeader: (AttackDeclared, attacks_the_leader),
    pattern.YouAttack: (AttackDeclared, you_attack),
    pattern.AttacksWithOthers: (AttackDeclared, attacks_with_others),
    pattern.AttacksAlone: (AttackDeclared, attacks_alone),
    pattern.AttacksUnblocked: (BlockDeclared, attacks_unblocked),
    pattern.Blocks: (BlockDeclared, blocks),
    pattern.BecomesBlocked: (BlockDeclared, becomes_blocked),
    pattern.BlocksOrBecomesBlocked: (BlockDeclared, blocks_or_becomes_blocked),
}
