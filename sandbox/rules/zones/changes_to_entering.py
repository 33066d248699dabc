"""What changes how a permanent enters, one effect after the other: under whose control, as a copy of what, with which
face up, and then everything else.

Comprehensive Rules of 2006, 419.9; of 2010 and 2026, 614.12 and 616.1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sandbox.engine.changes.control import comes_under
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.lasting import enter_as
from sandbox.engine.changes.permanents import has_face_up, tap
from sandbox.engine.event_changes import EventChange, Precedence
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import EntersTapped, EntersUnderYours
from sandbox.meaning.effects import EnterAsCopy, EnterUnderOpponent, If, May
from sandbox.meaning.nodes import Ability, Effect
from sandbox.meaning.replacement_effects import AsEnters, DoNotEnter, EnterAsCopiesOfIt, EnterWithCounters
from sandbox.rules.continuous.effects_in_force import affected, static_effects_of, works
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.changes_to_events import apply_each
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.performers import perform
from sandbox.rules.zones.battles import enters_with_defense
from sandbox.rules.zones.day_and_night import enters_by_night
from sandbox.rules.zones.doubling import counters_put
from sandbox.rules.zones.enters_with import enters_with_loyalty, what_it_enters_with
from sandbox.rules.zones.sagas import SAGA, enters_with_lore
from sandbox.terms.zones import Zone


@dataclass(eq=False)
class Entering:
    """A permanent on its way into play: it is looked at as it would be there. `card`: what it was before; `x`: what was
    paid for it; `own`: whether its own text counts, as that of a face-down one does not; `turned`: a face has been
    asked for."""

    card: Object
    thing: Object
    x: int
    own: bool
    turned: bool
    changed: bool = False
    """Whether a text has changed how it enters."""
    stays_out: bool = False

    @property
    def controller(self) -> Player:
        """Under whose control it is to enter, as far as it is known."""
        return self.thing.base_controller

    @property
    def affected(self) -> Player:
        """The spell's controller; what is no spell has none yet but its owner (2026, 616.1)."""
        return self.card.base_controller if self.card.zone is Zone.WAITING else self.thing.owner


def change_how_it_enters(game: Game, entering: Entering) -> None:
    """Until nothing is left that has not had its chance."""
    text = f"which effect changes first how {named(entering.thing)} enters"
    apply_each(game, lambda: entering.affected, entering.thing, text, partial(_changes, game, entering))


def _changes(game: Game, entering: Entering) -> list[EventChange]:
    if entering.stays_out:
        return []
    found = _takes_over(game, entering) if game.lasting else []
    traits = game.traits_in_play()
    if EnterAsCopiesOfIt in traits:
        found += _copies(game, entering)
    if DoNotEnter in traits and _does_not_enter(game, entering.thing):
        found.append(_any_time("out", partial(_is_kept_out, entering)))
    if entering.own:
        found += _of_its_own(game, entering)
    return found + _of_others(game, entering)


def _any_time(chance: object, apply: Callable[[], None]) -> EventChange:
    """One of those whose order makes no difference."""
    return EventChange("how it enters", apply, ("how", chance), Precedence.ANY)


# its own text


def _of_its_own(game: Game, entering: Entering) -> list[EventChange]:
    """What it enters with by itself, and what its text says; that of what it is a copy of counts anew."""
    thing = entering.thing
    start = thing.starting_card
    found = list[EventChange]()
    if game.designations.words and not entering.turned and thing.up is None and enters_by_night(game, thing):
        turn = partial(has_face_up, game, thing, thing.card.faces[1])
        found.append(EventChange("the night", turn, "the night", "the night", Precedence.BACK_FACE))
    if start.loyalty is not None:
        found.append(_any_time("loyalty", partial(enters_with_loyalty, game, thing, start.loyalty)))
    if start.defense is not None:
        defense = partial(enters_with_defense, game, thing, entering.controller, start.defense)
        found.append(_any_time("defense", defense))
    seen = Counter[Ability]()
    for ability in game.edition.entering.texts(game, thing):
        change = _of_the_text(game, entering, ability, seen[ability])
        if change is not None:
            seen[ability] += 1
            found.append(change)
    if SAGA in start.subtypes:
        found.append(_any_time("lore", partial(enters_with_lore, game, thing)))
    return found


def _of_the_text(game: Game, entering: Entering, ability: Ability, before: int) -> EventChange | None:
    """`before`: how many equal abilities were found before."""
    thing = entering.thing
    chance = (id(thing.copied), ability, before)
    if isinstance(ability, AsEnters):
        apply = partial(_as_its_text_says, game, entering, ability)
        precedence = _precedence(ability.effects)
        does = precedence if precedence is Precedence.ANY else ability
        return EventChange(thing, apply, chance, does, precedence)
    with_it = what_it_enters_with(ability, thing)
    if with_it is None:
        return None
    return _any_time(chance, partial(_enters_with, game, entering, with_it))


def _enters_with(game: Game, entering: Entering, with_it: Callable[[Game, Object, Player, int], None]) -> None:
    with_it(game, entering.thing, entering.controller, _x(entering))


@rule("changed entering")
def _as_its_text_says(game: Game, entering: Entering, ability: AsEnters) -> None:
    """Comprehensive Rules of 2010 and 2026, 614.12."""
    thing = entering.thing
    entering.changed = True
    perform(game, Context(thing, entering.controller, it=[thing], x=_x(entering)), ability.effects)


def _x(entering: Entering) -> int:
    """For what it is a copy of, nothing was paid."""
    return entering.x if entering.thing.copied is None else 0


def _precedence(effects: tuple[Effect, ...]) -> Precedence:
    found = [Precedence.ANY]
    for effect in effects:
        match effect:
            case EnterUnderOpponent():
                found.append(Precedence.CONTROL)
            case EnterAsCopy():
                found.append(Precedence.COPY)
            case May() | If():
                found.append(_precedence(effect.effects))
    return min(found)


# what others say


def _others_with(game: Game, trait: object, thing: Object) -> list[Object]:
    """Permanents that may change how the thing enters: they were there before, and did not come at the same moment."""
    there = game.permanents_with(trait)
    return [other for other in there if other is not thing and other not in (game.arriving or ())]


def _takes_over(game: Game, entering: Entering) -> list[EventChange]:
    """Effects under which it enters as another player's."""
    return [
        EventChange(
            lasting.source, partial(_is_taken_over, game, entering, lasting), lasting, lasting, Precedence.CONTROL
        )
        for lasting in game.lasting
        for change in lasting.modifications
        if isinstance(change, EntersUnderYours)
        and entering.controller in game.opponents(lasting.controller)
        and matches(game, change.kind, entering.thing, lasting.controller, lasting.source)
    ]


@rule("several replacement effects")
def _is_taken_over(game: Game, entering: Entering, lasting: Lasting) -> None:
    """Comprehensive Rules of 2026, 616.1b."""
    entering.changed = True
    comes_under(game, entering.thing, lasting.controller)
    game.emit(Told(f"{named(entering.thing)} enters under the control of {lasting.controller.name}"))


def _copies(game: Game, entering: Entering) -> list[EventChange]:
    there = _others_with(game, EnterAsCopiesOfIt, entering.thing)
    return [
        EventChange(other, partial(_is_a_copy, game, entering, other), (other, "copy"), other, Precedence.COPY)
        for other in there
        if _says_copy(game, other, entering.thing)
    ]


@rule("several replacement effects")
def _is_a_copy(game: Game, entering: Entering, other: Object) -> None:
    """What its own text would have said of its entering is gone then.

    Comprehensive Rules of 2026, 616.1c.
    """
    enter_as(game, entering.thing, other.copiable_card)
    game.emit(Told(f"{named(entering.thing)} is a copy of {named(other)}"))


def _says_copy(game: Game, other: Object, thing: Object) -> bool:
    """Whether the other permanent's text makes a copy of what enters."""
    own = game.characteristics(other)
    kinds = [ability.kind for ability in own.abilities if isinstance(ability, EnterAsCopiesOfIt)]
    return any(matches(game, kind, thing, own.controller, other) for kind in kinds)


def _does_not_enter(game: Game, thing: Object) -> bool:
    """Whether the text of another permanent keeps such a thing from entering, looked at as it would be in play."""
    for other in _others_with(game, DoNotEnter, thing):
        characteristics = game.characteristics(other)
        kinds = [ability.kind for ability in characteristics.abilities if isinstance(ability, DoNotEnter)]
        if any(matches(game, kind, thing, characteristics.controller, other) for kind in kinds):
            return works(game, other, characteristics)
    return False


def _is_kept_out(entering: Entering) -> None:
    entering.stays_out = True


def _of_others(game: Game, entering: Entering) -> list[EventChange]:
    """What other permanents say of those that enter counts for what this one is in play; what it says itself of a kind
    that it belongs to does not reach it yet.

    Comprehensive Rules of 2010, 614.12.
    """
    thing = entering.thing
    found = list[EventChange]()
    if not thing.tapped and any(_says_tapped(game, other, thing) for other in _others_with(game, Static, thing)):
        found.append(_any_time("tapped", partial(_enters_tapped, game, entering)))
    for other in _others_with(game, EnterWithCounters, thing):
        own = game.characteristics(other)
        for place, ability in enumerate(own.abilities):
            if isinstance(ability, EnterWithCounters) and matches(game, ability.kind, thing, own.controller, other):
                found.append(_any_time((other, place), partial(_with_counters, game, entering, other, ability)))
    return found


def _says_tapped(game: Game, other: Object, thing: Object) -> bool:
    """Whether the other permanent's text lets this one enter tapped."""
    own = game.characteristics(other)
    return any(
        thing in affected(game, effect, {thing: game.characteristics(thing)})
        for effect in static_effects_of(game, other, own)
        if isinstance(effect.modification, EntersTapped)
    )


def _enters_tapped(game: Game, entering: Entering) -> None:
    entering.changed = True
    tap(game, entering.thing)


def _with_counters(game: Game, entering: Entering, other: Object, ability: EnterWithCounters) -> None:
    """With the counters that the other permanent's text gives to what enters, if it gives any."""
    number = count(game, Context(other, game.controller(other)), ability.amount)
    if number > 0:
        entering.changed = True
        thing = entering.thing
        put_counters(game, thing, ability.name, counters_put(game, thing, number, ability.name))
