"""Delve and improvise: cards exiled from the graveyard, or artifacts tapped, in place of generic mana.

Comprehensive Rules of 2026, 702.66 and 702.126: they are no cost of their own and count once the total is known.
"""

from __future__ import annotations

from sandbox.engine.acts import Cast
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.costs import Cost, PayMana
from sandbox.rules.casting.mana import tap_for_cost
from sandbox.rules.zones.zone_changes import remove_from_game
from sandbox.terms.errors import Refusal
from sandbox.terms.mana import ManaCost
from sandbox.terms.types import CardType


def why_not_delve(game: Game, player: Player, act: Cast) -> Refusal | None:
    """Other cards of the player's own graveyard."""
    if act.delved and not game.characteristics(act.card).has("delve"):
        return Refusal("delve", f"{named(act.card)} has no delve")
    for card in act.delved:
        if card not in player.graveyard or card is act.card:
            return Refusal("delve", f"{named(card)} is no other card in {player.name}'s graveyard")
    return None


def why_not_improvise(game: Game, player: Player, act: Cast) -> Refusal | None:
    """Untapped artifacts of the player's own, however long they have been there."""
    for thing in act.convoked:
        characteristics = game.characteristics(thing)
        is_own = thing.in_play and characteristics.controller is player
        if not is_own or CardType.ARTIFACT not in characteristics.types:
            return Refusal("improvise", f"{named(thing)} is no artifact that {player.name} controls")
        if thing.tapped:
            return Refusal("improvise", f"{named(thing)} is tapped")
    return None


def _paid_by_another(act: Cast) -> int:
    return 0 if act.assisted is None else act.assisted[1]


def with_generic_paid_otherwise(act: Cast, cost: Cost, x: int) -> Cost:
    """The cost less one generic mana for each card and artifact, and less what another player pays, as far as there
    is generic mana in it."""
    number = len({*act.delved, *act.convoked}) + _paid_by_another(act)
    found = [_less(part, number, x) if isinstance(part, PayMana) else part for part in cost]
    return tuple(found)


def _less(part: PayMana, number: int, x: int) -> PayMana:
    generic = max(0, part.cost.generic + part.cost.x_symbols * x - number)
    return PayMana(ManaCost((*([str(generic)] if generic else []), *part.cost.exact)))


def why_too_much(act: Cast, cost: Cost, x: int) -> Refusal | None:
    """Each takes the place of one generic mana, and no more are given than there is of that. `cost`: before them."""
    given = len({*act.delved, *act.convoked}) + _paid_by_another(act)
    there = sum(part.cost.generic + part.cost.x_symbols * x for part in cost if isinstance(part, PayMana))
    if given <= there:
        return None
    what = "is given by another player" if act.assisted else "things are given in its place"
    why = f"{there} generic mana is asked for {named(act.card)}, and {given} {what}"
    return Refusal("paying costs", why)


@rule("convoke")
def _tell_convoked(game: Game, act: Cast) -> None:
    game.emit(Told(f"{listed([named(thing) for thing in act.convoked])} tapped for {named(act.card)}"))


def pay_otherwise(game: Game, act: Cast) -> None:
    """The artifacts are tapped, the cards exiled."""
    for thing in act.convoked:
        tap_for_cost(game, thing)
    if act.convoked and game.characteristics(act.card).has("convoke"):
        _tell_convoked(game, act)
    cards: list[Object] = [card.now() for card in act.delved]
    remove_from_game(game, cards)
