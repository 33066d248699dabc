"""Unspent mana, and when pools empty."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sandbox.rules.casting.unspent_mana import mana_burns, mana_is_lost
from sandbox.rules.turn import turn
from sandbox.terms.steps import COMBAT_STEPS, Step
from tests.rules.tables import ALL, OLD, Case, Paper, answers, by_answer, chapter

UNSPENT = (
    Case(
        "unspent mana at the end of a phase",
        "Mirage: Mana Burn; Fifth Edition: Mana Burn; 2006: 300.3; 2010: 106.4",
        """
        Bob controls 3 Mountains

        Bob taps 3 Mountains for mana
        it is Bob's end step
        """,
        answers(
            "mana.unspent",
            {mana_burns: "Bob 17: 3 Mountain tapped / Sue 20", mana_is_lost: "Bob 20: 3 Mountain tapped / Sue 20"},
        ),
    ),
    Case(
        "unspent mana when the attack begins",
        "Fifth Edition: Mana Burn; 2006: 300.3; 2010: 106.4",
        """
        Bob controls Mountain and Grizzly Bears

        Bob taps Mountain for mana
        Bob attacks with Grizzly Bears
        """,
        answers(
            "mana.empties",
            {
                turn.at_the_end_of_phases_and_around_the_attack: "Bob 19: Mountain tapped, "
                "Grizzly Bears 2/2 tapped / Sue 20",
                turn.at_the_end_of_steps: "Bob 20: Mountain tapped, Grizzly Bears 2/2 tapped / Sue 20",
                turn.at_the_end_of_phases: answers(
                    "turn.phase_timing",
                    {
                        True: "Bob 20 {R}: Mountain tapped, Grizzly Bears 2/2 tapped / Sue 20",
                        False: "Bob 19: Mountain tapped, Grizzly Bears 2/2 tapped / Sue 20",
                    },
                ),
            },
        ),
    ),
    Case(
        "mana lasts from step to step of one phase, or not",
        "2006: 300.3; 2010: 106.4",
        """
        it is Bob's upkeep
        Bob controls Mountain

        Bob taps Mountain for mana
        Bob draws
        """,
        answers(
            "mana.empties",
            {
                turn.at_the_end_of_phases_and_around_the_attack: "Bob 19: Mountain tapped; hand: ? / Sue 20",
                turn.at_the_end_of_phases: answers(
                    "turn.phase_timing",
                    {
                        True: "Bob 19: Mountain tapped; hand: ? / Sue 20",
                        False: "Bob 20 {R}: Mountain tapped; hand: ? / Sue 20",
                    },
                ),
                turn.at_the_end_of_steps: "Bob 20: Mountain tapped; hand: ? / Sue 20",
            },
        ),
    ),
    Case(
        "mana burn kills who has no life for it",
        "Fifth Edition: Mana Burn; 2006: 300.3",
        """
        Bob has 1 life
        Bob controls Mountain

        Bob taps Mountain for mana
        it is Bob's end step
        """,
        "Bob 0 lost: Mountain tapped / Sue 20 / Sue wins",
        (*OLD, "timespiral"),
    ),
)


@chapter(UNSPENT)
def test_what_becomes_of_unspent_mana(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


PHASE, AROUND, STEPS = (
    turn.at_the_end_of_phases,
    turn.at_the_end_of_phases_and_around_the_attack,
    turn.at_the_end_of_steps,
)


@pytest.mark.parametrize("edition", ALL)
def test_when_pools_empty(edition: str) -> None:
    """Fifth Edition: Mana Burn; 2006: 300.3; 2010: 106.4."""
    table = Paper("Bob has 20 life", edition)
    rules = table.game.edition
    for before, step in pairwise(rules.turn.steps):
        phase_ends = rules.turn.phase(before) != rules.turn.phase(step)
        begins = step is Step.ATTACKERS
        attack = begins or (before in COMBAT_STEPS and step not in COMBAT_STEPS)
        expected: dict[object, bool] = {PHASE: phase_ends, AROUND: phase_ends or attack, STEPS: True}
        assert rules.mana.empties(table.game, before, step) is expected[rules.mana.empties], (before, step)


@pytest.mark.parametrize(("edition", "life"), by_answer("mana.unspent", {mana_burns: 17, mana_is_lost: 20}))
def test_unspent_mana_costs_life_or_nothing(edition: str, life: int) -> None:
    """Mirage: Mana Burn; 2006: 300.3; 2010: 106.4."""
    table = Paper("Bob has {R}{R}{U}", edition)
    table.game.edition.mana.unspent(table.game, table.bob)
    assert (table.bob.life, dict(table.bob.pool)) == (life, {})
    table.game.edition.mana.unspent(table.game, table.bob)
    assert table.bob.life == life
