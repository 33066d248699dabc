"""Where every object is: how it comes to be, moves from zone to zone, phases, is attached, and ceases to exist. No
rules are consulted.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.battlefield import NOTHING_DEPARTS, Departure, LeavesTogether
from sandbox.engine.budget import OBJECT, Budget
from sandbox.engine.current_characteristics import CurrentCharacteristics, G, RulesOfObjects
from sandbox.engine.edition import EditionRecord
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.card import Card
from sandbox.terms.errors import TooLong
from sandbox.terms.zones import BATTLEFIELD, Zone

MOST_OBJECTS = 4_000


class ObjectsInZones(CurrentCharacteristics[G]):
    """The players, and every object in its zone."""

    def __init__(
        self, edition: EditionRecord[G], names: Iterable[str], rules: RulesOfObjects, budget: Budget | None = None
    ) -> None:
        super().__init__(edition, names, rules, budget)
        self.departure = NOTHING_DEPARTS
        """What leaves play at this very moment."""
        self.awaited_elsewhere: set[object] = set()
        """The classes of events that texts outside play may wait for: those of every card that has been there; and the
        class of static abilities, where there has been one that works from there."""
        self.tokens_astray: list[Object] = []
        self.prepared_copies: list[Object] = []
        """Copies of prepare spells that wait in exile to be cast."""
        """The tokens that are neither in play nor on their way: they are about to cease to exist."""
        self.cast_no_more: list[Player] = []
        """Who casts no spells for the rest of the game (2026, 702.50)."""
        self.paradigms: set[tuple[Player, str]] = set()
        """Who has resolved which spells with paradigm (2026, 702.192)."""
        self.pairs: list[tuple[Object, Object]] = []
        """The creatures that are paired."""
        self._attached: dict[Object | Player, dict[Object, None]] = {}
        self._ids = 0
        self._moment = 0

    def now(self) -> int:
        """The next moment: every call is later than all before it."""
        self._moment += 1
        return self._moment

    def new_object(
        self, card: Card, owner: Player, zone: Zone, physical: int | None = None, token: bool = False
    ) -> Object:
        """An object that is in no zone's list yet. Its card is worded as the edition knows it."""
        self._ids += 1
        self.budget.spend(OBJECT)
        if self._ids > MOST_OBJECTS:
            raise TooLong(f"more than {MOST_OBJECTS} objects have been made")
        worded = card.as_of(self.edition.older_cards)
        thing = Object(self._ids, physical if physical is not None else self._ids, worded, owner, zone, token)
        thing.arrived = self.now()
        return thing

    def put(self, thing: Object) -> None:
        """Enters the object in the list of its zone."""
        if thing.zone is BATTLEFIELD:
            self.battlefield.add(thing, self.printed(thing))
            self.changed()
        elif (place := thing.owner.owned_zones.get(thing.zone)) is not None:
            place.append(thing)
            if thing.card.abilities:
                self.awaited_elsewhere.update(self.rules.awaited_by(thing.card))
                self.is_reached_from_outside = Static in self.awaited_elsewhere
            if thing.token and thing.permission is None:
                self.tokens_astray.append(thing)
                self.unsettled()
        self.circumstances_changed()

    def move(self, thing: Object, zone: Zone) -> Object:
        """The card leaves its zone and becomes a new object in the other one, at the top of an ordered zone. No
        rules are consulted.
        """
        last_known = self.departure.departing.get(thing) or self.characteristics(thing)
        self._take_out(thing)
        token = thing.token if thing.token_within is None else thing.token_within
        after = self.new_object(thing.card, thing.owner, zone, thing.physical, token)
        after.label, after.expansion = thing.label, thing.expansion
        thing.last_known = last_known
        thing.became = after
        self.put(after)
        if thing.merged_with:
            self._come_apart(thing, zone)
        return after

    def _come_apart(self, thing: Object, zone: Zone) -> None:
        """Each of the other cards that represented it goes to that zone as well (2026, 712.21 and 730.3)."""
        apart = []
        for card in thing.merged_with:
            after = self.new_object(card.card, card.owner, zone, card.physical, card.token)
            after.label, after.expansion = card.label, card.expansion
            card.became = after
            self.put(after)
            apart.append(after)
        thing.apart = tuple(apart)

    def take_into(self, thing: Object, other: Object) -> None:
        """The other card leaves its zone to be a part of the permanent."""
        other.last_known = self.characteristics(other)
        self._take_out(other)
        other.became = thing
        thing.merged_with = (*thing.merged_with, other)

    def departing(self, things: Iterable[Object]) -> LeavesTogether:
        """While it lasts, the things leave play at one moment, together with what was leaving already: each sees all
        the others leave, and is remembered as it was while all were there.
        """
        before = self.departure
        now = {t: self.characteristics(t) for t in things if t.in_play and t not in before.departing}
        if not now:
            return LeavesTogether(self, before)
        traits = {thing: self.battlefield.traits_of(thing) for thing in now}
        return LeavesTogether(self, Departure({**now, **before.departing}, {**traits, **before.traits}))

    def phase_out(self, thing: Object, player: Player, zone: Zone) -> None:
        """The permanent of that player is out of play and stays the same object; a token may go nowhere."""
        self.battlefield.remove(thing)
        thing.zone = zone
        thing.under = player
        if zone is Zone.PHASED_OUT:
            player.phased_out.append(thing)
        self.changed()

    def phase_in(self, thing: Object) -> None:
        thing.under.phased_out.remove(thing)
        thing.zone = Zone.BATTLEFIELD
        self.battlefield.add(thing, self.printed(thing))
        self.changed()

    def cease(self, token: Object) -> None:
        """It is nowhere from now on."""
        self._take_out(token)
        if token in self.tokens_astray:
            self.tokens_astray.remove(token)
        token.zone = Zone.NOWHERE
        self.changed()

    def belongs_to(self, thing: Object, player: Player) -> None:
        """Another owner, in whose zone it now lies; whoever controls it goes on doing so."""
        self._take_out(thing) if thing.zone is not Zone.BATTLEFIELD else None
        thing.owner = player
        self.put(thing) if thing.zone is not Zone.BATTLEFIELD else None
        self.changed()

    def attach(self, thing: Object, host: Object | Player | None) -> None:
        """To the host, or to nothing any more."""
        if thing.host is not None:
            self._attached[thing.host].pop(thing, None)
        thing.host = host
        if host is not None:
            self._attached.setdefault(host, {})[thing] = None
        self.changed()

    def attached(self) -> list[Object]:
        """Everything in play that is attached to something, oldest first."""
        if not self._attached:
            return []
        held = [thing for found in self._attached.values() for thing in found if thing in self.battlefield]
        return self.battlefield.in_order(held) if held else []

    def attached_to(self, host: Object | Player) -> list[Object]:
        """What is in play and attached to it, oldest first."""
        found = self._attached.get(host)
        return self.battlefield.in_order(thing for thing in found if thing in self.battlefield) if found else []

    def _take_out(self, thing: Object) -> None:
        if thing in self.battlefield:
            self.battlefield.remove(thing)
            self.changed()
            return
        owner = thing.owner
        for place in (owner.owned_zones.get(thing.zone), owner.somewhere, owner.bottom):
            if place and thing in place:
                place.remove(thing)
