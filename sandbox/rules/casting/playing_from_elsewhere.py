"""Cards that may be played from elsewhere than the hand: because an effect has said so of the very card, for some time,
or because a text in play says so of a zone, or the card of itself.

Comprehensive Rules of 2026, 601.3, 611.2b and 118.9; what is paid in addition is paid all the same (601.2f).
"""

from __future__ import annotations

from sandbox.engine.acts import Cast, PlayLand
from sandbox.engine.changes.permissions import may_not_cast
from sandbox.engine.game import Game
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.permission import Permission
from sandbox.engine.questions.objects import WhichObject
from sandbox.meaning.abilities import CastItFromGraveyard, PlayFrom
from sandbox.meaning.costs import Cost, PayMana
from sandbox.meaning.effects import Duration
from sandbox.rules.casting.spells_to_be import is_such_a_spell
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone

COLORED = frozenset(color.symbol for color in Color)


def permission_to(game: Game, player: Player, card: Object) -> Permission | None:
    """What an effect has said of the card."""
    found = game.permissions.get(card) if game.permissions else None
    return found if found is not None and found.player is player and card.open_to is player else None


def cost_as_permitted(game: Game, card: Object, cost: ManaCost | None) -> Cost | None:
    """What is paid for the card itself: its mana cost, nothing, or as much mana of any type."""
    permission = game.permissions.get(card)
    if permission is None or card.open_to is not permission.player:
        return None if cost is None else (PayMana(cost),)
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


def is_land_playable(game: Game, player: Player, act: PlayLand, land: Characteristics) -> bool:
    """Whether the land may be played from where it is, though that is not the hand."""
    permission = permission_to(game, player, act.card)
    if permission is not None and permission.lands:
        return True
    return any(ability.lands for _, ability in _texts_on(game, player, act.card))


def is_spell_castable(game: Game, player: Player, act: Cast) -> bool:
    """Whether a text in play, or the card itself, lets such a spell be cast from where it is."""
    if any(
        ability.spells is not None and is_such_a_spell(game, player, act, ability.spells, thing)
        for thing, ability in _texts_on(game, player, act.card)
    ):
        return True
    return _lets_itself_be_cast(game, player, act)


def use_up_permission(game: Game, player: Player, act: Cast) -> None:
    """What lets one spell be cast each turn has let this one be cast, where nothing else does. It lets no other be cast
    this turn as long as it is the same object."""
    if permission_to(game, player, act.card) is not None or _lets_itself_be_cast(game, player, act):
        return
    letting = [
        (thing, ability)
        for thing, ability in _texts_on(game, player, act.card)
        if ability.spells is not None and is_such_a_spell(game, player, act, ability.spells, thing)
    ]
    if not letting or any(not ability.once for _, ability in letting):
        return
    things = [thing for thing, _ in letting]
    chosen = choose_one(game, player, WhichObject[Object](), "which text lets it be cast", things)
    game.turn_facts.permissions_used.add(_which(*letting[things.index(chosen)]))


def _which(thing: Object, ability: PlayFrom) -> tuple[int, int]:
    return thing.id, hash(ability)


def _lets_itself_be_cast(game: Game, player: Player, act: Cast) -> bool:
    """Whether the card's own text says that it can be cast from the graveyard."""
    return act.card in player.graveyard and any(
        isinstance(ability, CastItFromGraveyard)
        and (not ability.using or ability.using in act.offers)
        and holds(game, Context(act.card, player), ability.condition)
        for ability in game.characteristics(act.card).abilities
    )


def _texts_on(game: Game, player: Player, card: Object) -> list[tuple[Object, PlayFrom]]:
    """The player's texts about the zone that the card is in, with what has each; of a library, about its top card."""
    if PlayFrom not in game.traits_in_play() or not _is_reachable(player, card):
        return []
    return [
        (thing, ability)
        for thing in game.permanents_with(PlayFrom)
        if game.controller(thing) is player
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, PlayFrom)
        and ability.zone is card.zone
        and not (ability.once and _which(thing, ability) in game.turn_facts.permissions_used)
        and holds(game, Context(thing, player), ability.condition)
    ]


def _is_reachable(player: Player, card: Object) -> bool:
    if card.zone is Zone.LIBRARY:
        return bool(player.library) and card is player.library[-1]
    return card in player.graveyard


def permissions_wear_off(game: Game) -> None:
    """At the end of a turn: those of this turn, and those that last until the end of a turn of the player's."""
    for card, permission in list(game.permissions.items()):
        if card.gone or _is_over(game, permission):
            may_not_cast(game, card)


def _is_over(game: Game, permission: Permission) -> bool:
    if permission.duration is Duration.THIS_TURN:
        return True
    if permission.duration is not Duration.UNTIL_END_OF_YOUR_NEXT_TURN:
        return False
    return permission.player in game.active_players and game.turn_number > permission.turn
