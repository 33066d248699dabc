"""Sentences that set up the state of single objects: tapped, attached, chosen for, under whose control since when."""

from __future__ import annotations

from sandbox.cards import find as find_card
from sandbox.cards import is_card_name
from sandbox.engine.changes import (
    choose_color_for,
    choose_creature_type_for,
    choose_land_type_for,
    choose_name_for,
    choose_player_for,
    comes_from,
    flip,
    is_new_to_its_controller,
    mark_damage,
    put_counters,
    put_face_down,
    tap,
)
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.errors import Malformed
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.terms.zones import Zone


def _tapped(thing: str) -> Given:
    return lambda setup: tap(setup.game, setup.permanent(thing))


def _comes_from(thing: str, expansion: str) -> Given:
    return lambda setup: comes_from(setup.game, setup.object(thing), expansion)


def _counters(thing: str, number: str, counter: str) -> Given:
    def put(setup: Setup) -> None:
        found = setup.object(thing)
        if found.zone is not Zone.REMOVED:
            found = setup.permanent(thing)
        put_counters(setup.game, found, counter, to_number(number) - found.counters.get(counter, 0))

    return put


def _damage(thing: str, number: str) -> Given:
    return lambda setup: mark_damage(
        setup.game, setup.permanent(thing), to_number(number) - setup.permanent(thing).damage
    )


def _sick(thing: str, player: str) -> Given:
    def arrive(setup: Setup) -> None:
        found = setup.permanent(thing)
        is_new_to_its_controller(setup.game, found)

    return arrive


def _face_down(thing: str) -> Given:
    def turn(setup: Setup) -> None:
        put_face_down(setup.game, setup.permanent(thing))

    return turn


def _flipped(thing: str) -> Given:
    return lambda setup: flip(setup.game, setup.permanent(thing))


def _removed(thing: str, source: str) -> Given:
    def remember(setup: Setup) -> None:
        memory = setup.object(source).remembered
        memory[0] = (*memory.get(0, ()), setup.object(thing))

    return remember


def _chosen(thing: str, choice: str) -> Given:
    def choose(setup: Setup) -> None:
        found = setup.object(thing)
        if setup.names.player(choice) is not None:
            choose_player_for(setup.game, found, setup.player(choice))
        elif choice.lower() in list(Color):
            choose_color_for(setup.game, found, Color(choice.lower()))
        elif choice in BASIC_LAND_TYPES:
            choose_land_type_for(setup.game, found, choice)
        elif choice in CREATURE_TYPES:
            choose_creature_type_for(setup.game, found, choice)
        elif is_card_name(choice.lower()):
            choose_name_for(setup.game, found, find_card(choice).name)
        else:
            raise Malformed("expected a color or a basic land type", setup.line, 1, choice, [*Color, *BASIC_LAND_TYPES])

    return choose


def _color(thing: str, color: str) -> Given:
    return lambda setup: setup.recolor(setup.object(thing), Color(color))


def _upkeep_paid(thing: str, number: str) -> Given:
    return lambda setup: setattr(setup.object(thing), "upkeep_payments", to_number(number))


def _attached(thing: str, host: str) -> Given:
    def attach(setup: Setup) -> None:
        setup.game.attach(setup.permanent(thing), setup.permanent(host))

    return attach


def _phased_out(thing: str) -> Given:
    def phase(setup: Setup) -> None:
        found = setup.permanent(thing)
        if found.zone is Zone.PHASED_OUT:
            raise Malformed(f"{thing} is phased out already", setup.line, 1, thing)
        setup.game.phase_out(found, found.owner, Zone.PHASED_OUT)

    return phase


STATES = (
    given("{thing} is tapped", _tapped, "Brass Man is tapped", "Everything else is untapped."),
    given(
        "{thing} bears the symbol of {expansion}",
        _comes_from,
        "Golgothian Sylex bears the symbol of Antiquities",
        "The set that the card is from, for texts that ask for it.",
    ),
    given("{thing} is flipped", _flipped, "Jushi Apprentice is flipped", "The other half of a flip card."),
    given("{thing} is face down", _face_down, "Battering Craghorn is face down", "A face-down creature."),
    given(
        "{thing} is phased out",
        _phased_out,
        "Teferi's Drake is phased out",
        "It comes back in its controller's next untap step.",
    ),
    given("{thing} is {color}", _color, "Prismatic Ward is blue", "Its color was changed for good."),
    given(
        "{thing} is on {host}",
        _attached,
        "Feedback is on Prismatic Ward",
        "What an enchantment or equipment is attached to.",
    ),
    given(
        "{thing} came under {player}'s control this turn",
        _sick,
        "Gray Ogre came under Bob's control this turn",
        "Summoning sickness.",
    ),
    given(
        "{thing} was removed by {source}",
        _removed,
        "Hill Giant was removed by Faceless Butcher",
        "What a permanent has removed and may bring back.",
    ),
    given(
        "{choice} was chosen for {thing}",
        _chosen,
        "red was chosen for Prismatic Ward",
        "A color, a basic land type, a creature type, a card name or a player chosen as it came into play.",
    ),
    given(
        "the upkeep of {thing} has been paid {number} times",
        _upkeep_paid,
        "the upkeep of Glacial Chasm has been paid 3 times",
        "Payments of cumulative upkeep so far.",
    ),
    given("{thing} has {number} damage", _damage, "Grizzly Bears has 1 damage", "Damage already dealt this turn."),
    given(
        "{thing} has {number} {counter} counter[s]",
        _counters,
        "Hill Giant has 1 +1/+1 counter",
        "Counters of any name.",
    ),
)
