"""What puts a discarded card elsewhere than into the graveyard: it has been discarded all the same.

Comprehensive Rules of 2006, 419.9; of 2010, 616.1; of 2026, 616.1 and 701.9.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sandbox.engine.event_changes import EventChange
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning.events import IsDiscarded
from sandbox.meaning.replacement_effects import Instead, MayDiscardOntoLibrary
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.changes_to_events import apply_each
from sandbox.rules.lookup.choosing import may
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.zones import Zone


@dataclass(eq=False)
class Discarding:
    """A card that a player is about to discard. `goes`: puts it where it is to go instead of the graveyard."""

    player: Player
    card: Object
    goes: Callable[[], object] | None = None


def put_where_it_goes(game: Game, player: Player, card: Object) -> None:
    """To the graveyard, or where the effects send it that its owner lets apply. Only then may something replace its
    being put into the graveyard, which lies within its being discarded (2026, 616.1g)."""
    discarding = Discarding(player, card)
    text = f"which effect applies to {named(card)} as it is discarded"
    apply_each(game, lambda: player, card, text, partial(_changes, game, discarding))
    if discarding.goes is None:
        put_into(game, card, Zone.GRAVEYARD, "is discarded")
    else:
        discarding.goes()


def who_causes_it(game: Game) -> Player | None:
    """Whose spell or ability is being carried out; nobody's where a cost or the turn itself asks for it."""
    return game.resolving[-1].controller if game.resolving else None


def _changes(game: Game, discarding: Discarding) -> list[EventChange]:
    found = [change for look in game.rules.discard_replacements for change in look(game, discarding)]
    return found + _onto_libraries(game, discarding)


# a card that comes into play where an opponent's spell or ability makes its player discard it


def put_into_play_instead(game: Game, discarding: Discarding) -> list[EventChange]:
    card, player = discarding.card, discarding.player
    if discarding.goes is not None or who_causes_it(game) not in game.opponents(player):
        return []
    abilities = game.characteristics(card).abilities
    if not any(isinstance(ability, Instead) and isinstance(ability.event, IsDiscarded) for ability in abilities):
        return []
    return [EventChange(card, partial(_is_to_enter, game, discarding), IsDiscarded, IsDiscarded)]


def _is_to_enter(game: Game, discarding: Discarding) -> None:
    discarding.goes = partial(_enters, game, discarding)


@rule("replacement effects")
def _enters(game: Game, discarding: Discarding) -> None:
    enter_play(game, discarding.card, discarding.player)


# texts in play


def _onto_libraries(game: Game, discarding: Discarding) -> list[EventChange]:
    """A text speaks of what its own controller discards because of an effect."""
    causes = who_causes_it(game)
    if causes is None or MayDiscardOntoLibrary not in game.traits_in_play():
        return []
    return [
        EventChange(thing, partial(_may_go_on_top, game, discarding, thing), (thing, ability), ability)
        for thing in game.permanents_with(MayDiscardOntoLibrary)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, MayDiscardOntoLibrary) and _speaks_of(game, thing, ability, discarding, causes)
    ]


def _speaks_of(
    game: Game, thing: Object, ability: MayDiscardOntoLibrary, discarding: Discarding, causes: Player
) -> bool:
    characteristics = game.characteristics(thing)
    if characteristics.controller is not discarding.player or not works(game, thing, characteristics):
        return False
    if ability.by_opponents:
        return causes in game.opponents(discarding.player)
    return discarding.goes is None


def _may_go_on_top(game: Game, discarding: Discarding, thing: Object) -> None:
    card, player = discarding.card, discarding.player
    if may(game, player, WhetherToUse(thing), f"put {named(card)} on top of the library instead of discarding it"):
        discarding.goes = partial(_on_top, game, discarding)


@rule("replacement effects")
def _on_top(game: Game, discarding: Discarding) -> None:
    put_into(game, discarding.card, Zone.LIBRARY, "is discarded, and put on top of its owner's library")
