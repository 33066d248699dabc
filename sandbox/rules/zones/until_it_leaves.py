"""What an effect has removed until its source leaves play: it comes back at once then, and nothing waits for that.

Comprehensive Rules of 2026, 610.3.
"""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.rules.zones.entering import put_there
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


@rule("until it leaves")
def come_back(game: Game, left: Object) -> None:
    """Cards that have gone elsewhere meanwhile, and tokens, stay away. All that waits for what has left at the same
    moment comes back at one moment (610.3d)."""
    sources = dict.fromkeys((left, *[thing for thing in game.departure.departing if not thing.in_play]))
    held = [(*each, source) for source in sources for each in game.held_until_it_leaves.pop(source, [])]
    back = [each for each in held if _can_come_back(each[0])]
    game.entering_together(lambda: [_comes_back(game, card, zone, source) for card, zone, source in back])


def _can_come_back(card: Object) -> bool:
    return not card.gone and card.zone is Zone.REMOVED and not card.token


def _comes_back(game: Game, card: Object, zone: Zone, left: Object) -> Object | None:
    """To the zone that it was exiled from."""
    game.emit(Told(f"{named(card)} comes back: {named(left)} has left"))
    if zone is not Zone.BATTLEFIELD:
        return put_into(game, card, zone)
    return put_there(game, card, card.owner, card.owner)
