"""How many rulings are stored, and for how long."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.core.cache import cache
from django.utils import timezone

from sandbox.models import StoredRuling

SECONDS_A_COUNT_HOLDS = 60


def is_full() -> bool:
    """Whether as many are stored as are to be kept. They are counted once a minute, so that what is stored in one
    minute can be too many."""
    count = cache.get("stored-rulings")
    if count is None:
        count = StoredRuling.objects.count()
        cache.set("stored-rulings", count, SECONDS_A_COUNT_HOLDS)
    return int(count) >= settings.KEEP_MOST


def prune() -> int:
    """Deletes what is older than it is to be kept, and says how many those were."""
    if not settings.KEEP_DAYS:
        return 0
    old = StoredRuling.objects.filter(created__lt=timezone.now() - timedelta(days=settings.KEEP_DAYS))
    count = old.count()
    old.delete()
    return count
