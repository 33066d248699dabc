"""Who may act when, where an action waits, and in which order what waits resolves."""

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
from sandbox.rules.priority.timing_windows import why_not_in_window
from sandbox.terms.steps import Step
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter, spell

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
    Case(
        "an interrupt is carried out before the answers to the spell",
        "The Duel: Resolving Fast Effects; Mirage: Interrupts That Target Spells and Effects",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}{R}
        Sue holds Counterspell and Shock

        Bob casts Lightning Bolt targeting Sue
        Sue interrupts with Counterspell targeting Lightning Bolt
        it resolves
        """,
        "Bob 20; graveyard: Lightning Bolt / Sue 20 {R}; hand: Shock; graveyard: Counterspell",
        OLD,
    ),
    Case(
        "an interrupt may be interrupted",
        "The Duel: Resolving Fast Effects; Mirage: Interrupts That Target Spells and Effects",
        """
        Bob has {R}{U}{U}
        Bob holds Lightning Bolt and Mana Drain
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Lightning Bolt targeting Sue
        Sue interrupts with Counterspell targeting Lightning Bolt
        Bob interrupts with Mana Drain targeting Counterspell
        everything resolves
        """,
        "Bob 20; graveyard: Mana Drain, Lightning Bolt / Sue 17; graveyard: Counterspell",
        OLD,
    ),
    Case(
        "each player has one chance to interrupt, or as many as there are interrupts",
        "The Duel: Resolving Fast Effects; Mirage: Interrupts That Target Spells and Effects",
        """
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}{U}
        Sue holds Thoughtlace and Counterspell

        Bob casts Lightning Bolt targeting Sue
        Sue interrupts with Thoughtlace targeting Lightning Bolt
        Sue interrupts with Counterspell targeting Lightning Bolt
        everything resolves
        """,
        answers(
            "responses",
            {
                BATCHED: "Bob 20; graveyard: Lightning Bolt / "
                "Sue 17 {U}{U}; hand: Counterspell; graveyard: Thoughtlace / refused: interrupts",
                WITH_BATCHES: "Bob 20; graveyard: Lightning Bolt / Sue 20; graveyard: Counterspell, Thoughtlace",
            },
        ),
        OLD,
    ),
    Case(
        "who casts a spell may interrupt it",
        "The Duel: Resolving Fast Effects; Mirage: Interrupts That Target Spells and Effects",
        """
        Bob has {R}{U}
        Bob holds Lightning Bolt and Thoughtlace

        Bob casts Lightning Bolt targeting Sue
        Bob interrupts with Thoughtlace targeting Lightning Bolt
        everything resolves
        """,
        "Bob 20; graveyard: Thoughtlace, Lightning Bolt / Sue 17",
        OLD,
    ),
    Case(
        "a spell that was interrupted and countered was not successfully cast",
        "Fifth Edition: Triggered Abilities",
        """
        Bob controls Lifeward Cup
        Bob has {R}
        Bob holds Lightning Bolt
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Lightning Bolt targeting Sue
        Sue interrupts with Counterspell targeting Lightning Bolt
        everything resolves
        """,
        "Bob 20: Lifeward Cup; graveyard: Lightning Bolt / Sue 20; graveyard: Counterspell",
        OLD,
        ("Lifeward Cup {2} // Artifact // Whenever a player casts a red spell, you gain 5 life.",),
    ),
    Case(
        "a response to a response joins the batch, and resolves before both",
        "The Duel: Resolving Fast Effects; Mirage: Damage-Prevention Timing; 2006: 408.1c; 2010: 116.4",
        """
        Bob has {R}{R}
        Bob holds Lightning Bolt and Shock
        Sue controls Grizzly Bears
        Sue has {G}
        Sue holds Giant Growth

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Giant Growth targeting Grizzly Bears
        Bob casts Shock targeting Grizzly Bears
        everything resolves
        """,
        "Bob 20; graveyard: Shock, Lightning Bolt / Sue 20; graveyard: Grizzly Bears, Giant Growth",
    ),
    Case(
        "on the stack a counterspell is an instant as any other",
        "2006: 408.1d; 2010: 116.1a",
        """
        Bob has {R}{U}{U}
        Bob holds Lightning Bolt and Mana Drain
        Sue has {U}{U}
        Sue holds Counterspell

        Bob casts Lightning Bolt targeting Sue
        Sue casts Counterspell targeting Lightning Bolt
        Bob casts Mana Drain targeting Counterspell
        everything resolves
        """,
        "Bob 20; graveyard: Mana Drain, Lightning Bolt / Sue 17; graveyard: Counterspell",
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


# what may be announced in which window of the older books

WINDOWS = (
    (WindowKind.OPEN, ("Grizzly Bears", "Lightning Bolt")),
    (WindowKind.RESPONSE, ("Lightning Bolt",)),
    (WindowKind.PREVENTION, ("Reverse Damage",)),
    (WindowKind.REGENERATION, ("Death Ward",)),
)
TRIED = ("Grizzly Bears", "Lightning Bolt", "Counterspell", "Reverse Damage", "Death Ward")


@pytest.mark.parametrize(("kind", "allowed"), WINDOWS)
@pytest.mark.parametrize("edition", OLD)
def test_each_moment_has_its_own_acts(edition: str, kind: WindowKind, allowed: tuple[str, ...]) -> None:
    """Mirage: Damage-Prevention Timing, Using Regeneration; The Duel: Timing."""
    table = Paper(f"Bob holds {', '.join(TRIED[:-1])} and {TRIED[-1]}\nSue controls Hill Giant", edition)
    found = tuple(card for card in TRIED if table.may_announce(card, kind, by="Hill Giant"))
    assert found == allowed


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


@pytest.mark.parametrize(
    ("edition", "may_act"), by_answer("responses", {STACKED: True, BATCHED: False, WITH_BATCHES: False})
)
def test_whether_the_opponent_may_act_before_the_active_player_is_done(edition: str, may_act: bool) -> None:
    """The Duel: Fast Effects and Phases; 2006: 408.1c; 2010: 116.3d. On the stack nobody acts whose chance it is not,
    and that is the window's to say."""
    table = Paper("Bob has 20 life", edition)
    table.opened(WindowKind.OPEN, table.bob)
    assert (table.game.edition.responses.why_not_act(table.game, table.sue) is None) is may_act
    table.game.windows[-1].player = table.sue
    assert table.game.edition.responses.why_not_act(table.game, table.sue) is None


@pytest.mark.parametrize("edition", ALL)
def test_where_there_is_no_window_nobody_acts(edition: str) -> None:
    """The Duel: Fast Effects and Phases; 2006: 302.3; 2010: 502.3."""
    table = Paper("Bob has 20 life", edition)
    assert table.game.edition.responses.why_not_act(table.game, table.bob) is not None


@pytest.mark.parametrize(("had_it", "allowed"), [(False, True), (True, False)])
@pytest.mark.parametrize("edition", OLD)
def test_who_has_had_the_one_chance_interrupts_no_more(edition: str, had_it: bool, allowed: bool) -> None:
    """The Duel: Resolving Fast Effects."""
    table = Paper("Bob holds Lightning Bolt and Counterspell", edition)
    bolt, counterspell = spell(table, "Lightning Bolt"), spell(table, "Counterspell")
    window = table.opened(WindowKind.INTERRUPT, table.bob)
    window.about, counterspell.targets = bolt, ((bolt,),)
    window.had_chance = frozenset({table.bob}) if had_it else frozenset()
    assert (why_not_in_window(table.game, table.bob, counterspell, window) is None) is allowed
