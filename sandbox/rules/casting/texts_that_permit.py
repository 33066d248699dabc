"""What texts let players cast or play from a graveyard or the top of a library: those of permanents, and the card's
own; and what they let be cast as though it had flash.

Comprehensive Rules of 2026, 601.3: to begin to cast a spell it is enough that choices yet to be made can make it legal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import CastItFromGraveyard, PlayFrom, SpellsAsThoughFlash
from sandbox.meaning.kinds import Kind
from sandbox.rules.casting.granted_permissions import permission_to
from sandbox.rules.casting.spells_to_be import is_such_a_spell
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.faces import has_aftermath
from sandbox.terms.zones import Zone

# texts of permanents


def lets_such_spells_be_cast(game: Game, player: Player, act: Cast) -> bool:
    """Whether the text of a permanent of the player's lets such a spell be cast from the zone that the card is in."""
    return any(
        ability.spells is not None and is_such_a_spell(game, player, act, ability.spells, thing)
        for thing, ability in texts_on(game, player, act.card)
    )


def texts_on(game: Game, player: Player, card: Object) -> list[tuple[Object, PlayFrom]]:
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


def use_up_permission(game: Game, player: Player, act: Cast) -> None:
    """What lets one spell be cast each turn has let this one be cast, where nothing else does. It lets no other be cast
    this turn as long as it is the same object."""
    if permission_to(game, player, act.card) is not None or lets_itself_be_cast(game, player, act):
        return
    letting = [
        (thing, ability)
        for thing, ability in texts_on(game, player, act.card)
        if ability.spells is not None and is_such_a_spell(game, player, act, ability.spells, thing)
    ]
    if not letting or any(not ability.once for _, ability in letting):
        return
    things = [thing for thing, _ in letting]
    chosen = choose_one(game, player, WhichObject[Object](), "which text lets it be cast", things)
    game.turn_facts.permissions_used.add(_which(*letting[things.index(chosen)]))


def _which(thing: Object, ability: PlayFrom) -> tuple[int, int]:
    return thing.id, hash(ability)


# the card's own text


def lets_itself_be_cast(game: Game, player: Player, act: Cast) -> bool:
    """Whether the card says itself that it, or the half of it with aftermath, can be cast from the graveyard."""
    if act.card not in player.graveyard:
        return False
    if act.face is not None and has_aftermath(act.face):
        return True
    return any(
        isinstance(ability, CastItFromGraveyard)
        and (not ability.using or ability.using in act.offers)
        and holds(game, Context(act.card, player), ability.condition)
        for ability in game.characteristics(act.card).abilities
    )


# as though it had flash


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
    from_there = act.card.zone in (Zone.LIBRARY, Zone.GRAVEYARD)
    if from_there and (lets_such_spells_be_cast(game, player, act) or lets_itself_be_cast(game, player, act)):
        game.emit(Told(f"a text lets {player.name} {game.edition.words.to_cast} such a spell from the {act.card.zone}"))
    too_slow = game.edition.responses.why_not_slow(game, player) is not None
    if too_slow and is_let_have_flash(game, player, partial(is_such_a_spell, game, player, act)):
        game.emit(Told(f"a text lets {player.name} {game.edition.words.to_cast} it as though it had flash"))
