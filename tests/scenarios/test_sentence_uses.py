"""What becomes of every sentence of a text: it sets up, is used by a question, is judged, or nobody has use for it."""

from __future__ import annotations

from functools import cache

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.questions.announcing import WhichTarget
from sandbox.engine.questions.choices import WhichColor
from sandbox.engine.questions.combat import WhoAttacks
from sandbox.scenarios.play.run import Run, run
from sandbox.scenarios.play.script import Asked, SentenceEnd, SentenceUse
from tests.scenarios.content import TOLD, scenarios
from tests.scenarios.ways import only


def ends_of(text: str, edition: str = "m11") -> dict[str, SentenceUse]:
    return {use.sentence.step.text: use for use in run(only(text), EDITIONS[edition]).uses}


@cache
def uses_of_the_site() -> list[tuple[str, str, bool, list[tuple[str, bool, bool]]]]:
    """Of each scenario of the site in each edition that it speaks of: its name, the edition, whether each of its
    sentences is spoken of once and in order, and of each what it says, whether it ends as it may, and whether it is
    unused."""
    found = []
    for shown, edition in TOLD:
        done = run(shown.parsed, EDITIONS[edition])
        in_order = [use.sentence for use in done.uses] == [*shown.parsed.given, *shown.parsed.rest]
        ends = [
            (use.sentence.step.text, _ends_as_it_may(use, done), use.end is SentenceEnd.UNUSED) for use in done.uses
        ]
        found.append((shown.name, edition, in_order, ends))
    return found


def test_every_sentence_of_the_site_ends_once() -> None:
    for name, _, in_order, ends in uses_of_the_site():
        assert in_order, name
        assert all(as_it_may for _, as_it_may, _ in ends), name


def _ends_as_it_may(use: SentenceUse, done: Run) -> bool:
    if use.sentence.kind == "given":
        return use.end is SentenceEnd.SET_UP
    if use.sentence.kind == "claim":
        judged = any(claim.bound is use.sentence for claim in done.judged)
        return use.end is (SentenceEnd.JUDGED if judged else use.end) and use.end is not SentenceEnd.USED
    if use.end is SentenceEnd.OTHER_EDITION:
        return not use.sentence.is_for(done.game.edition.key)
    return use.end in (SentenceEnd.USED, SentenceEnd.UNUSED) and bool(use.by) is (use.end is SentenceEnd.USED)


def test_no_sentence_of_the_site_is_unused() -> None:
    assert len(scenarios()) > 500
    told = [
        (f"{name}: {text}", edition) for name, edition, _, ends in uses_of_the_site() for text, _, out in ends if out
    ]
    assert told == []


NOBODY_ASKS = """
Example: an answer that nobody asks for
  Given Bob controls Mountain
  And Bob holds Lightning Bolt
  And Sue controls Grizzly Bears
  When Bob casts Lightning Bolt
  And Bob targets Grizzly Bears
  And Bob chooses black
  And it resolves
  Then Grizzly Bears is in Sue's graveyard
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_answer_that_nobody_asks_for_is_unused(edition: str) -> None:
    ends = ends_of(NOBODY_ASKS, edition)
    assert (ends["Bob chooses black"].end, ends["Bob chooses black"].by) == (SentenceEnd.UNUSED, ())
    assert [text for text, use in ends.items() if use.end is SentenceEnd.UNUSED] == ["Bob chooses black"]


def test_a_sentence_names_the_question_that_used_it_and_its_line() -> None:
    target = ends_of(NOBODY_ASKS)["Bob targets Grizzly Bears"]
    (asked,) = target.by
    assert isinstance(asked, Asked)
    assert (asked.player, asked.kind, asked.text) == ("Bob", WhichTarget, "a target for Lightning Bolt")
    assert target.line == 7


def test_an_act_is_used_by_a_chance_to_act_and_a_declaration_by_its_question() -> None:
    ends = ends_of("""
Example: an attack
  Given Bob controls Grizzly Bears
  And Bob controls Mountain
  And Bob holds Lightning Bolt
  When Bob casts Lightning Bolt targeting Sue
  And Bob attacks with Grizzly Bears
  And combat damage is dealt
  Then Sue has 15 life
""")
    kinds = [by.kind for use in ends.values() for by in use.by if isinstance(by, Asked)]
    assert kinds[:2] == [None, WhoAttacks]
    assert ends["Sue has 15 life"].end is SentenceEnd.JUDGED


def test_a_claim_that_speaks_of_other_editions_is_not_judged() -> None:
    text = NOBODY_ASKS.replace("Then Grizzly", "Then in mirage, Grizzly")
    ends = [use.end for use in run(only(text), EDITIONS["m11"]).uses]
    assert ends[-1] is SentenceEnd.OTHER_EDITION


def test_what_comes_after_a_refusal_is_unused() -> None:
    text = NOBODY_ASKS.replace("Bob controls Mountain", "Bob controls Forest")
    ends = ends_of(text)
    assert ends["Bob casts Lightning Bolt"].end is SentenceEnd.USED
    assert ends["it resolves"].end is SentenceEnd.UNUSED
    assert WhichColor not in [by.kind for use in ends.values() for by in use.by if isinstance(by, Asked)]
