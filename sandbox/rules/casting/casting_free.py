"""Casting a card from exile without paying its mana cost, as a text is carried out.

Comprehensive Rules of 2026, 608.2g and 118.9: X is 0, and costs in addition are paid.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.acts import PASS, Act, Cast
from sandbox.engine.changes.spells import bury_elsewhere
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.announcing import WhetherToPlay
from sandbox.meaning.card import Card
from sandbox.meaning.effects import CastCopyOf, CastFree, CastFromHand, CastTransformed
from sandbox.rules.casting.casting import cast, why_not_cast
from sandbox.rules.casting.spells_to_be import is_such_a_face
from sandbox.rules.lookup.choosing import choose_up_to
from sandbox.rules.lookup.context import Context, all_found_again
from sandbox.rules.lookup.faces import castable_faces
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone


def may_cast_free(game: Game, player: Player, card: Object, fits: Callable[[Card], bool] = lambda face: True) -> bool:
    """Whether the player casts it, where any of its faces fits and can be cast; who is not said to does not."""
    return _may_cast_one(game, player, card, _ways(card, fits))


def _may_cast_one(game: Game, player: Player, card: Object, ways: list[Cast]) -> bool:
    acts: list[Act] = [act for act in ways if why_not_cast(game, player, act) is None]
    if not acts:
        return False
    text = f"{game.edition.words.to_cast} {named(card)} without paying its mana cost"
    act = game.ask(Choice(player, WhetherToPlay(card), text, (PASS, *acts), PASS))
    if not isinstance(act, Cast):
        return False
    game.edition.responses.announced(game, cast(game, player, act))
    return True


def cast_transformed(game: Game, context: Context, effect: CastTransformed) -> None:
    """What has a back face that can be cast (2026, 310.12b and 712.11)."""
    for card in all_found_again(context, objects_at(game, context, effect.what)):
        if card.is_double_faced and not card.gone and not card.token:
            _may_cast_one(game, context.controller, card, [Cast(card, told_cost=(), face=card.card.faces[1])])


def cast_from_hand(game: Game, context: Context, effect: CastFromHand) -> None:
    """One card of the hand of which a face is of the kind; of several the player says which."""
    player = context.controller

    def fits(face: Card) -> bool:
        return is_such_a_face(game, face, effect.kind, context.source, player)

    cards = [card for card in player.hand if _ways(card, fits)]
    if len(cards) > 1:
        cards = choose_up_to(game, player, "the card that is cast", cards, 1, context.source)
    for card in cards:
        may_cast_free(game, player, card, fits)


def may_cast_copy_free(game: Game, player: Player, card: Card) -> None:
    """A copy of the card is made in exile, which the player may cast; else it is gone at once (2026, 707.12)."""
    copy = game.new_object(card, player, Zone.REMOVED, token=True)
    game.put(copy)
    game.emit(Told(f"{player.name} copies {card.name}"))
    may_cast_free(game, player, copy)


def cast_free(game: Game, context: Context, effect: CastFree) -> None:
    """What is still where the text found it; the spell that it has become goes to no graveyard, if the text says so."""
    for card in all_found_again(context, objects_at(game, context, effect.what)):
        if not card.gone and not card.in_play and may_cast_free(game, context.controller, card) and effect.exiled:
            bury_elsewhere(game, card.now(), Zone.REMOVED, game.edition.words.removed)


def cast_copy_of(game: Game, context: Context, effect: CastCopyOf) -> None:
    """One after the other, as the player likes (2026, 707.12)."""
    for card in all_found_again(context, objects_at(game, context, effect.what)):
        may_cast_copy_free(game, context.controller, card.card)


def _ways(card: Object, fits: Callable[[Card], bool]) -> list[Cast]:
    found = [(face, face or card.starting_card) for face in castable_faces(card.card)]
    return [
        Cast(card, told_cost=(), from_hand=card.zone is Zone.HAND, face=face)
        for face, shown in found
        if CardType.LAND not in shown.types and fits(shown)
    ]


PERFORMERS: Performers = {
    CastCopyOf: cast_copy_of,
    CastFree: cast_free,
    CastFromHand: cast_from_hand,
    CastTransformed: cast_transformed,
}
