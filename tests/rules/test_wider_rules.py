"""Rules under which steps stand that have rules of their own."""

from __future__ import annotations

from sandbox.engine.events import Told
from sandbox.engine.trace import Trace
from sandbox.scenarios.result import rule
from sandbox.scenarios.text_report import step_lines
from sandbox.scenarios.values.trace import in_order


def test_a_wider_rule_is_said_once_of_what_happens_within_it() -> None:
    trace = Trace()
    with trace.beneath("state-based actions"), trace.beneath("as though", applies=False):
        outer = trace.add(Told("a creature dies"))
        trace.inside.append(outer)
        inner = trace.add(Told("it is put into the graveyard"))
    after = trace.add(Told("a card is drawn"))
    assert (outer.also, inner.also, after.also) == (("state-based actions",), (), ())


TEXT = """
Example: a card too few
  Given Bob holds Mind Rot
  And Bob controls 3 Swamps
  And Sue holds Forest
  When Bob casts Mind Rot targeting Sue
  And it resolves
  Then Forest is in Sue's graveyard
  And because as much as possible
"""


def test_a_step_names_its_own_rule_and_the_wider_one_where_the_edition_states_it() -> None:
    (today,) = rule(TEXT, "today")
    assert today.passed
    step = next(step for _, step in in_order(today.trace) if step.also)
    assert (step.rule, [one.rule for one in step.also]) == ("discarding", ["as much as possible"])
    assert any("[as much as possible: /today/rules/the-golden-rules/]" in line for line in step_lines(today.trace, ""))
    (m11,) = rule(TEXT, "m11")
    assert not any(step.also for _, step in in_order(m11.trace))
