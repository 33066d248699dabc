"""What may and what cannot be answered is judged against a real question; where none can come, that is an error."""

from __future__ import annotations

import re

import pytest

from sandbox.editions import EDITIONS
from sandbox.scenarios.play.run import run
from sandbox.scenarios.play.script import Asked, SentenceEnd
from sandbox.scenarios.result import rule
from sandbox.scenarios.steps.legality import LEGALITY, AnswerLegality
from sandbox.scenarios.text_report import ruling_lines
from sandbox.scenarios.values.ruling import Claim, Ruling
from tests.scenarios.content import TOLD, files
from tests.scenarios.texts import example

CAST_FROM_THERE = re.compile(r"is on top of (\w+)'s library.*When \1 casts", re.DOTALL)
"""What lies on top of a library is cast from there after the claim, in another way."""


def ruled(text: str, edition: str = "m11") -> Ruling:
    (ruling,) = rule(text, edition)
    return ruling


def claim(text: str, edition: str = "m11") -> Claim:
    """The only claim of a text without faults."""
    ruling = ruled(text, edition)
    assert ruling.faults is None
    (found,) = ruling.claims
    return found


def duress(*said: str) -> str:
    steps = ("Given Bob controls Swamp", "And Bob holds Duress", "And Sue holds Lightning Bolt, Shock and Forest")
    return example(*steps, "When Bob casts Duress targeting Sue", *said)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_claim_of_the_site_about_an_answer_was_judged_at_a_question(edition: str) -> None:
    judged = 0
    for shown, key in TOLD:
        if key != edition or not any(isinstance(one.value, AnswerLegality) for one in shown.parsed.rest):
            continue
        for use in run(shown.parsed, EDITIONS[key]).uses:
            if isinstance(use.sentence.value, AnswerLegality) and use.end is not SentenceEnd.OTHER_EDITION:
                assert use.end is SentenceEnd.JUDGED, shown.name
                asked = [by for by in use.by if isinstance(by, Asked) and by.kind is not None]
                assert asked or not use.sentence.value.waits, f"{shown.name}: {use.sentence.step.text}"
                judged += 1
    assert judged > 0 or edition not in {path.parent.name for path in files()}


def test_no_claim_of_the_site_holds_only_because_the_card_is_somewhere_else() -> None:
    empty = [
        f"{shown.name}: {one.bound.step.text}"
        for shown, edition in TOLD
        if any(bound.sentence in LEGALITY for bound in shown.parsed.rest)
        for one in run(shown.parsed, EDITIONS[edition]).judged
        if one.bound.sentence in LEGALITY
        and "hand (casting spells)" in one.found
        and not CAST_FROM_THERE.search(shown.parsed.scenario.text)
    ]
    assert empty == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "said",
    [
        "cannot choose red",
        "may choose red",
        "cannot pay for Swamp",
        "cannot pay the upkeep of Swamp",
        "cannot sacrifice Swamp",
        "may sacrifice Swamp",
        "cannot discard Duress",
        "cannot decline the effect of Swamp",
        "cannot use the effect of Swamp",
        "cannot prevent 1 from Swamp",
        "cannot target Swamp",
        "cannot assign 1 damage from Swamp to Sue",
        "cannot keep Swamp",
    ],
)
def test_a_claim_about_a_question_that_never_comes_is_an_error(said: str, edition: str) -> None:
    ruling = ruled(example("Given Bob controls Swamp", f"Then Bob {said}", "And Swamp is in play"), edition)
    assert ruling.faults is not None
    assert [(fault.line, fault.sentence) for fault in ruling.faults] == [(3, f"Bob {said}")]
    assert "nobody asks Bob for such an answer" in ruling.faults[0].message
    assert not ruling.passed


OPTIONS = "Bob chooses among Lightning Bolt and Shock"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "text",
    [
        duress("And it resolves", "Then Bob cannot choose Forest", "When Bob chooses Shock"),
        duress("Then Bob cannot choose Forest", "When it resolves", "And Bob chooses Shock"),
        duress("Then Bob cannot choose Forest"),
    ],
    ids=["at the open question", "before it comes", "with nobody answering it"],
)
def test_a_claim_is_judged_at_the_next_question_of_its_kind(text: str, edition: str) -> None:
    found = claim(text, edition)
    assert found.holds
    assert found.found == OPTIONS


def test_a_claim_at_an_open_question_is_judged_though_nobody_answers() -> None:
    ruling = ruled(duress("And it resolves", "Then Bob cannot choose Forest", "And Bob may choose Shock"))
    assert [one.holds for one in ruling.claims] == [True, True]
    assert [one.question for one in ruling.open_choices] == ["a card to discard"]


@pytest.mark.parametrize("claimed", ["cannot choose Shock", "may choose Forest"])
def test_a_false_claim_about_an_answer_fails(claimed: str) -> None:
    assert not claim(duress("And it resolves", f"Then Bob {claimed}", "When Bob chooses Shock")).holds


def test_what_another_player_is_asked_for_cannot_be_answered() -> None:
    found = claim(duress("And it resolves", "Then Sue cannot choose Shock", "When Bob chooses Shock"))
    assert (found.holds, found.found) == (True, "a card to discard: Bob is asked, not Sue")


TWO_ATTACKERS = (
    "Given Bob controls Craw Wurm and War Mammoth",
    "And Sue controls Grizzly Bears, Hill Giant, Scryb Sprites and Gray Ogre",
    "When Bob attacks with Craw Wurm and War Mammoth",
    "And Sue blocks Craw Wurm with Grizzly Bears and Hill Giant",
    "And Sue blocks War Mammoth with Scryb Sprites and Gray Ogre",
)


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("may assign 1 damage from War Mammoth to Scryb Sprites and 2 to Gray Ogre", True),
        ("cannot assign 2 damage from War Mammoth to Sue", True),
        ("may assign 2 damage from War Mammoth to Sue", False),
        ("may assign 6 damage from Craw Wurm to Hill Giant", True),
    ],
)
def test_of_two_that_divide_damage_the_claim_finds_the_right_one(said: str, holds: bool) -> None:
    text = example(
        *TWO_ATTACKERS,
        f"Then Bob {said}",
        "When combat damage is dealt",
        "And Bob assigns 6 damage from Craw Wurm to Grizzly Bears",
        "And Bob assigns 1 damage from War Mammoth to Scryb Sprites and 2 to Gray Ogre",
    )
    assert claim(text, "timespiral").holds is holds


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_only_division_may_be_claimed_and_said(edition: str) -> None:
    text = example(
        "Given Bob controls Craw Wurm",
        "And Sue controls Hill Giant",
        "When Bob attacks with Craw Wurm",
        "And Sue blocks Craw Wurm with Hill Giant",
        "Then Bob may assign 6 damage from Craw Wurm to Hill Giant",
        "When combat damage is dealt",
        "And Bob assigns 6 damage from Craw Wurm to Hill Giant",
    )
    assert claim(text, edition).holds
    assert not claim(text.replace("may assign 6", "may assign 5"), edition).holds


def test_a_payment_that_is_too_much_cannot_be_made() -> None:
    text = example(
        "Given Bob controls Soul Net and Grizzly Bears",
        "And Sue controls Mountain",
        "And Sue holds Lightning Bolt",
        "When Sue casts Lightning Bolt targeting Grizzly Bears",
        "Then Bob cannot pay for Soul Net",
        "When everything resolves",
    )
    assert "Bob cannot pay {1}" in claim(text).found
    assert claim(text).holds
    assert not claim(text.replace("Grizzly Bears\n", "Grizzly Bears and Island\n", 1)).holds


def test_a_claim_that_holds_shows_its_reason_in_the_report() -> None:
    text = duress("And it resolves", "Then Bob cannot choose Forest", "When Bob chooses Shock")
    assert f"        holds: {OPTIONS}" in list(ruling_lines(ruled(text)))


def test_looking_ahead_for_a_question_leaves_the_game_as_it_was() -> None:
    ruling = ruled(duress("Then Bob cannot choose Forest"))
    without = ruled(duress())
    assert ruling.final == without.final
    assert ruling.trace == without.trace


WITCHES = '''
Example: the question meant is the player's own
  Given this card:
    """
    Odd Witches {B}{B}
    Creature - Human Wizard
    {T}: Odd Witches deals 1 damage to target creature or player and 1 damage to target creature or player of an opponent's choice.
    1/3
    """
  And the players are Carissa, Rob and Alex
  And it is Alex's main phase
  And Alex controls Odd Witches
  When Alex activates Odd Witches targeting Rob
  And Alex chooses Rob
  Then Rob CLAIM target Rob
  When Rob targets Carissa
  And it resolves
  Then Carissa has 19 life
'''  # noqa: E501


@pytest.mark.parametrize(("claim", "holds"), [("may", True), ("cannot", False)])
def test_a_claim_is_judged_at_the_players_own_question_once_another_has_answered_theirs(
    claim: str, holds: bool
) -> None:
    (ruling,) = rule(WITCHES.replace("CLAIM", claim), "timespiral")
    assert ruling.passed is holds
