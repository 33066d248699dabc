"""How many tokens and counters there come to be: what replaces the number by another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.event_changes import EventChange
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import CannotHaveCounters
from sandbox.meaning.nodes import Ability
from sandbox.meaning.replacement_effects import ChangesCounters, ChangesLifeGained, DoublesCounters, DoublesTokens
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.changes_to_events import apply_each
from sandbox.rules.lookup.filters import matches

ON_COUNTERS: frozenset[type[Ability]] = frozenset({ChangesCounters, DoublesCounters})
IsMeant = Callable[[Object, Player, Ability], bool]
"""Whether an ability of the permanent, which the player controls, speaks of the event."""


def tokens_made(game: Game, player: Player, number: int) -> int:
    """How many an effect that would make so many under the player's control really makes; each of them enters only
    then.

    Comprehensive Rules of 2026, 614.16 and 616.1g.
    """
    if DoublesTokens not in game.traits_in_play():
        return number
    return _changed(game, player, None, number, partial(_is_of_tokens, player), "number", DoublesTokens)


def counters_put(game: Game, thing: Object, number: int, name: str, by_effect: bool = True) -> int:
    """How many counters of the name are really put on the permanent where so many would be. A cost is no effect, nor is
    what a turn brings by itself. What can't have them gets none, whatever would change their number."""
    if number > 0 and is_kept_from_counters(game, thing, name):
        return 0
    if number <= 0 or not game.has_any(ON_COUNTERS):
        return number
    player = game.controller(thing)

    def is_meant(source: Object, controller: Player, ability: Ability) -> bool:
        if isinstance(ability, ChangesCounters):
            return ability.name in ("", name) and matches(game, ability.kind, thing, controller, source)
        return controller is player and by_effect

    return _changed(game, player, thing, number, is_meant, "number", *ON_COUNTERS)


def is_kept_from_counters(game: Game, thing: Object, name: str) -> bool:
    """Whether a text says that no such counters can be put on the permanent."""
    changes = game.characteristics(thing).rule_changes
    return any(isinstance(m, CannotHaveCounters) and m.name in ("", name) for m in changes)


def life_gained(game: Game, player: Player, amount: int) -> int:
    """How much the player really gains who would gain so much."""
    if ChangesLifeGained not in game.traits_in_play():
        return amount
    return _changed(game, player, None, amount, partial(_is_of, player), "life gained", ChangesLifeGained)


def _is_of_tokens(player: Player, source: Object, controller: Player, ability: Ability) -> bool:
    return controller is player or (isinstance(ability, DoublesTokens) and ability.anyones)


def _is_of(player: Player, source: Object, controller: Player, ability: Ability) -> bool:
    return controller is player


def _changed(
    game: Game, player: Player, about: Object | None, number: int, is_meant: IsMeant, what: str, *sorts: type[Ability]
) -> int:
    """Each text changes what the others have left, once; where it matters, the player says in which order."""
    numbers = [number]
    speaking = game.battlefield.in_order(one for sort in sorts for one in game.permanents_with(sort))
    changes = []
    for permanent in speaking:
        for place, ability in enumerate(_abilities(game, permanent, is_meant, sorts)):
            tell = partial(_tell, game, permanent, numbers, ability, what)
            changes.append(EventChange(permanent, tell, (permanent, place), _sort(ability)))
    if changes:
        apply_each(game, lambda: player, about, f"which effect changes the {what} first", lambda: changes)
    return numbers[0]


def _abilities(game: Game, permanent: Object, is_meant: IsMeant, sorts: tuple[type[Ability], ...]) -> list[Ability]:
    characteristics = game.characteristics(permanent)
    if not works(game, permanent, characteristics):
        return []
    found = [ability for ability in characteristics.abilities if isinstance(ability, sorts)]
    return [ability for ability in found if is_meant(permanent, characteristics.controller, ability)]


def _sort(ability: Ability) -> str:
    """Of multiplying alone, or of adding alone, the order makes no difference."""
    return "more" if getattr(ability, "more", 0) else "times"


@rule("replacement effects")
def _tell(game: Game, permanent: Object, numbers: list[int], ability: Ability, what: str) -> None:
    more = getattr(ability, "more", 0)
    times = 1 if more else getattr(ability, "times", 2)
    numbers[0] = numbers[0] * times + more
    if more:
        how = f"adds {more} to" if more > 0 else f"takes {-more} from"
    else:
        how = "doubles" if times == 2 else f"multiplies by {times}"
    game.emit(Told(f"{named(permanent)} {how} the {what}: {numbers[0]}"))
