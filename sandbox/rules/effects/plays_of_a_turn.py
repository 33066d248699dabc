"""Performers: what players may play in a turn, or may not, and what they show."""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.meaning.effects import ForbidCasting, PlayMoreLands, RevealCard
from sandbox.meaning.references import RevealedAtRandom
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at


def play_more_lands(game: Game, context: Context, effect: PlayMoreLands) -> None:
    for player in players_at(game, context, effect.who):
        game.turn_facts.more_land_plays[player] += effect.number
        lands = "one more land" if effect.number == 1 else f"{effect.number} more lands"
        game.emit(Told(f"{player.name} may play {lands} this turn"))


def forbid_casting(game: Game, context: Context, effect: ForbidCasting) -> None:
    """Whoever they are, they are known now."""
    players = players_at(game, context, effect.who)
    game.turn_facts.not_cast += [(player, effect.kind) for player in players]
    for player in players:
        game.emit(Told(f"{named(context.source)} keeps {player.name} from casting spells this turn"))


def reveal_card(game: Game, context: Context, effect: RevealCard) -> None:
    cards = objects_at(game, context, effect.what)
    for card in () if isinstance(effect.what, RevealedAtRandom) else cards:
        game.emit(Told(f"{card.owner.name} reveals {named(card)}"))
    context.it = list(cards)


PERFORMERS: Performers = {
    PlayMoreLands: play_more_lands,
    ForbidCasting: forbid_casting,
    RevealCard: reveal_card,
}
