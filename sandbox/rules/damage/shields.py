"""Effects that wait for damage: which of them apply, which comes first, and what each does with the damage."""

from __future__ import annotations

from functools import partial

from sandbox.engine.choices import Choice
from sandbox.engine.damage import Packet, Shield
from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.dividing import PreventionDivision
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import Reference
from sandbox.rules.damage.prevention import can_be_prevented, prevent_part, why_prevented
from sandbox.rules.damage.redirection import can_be_dealt_damage, turn_to_planeswalker
from sandbox.rules.damage.static_prevention import StaticDamageEffect, apply_static_damage_effect, static_damage_effects
from sandbox.rules.lookup.changes_to_events import apply_each
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.rules.lookup.performers import perform
from sandbox.rules.lookup.range_of_influence import reaches, reaches_all
from sandbox.rules.lookup.references import pointed_at
from sandbox.rules.zones.shield_counters import COUNTER, SHIELD, is_shielded, shield_used

MOST_WAYS = 200
HOLDS = "what always holds"
"""Stands among the effects on a packet for protection and for continuous effects that prevent all of it."""
WAITS = "the shield"
"""Stands for one of which nobody has said what set it up."""
OnDamage = Shield | StaticDamageEffect | Object | str
"""An object: the planeswalker that the damage would be dealt to instead."""


@rule("prevention shields")
def changed_on_its_way(game: Game, looked_at: list[Packet], packets: list[Packet], combat: bool) -> None:
    """Whatever applies to a packet takes its part, one effect after another and each once; the active player's packets
    come first. What is turned to somebody else joins the packets, and is looked at anew by what applies to it there.

    Comprehensive Rules of 2006, 419.9; of 2010, 616.
    """
    coming = sorted(looked_at, key=partial(_place, game)) if len(looked_at) > 1 else list(looked_at)
    for packet in coming:
        known = len(packets)
        if game.ranges and game.shields:
            _tell_too_far(game, packet, combat)
        if _changes(game, packet, packets, combat):
            _change(game, packet, packets, combat)
        coming += packets[known:]


def _place(game: Game, packet: Packet) -> int:
    """How far from the active player the one sits who is dealt the damage, or whose permanent is."""
    return (_affected(game, packet).seat - game.active.seat) % len(game.players)


def _affected(game: Game, packet: Packet) -> Player:
    recipient = packet.recipient
    return recipient if isinstance(recipient, Player) else game.controller(recipient)


def _change(game: Game, packet: Packet, packets: list[Packet], combat: bool) -> None:
    text = f"which effect applies first to the damage of {named(packet.source)}"
    found = partial(_changes, game, packet, packets, combat)
    within_range = game.trace.beneath("range of influence", bool(game.ranges))
    with within_range, game.trace.beneath("effects on changed events", bool(packet.applied)):
        apply_each(game, partial(_affected, game, packet), packet.source, text, found)


def _changes(game: Game, packet: Packet, packets: list[Packet], combat: bool) -> list[EventChange]:
    """What would change the damage as it is now. What would do no more than prevent damage that cannot be prevented is
    left as it is (2026, 615.12)."""
    if packet.amount <= 0:
        return []
    effects: list[OnDamage] = []
    if game.shields:
        effects += [shield for shield in game.shields if _applies(game, shield, packet, combat)]
    effects += static_damage_effects(game, packet)
    hit = packet.recipient
    if type(hit) is Object and SHIELD in hit.counters and is_shielded(hit):
        effects.append(COUNTER)
    if why_prevented(game, packet, combat):
        effects.insert(0, HOLDS)
    if packet.planeswalker is not None and can_be_dealt_damage(game, packet.planeswalker):
        effects.append(packet.planeswalker)
    if effects and not can_be_prevented(game, packet):
        effects = [effect for effect in effects if effect == COUNTER or not _only_prevents(effect)]
    if not effects:
        return []
    return [
        EventChange(_made_by(effect), partial(_apply, game, effect, packet, packets, combat), effect, _what(effect))
        for effect in (effects if len(effects) < 2 else _to_choose_from(effects))
    ]


def _apply(game: Game, effect: OnDamage, packet: Packet, packets: list[Packet], combat: bool) -> None:
    if isinstance(effect, Shield):
        _use(game, effect, packet, packets, combat)
    elif isinstance(effect, StaticDamageEffect):
        apply_static_damage_effect(game, effect, packet, packets)
    elif isinstance(effect, Object):
        turn_to_planeswalker(game, packet)
    elif effect == COUNTER:
        _prevented_by_counter(game, packet, packets)
    else:
        _prevented_by_rule(game, packet)


@rule("range of influence")
def _tell_too_far(game: Game, packet: Packet, combat: bool) -> None:
    """An effect that would apply, were its controller not too far away (2006, 601.15; 2010, 801.15; 2026, 801.13)."""
    for shield in game.shields:
        if (
            shield.made_by is not None
            and _is_meant(game, shield, packet, combat)
            and not _in_reach(game, shield, packet)
        ):
            game.emit(
                Told(f"the effect of {named(shield.made_by)} does not reach the damage of {named(packet.source)}")
            )


@rule("protection")
def _prevented_by_rule(game: Game, packet: Packet) -> None:
    """Protection and effects that always hold reduce it to nothing."""
    prevent_part(game, packet, packet.amount)


def _prevented_by_counter(game: Game, packet: Packet, packets: list[Packet]) -> None:
    """All that is dealt to the permanent at this moment, for one counter: the counters make one effect together. One
    goes even where the damage cannot be prevented (2026, 122.1c and 615.12)."""
    thing = packet.recipient
    assert isinstance(thing, Object)
    for each in [each for each in packets if each.recipient is thing and can_be_prevented(game, each)]:
        prevent_part(game, each, each.amount)
    shield_used(game, thing)


# which comes first


def _to_choose_from(effects: list[OnDamage]) -> list[OnDamage]:
    """Where nothing but prevention is at hand, what stops everything for good comes before what would be used up, and
    among equals the oldest: nobody is asked."""
    if all(_only_prevents(effect) for effect in effects):
        for_good = next((effect for effect in effects if _lasts(effect)), None)
        if for_good is not None:
            return [for_good]
        if COUNTER not in effects and len({effect.once for effect in effects if isinstance(effect, Shield)}) == 1:
            return effects[:1]
    return effects


def _only_prevents(effect: OnDamage) -> bool:
    if not isinstance(effect, Shield):
        return effect in (HOLDS, COUNTER)
    return effect.instead_to is None and not effect.effects and not effect.after


def _lasts(effect: OnDamage) -> bool:
    return effect != COUNTER and (not isinstance(effect, Shield) or (effect.left is None and not effect.once))


def _made_by(effect: OnDamage) -> Object | str:
    if isinstance(effect, str | Object):
        return effect
    elsewhere = isinstance(effect, Shield) and effect.instead_to
    return effect.made_by or (f"{WAITS} for {named(elsewhere)}" if elsewhere else WAITS)


def _what(effect: OnDamage) -> object:
    """Equal for effects of one text that do the same."""
    if isinstance(effect, StaticDamageEffect):
        return (effect.ability, effect.instead_to)
    if not isinstance(effect, Shield) or effect.made_by is None:
        return effect
    return (effect.made_by.card.name, effect.controller, effect.left, effect.instead_to)


# whether it applies


def _applies(game: Game, shield: Shield, packet: Packet, combat: bool) -> bool:
    """An effect gets one chance at the damage, and cannot turn it to what has left or is no creature any more."""
    if shield in packet.applied or not (shield.instead_to is None or can_be_dealt_damage(game, shield.instead_to)):
        return False
    return _in_reach(game, shield, packet) and _is_meant(game, shield, packet, combat)


def _is_meant(game: Game, shield: Shield, packet: Packet, combat: bool) -> bool:
    """Whether the effect speaks of this damage."""
    if (shield.combat_only and not combat) or shield.recipient not in (None, packet.recipient):
        return False
    if not _protects(game, shield, packet.recipient):
        return False
    if shield.source is not None and packet.source not in (shield.source, shield.source.now()):
        return False
    return (
        not isinstance(shield.kind, Kind)
        or shield.kind is ANYTHING
        or characteristics_match(shield.kind, packet.characteristics)
    )


def _in_reach(game: Game, shield: Shield, packet: Packet) -> bool:
    """Of the source and the recipient, the one that the effect names is within its controller's range of influence;
    where it names neither, both are."""
    if not game.ranges or shield.controller is None:
        return True
    if shield.recipient is not None or shield.whom is not None:
        return reaches(game, shield.controller, packet.recipient)
    return reaches_all(game, shield.controller, [packet.source, packet.recipient])


def _protects(game: Game, shield: Shield, recipient: Object | Player) -> bool:
    """Whether the text of a shield for all of a kind means the recipient now."""
    if not isinstance(shield.context, Context):
        return True
    whom = shield.whom if isinstance(shield.whom, tuple) else (shield.whom,)
    return any(recipient in pointed_at(game, shield.context, each) for each in whom if isinstance(each, Reference))


# what it does


def _use(game: Game, shield: Shield, packet: Packet, packets: list[Packet], combat: bool) -> None:
    """On all damage to the recipient that it applies to; which of several sources a limited shield stops, the affected
    player chooses."""
    recipient = packet.recipient
    several = isinstance(shield.whom, tuple)
    touched = [
        p
        for p in packets
        if (several or p.recipient is recipient) and p.amount > 0 and _applies(game, shield, p, combat)
    ]
    for one in touched:
        one.applied.append(shield)
    if shield.effects:
        game.shields.remove(shield)
        _answer(game, shield, packet)
        return
    if shield.instead_to is None and not can_be_prevented(game, packet):
        _after(game, shield, 0)
        return
    stopped = _divide_shield(game, shield, touched)
    for one, amount in stopped.items():
        if shield.instead_to is not None and amount > 0:
            _turn(game, one, amount, shield.instead_to, packets)
        else:
            prevent_part(game, one, amount)
    if shield.once or (shield.left is not None and _used_up(shield, sum(stopped.values()))):
        game.shields.remove(shield)
    _after(game, shield, sum(stopped.values()))


def _after(game: Game, shield: Shield, prevented: int) -> None:
    """What else the effect does, also where it could prevent nothing (2026, 615.12)."""
    if shield.after and shield.controller is not None and shield.made_by is not None:
        perform(game, Context(shield.made_by, shield.controller, amount=prevented), shield.after)


def _turn(game: Game, packet: Packet, amount: int, recipient: Object | Player, packets: list[Packet]) -> None:
    """Damage turned beyond the range of influence of its source's controller is dealt to nobody."""
    turned = packet.turned(amount, recipient)
    if not reaches(game, packet.characteristics.controller, recipient):
        _tell_turned_too_far(game, packet, amount, recipient)
        return
    packets.append(turned)
    game.emit(Told(f"{amount} damage from {named(packet.source)} is dealt to {named(recipient)} instead"))


@rule("range of influence")
def _tell_turned_too_far(game: Game, packet: Packet, amount: int, recipient: Object | Player) -> None:
    text = f"{amount} damage from {named(packet.source)} is dealt to nobody: {named(recipient)} is out of range"
    game.emit(Told(text))


def _used_up(shield: Shield, stopped: int) -> bool:
    assert shield.left is not None
    shield.left -= stopped
    return shield.left <= 0


def _divide_shield(game: Game, shield: Shield, touched: list[Packet]) -> dict[Packet, int]:
    total = sum(packet.amount for packet in touched)
    if shield.left is None or shield.left >= total:
        return {packet: packet.amount for packet in touched}
    if game.goes_without_saying(touched):
        return {touched[0]: shield.left}
    amount = shield.left
    if isinstance(shield.whom, tuple):
        return spread_over_recipients(game, _affected(game, touched[0]), touched, amount)
    choice = Choice(
        _affected(game, touched[0]),
        PreventionDivision(shield.made_by, amount),
        "which damage is prevented",
        lambda: _ways(amount, touched),
        must_say=True,
    )
    return _spread(game.ask(choice), touched)


def spread_over_recipients(game: Game, player: Player, touched: list[Packet], amount: int) -> dict[Packet, int]:
    """What one source deals to several at once, one recipient after the other, as the player says."""
    found: dict[Packet, int] = {}
    left = list(touched)
    while left and sum(found.values()) < amount:
        question = WhichObject[Object | Player](left[0].source)
        recipients = [packet.recipient for packet in left]
        chosen = choose_one(game, player, question, "whose damage is turned", recipients)
        packet = next(packet for packet in left if packet.recipient is chosen)
        found[packet] = min(packet.amount, amount - sum(found.values()))
        left.remove(packet)
    return found


def _spread(answer: dict[Object, int], touched: list[Packet]) -> dict[Packet, int]:
    """What was said of a source, over its packets."""
    left, found = dict(answer), {}
    for packet in touched:
        found[packet] = min(packet.amount, left.get(packet.source, 0))
        left[packet.source] = left.get(packet.source, 0) - found[packet]
    return found


def _ways(amount: int, touched: list[Packet]) -> list[dict[Object, int]]:
    """Ways of giving the amount out, none more than its packet holds; so many that a person could still choose."""
    if not touched:
        return [{}] if amount == 0 else []
    packet, *rest = touched
    found: list[dict[Object, int]] = []
    for part in range(min(amount, packet.amount), -1, -1):
        found += [{packet.source: part, **others} for others in _ways(amount - part, rest)]
        if len(found) >= MOST_WAYS:
            break
    return found[:MOST_WAYS]


def _answer(game: Game, shield: Shield, packet: Packet) -> None:
    """An effect that waited for this damage happens."""
    assert shield.controller is not None
    assert shield.made_by is not None
    context = Context(shield.made_by, shield.controller, it=[packet.source], amount=packet.amount)
    perform(game, context, shield.effects)
