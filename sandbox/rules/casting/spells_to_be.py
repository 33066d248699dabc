"""What a card will be as a spell, and of which kind: what texts say of spells to be cast is judged by it.

Comprehensive Rules of 2010, 601.2e; of 2026, 601.3.
"""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.acts import Cast
from sandbox.engine.current_characteristics import FACE_DOWN
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object, Player, printed_on
from sandbox.meaning.card import Card
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.bestow import BESTOW, as_aura
from sandbox.rules.lookup.filters import characteristics_match, fits_bounds, fits_mana_value
from sandbox.rules.lookup.mana_value import mana_value_of_spell


def looks_of_spell(game: Game, player: Player, act: Cast) -> Characteristics:
    """What the card will be as a spell: face down, a creature spell without color or name; bestowed, an Aura."""
    if act.face_down:
        return printed_on(FACE_DOWN, FACE_DOWN.types, player)
    if BESTOW.word in act.offers:
        aura = as_aura(act.card.starting_card)
        return printed_on(aura, aura.types, player)
    return game.characteristics(act.card)


def is_such_a_spell(game: Game, player: Player, act: Cast, kind: Kind, source: Object | None = None) -> bool:
    """Whether what would be cast so is a spell of the kind, for a text of the source. While an X has not been chosen it
    has no mana value yet."""
    return _is_of_kind(game, kind, looks_of_spell(game, player, act), _values_of(act), source, player)


def is_such_a_face(game: Game, face: Card, kind: Kind, source: Object, caster: Player) -> bool:
    """The same of a face that would be cast for nothing, by what is printed on it: an X is 0."""
    values = (face.cost.total if face.cost is not None else 0,)
    return _is_of_kind(game, kind, printed_on(face, face.types, caster), values, source, caster)


def is_such_a_draft(game: Game, spell: Action, kind: Kind, source: Object) -> bool:
    """The same of a spell that is drawn up to judge the moment by."""
    return _is_of_kind(game, kind, spell.snapshot, (mana_value_of_spell(spell),), source, spell.controller)


def _is_of_kind(
    game: Game, kind: Kind, spell: Characteristics, values: tuple[int, ...], source: Object | None, caster: Player
) -> bool:
    if not characteristics_match(kind, spell) or not fits_mana_value(kind, values):
        return False
    you = game.controller(source) if source is not None else caster
    return not kind.bounds or (source is not None and fits_bounds(game, kind, spell, values, you, source))


def _values_of(act: Cast) -> tuple[int, ...]:
    cost = (act.face or act.card.starting_card).cost
    if act.face_down or cost is None:
        return (0,)
    if cost.x_symbols and act.x is None:
        return ()
    return (cost.total + cost.x_symbols * (act.x or 0),)
