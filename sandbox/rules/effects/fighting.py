"""Performers: fighting: two creatures that deal damage to each other outside combat.

Comprehensive Rules of 2026, 701.14.
"""

from __future__ import annotations

from sandbox.engine.events.permanents import CreatureDid
from sandbox.engine.game import Game
from sandbox.meaning.effects import FightEachOther
from sandbox.rules.damage.dealing import deal, packets_for
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at


def fight(game: Game, context: Context, effect: FightEachOther) -> None:
    """Both at once. Where one of them is gone or no creature, nothing happens; one that fights itself deals its damage
    twice over.
    """
    one = next(iter(objects_at(game, context, effect.what)), None)
    other = next(iter(objects_at(game, context, effect.other)), None)
    if one is None or other is None:
        return
    if not all(thing.in_play and game.characteristics(thing).is_creature for thing in (one, other)):
        return
    pairs = ((one, other), (other, one))
    powers = {thing: max(0, game.characteristics(thing).power or 0) for thing in (one, other)}
    deal(game, [p for source, to in pairs for p in packets_for(game, None, source, [(to, powers[source])])])
    for thing in dict.fromkeys((one, other)):
        game.notice(CreatureDid(thing, "fights"))


PERFORMERS: Performers = {
    FightEachOther: fight,
}
