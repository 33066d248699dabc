"""Editions beside each other: one that lacks a rule by which another goes says so."""

from __future__ import annotations

from sandbox.editions.citations import cited
from sandbox.rulings.compare import across_editions

UNSPENT = """\
Example: mana that nobody spends
  Given it is Bob's main phase
  And Bob controls Forest
  When Bob taps Forest for {G}
  And it is Bob's cleanup step
"""
AGREED = """\
Example: nothing happens
  Given Bob controls Forest
"""


def test_a_rule_of_another_column_that_no_source_states_is_named() -> None:
    (found,) = across_editions(UNSPENT)
    assert not found.agreed
    assert any("mana burn" in rules for column, rules in found.lacking if "m11" in column.keys)
    for column, rules in found.lacking:
        assert not any(cited(rule, key) for rule in rules for key in column.keys)


def test_where_all_agree_nothing_is_lacking() -> None:
    (found,) = across_editions(AGREED)
    assert found.lacking == []
