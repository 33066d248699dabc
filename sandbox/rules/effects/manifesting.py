"""Performers: cards that are put into play face down: manifest, cloak and manifest dread.

Comprehensive Rules of 2026, 701.40, 701.58 and 701.62.
"""

from __future__ import annotations

from sandbox.engine.changes.permanents import designate, put_face_down
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.meaning.effects import Manifest
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context, Thing
from sandbox.rules.lookup.library import top_card, top_cards
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.designations import MANIFESTED
from sandbox.terms.zones import Zone


def manifest(game: Game, context: Context, effect: Manifest) -> None:
    """One after the other (701.40e)."""
    made: list[Thing] = []
    for player in players_at(game, context, effect.who):
        if effect.of is not None:
            made += _one_of_them(game, context, player, effect)
            continue
        for _ in range(count(game, context, effect.amount)):
            card = _held(game, context, player) if effect.from_hand else top_card(game, player)
            if card is not None:
                made.append(_put_face_down(game, card, player, effect.cloaked))
    context.it = made


def _held(game: Game, context: Context, player: Player) -> Object | None:
    """A card of the hand, which the player chooses."""
    if not player.hand:
        return None
    question = WhichObject[Object](context.source)
    return choose_one(game, player, question, "the card to manifest", list(player.hand))


def _one_of_them(game: Game, context: Context, player: Player, effect: Manifest) -> list[Object]:
    """The cards that are not manifested go to the graveyard."""
    cards = list(top_cards(game, player, effect.of or 0))
    if not cards:
        return []
    question = WhichObject[Object](context.source)
    chosen = choose_one(game, player, question, "the card to manifest", cards)
    made = _put_face_down(game, chosen, player, effect.cloaked)
    for card in cards:
        if card is not chosen:
            put_into(game, card, Zone.GRAVEYARD)
    return [made]


def _put_face_down(game: Game, card: Object, player: Player, cloaked: bool) -> Object:
    thing = enter_play(game, card, player, face_down=True)
    if cloaked:
        put_face_down(game, thing, cloaked=True)
    designate(game, thing, MANIFESTED)
    return thing


PERFORMERS: Performers = {
    Manifest: manifest,
}
