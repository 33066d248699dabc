"""Setting a position up: what the Given sentences do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from sandbox.cards import NoSuchCard, find_reading, is_card_name, is_in_pool
from sandbox.cards.names import folded
from sandbox.cards.records import RecordReading
from sandbox.engine.changes.control import is_new_no_longer
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.changes.permanents import has_face_up, is_protected_by
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import IsColor
from sandbox.meaning.effects import Duration
from sandbox.rules.turn.deck_legality import CardList, Deck
from sandbox.rules.zones.battles import DEFENSE, able_to_protect
from sandbox.rules.zones.doors import halves, is_open
from sandbox.scenarios.language.names import (
    Names,
    NotHere,
    counted,
    is_known,
    number,
    plain_name,
    pool_first,
    split_list,
)
from sandbox.scenarios.language.playable import is_permanent_card, not_whole
from sandbox.scenarios.language.token_cards import TOKENS, token_card
from sandbox.terms.colors import Color
from sandbox.terms.errors import Malformed, NotUnderstood, raise_all
from sandbox.terms.shapes import HAS_A_BACK, Shape
from sandbox.terms.types import AURA
from sandbox.terms.zones import BATTLEFIELD, Zone

MOST_OBJECTS = 250
MOST_OF_ONE = 60
MOST_SUGGESTED = 200
"""For so many unknown cards of a position the nearest names are looked for."""
_MANY = re.compile(r"\d{3,} (.+)")


class Placed(NamedTuple):
    """One name of a player's list that put cards somewhere: its line, its words, and the objects that they became."""

    line: int
    player: Player
    words: str
    things: tuple[Object, ...]


class Later(NamedTuple):
    """What a sentence does when all of them have been read."""

    order: int
    line: int
    does: Callable[[], None]


class Setup:
    """A game being set up. `pasted` are cards whose text the scenario brings along."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.pasted: dict[str, Card] = {}
        self.in_part: set[str] = set()
        """The cards that are played without what is not understood of them."""
        self.line = 1
        self.made = 0
        self.unknown = 0
        """Names of cards that there are not."""
        self.placed: list[Placed] = []
        self.library_sizes: dict[Player, int] = {}
        self.decks: dict[str, Deck] = {}
        self.card_lists: dict[str, CardList] = {}
        self.later: list[Later] = []
        self.said: dict[tuple[str, object], tuple[object, int]] = {}

    def once(self, what: str, value: object, about: object = None) -> None:
        """Notes that the position says this of `what`. Raises Malformed where it has said something else of it."""
        before, line = self.said.setdefault((what, about), (value, self.line))
        if before != value:
            raise Malformed(f"{what} is said twice, and differently in line {line}: say one of the two", self.line)

    def at_end(self, does: Callable[[], None], order: int = 0) -> None:
        """Done for the present line when all sentences of the position have been read: it asks how things stand then,
        whatever the order of the sentences. What has a higher order comes after everything of a lower."""
        self.later.append(Later(order, self.line, does))

    def player(self, name: str) -> Player:
        found = self.names.player(name)
        if found is None:
            known = [player.name for player in self.game.players]
            raise Malformed(f"{name} is no player of this game", self.line, 1, name, known)
        return found

    def object(self, name: str) -> Object:
        return self.names.need(name, self.line)

    def permanent(self, name: str) -> Object:
        """What is in play, or phased out of it."""
        found = self.object(name)
        if found.zone not in (Zone.BATTLEFIELD, Zone.PHASED_OUT):
            problem = f"{name} is not {self.game.edition.words.play}; this is said of permanents"
            raise Malformed(problem, self.line, 1, name)
        return found

    def card(self, name: str) -> Card:
        """The card of that name, pasted or of the pool; a plural is understood."""
        for candidate in pool_first(name):
            if candidate.lower() in self.pasted:
                return self.pasted[candidate.lower()]
            try:
                return self._as_understood(name, find_reading(candidate))
            except NotUnderstood as error:
                raise Malformed(error.message, self.line, 1, name) from None
            except NoSuchCard as error:
                problem = error
        self.unknown += 1
        near = problem.nearest if self.unknown <= MOST_SUGGESTED else []
        raise Malformed(f"there is no card called {name!r}", self.line, 1, name, near)

    def _as_understood(self, name: str, found: RecordReading) -> Card:
        """The card if it is understood whole, or is to be played without what is not."""
        if found.card is None:
            lines = "; ".join(f"its {each.part} {each.sentence!r}" for each in found.unread if each.part != "text")
            raise Malformed(f"{name} cannot be played: {lines} is not understood", self.line, 1, name)
        if found.unread and found.card.name not in self.in_part:
            raise Malformed(not_whole(found), self.line, 1, name)
        return found.card

    def without_what_is_not_read(self, name: str) -> None:
        """The card is played as far as it is understood, from here on."""
        try:
            found = find_reading(name)
        except NoSuchCard as error:
            raise Malformed(f"there is no card called {name!r}", self.line, 1, name, error.nearest) from None
        if found.is_whole:
            raise Malformed(f"all of {name} is understood", self.line, 1, name)
        if found.card is not None:
            self.in_part.add(found.card.name)

    def add_all(self, text: str, player: Player, zone: Zone) -> list[Object]:
        """Every card of a list such as `Grizzly Bears, 3 Mountains and Holy Strength on Grizzly Bears`. Raises
        Malformed for everything in it that cannot be."""
        made: list[Object] = []
        errors: list[Malformed] = []
        for part in self._parts(text):
            try:
                things = self._add_part(part, player, zone)
            except Malformed as error:
                errors += [] if errors and isinstance(error, NotHere) else [error]
                if self.unknown > MOST_SUGGESTED:
                    break
                continue
            self.placed.append(Placed(self.line, player, part, tuple(things)))
            made += things
        if errors:
            raise_all(errors)
        return made

    def _add_part(self, part: str, player: Player, zone: Zone) -> list[Object]:
        number, name, host_name, label = 1, part, "", None
        if not self._is_here(part):
            token = TOKENS.fullmatch(part)
            if token is not None:
                return self._add_tokens(token, player, zone)
            number, name, host_name = self._counted_on_host(part)
        if "#" in name:
            name, label = name.split("#")[0], name
            if number > 1 or self.names.is_given(label):
                why = f"{label} is one card, and there is one already: give each a number of its own"
                raise Malformed(why, self.line)
        card = self.card(name)
        host = self._host(part, host_name, zone) if host_name else None
        up = _face_in_play(card, name) if card.faces and zone is Zone.BATTLEFIELD else None
        return [self.add(card, player, zone, host, label if number == 1 else None, up=up) for _ in range(number)]

    def _counted_on_host(self, part: str) -> tuple[int, str, str]:
        """How many there are of which card, and what they are on: `2 Holy Strength on Grizzly Bears`."""
        name, on, host_name = part.rpartition(" on ") if self._has_host(part) else (part, "", "")
        number, name = self._counted(name)
        if number > MOST_OF_ONE or _MANY.fullmatch(part):
            raise Malformed(f"{part.split(' ')[0]} of one card; at most {MOST_OF_ONE}", self.line, 1, part)
        return number, name, host_name if on else ""

    def _host(self, part: str, name: str, zone: Zone) -> Object:
        """Raises Malformed where nothing can be on it."""
        if zone is not Zone.BATTLEFIELD:
            where, alone = self.game.edition.words.play, part.rpartition(" on ")[0]
            raise Malformed(f"only what is {where} is on something: say `{alone}`", self.line)
        return self.permanent(name)

    def _parts(self, text: str) -> list[str]:
        """The cards of a list. Others than those of the pool are asked for where it does not know them all."""
        if self._is_here(text):
            return [text]
        parts = split_list(text, self._is_here)
        unknown = [part for part in parts if not is_known(part, self._is_here)]
        return split_list(text, self._is_card) if unknown else parts

    def _has_host(self, part: str) -> bool:
        """Whether it says what a card is on, and is not a name with such words in it."""
        before, on, _ = part.rpartition(" on ")
        return on != "" and not self._is_here(part) and (self._is_here(plain_name(before)) or not self._is_card(part))

    def _counted(self, name: str) -> tuple[int, str]:
        """How many, and of which card: some names begin with a number."""
        number, bare = counted(name)
        if bare == name or self._is_here(name):
            return 1, name
        known = self._is_here(pool_first(bare)[0])
        return (number, bare) if known or not self._is_card(name) else (1, name)

    def _add_tokens(self, token: re.Match[str], player: Player, zone: Zone) -> list[Object]:
        """`a 1/1 red Goblin token`, `two 1/1 green Saproling tokens`."""
        card = token_card(token)
        made = [self.add(card, player, zone, token=True) for _ in range(number(token["number"]))]
        self.game.tokens += made
        return made

    def _is_card(self, name: str) -> bool:
        """Whether it is the name of a card or of something already here."""
        return self._is_here(name) or is_card_name(name)

    def _is_here(self, name: str) -> bool:
        """The same without asking for cards that the pool has not."""
        plain = name.lower()
        return plain in self.pasted or plain in self.names.labels or is_in_pool(plain)

    def add(
        self,
        card: Card,
        player: Player,
        zone: Zone,
        host: Object | None = None,
        label: str | None = None,
        token: bool = False,
        up: Card | None = None,
    ) -> Object:
        """A card that has been there since before this turn. `up`: the face that it shows, if not its first."""
        self.made += 1
        if self.made > MOST_OBJECTS:
            raise Malformed(f"more than {MOST_OBJECTS} cards in the position", self.line)
        self._can_be_there(card, zone, host, up)
        thing = self.game.new_object(card, player, zone, token=token)
        is_new_no_longer(self.game, thing)
        if host is not None:
            self.attach(thing, host)
        if up is not None:
            self._shows(thing, up)
        if (loyalty := (up or card).loyalty) is not None and zone is BATTLEFIELD:
            put_counters(self.game, thing, "loyalty", loyalty)
        self.game.put(thing)
        if (defense := (up or card).defense) is not None and zone is BATTLEFIELD:
            self._stands(thing, player, defense)
        self.names.add(thing, label)
        return thing

    def _stands(self, battle: Object, player: Player, defense: int) -> None:
        """A battle; it is protected by the first player who can be."""
        put_counters(self.game, battle, DEFENSE, defense)
        able = able_to_protect(self.game, battle, player)
        if able:
            is_protected_by(self.game, battle, able[0])

    def _shows(self, thing: Object, up: Card) -> None:
        """The face of its card by which it is called; where that is one half of it, the other one is locked."""
        if halves(thing):
            is_open(self.game, thing, halves(thing).index(up))
        else:
            has_face_up(self.game, thing, up)

    def _can_be_there(self, card: Card, zone: Zone, host: Object | None, up: Card | None) -> None:
        """Raises Malformed for what is no permanent, and for an Aura that is on nothing."""
        if zone is not BATTLEFIELD:
            return
        if not is_permanent_card(up or card):
            problem = f"{card.name} is no permanent card: it cannot be {self.game.edition.words.play}"
            raise Malformed(problem, self.line, 1, card.name)
        if host is None and AURA in card.subtypes:
            raise Malformed(f"say what {card.name} is on: `{card.name} on …`", self.line, 1, card.name)

    def attach(self, thing: Object, host: Object) -> None:
        """Raises Malformed where it is on something else, or on itself."""
        if thing is host:
            raise Malformed(f"{thing.label} cannot be on itself", self.line)
        if thing.host is not None and thing.host is not host:
            raise Malformed(f"{thing.label} is on {named(thing.host)} already: say one of the two", self.line)
        self.game.attach(thing, host)

    def recolor(self, thing: Object, color: Color) -> None:
        """The object has been given the color for good."""
        change = (IsColor(frozenset({color})),)
        lasting = Lasting(thing, self.game.controller(thing), (thing,), change, Duration.FOR_GOOD, self.game.now())
        begin_lasting(self.game, lasting)

    def settle_libraries(self) -> None:
        """The unnamed cards make up what the named ones leave of a library's size."""
        for player, size in self.library_sizes.items():
            player.unknown = size - len(player.library) - len(player.somewhere)


def _face_in_play(card: Card, name: str) -> Card | None:
    """The back face of a double-faced card that is called by it, or the half of a Room."""
    faces = card.faces if card.shape is Shape.ROOM else card.faces[1:] if card.shape in HAS_A_BACK else ()
    return next((face for face in faces if folded(name) == folded(face.name)), None)
