"""Playing a deal: the game that its numbers make, watched at every question."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.engine.choices import Unanswered
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.rules.turn.turn import play
from sandbox.terms.errors import Illegal, TooLong
from sandbox.terms.zones import Zone
from tests.engine.drawn_oracle import DrawnOracle, EndOfNumbers, Watch
from tests.engine.positions import Deal, game_of


@dataclass
class Played:
    """A game that has come to its end, or to that of its numbers. `made` are all objects that it made; `ended` says
    how it came to its end: `over`, `numbers`, `unanswered`, `illegal`, `too long`."""

    game: Game
    oracle: DrawnOracle
    made: list[Object] = field(default_factory=list)
    ended: str = "over"


def started(deal: Deal, watch: Watch | None = None) -> Played:
    """The game before anything has happened; it keeps account of every object that it makes."""
    oracle = DrawnOracle(deal.numbers, watch)
    game = game_of(deal, oracle)
    played = Played(game, oracle, list(game.battlefield))
    played.made += [card for player in game.players for zone in player.owned_zones.values() for card in zone]
    make = game.new_object

    def kept(card: Card, owner: Player, zone: Zone, physical: int | None = None, token: bool = False) -> Object:
        played.made.append(make(card, owner, zone, physical, token))
        return played.made[-1]

    vars(game)["new_object"] = kept
    return played


def carried_on(played: Played) -> Played:
    """Plays on to the end."""
    try:
        play(played.game)
    except EndOfNumbers:
        played.ended = "numbers"
    except Unanswered:
        played.ended = "unanswered"
    except Illegal:
        played.ended = "illegal"
    except TooLong:
        played.ended = "too long"
    return played


def played(deal: Deal, watch: Watch | None = None) -> Played:
    return carried_on(started(deal, watch))
