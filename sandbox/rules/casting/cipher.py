"""Cipher: a spell whose card is exiled encoded on a creature, which casts copies of it when it deals damage.

Comprehensive Rules of 2026, 702.99.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration, Effect
from sandbox.meaning.events import DealsDamage
from sandbox.meaning.references import GrantedBy
from sandbox.rules.casting.casting_free import may_cast_copy_free
from sandbox.rules.lookup.choosing import choose_up_to
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


@dataclass(frozen=True)
class CastEncoded(Effect):
    """You may copy the encoded card, and may cast the copy without paying its mana cost."""

    card: GrantedBy


@rule("cipher")
def may_encode(game: Game, action: Action) -> None:
    """As the spell has done what it says: its card is exiled for a creature of the player (702.99a). A copy has no
    card."""
    spell, player = action.source, action.controller
    if spell.token:
        return
    own = [thing for thing in game.permanents(player) if game.characteristics(thing).is_creature]
    for creature in choose_up_to(game, player, "the creature that it is encoded on", own, 1, spell):
        card = put_into(game, spell, Zone.REMOVED)
        if card.zone is Zone.REMOVED:
            _is_encoded_on(game, card, creature, player)


def _is_encoded_on(game: Game, card: Object, creature: Object, player: Player) -> None:
    """The creature has the ability for as long as the card stays in exile, whoever controls it (702.99c)."""
    game.grantors[card.id] = card
    copies = Triggered(DealsDamage(to="player", combat_only=True), (Mode((CastEncoded(GrantedBy(card.id)),)),))
    moment = game.now()
    begin_lasting(
        game, Lasting(card, player, (creature,), (Has(copies),), Duration.WHILE_EXILED, moment, game.turn_number)
    )
    game.emit(Told(f"{named(card)} is encoded on {named(creature)}"))


@rule("cipher")
def cast_encoded(game: Game, context: Context, effect: CastEncoded) -> None:
    for card in objects_at(game, context, effect.card):
        if not card.gone and card.zone is Zone.REMOVED:
            may_cast_copy_free(game, context.controller, card.card)


PERFORMERS: Performers = {
    CastEncoded: cast_encoded,
}
