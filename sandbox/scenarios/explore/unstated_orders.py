"""Orders that a text does not say. Things that come together are taken as they stand, unless another order would lead
elsewhere: then the order is a choice that the text leaves open.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import factorial
from typing import Protocol

from sandbox.engine.actions import Action
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Triggered
from sandbox.meaning.effects.players import Draw, GainLife, LoseLife
from sandbox.meaning.nodes import Effect, Meaning
from sandbox.meaning.references import EachPlayer, EventObject, Itself, Opponents, Reference, You
from sandbox.scenarios.legal_moves.say import name_of
from sandbox.terms.errors import Refusal
from sandbox.terms.values import Value

MOST_TRIED = 120
"""How often a game is gone on with to see where other orders lead: as many as five things have orders."""
Places = tuple[int, ...]
UnstatedAnswers = Mapping[int, int | Places]
"""Answers that no text gives, by the numbers of their questions: the place of an option, or the places of things in the
order in which they come."""


class UnstatedOrder(Value):
    """An order that was asked and not said, by the number of its question. Things of the same number in `alike` may
    change places without any difference; a text can tell those of different `names` apart."""

    number: int
    alike: Places
    names: tuple[str, ...]

    @staticmethod
    def of(number: int, things: Sequence[Object] | Sequence[Action]) -> UnstatedOrder:
        kinds: dict[Hashable, int] = {}
        alike = tuple(kinds.setdefault(_kind(thing), len(kinds)) for thing in things)
        return UnstatedOrder(number, alike, tuple(name_of(thing) for thing in things))

    @property
    def ways(self) -> int:
        """How many orders there are."""
        return factorial(len(self.alike))

    def others(self) -> Iterator[Places]:
        """Every order but the one that stands; of those that differ only by things alike, one. The most telling come
        first: the reverse, and those in which two neighbours have changed places."""
        seen = {self.alike}
        for places in self._telling():
            comes_as = tuple(self.alike[place] for place in places)
            if comes_as not in seen:
                seen.add(comes_as)
                yield places
        for comes_as in _every_order(self.alike):
            if comes_as not in seen:
                yield self._places(comes_as)

    def _telling(self) -> Iterator[Places]:
        places = tuple(range(len(self.alike)))
        yield places[::-1]
        for at in places[:-1]:
            yield (*places[:at], at + 1, at, *places[at + 2 :])

    def _places(self, comes_as: Places) -> Places:
        """The places of the things that come so; those alike in the order in which they stand."""
        left: dict[int, deque[int]] = {}
        for place, kind in enumerate(self.alike):
            left.setdefault(kind, deque()).append(place)
        return tuple(left[kind].popleft() for kind in comes_as)

    def can_be_said(self, places: Places) -> bool:
        """Whether a text can tell the order from the one that stands."""
        return tuple(self.names[place] for place in places) != self.names


class UnstatedPayment(Value):
    """Which mana of a pool was spent, asked and not said: in as many ways as there are, the one that stands first."""

    number: int
    ways: int

    def others(self) -> Iterator[Places]:
        return ((place,) for place in range(1, self.ways))

    def can_be_said(self, places: Places) -> bool:
        """Each way spends other mana than all others."""
        return True


Unstated = UnstatedOrder | UnstatedPayment


def _every_order(kinds: Places) -> Iterator[Places]:
    """Every order of things of these kinds once, from the lowest on."""
    order = sorted(kinds)
    while True:
        yield tuple(order)
        rise = next((at for at in range(len(order) - 2, -1, -1) if order[at] < order[at + 1]), None)
        if rise is None:
            return
        higher = next(at for at in range(len(order) - 1, rise, -1) if order[at] > order[rise])
        order[rise], order[higher] = order[higher], order[rise]
        order[rise + 1 :] = reversed(order[rise + 1 :])


def _kind(thing: Object | Action) -> Hashable:
    """Equal for things whose order among each other nothing can tell: cards that nobody has named, and effects that do
    the same whatever they come from."""
    if isinstance(thing, Object):
        return thing if thing.label is not None else thing.card
    ability = thing.ability
    if not isinstance(ability, Triggered):
        return thing
    if _comes_to_the_same(ability, _is_of_no_source):
        return ability.modes, ability.condition, thing.controller, thing.x
    if thing.targets or not _comes_to_the_same(ability, _is_of_same_event):
        return thing
    told = tuple((role, value) for role, value in sorted(thing.event.items()) if isinstance(value, Player | int | str))
    return thing.source, ability.modes, ability.condition, thing.controller, thing.x, told


@lru_cache(maxsize=512)
def _comes_to_the_same(ability: Triggered, whatever: Callable[[object], bool]) -> bool:
    """Whether that holds of all that the ability does and waits for. Looked at once: a game asks it of the same few
    abilities at every order."""
    return all(map(whatever, (*ability.modes, ability.condition)))


def _is_of_same_event(part: object) -> bool:
    """Whether what a text does is the same each time that one permanent calls it up by what one player does."""
    if isinstance(part, EventObject):
        return part.role == "player"
    if isinstance(part, Reference):
        return isinstance(part, You | Opponents | EachPlayer | Itself)
    if isinstance(part, tuple | frozenset):
        return all(_is_of_same_event(inner) for inner in part)
    return not isinstance(part, Meaning) or all(_is_of_same_event(inner) for inner in part.parts().values())


def _is_of_no_source(part: object) -> bool:
    """Whether what a text does is the same on whatever permanent of a player it stands, and whatever called it up."""
    if isinstance(part, Reference):
        return isinstance(part, You | Opponents | EachPlayer)
    if isinstance(part, Effect) and not isinstance(part, GainLife | LoseLife | Draw):
        return False
    if isinstance(part, tuple | frozenset):
        return all(_is_of_no_source(inner) for inner in part)
    return not isinstance(part, Meaning) or all(_is_of_no_source(inner) for inner in part.parts().values())


class Play(Protocol):
    """One way through the game. `unstated` are the orders that were asked on it and neither said nor decided."""

    @property
    def unstated(self) -> Sequence[Unstated]: ...

    @property
    def refusal(self) -> Refusal | None: ...

    def signature(self) -> object:
        """What two games must have in common to have come to the same."""


class Verdict(Value):
    """`matters` is an order that leads elsewhere if it is another; None where none was found. `every_order_tried`: no
    bound was met before all had been tried."""

    matters: Unstated | None = None
    every_order_tried: bool = True


class TooMany(Exception):
    """So many ways have been gone that no other is."""


Branching = Callable[[UnstatedAnswers, int], "Play | None"]
"""Goes on with the game as decided, from before the question of that number; None when it comes to where it has been
before. Raises TooMany."""


def order_that_matters(first: Play, branch: Branching, decided: UnstatedAnswers) -> Verdict:
    """Whether any order that was not said leads elsewhere than the first way through, which went as `decided`. An order
    that comes up only after another has been changed is tried as well; one that leads elsewhere and that no text can
    say counts as not tried."""
    came_to, all_tried, waiting = first.signature(), True, _Waiting(first, decided)
    while (way := waiting.next()) is not None:
        if waiting.tried > MOST_TRIED:
            return Verdict(every_order_tried=False)
        try:
            play = branch(way.decided, way.at)
        except TooMany:
            return Verdict(every_order_tried=False)
        if play is None:
            continue
        if play.signature() == came_to:
            waiting.add(play, way)
        elif _spends_what_is_needed(first, play, way):
            continue
        elif way.changed.can_be_said(way.places):
            return Verdict(way.changed, all_tried)
        else:
            all_tried = False
    return Verdict(None, all_tried)


def _spends_what_is_needed(first: Play, play: Play, way: _Way) -> bool:
    """Whether the other mana is what the text itself spends later: what it tells could not be done without it."""
    return isinstance(way.changed, UnstatedPayment) and play.refusal is not None and first.refusal is None


class _Way(Value):
    """A way through the game, the last new decision of which is `at` that question. `changed` is the first order on it
    that is not as it stands, and `places` what it is."""

    decided: UnstatedAnswers
    at: int
    changed: Unstated
    places: Places


class _Waiting:
    """Ways that have not been tried: of each order one after the other, so that none has to wait for all of another."""

    def __init__(self, first: Play, decided: UnstatedAnswers) -> None:
        self.tried = 0
        self.left = deque(_ways(order, decided) for order in first.unstated)

    def add(self, play: Play, way: _Way) -> None:
        """The orders that came up on the way after the last that was changed."""
        self.left += [_ways(order, way.decided, way) for order in play.unstated if order.number > way.at]

    def next(self) -> _Way | None:
        while self.left:
            ways = self.left.popleft()
            way = next(ways, None)
            if way is not None:
                self.left.append(ways)
                self.tried += 1
                return way
        return None


def _ways(order: Unstated, decided: UnstatedAnswers, after: _Way | None = None) -> Iterator[_Way]:
    for places in order.others():
        changed = (after.changed, after.places) if after is not None else (order, places)
        yield _Way({**decided, order.number: places}, order.number, *changed)
