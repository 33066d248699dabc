"""Which cards of a hand or a graveyard are taken: as their player chooses, or as chance does."""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.questions.chance import WhichOfGraveyard
from sandbox.meaning import references as refs
from sandbox.rules.lookup.choosing import choose_some, choose_up_to
from sandbox.rules.lookup.context import Context, Thing


def some_of(
    game: Game,
    context: Context,
    player: Player,
    possible: list[Thing],
    reference: refs.ChosenCard | refs.ChosenInGraveyard,
) -> list[Thing]:
    """As many of the player's cards as the player has to choose, or may."""
    text = f"a card of the {'hand' if isinstance(reference, refs.ChosenCard) else 'graveyard'}"
    if reference.up_to:
        return choose_up_to(game, player, text, possible, reference.count, context.source)
    return choose_some(game, player, text, possible, reference.count, context.source) if possible else []


def by_chance(game: Game, context: Context, player: Player, possible: list[Thing], number: int) -> list[Thing]:
    """Chance is asked like a player, unless there is only one way."""
    found: list[Thing] = []
    while len(found) < min(number, len(possible)):
        left = [thing for thing in possible if thing not in found]
        text = "which card of the graveyard it is at random"
        choice = Choice(player, WhichOfGraveyard[Thing](context.source), text, left, must_say=True)
        found.append(left[0] if game.goes_without_saying(left) else game.ask(choice))
    return found
