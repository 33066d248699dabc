"""Sentences that set the position up."""

from __future__ import annotations

from sandbox.engine.changes import (
    comes_under,
)
from sandbox.engine.player_changes import add_life, add_poison
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_states import STATES
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed, NotUnderstood
from sandbox.terms.mana import read_mana
from sandbox.terms.zones import Zone
from sandbox.wording.cards import read_pasted


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
            kinds = ["C"] * int(symbol) if symbol.isdigit() else [symbol]
            for kind in kinds:
                pool = setup.player(player).pool
                pool[kind] = pool.get(kind, 0) + 1

    return add


def _library_size(player: str, number: str) -> Given:
    def set_size(setup: Setup) -> None:
        setup.library_sizes[setup.player(player)] = min(500, to_number(number))

    return set_size


def _step(player: str, step: str) -> Given:
    return lambda setup: setup.begin_at(setup.player(player), step)


def _removed_from_game(player: str, things: str) -> Given:
    return lambda setup: _ignore(setup.add_all(things, setup.player(player), Zone.REMOVED))


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


GIVEN = (
    given(
        "it is {player}'s {step}",
        _step,
        "it is Bob's main phase",
        "Whose turn it is, and which part of it. Without it: the first player's main phase.",
    ),
    given(
        "the players are {things}",
        _players,
        "the players are Bob, Sue and Ann",
        "Who plays, in turn order; needed for more than two.",
    ),
    given(
        "this card:",
        _pasted,
        "this card:",
        "A card by its text, between triple quotes: name and cost, type line, text, size.",
    ),
    given(
        "{player} controls {things}",
        _controls,
        "Bob controls 3 Mountains, War Mammoth and Holy Strength on War Mammoth",
        "In play since before this turn. A card named twice is told apart as Grizzly Bears#2.",
    ),
    given("{player} holds {things}", _holds, "Sue holds Lightning Bolt and Giant Growth", "In the hand."),
    given(
        "{player} has removed {things} from the game",
        _removed_from_game,
        "Sue has removed Hill Giant from the game",
        "Cards outside the game (exile).",
    ),
    given("{player} owns {thing}", _owns, "Bob owns Armored Ascension", "The owner, where it is not who controls it."),
    given("{player} has {total} life", _life, "Bob has 3 life", "Without it: 20."),
    given("the team of {player} has {total} life", _life, "the team of Bob has 3 life", "In Two-Headed Giant."),
    given("{player} has {number} poison counter[s]", _poison, "Sue has 9 poison counters", "Poison."),
    given("{player} has {mana}", _mana, "Bob has {R}{R}{U}", "Mana already in the pool."),
    given("{player}'s deck has {number} card[s]", _library_size, "Bob's deck has 60 cards", "Before the game."),
    given(
        "{player}'s library has {number} card[s]",
        _library_size,
        "Bob's library has 3 cards",
        "Unnamed cards; without it, 40.",
    ),
    given(
        "{things} (is|are) on top of {player}'s library",
        _library,
        "Forest is on top of Bob's library",
        "Named cards, the top one first.",
    ),
    given(
        "{things} (is|are) in {player}'s graveyard", _graveyard, "Hill Giant is in Sue's graveyard", "The newest last."
    ),
    *STATES,
)
