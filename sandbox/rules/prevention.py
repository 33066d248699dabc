"""Preventing damage: what holds by itself, effects on damage that is on its way, and shields that wait for it."""

from __future__ import annotations

from typing import Any

from sandbox.engine.choices import Choice, Question
from sandbox.engine.damage import Packet, Shield
from sandbox.engine.events import DamagePrevented, Told, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.engine.trace import rule
from sandbox.engine.windows import WindowKind
from sandbox.meaning.continuous import DamagePrevented as Prevented
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import Each
from sandbox.rules.context import Context, choose_one, pointed_at
from sandbox.rules.matching import has_looks
from sandbox.rules.performing import perform
from sandbox.rules.protection import protected_from
from sandbox.rules.standing import standing_for

MOST_WAYS = 200


def why_prevented(game: Game, packet: Packet, combat: bool) -> bool:
    """Whether something that always holds prevents all of the packet: protection, or a continuous effect."""
    recipient = packet.recipient
    if isinstance(recipient, Object):
        if protected_from(game.look(recipient), packet.looks) is not None:
            return True
        standing = [m for m in game.look(recipient).standing if isinstance(m, Prevented) and m.dealt_to]
        host_choice = _chosen_colors(game, recipient)
    else:
        standing = [m for m in standing_for(game, recipient) if isinstance(m, Prevented)]
        host_choice = frozenset()
    if any(_fits(prevented, packet, combat, host_choice) for prevented in standing):
        return True
    return any(
        isinstance(m, Prevented) and not m.dealt_to and _fits(m, packet, combat)
        for m in game.look(packet.source).standing
    )


def _fits(prevented: Prevented, packet: Packet, combat: bool, chosen: frozenset[str] = frozenset()) -> bool:
    if prevented.combat_only and not combat:
        return False
    if prevented.chosen_color:
        return not packet.looks.colors.isdisjoint(chosen)
    return has_looks(prevented.by, packet.looks)


def _chosen_colors(game: Game, host: Object) -> frozenset[str]:
    """The colors chosen for what is attached to the object and speaks of a chosen color."""
    return frozenset(thing.chosen_color for thing in (*game.attached_to(host), host) if thing.chosen_color is not None)


# effects on damage that is on its way


@rule("damage prevention")
def from_packets(
    game: Game, context: Context, amount: int | None, to: list[Object | Player] | None, by: Kind, combat_only: bool
) -> None:
    """Only damage that is on its way can be prevented: of one packet, as much as the effect says. An effect on all
    damage
    of the turn that aims at nothing waits as a rule of its own."""
    window = game.innermost(WindowKind.PREVENTION)
    if to is None or window is None:
        game.shields.append(Shield(None, amount, combat_only=combat_only, kind=by, controller=context.controller))
        game.emit(Told(f"{named(context.source)} will prevent {'combat ' if combat_only else ''}damage this turn"))
        return
    packets = [p for p in window.packets if p.amount > 0 and p.recipient in to and has_looks(by, p.looks)]
    if packets:
        packet = choose_packet(game, context.controller, packets)
        _take(game, packet, packet.amount if amount is None else min(amount, packet.amount))


def choose_packet(game: Game, player: Player, packets: list[Packet]) -> Packet:
    """The only packet, or that of the source that the player names."""
    if len(packets) == 1:
        return packets[0]
    source = choose_one(game, player, Question.OBJECT, "whose damage", [packet.source for packet in packets])
    return next(packet for packet in packets if packet.source is source)


def _take(game: Game, packet: Packet, amount: int) -> None:
    if amount > 0:
        packet.amount -= amount
        game.emit(DamagePrevented(packet.source, packet.recipient, amount))


# shields


@rule("prevention shields")
def shield_set_up(
    game: Game, context: Context, amount: int | None, to: list[Object | Player] | None, by: Kind, combat_only: bool
) -> None:
    """Waits for the rest of the turn."""
    for recipient in to if to is not None else [None]:
        shield = Shield(recipient, amount, combat_only=combat_only, kind=by, controller=context.controller)
        shield.made_by = context.source
        game.shields.append(shield)
    game.emit(Told(f"{named(context.source)} sets up a shield"))


@rule("prevention shields")
def shielded(game: Game, packets: list[Packet], combat: bool) -> None:
    """Every shield takes its part, the oldest first; which of several sources a limited shield stops, the affected
    player
    chooses."""
    for shield in list(game.shields):
        touched = [p for p in packets if p.amount > 0 and _stops(game, shield, p, combat)]
        if touched:
            _use(game, shield, touched, packets)


def _stops(game: Game, shield: Shield, packet: Packet, combat: bool) -> bool:
    if (shield.combat_only and not combat) or shield.recipient not in (None, packet.recipient):
        return False
    if not _protects(game, shield, packet.recipient):
        return False
    if shield.source is not None and packet.source not in (shield.source, shield.source.now()):
        return False
    return not isinstance(shield.kind, Kind) or shield.kind is ANYTHING or has_looks(shield.kind, packet.looks)


def _protects(game: Game, shield: Shield, recipient: Object | Player) -> bool:
    """Whether the text of a shield for all of a kind means the recipient now."""
    if not isinstance(shield.context, Context) or not isinstance(shield.whom, Each):
        return True
    return recipient in pointed_at(game, shield.context, shield.whom)


def _use(game: Game, shield: Shield, touched: list[Packet], packets: list[Packet]) -> None:
    if shield.effects:
        game.shields.remove(shield)
        _answer(game, shield, touched[0])
        return
    stopped = _divide_shield(game, shield, touched)
    for packet, amount in stopped.items():
        if shield.instead_to is not None and amount > 0:
            packets.append(_turned(packet, amount, shield.instead_to))
            packet.amount -= amount
            game.emit(
                Told(f"{amount} damage from {named(packet.source)} is dealt to {named(shield.instead_to)} instead")
            )
        else:
            _take(game, packet, amount)
    if shield.after and shield.controller is not None and shield.made_by is not None:
        perform(game, Context(shield.made_by, shield.controller, amount=sum(stopped.values())), shield.after)
    if shield.once or (shield.left is not None and _used_up(shield, sum(stopped.values()))):
        game.shields.remove(shield)


def _turned(packet: Packet, amount: int, recipient: Object | Player) -> Packet:
    return Packet(packet.source, packet.looks, recipient, amount, packet.combat, packet.controller, redirected=True)


def _used_up(shield: Shield, stopped: int) -> bool:
    assert shield.left is not None
    shield.left -= stopped
    return shield.left <= 0


def _divide_shield(game: Game, shield: Shield, touched: list[Packet]) -> dict[Packet, int]:
    total = sum(packet.amount for packet in touched)
    if shield.left is None or shield.left >= total:
        return {packet: packet.amount for packet in touched}
    if len(touched) == 1:
        return {touched[0]: shield.left}
    player = _affected_player(game, touched[0].recipient)
    choice = Choice(player, Question.DIVIDE, "which damage is prevented", must_say=True, about=shield)
    choice.extra = {"amount": shield.left, "most": {p.source: p.amount for p in touched}, "purpose": "prevent"}
    choice.options = lambda: _ways(shield.left or 0, touched)
    answer: dict[Object, int] = game.ask(choice)
    return {packet: answer.get(packet.source, 0) for packet in touched}


def _ways(amount: int, touched: list[Packet]) -> list[dict[Any, int]]:
    """Ways of giving the amount out, none more than its packet holds; so many that a person could still choose."""
    if not touched:
        return [{}] if amount == 0 else []
    packet, *rest = touched
    found: list[dict[Any, int]] = []
    for part in range(min(amount, packet.amount), -1, -1):
        found += [{packet.source: part, **others} for others in _ways(amount - part, rest)]
        if len(found) >= MOST_WAYS:
            break
    return found[:MOST_WAYS]


def _affected_player(game: Game, recipient: Object | Player) -> Player:
    return recipient if isinstance(recipient, Player) else game.controller(recipient)


def _answer(game: Game, shield: Shield, packet: Packet) -> None:
    """An effect that waited for this damage happens."""
    assert shield.controller is not None
    assert shield.made_by is not None
    context = Context(shield.made_by, shield.controller, it=[packet.source], amount=packet.amount)
    perform(game, context, shield.effects)  # type: ignore[arg-type]


def end_of_turn(game: Game) -> None:
    """Shields last until the turn's end."""
    game.shields.clear()
    for thing in game.battlefield:
        thing.shields = 0
