"""Decks: what a format allows. Magic 2011 basic rulebook, Building Your Own Deck, and the formats."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sandbox.meaning.abilities import AnyNumberInADeck, OnlyForAnte
from sandbox.meaning.card import Card
from sandbox.terms.errors import Refusal
from sandbox.terms.types import Supertype

CONSTRUCTED, LIMITED, VINTAGE, LEGACY = "Constructed", "Limited", "Vintage", "Legacy"
SMALLEST = {CONSTRUCTED: 60, LIMITED: 40, VINTAGE: 60, LEGACY: 60}
MOST_OF_ONE = 4
SIDEBOARD = 15


@dataclass
class Deck:
    """Cards by number; `sideboard` is empty where there is none."""

    main: Counter[Card] = field(default_factory=Counter)
    sideboard: Counter[Card] = field(default_factory=Counter)


@dataclass
class CardList:
    """The names of cards that a format bans, and of those that it restricts to one."""

    banned: set[str] = field(default_factory=set)
    restricted: set[str] = field(default_factory=set)


NO_LIST = CardList()


def why_not_legal(deck: Deck, play: str, for_ante: bool = False, listed: CardList = NO_LIST) -> Refusal | None:
    """The rule of the format that the deck breaks. Only basic lands may be there more than four times in Constructed,
    the sideboard counted in; cards that speak of antes are taken out unless the game is played for them."""
    if not for_ante and (card := _only_for_ante(deck)) is not None:
        return Refusal("ante", f"{card.name} is taken out of a deck that is not played for ante")
    size = deck.main.total()
    if size < SMALLEST[play]:
        return Refusal("deck construction", f"{size} cards; a {play} deck has at least {SMALLEST[play]}")
    if play == LIMITED:
        return None
    if deck.sideboard and deck.sideboard.total() != SIDEBOARD:
        return Refusal("deck construction", f"a sideboard has exactly {SIDEBOARD} cards, not {deck.sideboard.total()}")
    for card, number in (deck.main + deck.sideboard).items():
        if card.name in listed.banned:
            return Refusal("deck construction", f"{card.name} is banned in {play}")
        if card.name in listed.restricted and number > 1:
            return Refusal("deck construction", f"{number} of {card.name}, which is restricted in {play}: one at most")
        most = _most_of(card)
        if most is not None and number > most:
            return Refusal(
                "deck construction", f"{number} of {card.name}; at most {most} of a card that is no basic land"
            )
    return None


def why_not_exchange(deck: Deck, out: Counter[Card], into: Counter[Card]) -> Refusal | None:
    """Cards are exchanged one for one, and must be where they are taken from."""
    if out.total() != into.total():
        return Refusal("deck construction", f"{out.total()} cards for {into.total()}: they are exchanged one for one")
    for what, there, cards in (("deck", deck.main, out), ("sideboard", deck.sideboard, into)):
        short = next((card for card, number in cards.items() if number > there[card]), None)
        if short is not None:
            return Refusal("deck construction", f"the {what} has {there[short]} of {short.name}, not {cards[short]}")
    return None


def _only_for_ante(deck: Deck) -> Card | None:
    """A card of the deck that must not be there where nothing is at stake (2010, 407.3)."""
    every = (*deck.main, *deck.sideboard)
    return next((card for card in every if any(isinstance(a, OnlyForAnte) for a in card.abilities)), None)


def _most_of(card: Card) -> int | None:
    """How many of the card a deck may have; None: any number."""
    said = [ability for ability in card.abilities if isinstance(ability, AnyNumberInADeck)]
    if said or Supertype.BASIC in card.supertypes:
        return said[0].most if said else None
    return MOST_OF_ONE
