"""Effects that change what would happen, before it does: replacement and prevention effects, one after the other.

Whatever happens asks here who may change it. Each effect has one chance at an event and at what comes of it; after each
the others are looked at anew. Where the order matters, the player whom the event affects says which comes next.

Comprehensive Rules of 2006, 419.9; of 2010, 614.5 and 616; of 2026, 614.5 and 616.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from sandbox.engine.choices import Choice
from sandbox.engine.event_changes import EventChange
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichAppliesFirst
from sandbox.rules.lookup.choosing import tell_which_applies


def apply_each(
    game: Game,
    affected: Callable[[], Player],
    about: Object | None,
    text: str,
    found: Callable[[], list[EventChange]],
    had: set[Hashable] | None = None,
) -> None:
    """Applies what `found` finds until it finds nothing that has not had its chance. `affected`: who chooses. `had`:
    what has had its chance already, for an event that has come of another one."""
    had = set() if had is None else had
    known: set[Hashable] | None = None
    while left := [change for change in found() if change.chance not in had]:
        first = min(change.precedence for change in left)
        change = next_of(game, affected, about, text, [change for change in left if change.precedence is first])
        had.add(change.chance)
        known = {one.chance for one in left} if known is None else known
        with game.trace.beneath("effects on changed events", change.chance not in known):
            change.apply()


def next_of(
    game: Game, affected: Callable[[], Player], about: Object | None, text: str, left: list[EventChange]
) -> EventChange:
    """The only one, the first of those that come to the same, or the one that the player names."""
    if len(left) == 1:
        return left[0]
    different = {change.does: change for change in reversed(left)}
    by_source = {change.made_by: change for change in reversed(different.values())}
    if len(by_source) == 1:
        return left[0]
    player = affected()
    chosen = game.ask(Choice(player, WhichAppliesFirst[Object | str](about), text, list(by_source), must_say=True))
    tell_which_applies(game, player, text)
    return by_source[chosen]
