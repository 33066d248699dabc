"""Meanings are equal by class and parts, and that is said in one place."""

from __future__ import annotations

from sandbox.meaning.card import Card
from sandbox.meaning.effects import Destroy, Tap, Untap
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Itself, Target, You


def all_meanings(root: type[Meaning]) -> list[type[Meaning]]:
    return [root] + [kind for child in root.__subclasses__() for kind in all_meanings(child)]


def test_equal_parts_make_equal_meanings_with_one_hash() -> None:
    assert Destroy(Target(1)) == Destroy(Target(1), no_regeneration=False)
    assert hash(Destroy(Target(1))) == hash(Destroy(Target(1)))
    assert len({Keyword("flying"), Keyword("flying"), Keyword("reach")}) == 2


def test_other_parts_or_another_class_make_another_meaning() -> None:
    assert Destroy(Target(1)) != Destroy(Target(0))
    assert Tap(Itself()) != Untap(Itself())
    assert Itself() != You()


def test_a_meaning_shows_its_class_and_its_parts() -> None:
    assert repr(Tap(Target(1))).startswith("Tap(what=Target(index=1")


def test_few_classes_of_meanings_bring_an_equality_of_their_own() -> None:
    """The card does, for what it was in another year does not count; each other one makes every ruling begin later."""
    kinds = [kind for kind in all_meanings(Meaning) if kind.__module__.startswith("sandbox.meaning")]
    own = {kind for kind in kinds if "__eq__" in vars(kind)}
    assert Card in own
    assert len(own) * 20 < len(kinds)
