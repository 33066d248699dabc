"""Dredge: a card that returns from the graveyard instead of a card being drawn.

Comprehensive Rules of 2006, 502.47; of 2010, 702.49.
"""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import Dredge
from sandbox.rules.lookup.library import top_card
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


def dredges(game: Game, player: Player) -> bool:
    """Whether the player returns a card with dredge instead of the card that would be drawn now; asked only where the
    library holds enough cards. Then it has been done."""
    able = _able(game, player)
    if not able:
        return False
    text = "which card returns by dredge instead of the card drawn"
    chosen = game.ask(Choice(player, WhichObject[Object | None](None, Deed.RETURN), text, [None, *able]))
    if chosen is not None:
        _dredge(game, player, chosen, able[chosen])
    return chosen is not None


def may_dredge(game: Game, player: Player) -> bool:
    return bool(_able(game, player))


def _able(game: Game, player: Player) -> dict[Object, int]:
    """The cards that could return, and how many each has milled."""
    return {card: number for card in player.graveyard if 0 < (number := _number(game, card)) <= player.library_size}


def _number(game: Game, card: Object) -> int:
    return next((ability.amount for ability in game.characteristics(card).abilities if isinstance(ability, Dredge)), 0)


@rule("replacement effects")
def _dredge(game: Game, player: Player, card: Object, number: int) -> None:
    game.emit(Told(f"{player.name} dredges {named(card)} instead of drawing a card"))
    for _ in range(number):
        top = top_card(game, player)
        assert top is not None
        put_into(game, top, Zone.GRAVEYARD)
    put_into(game, card, Zone.HAND)
