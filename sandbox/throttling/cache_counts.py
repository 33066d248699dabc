"""Counters that machines share, in Django's cache. While it is away, each machine counts for itself."""

from __future__ import annotations

import hashlib

from django.core.cache import cache

from sandbox.throttling.counts import COUNTS

SECONDS_KEPT = 2 * 86_400
"""Longer than any window of a limit."""


class CacheCounts:
    """Counts in one step of the cache, so that no two requests read the same number."""

    def add(self, client: str, window: int) -> int:
        """How many requests the client has now sent in the window, this one included."""
        key = f"count-{window}-{hashlib.blake2b(client.encode(), digest_size=16).hexdigest()}"
        for _ in range(2):
            try:
                return cache.incr(key)
            except ValueError:
                if cache.add(key, 1, SECONDS_KEPT):
                    return 1
        return COUNTS.add(client, window)


SHARED_COUNTS = CacheCounts()
