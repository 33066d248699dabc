"""A fixed part of what `make fuzz` draws: nothing that a stranger sends is an error of the site."""

from __future__ import annotations

import pytest
from pytest_django.fixtures import Settings

from tests.fuzz.doors import DOORS
from tests.fuzz.runs import entered, entered_all

INPUTS, PARTS = 900, 6
ONCE_AN_ERROR = (15_923, 40_330)
"""A card on a list that nobody knows; a choice decided in one order of effects and asked for in another."""


@pytest.mark.django_db
@pytest.mark.parametrize("part", range(PARTS))
def test_no_drawn_input_is_an_error(part: int, settings: Settings) -> None:
    settings.REQUEST_RATES = dict.fromkeys(settings.REQUEST_RATES, "1000000000/second")
    each = INPUTS // PARTS
    drawn = list(entered_all(part * each, each))
    assert {one.door for one in drawn} == {door.name for door in DOORS}
    assert [(one.number, one.came, one.fault) for one in drawn if one.fault] == []


@pytest.mark.django_db
@pytest.mark.parametrize("number", ONCE_AN_ERROR)
def test_what_was_an_error_once_is_none(number: int) -> None:
    assert entered(number).fault == ""
