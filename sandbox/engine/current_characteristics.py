"""What every object is at this moment. It is worked out when somebody asks, and again when something has changed."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Generic, Protocol, TypeVar

from sandbox.engine.battlefield import Battlefield
from sandbox.engine.budget import Budget
from sandbox.engine.edition import EditionRecord
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import Characteristics, Object, Player, printed_on
from sandbox.engine.turn_order import TurnOrder
from sandbox.meaning.card import Card
from sandbox.meaning.costs import PayMana
from sandbox.meaning.keyword_abilities import Ward
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

FACE_DOWN = Card("", types=frozenset({CardType.CREATURE}), power=2, toughness=2)
"""A face-down creature or creature spell: 2/2, no name, no text, no subtypes, no cost."""


@cache
def _warded() -> Card:
    """What a cloaked or disguised card is face down (2026, 701.58a and 702.168a)."""
    return replace(FACE_DOWN, abilities=(Ward((PayMana(ManaCost(("2",))),)),))


def face_down_card(thing: Object) -> Card:
    """What it is as long as it is face down."""
    return _warded() if thing.cloaked else FACE_DOWN


OLD_TYPES = frozenset({CardType.INTERRUPT, CardType.MANA_SOURCE})

G = TypeVar("G")


class RulesOfObjects(Protocol):
    """What rules say of an object by itself."""

    def traits(self, characteristics: Characteristics) -> Iterable[object]:
        """What rules look permanents up by, of a permanent that is so."""

    def awaited_by(self, card: Card) -> Iterable[object]:
        """The classes of events that texts of the card may wait for while it is outside play."""


class CurrentCharacteristics(TurnOrder, Generic[G]):
    """The players, what is in play, and what each object is by now."""

    def __init__(
        self, edition: EditionRecord[G], names: Iterable[str], rules: RulesOfObjects, budget: Budget | None = None
    ) -> None:
        super().__init__(names)
        self.edition = edition
        self.rules = rules
        self.battlefield = Battlefield(rules.traits)
        self.lasting: list[Lasting] = []
        self.is_reached_from_outside = False
        """A card outside play may have a continuous effect from there."""
        self.reaches_spells = False
        """Something has a continuous effect on spells that are cast, as of the last look."""
        self.is_at_rest = False
        """Nothing has changed since the last look found that nothing more follows by itself."""
        self._derived: dict[Object, Characteristics] = {}
        """What continuous effects make of things; whatever is not in it is as printed."""
        self._is_derived = True
        self._printed: dict[tuple[str, Player], tuple[Card, Characteristics]] = {}
        self.budget = budget or Budget()
        """What is played is counted against it; several games may have one."""

    def derive(self, characteristics: dict[Object, Characteristics]) -> None:
        """Fills in what continuous effects make of things."""
        raise NotImplementedError

    def changed(self) -> None:
        """Characteristics must be worked out anew, and what follows from the state of the game looked for again."""
        self._is_derived = self.is_at_rest = False

    def unsettled(self) -> None:
        """As `changed`, where the change is to something that no continuous effect can look at."""
        self.is_at_rest = False

    def circumstances_changed(self) -> None:
        """As `changed`, where the change is to something that only effects look at: where there are none, nothing
        follows from it."""
        if self.lasting or self.battlefield.changing or self.is_reached_from_outside:
            self._is_derived = self.is_at_rest = False

    def rests(self) -> None:
        """Nothing more follows from the state of the game by itself."""
        self.is_at_rest = True

    def counters_changed(self, thing: Object) -> None:
        if thing in self.battlefield:
            self.battlefield.starts_as(thing, self.printed(thing))
        self.changed()

    def printed_values_changed(self, thing: Object) -> None:
        """What the object starts from has changed: its card, its face, whose it is by itself."""
        thing.printed = None
        if thing in self.battlefield:
            self.battlefield.starts_as(thing, self.printed(thing))
            self.changed()
        self.circumstances_changed()

    @property
    def is_as_printed(self) -> bool:
        """Nothing has a continuous effect: everything that is there is what its card says, without changes
        of rules."""
        return not self.lasting and not self.battlefield.changing and not self.is_reached_from_outside

    def characteristics(self, thing: Object) -> Characteristics:
        """What the object is now, or, when it is gone, what it last was."""
        if thing.last_known is not None:
            return thing.last_known
        if not self._is_derived:
            self._work_out()
        if self._derived and thing in self._derived:
            return self._derived[thing]
        found = thing.printed or self.printed(thing)
        if found.counts_size and thing.zone is not Zone.BATTLEFIELD:
            return self.counted_elsewhere(thing, found)
        return found

    def counted_elsewhere(self, thing: Object, printed: Characteristics) -> Characteristics:
        """What the thing is outside play, where its text counts how large it is."""
        raise NotImplementedError

    def _work_out(self) -> None:
        """Where nothing could change anything, everything is as printed."""
        before, self._derived, self._is_derived = self._derived, {}, True
        if not self.is_as_printed:
            self.count_work()
            self.derive(self._derived)
        for thing in self._derived:
            if thing in self.battlefield:
                self.battlefield.becomes(thing, self._derived[thing])
        for thing in before:
            if thing not in self._derived and thing in self.battlefield:
                self.battlefield.becomes(thing, self.characteristics(thing))

    def permanents_with(self, trait: object) -> list[Object]:
        """The permanents that have the trait (see Battlefield), oldest first."""
        if not self._is_derived:
            self._work_out()
        return self.battlefield.permanents_with(trait)

    def traits_in_play(self) -> Container[object]:
        """The traits that any permanent has."""
        if not self._is_derived:
            self._work_out()
        return self.battlefield.traits_in_play

    def has_any(self, traits: frozenset[object]) -> bool:
        """Whether any permanent has one of the traits."""
        if not self._is_derived:
            self._work_out()
        return self.battlefield.has_any(traits)

    def printed(self, thing: Object) -> Characteristics:
        """What it starts from: its card or what it copies, the type as the edition reads it; face down, nothing.
        Objects that start from the same share it.
        """
        if thing.printed is None:
            card = face_down_card(thing) if thing.face_down else thing.starting_card
            thing.printed = self._as_printed(card, thing.base_controller)
        return thing.printed

    def _as_printed(self, card: Card, controller: Player) -> Characteristics:
        known = self._printed.get((card.name, controller))
        if known is not None and known[0] is card:
            return known[1]
        types = card.types
        if not types.isdisjoint(OLD_TYPES):
            types = frozenset(self.edition.card_type(word) for word in types)
        found = printed_on(card, types, controller)
        if card.is_called_after_its_types:
            found = replace(found, name=self.edition.tokens.name(card.name))
        self._printed[card.name, controller] = (card, found)
        return found

    def characteristics_face_up(self, thing: Object) -> Characteristics:
        """What a face-down object would be face up. Nothing is changed by asking."""
        kept = (self._derived, self._is_derived)
        face_down, thing.face_down, thing.printed = thing.printed, False, None
        self._derived, self._is_derived = {}, True
        self.derive(self._derived)
        found = self.characteristics(thing)
        thing.face_down, thing.printed = True, face_down
        self._derived, self._is_derived = kept
        return found

    @contextmanager
    def seen_as(self, thing: Object, face: Card | None) -> Iterator[None]:
        """While it lasts, the card is looked at as if only that face were there. Nothing is changed by it."""
        kept = (thing.up, thing.printed, self._derived, self._is_derived)
        if face is not None:
            thing.up, thing.printed = face, None
            self._derived, self._is_derived = {}, False
        try:
            yield
        finally:
            if face is not None:
                thing.up, thing.printed, self._derived, self._is_derived = kept

    def controller(self, thing: Object) -> Player:
        return self.characteristics(thing).controller

    def permanents(self, player: Player | None = None) -> list[Object]:
        """Everything in play, or what the player controls there, oldest first."""
        if player is None:
            return list(self.battlefield)
        return [thing for thing in self.battlefield if self.characteristics(thing).controller is player]

    def count_work(self) -> None:
        """Counts one look at everything in play."""
        self.budget.spend(1 + len(self.battlefield))
