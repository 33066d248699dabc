"""A card that a scenario brings along and that is not understood: the line, the place in it, and what is like it."""

from __future__ import annotations

from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.fault import Fault

CARD = '''Scenario: a card of one's own
    Given this card:
      """
      {}
      """
    Then Bob has 20 life
'''


def fault_of(*lines: str) -> Fault:
    (fault,) = evaluate(CARD.format("\n      ".join(lines)), "m11").faults
    return fault


def test_the_nearest_wording_is_that_of_the_sentence() -> None:
    fault = fault_of("Odd Dart {B}", "Instant", "Draw a card. Target creature gets -1/-1 until end of tern.")
    assert fault.nearest == ("Target creature gets -1/-1 until end of turn.",)
    assert fault.sentence.startswith("Draw a card.")
    assert (fault.line, fault.sentence[fault.column - 1 :]) == (6, "until end of tern.")
    assert f"at column {fault.column}:" in fault.message


def test_columns_count_in_the_line_of_a_longer_text() -> None:
    fault = fault_of("Odd Dog {R}", "Creature \u2014 Dog", "Haste", "When Odd Dog dies, draw a cart.", "2/1")
    assert (fault.line, fault.sentence[fault.column - 1 :]) == (7, "a cart.")
    assert f"at column {fault.column}:" in fault.message
    assert fault.nearest[0].startswith("When this card dies, ")


def test_a_title_has_no_nearest_wording() -> None:
    fault = fault_of("Odd Dog 1R", "Creature \u2014 Dog", "2/1")
    assert (fault.line, fault.sentence[fault.column - 1 :], fault.nearest) == (4, "1R", ())


def test_a_clause_that_is_understood_takes_the_place_of_one_that_is_not() -> None:
    fault = fault_of("Odd Dart {B}", "Instant", "Draw a card. Destroy target creature with toughness 3 or lower.")
    assert fault.nearest == ("Destroy target creature with toughness 3 or less.",)
    fault = fault_of("Odd Dog {R}", "Creature \u2014 Dog", "Creatures you kontrol get +1/+1.", "2/1")
    assert fault.nearest == ("Creatures you control get +1/+1.",)
