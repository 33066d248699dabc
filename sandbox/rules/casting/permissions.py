"""What permanents say about who may cast what, and from where.

Comprehensive Rules of 2026, 601.3: to begin to cast a spell it is enough that choices yet to be made can make it legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import CannotCast, SpellsAsThoughFlash
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.bestow import BESTOW
from sandbox.rules.casting.playing_from_elsewhere import is_spell_castable
from sandbox.rules.casting.spells_to_be import is_such_a_spell
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.references import players_at
from sandbox.rules.lookup.turn_history import cast_so_far
from sandbox.rules.players.commanders import is_own_commander
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone


def why_not_forbidden(game: Game, player: Player, act: Cast) -> Refusal | None:
    """A text that keeps the player from casting such a spell."""
    if player in game.cast_no_more:
        word = game.edition.words.to_cast
        return Refusal("epic", f"{player.name} cannot {word} spells after one with epic")
    for other, kind in game.turn_facts.not_cast:
        if other is player and is_such_a_spell(game, player, act, kind):
            word = game.edition.words.been_cast
            return Refusal("permissions", f"an effect keeps {named(act.card)} from being {word} this turn")
    for thing in game.permanents_with(CannotCast):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if not isinstance(ability, CannotCast) or not is_such_a_spell(game, player, act, ability.kind, thing):
                continue
            if cast_so_far(game, player, ability.kind) < ability.after or not _is_the_place(act, ability):
                continue
            if not holds(game, Context(thing, characteristics.controller), ability.when):
                continue
            if ability.but_as_sorcery and game.edition.responses.why_not_slow(game, player) is None:
                continue
            if player in players_at(game, Context(thing, characteristics.controller), ability.who):
                word = game.edition.words.been_cast
                return Refusal("permissions", f"{named(thing)} keeps {named(act.card)} from being {word}")
    return None


def _is_the_place(act: Cast, ability: CannotCast) -> bool:
    """Whether it would be cast from where the text forbids it."""
    zone = act.card.zone
    if ability.not_from_hand and (zone is Zone.HAND or act.from_hand):
        return False
    return not ability.from_zones or zone in ability.from_zones


def is_castable_from_here(game: Game, player: Player, act: Cast) -> bool:
    """Whether a text lets such a spell be cast from where it is."""
    return is_own_commander(game, player, act.card) or is_spell_castable(game, player, act)


def why_not_there(game: Game, player: Player, act: Cast) -> Refusal:
    """What is not in the hand, and no text lets be cast. Bestowed, a card is looked at as an Aura spell alone, though
    it could be cast from there as a creature spell (2026, 702.103d)."""
    if BESTOW.word in act.offers and is_castable_from_here(game, player, replace(act, offers=())):
        word = game.edition.words.been_cast
        return Refusal("bestow", f"bestowed, {named(act.card)} is no spell that may be {word} from there")
    return Refusal("casting spells", f"{named(act.card)} is not in {player.name}'s hand")


def is_let_have_flash(game: Game, player: Player, is_of_kind: Callable[[Kind, Object], bool]) -> bool:
    """Whether the text of a permanent of the player's lets such spells be cast as though they had flash: it is asked
    whether the spell is of a kind, for a text of a permanent."""
    if SpellsAsThoughFlash not in game.traits_in_play():
        return False
    return any(
        isinstance(ability, SpellsAsThoughFlash) and is_of_kind(ability.kind, thing)
        for thing in game.permanents_with(SpellsAsThoughFlash)
        if game.controller(thing) is player
        for ability in game.characteristics(thing).abilities
    )


@rule("playing from elsewhere")
def tell_permission(game: Game, player: Player, act: Cast) -> None:
    """Told where a text in play is why the spell may be cast from where it is, or as though it had flash."""
    if act.card.zone in (Zone.LIBRARY, Zone.GRAVEYARD) and is_spell_castable(game, player, act):
        game.emit(Told(f"a text lets {player.name} {game.edition.words.to_cast} such a spell from the {act.card.zone}"))
    too_slow = game.edition.responses.why_not_slow(game, player) is not None
    if too_slow and is_let_have_flash(game, player, partial(is_such_a_spell, game, player, act)):
        game.emit(Told(f"a text lets {player.name} {game.edition.words.to_cast} it as though it had flash"))
