"""What permanents say about who may cast what, and from where.

Comprehensive Rules of 2026, 601.3: to begin to cast a spell it is enough that choices yet to be made can make it legal.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import CannotCast, SpellsAsThoughFlash
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.cost_changes import looks_of_spell
from sandbox.rules.casting.playing_from_elsewhere import is_spell_castable
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.rules.lookup.references import players_at
from sandbox.rules.players.commanders import is_own_commander
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone


def why_not_forbidden(game: Game, player: Player, act: Cast) -> Refusal | None:
    """A text that keeps the player from casting such a spell."""
    if player in game.cast_no_more:
        word = game.edition.words.to_cast
        return Refusal("epic", f"{player.name} cannot {word} spells after one with epic")
    for other, kind in game.turn_facts.not_cast:
        if other is player and _is_such_a_spell(game, player, act, kind):
            word = game.edition.words.been_cast
            return Refusal("permissions", f"an effect keeps {named(act.card)} from being {word} this turn")
    for thing in game.permanents_with(CannotCast):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if not isinstance(ability, CannotCast) or not _is_such_a_spell(game, player, act, ability.kind):
                continue
            if _has_cast_fewer(game, player, ability) or not _is_the_place(act, ability):
                continue
            if not holds(game, Context(thing, characteristics.controller), ability.when):
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


def _has_cast_fewer(game: Game, player: Player, ability: CannotCast) -> bool:
    """Than forbid the next: a spell counts, whatever has become of it."""
    spells = [spell for caster, spell in game.turn_facts.cast if caster is player]
    return sum(characteristics_match(ability.kind, game.characteristics(each)) for each in spells) < ability.after


def is_castable_from_here(game: Game, player: Player, act: Cast) -> bool:
    """Whether a text lets such a spell be cast from where it is."""
    return is_own_commander(game, player, act.card) or is_spell_castable(
        game, player, act, looks_of_spell(game, player, act)
    )


def _is_such_a_spell(game: Game, player: Player, act: Cast, kind: Kind) -> bool:
    return characteristics_match(kind, looks_of_spell(game, player, act)) and _has_parity(act, kind.mana_value_even)


def _has_parity(act: Cast, even: bool | None) -> bool:
    """Whether its mana value is even, or odd, as is asked; with an X that has not been chosen it is neither yet."""
    cost = act.card.starting_card.cost
    if even is None or act.face_down or cost is None:
        return even is not False
    if cost.x_symbols and act.x is None:
        return False
    return ((cost.total + cost.x_symbols * (act.x or 0)) % 2 == 0) is even


def is_let_have_flash(game: Game, player: Player, spell: Characteristics) -> bool:
    """Whether the text of a permanent of the player's lets such spells be cast as though they had flash."""
    if SpellsAsThoughFlash not in game.traits_in_play():
        return False
    return any(
        isinstance(ability, SpellsAsThoughFlash) and characteristics_match(ability.kind, spell)
        for thing in game.permanents_with(SpellsAsThoughFlash)
        if game.controller(thing) is player
        for ability in game.characteristics(thing).abilities
    )


@rule("playing from elsewhere")
def tell_permission(game: Game, player: Player, act: Cast) -> None:
    """Told where a text in play is why the spell may be cast from where it is, or as though it had flash."""
    spell = looks_of_spell(game, player, act)
    if act.card.zone in (Zone.LIBRARY, Zone.GRAVEYARD) and is_spell_castable(game, player, act, spell):
        game.emit(Told(f"a text lets {player.name} {game.edition.words.to_cast} such a spell from the {act.card.zone}"))
    if is_let_have_flash(game, player, spell) and game.edition.responses.why_not_slow(game, player) is not None:
        game.emit(Told(f"a text lets {player.name} {game.edition.words.to_cast} it as though it had flash"))
