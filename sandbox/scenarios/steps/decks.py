"""Sentences about decks and sideboards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from sandbox.engine.changes.players import lose_track_of
from sandbox.engine.objects import Player
from sandbox.meaning.card import Card
from sandbox.rules.turn.deck_legality import NO_LIST, Deck, why_not_exchange, why_not_legal
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.known_cards import known_card
from sandbox.scenarios.language.names import counted
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_values import Finding, TimeGoal
from sandbox.scenarios.steps.whole_game_step import AND, whole_game
from sandbox.terms.errors import Illegal, Malformed, Refusal
from sandbox.terms.zones import Zone

Given = Callable[[Setup], None]


class SideboardExchange(TimeGoal):
    """Cards of the deck for as many of the sideboard, between games.

    Comprehensive Rules of 2010, 100.4a; Magic 2011 basic rulebook, Sideboards.
    """

    after_the_game = True

    def __init__(self, player: str, things: str, others: str) -> None:
        super().__init__()
        self.player, self.things, self.others = player, things, others

    def fresh(self) -> TimeGoal:
        return SideboardExchange(self.player, self.things, self.others)

    def begin(self, context: StepContext) -> None:
        out, into = _cards(self.things, context.line), _cards(self.others, context.line)
        deck = context.decks.setdefault(self.player, Deck())
        if (refusal := _why_not_between_games(context) or why_not_exchange(deck, out, into)) is not None:
            raise Illegal(refusal)
        deck.main, deck.sideboard = deck.main - out + into, deck.sideboard - into + out
        self.done = True


def _why_not_between_games(context: StepContext) -> Refusal | None:
    """A deck that is looked at by itself is not being played."""
    game = context.game
    if game.over or game.to_begin or context.duel_ended or not context.names.labels:
        return None
    return Refusal("deck construction", "a deck is changed between games, and this game is under way")


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


def _sideboard_given(player: str, things: str) -> Given:
    def give(setup: Setup) -> None:
        cards = _cards(things, setup.line)
        setup.once(f"{player}'s sideboard", cards)
        setup.at_end(lambda: setattr(setup.decks.setdefault(player, Deck()), "sideboard", cards))

    return give


MOST_NAMED = 4
"""So many of one card can be found in a library of which the deck is known."""


def _lies_in_library(setup: Setup, player: Player, left: Counter[Card]) -> None:
    """What is left of the deck can be found there, nobody knows where; of several alike one stays unnamed, so that
    nobody knows what is drawn."""
    room = setup.library_sizes[player] - len(player.library)
    for card, number in left.items():
        for _ in range(min(max(1, number - 1), MOST_NAMED, room)):
            lose_track_of(setup.game, setup.add(card, player, Zone.LIBRARY))
            room -= 1


def _agrees(setup: Setup, player: Player, cards: Counter[Card]) -> None:
    """Raises Malformed where the position has cards that are not in the deck, or another number of them."""
    labelled = [one for one in setup.names.labels.values() if one.owner is player and one is not player.companion]
    here = Counter(one.card.name for one in labelled if not one.token)
    listed = Counter({card.name: number for card, number in cards.items()})
    for name, number in here.items():
        if number > listed[name]:
            raise Malformed(f"{player.name}'s deck has {listed[name]} of {name}, and here are {number}", setup.line)
    left = cards.total() - (len(player.ante) if setup.game.to_begin else here.total() - len(player.library))
    said = setup.library_sizes.setdefault(player, left)
    if setup.game.to_begin and said not in (left, cards.total()):
        raise Malformed(f"{player.name}'s deck has {cards.total()} cards here, and {said} elsewhere", setup.line)
    if said > left and not setup.game.to_begin:
        raise Malformed(
            f"{player.name}'s deck has {left} cards for the library, and it has {said} elsewhere", setup.line
        )
    rest = Counter({card: number - here[card.name] for card, number in cards.items() if number > here[card.name]})
    _lies_in_library(setup, player, rest)


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
        "All of it. What does not lie elsewhere is in the library, where it can be looked for.",
    ),
    whole_game(
        "{player}'s deck is {things}",
        lambda player, things: DeckLookedAt(player, things, "main"),
        "Bob's deck is 24 Forests, 4 Runeclaw Bears and 32 Mountains",
        "time",
        "A deck by itself, in place of the one that was said before.",
    ),
    whole_game(
        "{player}'s sideboard is {things}",
        lambda player, things: _sideboard_given(player, things),
        "Bob's sideboard is 15 Plains",
        "given",
        "The cards beside the deck. They lie outside the game.",
    ),
    whole_game(
        "{player} exchanges {things} for {others} (from|of) the sideboard",
        SideboardExchange,
        "Bob exchanges 2 Forests for 2 Plains from the sideboard",
        "time",
        "Between games of a match: as many cards of the deck for cards of the sideboard.",
    ),
    whole_game(
        "{player}'s sideboard is {things}",
        lambda player, things: DeckLookedAt(player, things, "sideboard"),
        "Bob's sideboard is 15 Plains",
        "time",
        "A sideboard by itself, in place of the one that was said before.",
    ),
    whole_game(
        "{player}'s deck is {negation}legal in {format}",
        _legal_deck,
        "Bob's deck is legal in Constructed",
        "claim",
        "Or in Limited, Vintage or Legacy. In which sets a card was published is not known here.",
    ),
)
