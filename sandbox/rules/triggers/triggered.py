"""Triggered effects: which texts have waited for an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from sandbox.engine.actions import Action, ActionKind, Roles
from sandbox.engine.choices import Choice, orders_of
from sandbox.engine.events import Event, Told
from sandbox.engine.events.permanents import Exploited
from sandbox.engine.events.zones import Cycled, Discarded, LeftPlay, Moved, Sacrificed
from sandbox.engine.game import Game
from sandbox.engine.lasting import Delayed
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.questions.orders import EffectOrder
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.card import Card
from sandbox.meaning.conditions import IsKind
from sandbox.meaning.effects import Pays, Untap
from sandbox.meaning.events import BeginningOf, Enters, FirstTime, IsDiscarded, OneOrMore, StateIs
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import Itself
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.event_patterns import INTERESTING, awaited, occurrences
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.functioning import cards_outside_play, functions_in
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.lookup.range_of_influence import reaches_all
from sandbox.rules.triggers.additional_times import how_often
from sandbox.rules.triggers.keyword_triggers import TriggeredKeywords, is_cost, read_as_triggered
from sandbox.rules.zones.until_it_leaves import come_back


def traits(keywords: TriggeredKeywords, characteristics: Characteristics) -> Iterable[object]:
    """What permanents are looked up by: types, supertypes, subtypes, classes of abilities, and the classes of events
    that an ability waits for."""
    yield from characteristics.types
    yield from characteristics.supertypes
    yield from characteristics.subtypes
    for ability in characteristics.abilities:
        yield type(ability)
        for waiting in read_as_triggered(keywords, ability):
            yield from awaited(waiting.event)


def notice(game: Game, event: Event) -> None:
    """Every triggered ability that waits for the event begins: in play, or on the object that just left."""
    kind = type(event)
    if kind not in INTERESTING:
        return
    if game.departure.departing or kind in game.traits_in_play():
        for thing in _waiting_in_play(game, kind):
            _notice_on(game, thing, event)
    if type(event) is LeftPlay:
        if game.held_until_it_leaves:
            come_back(game, event.before)
        for thing in _that_saw_it_leave(game, event.before, LeftPlay):
            _notice_on(game, thing, event)
        game.edition.responses.has_left(game)
    elif type(event) is Moved:
        _notice_on(game, event.before, event)
    elif kind in SEEN_BY_WHAT_WENT:
        SEEN_BY_WHAT_WENT[kind](game, event)
    if kind in game.awaited_elsewhere:
        for thing in _waiting_elsewhere(game, kind):
            _notice_on(game, thing, event)
    if kind in game.rules.keyword_triggers:
        game.rules.keyword_triggers[kind](game, event)
    if game.delayed:
        for delayed in list(game.delayed):
            _notice_delayed(game, delayed, event)


def _seen_given_up(game: Game, event: Sacrificed) -> None:
    """What waits for a sacrifice looks back as what waits for leaving does (2026, 603.10a)."""
    for thing in _that_saw_it_leave(game, event.thing, Sacrificed):
        _notice_on(game, thing, event)


def _seen_from_the_hand(game: Game, event: Cycled | Discarded) -> None:
    _notice_on(game, event.card, event)


def _seen_exploiting_itself(game: Game, event: Exploited) -> None:
    """A creature that has exploited itself sees it (2026, 702.110b)."""
    if event.object is event.sacrificed:
        _notice_on(game, event.object, event)


SEEN_BY_WHAT_WENT: Mapping[type[Event], Callable[..., None]] = {
    Sacrificed: _seen_given_up,
    Cycled: _seen_from_the_hand,
    Discarded: _seen_from_the_hand,
    Exploited: _seen_exploiting_itself,
}
"""Other events that what is no longer where it was sees itself."""


def _waiting_in_play(game: Game, kind: type[Event]) -> list[Object]:
    """Those that are leaving at this moment, and have not left yet, count as they were before."""
    leaving = [thing for thing in game.departure.permanents_with(kind) if thing.in_play]
    found = [thing for thing in game.permanents_with(kind) if thing not in game.departure.departing]
    return game.battlefield.in_order((*found, *leaving)) if leaving else found


def awaited_by(keywords: Mapping[type[Ability], type[Event]], card: Card) -> Iterable[object]:
    """The classes of events that the card's texts and the keywords may wait for while it is outside play."""
    found: list[object] = [event for a in card.abilities if type(a) is Triggered for event in awaited(a.event)]
    return [*found, *[keywords[type(a)] for a in card.abilities if type(a) in keywords]]


def _waiting_elsewhere(game: Game, kind: type[Event]) -> list[Object]:
    """Cards outside play with a text that may wait for such an event."""
    return [thing for thing in cards_outside_play(game) if kind in game.rules.awaited_by(thing.card)]


def _that_saw_it_leave(game: Game, left: Object, kind: type[Event]) -> list[Object]:
    """What has just left, alone or together with others."""
    departure = game.departure
    alone = [] if left in departure.departing else [left]
    return [thing for thing in (*alone, *departure.permanents_with(kind)) if not thing.in_play]


def _notice_on(game: Game, thing: Object, event: Event) -> None:
    characteristics = game.departure.departing.get(thing) or game.characteristics(thing)
    if not characteristics.abilities:
        return
    at_work = not thing.in_play or works(game, thing, characteristics)
    heard: list[Triggered] = []
    for ability in characteristics.abilities:
        for waiting in read_as_triggered(game.rules.triggered_keywords, ability):
            if not at_work and not works_while_tapped(waiting):
                continue
            context = Context(thing, characteristics.controller)
            seen = occurrences(game, context, waiting.event, event)
            found = _within_reach(game, context, seen)
            if len(found) < len(seen) and _functions(thing, waiting, event):
                _tell_too_far(game, context)
            if not found:
                continue
            place = heard.count(waiting)
            heard.append(waiting)
            if isinstance(waiting.event, OneOrMore):
                found = _not_yet_there(game, thing, waiting, found, place)
            if found and isinstance(waiting.event, FirstTime):
                found = _first_of_turn(game, thing, waiting.event, found, place)
            if found and _functions(thing, waiting, event):
                for roles in found * how_often(game, thing, characteristics.controller, event):
                    trigger(game, thing, characteristics.controller, waiting, dict(roles), place)


def _not_yet_there(game: Game, thing: Object, waiting: Triggered, found: list[Roles], place: int = 0) -> list[Roles]:
    """Of what a text that waits for one or more has seen: what belongs to nothing that it was triggered by in the same
    change. Where it was, that counts so many more."""
    fresh = []
    for roles in found:
        same = [
            action
            for action in game.triggers
            if action.source is thing
            and action.ability is waiting
            and action.place == place
            and all(action.event.get(role) is roles.get(role) for role in ("change", "player"))
        ]
        for action in same:
            action.event["amount"] += roles["amount"]
        if not same:
            fresh.append(roles)
    return fresh


def _first_of_turn(game: Game, thing: Object, event: FirstTime, found: list[Roles], place: int) -> list[Roles]:
    """The first of what has come of the object this turn, whatever else the text asks."""
    which = thing.id, hash(event), place
    if which in game.turn_facts.happened:
        return []
    game.turn_facts.happened.add(which)
    return found[:1]


def _functions(thing: Object, waiting: Triggered, event: Event) -> bool:
    """Whether the text functions where the thing is, or, of one that sees itself go, was. What waits for its own card
    to go to a graveyard from anywhere does so in every zone."""
    if isinstance(event, LeftPlay) and thing.haunts is event.before:
        return True
    if isinstance(event, Discarded) and isinstance(waiting.event, IsDiscarded):
        return True
    return isinstance(event, Moved | Cycled) or functions_in(waiting) is thing.zone or thing.is_emblem


def _within_reach(game: Game, context: Context, found: list[Roles]) -> list[Roles]:
    """A text is triggered by what happens altogether within its controller's range of influence."""
    return [roles for roles in found if reaches_all(game, context.controller, list(roles.values()))]


@rule("range of influence")
def _tell_too_far(game: Game, context: Context) -> None:
    where = f"it is not wholly within range of {context.controller.name}"
    game.emit(Told(f"{named(context.source)} does not see it: {where}"))


def works_while_tapped(ability: Ability) -> bool:
    """Whether the text works though its permanent is tapped: it speaks of that permanent as tapped, untapped or damaged
    by itself, or it is a cost that falls due, be it to untap."""
    if not isinstance(ability, Triggered):
        return False
    asked, event = ability.condition, ability.event
    tapped = isinstance(asked, IsKind) and asked.what == Itself() and asked.kind.tapped is not None
    due = isinstance(event, BeginningOf) and all(is_cost(mode) or _untaps_itself(mode) for mode in ability.modes)
    return tapped or due or getattr(event, "subject", None) == Itself()


def _untaps_itself(mode: Mode) -> bool:
    return any(isinstance(effect, Pays) and effect.effects == (Untap(Itself()),) for effect in mode.effects)


def trigger(game: Game, thing: Object, controller: Player, ability: Triggered, roles: Roles, place: int = 0) -> None:
    """The effect has triggered, if what the text asks for is so. `place`: how many equal abilities the object has
    before it; each of them has turns and counts of its own."""
    context = Context(thing, controller, event=roles)
    if not holds(game, context, ability.meanwhile) or not holds(game, context, ability.condition):
        return
    if ability.once_each_turn and not _first_this_turn(game, thing, ability, place):
        return
    if ability.acts_once and (thing.id, controller, hash(ability), place) in game.turn_facts.acted:
        return
    mode = ability.modes[0] if len(ability.modes) == 1 else Mode(())
    roles.setdefault("host", thing.host)
    x = thing.x_paid if ability.event == ITS_ARRIVAL else roles.get("x", 0)
    own = game.characteristics(thing)
    game.triggers.append(
        Action(ActionKind.TRIGGERED, thing, controller, mode, own, ability, x=x, event=roles, place=place)
    )


ITS_ARRIVAL = Enters()
"""What a permanent's text says as it enters speaks of the X of the spell that it was (2026, 107.3m)."""


def _first_this_turn(game: Game, thing: Object, ability: Triggered, place: int) -> bool:
    """Whether it has not triggered yet this turn; from now on it has."""
    which = thing.id, hash(ability), place
    if which in game.turn_facts.triggered:
        return False
    game.turn_facts.triggered.add(which)
    return True


def _notice_delayed(game: Game, delayed: Delayed, event: Event) -> None:
    if delayed.this_turn and delayed.turn != game.turn_number:
        game.delayed.remove(delayed)
        return
    context = Context(delayed.source, delayed.controller)
    context.bound = delayed.bound
    if delayed.waiting is not None:
        _notice_for_the_turn(game, context, delayed.waiting, event)
        return
    for roles in _within_reach(game, context, occurrences(game, context, delayed.event, event)):
        game.delayed.remove(delayed)
        known: Roles = {**roles, **delayed.known, "bound": delayed.bound}
        characteristics = game.characteristics(delayed.source)
        mode = Mode(delayed.effects)
        action = Action(
            ActionKind.TRIGGERED, delayed.source, delayed.controller, mode, characteristics, None, event=known
        )
        action.x = known.get("x", 0)
        game.triggers.append(action)
        return


def _notice_for_the_turn(game: Game, context: Context, waiting: Triggered, event: Event) -> None:
    """What an effect has begun and waits until the turn is over, triggers each time."""
    found = _within_reach(game, context, occurrences(game, context, waiting.event, event))
    if isinstance(waiting.event, OneOrMore):
        found = _not_yet_there(game, context.source, waiting, found)
    for roles in found:
        trigger(game, context.source, context.controller, waiting, dict(roles))


def notice_states_midway(game: Game) -> None:
    """A state that is there only for a moment in the course of a resolution is seen as well. What is being carried out
    has not resolved yet, and does not trigger again.

    Comprehensive Rules of 2006, 410.11; of 2010, 603.8.
    """
    notice_states(game, game.resolving)


def notice_states(game: Game, not_done: Sequence[Action] = ()) -> bool:
    """Texts that wait for a state (`when you control no Islands`) trigger when it is so, once until they have
    resolved.
    """
    if StateIs not in game.traits_in_play():
        return False
    going_on = (*game.waiting, *game.triggers, *not_done)
    busy = {(action.source, id(action.ability)) for action in going_on}
    before = len(busy)
    for thing in game.permanents_with(StateIs):
        characteristics = game.characteristics(thing)
        for ability in characteristics.abilities:
            if type(ability) is not Triggered or not isinstance(ability.event, StateIs):
                continue
            known = thing, id(ability)
            if known not in busy and _notice_state(game, thing, characteristics.controller, ability, ability.event):
                busy.add(known)
    return len(busy) > before


def _is_so(game: Game, thing: Object, controller: Player, pattern: StateIs) -> bool:
    if pattern.condition is not None:
        return holds(game, Context(thing, controller), pattern.condition)
    if pattern.controls_none is not None:
        there = permanents_of(game, pattern.controls_none, controller, thing)
        return not any(game.controller(other) is controller for other in there)
    most = pattern.opponent_life_at_most
    return most is not None and any(life_of(game, player) <= most for player in game.opponents(controller))


def _notice_state(game: Game, thing: Object, controller: Player, ability: Triggered, pattern: StateIs) -> bool:
    if not _is_so(game, thing, controller, pattern):
        return False
    trigger(game, thing, controller, ability, {})
    return True


def take_triggers(game: Game) -> list[Action]:
    """What has triggered and not begun yet: the active player's first, each player's in the order he chooses."""
    taken, game.triggers = game.triggers, []
    found: list[Action] = []
    for player in game.in_turn_order():
        own = [action for action in taken if action.controller is player]
        found += (
            in_chosen_order(game, game.active if game.edition.turn.phase_timing else player, own)
            if len(own) > 1
            else own
        )
    return found


def in_chosen_order(game: Game, player: Player, own: list[Action]) -> list[Action]:
    """Several that begin together come as the player says, or else, where that leads to the same, in the order in which
    they triggered.
    """
    text = "in which order the effects come"
    game.budget.spend(3 * len(own))
    return game.ask(Choice(player, EffectOrder(things=own), text, partial(orders_of, own), own))
