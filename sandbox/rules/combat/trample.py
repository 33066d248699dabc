"""Trample: damage beyond what kills the blockers, assigned with the rest or found when it is dealt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sandbox.engine.combat import DamageToDivide, Parts
from sandbox.engine.damage import Packet
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.rules.combat.lethal_damage import lethal
from sandbox.terms.errors import Refusal

OVER_PLANESWALKERS = "trample over planeswalkers"
TRAMPLES = frozenset({"trample", OVER_PLANESWALKERS})


@dataclass(frozen=True)
class Trample:
    """`assigned_beyond`: the attacker assigns the rest to the player himself, when damage is assigned. Otherwise it is
    found after prevention. `waits_for_deaths`: it is dealt only when the blockers have been dealt theirs and have died
    of it."""

    name: str
    assigned_beyond: bool
    waits_for_deaths: bool = False

    def spilled(self, game: Game, packets: list[Packet]) -> list[Packet]:
        """New packets for what goes over to the player; the packets it comes from are reduced."""
        return [] if self.assigned_beyond else _spilled(game, packets)


found_after_prevention = Trample(
    "found after prevention: what the blockers do not need to die goes over", assigned_beyond=False
)
found_after_prevention_dealt_after_deaths = Trample(
    "found after prevention and dealt once blockers have died: what they do not need to die goes over",
    assigned_beyond=False,
    waits_for_deaths=True,
)
assigned_beyond_lethal = Trample("assigned with the damage: past lethal damage to every blocker", assigned_beyond=True)


def tramplers_last(game: Game, striking: Iterable[Object]) -> list[Object]:
    """The order in which damage is divided: what a trampler's blockers need depends on what others deal to them."""
    return sorted(striking, key=lambda thing: not game.characteristics(thing).keywords.isdisjoint(TRAMPLES))


def may_damage_past_blockers(game: Game, attacker: Object) -> bool:
    """Whether a blocked attacker can damage whom it attacks; where no blocker is left, all of its damage goes there."""
    return not game.characteristics(attacker).keywords.isdisjoint(TRAMPLES)


# assigned with the rest


def recipient_past_blockers(game: Game, attacker: Object, defender: Player | Object) -> Player | Object | None:
    """Who may be assigned a part of a blocked attacker's damage besides its blockers."""
    assigned = game.edition.combat.trample.assigned_beyond and may_damage_past_blockers(game, attacker)
    return defender if assigned else None


def player_past_planeswalker(game: Game, attacker: Object, defender: Player | Object) -> Player | None:
    """Whose planeswalker it is, where the attacker tramples over that."""
    if not isinstance(defender, Object) or not game.characteristics(attacker).has(OVER_PLANESWALKERS):
        return None
    player = game.controller(defender)
    return None if player.lost else player


def usual_parts(game: Game, division: DamageToDivide) -> Parts | None:
    """A trampler gives its blockers what kills them and the rest to the player; where that is not enough for all of
    them, or where nothing tramples, it must be said."""
    if division.past_blockers_to is None or division.banded:
        return None
    needed: Parts = {blocker: lethal(game, division, blocker) for blocker in division.recipients}
    left = division.amount - sum(needed.values())
    if left >= 0:
        return {**needed, division.past_blockers_to: left}
    return {division.recipients[0]: division.amount} if len(needed) == 1 else None


def why_not_past_blockers(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """Every blocker must be assigned lethal damage first, and a planeswalker that is trampled over its loyalty."""
    past, walker = division.past_blockers_to, division.planeswalker
    first: list[Object] = []
    if past is not None and parts.get(past, 0):
        first = division.recipients
    elif walker is not None and parts.get(walker, 0):
        first = division.recipients[:-1]
    for one in first:
        if parts.get(one, 0) < lethal(game, division, one):
            return Refusal("trample", f"{named(one)} must be assigned lethal damage before anything goes past it")
    return None


@rule("trample")
def tell_past_blockers(game: Game, division: DamageToDivide, parts: Parts) -> None:
    """What the blockers do not need to die is assigned to whom the trampler attacks."""
    defender = division.past_blockers_to
    if defender is not None and (amount := parts.get(defender, 0)):
        text = f"{named(division.source)} assigns {amount} of its damage past its blockers to {named(defender)}"
        game.emit(Told(text))


# found when it is dealt


@rule("trample")
def _spilled(game: Game, packets: list[Packet]) -> list[Packet]:
    """All other damage to the blocker counts first; of the trampler's, what the blocker does not need to die goes over.
    A trampling blocker spills nothing."""
    found = []
    for packet in packets:
        if isinstance(packet.recipient, Object) and packet.amount > 0 and _tramples(game, packet):
            found += _over(game, packet, packets)
    return found


def _tramples(game: Game, packet: Packet) -> bool:
    return packet.characteristics.has("trample") and game.combat is not None and packet.source in game.combat.attackers


def _over(game: Game, packet: Packet, packets: list[Packet]) -> list[Packet]:
    blocker = packet.recipient
    assert isinstance(blocker, Object)
    assert game.combat is not None
    earlier = packets[: packets.index(packet)]
    others = sum(
        p.amount
        for p in packets
        if p.recipient is blocker and p is not packet and (p in earlier or not _tramples(game, p))
    )
    needed = max(0, (game.characteristics(blocker).toughness or 0) - blocker.damage - others)
    over = max(0, packet.amount - needed)
    if not over:
        return []
    packet.amount -= over
    defender = game.combat.attackers[packet.source]
    game.emit(Told(f"{over} of {named(packet.source)}'s damage goes over to {named(defender)}"))
    return [Packet(packet.source, packet.characteristics, defender, over, combat=True)]
