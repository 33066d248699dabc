"""What permanents in play do to damage on its way, as long as they are there: doubling it, turning it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.engine.damage import Packet
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import RedirectsDamage
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability
from sandbox.meaning.replacement_effects import ChangesDamage, DoublesDamage, PreventsSomeDamage
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.damage.prevention import can_be_prevented
from sandbox.rules.damage.redirection import can_be_dealt_damage
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import characteristics_match, matches
from sandbox.rules.lookup.range_of_influence import reaches, reaches_all
from sandbox.rules.lookup.references import pointed_at
from sandbox.terms.values import Value
from sandbox.terms.zones import Zone

ON_DAMAGE = frozenset({ChangesDamage, DoublesDamage, NumberKeyword, PreventsSomeDamage, Static})
"""The abilities that can speak of damage on its way."""


class StaticDamageEffect(Value):
    """The effect of a permanent's text on damage, which gets one chance at each packet: it prevents as much as
    `prevents` says, turns it to `instead_to`, or else doubles it."""

    made_by: Object
    ability: Ability
    instead_to: Object | Player | None = None
    prevents: int = 0


def static_damage_effects(game: Game, packet: Packet) -> list[StaticDamageEffect]:
    """Those that apply to the packet and have not had their chance at it."""
    if not game.has_any(ON_DAMAGE):
        return []
    found: list[StaticDamageEffect] = []
    speaking = [thing for trait in ON_DAMAGE for thing in game.permanents_with(trait)]
    for thing in game.battlefield.in_order(speaking):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if type(ability) in ON_DAMAGE and works(game, thing, characteristics):
                found += _effects_of(game, Context(thing, characteristics.controller), ability, packet)
    return [effect for effect in found if effect not in packet.applied]


def _effects_of(game: Game, context: Context, ability: Ability, packet: Packet) -> Iterator[StaticDamageEffect]:
    if isinstance(ability, DoublesDamage):
        if _is_doubled(game, context, ability, packet):
            yield StaticDamageEffect(context.source, ability)
    elif isinstance(ability, ChangesDamage):
        if _is_changed(game, context, ability, packet):
            yield StaticDamageEffect(context.source, ability)
    elif isinstance(ability, PreventsSomeDamage):
        hit = packet.recipient
        if isinstance(hit, Object) and matches(game, ability.to, hit, context.controller, context.source):
            yield StaticDamageEffect(context.source, ability, prevents=ability.amount)
    elif isinstance(ability, NumberKeyword):
        if ability.word == "absorb" and packet.recipient is context.source:
            yield StaticDamageEffect(context.source, ability, prevents=ability.amount)
    elif isinstance(ability, Static):
        for modification in ability.modifications:
            if isinstance(modification, RedirectsDamage) and _is_meant(game, context, ability, packet):
                for thing in pointed_at(game, context, modification.to)[:1]:
                    if isinstance(thing, Object | Player) and can_be_dealt_damage(game, thing):
                        yield StaticDamageEffect(context.source, ability, thing)


def _is_doubled(game: Game, context: Context, ability: DoublesDamage, packet: Packet) -> bool:
    recipient = packet.recipient
    if isinstance(recipient, Object) and not ability.permanents and not game.characteristics(recipient).is_creature:
        return False
    return _comes_from(game, context, ability.by, packet)


def _comes_from(game: Game, context: Context, by: Kind, packet: Packet) -> bool:
    """Whether the damage is of such a source, and within reach."""
    if by.another and packet.source is context.source:
        return False
    if by.controller is not None:
        own = packet.characteristics.controller is context.controller
        if own is not (by.controller == "you"):
            return False
    in_reach = reaches_all(game, context.controller, [packet.source, packet.recipient])
    return in_reach and characteristics_match(by, packet.characteristics)


def _is_changed(game: Game, context: Context, ability: ChangesDamage, packet: Packet) -> bool:
    if not packet.amount or (ability.noncombat and packet.combat):
        return False
    if ability.spells and packet.source.zone is not Zone.WAITING:
        return False
    recipient = packet.recipient
    whose = recipient if isinstance(recipient, Player) else game.controller(recipient)
    if ability.to_opponents and whose not in game.opponents(context.controller):
        return False
    return _comes_from(game, context, ability.by, packet)


def _is_meant(game: Game, context: Context, ability: Static, packet: Packet) -> bool:
    """Whether the text speaks of damage to this recipient."""
    if not holds(game, context, ability.condition) or not reaches(game, context.controller, packet.recipient):
        return False
    return packet.recipient in pointed_at(game, context, ability.affected)


@rule("replacement effects")
def apply_static_damage_effect(game: Game, effect: StaticDamageEffect, packet: Packet, packets: list[Packet]) -> None:
    """What is turned to somebody else joins the packets."""
    packet.applied.append(effect)
    if effect.prevents:
        _prevent_some(game, effect, packet)
        return
    if isinstance(effect.ability, ChangesDamage):
        packet.amount = max(0, packet.amount + effect.ability.more)
        way = f"of {named(packet.source)} to {named(packet.recipient)}"
        game.emit(Told(f"{named(effect.made_by)} changes the damage {way}: {packet.amount}"))
        return
    if effect.instead_to is None:
        factor = effect.ability.factor if isinstance(effect.ability, DoublesDamage) else 2
        packet.amount *= factor
        how = "doubled" if factor == 2 else f"multiplied by {factor}"
        game.emit(Told(f"the damage of {named(packet.source)} to {named(packet.recipient)} is {how}: {packet.amount}"))
        return
    amount = packet.amount
    packets.append(packet.turned(amount, effect.instead_to))
    game.emit(Told(f"{amount} damage from {named(packet.source)} is dealt to {named(effect.instead_to)} instead"))


@rule("damage prevention")
def _prevent_some(game: Game, effect: StaticDamageEffect, packet: Packet) -> None:
    """Of each packet as much as the text says (2010 and 2026, 615.10); of what cannot be prevented nothing."""
    if not can_be_prevented(game, packet):
        return
    stopped = min(effect.prevents, packet.amount)
    packet.amount -= stopped
    where = f"{named(packet.source)} to {named(packet.recipient)}"
    game.emit(Told(f"{named(effect.made_by)} prevents {stopped} of the damage of {where}"))
