"""What machines share, and that a site can do without it."""

from __future__ import annotations

import pytest
from django.apps import apps
from django.core.cache.backends.locmem import LocMemCache
from django.core.management import call_command
from django.test import RequestFactory
from pytest_django.fixtures import Settings

from rulebook.content_database import CONTENT, ContentRouter
from rulebook.entry_loading import DatabaseRows, Library
from rulebook.models import Rule
from rulebook.serving.shared_cache import SharedCache
from rulebook.tasks import TASKS, start
from sandbox.models import StoredRuling
from sandbox.throttling.limits import seconds_to_wait

NOBODY_THERE = "redis://127.0.0.1:1/0"


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> SharedCache:
    """A shared cache whose server does not answer."""
    monkeypatch.setattr(SharedCache, "away_until", 0.0)
    return SharedCache(NOBODY_THERE, {})


def test_the_content_is_what_is_made_from_the_files() -> None:
    made = {model._meta.label_lower for model in DatabaseRows(Library(), {}).all()}
    assert made == CONTENT
    assert {apps.get_model(label)._meta.label_lower for label in CONTENT} == CONTENT


def test_the_router_sends_the_content_to_its_database_and_nothing_else() -> None:
    router = ContentRouter()
    assert (router.db_for_read(Rule), router.db_for_write(Rule)) == ("content", "content")
    assert (router.db_for_read(StoredRuling), router.db_for_write(StoredRuling)) == (None, None)


def test_a_cache_that_is_away_has_nothing_and_breaks_nothing(away: SharedCache) -> None:
    away.set("key", 1)
    assert (away.get("key"), away.get("key", 7), away.add("key", 1)) == (None, 7, False)
    with pytest.raises(ValueError, match="nothing can be counted"):
        away.incr("key")


def test_a_cache_that_is_away_is_left_alone_for_a_moment(away: SharedCache, monkeypatch: pytest.MonkeyPatch) -> None:
    away.get("key")
    monkeypatch.setattr("django.core.cache.backends.redis.RedisCache.get", lambda *_: pytest.fail("it was asked again"))
    assert away.get("key", 7) == 7


def test_limits_count_in_the_shared_cache(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.CACHE, settings.REQUEST_RATES = "redis://one", {"api": "2/day"}
    shared = LocMemCache("limits", {})
    monkeypatch.setattr("sandbox.throttling.cache_counts.cache", shared)
    request = RequestFactory().get("/")
    assert [bool(seconds_to_wait("api", request)) for _ in range(4)] == [False, False, True, True]
    shared.clear()
    assert not seconds_to_wait("api", request)


def test_limits_hold_while_the_shared_cache_is_away(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, away: SharedCache
) -> None:
    settings.CACHE, settings.REQUEST_RATES = NOBODY_THERE, {"api": "2/day"}
    monkeypatch.setattr("sandbox.throttling.cache_counts.cache", away)
    request = RequestFactory().get("/")
    assert [bool(seconds_to_wait("api", request)) for _ in range(4)] == [False, False, True, True]


def test_without_a_broker_long_work_is_done_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.BROKER, seen = "", []

    def portion(reached: str) -> str | None:
        seen.append(reached)
        return {"": "a", "a": "b"}.get(reached)

    monkeypatch.setitem(TASKS, "read_cards", portion)
    assert start("read_cards")
    assert seen == ["", "a", "b"]


def test_with_a_broker_the_work_is_handed_over_and_each_portion_asks_for_the_next(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("celery")
    from rulebook.celery import app, in_portions

    sent: list[tuple[str, tuple[str]]] = []
    monkeypatch.setattr(app, "send_task", lambda name, args: sent.append((name, args)))
    settings.BROKER = "memory://"
    assert not start("read_cards")
    in_portions("read_cards", lambda reached: f"{reached}+")("a")
    in_portions("read_cards", lambda reached: None)("a+")
    assert sent == [("read_cards", ("",)), ("read_cards", ("a+",))]


@pytest.mark.django_db
def test_migrating_again_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("migrate_databases")
    assert "No migrations to apply" in capsys.readouterr().out
