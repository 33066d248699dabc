"""Morph: creatures played face down, and turning them face up."""

from __future__ import annotations

from sandbox.engine.acts import TurnFaceUp
from sandbox.engine.changes import put_face_up
from sandbox.engine.events import TurnedFaceUp
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.keyword_abilities import Morph
from sandbox.rules.casting.costs import Bill, pay, why_not_pay
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.mana import ManaCost

FACE_DOWN_COST: Cost = (PayMana(ManaCost(("3",))),)


def cost_face_down(characteristics: Characteristics) -> Cost | None:
    """What casting the card face down costs; None for one without morph."""
    return FACE_DOWN_COST if any(isinstance(ability, Morph) for ability in characteristics.abilities) else None


def why_not_turn_face_up(game: Game, player: Player, act: TurnFaceUp) -> Refusal | None:
    """A special action: any time its controller may act, for its morph cost."""
    thing = act.object
    if not thing.in_play or not thing.face_down:
        return Refusal("morph", f"{named(thing)} is not face down {game.edition.words.play}")
    if game.controller(thing) is not player:
        return Refusal("morph", f"{player.name} does not control {named(thing)}")
    morph = _morph(game, thing)
    if morph is None:
        return Refusal("morph", f"{named(thing)} would have no morph cost face up")
    refusal = game.edition.responses.why_not_act(game, player)
    return refusal or why_not_pay(game, Bill(player, thing, morph.cost))


def _morph(game: Game, thing: Object) -> Morph | None:
    """The morph that it would have face up, with every continuous effect upon it.

    Comprehensive Rules of 2006, 502.26d; of 2010, 702.34d.
    """
    return next(
        (ability for ability in game.characteristics_face_up(thing).abilities if isinstance(ability, Morph)), None
    )


@rule("morph")
def turn_face_up(game: Game, player: Player, act: TurnFaceUp) -> None:
    """Nothing waits and nothing answers: it is face up at once. Raises Illegal."""
    refusal = why_not_turn_face_up(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    thing = act.object
    morph = _morph(game, thing)
    assert morph is not None
    pay(game, Bill(player, thing, morph.cost))
    put_face_up(game, thing)
    game.emit(TurnedFaceUp(thing, player))
