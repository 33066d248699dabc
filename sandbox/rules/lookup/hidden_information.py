"""What players may know: who may look at which card, and who may count what."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import HandsRevealed, LooksAtTopCard
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.references import players_at
from sandbox.terms.errors import Refusal
from sandbox.terms.zones import Zone


def why_not_look(game: Game, player: Player, thing: Object) -> Refusal | None:
    """A hand is its owner's to see, a library nobody's, a face-down card its controller's; all else lies open. Who
    controls another player's turn sees what that player may see.

    Comprehensive Rules of 2006, 507.2; of 2010, 711.3.
    """
    if thing.zone is Zone.HAND and player not in (thing.owner, game.who_decides(thing.owner)):
        if _is_hand_seen(game, thing.owner):
            return None
        return Refusal("hidden cards", f"{named(thing)} is in {thing.owner.name}'s hand")
    if thing.zone is Zone.LIBRARY and not _is_top_card_seen(game, player, thing):
        return Refusal("hidden cards", f"{named(thing)} is in a library, which nobody may look through")
    if thing.hidden and not _is_shown_what_was_hidden(game, player, thing):
        return Refusal("hidden cards", f"{named(thing)} has been set aside unseen")
    controller = game.controller(thing) if thing.face_down else player
    if player not in (controller, game.who_decides(controller)):
        return Refusal("hidden cards", f"{named(thing)} is face down")
    return None


def _is_shown_what_was_hidden(game: Game, player: Player, card: Object) -> bool:
    """The controller of the permanent that exiled it may look at it (2026, 702.75a)."""
    by = card.put_by
    if by is None or not by.in_play:
        return False
    controller = game.controller(by)
    return player in (controller, game.who_decides(controller))


def _is_hand_seen(game: Game, owner: Player) -> bool:
    """A text in play lets the player's hand be seen by everybody (2026, 701.20e and 402.3)."""
    return any(
        owner in players_at(game, Context(thing, game.controller(thing)), ability.who)
        for thing in game.permanents_with(HandsRevealed)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, HandsRevealed)
    )


def _is_top_card_seen(game: Game, player: Player, card: Object) -> bool:
    """A text in play lets the player look at the top card of the library, or shows it to everybody."""
    if LooksAtTopCard not in game.traits_in_play() or not card.owner.library or card is not card.owner.library[-1]:
        return False
    return any(
        card.owner in players_at(game, Context(thing, game.controller(thing)), ability.who)
        and (ability.revealed or player in (card.owner, game.who_decides(card.owner)))
        for thing in game.permanents_with(LooksAtTopCard)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, LooksAtTopCard)
    )


def why_not_count(game: Game, player: Player, owner: Player, zone: str) -> Refusal | None:
    """How many cards a hand, a library or a graveyard has is no secret."""
    return None
