"""Sentences that set up the state of single objects: tapped, attached, chosen for, under whose control since when."""

from __future__ import annotations

from sandbox.engine.changes.control import comes_from, is_new_to_its_controller
from sandbox.engine.changes.counters import put_counters
from sandbox.engine.changes.damage import mark_damage
from sandbox.engine.changes.permanents import designate, flip, has_face_up, is_protected_by, pair, put_face_down, tap
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.rules.turn.upkeep_costs import has_cumulative_upkeep, paid_before
from sandbox.rules.zones.battles import able_to_protect
from sandbox.rules.zones.doors import halves_called, is_open
from sandbox.rules.zones.preparing import make_copy, prepare_spell
from sandbox.scenarios.language.lists import permanents
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_choices import was_chosen
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.colors import Color
from sandbox.terms.designations import PREPARED
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone


def _tapped(thing: str) -> Given:
    return lambda setup: tap(setup.game, setup.permanent(thing))


def _all_tapped(things: str) -> Given:
    return lambda setup: tap(setup.game, *permanents(setup, things))


def _comes_from(thing: str, expansion: str) -> Given:
    def bear(setup: Setup) -> None:
        setup.once(f"the set of {thing}", expansion.lower(), setup.object(thing))
        comes_from(setup.game, setup.object(thing), expansion)

    return bear


def _counters(thing: str, number: str, counter: str) -> Given:
    def put(setup: Setup) -> None:
        found = setup.object(thing)
        if found.zone is not Zone.REMOVED:
            found = setup.permanent(thing)
        setup.once(f"how many {counter} counters {thing} has", to_number(number), found)
        put_counters(setup.game, found, counter, to_number(number) - found.counters.get(counter, 0))

    return put


def _damage(thing: str, number: str) -> Given:
    def deal(setup: Setup) -> None:
        found = setup.permanent(thing)
        setup.once(f"the damage of {thing}", to_number(number), found)
        mark_damage(setup.game, found, to_number(number) - found.damage)

    return deal


def _sick(thing: str, player: str) -> Given:
    def arrive(setup: Setup) -> None:
        found, who = setup.permanent(thing), setup.player(player)
        is_new_to_its_controller(setup.game, found)
        setup.at_end(lambda: _is_controlled(setup, found, who), order=1)

    return arrive


def _is_controlled(setup: Setup, found: Object, player: Player) -> None:
    controller = setup.game.controller(found)
    if controller is not player:
        name = controller.name
        why = f"{name} controls it: say `{found.label} came under {name}'s control this turn`"
        raise Malformed(why, setup.line, 1, "", [], [f"{found.label} came under {name}'s control this turn"])


def _face_down(thing: str) -> Given:
    def turn(setup: Setup) -> None:
        put_face_down(setup.game, setup.permanent(thing))

    return turn


def _flipped(thing: str) -> Given:
    return lambda setup: flip(setup.game, setup.permanent(thing))


def _designated(thing: str, designation: str) -> Given:
    def designated(setup: Setup) -> None:
        found = setup.permanent(thing)
        if designation == PREPARED and prepare_spell(found) is None:
            raise Malformed(f"{found.label} has no prepare spell", sentence=thing)
        designate(setup.game, found, designation)
        if designation == PREPARED:
            make_copy(setup.game, found)

    return designated


def _transformed(thing: str) -> Given:
    def turn(setup: Setup) -> None:
        found = setup.permanent(thing)
        if not found.is_double_faced:
            raise Malformed(f"{thing} has no back face: its card is not double-faced", setup.line, 1, thing)
        has_face_up(setup.game, found, found.card.faces[1])

    return turn


def _unlocked(thing: str) -> Given:
    def unlock(setup: Setup) -> None:
        found = setup.permanent(thing)
        for half in _halves_called(found, thing):
            is_open(setup.game, found, half)

    return unlock


def _halves_called(found: Object, name: str) -> tuple[int, ...]:
    """Both, by the name of the whole card. Raises Malformed."""
    called = halves_called(found, name)
    if not called:
        raise Malformed(f"{found.label} has no halves to unlock: its card is no Room", sentence=name)
    return called


def _removed(thing: str, source: str) -> Given:
    def remember(setup: Setup) -> None:
        found, by = setup.object(thing), setup.object(source)
        if found.zone is not Zone.REMOVED:
            name = found.owner.name
            why = f"{thing} is not outside the game: say `{name} has removed {thing} from the game` and not where else"
            raise Malformed(why, setup.line)
        setup.once(f"what has removed {thing}", by, found)
        by.remembered[0] = (*by.remembered.get(0, ()), found)

    return remember


def _paired(thing: str, other: str) -> Given:
    def pair_them(setup: Setup) -> None:
        one, two = setup.permanent(thing), setup.permanent(other)
        for each in (one, two):
            if each.paired is not None or not setup.game.characteristics(each).is_creature:
                raise Malformed(f"{named(each)} is no unpaired creature", setup.line, 1, thing)
        if one is two or one.base_controller is not two.base_controller:
            raise Malformed("two different creatures of one player are paired", setup.line, 1, thing)
        pair(setup.game, one, two)

    return pair_them


def _protects(player: str, thing: str) -> Given:
    def protect(setup: Setup) -> None:
        battle, who = setup.permanent(thing), setup.player(player)
        if who not in able_to_protect(setup.game, battle, setup.game.controller(battle)):
            raise Malformed(f"{who.name} cannot protect {named(battle)}", setup.line, 1, thing)
        is_protected_by(setup.game, battle, who)

    return protect


def _color(thing: str, color: str) -> Given:
    def recolor(setup: Setup) -> None:
        found = setup.object(thing)
        setup.once(f"the color of {thing}", color, found)
        setup.recolor(found, Color(color))

    return recolor


def _upkeep_paid(thing: str, number: str) -> Given:
    def pay(setup: Setup) -> None:
        found = setup.permanent(thing)
        setup.once(f"how often the upkeep of {thing} has been paid", to_number(number), found)
        setup.at_end(lambda: _has_paid(setup, found, to_number(number)), order=1)

    return pay


def _has_paid(setup: Setup, thing: Object, times: int) -> None:
    if not has_cumulative_upkeep(setup.game, thing):
        raise Malformed(f"{named(thing)} has no cumulative upkeep", setup.line)
    paid_before(setup.game, thing, times)


def _attached(thing: str, host: str) -> Given:
    return lambda setup: setup.attach(setup.permanent(thing), setup.permanent(host))


def _phased_out(thing: str) -> Given:
    def phase(setup: Setup) -> None:
        found = setup.permanent(thing)
        if found.zone is Zone.PHASED_OUT:
            raise Malformed(f"{thing} is phased out already", setup.line, 1, thing)
        setup.game.phase_out(found, found.owner, Zone.PHASED_OUT)

    return phase


STATES = (
    given("{thing} is tapped", _tapped, "Brass Man is tapped", "Everything else is untapped."),
    given("{things} are tapped", _all_tapped, "Brass Man and 2 Forests are tapped", "The same of several."),
    given(
        "{thing} bears the symbol of {expansion}",
        _comes_from,
        "Golgothian Sylex bears the symbol of Antiquities",
        "The set that the card is from, for texts that ask for it.",
    ),
    given("{thing} is flipped", _flipped, "Jushi Apprentice is flipped", "The other half of a flip card."),
    given(
        "{player} protects {thing}",
        _protects,
        "Sue protects Invasion of Kylem",
        "Of a battle; where nothing is said, the first player who can.",
    ),
    given(
        "{thing} is paired with {other}",
        _paired,
        "Silverblade Paladin is paired with Grizzly Bears",
        "Two creatures that soulbond has brought together.",
    ),
    given(
        "{thing} is {designation}",
        _designated,
        "Quilled Charger is saddled",
        "A designation: saddled, or solved.",
    ),
    given(
        "{thing} is transformed",
        _transformed,
        "Delver of Secrets is transformed",
        "The back face of a double-faced card is up.",
    ),
    given(
        "{thing} is unlocked",
        _unlocked,
        "Ritual Chamber is unlocked",
        "One half of a Room, by its name, or both, by the name of the card.",
    ),
    given("{thing} is face down", _face_down, "Battering Craghorn is face down", "A face-down creature."),
    given(
        "{thing} is phased out",
        _phased_out,
        "Teferi's Drake is phased out",
        "It comes back in its controller's next untap step.",
    ),
    given("{thing} is {color}", _color, "Prismatic Ward is blue", "Its color was changed for good; to one color."),
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
        "Summoning sickness. The player is the one who controls it now.",
    ),
    given(
        "{thing} was removed by {source}",
        _removed,
        "Hill Giant was removed by Faceless Butcher",
        "What a permanent has removed and may bring back.",
    ),
    given(
        "{choice} was chosen for {thing}",
        was_chosen,
        "red was chosen for Prismatic Ward",
        "A color, a basic land type, a creature type, a card name or a player, whichever its text asks for as it comes "
        "into play.",
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
