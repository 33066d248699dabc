"""The library: what is on top of it."""

from __future__ import annotations

from sandbox.engine.choices import Choice, Question
from sandbox.engine.game import BLANK, Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.terms.zones import Zone


def top_card(game: Game, player: Player) -> Object | None:
    """The card on top. Of a shuffled library chance says which: an unnamed one, unless somebody says otherwise."""
    if player.library:
        return player.library[-1]
    if player.somewhere:
        options: list[Object | None] = [*player.somewhere, *([None] if player.unknown else [])]
        default = None if player.unknown else player.somewhere[0]
        choice = Choice(player, Question.CHANCE, "which card is on top of the library", options, default=default)
        found: Object | None = game.ask(choice) if len(options) > 1 else options[0]
        if found is not None:
            return found
    if not player.unknown:
        return player.bottom[0] if player.bottom else None
    player.unknown -= 1
    card = game.new_object(BLANK, player, Zone.LIBRARY)
    player.library.append(card)
    return card
