"""Stored rulings can be written down and stored again; there is a bound to how many there are."""

from __future__ import annotations

from datetime import timedelta
from io import StringIO
from pathlib import Path

import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.core.management.base import CommandError
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from sandbox.models import StoredRuling
from sandbox.rulings.links import question

pytestmark = pytest.mark.django_db
TEXT = "Example: number {}\n  Given Bob controls War Mammoth\n"


@pytest.fixture(autouse=True)
def _nothing_counted() -> None:
    cache.clear()


def store(count: int) -> list[tuple[object, ...]]:
    for number in range(count):
        asked = question(TEXT.format(number), "m11")
        StoredRuling.objects.create(id=asked.id, text=asked.text, edition="m11", outcome=[{"name": "x"}], engine="e")
    StoredRuling.objects.update(created=timezone.now() - timedelta(days=40))
    return rows()


def rows() -> list[tuple[object, ...]]:
    return list(StoredRuling.objects.order_by("pk").values_list())


@pytest.mark.parametrize("name", ["rulings.jsonl", "rulings.jsonl.gz"])
def test_what_was_lost_is_restored_as_it_was(name: str, tmp_path: Path) -> None:
    were = store(1_203)
    call_command("backup", str(tmp_path / name), stdout=(said := StringIO()))
    assert "1203 rulings are in" in said.getvalue()
    StoredRuling.objects.filter(text__contains="7").delete()
    left = StoredRuling.objects.count()
    call_command("restore", str(tmp_path / name), stdout=(said := StringIO()))
    assert f"{1_203 - left} rulings are stored again, {left} were there" in said.getvalue()
    assert rows() == were


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: lines[:-1], "not whole: 3 rulings, and at its end it names none"),
        (lambda lines: [*lines[:2], *lines[3:]], "not whole: 2 rulings, and at its end it names 3"),
        (lambda lines: [lines[0], lines[1][:40], *lines[2:]], "line 2: this is no JSON"),
        (lambda lines: [lines[0], lines[1].replace("Mammoth", "Elephant"), *lines[2:]], "is not the one that was"),
        (lambda lines: [lines[0], "[1]", *lines[2:]], "line 2: this is no ruling"),
        (lambda lines: [lines[0], '{"id": 1}', *lines[2:]], "line 2: this is no ruling"),
        (lambda lines: lines[1:], "line 1: this is no archive"),
        (lambda lines: [*lines, lines[1]], "line 6: something stands after the end"),
        (lambda lines: [], "line 1: this is no JSON"),
    ],
)
def test_of_a_damaged_file_nothing_is_restored(damage: object, said: str, tmp_path: Path) -> None:
    assert callable(damage)
    store(3)
    file = tmp_path / "rulings"
    call_command("backup", str(file), stdout=StringIO())
    StoredRuling.objects.all().delete()
    file.write_text("".join(f"{line}\n" for line in damage(file.read_text().splitlines())))
    with pytest.raises(CommandError, match=said):
        call_command("restore", str(file))
    assert not StoredRuling.objects.exists()


def test_a_backup_that_breaks_off_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rulings"
    file.write_text("the one before")
    store(1)
    monkeypatch.setattr("sandbox.rulings.archive.json.dumps", lambda _: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        call_command("backup", str(file))
    assert [found.read_text() for found in tmp_path.iterdir()] == ["the one before"]


@pytest.mark.parametrize(("days", "left"), [(0, 2), (41, 2), (39, 0)])
def test_rulings_past_their_time_are_deleted(days: int, left: int, settings: Settings) -> None:
    store(2)
    settings.KEEP_DAYS = days
    call_command("prune", stdout=(said := StringIO()))
    assert f"{2 - left} rulings are deleted" in said.getvalue()
    assert StoredRuling.objects.count() == left


def test_a_full_site_stores_no_more_but_gives_the_links_that_it_has(client: Client, settings: Settings) -> None:
    settings.KEEP_MOST = 1
    first, second = ({"text": TEXT.format(number), "edition": "m11"} for number in "12")
    assert client.post("/r/", first).status_code == 302
    cache.clear()
    assert client.post("/r/", first).status_code == 302
    refused = client.post("/r/", second)
    assert refused.status_code == 503
    assert "long link" in refused.content.decode()
    assert StoredRuling.objects.count() == 1


def test_a_text_that_a_database_cannot_hold_is_not_stored(client: Client) -> None:
    assert client.post("/r/", {"text": "Example: a\0b\n  Given Bob controls War Mammoth\n"}).status_code == 400
