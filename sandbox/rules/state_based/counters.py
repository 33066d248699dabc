"""+1/+1 and -1/-1 counters on one permanent: Comprehensive Rules of 2006, 420.5n; of 2010, 704.5r."""

from __future__ import annotations

from sandbox.engine.changes.counters import put_counters
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.trace import rule


@rule("opposite counters")
def cancel_out(game: Game) -> bool:
    """As many of both as there are of the fewer are removed."""
    found = False
    for thing in list(game.battlefield.changing):
        pairs = min(thing.counters.get("+1/+1", 0), thing.counters.get("-1/-1", 0))
        if pairs > 0:
            put_counters(game, thing, "+1/+1", -pairs)
            put_counters(game, thing, "-1/-1", -pairs)
            game.emit(Told(f"{pairs} +1/+1 and {pairs} -1/-1 counters are removed from {named(thing)}"))
            found = True
    return found


def both_kinds_stay(game: Game) -> bool:
    """Both kinds are left where they are."""
    return False
