"""What holds of a card besides its print, and besides what a board shows by numbers and lines: in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.continuous import Cannot
from sandbox.meaning.effects import Duration
from sandbox.terms.zones import Zone

STAYS_TAPPED = Cannot("untap")


def held_in_next_untap(lasting: Iterable[Lasting]) -> frozenset[int]:
    """The ids of what an effect, such as exerting it, keeps tapped in its controller's next untap step."""
    holding = [one for one in lasting if one.duration is Duration.YOUR_NEXT_UNTAP and STAYS_TAPPED in one.modifications]
    return frozenset(thing.id for one in holding for thing in one.affected if isinstance(thing, Object))


def beside_its_print(game: Game, thing: Object, now: Characteristics, held: bool) -> tuple[str, ...]:
    """In play what was given to it and taken from it; elsewhere what it waits for."""
    return tuple(in_play(game, thing, now, held) if thing.in_play else elsewhere(thing))


def in_play(game: Game, thing: Object, now: Characteristics, held: bool) -> Iterator[str]:
    """Keywords and colors that it does not start from, whom it is attached to, what may not be done to it."""
    start = game.printed(thing)
    if gained := now.keywords - start.keywords:
        yield f"has {', '.join(sorted(gained))}"
    if lost := start.keywords - now.keywords:
        yield f"without {', '.join(sorted(lost))}"
    if now.colors != start.colors:
        yield f"now {' and '.join(sorted(map(str, now.colors))) or 'colorless'}"
    if isinstance(thing.host, Player):
        yield f"on {thing.host.name}"
    if thing.merged_with:
        yield f"melded with {', '.join(named(other) for other in thing.merged_with)}"
    if held:
        yield "does not untap next"
    if thing.cannot_regenerate:
        yield "cannot be regenerated"
    if thing.exhausted:
        yield "exhausted"


def elsewhere(thing: Object) -> Iterator[str]:
    """Removed from the game, a card may wait to be cast, or haunt a creature."""
    if thing.zone is Zone.REMOVED and thing.permission is not None and thing.permission.later:
        yield "may be cast on a later turn"
    if thing.haunts is not None:
        yield f"haunts {named(thing.haunts)}"
