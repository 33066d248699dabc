"""Spells that somebody casts: what is on its way, and the cards that could be cast.

What a text gives to them counts while the cost is worked out and from the moment when the card is a spell
(Comprehensive Rules of 2026, 601.2a and 611.3a).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import SpellsCast
from sandbox.rules.lookup.context import Thing
from sandbox.rules.lookup.filters import matches
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

CAST_FROM = (Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED, Zone.COMMAND)


def spells_and_cards_to_cast(game: Game, player: Player) -> Iterator[Object]:
    """The spells that the player has cast and that have not left the stack, the cards that a text could let the player
    cast, and the known card on top of the library."""
    for action in (*game.waiting, *game.announced, *game.resolving):
        spell = action.source
        if action.is_spell and action.controller is player and not spell.token and spell.zone is Zone.WAITING:
            yield spell
    for zone in CAST_FROM:
        yield from player.owned_zones[zone]
    yield from player.library[-1:]
    for other in game.players:
        if other is not player:
            yield from (card for card in other.removed if _is_open_to(card, player))


def _is_open_to(card: Object, player: Player) -> bool:
    return card.permission is not None and card.permission.player is player


def spells_cast(game: Game, casters: Iterable[Player], reference: SpellsCast) -> list[Thing]:
    """No land is cast."""
    found: dict[Thing, None] = {}
    for player in casters:
        for thing in spells_and_cards_to_cast(game, player):
            if reference.from_hand and not _is_of_the_hand(thing):
                continue
            if reference.nth and _place(game, player, thing, reference.kind) != reference.nth:
                continue
            if CardType.LAND not in game.characteristics(thing).types and matches(game, reference.kind, thing, player):
                found[thing] = None
    return list(found)


def number_cast(game: Game, player: Player, kind: Kind) -> int:
    """How many spells of the kind the player has cast this turn."""
    return sum(matches(game, kind, spell, player) for caster, spell in game.turn_facts.cast if caster is player)


def _place(game: Game, player: Player, thing: Object, kind: Kind) -> int:
    """Which spell of the kind it is this turn, or would be if it were cast now."""
    own = [spell for caster, spell in game.turn_facts.cast if caster is player]
    if thing not in own:
        return number_cast(game, player, kind) + 1
    return sum(matches(game, kind, spell, player) for spell in own[: own.index(thing) + 1])


def _is_of_the_hand(thing: Object) -> bool:
    how = thing.was_cast
    return thing.zone is Zone.HAND or (thing.zone is Zone.WAITING and how is not None and how.zone is Zone.HAND)
