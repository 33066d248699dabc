"""What is in play, in the order in which it came, and which permanents have a trait that a rule looks for."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Protocol

from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import Static
from sandbox.meaning.keyword_abilities import NumberCostKeyword, Reconfigure

CONTINUOUS = frozenset({Static, NumberCostKeyword, Reconfigure})
"""The classes of abilities that can have continuous effects."""

TraitsOf = Callable[[Characteristics], Iterable[object]]


class Battlefield:
    """Iterates over the permanents, oldest first. A trait is whatever rules look permanents up by: a card type, a
    subtype, a class of abilities, a class of events that an ability waits for.
    """

    def __init__(self, traits_of: TraitsOf) -> None:
        self._traits_of = traits_of
        self.changing: dict[Object, None] = {}
        """Those that could change what something is: their own text has continuous effects, or they have counters."""
        self._place: dict[Object, int] = {}
        self._next = 0
        self._current: dict[Object, Characteristics] = {}
        self._traits: dict[Object, frozenset[object]] = {}
        self._holders: dict[object, dict[Object, None]] = {}
        self.traits_in_play: Container[object] = self._holders
        """The traits that anything in play has."""

    def __iter__(self) -> Iterator[Object]:
        return iter(self._place)

    def __len__(self) -> int:
        return len(self._place)

    def __contains__(self, thing: object) -> bool:
        return thing in self._place

    def starts_as(self, thing: Object, printed: Characteristics) -> None:
        """The permanent's own values are so, before anything changes it, and so are its counters."""
        if thing.counters or any(type(ability) in CONTINUOUS for ability in printed.abilities):
            self.changing[thing] = None
        else:
            self.changing.pop(thing, None)
        self.becomes(thing, printed)

    def add(self, thing: Object, printed: Characteristics) -> None:
        """It is the newest from now on."""
        self._next += 1
        self._place[thing] = self._next
        self.starts_as(thing, printed)

    def remove(self, thing: Object) -> None:
        self.changing.pop(thing, None)
        del self._place[thing], self._current[thing]
        self._forget(thing, self._traits.pop(thing))

    def becomes(self, thing: Object, characteristics: Characteristics) -> None:
        """The permanent is so from now on."""
        if self._current.get(thing) is characteristics:
            return
        self._current[thing] = characteristics
        before, after = self._traits.get(thing, frozenset()), frozenset(self._traits_of(characteristics))
        self._traits[thing] = after
        if before:
            self._forget(thing, before - after)
        for trait in after - before:
            self._holders.setdefault(trait, {})[thing] = None

    def _forget(self, thing: Object, traits: Iterable[object]) -> None:
        for trait in traits:
            holders = self._holders[trait]
            del holders[thing]
            if not holders:
                del self._holders[trait]

    def has_any(self, traits: frozenset[object]) -> bool:
        """Whether anything in play has one of the traits."""
        return not traits.isdisjoint(self._holders)

    def permanents_with(self, trait: object) -> list[Object]:
        """What has the trait, oldest first."""
        found = self._holders.get(trait)
        if not found:
            return []
        return sorted(found, key=self._place.__getitem__) if len(found) > 1 else list(found)

    def first_with(self, trait: object, things: Iterable[Object]) -> Object:
        """Of those that have the trait, the one that has had it for the longest time without a break."""
        places = list(self._holders[trait])
        return min(things, key=places.index)

    def arrangement(self) -> tuple[list[Object], list[Object], list[tuple[str, list[Object]]]]:
        """What the rest of a game can depend on: the order of the permanents, of those that could change something,
        and of those with a trait where some that are newer have had it for longer."""
        orders = [
            (str(trait), list(held)) for trait, held in self._holders.items() if list(held) != self.in_order(held)
        ]
        return list(self._place), list(self.changing), sorted(orders, key=itemgetter(0))

    def traits_of(self, thing: Object) -> frozenset[object]:
        """Those of a permanent."""
        return self._traits[thing]

    def in_order(self, things: Iterable[Object]) -> list[Object]:
        """The things, each once and all of them in play, oldest first."""
        return sorted(dict.fromkeys(things), key=self._place.__getitem__)


class Departure:
    """What leaves play at one moment, and what each was just before, while all were there."""

    def __init__(self, departing: Mapping[Object, Characteristics], traits: Mapping[Object, frozenset[object]]) -> None:
        self.departing = departing
        self.traits = traits
        self._holders: dict[object, list[Object]] = {}
        for thing in departing:
            for trait in traits[thing]:
                self._holders.setdefault(trait, []).append(thing)

    def permanents_with(self, trait: object) -> Sequence[Object]:
        """Those that had the trait."""
        return self._holders.get(trait, ())


NOTHING_DEPARTS = Departure({}, {})


class Departing(Protocol):
    """A game, as far as things leave it."""

    departure: Departure


class LeavesTogether:
    """While it lasts, this is what leaves play at one moment."""

    __slots__ = ("game", "departure", "before")

    def __init__(self, game: Departing, departure: Departure) -> None:
        self.game = game
        self.departure = departure
        self.before = game.departure

    def __enter__(self) -> None:
        self.game.departure = self.departure

    def __exit__(self, *_: object) -> None:
        self.game.departure = self.before
