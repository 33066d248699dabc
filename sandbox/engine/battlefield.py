"""What is in play, in the order in which it came, and which permanents bear a sign that a rule looks for."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import Static

SignsOf = Callable[[Characteristics], Iterable[object]]


class Battlefield:
    """Iterates over the permanents, oldest first. A sign is whatever rules look permanents up by: a card type, a
    subtype, a class of abilities, a class of events that an ability waits for.
    """

    def __init__(self, signs_of: SignsOf) -> None:
        self._signs_of = signs_of
        self.changing: dict[Object, None] = {}
        """Those that could change what something is: their own text has continuous effects, or they have counters."""
        self._place: dict[Object, int] = {}
        self._next = 0
        self._current: dict[Object, Characteristics] = {}
        self._signs: dict[Object, frozenset[object]] = {}
        self._bearing: dict[object, dict[Object, None]] = {}

    def __iter__(self) -> Iterator[Object]:
        return iter(self._place)

    def __len__(self) -> int:
        return len(self._place)

    def __contains__(self, thing: object) -> bool:
        return thing in self._place

    def starts_as(self, thing: Object, printed: Characteristics) -> None:
        """The permanent's own values are so, before anything changes it, and so are its counters."""
        if thing.counters or any(type(ability) is Static for ability in printed.abilities):
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
        self._forget(thing, self._signs.pop(thing))

    def becomes(self, thing: Object, characteristics: Characteristics) -> None:
        """The permanent is so from now on."""
        if self._current.get(thing) is characteristics:
            return
        self._current[thing] = characteristics
        before, after = self._signs.get(thing, frozenset()), frozenset(self._signs_of(characteristics))
        self._signs[thing] = after
        self._forget(thing, before - after)
        for sign in after - before:
            self._bearing.setdefault(sign, {})[thing] = None

    def _forget(self, thing: Object, signs: Iterable[object]) -> None:
        for sign in signs:
            bearing = self._bearing[sign]
            del bearing[thing]
            if not bearing:
                del self._bearing[sign]

    @property
    def borne(self) -> Container[object]:
        """The signs that anything in play has."""
        return self._bearing

    def bearing(self, sign: object) -> list[Object]:
        """What has the sign, oldest first."""
        found = self._bearing.get(sign)
        if not found:
            return []
        return sorted(found, key=self._place.__getitem__) if len(found) > 1 else list(found)

    def first_to_bear(self, sign: object, things: Iterable[Object]) -> Object:
        """Of those that have the sign, the one that has had it for the longest time without a break."""
        places = list(self._bearing[sign])
        return min(things, key=places.index)

    def in_order(self, things: Iterable[Object]) -> list[Object]:
        """The things, each once and all of them in play, oldest first."""
        return sorted(dict.fromkeys(things), key=self._place.__getitem__)


class Departure:
    """What leaves play at one moment, and what each was just before, while all were there."""

    def __init__(self, departing: Mapping[Object, Characteristics], signs_of: SignsOf) -> None:
        self.departing = departing
        self._bearing: dict[object, list[Object]] = {}
        for thing, characteristics in departing.items():
            for sign in frozenset(signs_of(characteristics)):
                self._bearing.setdefault(sign, []).append(thing)

    def bearing(self, sign: object) -> Sequence[Object]:
        """Those that had the sign."""
        return self._bearing.get(sign, ())


NOTHING_DEPARTS = Departure({}, lambda characteristics: ())
