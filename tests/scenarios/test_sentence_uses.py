"""What becomes of every sentence of a text: it sets up, is used by a question, is judged, or nobody has use for it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from sandbox.editions import EDITIONS
from sandbox.engine.questions.announcing import WhichTarget
from sandbox.engine.questions.choices import WhichColor
from sandbox.engine.questions.combat import WhoAttacks
from sandbox.scenarios.play.run import Run, run
from sandbox.scenarios.play.script import Asked, SentenceEnd, SentenceUse
from tests.scenarios.content import TOLD, Shown, scenarios
from tests.scenarios.ways import only


def ends_of(text: str, edition: str = "m11") -> dict[str, SentenceUse]:
    return {use.sentence.step.text: use for use in run(only(text), EDITIONS[edition]).uses}


class Sentence(NamedTuple):
    text: str
    ends_as_it_may: bool
    unused: bool


class Played(NamedTuple):
    """A scenario of the site in one of the editions that it speaks of. `in_order`: each sentence is spoken of once."""

    name: str
    edition: str
    in_order: bool
    sentences: list[Sentence]


@cache
def everything_played() -> list[Played]:
    """The scenarios of the site, played once for all questions about their sentences."""
    return [_played(shown, edition) for shown, edition in TOLD]


def _played(shown: Shown, edition: str) -> Played:
    done = run(shown.parsed, EDITIONS[edition])
    in_order = [use.sentence for use in done.uses] == [*shown.parsed.given, *shown.parsed.rest]
    sentences = [
        Sentence(use.sentence.step.text, _ends_as_it_may(use, done), use.end is SentenceEnd.UNUSED) for use in done.uses
    ]
    return Played(shown.name, edition, in_order, sentences)


def test_every_sentence_of_the_site_ends_once() -> None:
    for played in everything_played():
        assert played.in_order, played.name
        assert all(sentence.ends_as_it_may for sentence in played.sentences), played.name


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
    unused = [(each.name, each.edition, s.text) for each in everything_played() for s in each.sentences if s.unused]
    assert unused == []


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
