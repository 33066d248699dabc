"""What permanents in play do to damage on its way, as long as they are there: doubling it, turning it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from sandbox.engine.damage import Packet
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Has, RedirectsDamage
from sandbox.meaning.keyword_abilities import NumberKeyword
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Ability
from sandbox.meaning.replacement_effects import ChangesDamage, DamageTo, PreventsSomeDamage
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.damage.prevention import can_be_prevented
from sandbox.rules.damage.redirection import can_be_dealt_damage
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import IN_CHARACTERISTICS, characteristics_match, matches
from sandbox.rules.lookup.range_of_influence import reaches, reaches_all
from sandbox.rules.lookup.references import players_at, pointed_at
from sandbox.terms.values import Value
from sandbox.terms.zones import Zone

ON_DAMAGE = frozenset({ChangesDamage, NumberKeyword, PreventsSomeDamage, Static})
"""The abilities that can speak of damage on its way."""


class StaticDamageEffect(Value):
    """The effect of a permanent's text on damage, which gets one chance at each packet: it prevents as much as
    `prevents` says, turns it to `instead_to`, or else changes how much it is."""

    made_by: Object
    ability: Ability
    instead_to: Object | Player | None = None
    prevents: int = 0
    moment: int = 0
    """When what resolved began to have the effect; 0: a text in play has it."""


def static_damage_effects(game: Game, packet: Packet) -> list[StaticDamageEffect]:
    """Those that apply to the packet and have not had their chance at it."""
    if not game.has_any(ON_DAMAGE):
        return _lasting_ones(game, packet) if game.lasting else []
    found = _lasting_ones(game, packet) if game.lasting else []
    speaking = [thing for trait in ON_DAMAGE for thing in game.permanents_with(trait)]
    for thing in game.battlefield.in_order(speaking):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if type(ability) in ON_DAMAGE and works(game, thing, characteristics):
                found += _effects_of(game, Context(thing, characteristics.controller), ability, packet)
    return [effect for effect in found if effect not in packet.applied]


def _lasting_ones(game: Game, packet: Packet) -> list[StaticDamageEffect]:
    """What resolved says it of the damage of a turn."""
    found = [
        StaticDamageEffect(lasting.source, m.ability, moment=lasting.moment)
        for lasting in game.lasting
        for m in lasting.modifications
        if isinstance(m, Has) and isinstance(m.ability, ChangesDamage)
        if lasting.players and _is_changed(game, Context(lasting.source, lasting.controller), m.ability, packet)
    ]
    return [effect for effect in found if effect not in packet.applied]


def _effects_of(game: Game, context: Context, ability: Ability, packet: Packet) -> Iterator[StaticDamageEffect]:
    if isinstance(ability, ChangesDamage):
        if _is_changed(game, context, ability, packet):
            yield StaticDamageEffect(context.source, ability)
    elif isinstance(ability, PreventsSomeDamage):
        if _is_hit(game, context, ability.to, packet.recipient) and _comes_from(game, context, ability.by, packet):
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


def _is_hit(game: Game, context: Context, to: DamageTo, recipient: Object | Player) -> bool:
    """Whether the text speaks of damage to that recipient."""
    if to.thing is not None:
        return recipient in pointed_at(game, context, to.thing)
    if isinstance(recipient, Player):
        return to.players is not None and recipient in players_at(game, context, to.players)
    kind = to.permanents
    return kind is not None and matches(game, kind, recipient, context.controller, context.source)


def _comes_from(game: Game, context: Context, by: Kind, packet: Packet) -> bool:
    """Whether the damage is of such a source, and within reach."""
    if by.another and packet.source is context.source:
        return False
    if by.controller is not None:
        own = packet.characteristics.controller is context.controller
        if own is not (by.controller == "you"):
            return False
    in_reach = reaches_all(game, context.controller, [packet.source, packet.recipient])
    if not in_reach or not characteristics_match(by, packet.characteristics):
        return False
    state = _state_asked_for(by)
    return state is None or matches(game, state, packet.source, context.controller, context.source)


@lru_cache(maxsize=512)
def _state_asked_for(by: Kind) -> Kind | None:
    """What the kind asks besides characteristics and whose it is, which are those that the damage goes by."""
    state = replace(by, controller=None, **{name: getattr(ANYTHING, name) for name in IN_CHARACTERISTICS})
    return None if state == ANYTHING else state


def _is_changed(game: Game, context: Context, ability: ChangesDamage, packet: Packet) -> bool:
    if not packet.amount or (ability.combat is not None and packet.combat is not ability.combat):
        return False
    if not holds(game, context, ability.condition):
        return False
    if ability.spells and packet.source.zone is not Zone.WAITING:
        return False
    if ability.dealer is not None and packet.source not in pointed_at(game, context, ability.dealer):
        return False
    return _is_hit(game, context, ability.to, packet.recipient) and _comes_from(game, context, ability.by, packet)


def _is_meant(game: Game, context: Context, ability: Static, packet: Packet) -> bool:
    """Whether the text speaks of damage to this recipient."""
    if not holds(game, context, ability.condition) or not reaches(game, context.controller, packet.recipient):
        return False
    return packet.recipient in pointed_at(game, context, ability.affected)


def _said(effect: StaticDamageEffect, packet: Packet) -> str:
    """In words, how the damage has been changed."""
    assert isinstance(effect.ability, ChangesDamage)
    way, times = f"of {named(packet.source)} to {named(packet.recipient)}", effect.ability.times
    if times == 1:
        return f"{named(effect.made_by)} changes the damage {way}: {packet.amount}"
    how = "doubled" if times == 2 else f"multiplied by {times}"
    return f"the damage {way} is {how}: {packet.amount}"


@rule("replacement effects")
def apply_static_damage_effect(game: Game, effect: StaticDamageEffect, packet: Packet, packets: list[Packet]) -> None:
    """What is turned to somebody else joins the packets."""
    packet.applied.append(effect)
    if effect.prevents:
        _prevent_some(game, effect, packet)
        return
    if isinstance(effect.ability, ChangesDamage):
        packet.amount = max(0, packet.amount * effect.ability.times + effect.ability.more)
        game.emit(Told(_said(effect, packet)))
        return
    assert effect.instead_to is not None
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
