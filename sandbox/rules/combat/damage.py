"""Combat damage: who deals it to whom, one wave after the other, and how it is dealt."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat, DamageToDivide
from sandbox.engine.damage import Packet
from sandbox.engine.events.spells import Announced
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode
from sandbox.meaning.continuous import AssignsByToughness, AssignsNoCombatDamage, MayDamageAsUnblocked
from sandbox.rules.combat.banding import who_divides_attacker
from sandbox.rules.combat.damage_division import Shares, divide, judge_together
from sandbox.rules.combat.first_strike import strikes_in, strikes_in_first_wave
from sandbox.rules.combat.trample import (
    may_damage_past_blockers,
    player_past_planeswalker,
    recipient_past_blockers,
    tramplers_last,
)
from sandbox.rules.damage.dealing import deal
from sandbox.rules.lookup.attacked_players import attacked_with
from sandbox.rules.lookup.choosing import may

SharesOf = Callable[[Game, Combat, Object], Shares]


@rule("combat damage")
def damage_wave(game: Game, combat: Combat, first_strike: bool) -> bool:
    """Assigns and deals the damage of one wave; False when nobody deals any in it."""
    shares: Shares = []
    combat.first_strike_wave = first_strike
    combat.being_assigned = {}
    if first_strike:
        combat.quick = {
            thing for thing in (*combat.attacking(), *combat.blocking()) if strikes_in_first_wave(game, thing)
        }
    for side, shares_of in ((combat.attacking(), _attacker_shares), (combat.blocking(), _blocker_shares)):
        striking = [thing for thing in side if _deals_now(game, combat, thing, first_strike)]
        shares += _assigned_by_all(game, combat, striking, shares_of)
    packets = [_packet(game, source, recipient, amount) for source, recipient, amount in shares if amount > 0]
    if first_strike:
        combat.assigned_first.update(packet.source for packet in packets)
    else:
        combat.damage_dealt = True
    if packets:
        game.edition.combat.deals(game, packets)
    return bool(shares)


def _packet(game: Game, source: Object, recipient: Object | Player, amount: int) -> Packet:
    return Packet(source, game.characteristics(source), recipient, amount, combat=True)


def anyone_strikes_first(game: Game, combat: Combat) -> bool:
    """Whether there is a first-strike wave at all."""
    return any(_deals_now(game, combat, thing, True) for thing in (*combat.attacking(), *combat.blocking()))


def _deals_now(game: Game, combat: Combat, thing: Object, first_strike: bool) -> bool:
    """Whether the combatant takes part in the wave. A blocker that is tapped may deal nothing."""
    if thing in combat.out_of_damage or not strikes_in(game, thing, first_strike):
        return False
    if thing in combat.blocks and thing.tapped and not game.edition.combat.tapped_blocker(game, thing):
        return False
    characteristics = game.characteristics(thing)
    changes = characteristics.rule_changes
    if changes and any(isinstance(m, AssignsNoCombatDamage) for m in changes):
        return False
    return characteristics.is_creature


def _assigned_by_all(game: Game, combat: Combat, striking: list[Object], shares_of: SharesOf) -> Shares:
    """One after the other, those with trample last: what they need for a blocker depends on the others."""
    shares: Shares = []
    ordered = tramplers_last(game, striking) if len(striking) > 1 else striking
    later = combat.possible_later_damage = _could_assign(game, combat, ordered[1:])
    for place, thing in enumerate(ordered):
        for foe in _fought_by(combat, thing) if place else ():
            later[foe] -= power(game, thing)
        shares += _assigned(combat, shares_of(game, combat, thing))
    if combat.divisions:
        judge_together(game, combat)
    return shares


def _could_assign(game: Game, combat: Combat, later: list[Object]) -> dict[Object, int]:
    """The most that each creature they fight could get from those that divide after the first."""
    found: dict[Object, int] = {}
    for thing in later:
        for foe in _fought_by(combat, thing):
            found[foe] = found.get(foe, 0) + power(game, thing)
    return found


def _fought_by(combat: Combat, thing: Object) -> list[Object]:
    attacked = combat.attackers.get(thing)
    walker = [attacked] if isinstance(attacked, Object) else []
    return [*combat.blockers_of(thing), *combat.blocked_by(thing), *walker]


def _assigned(combat: Combat, shares: Shares) -> Shares:
    """Who divides later counts on it."""
    for _, recipient, amount in shares:
        if isinstance(recipient, Object):
            combat.being_assigned[recipient] = combat.being_assigned.get(recipient, 0) + amount
    return shares


def power(game: Game, thing: Object) -> int:
    """What it deals: negative power counts as none; or as much as its toughness, where a text says so.

    Comprehensive Rules of 2026, 510.1a.
    """
    characteristics = game.characteristics(thing)
    changes = characteristics.rule_changes
    if changes and any(isinstance(m, AssignsByToughness) for m in changes):
        return max(0, characteristics.toughness or 0)
    return max(0, characteristics.power or 0)


def _attacker_shares(game: Game, combat: Combat, attacker: Object) -> Shares:
    amount, defender = power(game, attacker), combat.attackers[attacker]
    if (player := player_past_planeswalker(game, attacker, defender)) is not None:
        return _over_planeswalker(game, combat, attacker, player)
    if attacker not in combat.blocked and _can_be_hit(combat, defender):
        return [(attacker, _who_is_hit(game, attacker, defender), amount)]
    if attacker not in combat.blocked:
        return []
    blockers = _those_that_block(game, combat, attacker)
    can_be_hit = _can_be_hit(combat, defender)
    if can_be_hit and _damages_as_unblocked(game, attacker):
        return [(attacker, _who_is_hit(game, attacker, defender), amount)]
    if not blockers:
        return [(attacker, defender, amount)] if can_be_hit and may_damage_past_blockers(game, attacker) else []
    chooser = who_divides_attacker(game, combat, attacker)
    banded = chooser is not game.controller(attacker)
    division = DamageToDivide(attacker, chooser, blockers, amount, attacking=True, banded=banded)
    division.past_blockers_to = recipient_past_blockers(game, attacker, defender) if can_be_hit else None
    return divide(game, division)


def _damages_as_unblocked(game: Game, attacker: Object) -> bool:
    """Whether its controller has it so, where a text lets that be chosen as damage is assigned (2026, 510.1c)."""
    changes = game.characteristics(attacker).rule_changes
    if not changes or not any(isinstance(m, MayDamageAsUnblocked) for m in changes):
        return False
    text = f"have {named(attacker)} assign its damage as though it weren't blocked"
    return may(game, game.controller(attacker), WhetherToUse(attacker), text)


def _those_that_block(game: Game, combat: Combat, attacker: Object) -> list[Object]:
    found = [blocker for blocker in combat.blockers_of(attacker) if blocker not in combat.out_of_damage]
    return [blocker for blocker in found if game.characteristics(blocker).is_creature]


def _over_planeswalker(game: Game, combat: Combat, attacker: Object, player: Player) -> Shares:
    """To the blockers, then to the planeswalker as long as it is attacked, then to its controller.

    Comprehensive Rules of 2026, 702.19c to 702.19e.
    """
    amount, defender = power(game, attacker), combat.attackers[attacker]
    blockers = _those_that_block(game, combat, attacker)
    walker = defender if isinstance(defender, Object) and _can_be_hit(combat, defender) else None
    met = blockers if walker is None else [*blockers, walker]
    if not met:
        return [(attacker, player, amount)]
    chooser = who_divides_attacker(game, combat, attacker)
    banded = chooser is not game.controller(attacker)
    division = DamageToDivide(attacker, chooser, met, amount, attacking=True, banded=banded)
    division.past_blockers_to, division.planeswalker = player, walker
    return divide(game, division)


def _who_is_hit(game: Game, attacker: Object, defender: Player | Object) -> Player | Object:
    """Of a team that is attacked as a whole, the one player to whom the creature deals its damage; it is the one named
    in the attack where nobody says another.

    Comprehensive Rules of 2006, 606.7d; of 2010, 810.7f.
    """
    team = attacked_with(game, defender) if isinstance(defender, Player) else []
    if len(team) < 2:
        return defender
    text = f"which player {named(attacker)} deals its damage to"
    choice = Choice(game.controller(attacker), WhichObject[Player | Object](attacker), text, team, defender)
    return game.ask(choice)


def _can_be_hit(combat: Combat, defender: Player | Object) -> bool:
    """A planeswalker that has left combat is attacked no longer."""
    if isinstance(defender, Object):
        return defender.in_play and defender not in combat.removed
    return not defender.lost


def _blocker_shares(game: Game, combat: Combat, blocker: Object) -> Shares:
    """Where a band gets a share of its own, the defender splits between bands and single ones first."""
    met = [
        a for a in combat.blocked_by(blocker) if a not in combat.out_of_damage and game.characteristics(a).is_creature
    ]
    groups = game.edition.combat.blocked_band.groups(combat, met)
    if not groups:
        return []
    amount = power(game, blocker)
    if len(groups) == 1:
        return _share_in_group(game, blocker, groups[0], amount)
    leaders = [group[0] for group in groups]
    parts = divide(game, DamageToDivide(blocker, game.controller(blocker), leaders, amount, groups=groups))
    return [
        share
        for group, (_, _, part) in zip(groups, parts, strict=True)
        for share in _share_in_group(game, blocker, group, part)
    ]


def _share_in_group(game: Game, blocker: Object, group: list[Object], amount: int) -> Shares:
    chooser = game.edition.combat.blocked_band.who_divides(game, blocker, group)
    banded = chooser is not game.controller(blocker)
    return divide(game, DamageToDivide(blocker, chooser, list(group), amount, banded=banded))


# how it is dealt


def damage_is_dealt(game: Game, packets: list[Packet]) -> None:
    """In the damage step itself; nothing can be done between assigning and dealing but what the step allows."""
    deal(game, packets, combat=True)


def damage_uses_the_stack(game: Game, packets: list[Packet]) -> None:
    """Once assigned it waits on the stack; players may act before it is dealt, and it is dealt even if its source
    has left.
    """
    source = packets[0].source
    action = Action(
        ActionKind.COMBAT_DAMAGE, source, game.active, Mode(()), game.characteristics(source), packets=packets
    )
    game.waiting.append(action)
    game.emit(Announced(action))
    game.oracle.happened(game, Moment.COMBAT_DAMAGE_ASSIGNED)


# tapped blockers


def deals_nothing(game: Game, blocker: Object) -> bool:
    """A tapped blocker deals no combat damage."""
    return False


def deals_damage(game: Game, blocker: Object) -> bool:
    """A blocker deals its damage, tapped or not."""
    return True
