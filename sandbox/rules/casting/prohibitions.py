"""What keeps players from casting spells: texts of permanents, and effects of this turn.

Comprehensive Rules of 2026, 101.2 and 601.3: what says that something cannot be done wins.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.meaning.abilities import CannotCast
from sandbox.rules.casting.spells_to_be import is_such_a_spell
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.references import players_at
from sandbox.rules.lookup.spells_cast import number_cast
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
            if number_cast(game, player, ability.kind) < ability.after or not _is_the_place(act, ability):
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
