"""A recheck keeps in the database how far it has come: broken off, it goes on; nothing is played twice or left out."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command
from pytest_django.fixtures import Settings

from rulebook.tasks import start
from sandbox.models import Recheck, RecheckedRuling, StoredRuling
from sandbox.rulings import rechecking
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.links import RulingQuestion, question
from sandbox.rulings.store import evaluate_question, store_ruling
from sandbox.scenarios.evaluation import Evaluation

pytestmark = pytest.mark.django_db
TEXT = "Example: number {}\n  Given Bob controls War Mammoth\n  When Bob attacks with War Mammoth\n"


def store(count: int) -> list[str]:
    asked = [question(TEXT.format(number), "m11") for number in range(count)]
    return [store_ruling(one, evaluate_question(one)).pk for one in asked]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that a recheck plays, in order."""
    seen: list[str] = []

    def noted(text: str, edition: str | None) -> Evaluation:
        seen.append(text)
        return evaluate_safely(text, edition)

    monkeypatch.setattr("sandbox.rulings.rechecking.evaluate_safely", noted)
    return seen


def test_broken_off_it_goes_on_where_it_was(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    store(50)
    assert rechecking.play_some(rechecking.begin(), most=20) == 20
    assert rechecking.play_some(rechecking.begin(), most=13) == 13
    with pytest.raises(SystemExit):
        call_command("recheck", stdout=(out := StringIO()), stderr=(said := StringIO()))
    assert len(played) == len(set(played)) == 50
    assert said.getvalue().splitlines()[-1] == "50 of 50 played"
    assert "rulings: 50, changed: 0" in out.getvalue()


def test_a_portion_that_fails_is_played_again_whole(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    store(10)
    recheck = rechecking.begin()
    with monkeypatch.context() as broken:
        broken.setattr("sandbox.rulings.rechecking.revisions", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            rechecking.play_some(recheck)
    assert rechecking.still_to_play(recheck).count() == 10
    assert rechecking.play_some(recheck) == 10
    assert RecheckedRuling.objects.exclude(played=None).count() == 10


def test_finished_it_begins_anew_and_forgets_the_one_before(played: list[str]) -> None:
    store(3)
    for _ in range(2):
        with pytest.raises(SystemExit):
            call_command("recheck", stdout=StringIO(), stderr=StringIO())
    assert len(played) == 6
    assert Recheck.objects.exclude(finished=None).count() == Recheck.objects.count() == 1
    assert RecheckedRuling.objects.count() == 3


def test_with_nothing_stored_it_is_finished_at_once() -> None:
    with pytest.raises(SystemExit):
        call_command("recheck", stdout=(out := StringIO()), stderr=StringIO())
    assert "rulings: 0, changed: 0" in out.getvalue()
    assert rechecking.unfinished() is None


def test_another_engine_s_unfinished_recheck_is_not_gone_on_with() -> None:
    store(2)
    Recheck.objects.create(engine="an older one")
    assert rechecking.begin().engine != "an older one"
    assert Recheck.objects.count() == 1


def test_what_has_changed_is_kept_with_the_recheck() -> None:
    asked = RulingQuestion(TEXT.format(1), "m11")
    StoredRuling.objects.create(id=asked.id, text=asked.text, edition="m11", outcome=[{"name": "x"}], engine="old")
    recheck = rechecking.begin()
    rechecking.play_some(recheck)
    ((stored, revised),) = rechecking.changed(recheck)
    assert stored.pk == asked.id
    assert revised[0].was == {"name": "x"}
    assert revised[0].now["name"] == "number 1"


def test_the_task_plays_them_all(settings: Settings, played: list[str]) -> None:
    settings.BROKER = ""
    store(45)
    assert start("recheck")
    assert len(played) == 45
    assert Recheck.objects.get().finished is not None
