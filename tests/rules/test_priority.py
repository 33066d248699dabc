"""Who may act when, and in which order spells resolve."""

from __future__ import annotations

import pytest

from sandbox.engine.windows import WindowKind
from sandbox.rules.priority.action_speed import (
    ActionSpeed,
    action_speed,
    interrupts_and_mana_sources,
    interrupts_are_instants,
    interrupts_only,
    makes_mana,
)
from sandbox.rules.priority.batches import batches_and_interrupts, batches_of_instants_and_of_interrupts
from sandbox.rules.priority.stack import the_stack
from sandbox.terms.steps import Step
from tests.rules.tables import ALL, NEW, Case, Paper, answers, chapter, spell

STACKED, BATCHED, WITH_BATCHES = the_stack, batches_and_interrupts, batches_of_instants_and_of_interrupts

ORDER = (
    Case(
        "what was announced last resolves first",
        "The Duel: Resolving Fast Effects; 2006: 413.1; 2010: 116.4",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears
        Sue has {G}
        Sue holds Giant Growth

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Giant Growth targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20: Grizzly Bears 5/5 damage 3; graveyard: Giant Growth",
    ),
    Case(
        "a response that comes too late saves nobody",
        "The Duel: Resolving Fast Effects; 2006: 413.1; 2010: 116.4",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears
        Sue has {G}
        Sue holds Giant Growth

        Sue casts Giant Growth targeting Grizzly Bears
        Bob responds with Lightning Bolt targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20; graveyard: Grizzly Bears, Giant Growth",
    ),
    Case(
        "after each resolution something may be added, or not",
        "The Duel: Resolving Fast Effects; 2006: 408.1c; 2010: 116.3b",
        """
        Bob has {R}{G}
        Bob holds Lightning Bolt and Giant Growth
        Bob controls Grizzly Bears
        Sue has {R}
        Sue holds Lightning Bolt#2

        Bob casts Lightning Bolt targeting Sue
        Sue casts Lightning Bolt#2 targeting Grizzly Bears
        Lightning Bolt#2 resolves
        """,
        answers(
            "responses",
            {
                STACKED: "Bob 20 {G}; hand: Giant Growth; graveyard: Grizzly Bears / "
                "Sue 20; graveyard: Lightning Bolt#2 / waiting: Lightning Bolt at Sue",
                BATCHED: "Bob 20 {G}; hand: Giant Growth; graveyard: Grizzly Bears, Lightning Bolt / "
                "Sue 17; graveyard: Lightning Bolt#2",
                WITH_BATCHES: "Bob 20 {G}; hand: Giant Growth; graveyard: Grizzly Bears, Lightning Bolt / "
                "Sue 17; graveyard: Lightning Bolt#2",
            },
        ),
    ),
    Case(
        "who has acted may act again before anybody else",
        "2006: 408.1c; 2010: 116.3c",
        """
        Bob has {R}{G}
        Bob holds Lightning Bolt and Giant Growth
        Bob controls Grizzly Bears

        Bob casts Lightning Bolt targeting Grizzly Bears
        Bob casts Giant Growth targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20: Grizzly Bears 5/5 damage 3; graveyard: Giant Growth, Lightning Bolt / Sue 20",
    ),
    Case(
        "a creature spell is no answer to anything",
        "The Duel: Timing; 2006: 408.1d; 2010: 116.1a",
        """
        Bob has {R}{G}{G}
        Bob holds Lightning Bolt and Grizzly Bears

        Bob casts Lightning Bolt targeting Sue
        Bob casts Grizzly Bears
        """,
        "Bob 20 {G}{G}; hand: Grizzly Bears / Sue 20 / waiting: Lightning Bolt at Sue / refused: timing of spells",
        NEW,
    ),
    Case(
        "a creature with flash may come in another's turn",
        "2006: 502.57a; 2010: 702.8a",
        """
        Sue has {U}{U}{U}
        Sue holds Sudden Fish

        Sue casts Sudden Fish
        it resolves
        """,
        "Bob 20 / Sue 20 {U}{U}: Sudden Fish 1/1",
        NEW,
        ("Sudden Fish {U} // Creature — Fish // Flash // 1/1",),
    ),
    Case(
        "sorceries are cast in one's own main phase",
        "The Duel: Timing; 2006: 408.1d; 2010: 116.1a",
        """
        it is Bob's upkeep
        Bob has {R}
        Bob holds Firebolt

        Bob casts Firebolt targeting Sue
        """,
        "Bob 20 {R}; hand: Firebolt / Sue 20 / refused: timing of spells",
    ),
    Case(
        "sorceries are not cast in another's turn",
        "The Duel: Timing; 2006: 408.1d; 2010: 116.1a",
        """
        Sue has {R}
        Sue holds Firebolt

        Sue casts Firebolt targeting Bob
        """,
        "Bob 20 / Sue 20 {R}; hand: Firebolt / refused: timing of spells",
        NEW,
    ),
    Case(
        "instants are cast in another's turn",
        "The Duel: Fast Spells; 2006: 408.1d; 2010: 116.1a",
        """
        Sue has {R}
        Sue holds Shock

        Sue casts Shock targeting Bob
        it resolves
        """,
        "Bob 18 / Sue 20; graveyard: Shock",
        NEW,
    ),
    Case(
        "nobody acts in the untap step",
        "The Duel: Untap Phase; 2006: 302.3; 2010: 502.3",
        """
        it is Bob's untap step
        Bob controls Forest and Grizzly Bears
        Forest is tapped

        it is Bob's upkeep
        """,
        "Bob 20: Forest, Grizzly Bears 2/2 / Sue 20",
    ),
    Case(
        "a mana ability waits for nobody",
        "The Duel: Mana; 2006: 411.1; 2010: 605.3a",
        """
        Bob controls Llanowar Elves

        Bob taps Llanowar Elves for mana
        """,
        "Bob 20 {G}: Llanowar Elves 1/1 tapped / Sue 20",
    ),
    Case(
        "a spell that makes mana waits for answers or for nothing",
        "Mirage: Mana Sources; 2006: 406.2; 2010: 605.5",
        """
        Bob has {B}
        Bob holds Dark Ritual

        Bob casts Dark Ritual
        """,
        answers(
            "card_type",
            {
                interrupts_and_mana_sources: "Bob 20 {B}{B}{B}; graveyard: Dark Ritual / Sue 20",
                interrupts_only: "Bob 20 / Sue 20 / waiting: Dark Ritual",
                interrupts_are_instants: "Bob 20 / Sue 20 / waiting: Dark Ritual",
            },
        ),
    ),
    Case(
        "a spell that makes mana stands on the stack like any other",
        "2006: 406.2; 2010: 605.5",
        """
        Bob has {B}
        Bob holds Dark Ritual
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Dark Ritual
        Sue casts Counterspell targeting Dark Ritual
        everything resolves
        """,
        "Bob 20; graveyard: Dark Ritual / Sue 20; graveyard: Counterspell",
        NEW,
    ),
)


@chapter(ORDER)
def test_the_order_of_acting_and_resolving(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


SPEEDS = (
    ("Grizzly Bears", {ALL: ActionSpeed.SLOW}),
    ("Firebolt", {ALL: ActionSpeed.SLOW}),
    ("Pestermite", {ALL: ActionSpeed.FAST}),
    ("Lightning Bolt", {ALL: ActionSpeed.FAST}),
    ("Counterspell", {ALL: ActionSpeed.INTERRUPT}),
    ("Chaoslace", {ALL: ActionSpeed.FAST}),
    ("Death Ward", {ALL: ActionSpeed.REGENERATION}),
    ("Reverse Damage", {ALL: ActionSpeed.PREVENTION}),
    ("Fog", {ALL: ActionSpeed.FAST}),
    ("Dark Ritual", {("mirage",): ActionSpeed.MANA, ("duel", *NEW): ActionSpeed.FAST}),
)


@pytest.mark.parametrize(("card", "speeds"), SPEEDS)
@pytest.mark.parametrize("edition", ALL)
def test_how_fast_a_spell_is(edition: str, card: str, speeds: dict[tuple[str, ...], ActionSpeed]) -> None:
    """The Duel: Timing; Mirage: Mana Sources; 2006: 408.1d; 2010: 116.1a."""
    table = Paper(f"Bob holds {card}", edition)
    (expected,) = [speed for editions, speed in speeds.items() if edition in editions]
    assert action_speed(table.game, spell(table, card)) is expected


@pytest.mark.parametrize(
    ("card", "makes"), [("Dark Ritual", True), ("Lightning Bolt", False), ("Grizzly Bears", False)]
)
def test_what_makes_mana(card: str, makes: bool) -> None:
    """2006: 406.2."""
    assert makes_mana(spell(Paper(f"Bob holds {card}", "m11"), card)) is makes


@pytest.mark.parametrize("step", [Step.UPKEEP, Step.DRAW, Step.COMBAT_START, Step.ATTACKERS])
@pytest.mark.parametrize("edition", ALL)
def test_nothing_slow_is_begun_outside_the_main_phases(edition: str, step: Step) -> None:
    """The Duel: Timing; 2006: 408.1d; 2010: 116.1a."""
    table = Paper("Bob holds Grizzly Bears", edition)
    table.opened(WindowKind.OPEN, table.bob)
    assert table.game.edition.responses.why_not_slow(table.game, table.bob) is None
    assert table.game.edition.responses.why_not_slow(table.game, table.sue) is not None
    table.game.step = step
    assert table.game.edition.responses.why_not_slow(table.game, table.bob) is not None


@pytest.mark.parametrize("edition", ALL)
def test_nothing_slow_is_begun_while_something_waits(edition: str) -> None:
    """The Duel: Timing; 2006: 408.1d; 2010: 116.1a."""
    table = Paper("Bob holds Grizzly Bears and Lightning Bolt", edition)
    table.opened(WindowKind.OPEN, table.bob)
    table.game.waiting.append(spell(table, "Lightning Bolt"))
    assert table.game.edition.responses.why_not_slow(table.game, table.bob) is not None
