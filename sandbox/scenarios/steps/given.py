"""Sentences that set the position up."""

from __future__ import annotations

from sandbox.engine.changes.control import comes_under
from sandbox.engine.changes.players import add_life
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.starting_point import begin_at
from sandbox.scenarios.steps.given_card import CARD
from sandbox.scenarios.steps.given_combat import ATTACKERS
from sandbox.scenarios.steps.given_designations import DESIGNATIONS
from sandbox.scenarios.steps.given_effects import EFFECTS
from sandbox.scenarios.steps.given_mana import MANA
from sandbox.scenarios.steps.given_shields import SHIELDS
from sandbox.scenarios.steps.given_states import STATES
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed
from sandbox.terms.zones import Zone


def _controls(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.BATTLEFIELD))


def _holds(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.HAND))


def _graveyard(things: str, player: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.GRAVEYARD))


def _library(things: str, player: str) -> Given:
    """The first one named is on top."""

    def put(setup: Setup) -> None:
        who = setup.player(player)
        library = who.library
        if library:
            why = "is said already: name all its cards in one sentence, the top one first"
            raise Malformed(f"what is on top of {player}'s library {why}", setup.line)
        library[:] = reversed(setup.add_all(things, who, Zone.LIBRARY))

    return put


def _owns(player: str, thing: str) -> Given:
    """Control that an effect in force gives by itself is that effect's, and ends with it; other control is for good."""

    def give(setup: Setup) -> None:
        found, owner, controller = setup.object(thing), setup.player(player), setup.object(thing).owner
        setup.once(f"who owns {thing}", owner, found)
        if found.zone in OF_OWNER and found.owner is not owner:
            raise Malformed(f"a {found.zone} holds the cards of its owner: put {thing} into {player}'s", setup.line)
        setup.game.belongs_to(found, owner)
        comes_under(setup.game, found, controller)
        setup.at_end(lambda: _settle_control(setup, found, controller))

    return give


OF_OWNER = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)


def _settle_control(setup: Setup, found: Object, controller: Player) -> None:
    if found.zone is Zone.BATTLEFIELD:
        comes_under(setup.game, found, found.owner)
        if setup.game.controller(found) is not controller:
            comes_under(setup.game, found, controller)


def _life(player: str, total: str) -> Given:
    def set_life(setup: Setup) -> None:
        who = setup.player(player)
        shared = setup.game.sharing_with(who)[0] if setup.game.two_headed_giant else who
        setup.once(f"the life of {shared.name}", to_number(total), "life")
        add_life(setup.game, who, to_number(total) - who.life)

    return set_life


def _team_life(player: str, total: str) -> Given:
    def set_life(setup: Setup) -> None:
        if not setup.game.two_headed_giant:
            raise Malformed(f"here each player has a life total: say `{player} has {total} life`", setup.line)
        _life(player, total)(setup)

    return set_life


MOST_IN_LIBRARY = 500


def _library_size(player: str, number: str) -> Given:
    def set_size(setup: Setup) -> None:
        who, size = setup.player(player), to_number(number)
        if size > MOST_IN_LIBRARY:
            raise Malformed(f"{size} cards in a library; at most {MOST_IN_LIBRARY}", setup.line)
        setup.once(f"how many cards {who.name}'s library has", size)
        setup.library_sizes[who] = size
        setup.at_end(lambda: _has_room(setup, who, size))

    return set_size


def _has_room(setup: Setup, player: Player, size: int) -> None:
    there = len(player.library)
    if there > size:
        raise Malformed(
            f"{there} named cards are on top of {player.name}'s library: it has {there} at least", setup.line
        )


def _is_empty(player: str, zone: str) -> Given:
    """Says of a hand or a graveyard what is so where nothing is put there."""
    if zone == "library":
        return _library_size(player, "no")

    def look(setup: Setup) -> None:
        setup.at_end(lambda: _has_nothing(setup, setup.player(player), zone))

    return look


def _has_nothing(setup: Setup, player: Player, zone: str) -> None:
    there = player.hand if zone == "hand" else player.graveyard
    if there:
        raise Malformed(f"{named(there[0])} is in {player.name}'s {zone}, which is not empty", setup.line)


def _deck_size(player: str, number: str) -> Given:
    def set_size(setup: Setup) -> None:
        _library_size(player, number)(setup)
        setup.at_end(lambda: _is_whole(setup, player, number))

    return set_size


def _is_whole(setup: Setup, player: str, number: str) -> None:
    if not setup.game.to_begin:
        why = f"the game has begun, and the deck lies in several zones: say `{player}'s library has {number} cards`"
        raise Malformed(why, setup.line)


def _step(player: str, step: str) -> Given:
    return lambda setup: begin_at(setup, setup.player(player), step)


def _removed_from_game(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.REMOVED))


def _players(names: str) -> Given:
    return lambda setup: setup.once("who plays", names)


def _ignore(value: object) -> None:
    """The result is not needed."""


GIVEN = (
    given(
        "it is {player}'s turn",
        lambda player: _step(player, "main phase"),
        "it is Sue's turn",
        "The beginning of that player's main phase, where most of a turn happens.",
    ),
    given(
        "it is {player}'s {step}",
        _step,
        "it is Bob's main phase",
        "Whose turn it is, and which part of it, at its beginning. Without it: the first player's main phase. In a "
        "declare blockers step the attackers are said as well; blocks and damage come with time.",
    ),
    given(
        "the players are {names}",
        _players,
        "the players are Bob, Sue and Ann",
        "Who plays, in turn order; needed for more than two.",
    ),
    CARD,
    *EFFECTS,
    *SHIELDS,
    given(
        "what is not read of {thing} is not played",
        lambda thing: lambda setup: setup.without_what_is_not_read(thing),
        "what is not read of Grizzly Bears is not played",
        "Of an imported card, said before it is named: it is played without the sentences that are not understood. The "
        "ruling names each, and is certain of nothing.",
    ),
    given(
        "{player} controls {things}",
        _controls,
        "Bob controls 3 Mountains, War Mammoth and Holy Strength on War Mammoth",
        "In play since before this turn; under that player's control as long as no effect says otherwise. Said twice, "
        "there are two of them, told apart as Grizzly Bears#2; without a number the first is meant.",
    ),
    given("{player} holds {things}", _holds, "Sue holds Lightning Bolt and Giant Growth", "In the hand."),
    given(
        "{player} has removed {things} from the game",
        _removed_from_game,
        "Sue has removed Hill Giant from the game",
        "Cards outside the game (exile).",
    ),
    given(
        "{player} owns {thing}",
        _owns,
        "Bob owns Armored Ascension",
        "The owner, where it is not who controls it. Where an effect of the position, such as that of an aura, gives "
        "the control, it ends with the effect; else it is for good.",
    ),
    given(
        "{player} has {total} life",
        _life,
        "Bob has 3 life",
        "Without it: 20. Of a team that shares its life, one player's is all of it.",
    ),
    given("the team of {player} has {total} life", _team_life, "the team of Bob has 3 life", "In Two-Headed Giant."),
    *DESIGNATIONS,
    *MANA,
    given(
        "{player}'s deck has {number} card[s]",
        _deck_size,
        "Bob's deck has 60 cards",
        "The whole deck, before the game has begun.",
    ),
    given(
        "{player}'s library has {number} card[s]",
        _library_size,
        "Bob's library has 3 cards",
        "Unnamed cards; without it, 40.",
    ),
    given(
        "{player} has {number} card[s] in (library|the library|his library|her library|their library)",
        _library_size,
        "Bob has 3 cards in the library",
        "The same in other words.",
    ),
    given(
        "{player} has no cards in (hand|the hand|his hand|her hand|their hand)",
        lambda player: _is_empty(player, "hand"),
        "Bob has no cards in hand",
        "As it is where nothing is put there.",
    ),
    given(
        "{player} has no cards in (graveyard|the graveyard|his graveyard|her graveyard|their graveyard)",
        lambda player: _is_empty(player, "graveyard"),
        "Sue has no cards in the graveyard",
        "As it is where nothing is put there.",
    ),
    given(
        "{player} has {things} (in play|on the battlefield)",
        _controls,
        "Bob has War Mammoth on the battlefield",
        "The same as `controls`.",
    ),
    given(
        "{player} has {things} in (hand|the hand|his hand|her hand|their hand)",
        _holds,
        "Sue has Lightning Bolt in hand",
        "The same as `holds`.",
    ),
    given(
        "{player} has {things} in (graveyard|the graveyard|his graveyard|her graveyard|their graveyard)",
        lambda player, things: _graveyard(things, player),
        "Sue has Hill Giant in the graveyard",
        "The same as `is in Sue's graveyard`.",
    ),
    given("{player}'s {zone} is empty", _is_empty, "Bob's library is empty", "A hand, graveyard or library."),
    given(
        "{things} (is|are) on top of {player}'s library",
        _library,
        "Forest is on top of Bob's library",
        "Named cards, the top one first; all in one sentence.",
    ),
    given(
        "{things} (is|are) in {player}'s graveyard", _graveyard, "Hill Giant is in Sue's graveyard", "The newest last."
    ),
    *STATES,
    *ATTACKERS,
)
