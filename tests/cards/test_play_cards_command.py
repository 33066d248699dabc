"""`manage.py play_cards`: what it prints and how it ends."""

from __future__ import annotations

import io

import pytest
from django.core.management import call_command

from sandbox.meaning.effects import GainLife
from sandbox.rules.turn.new_game import RULEBOOK
from tests.cards.imports import MOTH, imported

pytestmark = pytest.mark.django_db


def played(*args: str) -> tuple[int, str]:
    """Exit status and standard output."""
    out = io.StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("play_cards", *args, stdout=out, stderr=io.StringIO())
    assert isinstance(ended.value.code, int)
    return ended.value.code, out.getvalue()


def test_an_imported_card_is_played_under_the_edition_named() -> None:
    imported(MOTH)
    status, said = played("--card", "Pale Moth", "--edition", "m11")
    assert status == 0
    assert " trials, 0 mistakes" in said


def test_a_sample_is_drawn_from_the_pool_and_the_imported_cards_with_the_same_seed_alike() -> None:
    imported(MOTH)
    first = played("--sample", "1", "--seed", "4", "--edition", "m11")
    assert first == played("--sample", "1", "--seed", "4", "--edition", "m11")


def test_a_mistake_is_listed_with_its_card_and_the_status_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise KeyError("broken")

    imported(MOTH)
    monkeypatch.setattr(RULEBOOK, "performers", {**RULEBOOK.performers, GainLife: fails})
    status, said = played("--card", "Pale Moth", "--edition", "m11")
    assert status == 1
    assert "errors of the engine" in said
    assert "KeyError: 'broken': Pale Moth (m11, ability 1" in said
