"""Dividing one combatant's damage among those it fights."""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat, DamageToDivide, Parts
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.dividing import DamageDivision
from sandbox.rules.combat.lethal_damage import lethal
from sandbox.rules.combat.trample import tell_past_blockers, usual_parts, why_not_past_blockers
from sandbox.terms.errors import Illegal, Refusal

MOST_WAYS = 500
Shares = list[tuple[Object, Object | Player, int]]
"""Source, recipient, and how much the one deals to the other."""


def divide(game: Game, division: DamageToDivide) -> Shares:
    """Who gets how much: the only way there is, the usual way of a trampler, or as the chooser says. Raises Illegal."""
    past = division.past_blockers_to
    recipients: list[Object | Player] = [*division.recipients, *([past] if past is not None else [])]
    if division.amount == 0 or game.goes_without_saying(recipients):
        return [
            (division.source, recipient, division.amount if i == 0 else 0) for i, recipient in enumerate(recipients)
        ]
    choice = _choice_of_parts(game, division, recipients)
    parts = game.ask(choice)
    refusal = choice.refusal_of(parts)
    if refusal is not None:
        raise Illegal(refusal)
    if game.combat is not None and (division.groups or any(game.combat.possible_later_damage.values())):
        game.combat.divisions.append((division, parts))
    tell_past_blockers(game, division, parts)
    return [(division.source, recipient, parts.get(recipient, 0)) for recipient in recipients]


def _why_not_yet(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """As `why_not_parts`, while others have still to divide: what they could add counts."""
    division.hopeful = True
    try:
        return why_not_parts(game, division, parts)
    finally:
        division.hopeful = False


def judge_together(game: Game, combat: Combat) -> None:
    """Damage of one wave is assigned at the same time: whether a division is legal is seen when all are known. One
    that nobody divides after has been seen so. Raises Illegal.
    """
    coming = combat.being_assigned
    for division, parts in combat.divisions:
        combat.being_assigned = {thing: amount - parts.get(thing, 0) for thing, amount in coming.items()}
        refusal = why_not_parts(game, division, parts)
        if refusal is not None:
            raise Illegal(refusal)
    combat.being_assigned, combat.divisions = coming, []


def _choice_of_parts(game: Game, division: DamageToDivide, recipients: list[Object | Player]) -> Choice[Parts]:
    usual = {recipients[0]: division.amount} if len(recipients) == 1 else usual_parts(game, division)
    return Choice(
        division.chooser,
        DamageDivision(division.source, division.amount, recipients, division.groups),
        f"how {named(division.source)} divides its damage",
        lambda: _ways(game, division, recipients),
        usual,
        must_say=usual is None,
        why_not=lambda parts: _why_not_yet(game, division, parts),
    )


def why_not_parts(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """Whether the edition allows the division."""
    for recipient, part in parts.items():
        if recipient not in division.recipients and recipient is not division.past_blockers_to:
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
    return why_not_past_blockers(game, division, parts)


def lethal_damage_in_order(game: Game, division: DamageToDivide, parts: Parts) -> Refusal | None:
    """Each in the order must be assigned lethal damage before the next is assigned any."""
    if division.banded:
        return None
    for before, after in zip(division.recipients, division.recipients[1:], strict=False):
        if parts.get(after, 0) and parts.get(before, 0) < lethal(game, division, before):
            return _comes_first(division, before, after)
    return why_not_past_blockers(game, division, parts)


def _comes_first(division: DamageToDivide, before: Object | Player, after: Object | Player) -> Refusal:
    words = f"{named(before)} comes first in the order and must be assigned lethal damage before {named(after)}"
    return Refusal("ordering blockers", words) if division.attacking else Refusal("ordering attackers", words)
