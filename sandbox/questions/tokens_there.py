"""Tokens that are mentioned: those that are there from the beginning, and those that what is cast brings along."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.questions.entering import triggers_on_entering
from sandbox.questions.named_cards import card_named
from sandbox.questions.nameless import NamelessCreatures
from sandbox.questions.pieces import NotClear, Piece, size_of
from sandbox.questions.position_counters import NUMBERS
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import MADE_BY, TOKEN
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

GIVES_TO_OTHER = re.compile(r"opponent (?:puts|creates)|[Tt]hat player|controller (?:puts|creates)|its owner")
TOKEN_TEXT = re.compile(
    r"(?:[Pp]ut|[Cc]reates?) (?P<number>\w+) (?:tapped )?(?P<power>\d+)/(?P<toughness>\d+)(?P<colors>[\w ,]*?) ?"
    r"(?P<sorts>(?:[A-Z][a-z]+ ?)+)(?P<artifact>artifact )?creature tokens?(?P<with> with [\w ,]+?)?"
    r"(?: named (?P<name>[\w ]+))?(?=[.,]| onto|$)"
)
"""What a text says of tokens."""
LIVING_WEAPON = "Create a 0/0 black Phyrexian Germ creature token."
"""What a living weapon brings along."""
_DOUBLED = "tokens under your control, it creates twice that many"
_ALL_DOUBLED = "tokens would be created, twice that many"
"""What makes tokens come in twice their number: those of its controller, or all."""
SIZES = ("1/1", "2/2", "3/3", "5/5")
"""Sizes tried for a token of which none is said."""


def is_token(thing: Mention) -> bool:
    """Whether it is called a token."""
    return thing.noun == "token" or TOKEN in thing.marks


def token_lines(card: Card) -> str:
    """What its text says of tokens, in words and for a keyword."""
    return f"{card.text}\n{LIVING_WEAPON}" if "Living weapon" in card.text else card.text


def makes_tokens(card: Card) -> bool:
    """Whether it makes tokens of one kind, in a number that stands there, for whoever casts it."""
    found = list(TOKEN_TEXT.finditer(card.text))
    others = GIVES_TO_OTHER.search(card.text) is not None
    return len(found) == 1 and found[0]["number"] in NUMBERS and not others and "arget" not in card.text


def is_sort_of(found: re.Match[str], sort: str) -> bool:
    """Whether the tokens are of the sort, as it is called."""
    sorts = {word.lower() for word in (*found["sorts"].split(), *(found["name"] or "").split())}
    singular = {sort, sort.removesuffix("s"), sort.removesuffix("es"), sort.removesuffix("ves") + "f"}
    return bool(singular & {*sorts, "token", "creature"})


def token_card(found: re.Match[str]) -> Card:
    """The token of which a text speaks."""
    subtypes = tuple(found["sorts"].split())
    colors = frozenset(color for color in Color if color in found["colors"])
    return Card(
        found["name"] or " ".join(subtypes),
        types=frozenset({CardType.CREATURE, *([CardType.ARTIFACT] if found["artifact"] else [])}),
        subtypes=subtypes,
        power=int(found["power"]),
        toughness=int(found["toughness"]),
        text=(found["with"] or "").removeprefix(" with ").capitalize(),
        color_words=colors,
    )


class TokensThere(NamelessCreatures):
    """They raise NotClear. `times_told`: how often it is told that something was done with a piece;
    `all_resolved`: everything that waits resolves."""

    times_told: Callable[[Piece], int]
    all_resolved: Callable[[], None]

    def tokens_of(self, thing: Mention, owner: str, mine: str) -> list[Piece]:
        """The tokens that are meant: those that are there, else new ones."""
        there = [p for p in self.pieces if (p.made or p.token) and self._is_meant(p, thing) and mine in ("", p.owner)]
        if there:
            return self._of_those(there, thing)
        if brought := self.brought(thing, mine):
            return self._brought_by(brought, thing)
        makers = self._makers(thing)
        sources = {p.card.name: p.card for p in makers}
        sources |= {name: card_named(name) for mark in thing.marks if (name := mark.removeprefix(MADE_BY)) != mark}
        if len(sources) > 1:
            raise NotClear("what made the token")
        source = next(iter(sources.values()), None)
        found = self._found_in(source, thing) if source is not None else None
        if source is not None and found is None:
            raise NotClear(f"what {source.name} makes")
        number = max(thing.number, 1)
        if found is not None:
            return self.new_tokens(token_card(found), owner, number)
        return self.new_tokens(self._unmade(thing), owner, number)

    def _makers(self, thing: Mention) -> list[Piece]:
        return [p for p in self.pieces if self._found_in(p.card, thing) and p.zone in ("play", "hand")]

    def brought(self, thing: Mention, mine: str) -> list[Piece]:
        """What has been cast or used and makes such tokens."""
        makers = self._makers(thing)
        return [p for p in makers if (p.cast or self.times_told(p)) and mine in ("", p.controller)]

    @staticmethod
    def _is_meant(piece: Piece, thing: Mention) -> bool:
        if thing.size and size_of(piece) != thing.size:
            return False
        words = {word.lower() for word in (*piece.card.subtypes, *piece.card.name.split(" "))}
        return thing.noun in ("token", "creature") or not words.isdisjoint((thing.noun, thing.noun.removesuffix("s")))

    def _of_those(self, there: list[Piece], thing: Mention) -> list[Piece]:
        if thing.number > len(there) or len({(piece.card.name, piece.owner) for piece in there}) > 1:
            raise NotClear("which token")
        return there[: thing.number] if thing.number > 0 else there

    @staticmethod
    def _found_in(card: Card | None, thing: Mention) -> re.Match[str] | None:
        """What a text says of the tokens that are meant; None where it speaks of several such, or of none."""
        found = list(TOKEN_TEXT.finditer(token_lines(card))) if card is not None else []
        found = [each for each in found if is_sort_of(each, thing.noun)]
        sized = [each for each in found if thing.size in ("", f"{each['power']}/{each['toughness']}")]
        return sized[0] if len(sized) == 1 else None

    def _brought_by(self, makers: list[Piece], thing: Mention) -> list[Piece]:
        found = self._found_in(makers[0].card, thing)
        number = NUMBERS.get(found["number"], 0) if found is not None else 0
        told = 1 if makers[0].cast else self.times_told(makers[0])
        number *= self.times_made(makers[0].owner)
        if found is None or len(makers) > 1 or not number or thing.number > number or told > 1:
            raise NotClear("which tokens there are")
        made = self.made_now(token_card(found), makers[0].owner, number)
        return made[: thing.number] if thing.number > 0 else made

    def tokens_made_by(self, spell: Piece) -> list[Piece]:
        """All that the spell makes."""
        there = [piece for piece in self.pieces if piece.made]
        return there or self._brought_by([spell], Mention(noun="token", marks=(TOKEN,)))

    def times_made(self, player: str) -> int:
        """How many tokens come for each one that a text of the player's speaks of."""
        there = [piece for piece in self.pieces if piece.zone == "play" or piece.cast]
        all_doubled = sum(_ALL_DOUBLED in piece.card.text for piece in there)
        return int(2 ** (all_doubled + sum(_DOUBLED in p.card.text and p.controller == player for p in there)))

    def made_now(self, card: Card, player: str, number: int) -> list[Piece]:
        """So many tokens that what is told makes."""
        made = self.new(card, player, "play", number)
        for piece in made:
            piece.made = True
        return made

    def _unmade(self, thing: Mention) -> Card:
        """A token of which it is not said what made it."""
        size = thing.size or SIZES[self.choose("how big the token is", *(f"it is a {each}" for each in SIZES))]
        self.unsized = self.unsized or not thing.size
        sort = thing.noun.removesuffix("s").title() if thing.noun != "token" else "Creature"
        color = self.color_of(thing)
        return Card(
            sort,
            types=frozenset({CardType.CREATURE}),
            subtypes=(sort,),
            power=int(size.split("/")[0]),
            toughness=int(size.split("/")[1]),
            text="\n".join(word.capitalize() for word in thing.keywords),
            color_words=frozenset({Color(color)} if color else ()),
        )

    def tokens_of_entering(self, piece: Piece) -> None:
        """What has just come into play has brought its tokens with it."""
        found = self._found_in(piece.card, Mention(noun="token")) if triggers_on_entering(piece.card) else None
        number = NUMBERS.get(found["number"], 0) if found is not None else 0
        if found is not None and number:
            self.new_tokens(token_card(found), piece.owner, number)

    def new_tokens(self, card: Card, owner: str, number: int) -> list[Piece]:
        """So many tokens in play. One with abilities is told as a creature, which it is as long as it is in play."""
        size = f"{card.power}/{card.toughness}"
        if card.text or " " in card.name:
            like = Mention(noun=card.subtypes[-1].lower(), size=size, keywords=tuple(card.text.lower().split(" and ")))
            made = self.sized(replace(like, number=number), owner, next(map(str, card.color_words or ()), ""))
            for piece in made:
                piece.like_token = True
            return made
        colors = " and ".join(sorted(map(str, card.color_words or ()))) or "colorless"
        artifact = " artifact" if CardType.ARTIFACT in card.types else ""
        made = self.new(card, owner, "play", number)
        for piece in made:
            piece.token = f"{size} {colors} {card.name}{artifact}"
        return made
