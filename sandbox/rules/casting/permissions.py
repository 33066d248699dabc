"""Who may cast or play what, and from where: everything that can let a player do so, each by its rule.

Comprehensive Rules of 2026, 305.1, 601.2a, 601.3 and 903.8.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sandbox.engine.acts import Cast, PlayLand
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.rules.casting.bestow import BESTOW
from sandbox.rules.casting.casting_costs import is_cast_from_there
from sandbox.rules.casting.granted_permissions import permission_to, why_not_permitted
from sandbox.rules.casting.texts_that_permit import lets_itself_be_cast, lets_such_spells_be_cast, texts_on
from sandbox.rules.players.commanders import is_own_commander
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone

Permits = Callable[[Game, Player, Cast], bool]


def is_offered_from_there(game: Game, player: Player, act: Cast) -> bool:
    """For a cost that its text offers for casting it from where it is, as flashback does."""
    return act.card.owner is player and is_cast_from_there(act)


def is_granted(game: Game, player: Player, act: Cast) -> bool:
    """An effect, or a rule of the card, has said so of that very card."""
    return permission_to(game, player, act.card) is not None


def is_commander_to_cast(game: Game, player: Player, act: Cast) -> bool:
    return is_own_commander(game, player, act.card)


FROM_ELSEWHERE: tuple[Permits, ...] = (
    is_offered_from_there,
    is_granted,
    lets_itself_be_cast,
    lets_such_spells_be_cast,
    is_commander_to_cast,
)
AS_TOLD = frozenset({Zone.REMOVED, Zone.LIBRARY, Zone.GRAVEYARD})
"""From where a text that is being carried out lets cards be cast that are not in a hand."""


def why_not_from_there(game: Game, player: Player, act: Cast) -> Refusal | None:
    """Nothing lets the player cast the card from where it is, which is not the hand, or as a text tells the player."""
    card = act.card
    if act.told_cost is not None:
        allowed = act.from_hand if card.zone is Zone.HAND else card.zone in AS_TOLD
        return None if allowed else Refusal("casting spells", f"{named(card)} is not removed")
    if any(permits(game, player, act) for permits in FROM_ELSEWHERE):
        return None
    if card.permission is not None and card.permission.player is player and not card.permission.keyword:
        return Refusal("casting spells", why_not_permitted(game, player, card))
    if card.owner is not player:
        return Refusal("casting spells", f"{named(card)} is not {player.name}'s")
    if BESTOW.word in act.offers and lets_such_spells_be_cast(game, player, replace(act, offers=())):
        return _why_not_bestowed(game, act)
    return Refusal("casting spells", f"{named(card)} is not in {player.name}'s hand")


def _why_not_bestowed(game: Game, act: Cast) -> Refusal:
    """It could be cast from there as a creature spell, and bestowed is looked at as an Aura spell (2026, 702.103d)."""
    word = game.edition.words.been_cast
    return Refusal("bestow", f"bestowed, {named(act.card)} is no spell that may be {word} from there")


def is_land_playable(game: Game, player: Player, act: PlayLand) -> bool:
    """Whether the land may be played from where it is, which is not the hand."""
    permission = permission_to(game, player, act.card)
    if permission is not None and permission.lands:
        return True
    return any(ability.lands for _, ability in texts_on(game, player, act.card))
