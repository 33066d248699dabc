"""The cache that machines share. It is never needed: while it is away, nothing is found in it, and soon it is asked
again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache
from redis import RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

log = logging.getLogger(__name__)
T = TypeVar("T")
SECONDS_TO_CONNECT = 0.25
SECONDS_TO_ANSWER = 0.5
SECONDS_LEFT_ALONE = 1.0
"""After a failure it is not asked for so long, so that no reader waits for it again and again."""


class SharedCache(RedisCache):
    """Django's Redis cache, but that an outage is a miss: ``get`` gives the default, ``set`` and ``delete`` do nothing,
    ``add`` says no, and ``incr`` raises ValueError, as for a key that is not there."""

    away_until = 0.0
    """For all threads of this process; a moment of the monotonic clock."""

    def __init__(self, server: str, params: dict[str, object]) -> None:
        options = {
            "socket_connect_timeout": SECONDS_TO_CONNECT,
            "socket_timeout": SECONDS_TO_ANSWER,
            "retry": Retry(NoBackoff(), 1),
            "max_connections": 64,
        }
        super().__init__(server, {**params, "OPTIONS": options})

    def get(self, key: str, default: object = None, version: int | None = None) -> object:
        return self._asked(lambda: super(SharedCache, self).get(key, default, version), default)

    def set(self, key: str, value: object, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        self._asked(lambda: super(SharedCache, self).set(key, value, timeout, version), None)

    def add(self, key: str, value: object, timeout: float | None = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return self._asked(lambda: bool(super(SharedCache, self).add(key, value, timeout, version)), False)

    def delete(self, key: str, version: int | None = None) -> bool:
        return self._asked(lambda: bool(super(SharedCache, self).delete(key, version)), False)

    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        found = self._asked(lambda: int(super(SharedCache, self).incr(key, delta, version)), None)
        if found is None:
            raise ValueError(f"nothing can be counted under {key!r} now")
        return found

    def _asked(self, ask: Callable[[], T], otherwise: T) -> T:
        if time.monotonic() < SharedCache.away_until:
            return otherwise
        try:
            return ask()
        except RedisError as error:
            SharedCache.away_until = time.monotonic() + SECONDS_LEFT_ALONE
            log.warning("the shared cache does not answer: %s", error)
            return otherwise
