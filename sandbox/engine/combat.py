"""The attack as it stands: who attacks whom, in which bands, who blocks, and what has been dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from sandbox.engine.objects import Object, Player

Parts = dict[Object | Player, int]
"""Who is assigned how much damage."""


@dataclass
class DamageToDivide:
    """One combatant's damage and those it fights. `past_blockers_to`: whom a trampler may assign what is left when its
    blockers have lethal damage, in editions that assign it so; `banded`: the opponent divides. With `groups`, each
    recipient stands for its band. `hopeful`: what later dividers could add counts. `planeswalker`: the last recipient,
    where an attacker tramples over it to the player."""

    source: Object
    chooser: Player
    recipients: list[Object]
    amount: int
    past_blockers_to: Player | Object | None = None
    attacking: bool = False
    banded: bool = False
    groups: list[list[Object]] = field(default_factory=list)
    hopeful: bool = False
    planeswalker: Object | None = None


class Combat:
    """`attackers` maps each attacker to the player or planeswalker attacked; `blocks` each blocker to the attackers
    that it blocks, by itself or because they are in a band, and `against` each attacker to its blockers; `blocked`
    stays once set. Objects that left combat are in `removed`."""

    __slots__ = (
        "attackers", "attacked", "bands", "band", "blocks", "against", "place", "placed", "blocked", "order",
        "assigned", "out_of_damage", "quick", "assigned_first", "blockers_declared", "removed", "announced", "declared",
        "aborted", "first_strike_wave", "damage_dealt", "being_assigned", "possible_later_damage", "divisions",
        "defending", "fell", "_changed", "_circumstances_changed",
    )  # fmt: skip

    def __init__(self, changed: Callable[[], None], circumstances_changed: Callable[[], None]) -> None:
        """`changed` is told where a rule may have to look again at who fights, the other where only effects can."""
        self._changed, self._circumstances_changed = changed, circumstances_changed
        self.attackers: dict[Object, Player | Object] = {}
        self.defending: dict[Object, Player] = {}
        """For each attacker the player attacked, or who controlled the planeswalker as the attack began."""
        self.attacked: set[Player | Object] = set()
        self.bands: list[list[Object]] = []
        self.band: dict[Object, list[Object]] = {}
        """For each attacker in a band that band."""
        self.blocks: dict[Object, list[Object]] = {}
        self.against: dict[Object, list[Object]] = {}
        self.place: dict[Object, int] = {}
        """The blockers numbered in the order in which they were declared; `placed` is the last number."""
        self.placed = 0
        self.assigned: dict[Object, list[Object]] = {}
        """For a blocker the attackers that it was declared against by itself, band-mates left out."""
        self.blocked: set[Object] = set()
        self.order: dict[Object, list[Object]] = {}
        """For a creature those it fights, in the order in which they are assigned its damage, where the edition has
        such an order."""
        self.out_of_damage: set[Object] = set()
        """Regenerated before damage (the 1997 manual): still in the attack, deals and receives nothing."""
        self.quick: set[Object] = set()
        """Those that had first strike or double strike when the first wave of damage began."""
        self.assigned_first: set[Object] = set()
        """Those that assigned damage in the first wave."""
        self.blockers_declared = False
        self.removed: set[Object] = set()
        self.fell: set[Object] = set()
        """Those of the removed that left play: they are remembered as they fought."""
        self.announced = False
        self.declared = False
        self.aborted = False
        """An opponent has answered the announcement: there is no attack, and another may be announced."""
        self.first_strike_wave = False
        self.being_assigned: dict[Object, int] = {}
        """Damage already divided in this wave, by the object that it will be dealt to."""
        self.possible_later_damage: dict[Object, int] = {}
        """What those who divide later in this wave could assign at most, by the same objects."""
        self.divisions: list[tuple[DamageToDivide, Parts]] = []
        """Every division of this wave so far, with its parts: they are judged together."""
        self.damage_dealt = False
        """The damage of the last wave has been dealt."""

    def attacks(self, thing: Object, whom: Player | Object, defending: Player) -> None:
        """It is an attacker from now on."""
        self.attackers[thing] = whom
        self.attacked.add(whom)
        self._circumstances_changed()
        self.defending[thing] = defending

    def form_bands(self, bands: list[list[Object]]) -> None:
        """These are the bands now."""
        if not bands and not self.bands:
            return
        self.bands = bands
        self.band = {member: band for band in self.bands for member in band}
        self._changed()

    def is_blocked_by(self, blocker: Object, attacker: Object) -> None:
        """The blocker was declared against the attacker: it blocks the whole band, and all of it stays blocked."""
        self.assigned.setdefault(blocker, []).append(attacker)
        if blocker not in self.place:
            self.placed += 1
            self.place[blocker] = self.placed
        met = self.blocks.setdefault(blocker, [])
        self._meets(blocker, [member for member in self.band_of(attacker) if member not in met])
        self.blocked.update(met)
        self._circumstances_changed()

    def blocks_instead(self, blocker: Object, met: list[Object]) -> None:
        """The blocker blocks these from now on, whichever it blocked before."""
        self._blocks_nothing(blocker)
        self.blocks[blocker] = []
        self._meets(blocker, met)
        self._circumstances_changed()

    def _meets(self, blocker: Object, attackers: Iterable[Object]) -> None:
        for attacker in attackers:
            self.blocks[blocker].append(attacker)
            self.against.setdefault(attacker, []).append(blocker)

    def _blocks_nothing(self, blocker: Object) -> None:
        for attacker in self.blocks.get(blocker, ()):
            self.against[attacker].remove(blocker)

    def leaves(self, thing: Object) -> None:
        """Whatever it was doing in the attack ends, being attacked as well; a thing that was in no combat may still
        join it."""
        if thing in self.attackers or thing in self.blocks or thing in self.attacked:
            self.removed.add(thing)
            self._changed()

    def leaves_play(self, thing: Object) -> None:
        if self.is_attacking(thing) or self.is_blocking(thing):
            self.fell.add(thing)
        self.leaves(thing)

    def joins(self, thing: Object) -> None:
        """It attacks or blocks anew: what it did before it left combat is forgotten."""
        if thing in self.removed:
            self.removed.discard(thing)
            self.attackers.pop(thing, None)
            self.attacked = set(self.attackers.values())
            self._blocks_nothing(thing)
            self.place.pop(thing, None)
            self.blocks.pop(thing, None)
            self.assigned.pop(thing, None)
            self.blocked.discard(thing)
            self._changed()

    def all_blockers_are_declared(self) -> None:
        """From now on an attacker is either blocked or not."""
        self.blockers_declared = True
        self._circumstances_changed()

    def attacking(self) -> list[Object]:
        """The attackers still in combat."""
        return [a for a in self.attackers if a not in self.removed and a.in_play]

    def blocking(self) -> list[Object]:
        return [b for b in self.blocks if b not in self.removed and b.in_play]

    def is_attacking(self, thing: Object) -> bool:
        return thing in self.attackers and thing not in self.removed and thing.in_play

    def is_blocking(self, thing: Object) -> bool:
        return thing in self.blocks and thing not in self.removed and thing.in_play

    def was_attacking(self, thing: Object) -> bool:
        """Now, or as it left play."""
        return self.is_attacking(thing) or (thing in self.fell and thing in self.attackers)

    def was_blocking(self, thing: Object) -> bool:
        return self.is_blocking(thing) or (thing in self.fell and thing in self.blocks)

    def blockers_of(self, attacker: Object) -> list[Object]:
        """Those still in combat that block it, in the attacker's order where the edition has one."""
        found = [b for b in self.against.get(attacker, ()) if self.is_blocking(b)]
        return self._ordered(attacker, sorted(found, key=self.place.__getitem__) if len(found) > 1 else found)

    def blocked_by(self, blocker: Object) -> list[Object]:
        """The attackers still in combat that it blocks, in the order that its controller gave them."""
        return self._ordered(blocker, [a for a in self.blocks.get(blocker, ()) if self.is_attacking(a)])

    def _ordered(self, one: Object, found: list[Object]) -> list[Object]:
        order = self.order.get(one)
        return sorted(found, key=order.index) if order and all(thing in order for thing in found) else found

    def band_of(self, attacker: Object) -> list[Object]:
        """The band that it attacks in, itself included; alone when it is in none."""
        band = self.band.get(attacker)
        return [member for member in band if self.is_attacking(member)] if band is not None else [attacker]
