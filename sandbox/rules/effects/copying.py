"""Performers: copies of permanents and cards, and what is turned face up."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.changes.lasting import enter_as
from sandbox.engine.changes.permanents import flip, put_face_down, put_face_up
from sandbox.engine.choices import Choice
from sandbox.engine.current_characteristics import face_down_card
from sandbox.engine.events import Told
from sandbox.engine.events.permanents import TurnedFaceUp
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Static
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import Has, HasBasePT, HasSupertype, IsAlso, IsColor, IsCopyOf
from sandbox.meaning.effects import (
    BecomeCopy,
    CopyExceptions,
    EnterAsCopy,
    Flip,
    TurnPermanentFaceDown,
    TurnPermanentFaceUp,
)
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Itself
from sandbox.rules.continuous.beginning import begin_effect
from sandbox.rules.lookup.context import Context, with_kind_known
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.range_of_influence import reaches
from sandbox.rules.lookup.references import objects_at
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.types import PERMANENT_TYPES, Supertype


@rule("copying permanents")
def enter_as_copy(game: Game, context: Context, effect: EnterAsCopy) -> None:
    """It copies what is printed, or what the other copies itself, and of what is face down no more than
    that; counters and effects are not copied."""
    possible = [thing for thing in _originals(game, context, effect) if thing is not context.source]
    if not possible:
        return
    text = f"what {named(context.source)} copies"
    question = WhichObject[Object | None](context.source, Deed.COPY)
    chosen = game.ask(Choice(context.controller, question, text, [None, *possible]))
    if chosen is not None:
        enter_as(game, context.source, copied_card(chosen, context.source, context, effect.exceptions))
        game.emit(Told(f"{named(context.source)} is a copy of {named(chosen)}"))


def _originals(game: Game, context: Context, effect: EnterAsCopy) -> list[Object]:
    """What could be copied: permanents, or cards in any graveyard."""
    effect = with_kind_known(game, context, effect)
    you = context.controller
    if not effect.in_graveyard:
        return permanents_of(game, effect.kind, you)
    cards = [card for player in game.players if reaches(game, you, player) for card in player.graveyard]
    return [card for card in cards if matches(game, effect.kind, card, you)]


@rule("copying permanents")
def become_copy(game: Game, context: Context, effect: BecomeCopy) -> None:
    """What else affects it goes on doing so, and its status stays as it is.

    Comprehensive Rules of 2006, 503.3 and 503.4; of 2010, 706.3 and 706.4.
    """
    originals = objects_at(game, context, effect.of)
    for thing in objects_at(game, context, effect.what):
        if not thing.in_play or not originals:
            continue
        copied = IsCopyOf(copied_card(originals[0], thing, context, effect.exceptions))
        name = named(originals[0])
        begin_effect(game, context, (thing,), (copied,), effect.duration)
        game.emit(Told(f"{named(thing)} becomes a copy of {name}"))
    context.it = list(objects_at(game, context, effect.what))


def copied_card(original: Object, copier: Object, context: Context, exceptions: CopyExceptions) -> Card:
    """The copiable values of the original, face down those of a face-down creature, as the exceptions change them."""
    card = face_down_card(original) if original.face_down else original.copiable_card
    return _with_exceptions(card, copier, context, exceptions)


def card_of_token(original: Object, copier: Object, context: Context, exceptions: CopyExceptions) -> Card:
    """What a token is that is made as a copy: of what is double-faced it has both faces, and what the original is a
    copy of at present is on each of them (2026, 707.8a)."""
    if original.face_down or not original.is_double_faced:
        return copied_card(original, copier, context, exceptions)
    found = [original.copied or face for face in original.card.faces]
    front, back = [_with_exceptions(face, copier, context, exceptions) for face in found]
    return replace(front, shape=original.card.shape, faces=(front, back))


def _with_exceptions(card: Card, copier: Object, context: Context, exceptions: CopyExceptions) -> Card:
    if exceptions.keeps_color:
        card = replace(card, color_words=copier.starting_card.colors)
    if exceptions.not_legendary:
        card = replace(card, supertypes=card.supertypes - {Supertype.LEGENDARY})
    this = context.action.ability if exceptions.this_ability and context.action is not None else None
    for change in exceptions.changes:
        card = _differing(card, change)
    added = (*exceptions.has, *(() if this is None else (this,)))
    return _with_abilities(card, added) if added else card


def _differing(card: Card, change: Modification) -> Card:
    """With one exception. A size that it sets takes away what would define the size.

    Comprehensive Rules of 2026, 707.9b and 707.9d.
    """
    match change:
        case HasBasePT(power=int() as power, toughness=int() as toughness):
            kept = tuple([ability for ability in card.abilities if not _defines_size(ability)])
            return replace(card, power=power, toughness=toughness, abilities=kept)
        case IsAlso(subtypes=subtypes, instead=True):
            kept_types = tuple([one for one in card.subtypes if one not in CREATURE_TYPES])
            return replace(card, subtypes=(*kept_types, *sorted(subtypes)))
        case IsAlso(types=types, subtypes=subtypes):
            more = tuple([one for one in sorted(subtypes) if one not in card.subtypes])
            return replace(card, types=card.types | types, subtypes=(*card.subtypes, *more))
        case IsColor(colors=colors, besides=True):
            return replace(card, color_words=card.colors | colors)
        case IsColor(colors=colors):
            return replace(card, color_words=colors)
        case HasSupertype(supertype=supertype):
            return replace(card, supertypes=card.supertypes | {supertype})
        case Has(ability=ability):
            return _with_abilities(card, (ability,))
    return card


def _defines_size(ability: Ability) -> bool:
    match ability:
        case Static(affected=Itself(), modifications=(HasBasePT(),), condition=None):
            return True
    return False


def _with_abilities(card: Card, added: tuple[Ability, ...]) -> Card:
    """On every face."""
    faces = tuple([_with_abilities(face, added) for face in card.faces])
    return replace(card, abilities=(*card.abilities, *added), faces=faces)


@rule("flipping")
def flip_(game: Game, context: Context, effect: Flip) -> None:
    """A one-way process; what has no other half is flipped too, and looks no different for it.

    Comprehensive Rules of 2006, 508.3 and 510.4; of 2010, 709.1 and 110.6c.
    """
    for thing in objects_at(game, context, effect.what):
        if thing.in_play and not thing.flipped:
            name = named(thing)
            flip(game, thing)
            game.emit(Told(f"{name} is flipped"))


@rule("face-down permanents")
def turn_face_up(game: Game, context: Context, effect: TurnPermanentFaceUp) -> None:
    """It shows what it is beneath, whether it could be turned up by itself or not; an instant or sorcery card stays as
    it is (2026, 708.10)."""
    for thing in objects_at(game, context, effect.what):
        if thing.in_play and thing.face_down and not thing.card.types.isdisjoint(PERMANENT_TYPES):
            put_face_up(game, thing)
            game.emit(TurnedFaceUp(thing))


@rule("face-down permanents")
def turn_face_down(game: Game, context: Context, effect: TurnPermanentFaceDown) -> None:
    """It is a 2/2 creature without a name, text or types from then on.

    Comprehensive Rules of 2006, 504.2; of 2010, 707.2a.
    """
    for thing in objects_at(game, context, effect.what):
        if thing.in_play and not thing.face_down:
            name = named(thing)
            put_face_down(game, thing)
            game.emit(Told(f"{name} is turned face down"))


PERFORMERS: Performers = {
    EnterAsCopy: enter_as_copy,
    BecomeCopy: become_copy,
    Flip: flip_,
    TurnPermanentFaceDown: turn_face_down,
    TurnPermanentFaceUp: turn_face_up,
}
