"""Preventing damage: what holds by itself, effects on damage that is on its way, and how a shield is set up."""

from __future__ import annotations

from sandbox.engine.changes.damage import put_regeneration_shields
from sandbox.engine.damage import Packet, Shield
from sandbox.engine.events import Told
from sandbox.engine.events.damage import DamagePrevented
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.engine.windows import WindowKind
from sandbox.meaning.abilities import DamageNotPrevented
from sandbox.meaning.continuous import PreventsDamage
from sandbox.meaning.kinds import Kind
from sandbox.rules.continuous.player_effects import player_effects
from sandbox.rules.continuous.protection import player_protected_from, protected_from
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.rules.lookup.linked_choices import chosen_color

MOST_WAYS = 200


def why_prevented(game: Game, packet: Packet, combat: bool) -> bool:
    """Whether something that always holds prevents all of the packet: protection, or a continuous effect."""
    recipient = packet.recipient
    chosen = frozenset[str]()
    if isinstance(recipient, Object):
        characteristics = game.characteristics(recipient)
        if protected_from(characteristics, packet.characteristics) is not None:
            return True
        standing = [m for m in characteristics.rule_changes if isinstance(m, PreventsDamage) and m.dealt_to]
        chosen = _chosen_colors(game, recipient) if standing else chosen
    else:
        effects = player_effects(game, recipient)
        if effects and player_protected_from(effects, packet.characteristics) is not None:
            return True
        standing = [m for m in effects if isinstance(m, PreventsDamage)]
    if standing and any(_fits(prevented, packet, combat, chosen) for prevented in standing):
        return True
    of_source = game.characteristics(packet.source).rule_changes
    own = [m for m in of_source if isinstance(m, PreventsDamage) and not m.dealt_to] if of_source else []
    return any(_fits(prevented, packet, combat) for prevented in own) if own else False


def _fits(prevented: PreventsDamage, packet: Packet, combat: bool, chosen: frozenset[str] = frozenset()) -> bool:
    if (prevented.combat_only and not combat) or (prevented.noncombat_only and combat):
        return False
    if prevented.chosen_color:
        return not packet.characteristics.colors.isdisjoint(chosen)
    return characteristics_match(prevented.by, packet.characteristics)


def _chosen_colors(game: Game, host: Object) -> frozenset[str]:
    """The colors chosen for what is attached to the object and speaks of a chosen color."""
    found = [chosen_color(game, thing) for thing in (*game.attached_to(host), host)]
    return frozenset(color for color in found if color is not None)


# effects on damage that is on its way


@rule("damage prevention")
def from_packets(
    game: Game, context: Context, amount: int | None, to: list[Object | Player] | None, by: Kind, combat_only: bool
) -> None:
    """Only damage that is on its way can be prevented: to each that it protects of one packet, as much as the effect
    says. An effect on all damage of the turn that aims at nothing waits as a rule of its own."""
    window = game.innermost(WindowKind.PREVENTION)
    if to is None or window is None:
        shield = Shield(None, amount, combat_only=combat_only, kind=by, controller=context.controller)
        shield.made_by = context.source
        game.shields.append(shield)
        game.emit(Told(f"{named(context.source)} will prevent {'combat ' if combat_only else ''}damage this turn"))
        return
    for recipient in to:
        packets = [
            p
            for p in window.packets
            if p.amount > 0 and p.recipient is recipient and characteristics_match(by, p.characteristics)
        ]
        if packets:
            packet = choose_packet(game, context.controller, packets)
            prevent_part(game, packet, packet.amount if amount is None else min(amount, packet.amount))


def choose_packet(game: Game, player: Player, packets: list[Packet]) -> Packet:
    """The only packet, or that of the source that the player names."""
    if game.goes_without_saying(packets):
        return packets[0]
    source = choose_one(game, player, WhichObject[Object](), "whose damage", [packet.source for packet in packets])
    return next(packet for packet in packets if packet.source is source)


def can_be_prevented(game: Game, packet: Packet) -> bool:
    """Unless its own text, or one in play, says that it cannot."""
    said = packet.unpreventable or game.turn_facts.unpreventable
    return not (said or DamageNotPrevented in game.traits_in_play())


def prevent_part(game: Game, packet: Packet, amount: int) -> None:
    if amount > 0:
        packet.amount -= amount
        game.emit(DamagePrevented(packet.source, packet.recipient, amount))


# shields


@rule("damage prevention")
def shield_set_up(
    game: Game, context: Context, amount: int | None, to: list[Object | Player] | None, by: Kind, combat_only: bool
) -> None:
    """Waits for the rest of the turn."""
    for recipient in to if to is not None else [None]:
        shield = Shield(recipient, amount, combat_only=combat_only, kind=by, controller=context.controller)
        shield.made_by = context.source
        game.shields.append(shield)
    game.emit(Told(f"{named(context.source)} sets up a shield"))


def end_of_turn(game: Game) -> None:
    """Shields last until the turn's end."""
    game.shields.clear()
    for thing in game.battlefield:
        put_regeneration_shields(game, thing, -thing.shields)
