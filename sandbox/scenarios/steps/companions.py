"""Who has revealed which companion before the game."""

from __future__ import annotations

from sandbox.engine.changes.players import has_companion
from sandbox.engine.objects import Player
from sandbox.meaning.card import Card
from sandbox.rules.casting.companion import why_not_companion
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone


def _companion(player: str, thing: str) -> Given:
    """Where the deck has been said, it must be one that the card goes along with."""

    def reveal(setup: Setup) -> None:
        who, card = setup.player(player), setup.card(thing)
        setup.once(f"{player}'s companion", card)
        has_companion(setup.game, who, setup.add(card, who, Zone.NOWHERE))
        setup.at_end(lambda: _goes_along(setup, who, card, player), order=2)

    return reveal


def _goes_along(setup: Setup, who: Player, card: Card, player: str) -> None:
    deck = setup.decks.get(player)
    why = why_not_companion(setup.game, who, card, deck.main if deck is not None else {})
    if why:
        raise Malformed(f"{card.name} cannot be {who.name}'s companion: {why}", setup.line)


COMPANIONS = (
    given(
        "{player}'s companion is {thing}",
        _companion,
        "Bob's companion is Kaheera, the Orphanguard",
        "Revealed before the game; it lies outside the game. A deck that has been said must fulfil its condition.",
    ),
)
