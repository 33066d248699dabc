"""Sentences about decks and sideboards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from sandbox.engine.objects import Player
from sandbox.meaning.card import Card
from sandbox.rules.turn.deck_legality import NO_LIST, Deck, why_not_legal
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.known_cards import known_card
from sandbox.scenarios.language.names import counted
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_values import Finding, TimeGoal
from sandbox.scenarios.steps.whole_game_step import AND, whole_game
from sandbox.terms.errors import Malformed

Given = Callable[[Setup], None]


class DeckLookedAt(TimeGoal):
    """A deck or a sideboard, looked at by itself."""

    after_the_game = True

    def __init__(self, player: str, things: str, part: str) -> None:
        super().__init__()
        self.player, self.things, self.part = player, things, part

    def fresh(self) -> TimeGoal:
        return DeckLookedAt(self.player, self.things, self.part)

    def begin(self, context: StepContext) -> None:
        deck = context.decks.setdefault(self.player, Deck())
        setattr(deck, self.part, _cards(self.things, context.line))
        self.done = True


def _cards(things: str, line: int) -> Counter[Card]:
    found: Counter[Card] = Counter()
    for part in AND.split(things):
        size = re.match(r"(\d{1,3}) (.+)", part)
        number, name = (int(size[1]), size[2]) if size else counted(part)
        found[known_card(name, line)] += number
    return found


def _deck_given(player: str, things: str) -> Given:
    """Before the game the library has as many cards as the deck; what lies anywhere is of the deck."""

    def give(setup: Setup) -> None:
        cards = _cards(things, setup.line)
        setup.once(f"{player}'s deck", cards)
        setup.decks[player] = Deck(cards)
        if (who := setup.names.player(player)) is not None:
            setup.at_end(lambda: _agrees(setup, who, cards), order=1)

    return give


def _agrees(setup: Setup, player: Player, cards: Counter[Card]) -> None:
    """Raises Malformed where the position has cards that are not in the deck, or another number of them."""
    here = Counter(one.card.name for one in setup.names.labels.values() if one.owner is player and not one.token)
    listed = Counter({card.name: number for card, number in cards.items()})
    for name, number in here.items():
        if number > listed[name]:
            raise Malformed(f"{player.name}'s deck has {listed[name]} of {name}, and here are {number}", setup.line)
    if setup.game.to_begin:
        left = cards.total() - len(player.ante)
        said = setup.library_sizes.setdefault(player, left)
        if said not in (left, cards.total()):
            raise Malformed(f"{player.name}'s deck has {cards.total()} cards here, and {said} elsewhere", setup.line)


def _legal_deck(player: str, format: str, negation: str = "") -> Callable[[StepContext], Finding]:
    def claim(context: StepContext) -> Finding:
        game = context.game
        for_ante = game.for_ante or game.edition.beginning.stakes
        refusal = why_not_legal(
            context.decks.get(player, Deck()), format, for_ante, context.card_lists.get(format, NO_LIST)
        )
        if refusal is not None:
            context.refusals.append(refusal)
        return (refusal is None) is not bool(negation), str(refusal or f"the deck is legal in {format}")

    return claim


DECKS = (
    whole_game(
        "{player}'s deck is {things}",
        lambda player, things: _deck_given(player, things),
        "Bob's deck is 24 Forests, 4 Runeclaw Bears and 32 Mountains",
        "given",
    ),
    whole_game(
        "{player}'s deck is {things}",
        lambda player, things: DeckLookedAt(player, things, "main"),
        "Bob's deck is 24 Forests, 4 Runeclaw Bears and 32 Mountains",
        "time",
    ),
    whole_game(
        "{player}'s sideboard is {things}",
        lambda player, things: DeckLookedAt(player, things, "sideboard"),
        "Bob's sideboard is 15 Plains",
        "time",
    ),
    whole_game(
        "{player}'s deck is {negation}legal in {format}",
        _legal_deck,
        "Bob's deck is legal in Constructed",
        "claim",
        "Or in Limited, Vintage or Legacy. In which sets a card was published is not known here.",
    ),
)
