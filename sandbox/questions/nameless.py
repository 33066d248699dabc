"""Creatures without a card, and of which nothing is said but that they are there: small in one telling, larger in
others, of one color or another where that matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.lands import lands_for
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece, size_of
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import CREATURE_TYPES
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType

ASKER = "Bob"
"""Who asks, in the scenario that a question is read as."""
MOST_PIECES = 40
SIZES_TRIED = ("2/2", "4/4", "7/7")
MORPH = "Morph {3}"
"""What turns a face-down creature up of which nothing is said."""
MANA_OF = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_NAMES = {"trample": "Trampler", "flying": "Flyer", "first strike": "First Striker"}


class NamelessCreatures:
    """The pieces of a position, and those that have no card. They raise NotClear."""

    def __init__(self, choose: Callable[..., int]) -> None:
        self.pieces: list[Piece] = []
        self.choose = choose
        self.unsized = False
        self.bands = False  # whether it matters if a creature of which nothing is said has banding
        self.turned_up = False  # whether a face-down creature is turned face up
        self.called: dict[str, str] = {}  # of each player the one card that a creature is said to be further on
        self.evaded: tuple[str, ...] = ()  # colors of creatures that may block what is hard to block
        self.assumed: list[str] = []  # what is taken for so, in words
        self.colors: tuple[str, ...] = ()  # colors that matter to what is mentioned

    def new(self, card: Card, owner: str, zone: str, number: int, text: str = "") -> list[Piece]:
        """So many new pieces of a card."""
        made = []
        for _ in range(number):
            if len(self.pieces) >= MOST_PIECES:
                raise NotClear("more cards than a position holds")
            there = sum(piece.card.name == card.name for piece in self.pieces)
            label = f"{card.name}#{there + 1}" if there else card.name
            made.append(Piece(label, card, owner, zone, text))
            self.pieces.append(made[-1])
        return made

    def of_no_size(self, thing: Mention, owner: str) -> list[Piece]:
        """The card that it is said to be; a creature of which no size is said is small in one telling, larger in
        others."""
        if owner in self.called and thing.number > 1:
            raise NotClear("which creatures there are")
        if owner in self.called:
            return self.new(card_named(self.called[owner]), owner, "play", 1)
        if self.evaded:
            return self._of_some_kind(owner)
        if self.bands and self.choose("whether they have banding", "they have no banding", "they have banding"):
            thing = replace(thing, keywords=(*thing.keywords, "banding"))
        sizes = SIZES_TRIED if thing.noun not in CREATURE_TYPES else ("1/1", *SIZES_TRIED)  # an elf may be that small
        size = sizes[self.choose("how big the creature is", *(f"it is a {each}" for each in sizes))]
        self.unsized = True
        noun = thing.noun if thing.noun in CREATURE_TYPES else "creature"
        return self.sized(replace(thing, noun=noun, size=size), owner, self.color_of(thing))

    def of_morph(self, owner: str) -> list[Piece]:
        """A face-down creature of which nothing is said; where it is turned face up, it is small in one way, larger in
        others."""
        if owner in self.called:
            made = self.new(card_named(self.called[owner]), owner, "play", 1)
            made[0].state.append("face-down")
            return made
        size = SIZES_TRIED[0]
        if self.turned_up:
            ways = (f"face up it is a {each}" for each in SIZES_TRIED)
            size = SIZES_TRIED[self.choose("what the face-down creature is", *ways)]
            self.unsized = True
        power, toughness = map(int, size.split("/"))
        name = f"{'Your' if owner == ASKER else 'Opposing'} Morph"
        card = Card(name, types=frozenset({CardType.CREATURE}), power=power, toughness=toughness)
        made = self.new(card, owner, "play", 1, f"{name}\nCreature\n{MORPH}\n{size}")
        made[0].state.append("face-down")
        return made

    def some_land(self, owner: str) -> list[Piece]:
        """A land of which nothing is said: a basic one that no card here speaks of."""
        texts = [piece.text or f"{piece.card.name} {piece.card.text}" for piece in self.pieces]
        land = lands_for(["1"], texts)[0]
        self.assumed.append(f"the land is a {land}")
        return self.new(card_named(land), owner, "play", 1)

    def color_of(self, thing: Mention) -> str:
        """The color that is said; where colors matter and none is said, one way for each and one for none of them."""
        said = [mark for mark in thing.marks if mark in MANA_OF]
        if said or not self.colors:
            return said[0] if said else ""
        ways = (f"it is not {' or '.join(self.colors)}", *(f"it is {color}" for color in self.colors))
        at = self.choose("what color the creature is", *ways)
        return self.colors[at - 1] if at else ""

    def _of_some_kind(self, owner: str) -> list[Piece]:
        """A creature of which nothing is said, where its color and its type matter: one way for each kind."""
        ways = [
            ("it is neither an artifact nor " + " or ".join(self.evaded), "Creature", "Creature"),
            *(
                (f"it is {color}", f"{color.title()} Creature {{{MANA_OF[color]}}}", "Creature")
                for color in self.evaded
            ),
            ("it is an artifact creature", "Artifact Creature", "Artifact Creature"),
        ]
        _, head, kinds = ways[self.choose("what creature it is", *(words for words, _, _ in ways))]
        types = frozenset({CardType.CREATURE} | ({CardType.ARTIFACT} if "Artifact" in kinds else set()))
        name = head.split(" {")[0]
        return self.new(Card(name, types=types, power=2, toughness=2), owner, "play", 1, f"{head}\n{kinds}\n2/2")

    def sized(self, thing: Mention, owner: str, color: str = "") -> list[Piece]:
        """A creature without a card; one of the same size that stands there already is that one."""
        color = color or next((mark for mark in thing.marks if mark in MANA_OF), "")
        known = [p for p in self.pieces if p.text and size_of(p) == thing.size and p.owner == owner]
        if known and thing.number in (0, len(known)):
            return known
        power, toughness = map(int, thing.size.split("/"))
        kind = _NAMES.get(thing.keywords[0] if thing.keywords else "", "Creature")
        subtypes = (thing.noun.title(),) if thing.noun in CREATURE_TYPES else ()
        kind = subtypes[0] if subtypes else kind
        name, text = self._own_name(f"{color.title()} {kind}".strip(), owner, color, thing)
        cost = ManaCost((MANA_OF[color],)) if color else None
        types = frozenset({CardType.CREATURE})
        card = Card(name, cost=cost, types=types, subtypes=subtypes, power=power, toughness=toughness)
        return self.new(card, owner, "play", max(thing.number, 1), text)

    def _own_name(self, name: str, owner: str, color: str, thing: Mention) -> tuple[str, str]:
        """A name that no other creature here has and that tells whose it is, and the text of a card of that name."""
        kinds = f"Creature — {thing.noun.title()}" if thing.noun in CREATURE_TYPES else "Creature"
        lines = [kinds, *map(_line_of_text, thing.keywords), thing.size]
        mana = f" {{{MANA_OF[color]}}}" if color else ""
        whose = "Your" if owner == ASKER else "Opposing"
        plain = () if name.endswith("Creature") else (name,)
        for called in (*plain, *(f"{whose} {word}{name}" for word in ("", "Other ", "Third ", "Fourth "))):
            text = "\n".join([f"{called}{mana}", *lines])
            if all(piece.card.name != called or piece.text == text for piece in self.pieces):
                return called, text
        raise NotClear(thing.size)


def _line_of_text(keyword: str) -> str:
    """`flying`, and `{g}: regenerate`, as a card says it."""
    cost, _, does = keyword.rpartition(": ")
    return f"{cost.upper()}: {does.capitalize()} this creature." if cost else does.capitalize()
