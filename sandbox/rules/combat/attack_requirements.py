"""What is asked of an attack as a whole: how many creatures may attack, who may not attack alone, who must attack.

Comprehensive Rules of 2006, 500.2 to 500.5; of 2010, 508.1c and 508.1d.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.meaning.abilities import AtMostInCombat
from sandbox.meaning.continuous import AttacksPlayer, MustAttack
from sandbox.rules.continuous.effects_in_force import works
from sandbox.terms.errors import Refusal

MOST_WAYS = 50
UNLIMITED = 1_000_000


def most_in_combat(game: Game, act: str) -> int:
    """How many creatures may `attack` or `block` in one combat."""
    if AtMostInCombat not in game.traits_in_play():
        return UNLIMITED
    limits = [
        ability.count
        for thing in game.permanents_with(AtMostInCombat)
        if works(game, thing, game.characteristics(thing))
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, AtMostInCombat) and ability.act == act
    ]
    return min(limits, default=UNLIMITED)


def why_not_together(game: Game, attackers: Sequence[Object]) -> Refusal | None:
    """The restriction that these creatures break by attacking together and without any other."""
    if len(attackers) > most_in_combat(game, "attack"):
        return Refusal("declaring attackers", "an effect keeps so many creatures from attacking")
    if len(attackers) == 1 and game.characteristics(attackers[0]).cannot("attack alone"):
        return Refusal("declaring attackers", f"{named(attackers[0])} cannot attack alone")
    return None


@dataclass
class AttackDuties:
    """`number` says how many effects tell each creature to attack that is able to; `companions` lists those that must
    come along, where one of these may not attack alone."""

    game: Game
    number: dict[Object, int]
    companions: Callable[[], list[Object]]

    def met_by(self, attackers: Sequence[Object]) -> int:
        return sum(self.number.get(thing, 0) for thing in attackers)

    def fullest(self) -> list[tuple[Object, ...]]:
        """The smallest attacks that break no restriction and meet as many duties as can be met at once; some of them,
        where there are very many."""
        if not self.number:
            return []
        ways = [way for way in islice(self._ways(), MOST_WAYS) if why_not_together(self.game, way) is None]
        most = max(map(self.met_by, ways), default=0)
        best = [way for way in ways if self.met_by(way) == most] if most else []
        return [way for way in best if len(way) == min(map(len, best))]

    def _ways(self) -> list[tuple[Object, ...]]:
        """Attacks of as many as must and may, and where it would be one alone, also with a companion."""
        bound = sorted(self.number, key=lambda thing: -self.number[thing])
        size = min(len(bound), most_in_combat(self.game, "attack"))
        ways = list(islice(combinations(bound, size), MOST_WAYS))
        if size == 1 and why_not_together(self.game, ways[0]) is not None:
            ways += [(bound[0], other) for other in self.companions() if other not in bound]
        return ways


def why_not_stay_home(duties: AttackDuties, attackers: Sequence[Object]) -> Refusal | None:
    """Whether more of what effects tell the creatures to do could be done."""
    if not duties.number:
        return None
    fullest = duties.fullest()
    if not fullest or duties.met_by(attackers) >= duties.met_by(fullest[0]):
        return None
    idle = next(thing for thing in fullest[0] if thing not in attackers and thing in duties.number)
    return Refusal("attacks if able", f"{named(idle)} must attack if it can")


def how_often_told(game: Game, thing: Object) -> int:
    """How many effects say that the creature attacks if able."""
    return sum(isinstance(m, MustAttack | AttacksPlayer) for m in game.characteristics(thing).rule_changes)


# who comes along


def others_stay(everybody: list[Object], attackers: Sequence[Object]) -> list[Object]:
    """A creature without a duty of its own need not attack so that another can (2006, 500.5)."""
    return [thing for thing in everybody if thing in attackers]


def others_come_along(everybody: list[Object], attackers: Sequence[Object]) -> list[Object]:
    """As many duties are met as any attack could meet (2010, 508.1d)."""
    return everybody
