"""Performers: damage, prevention, regeneration."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action
from sandbox.engine.changes.damage import take_damage_away
from sandbox.engine.damage import Packet, Shield
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import WindowKind
from sandbox.meaning.amounts import OwnSize
from sandbox.meaning.effects import (
    DamageEachPlayer,
    DamageNotPreventedNow,
    DealDamage,
    Effect,
    Heal,
    Prevent,
    PreventNextFromSource,
    RedirectDamage,
    RedirectFromSource,
    Regenerate,
    WhenSourceDamages,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Each, Reference, SourceOfChoice, Together, You
from sandbox.rules.damage.dealing import deal, joined, packets_for
from sandbox.rules.damage.prevention import choose_packet
from sandbox.rules.damage.shields import changed_on_its_way, spread_over_recipients
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context, for_player
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.rules.lookup.linked_choices import chosen_color
from sandbox.rules.lookup.performers import Performers, perform
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at

YOUR_SIDE = (You(), Each(Kind(controller="you")))
"""You and the permanents you control."""


def deal_damage(game: Game, context: Context, effect: DealDamage) -> None:
    """All at once; to each recipient the whole amount, or its part of a divided one. What is divided evenly is divided
    now, among those that it may still deal damage to, if it was not before."""
    _deal(game, context, _packets(game, context, effect))


def deal_in_series(game: Game, context: Context, effects: list[DealDamage]) -> None:
    """The damage of all of them is dealt together, or that of one sentence after that of another, as the edition has
    it."""
    for sentence in [effects] if game.edition.damage.together else _sentences(effects):
        _deal(game, context, [packet for effect in sentence for packet in _packets(game, context, effect)])


def _sentences(effects: list[DealDamage]) -> list[list[DealDamage]]:
    """What one sentence says of damage is one instruction.

    Comprehensive Rules of 2006, 413.2d; of 2010, 608.2e.
    """
    found: list[list[DealDamage]] = []
    for effect in effects:
        if effect.along and found:
            found[-1].append(effect)
        else:
            found.append([effect])
    return found


def _packets(game: Game, context: Context, effect: DealDamage) -> list[Packet]:
    if effect.amount.__class__ is OwnSize or (isinstance(effect.source, Each) and effect.source in effect.to):
        return _packets_of_each(game, context, effect)
    amount = count(game, context, effect.amount)
    division = context.action.division if context.action else {}
    recipients = [t for ref in effect.to for t in pointed_at(game, context, ref) if not isinstance(t, Action)]
    unique = list(dict.fromkeys(recipients))
    if unique and _is_even(context.action):
        amount //= len(unique)
    sources = objects_at(game, context, effect.source)
    context.it = list(unique)
    dealt = [(thing, division.get(thing, amount)) for thing in unique]
    found = [packet for source in sources for packet in packets_for(game, context.action, source, dealt)]
    for packet in found:
        packet.unpreventable = effect.unpreventable
    return found


def _packets_of_each(game: Game, context: Context, effect: DealDamage) -> list[Packet]:
    """Each deals as much as its own size says, or deals it to itself."""
    found: list[Packet] = []
    others = [t for ref in effect.to if ref != effect.source for t in pointed_at(game, context, ref)]
    for source in objects_at(game, context, effect.source):
        recipients = [t for t in others if not isinstance(t, Action)] + [source] * (effect.source in effect.to)
        amount = count(game, replace(context, it=[source]), effect.amount)
        found += packets_for(game, context.action, source, [(thing, amount) for thing in dict.fromkeys(recipients)])
    for packet in found:
        packet.unpreventable = effect.unpreventable
    return found


def _deal(game: Game, context: Context, packets: list[Packet]) -> None:
    if packets:
        context.it = [*{packet.recipient: None for packet in packets}]
        context.marked_before = {}
        for packet in packets:
            if type(packet.recipient) is Object:
                context.marked_before[packet.recipient] = packet.recipient.damage
                if packet.recipient.counters:
                    _remember_loyalty(context, packet.recipient)
        context.dealt = deal(game, joined(packets))
        context.amount = sum(packet.amount for packet in context.dealt)


def _remember_loyalty(context: Context, hit: Object) -> None:
    """As it is before the damage."""
    known = context.loyalty_before or {}
    context.loyalty_before = {**known, hit: hit.counters.get("loyalty", 0)}
    context.defense_before = {**(context.defense_before or {}), hit: hit.counters.get("defense", 0)}


def damage_each_player(game: Game, context: Context, effect: DamageEachPlayer) -> None:
    """All at once, to each player as much as is counted for that player."""
    packets = []
    for player in players_at(game, context, effect.who):
        amount = count(game, for_player(context, player), effect.amount)
        for source in objects_at(game, context, effect.source):
            packets += packets_for(game, context.action, source, [(player, amount)])
    _deal(game, context, packets)


def _is_even(action: Action | None) -> bool:
    return action is not None and any(spec.evenly for spec in action.mode.targets)


def prevent(game: Game, context: Context, effect: Prevent) -> None:
    amount = None if effect.amount is None else count(game, context, effect.amount)
    if amount is None and not game.edition.damage.needs_damage:
        kinds = effect.to.references if isinstance(effect.to, Together) else (effect.to,)
        if any(isinstance(each, Each) for each in kinds):
            _protect_all(game, context, effect, kinds)
            game.shields[-1].after = effect.after
            return
    to = None
    if effect.to is not None:
        to = [thing for thing in pointed_at(game, context, effect.to) if not isinstance(thing, Action)]
    window, shields = game.innermost(WindowKind.PREVENTION), len(game.shields)
    before = sum(packet.amount for packet in window.packets) if window is not None else 0
    game.edition.damage.prevention(game, context, amount, to, effect.by, effect.combat_only)
    if not effect.after:
        return
    for shield in game.shields[shields:]:
        shield.after = effect.after
    if window is not None and (stopped := before - sum(packet.amount for packet in window.packets)):
        perform(game, replace(context, amount=stopped), effect.after)


def _protect_all(game: Game, context: Context, effect: Prevent, whom: tuple[Reference | None, ...]) -> None:
    """No characteristic is changed, so what comes under the effect later in the turn is protected as well.

    Comprehensive Rules of 2006, 418.3b; of 2010, 611.2c.
    """
    shield = Shield(None, None, combat_only=effect.combat_only, kind=effect.by, controller=context.controller)
    shield.made_by, shield.context, shield.whom = context.source, context, whom if whom[1:] else whom[0]
    game.shields.append(shield)
    game.emit(Told(f"{named(context.source)} sets up a shield"))


def prevent_next_from_source(game: Game, context: Context, effect: PreventNextFromSource) -> None:
    """The damage of one source on one occasion."""
    by = _of_the_chosen_color(game, context, effect.by)
    if by is not None:
        _next_from_source(game, context, by, effect.to, after=effect.effects)


def _of_the_chosen_color(game: Game, context: Context, by: Kind) -> Kind | None:
    """The kind with the color known that was chosen for the source; None where none was."""
    if not by.chosen_color:
        return by
    color = chosen_color(game, context.source)
    return None if color is None else replace(by, chosen_color=False, colors=frozenset({color}))


def when_source_damages(game: Game, context: Context, effect: WhenSourceDamages) -> None:
    _next_from_source(game, context, effect.by, effect.to, effect)


def _next_from_source(
    game: Game,
    context: Context,
    by: Kind,
    to: Reference,
    waiting: WhenSourceDamages | None = None,
    after: tuple[Effect, ...] = (),
) -> None:
    """On damage that is on its way, where effects wait for that; otherwise as a shield."""
    window = game.innermost(WindowKind.PREVENTION)
    recipients = [t for t in pointed_at(game, context, to) if not isinstance(t, Action)]
    if not game.edition.damage.needs_damage or window is None:
        _wait_for_source(game, context, by, recipients, waiting, after)
    elif packets := _coming(window.packets, by, recipients):
        _meet_damage(game, context, choose_packet(game, context.controller, packets), waiting, after)


def _coming(packets: list[Packet], by: Kind, recipients: list[Object | Player]) -> list[Packet]:
    """Damage on its way from such sources to one of the recipients."""
    there = [packet for packet in packets if packet.amount > 0 and packet.recipient in recipients]
    return [packet for packet in there if characteristics_match(by, packet.characteristics)]


def _meet_damage(
    game: Game, context: Context, packet: Packet, waiting: WhenSourceDamages | None, after: tuple[Effect, ...]
) -> None:
    """It is prevented, or something happens because of it."""
    if waiting is None:
        stopped, packet.amount = packet.amount, 0
        game.emit(Told(f"{stopped} damage from {named(packet.source)} is prevented"))
        perform(game, Context(context.source, context.controller, context.action, amount=stopped), after)
    else:
        damage = Context(context.source, context.controller, context.action, it=[packet.source], amount=packet.amount)
        perform(game, damage, waiting.effects)


def _wait_for_source(
    game: Game,
    context: Context,
    by: Kind,
    recipients: list[Object | Player],
    waiting: WhenSourceDamages | None,
    after: tuple[Effect, ...],
) -> None:
    """A shield for the next damage of the source chosen."""
    for source in objects_at(game, context, SourceOfChoice(by)):
        for recipient in recipients:
            shield = Shield(
                recipient, None, source=source, once=True, controller=context.controller, made_by=context.source
            )
            shield.after = after
            shield.kind = by
            shield.effects = waiting.effects if waiting is not None else ()
            game.shields.append(shield)
            game.emit(Told(f"{named(context.source)} waits for damage from {named(source)} to {named(recipient)}"))


def redirect(game: Game, context: Context, effect: RedirectDamage) -> None:
    """Onto damage that is on its way, or as a shield that waits."""
    amount = None if effect.amount is None else count(game, context, effect.amount)
    targets = [t for t in pointed_at(game, context, effect.instead_to) if not isinstance(t, Action)]
    recipients = [t for t in pointed_at(game, context, effect.to) if not isinstance(t, Action)]
    window = game.innermost(WindowKind.PREVENTION)
    if effect.next_from is not None:
        _redirect_next(game, context, effect.next_from, recipients, targets)
        return
    for instead in targets[:1]:
        for recipient in recipients:
            if window is not None and game.edition.damage.needs_damage:
                _turn_packets(game, context, recipient, instead, amount)
            else:
                shield = Shield(recipient, amount, instead_to=instead, controller=context.controller)
                shield.made_by = context.source
                game.shields.append(shield)


def _redirect_next(
    game: Game,
    context: Context,
    by: Kind,
    recipients: list[Object | Player],
    targets: list[Object | Player],
) -> None:
    """The next damage of one source: that on its way, or by a shield."""
    window = game.innermost(WindowKind.PREVENTION)
    if window is not None and game.edition.damage.needs_damage:
        packets = _coming(window.packets, by, recipients)
        if packets and targets:
            packet = choose_packet(game, context.controller, packets)
            _turn(game, window.packets, packet, packet.amount, targets[0])
        return
    for source in objects_at(game, context, SourceOfChoice(by)):
        for recipient in recipients:
            shield = Shield(recipient, None, source=source, once=True, controller=context.controller)
            shield.instead_to, shield.made_by = targets[0], context.source
            game.shields.append(shield)


def redirect_from_source(game: Game, context: Context, effect: RedirectFromSource) -> None:
    """Of one source, to whomever of the player's side: onto damage on its way, or as a shield that waits."""
    amount = count(game, context, effect.amount)
    targets = [t for t in pointed_at(game, context, effect.instead_to) if not isinstance(t, Action)]
    window = game.innermost(WindowKind.PREVENTION)
    if not targets:
        return
    if window is not None and game.edition.damage.needs_damage:
        _turn_from_source(game, context, effect.by, window.packets, amount, targets[0])
        return
    for source in objects_at(game, context, SourceOfChoice(effect.by)):
        shield = Shield(None, amount, source=source, instead_to=targets[0], controller=context.controller)
        shield.made_by, shield.context, shield.whom = context.source, context, YOUR_SIDE
        game.shields.append(shield)
        game.emit(Told(f"{named(context.source)} waits for damage from {named(source)}"))


def _turn_from_source(
    game: Game, context: Context, by: Kind, packets: list[Packet], amount: int, instead: Object | Player
) -> None:
    yours = [thing for whom in YOUR_SIDE for thing in pointed_at(game, context, whom)]
    possible = _coming(packets, by, [thing for thing in yours if not isinstance(thing, Action)])
    if not possible:
        return
    source = choose_packet(game, context.controller, possible).source
    own = [packet for packet in possible if packet.source is source]
    for packet, turned in spread_over_recipients(game, context.controller, own, amount).items():
        _turn(game, packets, packet, turned, instead)


def _turn(game: Game, packets: list[Packet], packet: Packet, amount: int, instead: Object | Player) -> None:
    """What prevents damage by itself sees it at its new recipient."""
    turned = packet.turned(amount, instead)
    packets.append(turned)
    game.emit(Told(f"{amount} damage from {named(packet.source)} goes to {named(instead)} instead"))
    changed_on_its_way(game, [turned], packets, packet.combat)


def _turn_packets(
    game: Game, context: Context, recipient: Object | Player, instead: Object | Player, amount: int | None
) -> None:
    window = game.innermost(WindowKind.PREVENTION)
    assert window is not None
    packets = [p for p in window.packets if p.amount > 0 and p.recipient is recipient]
    for packet in packets:
        turned = packet.amount if amount is None else min(amount, packet.amount)
        if turned:
            _turn(game, window.packets, packet, turned, instead)
        if amount is not None:
            amount -= turned


def damage_not_prevented_now(game: Game, context: Context, effect: DamageNotPreventedNow) -> None:
    game.turn_facts.unpreventable = True
    game.emit(Told("damage can't be prevented this turn"))


@rule("healing")
def heal(game: Game, context: Context, effect: Heal) -> None:
    """Marked damage is taken away (2026, 701.69a)."""
    for thing in objects_at(game, context, effect.what):
        if thing.in_play and thing.damage:
            take_damage_away(game, thing)
            game.emit(Told(f"the damage on {named(thing)} is healed"))


def regenerate(game: Game, context: Context, effect: Regenerate) -> None:
    for thing in objects_at(game, context, effect.what):
        if thing.in_play:
            game.edition.dying.regenerates(game, thing)
    context.it = list(objects_at(game, context, effect.what))


PERFORMERS: Performers = {
    DealDamage: deal_damage,
    DamageEachPlayer: damage_each_player,
    Prevent: prevent,
    PreventNextFromSource: prevent_next_from_source,
    WhenSourceDamages: when_source_damages,
    RedirectDamage: redirect,
    RedirectFromSource: redirect_from_source,
    Heal: heal,
    Regenerate: regenerate,
    DamageNotPreventedNow: damage_not_prevented_now,
}
SERIES: Performers = {
    DealDamage: deal_in_series,
}
