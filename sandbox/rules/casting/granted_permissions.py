"""What effects and the rules of a card have let a player do with a card that is not in the hand: who, until when, at
which cost.

Comprehensive Rules of 2026, 118.9, 601.3, 611.2b, 702.143, 702.170, 702.185, 715.3d and 722.3c; what is paid in
addition is paid all the same (601.2f).
"""

from __future__ import annotations

from sandbox.engine.changes.permissions import permit_no_more
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Permission, Player
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.effects import Duration
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost

COLORED = frozenset(color.symbol for color in Color)


def permission_to(game: Game, player: Player, card: Object, keyword: str = "") -> Permission | None:
    """What lets the player play the card now: for what its text offers under that word, or for its mana cost or what
    the permission says."""
    return card.permission if not why_not_permitted(game, player, card, keyword) else None


def why_not_permitted(game: Game, player: Player, card: Object, keyword: str = "") -> str:
    """Why the player may not play the card so, in words; empty: may."""
    found = card.permission
    if found is None or found.player is not player or found.keyword != keyword:
        return f"{named(card)} does not wait to be {game.edition.words.been_cast} by {player.name}"
    if found.later and game.turn_number <= found.turn:
        return f"{named(card)} can be {game.edition.words.been_cast} on a later turn only"
    refusal = game.edition.responses.why_not_slow(game, player) if found.as_sorcery else None
    return "" if refusal is None else refusal.because


def cost_as_permitted(permission: Permission, cost: ManaCost | None) -> Cost | None:
    """What is paid for the card itself: its mana cost, nothing, something else, or as much mana of any type."""
    if permission.free:
        return ()
    if permission.price is not None:
        return permission.price
    if cost is None:
        return None
    return (PayMana(_of_any_type(cost) if permission.any_mana else cost),)


def _of_any_type(cost: ManaCost) -> ManaCost:
    """Comprehensive Rules of 2026, 118.14: it is paid otherwise, and costs as much."""
    colored = [symbol for symbol in cost.exact if COLORED & set(symbol.split("/"))]
    rest = [symbol for symbol in cost.exact if symbol not in colored]
    generic = cost.generic + len(colored)
    return ManaCost((*["X"] * cost.x_symbols, *([str(generic)] if generic else []), *rest))


def permissions_wear_off(game: Game) -> None:
    """At the end of a turn: those of this turn, and those that last until the end of a turn of the player's."""
    for card in [*game.permitted]:
        assert card.permission is not None
        if card.gone or _is_over(game, card.permission):
            permit_no_more(game, card)


def _is_over(game: Game, permission: Permission) -> bool:
    if permission.duration is Duration.THIS_TURN:
        return True
    if permission.duration is not Duration.UNTIL_END_OF_YOUR_NEXT_TURN:
        return False
    return permission.player in game.active_players and game.turn_number > permission.turn
