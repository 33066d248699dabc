"""What damage does: life lost, counters, damage marked, life gained, and who sees it.

Comprehensive Rules of 2010, 119.3.
"""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.damage import damaged_by, has_damaged, mark_damage
from sandbox.engine.changes.players import add_life
from sandbox.engine.damage import Packet
from sandbox.engine.events.damage import DamageDealt, DamageReceived
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.objects import Object, Player
from sandbox.meaning.continuous import DamageLeavesLife
from sandbox.rules.continuous.player_effects import is_forbidden, player_effects
from sandbox.rules.damage.lifelink import gain_by_lifelink
from sandbox.rules.damage.redirection import can_be_dealt_damage
from sandbox.rules.damage.toxic import poisons_besides
from sandbox.rules.damage.wither_and_infect import poisons, put_shrinking_counters, shrinks
from sandbox.rules.players.commanders import deals_combat_damage
from sandbox.rules.players.designations import counters_come
from sandbox.rules.state_based.deathtouch import touch
from sandbox.rules.zones.battles import loses_defense
from sandbox.terms.designations import POISON
from sandbox.terms.types import CardType


def count_damage(game: Game, packets: list[Packet], combat: bool) -> None:
    real = [packet for packet in packets if packet.amount > 0 and can_be_dealt_damage(game, packet.recipient)]
    for packet in real:
        _mark(game, packet, combat)
    by_source: dict[Object, list[Packet]] = {}
    for packet in real:
        by_source.setdefault(packet.source, []).append(packet)
    for packet in real:
        together = by_source[packet.source]
        total, first = sum([part.amount for part in together]), packet is together[0]
        dealt = game.emit(DamageDealt(packet.source, packet.recipient, packet.amount, combat, total, first))
        if packet is together[-1]:
            gain_by_lifelink(game, dealt, packet, total)
    if game.awaits(DamageReceived):
        _received(game, real, combat)
    game.oracle.happened(game, Moment.COMBAT_DAMAGE_DEALT if combat else Moment.DAMAGE_DEALT)


def _received(game: Game, packets: list[Packet], combat: bool) -> None:
    """Texts that wait for being dealt damage see it all at once."""
    by_recipient: dict[Object | Player, list[Packet]] = {}
    for packet in packets:
        by_recipient.setdefault(packet.recipient, []).append(packet)
    for recipient, own in by_recipient.items():
        sources = list(dict.fromkeys(packet.source for packet in own))
        game.notice(DamageReceived(recipient, sources, sum(packet.amount for packet in own), combat))


def _mark(game: Game, packet: Packet, combat: bool) -> None:
    """On a player, life lost; on a planeswalker, loyalty counters; on a battle, defense counters; on a creature it
    stays until the turn's end."""
    recipient = packet.recipient
    if isinstance(recipient, Player):
        has_damaged(game, packet.source, recipient, packet.amount)
        if poisons(packet.characteristics):
            counters_come(game, recipient, POISON, packet.amount)
        else:
            left = _life_left(game, recipient, packet.amount)
            game.turn_facts.lost_life[recipient] += recipient.life - left
            add_life(game, recipient, left - recipient.life)
        if combat:
            game.turn_facts.struck.append((packet.source, packet.characteristics))
            poisons_besides(game, packet, recipient)
            if game.commanders:
                deals_combat_damage(game, packet.source, recipient, packet.amount)
        return
    characteristics = game.characteristics(recipient)
    if CardType.PLANESWALKER in characteristics.types:
        put_counters(game, recipient, "loyalty", -min(packet.amount, recipient.counters.get("loyalty", 0)))
    if CardType.BATTLE in characteristics.types:
        loses_defense(game, recipient, packet.amount)
    if characteristics.is_creature:
        _mark_creature(game, packet, recipient)


def _life_left(game: Game, player: Player, amount: int) -> int:
    """All of the damage is dealt, but a text may say how far it can bring a player down, or that no life is lost."""
    if is_forbidden(game, player, "lose life"):
        return player.life
    left = player.life - amount
    if left >= 1 or player.life < 1:
        return left
    return 1 if any(isinstance(m, DamageLeavesLife) for m in player_effects(game, player)) else left


def _mark_creature(game: Game, packet: Packet, creature: Object) -> None:
    damaged_by(game, creature, packet.source)
    if shrinks(packet.characteristics):
        put_shrinking_counters(game, creature, packet.amount)
        return
    mark_damage(game, creature, packet.amount)
    touch(game, packet.characteristics, creature)
