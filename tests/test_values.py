"""Values are dataclasses that are made when they are needed, whatever else has been made before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, replace
from inspect import signature

import pytest

from sandbox.terms.values import Value


class Place(Value):
    row: int
    column: int = 1


class NamedPlace(Place):
    name: str = ""


class Many(Value):
    parts: tuple[int, ...]
    held: list[int] = field(default_factory=list)
    kind: str = field(default="", metadata={"about": "a word"})


class Nowhere(Value):
    """It has no parts."""


def test_a_value_is_equal_to_another_with_the_same_parts_and_nothing_changes_it() -> None:
    here = Place(2)
    assert here == Place(2, 1)
    assert hash(here) == hash(Place(2, 1))
    assert here != Place(2, 2)
    assert repr(replace(here, row=3)) == "Place(row=3, column=1)"
    with pytest.raises(FrozenInstanceError):
        setattr(here, "row", 4)  # noqa: B010 (the type checker would not let it pass)


def test_a_class_that_adds_parts_has_them_all_though_the_one_above_was_made_before() -> None:
    Place(1)
    assert NamedPlace(1, 2, "door") == NamedPlace(1, 2, name="door") != Place(1, 2)
    assert [part.name for part in fields(NamedPlace)] == ["row", "column", "name"]


def test_a_value_without_parts_takes_none() -> None:
    assert Nowhere() == Nowhere()
    assert not fields(Nowhere)
    with pytest.raises(TypeError, match="Nowhere has no parts"):
        Nowhere(*[1])


def test_a_value_is_made_of_all_its_parts_or_not_at_all() -> None:
    assert vars(Many((1,))) == {"parts": (1,), "held": [], "kind": ""}
    assert Many((1,)).held is not Many((1,)).held
    assert Many((1,), [2], kind="a") == Many(kind="a", held=[2], parts=(1,))
    assert list(signature(Many.__init__).parameters) == ["self", "parts", "held", "kind"]
    wrong: list[dict[str, object]] = [{}, {"parts": (), "other": 1}, {"held": []}]
    made: Callable[..., Many] = Many
    for parts in wrong:
        with pytest.raises(TypeError):
            made(**parts)
