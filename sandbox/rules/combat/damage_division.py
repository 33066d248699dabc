"""Dividing one combatant's damage among those it fights."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import DamageDivision
from sandbox.engine.trace import rule
from sandbox.terms.errors import Illegal, Refusal

MOST_WAYS = 500
Parts = dict[Object | Player, int]
Shares = list[tuple[Object, Object | Player, int]]


@dataclass
class DamageToDivide:
    """`beyond` is who gets what a trampler assigns past its blockers, in editions that assign it so; `banded`: the
    opponent
    divides. With `groups`, each recipient stands for its band. `hopeful`: what later dividers could add counts."""

    source: Object
    chooser: Player
    recipients: list[Object | Player]
    amount: int
    beyond: Player | Object | None = None
    attacking: bool = False
    banded: bool = False
    groups: list[list[Object]] = field(default_factory=list)
    hopeful: bool = False


def divide(game: Game, division: DamageToDivide) -> Shares:
    """Who gets how much: the only way there is, the usual way of a trampler, or as the chooser says. Raises Illegal."""
    beyond = division.beyond if game.edition.combat.trample.assigned_beyond else None
    recipients = [*division.recipients, *([beyond] if beyond is not None else [])]
    if len(recipients) == 1 or division.amount == 0:
        return [
            (division.source, recipient, division.amount if i == 0 else 0) for i, recipient in enumerate(recipients)
        ]
    parts = _ask(game, division, recipients)
    refusal = why_not_parts(game, replace(division, hopeful=True), parts)
    if refusal is not None:
        raise Illegal(refusal)
    if game.combat is not None:
        game.combat.divisions.append((division, parts))
    if beyond is not None and parts.get(beyond, 0):
        _tramples(game, division, beyond, parts[beyond])
    return [(division.source, recipient, parts.get(recipient, 0)) for recipient in recipients]


def judge_together(game: Game, combat: Combat) -> None:
    """Damage of one wave is assigned at the same time: whether a division is legal is seen when all are known. Raises
    Illegal.
    """
    coming = combat.being_assigned
    for division, parts in combat.divisions:
        combat.being_assigned = {thing: amount - parts.get(thing, 0) for thing, amount in coming.items()}
        refusal = why_not_parts(game, division, parts)
        if refusal is not None:
            raise Illegal(refusal)
    combat.being_assigned, combat.divisions = coming, []


@rule("trample")
def _tramples(game: Game, division: DamageToDivide, beyond: Player | Object, amount: int) -> None:
    """What the blockers do not need to die is assigned to whom the trampler attacks."""
    game.emit(Told(f"{named(division.source)} assigns {amount} of its damage past its blockers to {named(beyond)}"))


def _ask(game: Game, division: DamageToDivide, recipients: list[Object | Player]) -> Parts:
    usual = _usual(game, division)
    choice = Choice(
        division.chooser,
        DamageDivision(division.source, division.amount, recipients, division.groups),
        f"how {named(division.source)} divides its damage",
        lambda: _ways(game, division, recipients),
        usual,
        must_say=usual is None,
        why_not=lambda parts: why_not_parts(game, replace(division, hopeful=True), parts),
    )
    return game.ask(choice)


def _usual(game: Game, division: DamageToDivide) -> Parts | None:
    """A trampler gives its blockers what kills them and the rest to the player; where that is not enough for all of
    them,
    or where nothing tramples, it must be said."""
    if division.beyond is None or division.banded or not game.edition.combat.trample.assigned_beyond:
        return None
    needed = {blocker: lethal(game, division, blocker) for blocker in division.recipients}
    left = division.amount - sum(needed.values())
    if left >= 0:
        return {**needed, division.beyond: left}
    return {division.recipients[0]: division.amount} if len(needed) == 1 else None


def lethal(game: Game, division: DamageToDivide, creature: Any) -> int:
    """How much damage from the source is lethal to the creature now, with what others have been assigned to
    deal at the same time; 1 is enough for deathtouch."""
    needed: int = max(
        0, (game.characteristics(creature).toughness or 0) - creature.damage - _coming(game, division, creature)
    )
    return min(needed, 1) if game.characteristics(division.source).has("deathtouch") else needed


def _coming(game: Game, division: DamageToDivide, creature: Any) -> int:
    combat = game.combat
    if combat is None:
        return 0
    hoped = combat.possible_later_damage.get(creature, 0) if division.hopeful else 0
    return combat.being_assigned.get(creature, 0) + hoped


def why_not_parts(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """Whether the edition allows the division."""
    for recipient, part in parts.items():
        if recipient not in division.recipients and recipient is not division.beyond:
            return Refusal("dividing combat damage", f"{named(division.source)} cannot damage {named(recipient)} here")
        if part < 0:
            return Refusal("dividing combat damage", "no part can be negative")
    if sum(parts.values()) != division.amount:
        given = sum(parts.values())
        return Refusal(
            "dividing combat damage", f"{given} is divided, but {named(division.source)} deals {division.amount}"
        )
    return game.edition.combat.division(game, division, parts)


def _ways(game: Game, division: DamageToDivide, recipients: list[Object | Player]) -> list[Parts]:
    found = []
    for parts in _splits(division.amount, len(recipients)):
        way = {recipient: part for recipient, part in zip(recipients, parts, strict=True) if part}
        if why_not_parts(game, division, way) is None:
            found.append(way)
        if len(found) >= MOST_WAYS:
            break
    return found


def _splits(amount: int, among: int) -> list[tuple[int, ...]]:
    if among == 1:
        return [(amount,)]
    found: list[tuple[int, ...]] = []
    for first in range(amount, -1, -1):
        found += [(first, *rest) for rest in _splits(amount - first, among - 1)]
        if len(found) > MOST_WAYS * 4:
            break
    return found


# which divisions are allowed


def divides_freely(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """In any way; a trampler that assigns damage past its blockers must first assign all of them lethal damage."""
    return _why_not_beyond(game, division, parts)


def _why_not_beyond(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    if division.beyond is None or not parts.get(division.beyond, 0):
        return None
    for blocker in division.recipients:
        if parts.get(blocker, 0) < lethal(game, division, blocker):
            return Refusal("trample", f"{named(blocker)} must be assigned lethal damage before anything goes past it")
    return None


def lethal_damage_in_order(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """Each in the order must be assigned lethal damage before the next is assigned any."""
    if division.banded:
        return None
    for before, after in zip(division.recipients, division.recipients[1:], strict=False):
        if parts.get(after, 0) and parts.get(before, 0) < lethal(game, division, before):
            return _comes_first(division, before, after)
    return _why_not_beyond(game, division, parts)


def _comes_first(division: DamageToDivide, before: Object | Player, after: Object | Player) -> Refusal:
    words = f"{named(before)} comes first in the order and must be assigned lethal damage before {named(after)}"
    return Refusal("ordering blockers", words) if division.attacking else Refusal("ordering attackers", words)
