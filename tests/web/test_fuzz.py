"""A fixed part of what `make fuzz` draws: nothing that a stranger sends is an error of the site."""

from __future__ import annotations

import pytest
from pytest_django.fixtures import Settings

from tests.fuzz.doors import DOORS
from tests.fuzz.runs import entered_all

INPUTS, PARTS = 2_000, 8


@pytest.mark.django_db
@pytest.mark.parametrize("part", range(PARTS))
def test_no_drawn_input_is_an_error(part: int, settings: Settings) -> None:
    settings.REQUEST_RATES = dict.fromkeys(settings.REQUEST_RATES, "1000000000/second")
    each = INPUTS // PARTS
    entered = list(entered_all(part * each, each))
    assert {one.door for one in entered} == {door.name for door in DOORS}
    assert [(one.number, one.came, one.fault) for one in entered if one.fault] == []
