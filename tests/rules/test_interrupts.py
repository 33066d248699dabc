"""Interrupts, batches, and what may be announced in which window of the older books."""

from __future__ import annotations

import pytest

from sandbox.engine.windows import WindowKind
from sandbox.rules.priority.batches import batches_and_interrupts, batches_of_instants_and_of_interrupts
from sandbox.rules.priority.stack import the_stack
from sandbox.rules.priority.timing_windows import why_not_in_window
from tests.rules.tables import ALL, NEW, OLD, Case, Paper, answers, by_answer, chapter, spell

STACKED, BATCHED, WITH_BATCHES = the_stack, batches_and_interrupts, batches_of_instants_and_of_interrupts

INTERRUPTS = (
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


@chapter(INTERRUPTS)
def test_interrupts_and_answers_to_answers(case: Case, edition: str) -> None:
    assert case.after(edition) == case.expected(edition)


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
