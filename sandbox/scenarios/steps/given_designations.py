"""Sentences that set up what players are and have besides cards."""

from __future__ import annotations

from sandbox.engine.changes.designations import gets_word, is_daytime, put_counters_on_player, set_number
from sandbox.rules.players.designations import put_marker
from sandbox.rules.players.the_ring import ABILITIES, gets_the_ring
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.designations import OF_ONE_ALONE, TEMPTED


def _counters(player: str, number: str, playercounter: str) -> Given:
    def put(setup: Setup) -> None:
        who = setup.player(player)
        setup.once(f"how many {playercounter} counters {who.name} has", to_number(number))
        missing = to_number(number) - who.has_counters(playercounter)
        put_counters_on_player(setup.game, who.designations, playercounter, missing)
        put_marker(setup.game, who, playercounter)

    return put


def _designated(player: str, title: str) -> Given:
    def designate(setup: Setup) -> None:
        who = setup.player(player)
        if title in OF_ONE_ALONE:
            setup.once(f"who is {title}", who.name)
        gets_word(setup.game, who.designations, title)
        put_marker(setup.game, who, title)

    return designate


def _daytime(daytime: str) -> Given:
    def set_daytime(setup: Setup) -> None:
        setup.once("whether it is day or night", daytime)
        is_daytime(setup.game, daytime)

    return set_daytime


def _tempted(player: str, number: str) -> Given:
    def tempt(setup: Setup) -> None:
        who = setup.player(player)
        setup.once(f"how often the Ring has tempted {who.name}", to_number(number))
        for _ in range(min(to_number(number), len(ABILITIES)) - who.designations.number(TEMPTED)):
            gets_the_ring(setup.game, who)
        set_number(setup.game, who.designations, TEMPTED, to_number(number))

    return tempt


DESIGNATIONS = (
    given(
        "the Ring has tempted {player} {number} time[s]",
        _tempted,
        "the Ring has tempted Bob 2 times",
        "The player has the emblem. Which creature bears the Ring is said of that creature.",
    ),
    given("it is {daytime}", _daytime, "it is night", "Day or night; without it, neither."),
    given(
        "{player} has {number} {playercounter} counter[s]",
        _counters,
        "Sue has 9 poison counters",
        "Counters of a player: poison, energy, experience or rad.",
    ),
    given(
        "{player} (is|has) {title}",
        _designated,
        "Bob is the monarch",
        "A designation of a player: the monarch, or the city's blessing.",
    ),
)
