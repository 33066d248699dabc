"""Casting a card by one of its faces: which face may be cast from where, and what becomes of the card afterwards.

Comprehensive Rules of 2006, 505.2; of 2010, 708.2; of 2026, 702.127, 709.3, 715.3 and 720.3.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.changes.permissions import permit
from sandbox.engine.changes.spells import send_elsewhere, set_destination
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Permission, Player
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.rules.casting.cast_by_the_other_face import why_not_the_other_face
from sandbox.rules.lookup.faces import has_aftermath
from sandbox.terms.errors import Refusal
from sandbox.terms.shapes import IN_HALVES, Shape
from sandbox.terms.zones import Zone

GOES_TO = {Shape.ADVENTURE: Zone.REMOVED, Shape.OMEN: Zone.LIBRARY}
"""Where the card of a spell is put that was cast by the second face and has resolved."""


def why_not_this_face(game: Game, act: Cast) -> Refusal | None:
    """A split card is not cast as a whole, a half with aftermath from the graveyard alone, and a card that has gone on
    an adventure not as that again."""
    card, face = act.card.starting_card, act.face
    if face is None:
        return _why_not_whole(act, card)
    if (refusal := why_not_the_other_face(game, act)) is not None:
        return refusal
    if card.shape is Shape.PREPARE:
        return Refusal("preparing", f"{named(act.card)} is not prepared")
    if has_aftermath(face) and act.card.zone is not Zone.GRAVEYARD:
        return Refusal("aftermath", f"{face.name} is {game.edition.words.been_cast} from a graveyard alone")
    if act.card.permission is not None and act.card.permission.whole:
        return Refusal("adventures", f"{named(act.card)} has been on its adventure")
    return None


def _why_not_whole(act: Cast, card: Card) -> Refusal | None:
    """Face down it may be cast, and with fuse."""
    if card.shape not in IN_HALVES or act.face_down or "fuse" in act.offers:
        return None
    names = " or ".join(half.name for half in card.faces)
    return Refusal("casting spells", f"one half of {named(act.card)} is cast: {names}")


def was_cast_as(game: Game, spell: Object, act: Cast) -> None:
    """What follows from the face that was cast, and from where, once it has resolved."""
    if act.face is not None and spell.card.shape in GOES_TO:
        set_destination(game, spell, GOES_TO[spell.card.shape])
    if act.face is not None and has_aftermath(act.face):
        send_elsewhere(game, spell, Zone.REMOVED, f"{game.edition.words.removed} after its aftermath")


@rule("adventures")
def goes_on_an_adventure(game: Game, card: Object, player: Player) -> None:
    """Its controller may cast it for as long as it stays exiled, but not as an Adventure (715.3d)."""
    if card.card.shape is Shape.ADVENTURE and card.zone is Zone.REMOVED:
        permit(game, card, Permission(player, game.turn_number, whole=True))
        game.emit(Told(f"{player.name} may {game.edition.words.to_cast} {named(card)} from there"))
