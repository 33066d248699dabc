"""Claims about how many there are of something, and whether something is a token."""

from __future__ import annotations

import re

from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.scenarios.values.sentences import cards
from sandbox.terms.errors import Malformed
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD

_STATE = re.compile(r"(tapped|untapped) ")
_TYPE_WORDS = {"permanent", *map(str, CardType)}


def _controls_so_many(player: str, total: str, name: str) -> ClaimCheck:
    """Permanents of a name, a type or a subtype; exactly so many. Raises Malformed."""
    found = _STATE.match(name)
    tapped = {"tapped": True, "untapped": False}[found[1]] if found else None
    words = _words_meant(name[found.end() :] if found else name)

    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        there = [thing for thing in context.game.permanents(who) if words & _words_of(context, thing)]
        there = [thing for thing in there if tapped is None or thing.tapped is tapped]
        listed = ", ".join(named(thing) for thing in there) or "none"
        return len(there) == to_number(total), f"{who.name} controls {len(there)}: {listed}"

    return claim


def _words_meant(name: str) -> set[str]:
    """One or several of it: `Elf`, `Elves`. What is no name, written with a capital, is a type. Raises Malformed."""
    plain = name.lower()
    words = {plain, plain.removesuffix("s")}
    if plain in BY_PLURAL:
        words.add(BY_PLURAL[plain].lower())
    if not name[0].isupper() and words.isdisjoint(_TYPE_WORDS) and words.isdisjoint(BY_WORD):
        raise Malformed("expected a name, a type or a subtype, as in `Bob controls 2 untapped lands`", sentence=name)
    return words


def _words_of(context: StepContext, thing: Object) -> set[str]:
    found = context.game.characteristics(thing)
    return {
        "permanent",
        found.name.lower(),
        *([thing.card.name.lower()] if thing.token else ()),
        *(word.lower() for word in found.subtypes),
        *(str(word).lower() for word in found.types),
    }


def _token(thing: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        found = context.object(thing)
        return found.token is not bool(negation), f"{named(found)} is {'a' if found.token else 'no'} token"

    return claim


def _staked(player: str, number: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        return len(who.ante) == to_number(number), f"{who.name} has {cards(len(who.ante))} in the ante"

    return claim


def _outside(player: str, number: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        there = [card for card in who.removed if card.zone is Zone.REMOVED]
        return len(there) == to_number(number), f"{who.name} has {cards(len(there))} outside the game"

    return claim


def _in_sideboard(player: str, number: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        deck = next((deck for name, deck in context.decks.items() if context.player(name) is who), None)
        there = deck.sideboard.total() if deck is not None else 0
        return there == to_number(number), f"{who.name} has {cards(there)} in the sideboard"

    return claim


COUNTING = (
    claimed(
        "{player} controls {total} {name}",
        _controls_so_many,
        "Bob controls 2 Beasts",
        "Exactly so many permanents of a name, a type or a subtype; `2 untapped lands` too.",
    ),
    claimed("{thing} is {negation}a token", _token, "Beast is a token", "Or a card."),
    claimed("{player} has {number} card[s] in the ante", _staked, "Bob has 1 card in the ante", "What is staked."),
    claimed("{player} has {number} card[s] in exile", _outside, "Bob has 1 card in exile", "Removed from the game."),
    claimed(
        "{player} has {number} card[s] in the sideboard",
        _in_sideboard,
        "Bob has 15 cards in the sideboard",
        "As `Bob's sideboard is` has said.",
    ),
)
