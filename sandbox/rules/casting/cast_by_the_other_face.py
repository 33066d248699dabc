"""Disturb, More Than Meets the Eye, prototype and cleave: a card is cast as its second face because its first one says
so.

Comprehensive Rules of 2026, 702.146, 702.148, 702.160, 702.162, 712.8c, 712.11 and 718.3.
"""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.keyword_abilities import CostKeyword, Prototype
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.offered_costs import OfferedCost
from sandbox.terms.errors import Refusal
from sandbox.terms.shapes import Shape
from sandbox.terms.zones import Zone


def _cost_of_prototype(card: Object, ability: Ability) -> Cost | None:
    return (PayMana(ability.cost),) if isinstance(ability, Prototype) else None


@rule("disturb")
def _is_disturbed(game: Game, spell: Object) -> None:
    game.emit(Told(f"{named(spell)} is {game.edition.words.been_cast} from the graveyard with its back face up"))


@rule("more than meets the eye")
def _is_converted(game: Game, spell: Object) -> None:
    game.emit(Told(f"{named(spell)} is {game.edition.words.been_cast} with its back face up"))


@rule("prototype")
def _is_prototyped(game: Game, spell: Object) -> None:
    face = spell.starting_card
    game.emit(Told(f"{named(spell)} is {game.edition.words.been_cast} prototyped, as a {face.power}/{face.toughness}"))


@rule("cleave")
def _is_cleaved(game: Game, spell: Object) -> None:
    game.emit(Told(f"{named(spell)} is {game.edition.words.been_cast} without the words in brackets"))


DISTURB = OfferedCost(CostKeyword, "disturb", Zone.GRAVEYARD, _is_disturbed, second_face=True)
MORE_THAN_MEETS_THE_EYE = OfferedCost(CostKeyword, "more than meets the eye", paid=_is_converted, second_face=True)
PROTOTYPE = OfferedCost(Prototype, "prototype", paid=_is_prototyped, price=_cost_of_prototype, second_face=True)
CLEAVE = OfferedCost(CostKeyword, "cleave", paid=_is_cleaved, second_face=True)
BY_THE_OTHER_FACE = (DISTURB, MORE_THAN_MEETS_THE_EYE, PROTOTYPE, CLEAVE)
_TWO_SIDED = frozenset({Shape.TRANSFORM, Shape.PROTOTYPE, Shape.CLEAVE})


def as_offered(act: Cast) -> Cast:
    """The act with the face that the cost is for, or with the cost that there is for the face."""
    if act.card.card.shape is Shape.SPLIT and "fuse" in act.offers:
        return replace(act, face=None)
    if act.card.card.shape not in _TWO_SIDED or act.told_cost is not None:
        return act
    second = act.card.card.faces[1]
    if act.face is None:
        chosen = any(offered.word in act.offers for offered in BY_THE_OTHER_FACE)
        return replace(act, face=second) if chosen and act.alternative else act
    if act.face is not second or act.alternative:
        return act
    words = [each.word for each in BY_THE_OTHER_FACE if each.is_open_in(act.card) and each.said_on_the_front(act.card)]
    return replace(act, alternative=True, offers=(*act.offers, *words[:1])) if words else act


def why_not_the_other_face(game: Game, act: Cast) -> Refusal | None:
    """The back of a card that transforms is cast only where the front, or what tells a player to cast it, says so."""
    if act.card.card.shape is not Shape.TRANSFORM or act.told_cost is not None or act.face is None:
        return None
    now = game.characteristics(act.card)
    if any(offered.word in act.offers and offered.abilities(now) for offered in BY_THE_OTHER_FACE):
        return None
    word = game.edition.words.been_cast
    because = f"{act.face.name} is the back of {named(act.card)} and is not {word} by itself"
    return Refusal("double-faced cards", because)
