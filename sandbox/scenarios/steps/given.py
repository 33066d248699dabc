"""Sentences that set the position up."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.cards import find as find_card
from sandbox.cards import is_card_name
from sandbox.engine.changes import (
    choose_color_for,
    choose_creature_type_for,
    choose_land_type_for,
    choose_name_for,
    choose_player_for,
    comes_from,
    comes_under,
    is_new_to_its_controller,
    mark_damage,
    put_counters,
    put_face_down,
    tap,
)
from sandbox.engine.player_changes import add_life, add_poison
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.errors import Malformed, NotUnderstood
from sandbox.terms.mana import read_mana
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.terms.zones import Zone
from sandbox.wording.cards import read_pasted

Given = Callable[[Setup], None]
MOST_MANA = 99


def _controls(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.BATTLEFIELD))


def _holds(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.HAND))


def _graveyard(things: str, player: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.GRAVEYARD))


def _library(things: str, player: str) -> Given:
    """The first one named is on top."""

    def put(setup: Setup) -> None:
        library = setup.player(player).library
        made = setup.add_all(things, setup.player(player), Zone.LIBRARY)
        library[len(library) - len(made) :] = reversed(made)

    return put


def _owns(player: str, thing: str) -> Given:
    def give(setup: Setup) -> None:
        found = setup.object(thing)
        controller = found.owner
        setup.game.belongs_to(found, setup.player(player))
        comes_under(setup.game, found, controller)

    return give


def _life(player: str, total: str) -> Given:
    return lambda setup: add_life(setup.game, setup.player(player), int(total) - setup.player(player).life)


def _poison(player: str, number: str) -> Given:
    return lambda setup: add_poison(setup.game, setup.player(player), to_number(number) - setup.player(player).poison)


def _mana(player: str, mana: str) -> Given:
    def add(setup: Setup) -> None:
        try:
            symbols = read_mana(mana).symbols
        except ValueError as error:
            raise Malformed(str(error), setup.line, 1, mana) from None
        for symbol in symbols:
            if symbol.isdigit() and int(symbol) > MOST_MANA:
                raise Malformed(f"at most {{{MOST_MANA}}} at a time", setup.line, 1, mana)
            kinds = ["C"] * int(symbol) if symbol.isdigit() else [symbol]
            for kind in kinds:
                pool = setup.player(player).pool
                pool[kind] = pool.get(kind, 0) + 1

    return add


def _library_size(player: str, number: str) -> Given:
    def set_size(setup: Setup) -> None:
        setup.library_sizes[setup.player(player)] = min(500, to_number(number))

    return set_size


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


def _step(player: str, step: str) -> Given:
    return lambda setup: setup.begin_at(setup.player(player), step)


def _face_down(thing: str) -> Given:
    def turn(setup: Setup) -> None:
        put_face_down(setup.game, setup.permanent(thing))

    return turn


def _removed(thing: str, source: str) -> Given:
    def remember(setup: Setup) -> None:
        setup.object(source).remembered += (setup.object(thing),)

    return remember


def _removed_from_game(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.REMOVED))


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


def _pasted(block: str | None = None) -> Given:
    def paste(setup: Setup) -> None:
        if not block:
            raise Malformed("expected the card's text between triple quotes under this step", setup.line)
        try:
            card = read_pasted(block)
        except NotUnderstood as error:
            before = error.text[: error.position]
            line, column = setup.line + 2 + before.count("\n"), len(before) - before.rfind("\n")
            raise Malformed(error.message, line, column, error.text.split("\n")[before.count("\n")]) from None
        setup.pasted[card.name.lower()] = card

    return paste


def _players(things: str) -> Given:
    return lambda setup: None


def _ignore(value: object) -> None:
    """The result is not needed."""


def _s(
    pattern: str, read: Callable[..., Given], example: str, about: str, group: str = "The position"
) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, group, "given")


GIVEN = (
    _s(
        "it is {player}'s {step}",
        _step,
        "it is Bob's main phase",
        "Whose turn it is, and which part of it. Without it: the first player's main phase.",
    ),
    _s(
        "the players are {things}",
        _players,
        "the players are Bob, Sue and Ann",
        "Who plays, in turn order; needed for more than two.",
    ),
    _s(
        "this card:",
        _pasted,
        "this card:",
        "A card by its text, between triple quotes: name and cost, type line, text, size.",
    ),
    _s(
        "{player} controls {things}",
        _controls,
        "Bob controls 3 Mountains, War Mammoth and Holy Strength on War Mammoth",
        "In play since before this turn. A card named twice is told apart as Grizzly Bears#2.",
    ),
    _s("{player} holds {things}", _holds, "Sue holds Lightning Bolt and Giant Growth", "In the hand."),
    _s(
        "{player} has removed {things} from the game",
        _removed_from_game,
        "Sue has removed Hill Giant from the game",
        "Cards outside the game (exile).",
    ),
    _s("{player} owns {thing}", _owns, "Bob owns Armored Ascension", "The owner, where it is not who controls it."),
    _s("{player} has {total} life", _life, "Bob has 3 life", "Without it: 20."),
    _s("the team of {player} has {total} life", _life, "the team of Bob has 3 life", "In Two-Headed Giant."),
    _s("{player} has {number} poison counter[s]", _poison, "Sue has 9 poison counters", "Poison."),
    _s("{player} has {mana}", _mana, "Bob has {R}{R}{U}", "Mana already in the pool."),
    _s("{player}'s deck has {number} card[s]", _library_size, "Bob's deck has 60 cards", "Before the game."),
    _s(
        "{player}'s library has {number} card[s]",
        _library_size,
        "Bob's library has 3 cards",
        "Unnamed cards; without it, 40.",
    ),
    _s(
        "{things} (is|are) on top of {player}'s library",
        _library,
        "Forest is on top of Bob's library",
        "Named cards, the top one first.",
    ),
    _s("{things} (is|are) in {player}'s graveyard", _graveyard, "Hill Giant is in Sue's graveyard", "The newest last."),
    _s("{thing} is tapped", _tapped, "Brass Man is tapped", "Everything else is untapped."),
    _s(
        "{thing} bears the symbol of {expansion}",
        _comes_from,
        "Golgothian Sylex bears the symbol of Antiquities",
        "The set that the card is from, for texts that ask for it.",
    ),
    _s("{thing} is face down", _face_down, "Battering Craghorn is face down", "A face-down creature."),
    _s(
        "{thing} is phased out",
        _phased_out,
        "Teferi's Drake is phased out",
        "It comes back in its controller's next untap step.",
    ),
    _s("{thing} is {color}", _color, "Prismatic Ward is blue", "Its color was changed for good."),
    _s(
        "{thing} is on {host}",
        _attached,
        "Feedback is on Prismatic Ward",
        "What an enchantment or equipment is attached to.",
    ),
    _s(
        "{thing} came under {player}'s control this turn",
        _sick,
        "Gray Ogre came under Bob's control this turn",
        "Summoning sickness.",
    ),
    _s(
        "{thing} was removed by {source}",
        _removed,
        "Hill Giant was removed by Faceless Butcher",
        "What a permanent has removed and may bring back.",
    ),
    _s(
        "{choice} was chosen for {thing}",
        _chosen,
        "red was chosen for Prismatic Ward",
        "A color, a basic land type, a creature type, a card name or a player chosen as it came into play.",
    ),
    _s(
        "the upkeep of {thing} has been paid {number} times",
        _upkeep_paid,
        "the upkeep of Glacial Chasm has been paid 3 times",
        "Payments of cumulative upkeep so far.",
    ),
    _s("{thing} has {number} damage", _damage, "Grizzly Bears has 1 damage", "Damage already dealt this turn."),
    _s(
        "{thing} has {number} {counter} counter[s]",
        _counters,
        "Hill Giant has 1 +1/+1 counter",
        "Counters of any name.",
    ),
)
