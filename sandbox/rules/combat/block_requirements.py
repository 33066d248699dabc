"""What is asked of a block as a whole: how many creatures may block, how many an attacker must be blocked by, who must
block or be blocked.

Comprehensive Rules of 2006, 500.3 to 500.5; of 2010, 509.1b and 509.1c.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, product

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.meaning.continuous import BlockedByAtLeast, BlockedByAtMost, MustBlock
from sandbox.rules.combat.attack_requirements import UNLIMITED, most_in_combat
from sandbox.rules.combat.menace import fewest_blockers
from sandbox.terms.errors import Refusal

MOST_WAYS = 2_000
Pairs = tuple[tuple[Object, Object], ...]


def how_many_must_block(game: Game, attacker: Object) -> int:
    """By how many creatures the attacker must be blocked, where it is blocked."""
    characteristics = game.characteristics(attacker)
    fewest, changes = fewest_blockers(characteristics), characteristics.rule_changes
    return max([fewest, *[m.number for m in changes if isinstance(m, BlockedByAtLeast)]]) if changes else fewest


def how_many_may_block(game: Game, attacker: Object) -> int:
    """By how many creatures the attacker may be blocked."""
    changes = game.characteristics(attacker).rule_changes
    return min([m.number for m in changes if isinstance(m, BlockedByAtMost)], default=UNLIMITED)


def how_often_told(game: Game, blocker: Object) -> int:
    """How many effects say that the creature blocks if able."""
    return sum(isinstance(m, MustBlock) for m in game.characteristics(blocker).rule_changes)


def why_not_together(game: Game, pairs: Pairs) -> Refusal | None:
    """The restriction that these break by blocking so and without any others."""
    blockers = list(dict.fromkeys(blocker for blocker, _ in pairs))
    if len(blockers) > most_in_combat(game, "block"):
        return Refusal("declaring blockers", "an effect keeps so many creatures from blocking")
    if len(blockers) == 1 and game.characteristics(blockers[0]).cannot("block alone"):
        return Refusal("declaring blockers", f"{named(blockers[0])} cannot block alone")
    for attacker in dict.fromkeys(attacker for _, attacker in pairs):
        blocking = sum(blocked is attacker for _, blocked in pairs)
        if blocking < (number := how_many_must_block(game, attacker)):
            return Refusal("declaring blockers", f"{named(attacker)} cannot be blocked by fewer than {number}")
        if blocking > (number := how_many_may_block(game, attacker)):
            return Refusal("declaring blockers", f"{named(attacker)} cannot be blocked by more than {number}")
    return None


@dataclass
class BlockDuties:
    """`wanted` are the pairs that effects ask for; `told` says how many effects tell each creature to block anything;
    `possible`, whom each of these can block by itself, and how many it can. `companions`: likewise for those that
    must come along. `hunted`: who can block each attacker that must be blocked by somebody; `how_many`: how many
    attackers a creature can block."""

    game: Game
    wanted: Pairs
    told: Mapping[Object, int]
    possible: Mapping[Object, tuple[list[Object], int]]
    companions: Callable[[], Mapping[Object, list[Object]]]
    hunted: Mapping[Object, list[Object]]
    how_many: Callable[[Object], int]
    _fullest: list[Pairs] = field(default_factory=list)

    def met_by(self, pairs: Pairs) -> int:
        blocking = {blocker for blocker, _ in pairs}
        asked = sum(pair in self.wanted for pair in pairs)
        met = {attacker for _, attacker in pairs}
        asked += sum(attacker in met for attacker in self.hunted)
        return asked + sum(number for thing, number in self.told.items() if thing in blocking)

    def fullest(self) -> list[Pairs]:
        """Blocks that break no restriction and meet as many duties as can be met at once, none with more creatures
        than it takes; some of them, where there are very many."""
        if not self._fullest and (self.possible or self.hunted):
            ways = [way for way in islice(self._ways(), MOST_WAYS) if why_not_together(self.game, way) is None]
            most = max(map(self.met_by, ways), default=0)
            best = [way for way in ways if self.met_by(way) == most] if most else []
            self._fullest = [way for way in best if len(way) == min(map(len, best))]
        return self._fullest

    def _ways(self) -> Iterator[Pairs]:
        """Those who have duties block one way or the other, then companions join where more are needed; where the
        number of blockers does not matter, everybody does what there is to do, in two ways at most."""
        if not self._numbers_matter():
            yield from islice(map(_flat, product(*[self._dutiful(blocker) for blocker in self.possible])), 2)
            return
        for pairs in self._of_the_bound(list(self.possible)):
            for hunting in self._of_the_hunted(pairs, list(self.hunted)):
                yield from self._joined(hunting)

    def _numbers_matter(self) -> bool:
        limited = most_in_combat(self.game, "block") < UNLIMITED
        attackers = {attacker for met, _ in self.possible.values() for attacker in met}
        return (
            limited
            or bool(self.hunted)
            or any(how_many_must_block(self.game, attacker) > 1 for attacker in attackers)
            or any(how_many_may_block(self.game, attacker) < UNLIMITED for attacker in attackers)
            or any(self.game.characteristics(blocker).cannot("block alone") for blocker in self.possible)
        )

    def _dutiful(self, blocker: Object) -> list[Pairs]:
        """The ways of the one creature to do as much as it can of what is asked of it."""
        met, capacity = self.possible[blocker]
        asked = [attacker for attacker in met if (blocker, attacker) in self.wanted]
        some = combinations(asked, min(capacity, len(asked))) if asked else [(attacker,) for attacker in met]
        return [tuple((blocker, attacker) for attacker in attackers) for attackers in some]

    def _of_the_bound(self, bound: Sequence[Object]) -> Iterator[Pairs]:
        if not bound:
            yield ()
            return
        attackers, capacity = self.possible[bound[0]]
        sizes = range(min(capacity, len(attackers)), -1, -1)
        choices = [tuple((bound[0], met) for met in some) for size in sizes for some in combinations(attackers, size)]
        for rest in self._of_the_bound(bound[1:]):
            for chosen in choices:
                self.game.count_work()
                yield (*chosen, *rest)

    def _of_the_hunted(self, pairs: Pairs, hunted: Sequence[Object]) -> Iterator[Pairs]:
        """Each of them blocked by one who has still a block left, or, as far as `pairs` have spared it, by nobody."""
        if not hunted:
            yield pairs
            return
        busy = Counter(blocker for blocker, _ in pairs)
        is_blocked = any(attacker is hunted[0] for _, attacker in pairs)
        for blocker in () if is_blocked else self.hunted[hunted[0]]:
            self.game.count_work()
            if busy[blocker] < self.how_many(blocker):
                yield from self._of_the_hunted((*pairs, (blocker, hunted[0])), hunted[1:])
        yield from self._of_the_hunted(pairs, hunted[1:])

    def _joined(self, pairs: Pairs) -> Iterator[Pairs]:
        yield pairs
        if not pairs or why_not_together(self.game, pairs) is None:
            return
        there = {blocker for blocker, _ in pairs}
        met = dict.fromkeys(attacker for _, attacker in pairs)
        able = {other: whom for other, whom in self.companions().items() if other not in there}
        for other, whom in able.items():
            for attacker in whom:
                if attacker in met:
                    yield from self._joined((*pairs, (other, attacker)))


def _flat(chosen: tuple[Pairs, ...]) -> Pairs:
    return tuple(pair for pairs in chosen for pair in pairs)


def why_not_stay_back(duties: BlockDuties, pairs: Pairs) -> Refusal | None:
    """Whether more of what effects ask for could be done."""
    fullest = duties.fullest()
    if not fullest or duties.met_by(pairs) >= duties.met_by(fullest[0]):
        return None
    blocking = {blocker for blocker, _ in pairs}
    unmet = [a for _, a in fullest[0] if a in duties.hunted and all(a is not met for _, met in pairs)]
    missed = [pair for pair in fullest[0] if pair in duties.wanted and pair not in pairs]
    idle = [blocker for blocker, _ in fullest[0] if blocker in duties.told and blocker not in blocking]
    if missed:
        return Refusal("blocks if able", f"{named(missed[0][0])} must block {named(missed[0][1])} if it can")
    if unmet:
        return Refusal("blocks if able", f"{named(unmet[0])} must be blocked if somebody can")
    return Refusal("blocks if able", f"{named(idle[0])} must block if it can")
